import { describe, expect, it } from 'vitest';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, jsonLd, listItem, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, page, prose, SERVICES } from './testing-site.ts';

const ALL = Object.keys(SERVICES).sort();
const topicsOf = (pages: readonly ReadPage[]) => buildCorpus(pages, 0).topics.map(({ topic }) => topic);

it('topics are the labels of the site, as its people wrote them, with their evidence and own page first', () => {
  const { topics, profile } = buildCorpus(businessSite(SERVICES), 0);
  expect(topics.map(({ topic }) => topic).sort()).toEqual(ALL);
  expect(topics.find(({ topic }) => topic === 'Root canal treatment')).toMatchObject({
    ...{ type: 'offering', hasPage: true, pages: ['https://harrowfinch.test/services/root-canal-treatment'] },
    evidence: expect.arrayContaining(['navigation', 'heading', 'title', 'address']),
  });
  expect(profile).toMatchObject({ brand: 'Harrow & Finch', kind: 'localBusiness', cities: ['Leeds'] });
});

type Linked = {
  path: string;
  title?: string | null;
  h1?: string;
  blocks?: ReturnType<typeof paragraph>[];
  draft?: Parameters<typeof page>[2];
};
/** A site whose pages all link the same: each entry is text, path and region. */
const linkedSite = (
  pages: readonly Linked[],
  links: readonly (readonly [text: string, path: string, region: 'nav' | 'main' | 'footer'])[],
): ReadPage[] =>
  pages.map(({ path, title = null, h1, blocks = [paragraph(prose(60, path.slice(1, 4)))], draft = {} }) => {
    const made = page(h1 ?? 'x', blocks, {
      ...{
        url: `https://acme.test${path}`,
        pageType: path === '/' ? 'home' : 'other',
        title,
        mainChars: 600,
        lang: 'en',
        detectedLanguage: 'en',
      },
      links: links.map(([text, to, region]) => ({ href: `https://acme.test${to}`, text, rel: [], region, block: -1, internal: true })),
      ...draft,
    });
    return h1 === undefined ? ({ ...made, document: { ...made.document, blocks: made.document.blocks.slice(1) } } as ReadPage) : made;
  });
const textOn = (label: string) => [paragraph(`${label} for every house, and more of it. ${prose(50, label.slice(0, 2).toLowerCase())}`)];
const ARTICLE = { pageType: 'article' as const };
/** The business of tests with another home page. */
const withHome = (services: Parameters<typeof businessSite>[0], change: (home: PageDocument) => Partial<PageDocument>): ReadPage[] =>
  businessSite(services).map((one) =>
    one.document.pageType === 'home' ? { ...one, document: { ...one.document, ...change(one.document) } } : one,
  );
const withPage = (services: Parameters<typeof businessSite>[0], slug: string, change: Partial<PageDocument>): ReadPage[] =>
  businessSite(services).map((one) => (one.url.endsWith(slug) ? { ...one, document: { ...one.document, ...change } } : one));
const blocksOf = (title: string, blocks: BlockDraft[]) => page(title, blocks).document.blocks;

const club = (text: string): ReadPage[] =>
  ['/', '/a', '/b', '/c', '/news/glaze-weekend'].map((path) =>
    page(path === '/news/glaze-weekend' ? 'Glaze weekend' : `Kiln users ${path}`, [paragraph(path.length < 3 ? text : prose(60))], {
      ...{ url: `https://club.test${path}`, title: path === '/news/glaze-weekend' ? 'Glaze weekend' : 'Kiln users e.V.' },
      ...{ lang: 'en', detectedLanguage: 'en', mainChars: 900 },
      pageType: path === '/' ? 'home' : path.startsWith('/news') ? 'article' : 'other',
      jsonLd: [jsonLd({ '@type': 'NGO', name: 'Kiln users' })],
      links:
        path.length < 3
          ? [
              {
                ...{ href: 'https://club.test/news/glaze-weekend', text: 'Glaze weekend', rel: [], internal: true },
                ...{ region: 'main' as const, block: -1 },
              },
            ]
          : [],
    }),
  );
