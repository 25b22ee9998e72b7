import { expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { paragraph } from '../audits/testing.ts';
import { type Linked, linkedSite, textOn, topicsOf } from './testing-linked-site.ts';
import { prose } from './testing-site.ts';

const OTHERS: readonly Linked[] = ['/', '/a', '/b', '/c'].map((path) => ({ path, title: 'Acme', ...(path === '/' && { h1: 'Acme' }) }));
/** A page of a site, called so by its headline, its title and links, at this address. */
const calledAt = (path: string, name: string, links: readonly string[] = [name], title = `${name} | Acme`): ReadPage[] =>
  linkedSite(
    [...OTHERS, { path, h1: name, title, blocks: textOn(name) }].map((one) => ({
      ...one,
      blocks: [paragraph(`${name} are here. ${prose(60, one.path.slice(1, 3))}`)],
    })),
    links.map((text, at) => [text, path, at === 0 ? 'nav' : 'main']),
  );
it.each<[because: string, topic: string, none: string, pages: ReadPage[]]>([
  [
    'a name, not what it is called below it',
    'Durable power of attorney in Kent',
    'A practical guide',
    calledAt('/kent-power-guide', 'Durable power of attorney in Kent: A practical guide'),
  ],
  ['what the address says behind a colon', 'Ash glazes', 'Notes', calledAt('/ash-glazes', 'Notes: Ash glazes')],
  [
    'a name, not the address that a link shows',
    'Ráku and ways to give',
    'raku',
    calledAt('/raku.html', 'Ráku and ways to give', ['acme.test/raku.html']),
  ],
])('a label is %s: %s', (_because, topic, none, pages) => {
  expect(topicsOf(pages)).toContain(topic);
  expect(topicsOf(pages)).not.toContain(none);
});

it.each<[because: string, none: RegExp, pages: ReadPage[]]>([
  ['a word of a name that only serves the site', /^Success/, calledAt('/success.html', 'Success stories', ['Success stories'], 'Acme')],
])('no label is %s', (_because, none, pages) => expect(topicsOf(pages).filter((topic) => none.test(topic))).toEqual([]));
