import { describe, expect, it } from 'vitest';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, jsonLd, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { changed, linkedSite, ownLink, startTitle, textOn, topicsOf, withHome, withPage } from './testing-linked-site.ts';
import { businessSite, page, prose, SERVICES } from './testing-site.ts';

const ALL = Object.keys(SERVICES).sort();

it('topics are the labels of the site, as its people wrote them, with their evidence and own page first', () => {
  const { topics, profile } = buildCorpus(businessSite(SERVICES), 0);
  expect(topics.map(({ topic }) => topic).sort()).toEqual(ALL);
  expect(topics.find(({ topic }) => topic === 'Root canal treatment')).toMatchObject({
    ...{ type: 'offering', hasPage: true, pages: ['https://harrowfinch.test/services/root-canal-treatment'] },
    evidence: expect.arrayContaining(['navigation', 'heading', 'title', 'address']),
  });
  expect(profile).toMatchObject({ brand: 'Harrow & Finch', kind: 'localBusiness', cities: ['Leeds'] });
});

/** The business with these labels among its services. */
const with_ = (...labels: string[]) => businessSite({ ...SERVICES, ...Object.fromEntries(labels.map((label) => [label, []])) });
const GERMAN = ['Kronen', 'Prophylaxe', 'Wurzelfüllung', 'Zahnspangen'];
/** The same in German. */
const inGerman = (...labels: string[]) =>
  businessSite(Object.fromEntries([...GERMAN, ...labels].map((label) => [label, []])), { lang: 'de' });
/** The same, whose markup names its county as well. */
const inYorkshire = (...labels: string[]): ReadPage[] => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Leeds', addressRegion: 'Yorkshire' };
  const business = jsonLd({ '@type': 'Dentist', name: 'Harrow & Finch', telephone: '+44 113 555', address });
  return with_(...labels).map((one) => (one.document.pageType === 'home' ? changed(one, { jsonLd: [business] }) : one));
};
const described = (title: string) => withHome({}, () => ({ title, meta: { description: `${title} for everybody` } }));
/** A page of doctors that leads to one of them. */
const doctor = (): ReadPage[] => {
  const named = page('Ines Calder', [paragraph(prose(60))], {
    ...{ url: 'https://harrowfinch.test/ines', mainChars: 600, detectedLanguage: 'en' },
  });
  const linking = businessSite({ ...SERVICES, 'Our doctors': [] }).map((one) =>
    one.url.endsWith('/our-doctors') || one.document.pageType === 'home'
      ? changed(one, { links: [...one.document.links, ownLink('Ines Calder', '/ines')] })
      : one,
  );
  return [...linking, named];
};
/** A site of one page without text. */
const larch = (): ReadPage[] => [
  changed(
    page('Larch', [], {
      ...{ url: 'https://acme.test/', pageType: 'home', title: 'Acme: decking boards, shingles, fence posts' },
      ...{ lang: 'en', detectedLanguage: 'en', mainChars: 0 },
      meta: { description: 'We saw shingles, fence posts and decking boards from larch.' },
    }),
    { blocks: [] },
  ),
];
const german = (): ReadPage[] => [
  ...businessSite(SERVICES),
  ...businessSite({ Zahnersatz: [], Wurzelbehandlung: [] }, { lang: 'de' }).slice(2),
];
const manual = (labels: Readonly<Record<string, string>>): ReadPage[] =>
  linkedSite(
    [
      { path: '/' },
      ...Object.entries(labels).map(([path, label]) => ({
        ...{ path, h1: label, title: `${label} | Acme` },
        draft: { pageType: 'docs' as const },
      })),
    ],
    Object.entries(labels).map(([path, label]) => [label, path, 'nav']),
  );
/** Two forms of a word, of which only the home page links to one. */
const inflected = (): ReadPage[] =>
  businessSite(
    { Zahnimplantat: [], Zahnimplantate: [], Kronen: [], Prophylaxe: [], Wurzelbehandlung: [] },
    { lang: 'de', hub: 'leistungen' },
  ).map((one) =>
    changed(one, { links: one.document.links.filter(({ text }) => text !== 'Zahnimplantat' || one.document.pageType === 'home') }),
  );

