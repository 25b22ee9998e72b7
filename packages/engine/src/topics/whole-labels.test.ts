import { expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { jsonLd, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { changed, type Linked, linkedSite, textOn, topicsOf } from './testing-linked-site.ts';
import { businessSite, prose, SERVICES } from './testing-site.ts';

const OTHERS: readonly Linked[] = ['/', '/a', '/b', '/c'].map((path) => ({ path, title: 'Acme', ...(path === '/' && { h1: 'Acme' }) }));
/** A page of a site, called so by its headline, its title and links, at this address. */
const calledAt = (path: string, name: string, links: readonly string[] = [name], title = `${name} | Acme`, h1 = name): ReadPage[] =>
  linkedSite(
    [...OTHERS, { path, h1, title, blocks: textOn(name) }].map((one) => ({
      ...one,
      blocks: [paragraph(`${name} are here. ${prose(60, one.path.slice(1, 3))}`)],
    })),
    links.map((text, at) => [text, path, at === 0 ? 'nav' : 'main']),
  );
/** The business in a town, whose start page has this title. */
const titled = (title: string): ReadPage[] => {
  const plumbing = { Drains: [paragraph('Call a plumber.')], Pipes: [paragraph('A plumber comes.')] };
  return businessSite({ ...SERVICES, ...plumbing }, { city: 'West Leeds' }).map((one) =>
    one.document.pageType === 'home' ? changed(one, { title: `Harrow & Finch | ${title}` }) : one,
  );
};
/** A shop in Leeds with this page of a thing, and an article about it. */
const shop = (name: string): ReadPage[] => {
  const links = [[name, '/goods/one', 'main'] as const];
  const [home, thing, article, ...rest] = linkedSite(
    [
      {
        path: '/',
        title: 'Acme',
        draft: {
          jsonLd: [jsonLd({ '@type': 'Store', name: 'Acme', address: { addressLocality: 'Leeds', streetAddress: 'Mill Lane 4' } })],
        },
      },
      { path: '/goods/one', h1: name, title: name, blocks: textOn(name), draft: { pageType: 'product' } },
      {
        path: '/blog/one',
        h1: `${name}: what we think`,
        title: `${name}: what we think`,
        blocks: textOn(name),
        draft: { pageType: 'article' },
      },
      ...['/b', '/c'].map((path) => ({ path, title: 'Acme', blocks: textOn(name) })),
    ],
    links,
  );
  return [home, article, thing, ...rest].flatMap((one) => one ?? []);
};

it.each<[because: string, topic: string, none: string, pages: ReadPage[]]>([
  [
    'a name, not what it is called below it',
    'Durable power of attorney in Kent',
    'A practical guide',
    calledAt('/kent-power-guide', 'Durable power of attorney in Kent: A practical guide'),
  ],
  [
    'what is done, not how it is told, where the address says both',
    'Mend a salt kiln',
    'notes for beginners',
    calledAt('/mend-salt-kiln-notes-for-beginners', 'Mend a salt kiln : notes for beginners', ['Repairs']),
  ],
  ['what the address says behind a colon', 'Ash glazes', 'Notes', calledAt('/ash-glazes', 'Notes: Ash glazes')],
  [
    'a name, not the address that a link shows',
    'Ráku and ways to give',
    'raku',
    calledAt('/raku.html', 'Ráku and ways to give', ['acme.test/raku.html']),
  ],
  ['what title and headline add before the one word of a menu', 'Salt kilns', 'Kilns', calledAt('/kilns', 'Salt kilns', ['Kilns'])],
  [
    'what the title alone adds before the word of a menu, where the headline speaks of something else',
    'Salt kilns',
    'Kilns',
    calledAt('/kilns', 'Kilns', ['Kilns'], 'Salt kilns | Acme', 'Fire that lasts'),
  ],
  [
    'the word of a menu, where the title adds the name of the site',
    'Kilns',
    'Acme kilns',
    calledAt('/kilns', 'Kilns', ['Kilns'], 'Acme kilns', 'Fire that lasts'),
  ],
  ['the word of a menu, where the others name two things', 'Kilns', 'Wheels & kilns', calledAt('/kilns', 'Wheels & kilns', ['Kilns'])],
  ['goods with the place in their name', 'The mill of Leeds', 'The mill', shop('The mill of Leeds')],
])('a label is %s: %s', (_because, topic, none, pages) => {
  expect(topicsOf(pages)).toContain(topic);
  expect(topicsOf(pages)).not.toContain(none);
});

it('names the page of a thing before an article about it', () => {
  const [own] = buildCorpus(shop('The mill of Leeds'), 0).topics.find(({ topic }) => topic === 'The mill of Leeds')?.pages ?? [];
  expect(own).toBe('https://acme.test/goods/one');
});

/** What the title of a start page says beside the name, with this headline and address. */
const started = (headline: string, address: string, description?: string): ReadPage[] =>
  linkedSite(
    ['/', '/a', '/b', '/contact'].map((path) => ({
      path,
      title: path === '/' ? 'Acme | Fine kilns | Glossop' : 'Acme',
      h1: path === '/' ? headline : 'x',
      blocks: [paragraph(`Fine kilns, in Glossop. ${prose(50)}`), paragraph(path === '/contact' ? `Mill Lane 4, ${address}` : prose(9))],
      draft: { pageType: path === '/' ? 'home' : path === '/contact' ? 'contact' : 'other', ...(description && { meta: { description } }) },
    })),
  );

it('the title of a start page names what it is about, no slogan and not its town', () => {
  expect(topicsOf(started('Welcome', 'Glossop 45127'))).toEqual(['Fine kilns', 'Glossop']);
  expect(topicsOf(started('Fine kilns', 'Glossop 45127', 'Kilns of all kinds.'))).toEqual(['Glossop']);
  expect(topicsOf(started('Fine kilns', 'Glossop 45127', 'We make fine kilns.'))).toEqual(['Fine kilns', 'Glossop']);
  expect(topicsOf(started('Welcome', '45127 Glossop'))).toEqual(['Fine kilns']);
});

it.each<[because: string, none: RegExp, pages: ReadPage[]]>([
  [
    'a part of a link to a page that all else calls by no topic',
    /^Aid/,
    calledAt('/aid', 'Who supports us', ['Who supports us', 'Aid / what we collect']),
  ],
  ['one word that says what to do', /^Explore/, calledAt('/explore', 'Explore')],
  ['a word of a name that only serves the site', /^Success/, calledAt('/success.html', 'Success stories', ['Success stories'], 'Acme')],
  ['what follows a town and its state', /LE|plumber/i, titled('West Leeds, LE plumber')],
])('no label is %s', (_because, none, pages) => expect(topicsOf(pages).filter((topic) => none.test(topic))).toEqual([]));
