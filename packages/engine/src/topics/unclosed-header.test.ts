import { expect, it } from 'vitest';
import { extractDocument } from '../artifacts/extract.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { aPage } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { prose } from './testing-site.ts';

const SERVICES = ['Resoling', 'Heel repair', 'Shoe dyeing', 'Stretching'];
const slug = (label: string) => label.toLowerCase().replace(' ', '-');
const MENU = SERVICES.map((label) => `<li><a href="/services/${slug(label)}">${label}</a></li>`).join('');

/** A site whose pages open a <header> and close it below their menu, or never. */
const site = (end: string): ReadPage[] =>
  ['', ...SERVICES].map((label) => {
    const url = `https://acme.test/${label && `services/${slug(label)}`}`;
    const question =
      label && `<h2>How long does ${label.toLowerCase()} take?</h2><p>${label} takes three days in our workshop in Leeds.</p>`;
    const text = `<h1>${label || 'Acme Cobblers'}</h1>${question}<h2>What we do</h2><p>${label} by Acme Cobblers. ${prose(80, label.slice(0, 3) || 'home')}.</p>`;
    const body = `<header><p>Acme</p><nav><ul>${MENU}</ul></nav>${end}<div>${text}</div><footer>Acme Cobblers Ltd, Leeds</footer>`;
    const title = label ? `${label} | Acme Cobblers` : 'Acme Cobblers';
    const document = extractDocument(`<html lang="en"><title>${title}</title><body>${body}</body></html>`, url);
    return { ...aPage({ url }), document };
  });

it('pages whose header is never closed have the topics and questions of those whose header is', () => {
  const read = (end: string) => {
    const { topics, questions } = buildCorpus(site(end), 0);
    return { topics: topics.map(({ topic }) => topic), questions: questions.map(({ question, coverage }) => `${question} ${coverage}`) };
  };
  const closed = read('</header>');
  expect(closed.topics).toEqual(expect.arrayContaining(SERVICES));
  expect(closed.questions).toContain('How long does resoling take? answered');
  expect(read('')).toEqual(closed);
});