describe('the topics of a site are', () => {
  const MANUAL = ['Glaze curves', 'Kiln records'];
  const GARAGE = ['Garage door cables', 'Garage door installation', 'Garage door openers', 'Garage door repair', 'Garage door springs'];
  const ROOFS = { 'Roof repair': [], 'Flat roof repair': [], Gutters: [], Skylights: [], Chimneys: [] };
  it.each<[because: string, pages: ReadPage[], topics: string[]]>([
    ['no menu words', with_('Services', 'About us', 'Blog', 'Opening hours'), ALL],
    ['no menu words in another number', inGerman('Kurs', 'Behandlung'), GERMAN],
    ['no menu words, joined', with_('Prices and Booking'), ALL],
    ['no dates', with_('12 May 2025', '2024', 'March 2024'), ALL],
    ['no phone numbers', with_('+44 113 496 0000', '0113 496 0000'), ALL],
    ['not the name of the site and of its place', with_('Harrow & Finch', 'Leeds'), ALL],
    ['not two places that the site names in markup', inYorkshire('Leeds / Yorkshire', 'Leeds & Yorkshire'), ALL],
    ['what joins a place and a thing', inYorkshire('Stone & Yorkshire'), [...ALL, 'Stone & Yorkshire'].sort()],
    ['no sentences', with_('We care for you.', 'Why choose us?', 'Our approach to your smile'), ALL],
    ['no files and versions', with_('price-list.pdf', 'v2.4.1'), ALL],
    ['no numbers of a series', with_('Workshop 1', 'Workshop 2', 'Kurs1', 'Kurs2'), ALL],
    ['no calls for a quote', businessSite({ ...SERVICES, Devis: [] }, { lang: 'fr' }), ALL],
    ['names that end in a letter and a number', with_('Permis A1', 'Permis A2'), [...ALL, 'Permis A1', 'Permis A2'].sort()],
    ['not what is said to somebody', with_('For patients', 'Find a dentist'), ALL],
    ['not what every organization tells of itself', with_('Annual reports', 'Board of directors', 'Press releases', 'Sponsors'), ALL],
    ['nothing that goes on from another text', with_('& gum care'), ALL],
    ['no error pages', with_('Page not found'), ALL],
    [
      'no persons, by their markup',
      withPage({ ...SERVICES, 'Mary Holt': [] }, '/mary-holt', { jsonLd: [jsonLd({ '@type': 'Person', name: 'Mary Holt' })] }),
      ALL,
    ],
    ['no pages that a list of people leads to', doctor(), ALL],
    [
      'no greeting of the start page',
      withHome(SERVICES, () => ({ title: 'My home', metaDescription: 'My home' }) as Partial<PageDocument>),
      ALL,
    ],
    ['no greeting that all pages repeat', startTitle('Welcome home'), []],
    ['no archive as such', withPage({ ...SERVICES, 'Blog archives': [] }, '/blog-archives', { pageType: 'listing' }), ALL],
    ['not the name of the site with more to it', described('Harrow & Finch Dental Care'), []],
    ['no figure of the start page', described('Dentists with 25 years'), []],
    ['what the start page says the site is', described('Children’s dentistry'), ['Children’s dentistry']],
    ['nothing below a folder of persons', businessSite({ ...SERVICES, 'Wheel throwing': [] }, { hub: 'speakers' }), []],
    ['nothing below a folder of profiles', businessSite({ ...SERVICES, 'Wheel throwing': [] }, { hub: 'profile' }), []],
    ['a narrower offer beside the wider one, each with its page in the menu', businessSite(ROOFS), Object.keys(ROOFS).sort()],
    [
      'one where the narrower offer has no page in the menu',
      businessSite(ROOFS).map((one) =>
        changed(one, {
          links: one.document.links.filter(({ text }) => !text.startsWith('Flat') || one.document.pageType === 'home'),
        }),
      ),
      Object.keys(ROOFS)
        .filter((label) => !label.startsWith('Flat'))
        .sort(),
    ],
    ['labels without the place at their end', businessSite(Object.fromEntries(ALL.map((label) => [`${label} in Leeds`, []]))), ALL],
    [
      'labels without the year at their end',
      businessSite(Object.fromEntries(ALL.map((label) => [`${label} prices in 2026`, []]))),
      ALL.map((label) => `${label} prices`),
    ],
    ['whole where many titles begin with the same subject', businessSite(Object.fromEntries(GARAGE.map((label) => [label, []]))), GARAGE],
    [
      'labels without what many titles begin with around a short word',
      businessSite(Object.fromEntries(ALL.map((label) => [`Guide to ${label.toLowerCase()}`, []]))),
      ALL.map((label) => label.toLowerCase()),
    ],
    ['what title and description of a start page both list', larch(), ['decking boards', 'fence posts', 'shingles']],
    ['none in another language than the site’s', german(), ALL],
    [
      'not parts that every manual has',
      manual({ '/a/x': 'Kiln records', '/a/installation': 'Installation', '/b/usage': 'Usage', '/b/z': 'Glaze curves' }),
      MANUAL,
    ],
    [
      'not a word that parts of two folders are called',
      manual({ '/a/x': 'Kiln records', '/a/m': 'Migration', '/b/m': 'Migration', '/b/z': 'Glaze curves' }),
      MANUAL,
    ],
    [
      'not a category of which another is a kind',
      manual({ '/a/x': 'Kiln records', '/category/roles': 'Roles', '/category/kiln-roles': 'Kiln roles', '/b/z': 'Glaze curves' }),
      [...MANUAL, 'Kiln roles'],
    ],
  ])('%s', (_because, pages, topics) => expect(topicsOf(pages).sort()).toEqual(topics));

  it.each<[because: string, count: number, like: RegExp, expected: string[], pages: ReadPage[]]>([
    ['one for labels that differ in inflection alone, written as it is used most', 4, /^Zahnimplantat/, ['Zahnimplantate'], inflected()],
    [
      'one for two things joined, of which the first is one as well',
      2,
      /^Kronen/,
      ['Kronen'],
      businessSite({ 'Zahnimplantat Beratung': [], Kronen: [], 'Kronen und Brücken': [] }, { lang: 'de', hub: 'leistungen' }),
    ],
    [
      'found in a language without a pack',
      4,
      /^Hampaat$/,
      ['Hampaat'],
      businessSite({ Hampaat: [], Juurihoito: [], Paikkaus: [], Hammaskivi: [] }, { lang: 'fi', hub: 'palvelut' }),
    ],
  ])('%s', (_because, count, like, expected, pages) => {
    const found = topicsOf(pages);
    expect(found).toHaveLength(count);
    expect(found.filter((topic) => like.test(topic))).toEqual(expected);
  });
});

