import { describe, expect, it } from 'vitest';
import { type BlockDraft, code as codeBlock, jsonLd, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { contractProfile } from './profile.ts';
import { page, prose } from './testing-site.ts';

const link = (href: string, text = 'Call us') => ({ href, text, rel: [], region: 'header' as const, block: -1, internal: false });
const MAP = link('https://www.google.com/maps/place/Mill+Lane', 'Map');
type Draft = NonNullable<Parameters<typeof page>[2]>;
const DATED: Draft = { dates: [{ text: '5 March 2026', iso: '2026-03-05', role: 'published', via: 'time-element', region: 'main' }] };
/** Five pages, each with the same links. */
const kindOf = (
  links: ReturnType<typeof link>[],
  name = 'Kiln Works',
  pageType: 'other' | 'article' = 'other',
  more: Draft = {},
  body: (path: string) => BlockDraft[] = () => [],
) =>
  buildCorpus(
    ['', 'a', 'b', 'c', 'd'].map((path) =>
      page(path ? `Part ${path}` : name, [paragraph(`${name}: ${prose(40, path || 'home')}`), ...body(path)], {
        ...{
          url: `https://acme.test/${path}`,
          title: path ? `Part ${path} | ${name}` : name,
          lang: 'en',
          detectedLanguage: 'en',
          mainChars: 600,
        },
        ...{
          links,
          pageType: path ? pageType : 'home',
          meta: { 'og:site_name': name },
          ...more,
        },
      }),
    ),
    0,
  ).profile.kind;

describe('the kind of a site', () => {
  it.each([
    ['links to call on every page, and a map', [link('tel:+441135550100'), MAP], 'localBusiness'],
    ['links to write by WhatsApp on every page, and a map', [link('https://wa.me/441135550100'), MAP], 'localBusiness'],
    ['a map alone', [MAP], 'other'],
    ['links to call alone', [link('tel:+441135550100')], 'other'],
  ])('who waits for calls is a business: %s', (_what, links, kind) => expect(kindOf(links)).toBe(kind));

  it('a map beside an address in the markup is of a business, either alone is not', () => {
    const address = { '@type': 'PostalAddress', streetAddress: '4 Mill Lane', addressLocality: 'Leeds' };
    const located = jsonLd({ '@type': 'Organization', name: 'Kiln Works', telephone: '+44 113 555', address });
    expect(kindOf([MAP], 'Kiln Works', 'other', { jsonLd: [located] })).toBe('localBusiness');
    expect(kindOf([], 'Kiln Works', 'other', { jsonLd: [located] })).toBe('other');
  });

  it('what bears its year in its name is an event', () => {
    const schedule = [link('https://acme.test/schedule', 'Schedule'), link('https://acme.test/venue', 'Venue')];
    expect(kindOf(schedule, 'Kiln Days 2025')).toBe('event');
    expect(kindOf(schedule, 'Kiln Days')).not.toBe('event');
  });

  it('a site that calls itself documentation is that, whatever its pages are marked as', () => {
    expect(kindOf([], 'Kiln Docs', 'article', DATED)).toBe('documentation');
    expect(kindOf([], 'Kilnソフト ドキュメント', 'article')).toBe('documentation');
    expect(kindOf([], 'Kiln Doctors', 'article', DATED)).toBe('publisher');
  });

  const REPOSITORY = link('https://github.com/acme/kiln', 'GitHub');
  const MENTION = { ...REPOSITORY, region: 'main' } as unknown as typeof REPOSITORY;
  const showing = (pageType: 'other' | 'article', links: (typeof REPOSITORY)[], pages = 'abcd') =>
    kindOf(links, 'Kiln Works', pageType, {}, (path) => (path && pages.includes(path) ? [codeBlock('kiln --ramp 3')] : []));
  it('what shows code and leads to one repository beside its text is a manual', () => {
    expect(showing('other', [REPOSITORY])).toBe('documentation');
    expect(showing('other', [MENTION])).toBe('other');
    expect(showing('other', [])).toBe('other');
    expect(showing('article', [REPOSITORY])).not.toBe('documentation');
    expect(showing('other', [REPOSITORY], 'ab')).toBe('other');
  });

  it('a magazine that can be called stays a magazine', () =>
    expect(kindOf([link('tel:+441135550100')], 'Kiln Works', 'article', DATED)).toBe('publisher'));
  it('texts without a day and an author may be leaflets, and make no magazine', () =>
    expect(kindOf([], 'Kiln Works', 'article')).toBe('other'));
  it('a program with its manual is a program', () =>
    expect(kindOf([], 'Kiln Docs', 'other', { jsonLd: [jsonLd({ '@type': 'SoftwareApplication', name: 'Kiln' })] })).toBe('software'));

  it.each([
    ['Potters Association of Leeds', 'other'],
    ['Association of Potters', 'association'],
    ['Leeds Potters Association', 'association'],
    ['Töpferverein Leeds', 'association'],
    ['Förderverein Ofenhaus', 'association'],
    ['Associazione Vasai', 'association'],
    ['Foundation Repair Leeds', 'other'],
  ])('what an organization calls itself at an end of its name: %s', (name, kind) => expect(kindOf([], name)).toBe(kind));
});

it.each([
  ['what titles share is the name, and behind it what it is', (part: string) => `${part} — zest — python`, 'zest'],
  [
    'of a name with and without more to it, the name alone',
    (part: string) => `${part} | Kiln Works - Studio in Leeds | Kiln Works`,
    'Kiln Works',
  ],
])('%s', (_what, title, brand) => {
  const pages = ['', 'a', 'b', 'c'].map((path) =>
    page(`Part ${path}`, [paragraph(prose(40, path || 'home'))], {
      ...{ url: `https://acme.test/${path}`, title: title(`Part ${path}`), pageType: path ? 'other' : 'home' },
      ...{ lang: 'en', detectedLanguage: 'en', mainChars: 600 },
    }),
  );
  expect(buildCorpus(pages, 0).profile.brand).toBe(brand);
});

it('who signs reviews in the markup alone is none of the people of the site, and no topic either', () => {
  const person = (name: string) => ({ '@type': 'Person', name });
  const business = {
    ...{ '@type': 'LocalBusiness', name: 'Kiln Works', founder: person('Mara Lind') },
    review: [
      { '@type': 'Review', author: person('Anna Kowalska'), reviewBody: 'It fires well.' },
      { '@type': 'Review', author: [person('Tomoko Ueda'), person('Mara Lind')], reviewBody: 'So does mine.' },
      { '@type': 'Review', author: person('Piotr Nowak'), reviewBody: 'Mine, too.' },
    ],
  };
  const { profile } = buildCorpus(
    [
      page('Kiln Works', [paragraph(prose(40))], {
        ...{ url: 'https://acme.test/', pageType: 'home', jsonLd: [jsonLd(business)] },
        bylines: [{ text: 'Piotr Nowak', href: null, via: 'rel-author', region: 'main' }],
      }),
    ],
    0,
  );
  expect(contractProfile(profile, [], []).people).toEqual(['Mara Lind', 'Piotr Nowak']);
  expect([...profile.people.keys()]).toContain('anna kowalska');
});

it.each([
  ['7 Kiln Works', '7 Kiln Works'],
  ['The works', '7kilnworks.test'],
])('a host name is the name only where no text writes it in words: %s', (written, brand) => {
  const pages = ['', 'a', 'b'].map((path) =>
    page(`Part ${path}`, [paragraph(`${written} ${prose(40, path || 'home')}`)], {
      ...{ url: `https://7kilnworks.test/${path}`, title: path ? `Part ${path} – 7kilnworks.test` : '7kilnworks.test' },
      ...{ pageType: path ? 'other' : 'home', lang: 'en', detectedLanguage: 'en', mainChars: 600 },
    }),
  );
  expect(buildCorpus(pages, 0).profile.brand).toBe(brand);
});