const startTitle = (title: string) =>
  linkedSite(
    ['/', '/a', '/b', '/c'].map((path) => ({
      path,
      title: path === '/' ? title : 'Acme',
      blocks: [paragraph(`${title} is what is told here. ${prose(50)}`)],
    })),
    [],
  );
const described = (title: string) => withHome({}, () => ({ title, meta: { description: `${title} for everybody` } }));
const sample = (blocks: BlockDraft[], mainChars: number) =>
  withPage({ ...SERVICES, Sample: [] }, '/sample', { mainChars, blocks: blocksOf('Sample', blocks) });
const PARTS = ['Glaze testing', 'Kiln leasing', 'Clay mixing', 'Mould making', 'Tile cutting'];
const FEW = Object.fromEntries(Object.entries(SERVICES).slice(0, 1));
const listing = (count: number, services = FEW) => listed(PARTS.slice(0, count), 2, [], services);
/** A start page with these headings, below these blocks. */
const listed = (names: readonly string[], level: number, above: BlockDraft[] = [], services = FEW) =>
  withHome(services, () => ({
    blocks: blocksOf('Harrow & Finch', [
      ...above,
      ...names.flatMap((name) => [heading(level, name), paragraph(prose(12, name.slice(0, 4)))]),
    ]),
  }));
const below = (above: string) => listed(PARTS, 3, [heading(2, above)]);
const BOARD = ['Nina Clay', 'Simon Vonmoos', 'Martina Berger', 'Ueli Burg', 'Sandra Gade'];
/** The board of a small club on its start page. */
const board = () => listed(BOARD, 2);
const tagged = (title: string): ReadPage[] =>
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
    page(`${name} ${at > 2 ? title : 'other'}`, [paragraph(`Glazing is told here. ${prose(60, name.toLowerCase())}`)], {
      ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
      ...(at > 2 && { meta: { 'article:tag': 'glazing' } }),
    }),
  );
const inflected = (): ReadPage[] =>
  businessSite(
    { Zahnimplantat: [], Zahnimplantate: [], Kronen: [], Prophylaxe: [], Wurzelbehandlung: [] },
    { lang: 'de', hub: 'leistungen' },
  ).map((one) => ({
    ...one,
    document: {
      ...one.document,
      links: one.document.links.filter(({ text }) => text !== 'Zahnimplantat' || one.document.pageType === 'home'),
    },
  }));
const doctor = (): ReadPage[] => {
  const named = page('Ines Calder', [paragraph(prose(60))], {
    ...{ url: 'https://harrowfinch.test/ines', mainChars: 600, detectedLanguage: 'en' },
  });
  const to = { href: named.url, text: 'Ines Calder', rel: [], region: 'main' as const, block: -1, internal: true };
  const linking = businessSite({ ...SERVICES, 'Our doctors': [] }).map((one) =>
    one.url.endsWith('/our-doctors') || one.document.pageType === 'home'
      ? { ...one, document: { ...one.document, links: [...one.document.links, to] } }
      : one,
  );
  return [...linking, named];
};
const larch = (): ReadPage[] =>
  [
    page('Larch', [], {
      ...{ url: 'https://acme.test/', pageType: 'home', title: 'Acme: decking boards, shingles, fence posts' },
      ...{ lang: 'en', detectedLanguage: 'en', mainChars: 0 },
      meta: { description: 'We saw shingles, fence posts and decking boards from larch.' },
    }),
  ].map((one) => ({ ...one, document: { ...one.document, blocks: [] } }));
const readMore = (): ReadPage[] =>
  businessSite(SERVICES).map((one) => ({
    ...one,
    document: {
      ...one.document,
      links: one.document.links.map((link) => (link.text === 'Home' || link.text === 'Contact' ? link : { ...link, text: 'Read more' })),
    },
  }));
const track = (): ReadPage[] =>
  linkedSite(
    [{ path: '/' }, { path: '/speakers', h1: 'Speakers' }, { path: '//red-team-track', h1: 'Red-Team Track' }, { path: '/x' }],
    [
      ['Red-Team Track', '/red-team-track', 'nav'],
      ['Speakers', '/speakers', 'nav'],
      ['Agenda', '/red-team-track', 'main'],
    ],
  );