describe('a list of what is offered', () => {
  const OFFERED = [
    'Orthodontics',
    'Oral surgery',
    'Dental implants',
    'Gum care',
    'Root canals',
    'Tooth whitening',
    'Porcelain veneers',
    'Night guards',
  ];
  const site = (labels: readonly string[], below: (label: string) => BlockDraft[]) =>
    topicsOf(
      linkedSite(
        [
          { path: '/', title: 'Harrow', h1: 'Harrow', blocks: [paragraph(`We do ${labels.join(', ').toLowerCase()}. ${prose(50, 'ho')}`)] },
          {
            path: '/services',
            title: 'Services | Harrow',
            h1: 'Our services',
            blocks: [heading(2, 'Services'), ...labels.flatMap((label) => [heading(3, label), ...below(label)])],
          },
          { path: '/about', title: 'About | Harrow', h1: 'About us' },
        ],
        [
          ['Services', '/services', 'nav'],
          ['About', '/about', 'nav'],
        ],
      ),
    );
  const text = (label: string) => paragraph(`${label} in two visits, with care. ${prose(20, label.slice(0, 3).toLowerCase())}`);

  it('may have a subtitle above each text, and entries of one word', () => {
    const found = site(OFFERED.slice(0, 4), (label) => [heading(4, `Smile again with the help of our dentists: ${label}.`), text(label)]);
    expect(found).toEqual(expect.arrayContaining(OFFERED.slice(0, 4)));
  });

  it('is shown beyond six where other pages speak of its entries', () => {
    expect(site(OFFERED, (label) => [text(label)])).toEqual(expect.arrayContaining(OFFERED));
  });
});

