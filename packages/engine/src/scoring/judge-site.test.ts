import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';
import { changePage } from '../fixes/candidate.ts';
import { type JudgedSite, judgeSite, rejudgeSite } from './judge-site.ts';

/** Judging a changed copy again, and judging it as a site never seen, must come to the same. */
const GOLDEN = join(import.meta.dirname, '../../test/golden');
const visits = ['windows', 'bread-blog'].map((name) => ({
  name,
  visit: JSON.parse(readFileSync(join(GOLDEN, `${name}.visit.json`), 'utf8')) as Visit,
}));

const ofPage = (at: number, change: (document: PageDocument) => PageDocument) => (visit: Visit) =>
  changePage(visit, visit.pages.filter(({ document }) => document)[at]?.url ?? '', change);
const everywhere = (change: (document: PageDocument) => PageDocument) => (visit: Visit) => ({
  ...visit,
  pages: visit.pages.map((page) => ({ ...page, document: page.document && change(page.document) })),
});

const NO_TEXT: [string, (visit: Visit) => Visit][] = [
  ['nothing', (visit) => visit],
  ['structured data gone from one page', ofPage(1, (document) => ({ ...document, jsonLd: [] }))],
  ['the description of one page', ofPage(0, (document) => ({ ...document, metaDescription: 'Another description of this page.' }))],
  [
    'levels of headings below the first',
    everywhere((document) => ({
      ...document,
      blocks: document.blocks.map((block) => ({ ...block, level: block.level > 1 ? 6 : block.level })),
    })),
  ],
  ['robots.txt', (visit) => ({ ...visit, robots: { ...visit.robots, body: 'User-agent: OAI-SearchBot\nDisallow: /\n' } })],
];
const TEXT: [string, (visit: Visit) => Visit][] = [
  // Names in markup and the texts of links tell what the site is about.
  ['links gone from one page', ofPage(2, (document) => ({ ...document, links: [] }))],
  ['structured data gone from all pages', everywhere((document) => ({ ...document, jsonLd: [] }))],
  ['the title of one page', ofPage(1, (document) => ({ ...document, title: 'Nothing that this page is about' }))],
  ['the title of all pages', everywhere((document) => ({ ...document, title: 'Welcome' }))],
  ['the order of one page', ofPage(2, (document) => ({ ...document, blocks: document.blocks.toReversed() }))],
  ['one page as another', (visit) => ofPage(2, () => visit.pages.find(({ document }) => document)?.document as PageDocument)(visit)],
  ['a page less', (visit) => ({ ...visit, pages: visit.pages.slice(0, -1) })],
];

describe.each(visits)('$name judged again', ({ visit }) => {
  let judged: JudgedSite | undefined;
  const original = () => (judged ??= judgeSite(visit));

  it.each([...NO_TEXT, ...TEXT])('with another text: %s', (_, change) => {
    const changed = change(visit);
    const [again, anew] = [rejudgeSite(original(), changed, true), judgeSite(changed)];
    expect(again.audits).toEqual(anew.audits);
    expect(again.score).toEqual(anew.score);
  });

  it.each(NO_TEXT)('with the same text: %s', (_, change) => {
    const changed = change(visit);
    expect(rejudgeSite(original(), changed, false).audits).toEqual(judgeSite(changed).audits);
  });

  it('twice in a row leaves the first as it was', () => {
    for (const [, change] of TEXT) rejudgeSite(original(), change(visit), true);
    expect(judgeSite(visit).audits).toEqual(original().audits);
  });
});