const orphan = (path: string): ReadPage[] =>
  linkedSite(
    [{ path: '/' }, { path, h1: 'Templates for electricians', title: 'Templates for electricians | Acme' }, { path: '/x' }, { path: '/y' }],
    [],
  );
const handbooks = (): ReadPage[] =>
  linkedSite(
    [
      { path: '/', blocks: textOn('Raku firing and wood stacking') },
      ...['Raku firing', 'Salt glazing', 'Wood stacking'].map((name) => ({
        path: `/${name.split(' ')[0]?.toLowerCase()}-handbook`,
        h1: `${name}: Handbook`,
        title: `${name}: Handbook | Acme`,
      })),
    ],
    ['raku', 'salt', 'wood'].map((name) => ['Handbook', `/${name}-handbook`, 'main']),
  );
const manual = (labels: Readonly<Record<string, string>>): ReadPage[] =>
  linkedSite(
    [
      { path: '/' },
      ...Object.entries(labels).map(([path, label]) => ({
        path,
        h1: label,
        title: `${label} | Acme`,
        draft: { pageType: 'docs' as const },
      })),
    ],
    Object.entries(labels).map(([path, label]) => [label, path, 'nav']),
  );
const card = (): ReadPage[] => {
  const text = `Gum care ${prose(40)}`;
  const pages = withHome(SERVICES, (home) => ({
    blocks: [...home.blocks, ...blocksOf('x', [heading(2, 'Whitening at home')]).slice(1)],
    links: [
      ...home.links,
      { href: 'https://harrowfinch.test/w', text, rel: [], region: 'main', block: home.blocks.length, internal: true },
    ],
  }));
  const own = page('Whitening at home', [paragraph(prose(60))], {
    ...{ url: 'https://harrowfinch.test/w', mainChars: 600, title: 'Acme', detectedLanguage: 'en' },
  });
  return [...pages, own];
};
const german = (): ReadPage[] => [
  ...businessSite(SERVICES),
  ...businessSite({ Zahnersatz: [], Wurzelbehandlung: [] }, { lang: 'de' }).slice(2),
];

/** A page that the menu, its headline and its title name in this way; all other titles are alike. */
const named = (path: string, menu: string, h1: string, title = 'Acme') =>
  linkedSite(
    ['/', '/a', '/b', '/c', path].map((one) => ({
      path: one,
      ...(one === path ? { h1, title } : { title: 'Acme' }),
      blocks: [paragraph(prose(60, one.slice(1, 4)))],
    })),
    [[menu, path, 'nav']],
  );
const trade = (written: string, more = {}) =>
  businessSite(
    { ...SERVICES, ...more, Roofing: [paragraph(`All ${written} work is done here.`)] },
    { brand: 'Harrow Roofing', host: 'harrowroofing.test' },
  );