it('a tag that one article alone carries is no topic, one of several is', () => {
  const site = (...articles: string[]) => {
    const linked = (text: string, path: string) => ({ ...ownLink(text, path), href: `https://acme.test${path}` });
    const list = articles.map((path) => linked(path.slice(1), path));
    return topicsOf(
      linkedSite([
        { path: '/', title: 'Acme', draft: { links: list } },
        ...articles.map((path) => ({ path, title: `${path.slice(1)} day | Acme`, draft: { links: [linked('Celadon', '/tag/celadon')] } })),
        {
          path: '/tag/celadon',
          h1: 'Celadon',
          title: 'Celadon | Acme',
          blocks: textOn('Celadon'),
          draft: { links: [...list, linked('Celadon', '/tag/celadon'), linked('Ann', '/author/ann')] },
        },
      ]),
    );
  };
  expect(site('/ash', '/salt')).toContain('Celadon');
  expect(site('/ash')).not.toContain('Celadon');
});

it('a person with a title is no topic, whatever the given name', () => {
  const draft = { lang: 'es', detectedLanguage: 'es' };
  const site = (name: string) =>
    topicsOf(
      linkedSite(
        [
          { path: '/', title: 'Acme', draft },
          { path: '/uno/lic-quillo-barran-ferran', title: `${name} | Acme`, blocks: textOn('Vidrio'), draft },
        ],
        [[name, '/uno/lic-quillo-barran-ferran', 'nav']],
      ),
    );
  expect(site('Lic. Quillo Barran Ferran')).toEqual([]);
  expect(site('Licda. Quilla E. Barran Ferran')).toEqual([]);
  expect(site('Vidrio Quillo Barran Ferran')).toEqual(['Vidrio Quillo Barran Ferran']);
});

it.each([
  ['a day', '15 August 2026', false],
  ['days from one to another', '24.12.2026 – 26.12.2026', false],
  ['days with short years', '21.12.26 - 25.12.26', false],
  ['a series of days', '29.11., 6.12., 13.12. and 20.12.2026', true],
  ['no day', 'In the workshop', true],
])('the heading of a notice of %s, right below “%s”, is a topic: %s', (_what, day, isTopic) => {
  const parts = ['Pit firing', 'Raku firing', 'Wood firing'].flatMap((label, at) => [
    paragraph(at === 0 ? day : 'In the workshop'),
    heading(2, label),
    ...textOn(label),
  ]);
  const site = linkedSite([
    { path: '/', title: 'Acme', h1: 'Acme', blocks: parts },
    ...['/a', '/b', '/c'].map((path) => ({ path, blocks: textOn('Pit firing') })),
  ]);
  expect(topicsOf(site).includes('Pit firing')).toBe(isTopic);
});

describe('of several pages with one label, the page of the topic is', () => {
  const ownPage = (first: string, second: string, links: Parameters<typeof linkedSite>[1] = []) => {
    const pages = [first, second].map((path) => ({ path, h1: 'Kiln repair', title: 'Kiln repair | Acme', blocks: textOn('Kiln repair') }));
    const site = linkedSite([{ path: '/', title: 'Acme' }, ...pages, { path: '/x', blocks: textOn('Kiln repair') }], links);
    return buildCorpus(site, 0).topics.find(({ topic }) => topic === 'Kiln repair')?.pages[0];
  };

  it.each<[because: string, own: string, other: string, links?: Parameters<typeof linkedSite>[1]]>([
    ['the one whose address says nothing else', '/repairs/kiln-repair', '/areas/leeds-kiln-repair'],
    ['the one that is offered', '/services/kiln-repair-one', '/kiln-repair-two'],
    ['the one that the menu leads to', '/kiln-repair-one', '/kiln-repair-two', [['Kiln repair', '/kiln-repair-one', 'nav']]],
  ])('%s', (_because, own, other, links) => {
    for (const [first, second] of [
      [own, other],
      [other, own],
    ] as const)
      expect(ownPage(first, second, links)).toBe(`https://acme.test${own}`);
  });
});