describe('the topics of a site are', () => {
  const with_ = (...labels: string[]) => businessSite({ ...SERVICES, ...Object.fromEntries(labels.map((label) => [label, []])) });
  const MANUAL = ['Glaze curves', 'Kiln records'];
  it.each<[because: string, pages: ReadPage[], topics: string[]]>([
    ['no menu words', with_('Services', 'About us', 'Blog', 'Opening hours'), ALL],
    ['no menu words, joined', with_('Prices and Booking'), ALL],
    ['no dates', with_('12 May 2025', '2024', 'March 2024'), ALL],
    ['no phone numbers', with_('+44 113 496 0000', '0113 496 0000'), ALL],
    ['not the name of the site and of its place', with_('Harrow & Finch', 'Leeds'), ALL],
    ['no sentences', with_('We care for you.', 'Why choose us?', 'Our approach to your smile'), ALL],
    ['no files and versions', with_('price-list.pdf', 'v2.4.1'), ALL],
    ['no numbers of a series', with_('Workshop 1', 'Workshop 2'), ALL],
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
    ['labels without the place at their end', businessSite(Object.fromEntries(ALL.map((label) => [`${label} in Leeds`, []]))), ALL],
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

  it.each<[because: string, label: string, pages: ReadPage[]]>([
    ['a name that is offered, though it begins like a person’s', 'Alexander Technique', with_('Alexander Technique')],
    [
      'what stands in a folder that only sounds like one of persons',
      'Wheel throwing',
      businessSite({ ...SERVICES, 'Wheel throwing': [] }, { hub: 'teams' }),
    ],
    ['a start page’s name for what the site is', 'Kiln home', startTitle('Kiln home')],
    ['a page of a sample that has text', 'Sample', sample([paragraph(`Sample ${prose(60)}`)], 600)],
    ['a group in small letters that a heading names', 'glazing', tagged('of glazing')],
    ['a page of the navigation, whoever links to it, a slash too many in its address', 'Red-Team Track', track()],
    ['a part of a manual that is an offer elsewhere', 'Installation', with_('Installation')],
    ['a card, called by its heading', 'Whitening at home', card()],
    ['what a page is about beside what such pages are', 'Raku firing', handbooks()],
    ['a page that no link leads to, by its headline, title and address', 'Templates for electricians', orphan('/templates-electricians')],
    [
      'what menu and headline join in other words',
      'Mergers & takeovers',
      named('/m-and-t', 'Mergers & takeovers', 'Mergers and takeovers'),
    ],
    [
      'what headline and title add to the one word of a menu',
      'Commercial roofing and masonry',
      named('/commercial', 'Commercial', 'Commercial roofing and masonry', 'Commercial Roofing & Masonry | Acme'),
    ],
    ['a word of the site’s name that says its trade', 'Roofing', trade('roofing')],
    ...PARTS.map((name): [string, string, ReadPage[]] => ['a part of a long list of the start page', name, listing(5)]),
    ...PARTS.map((name): [string, string, ReadPage[]] => ['a part of a list with a heading', name, below('Work for studios')]),
  ])('%s: %s', (_because, label, pages) => expect(topicsOf(pages)).toContain(label));

  it.each<[because: string, label: string, pages: ReadPage[]]>([
    [
      'a person, by a frequent given name and a surname',
      'Alexander Berg',
      businessSite({ ...SERVICES, 'Alexander Berg': [] }, { hub: 'x' }),
    ],
    ['an item of a club’s news that other pages only list', 'Glaze weekend', club('We tell of the Glaze weekend here.')],
    ['a page that is still to be written', 'Sample', sample([paragraph('To follow')], 15)],
    ['a page of filler', 'Sample', sample([paragraph('Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(8))], 440)],
    ['a part of a short list that nothing else names: it may only be praise', 'Glaze testing', listing(3)],
    ...['Why studios choose us', 'How does it work?', 'Our advantages', 'Latest news'].map((above): [string, string, ReadPage[]] => [
      `what stands below “${above}”`,
      'Glaze testing',
      below(above),
    ]),
    ['a part of a start page that is of many sorts', 'Glaze testing', listed([...PARTS, 'Plan a visit? Call us today.'], 2)],
    ...BOARD.map((name): [string, string, ReadPage[]] => ['one of a list of persons, each with a line of text', name, board()]),
    ...PARTS.map((name): [string, string, ReadPage[]] => [
      'a part of a page beside topics with pages of their own',
      name,
      listing(5, SERVICES),
    ]),
    ['a group in small letters that no heading names', 'glazing', tagged('of fire')],
    ['a text that leads to many pages', 'Read more', readMore()],
    ['the first word of the site’s name, however it is written', 'Harrow', trade('harrow', { Harrow: [] })],
    ['a word of the site’s name that is written as a name alone', 'Roofing', trade('Roofing')],
    ['what the addresses of several pages end in', 'Handbook', handbooks()],
    ['a page that no link leads to, with another address', 'Templates for electricians', orphan('/p-17')],
  ])('not %s: %s', (_because, label, pages) => expect(topicsOf(pages)).not.toContain(label));

  it.each<[because: string, count: number, like: RegExp, expected: string[], pages: ReadPage[]]>([
    ['one for labels that differ in inflection alone, written as it is used most', 4, /^Zahnimplantat/, ['Zahnimplantate'], inflected()],
    [
      'one for the same thing in longer or inflected words, or first of two joined',
      2,
      /^Kronen/,
      ['Kronen'],
      businessSite(
        { 'Zahnimplantat Beratung': [], 'Implantate Beratungen': [], Kronen: [], 'Kronen und Brücken': [] },
        { lang: 'de', hub: 'leistungen' },
      ),
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

describe('where a site names its topics', () => {
  const four = ['/a', '/b', '/c', '/d'];
  const more = ['/c', '/d', '/e', '/f', '/g', '/h'];
  const list = ['Ash glazes', 'Salt firing', 'Raku'].map((text) => listItem(text));
  const pictured = { images: [{ src: '/k.jpg', alt: 'Kiln repair', decorative: false, region: 'main' as const }] };
  it.each<[what: string, topic: string, pages: ReadPage[], without: ReadPage[]]>([
    [
      'the name that the navigation gives the start page',
      'Sofa cleaning',
      linkedSite(
        [
          { path: '/', h1: 'Sofa cleaning in Leeds', blocks: textOn('Sofa cleaning') },
          ...four.map((path) => ({ path, blocks: textOn('Sofa cleaning') })),
        ],
        [['Sofa cleaning', '/', 'nav']],
      ),
      linkedSite(
        [
          { path: '/', h1: 'Welcome to us', blocks: textOn('Sofa cleaning') },
          ...four.map((path) => ({ path, blocks: textOn('Sofa cleaning') })),
        ],
        [['Sofa cleaning', '/', 'nav']],
      ),
    ],
    [
      'what all titles say beside the name',
      'Holiday home',
      linkedSite(
        ['/', ...four].map((path) => ({ path, title: 'Acme - Holiday home', blocks: textOn('Holiday home') })),
        [],
      ),
      linkedSite(
        ['/', ...four].map((path) => ({ path, title: 'Acme - Holiday home' })),
        [],
      ),
    ],
    [
      'links of several pages that the text repeats',
      'Garden room',
      linkedSite(
        ['/', '/g', ...four].map((path) => ({ path, title: 'Acme', blocks: textOn('Garden room') })),
        [['Garden room', '/g', 'main']],
      ),
      linkedSite(
        ['/', '/g', ...four].map((path) => ({ path, title: 'Acme' })),
        [['Garden room', '/g', 'main']],
      ),
    ],
    [
      'titles of pages that only serve the site',
      'Kiln repair',
      linkedSite(
        [
          { path: '/' },
          { path: '/faq', title: 'FAQ: Kiln repair', h1: 'FAQ' },
          ...four.map((path) => ({ path, blocks: textOn('Kiln repair') })),
        ],
        [],
      ),
      linkedSite([{ path: '/' }, { path: '/faq', title: 'FAQ: Kiln repair', h1: 'FAQ' }, ...four.map((path) => ({ path }))], []),
    ],
    [
      'a heading among others of a start page, where the text of other pages says it too',
      'Kiln repair',
      linkedSite(
        [
          { path: '/', blocks: ['Kiln repair', 'Clay bodies', 'Glazes'].flatMap((text) => [heading(2, text), ...textOn('Something')]) },
          ...four.map((path) => ({ path, blocks: textOn('Kiln repair') })),
        ],
        [],
      ),
      linkedSite(
        [
          { path: '/', blocks: ['Kiln repair', 'Clay bodies', 'Glazes'].flatMap((text) => [heading(2, text), ...textOn('Something')]) },
          ...four.map((path) => ({ path })),
        ],
        [],
      ),
    ],
    [
      'a list that two pages repeat',
      'Ash glazes',
      linkedSite([{ path: '/' }, { path: '/a', blocks: list }, { path: '/b', blocks: list }, ...more.map((path) => ({ path }))], []),
      linkedSite([{ path: '/' }, { path: '/a', blocks: list }, { path: '/b' }, ...more.map((path) => ({ path }))], []),
    ],
    [
      'keywords that the text repeats',
      'Kiln repair',
      linkedSite(
        [
          { path: '/', draft: { meta: { keywords: 'kilns, Kiln repair' } } },
          ...four.map((path) => ({ path, blocks: textOn('Kiln repair') })),
        ],
        [],
      ),
      linkedSite([{ path: '/', draft: { meta: { keywords: 'kilns, Kiln repair' } } }, ...four.map((path) => ({ path }))], []),
    ],
    [
      'pictures whose text several pages repeat',
      'Kiln repair',
      linkedSite([{ path: '/', draft: pictured }, ...four.map((path) => ({ path, blocks: textOn('Kiln repair') }))], []),
      linkedSite([{ path: '/', draft: pictured }, ...four.map((path) => ({ path }))], []),
    ],
    [
      'what the title of the start page says beside the name',
      'Kiln repair for schools',
      linkedSite(
        [
          { path: '/', title: 'Acme | Kiln repair for schools' },
          ...four.map((path) => ({ path, title: 'Acme', blocks: textOn('Kiln repair for schools') })),
        ],
        [],
      ),
      linkedSite([{ path: '/', title: 'Acme | Kiln repair for schools' }, ...four.map((path) => ({ path, title: 'Acme' }))], []),
    ],
    [
      'parts of a programme in the navigation',
      'Charity run',
      linkedSite(
        [
          { path: '/' },
          { path: '/aid', h1: 'Our aid', blocks: [heading(2, 'Charity run'), ...textOn('Running')] },
          { path: '/aid/run', title: 'Charity run', h1: 'Charity run', draft: ARTICLE },
        ],
        [['More', '/aid/run', 'main']],
      ),
      linkedSite(
        [{ path: '/' }, { path: '/aid', h1: 'Our aid' }, { path: '/aid/run', title: 'Charity run', h1: 'Charity run', draft: ARTICLE }],
        [['More', '/aid/run', 'main']],
      ),
    ],
  ])('%s: %s', (_what, topic, pages, without) => {
    expect(topicsOf(pages)).toContain(topic);
    expect(topicsOf(without)).not.toContain(topic);
  });
});

/** Sites that say little, or nothing that a label could be read from. */
const HOSTILE: [what: string, pages: ReadPage[], reason: RegExp][] = [
  ['one page', [page('Acme', [paragraph(prose(80))], { url: 'https://acme.test/', pageType: 'home', mainChars: 500 })], /only one page/],
  ['frames', [page('Frame', [], { url: 'https://acme.test/', pageType: 'home', blocks: [], mainChars: 0 } as never)], /almost no text/],
  ['images alone', Array.from({ length: 4 }, (_, at) => page(`Image ${at}`, [], { mainChars: 0 })), /almost no text/],
  [
    'no titles',
    Array.from({ length: 4 }, (_, at) => {
      const one = page(`x${at}`, [], { mainChars: 500 });
      return { ...one, document: { ...one.document, title: null, blocks: one.document.blocks.slice(1) } } as ReadPage;
    }),
    /neither titles nor headings/,
  ],
  [
    'one title for all',
    Array.from({ length: 5 }, (_, at) =>
      page('Acme', [paragraph(prose(60, `w${at}`))], { url: `https://acme.test/p${at}`, mainChars: 500 }),
    ),
    /the same title/,
  ],
  [
    '500 pages of a template',
    Array.from({ length: 500 }, (_, at) =>
      page(`Listing ${at}`, [paragraph(`Item number ${at} in stock.`)], {
        url: `https://acme.test/i/${at}`,
        mainChars: 300,
        pageType: 'article',
      }),
    ),
    /few pages have a label/,
  ],
  [
    'a parked domain',
    [page('acme.test', [paragraph('This domain is for sale.')], { url: 'https://acme.test/', pageType: 'home', mainChars: 30 })],
    /almost no text/,
  ],
  [
    'a login wall',
    Array.from({ length: 3 }, (_, at) =>
      page('Sign in', [paragraph(prose(60))], {
        url: `https://acme.test/${at}`,
        mainChars: 400,
        forms: [{ action: '/in', password: true, fields: 2 }],
      }),
    ),
    /asks for a login/,
  ],
];

describe('a site that says little', () => {
  it.each(HOSTILE)('%s: no invented topic, and the reason', (_what, pages, reason) => {
    const { topics, limited, questions } = buildCorpus(pages, 0);
    expect(topics).toEqual([]);
    expect(questions).toEqual([]);
    expect(limited).toMatch(reason);
  });

  it('a meeting: names that are never written small are those of speakers and sponsors', () => {
    const talks = { '/glaze-chemistry': 'Glaze Chemistry', '/quorlan-vestryck': 'Quorlan Vestryck' };
    const site = (brand: string) =>
      linkedSite(
        Object.entries({ '/': brand, ...talks }).map(([path, name]) => ({
          path,
          h1: name,
          title: path === '/' ? brand : `${name} | ${brand}`,
          blocks: [paragraph(`${name} is one of two talks about glaze and its chemistry. ${prose(60, path.slice(1, 3))}`)],
        })),
        Object.entries(talks).map(([path, name]) => [name, path, 'nav'] as const),
      );
    expect(topicsOf(site('KilnConf 2026'))).toContain('Glaze Chemistry');
    expect(topicsOf(site('KilnConf 2026'))).not.toContain('Quorlan Vestryck');
    expect(topicsOf(site('KilnConf'))).toContain('Quorlan Vestryck');
  });

  it('a page that compares the site with a rival is called by the rival’s name', () => {
    const paths = ['/', '/kiln-repair', '/wheel-leasing', '/acme-vs-kilnco', '/potter-alternative'];
    const names = ['Acme', 'Kiln repair', 'Wheel leasing', 'Kilnco', 'Potter'];
    const topics = topicsOf(
      linkedSite(
        paths.map((path, at) => ({ path, h1: names[at] ?? '', title: `${names[at]} | Acme`, blocks: textOn(names[at] ?? '') })),
        names.map((name, at) => [name, paths[at] ?? '', 'nav'] as const).slice(1),
      ),
    );
    expect(topics).toEqual(expect.arrayContaining(['Kiln repair', 'Wheel leasing']));
    for (const rival of ['Kilnco', 'Potter']) expect(topics).not.toContain(rival);
  });

  it('what the start page names once and beside its policies serves the site; what a menu names as well may be a topic', () => {
    const site = (links: Parameters<typeof linkedSite>[1]) =>
      topicsOf(
        linkedSite(
          ['/', '/kiln-repair', '/wheel-leasing', '/affiliate-disclosure', '/privacy'].map((path) => ({
            path,
            h1: path === '/' ? 'Acme' : spaced(path),
            title: path === '/' ? 'Acme' : `${spaced(path)} | Acme`,
            blocks: textOn(spaced(path)),
          })),
          [['Kiln repair', '/kiln-repair', 'nav'], ['Wheel leasing', '/wheel-leasing', 'nav'], ...links],
        ),
      );
    const spaced = (path: string) => `${path[1]?.toUpperCase()}${path.slice(2).replace('-', ' ')}`;
    const row = [
      ['Affiliate disclosure', '/affiliate-disclosure', 'footer'],
      ['Privacy policy', '/privacy', 'footer'],
    ] as const;
    expect(site(row)).toEqual(expect.arrayContaining(['Kiln repair', 'Wheel leasing']));
    expect(site(row)).not.toContain('Affiliate disclosure');
    expect(site([['Affiliate disclosure', '/affiliate-disclosure', 'nav'], ...row])).toContain('Affiliate disclosure');
  });

  it('a menu that scripts build: pages that headings, titles and texts agree on are topics still', () => {
    const pages = businessSite(SERVICES).map((one) => ({ ...one, document: { ...one.document, links: [] } }));
    expect(topicsOf(pages as ReadPage[]).length).toBeGreaterThan(3);
  });
  it('a language that we have no pack for: no parts of pages and standing pages as topics, no short line as an answer', () => {
    const norsk = (answer: string) =>
      buildCorpus(
        businessSite(
          {
            Kroner: [heading(2, 'Vet dere om kronen faktisk er trygg?'), paragraph(answer)],
            Priser: [],
            Ansatte: [],
            'Ledige stillinger': [],
          },
          { lang: 'nb', hub: 'tilbud' },
        ),
        0,
      );
    const { topics, questions } = norsk('Fast pris for hver krone.');
    expect(topics.map(({ topic }) => topic)).toEqual(['Kroner']);
    expect(questions).toEqual([]);
    expect(norsk(`Fast pris for hver krone. ${prose(30, 'krone')}`).questions).toHaveLength(1);
  });

  it('a language that nobody knows: topics, but no typed questions', () => {
    const { topics, questions } = buildCorpus(businessSite(SERVICES, { lang: 'xx' }), 0);
    expect(topics.length).toBeGreaterThan(3);
    expect(questions).toEqual([]);
  });
});
