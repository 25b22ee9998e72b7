import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { definition, heading, jsonLd, listItem, paragraph, term } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, page, prose } from './testing-site.ts';

const NOTHING: Record<string, never[]> = {
  Implants: [],
  'Root canal treatment': [],
  'Teeth whitening': [],
  Crowns: [],
  Braces: [],
  'Gum care': [],
};
const NEWS = { href: 'https://club.test/news/glaze-weekend', text: 'Glaze weekend', rel: [], region: 'main' as const, internal: true };
const topicsOf = (pages: readonly ReadPage[]) => buildCorpus(pages, 0).topics.map(({ topic }) => topic);

describe('topics', () => {
  it('are the labels of the site, as its people wrote them, with their evidence and own page first', () => {
    const { topics, profile } = buildCorpus(businessSite(NOTHING), 0);
    expect(topics.map(({ topic }) => topic).sort()).toEqual(Object.keys(NOTHING).sort());
    expect(topics.find(({ topic }) => topic === 'Root canal treatment')).toMatchObject({
      ...{ type: 'offering', hasPage: true, pages: ['https://harrowfinch.test/services/root-canal-treatment'] },
      evidence: expect.arrayContaining(['navigation', 'heading', 'title', 'address']),
    });
    expect(profile).toMatchObject({ brand: 'Harrow & Finch', kind: 'localBusiness', cities: ['Leeds'] });
  });

  it.each([
    ['menu words', { Services: [], 'About us': [], Blog: [], 'Opening hours': [] }],
    ['dates', { '12 May 2025': [], '2024': [], 'March 2024': [] }],
    ['phone numbers', { '+44 113 496 0000': [], '0113 496 0000': [] }],
    ['the name of the site and of its place', { 'Harrow & Finch': [], Leeds: [] }],
    ['sentences', { 'We care for you.': [], 'Why choose us?': [], 'Our approach to your smile': [] }],
    ['files and versions', { 'price-list.pdf': [], 'v2.4.1': [] }],
    ['numbers of a series', { 'Workshop 1': [], 'Workshop 2': [] }],
    ['what is said to somebody', { 'For patients': [], 'Find a dentist': [] }],
    ['what every organization tells of itself', { 'Annual reports': [], 'Board of directors': [], 'Press releases': [], Sponsors: [] }],
    ['what goes on from another text', { '& gum care': [] }],
  ])('%s are none', (_what, labels) =>
    expect(topicsOf(businessSite({ ...NOTHING, ...(labels as typeof NOTHING) })).sort()).toEqual(Object.keys(NOTHING).sort()),
  );

  it('persons and error pages are none', () => {
    const found = businessSite({ ...NOTHING, 'Mary Holt': [], 'Page not found': [] }).map((one) =>
      one.document.title?.startsWith('Mary')
        ? { ...one, document: { ...one.document, jsonLd: [jsonLd({ '@type': 'Person', name: 'Mary Holt' })] } }
        : one,
    );
    expect(topicsOf(found as ReadPage[]).sort()).toEqual(Object.keys(NOTHING).sort());
  });

  it('a page called by a frequent given name and a surname is of a person, unless it is offered', () => {
    expect(topicsOf(businessSite({ ...NOTHING, 'Alexander Berg': [] }, { hub: 'x' }))).not.toContain('Alexander Berg');
    expect(topicsOf(businessSite({ ...NOTHING, 'Alexander Technique': [] }))).toContain('Alexander Technique');
  });

  it('a page below a folder of persons is none; a folder that only sounds like one is no such folder', () => {
    const below = (hub: string) => topicsOf(businessSite({ ...NOTHING, 'Wheel throwing': [] }, { hub }));
    expect(below('speakers')).toEqual([]);
    expect(below('profile')).toEqual([]);
    expect(below('teams')).toContain('Wheel throwing');
  });

  it('a start page says what the site is, not by its name with more to it nor by a figure', () => {
    const titled = (title: string) =>
      topicsOf(
        businessSite({}).map((one) =>
          one.document.pageType === 'home'
            ? ({ ...one, document: { ...one.document, title, meta: { description: `${title} for everybody` } } } as ReadPage)
            : one,
        ),
      );
    expect(titled('Harrow & Finch Dental Care')).toEqual([]);
    expect(titled('Dentists with 25 years')).toEqual([]);
    expect(titled('Children’s dentistry')).toEqual(['Children’s dentistry']);
  });

  it('an item of a club’s news is a subject where other pages speak of it, not where they list it', () => {
    const club = (telling: string) =>
      topicsOf(
        ['/', '/a', '/b', '/c', '/news/glaze-weekend'].map((path) =>
          page(
            path === '/news/glaze-weekend' ? 'Glaze weekend' : `Kiln users ${path}`,
            [paragraph(path.length < 3 ? telling : prose(60))],
            {
              ...{ url: `https://club.test${path}`, title: path === '/news/glaze-weekend' ? 'Glaze weekend' : 'Kiln users e.V.' },
              ...{ lang: 'en', detectedLanguage: 'en', mainChars: 900 },
              pageType: path === '/' ? 'home' : path.startsWith('/news') ? 'article' : 'other',
              jsonLd: [jsonLd({ '@type': 'NGO', name: 'Kiln users' })],
              links: path.length < 3 ? [{ ...NEWS, block: -1 }] : [],
            },
          ),
        ) as ReadPage[],
      );
    expect(club('We tell of the Glaze weekend here.')).not.toContain('Glaze weekend');
  });

  it('a greeting of the start page and an archive as such are none', () => {
    const greeted = (title: string) =>
      topicsOf(
        businessSite(NOTHING).map((one) =>
          one.document.pageType === 'home' ? { ...one, document: { ...one.document, title, metaDescription: title } } : one,
        ) as ReadPage[],
      );
    const said = (title: string) =>
      topicsOf(
        linkedSite(
          ['/', '/a', '/b', '/c'].map((path) => ({
            path,
            title: path === '/' ? title : 'Acme',
            blocks: [paragraph(`${title} is what is told here. ${prose(50)}`)],
          })),
          [],
        ),
      );
    expect(said('Kiln home')).toContain('Kiln home');
    expect(said('Welcome home')).toEqual([]);
    expect(greeted('My home').sort()).toEqual(Object.keys(NOTHING).sort());
    const archive = businessSite({ ...NOTHING, 'Blog archives': [] }).map((one) =>
      one.url.endsWith('/blog-archives') ? { ...one, document: { ...one.document, pageType: 'listing' as const } } : one,
    );
    expect(topicsOf(archive as ReadPage[]).sort()).toEqual(Object.keys(NOTHING).sort());
  });

  it('a page that nobody filled in names none', () => {
    const site = businessSite({ ...NOTHING, Sample: [] });
    const filled = (blocks: Parameters<typeof page>[1], mainChars: number) =>
      topicsOf(
        site.map((one) =>
          one.url.endsWith('/sample')
            ? ({ ...one, document: { ...one.document, mainChars, blocks: page('Sample', blocks).document.blocks } } as ReadPage)
            : one,
        ),
      );
    expect(filled([paragraph(`Sample ${prose(60)}`)], 600)).toContain('Sample');
    expect(filled([paragraph('To follow')], 15)).not.toContain('Sample');
    expect(filled([paragraph('Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(8))], 440)).not.toContain('Sample');
  });

  it('labels that differ in inflection alone are one, written as it is used most', () => {
    const labels = { Zahnimplantat: [], Zahnimplantate: [], Kronen: [], Prophylaxe: [], Wurzelbehandlung: [] };
    const found = topicsOf(
      businessSite(labels, { lang: 'de', hub: 'leistungen' }).map((one) => ({
        ...one,
        document: {
          ...one.document,
          links: one.document.links.filter(({ text }) => text !== 'Zahnimplantat' || one.document.pageType === 'home'),
        },
      })) as ReadPage[],
    );
    expect(found.filter((topic) => topic.startsWith('Zahnimplantat'))).toEqual(['Zahnimplantate']);
    expect(found).toHaveLength(4);
  });

  it('of the same thing in longer or inflected words, or first of two joined, are one', () => {
    const found = topicsOf(
      businessSite(
        { 'Zahnimplantat Beratung': [], 'Implantate Beratungen': [], Kronen: [], 'Kronen und Brücken': [] },
        { lang: 'de', hub: 'leistungen' },
      ),
    );
    expect(found).toHaveLength(2);
    expect(found).toContain('Kronen');
  });

  it('a long list of a start page is of what is offered; a short one that nothing else says may only praise it', () => {
    const parts = ['Glaze testing', 'Kiln leasing', 'Clay mixing', 'Mould making', 'Tile cutting'];
    const few = Object.fromEntries(Object.entries(NOTHING).slice(0, 3));
    const listing = (count: number, pages = few) =>
      topicsOf(
        businessSite(pages).map((one) => {
          if (one.document.pageType !== 'home') return one;
          const told = parts.slice(0, count).flatMap((part) => [heading(2, part), paragraph(prose(12, part.slice(0, 4)))]);
          return page('Harrow & Finch', told, { ...one.document, blocks: undefined, url: one.url } as never);
        }),
      );
    expect(listing(5)).toEqual(expect.arrayContaining(parts));
    expect(listing(3)).not.toContain('Glaze testing');
    // Beside six topics with pages of their own, parts of a page are none.
    expect(listing(5, NOTHING)).toEqual(expect.not.arrayContaining(parts));
  });

  it('a group in small letters is one only where a heading says it', () => {
    const articles = (title: string) =>
      topicsOf(
        ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
          page(`${name} ${at > 2 ? title : 'other'}`, [paragraph(`Glazing is told here. ${prose(60, name.toLowerCase())}`)], {
            ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
            ...(at > 2 && { meta: { 'article:tag': 'glazing' } }),
          }),
        ),
      );
    expect(articles('of glazing')).toContain('glazing');
    expect(articles('of fire')).not.toContain('glazing');
  });

  it('a place and a brand at the end of a label are no part of it', () => {
    const labels = Object.fromEntries(Object.keys(NOTHING).map((label) => [`${label} in Leeds`, []]));
    expect(topicsOf(businessSite(labels)).sort()).toEqual(Object.keys(NOTHING).sort());
  });

  it('work in a language without a pack', () =>
    expect(
      topicsOf(businessSite({ Hampaat: [], Juurihoito: [], Paikkaus: [], Hammaskivi: [] }, { lang: 'fi', hub: 'palvelut' })),
    ).toHaveLength(4));

  it('pages that a list of people leads to are none', () => {
    const site = businessSite({ ...NOTHING, 'Our doctors': [] });
    const named = page('Ines Calder', [paragraph(prose(60))], {
      url: 'https://harrowfinch.test/ines',
      mainChars: 600,
      detectedLanguage: 'en',
    });
    const to = { href: named.url, text: 'Ines Calder', rel: [], region: 'main' as const, block: -1, internal: true };
    const linked = site.map((one) =>
      one.url.endsWith('/our-doctors') || one.document.pageType === 'home'
        ? { ...one, document: { ...one.document, links: [...one.document.links, to] } }
        : one,
    );
    expect(topicsOf([...linked, named] as ReadPage[]).sort()).toEqual(Object.keys(NOTHING).sort());
  });

  it('are what title and description of a start page both list', () => {
    const listed = page('Larch', [], {
      ...{
        url: 'https://acme.test/',
        pageType: 'home',
        title: 'Acme: decking boards, shingles, fence posts',
        lang: 'en',
        detectedLanguage: 'en',
      },
      ...{ blocks: [], mainChars: 0, meta: { description: 'We saw shingles, fence posts and decking boards from larch.' } },
    } as never);
    expect(topicsOf([listed]).sort()).toEqual(['decking boards', 'fence posts', 'shingles']);
  });

  it('a text that leads to many pages is no label', () => {
    const pages = businessSite(NOTHING).map((one) => ({
      ...one,
      document: {
        ...one.document,
        links: one.document.links.map((link) => (link.text === 'Home' || link.text === 'Contact' ? link : { ...link, text: 'Read more' })),
      },
    }));
    expect(topicsOf(pages as ReadPage[])).not.toContain('Read more');
  });
});

type Linked = {
  path: string;
  title?: string | null;
  h1?: string;
  blocks?: ReturnType<typeof paragraph>[];
  draft?: Parameters<typeof page>[2];
};
/** A site whose pages all link the same: each entry is text, path and region. */
const linkedSite = (pages: readonly Linked[], links: readonly [text: string, path: string, region: 'nav' | 'main'][]): ReadPage[] =>
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

describe('where a site says its subjects', () => {
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

  it('a page of the navigation is no person, whoever links to it, and a slash too many leads to the same page', () => {
    const pages = linkedSite(
      [{ path: '/' }, { path: '/speakers', h1: 'Speakers' }, { path: '//red-team-track', h1: 'Red-Team Track' }, { path: '/x' }],
      [
        ['Red-Team Track', '/red-team-track', 'nav'],
        ['Speakers', '/speakers', 'nav'],
        ['Agenda', '/red-team-track', 'main'],
      ],
    );
    expect(topicsOf(pages)).toContain('Red-Team Track');
  });

  it('parts that every manual has are none, nor a word that parts of two folders are called', () => {
    const manual = (labels: Readonly<Record<string, string>>) =>
      topicsOf(
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
        ),
      ).sort();
    expect(manual({ '/a/x': 'Kiln records', '/a/installation': 'Installation', '/b/usage': 'Usage', '/b/z': 'Glaze curves' })).toEqual([
      'Glaze curves',
      'Kiln records',
    ]);
    expect(manual({ '/a/x': 'Kiln records', '/a/m': 'Migration', '/b/m': 'Migration', '/b/z': 'Glaze curves' })).toEqual([
      'Glaze curves',
      'Kiln records',
    ]);
    expect(topicsOf(businessSite({ ...NOTHING, Installation: [] }))).toContain('Installation');
    const grouped = manual({
      '/a/x': 'Kiln records',
      '/category/roles': 'Roles',
      '/category/kiln-roles': 'Kiln roles',
      '/b/z': 'Glaze curves',
    });
    expect(grouped).toEqual(['Glaze curves', 'Kiln records', 'Kiln roles']);
  });

  it('two menu words joined are one, and a link around a card is called by its heading', () => {
    expect(topicsOf(businessSite({ ...NOTHING, 'Prices and Booking': [] })).sort()).toEqual(Object.keys(NOTHING).sort());
    const text = `Gum care ${prose(40)}`;
    const pages = businessSite(NOTHING).map((one) => {
      if (one.document.pageType !== 'home') return one;
      const at = one.document.blocks.length;
      const block = { ...heading(2, 'Whitening at home'), text: 'Whitening at home' };
      const made = page('x', [block]).document.blocks[1];
      const link = { href: 'https://harrowfinch.test/w', text, rel: [], region: 'main' as const, block: at, internal: true };
      return {
        ...one,
        document: { ...one.document, blocks: [...one.document.blocks, made], links: [...one.document.links, link] },
      } as ReadPage;
    });
    const own = page('Whitening at home', [paragraph(prose(60))], {
      url: 'https://harrowfinch.test/w',
      mainChars: 600,
      title: 'Acme',
      detectedLanguage: 'en',
    });
    expect(topicsOf([...pages, own])).toContain('Whitening at home');
  });
});

/** A page that the menu of every page names. */
const withMenu = (labels: readonly string[], draft: Parameters<typeof page>[2] = {}): ReadPage[] => {
  const links = labels.map((text) => ({
    ...{ href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
    ...{ region: 'nav' as const, block: -1 },
  }));
  const home = page('Acme', [paragraph(prose(60))], { url: 'https://acme.test/', pageType: 'home', links, ...draft });
  return [home, ...labels.map((label) => page(label, [paragraph(prose(60, label.slice(0, 3)))], { links, mainChars: 600 }))];
};
const contact = jsonLd({
  '@type': 'Organization',
  name: 'Acme',
  telephone: '+44 113 555',
  address: { '@type': 'PostalAddress', addressLocality: 'Leeds' },
});

describe('the kind of a site', () => {
  it.each([
    ['association', ['Membership', 'Bylaws', 'Donate', 'Rescue boats'], ['Acme membership', 'what is Acme']],
    ['academic', ['Publications', 'Lab members', 'Teaching', 'Openings'], ['Acme publications']],
    [
      'event',
      ['Speakers', 'Call for papers', 'Venue', 'Important dates'],
      ['Acme dates', 'Acme registration', 'Acme schedule', 'Acme venue', 'what is Acme'],
    ],
  ])('%s: several menu labels agree, and nothing is asked of it that is asked of a business with a telephone', (kind, labels, asked) => {
    const { profile, questions } = buildCorpus(withMenu(labels, { jsonLd: [contact] }), 0);
    expect(profile.kind).toBe(kind);
    expect(questions.map(({ question }) => question).sort()).toEqual(asked);
  });

  it('who compares products of several makers and lets nobody buy is no shop', () => {
    const compared = (brands: readonly string[], button = 'Read on') =>
      buildCorpus(
        ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
          page(`Kiln ${name}`, [paragraph(`The kiln ${name} at £ 900. ${prose(30, name)}`), paragraph(button)], {
            ...{ url: `https://acme.test/products/${name}`, lang: 'en', detectedLanguage: 'en', pageType: 'product', mainChars: 600 },
            jsonLd: [jsonLd({ '@type': 'Product', name, brand: { name: brands[at % brands.length] }, offers: { price: '900' } })],
          }),
        ),
        0,
      ).profile.kind;
    expect(compared(['Ofra', 'Brenn', 'Cotto'])).toBe('other');
    expect(compared(['Ofra', 'Brenn', 'Cotto'], 'Add to cart')).toBe('shop');
    expect(compared(['Ofra'])).toBe('shop');
  });

  it('one sign alone is not enough: unknown, and nothing typed is asked', () => {
    const { profile, questions } = buildCorpus(withMenu(['Boats', 'Lighthouses', 'Tides'], { jsonLd: [contact] }), 0);
    expect(profile.kind).toBe('other');
    expect(questions).toEqual([]);
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

  it('a menu that scripts build: pages that headings, titles and texts agree on are topics still', () => {
    const pages = businessSite(NOTHING).map((one) => ({ ...one, document: { ...one.document, links: [] } }));
    expect(topicsOf(pages as ReadPage[]).length).toBeGreaterThan(3);
  });

  it('pages in another language are no topics of the site', () => {
    const german = businessSite({ Zahnersatz: [], Wurzelbehandlung: [] }, { lang: 'de' }).slice(2);
    expect(topicsOf([...businessSite(NOTHING), ...german]).sort()).toEqual(Object.keys(NOTHING).sort());
  });

  it('a language that we have no pack for: no parts of pages and standing pages as topics, no short line as an answer', () => {
    const norsk = (answer: string) =>
      buildCorpus(
        businessSite(
          {
            Kroner: [heading(2, 'Vet dere om kronen faktisk er trygg?'), paragraph(answer)] as never[],
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
    const { topics, questions } = buildCorpus(businessSite(NOTHING, { lang: 'xx' }), 0);
    expect(topics.length).toBeGreaterThan(3);
    expect(questions).toEqual([]);
  });
});

describe('questions', () => {
  const asked = [
    heading(2, 'How long does root canal treatment take?'),
    paragraph('Root canal treatment takes 60 minutes in one visit for most patients.'),
  ];
  const site = businessSite({
    ...NOTHING,
    'Root canal treatment': asked as never[],
    Crowns: [paragraph('A crown costs £450, and crowns last for years.')] as never[],
  });
  const { questions } = buildCorpus(site, 0);
  const of = (text: string) => questions.find(({ question }) => question === text);

  it('that the site asks are kept verbatim, with the text right below as answer', () =>
    expect(of('How long does root canal treatment take?')).toMatchObject({
      ...{ origin: 'site', topic: 'Root canal treatment', coverage: 'answered', selfContained: true },
      passage: { text: 'Root canal treatment takes 60 minutes in one visit for most patients.' },
    }));

  it('of an offer in a place: an amount answers what it costs, a mention does not', () => {
    expect(of('Crowns cost Leeds')).toMatchObject({ origin: 'typed', coverage: 'answered' });
    expect(of('Braces cost Leeds')).toMatchObject({ origin: 'typed', coverage: 'mentioned' });
  });

  it('rhetoric, the voice of the site and bare pronouns are none', () => {
    const talk = ['Ready to smile?', 'Why choose us?', 'What does it cost?', 'Is this for you?'].flatMap((text) => [
      heading(2, text),
      paragraph(prose(20)),
    ]);
    const own = buildCorpus(businessSite({ ...NOTHING, Crowns: talk as never[] }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own).toEqual([]);
  });

  it('in a list of headings may be asked in the words of a visitor', () => {
    const list = ['Do I need antibiotics after surgery?', 'Can I drive home after sedation?', 'How do I clean between crowns?'];
    const blocks = list.flatMap((text) => [heading(2, text), paragraph('Usually not, unless the dentist tells you so on the day.')]);
    const own = buildCorpus(businessSite({ ...NOTHING, Crowns: blocks as never[] }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own.map(({ question }) => question).sort()).toEqual([...list].sort());
    expect(own.every(({ coverage }) => coverage === 'answered')).toBe(true);
  });

  it.each([
    ['en', 'How to clean dental crowns'],
    ['de', 'Wie man Crowns richtig pflegt'],
    ['fr', 'Comment nettoyer les crowns'],
    ['es', 'Cómo limpiar crowns dentales'],
    ['ru', 'Как чистить crowns дома'],
  ])('headings that tell how something is done are questions (%s)', (lang, text) => {
    const guide = [heading(2, text), paragraph(prose(30))];
    const { questions: found } = buildCorpus(businessSite({ ...NOTHING, Crowns: guide as never[] }, { lang }), 0);
    expect(found).toContainEqual(expect.objectContaining({ question: text, origin: 'site', coverage: 'answered' }));
  });

  it('the heading of a card is asked where the card leads to, and a link alone is no answer', () => {
    const question = 'How long do crowns last?';
    const onward = {
      href: 'https://harrowfinch.test/answers',
      text: 'Read more',
      rel: [],
      region: 'main' as const,
      block: 1,
      internal: true,
    };
    const pages = businessSite({ ...NOTHING, Crowns: [heading(2, question), paragraph('Read more', { links: [onward] })] as never[] });
    const own = buildCorpus(pages, 0).questions.find((one) => one.question === question);
    expect(own).toMatchObject({ coverage: 'missing', passage: null });
  });

  it.each([
    ['How much do crowns cost?', 'They cost £450 and more.', 'That depends, but it takes 30 minutes and no more.'],
    ['How long do crowns last?', 'They last two years or more, as a rule.', 'They last well, and 95 % of patients keep them.'],
    ['How long do crowns last?', 'They last 15 years or more, as a rule.', 'For long: a good one costs £450 and more.'],
  ])('%s is answered by a figure of its kind alone', (question, answer, other) => {
    const cover = (said: string) =>
      buildCorpus(businessSite({ ...NOTHING, Crowns: [heading(2, question), paragraph(said)] as never[] }), 0);
    expect(cover(answer).questions).toContainEqual(expect.objectContaining({ question, coverage: 'answered' }));
    expect(cover(other).questions).toContainEqual(expect.objectContaining({ question, coverage: 'mentioned' }));
    expect(cover(other).ask(question, 'en').coverage).toBe('mentioned');
  });

  const shown = (...list: string[]) => {
    const blocks = list.flatMap((text) => [term(text), definition('That is told here in one sentence of some length.')]);
    return buildCorpus(businessSite({ ...NOTHING, Crowns: blocks as never[] }), 0)
      .questions.filter(({ origin }) => origin === 'site')
      .map(({ question }) => question);
  };
  it('that need the page around them are not shown', () => {
    const own = [
      'How are crowns cleaned when they stain?',
      'Can children drive bumper cars after sedation?',
      'How long does it take to fit a crown?',
    ];
    const dependent = ['Why a parcel?', 'What must be ready?', 'Which parcels can be collected?', 'What happens when it breaks the crown?'];
    expect(shown(...own, ...dependent).sort()).toEqual(own.toSorted());
  });

  it('among questions and answers may open with any word, and on a page that serves the site be short', () => {
    const asked = ['Replaces a bridge the whole tooth?', 'Is parking free?'];
    const blocks = asked.flatMap((text) => [term(text), definition('That is told here in one sentence of some length.')]);
    const serving = page('FAQ', blocks, { url: 'https://harrowfinch.test/faq' });
    const found = buildCorpus([...businessSite(NOTHING), serving], 0).questions.filter(({ origin }) => origin === 'site');
    expect(found.map(({ question }) => question).sort()).toEqual(asked.toSorted());
    expect(shown(...asked)).toEqual([asked[0]]);
  });

  it('that head a page of their own are shown, and those about what a compound word names', () => {
    const made = page('Warum riecht der Ofen?', [paragraph(`Der Ofen riecht, weil in der Dichtung noch etwas Wasser ist. ${prose(20)}`)], {
      ...{ url: 'https://harrowfinch.test/ofen', mainChars: 600, lang: 'de', detectedLanguage: 'de' },
    });
    const blocks = [term('Warum reißt ein Boden?'), definition('Weil er zu schnell trocknet, meist in der ersten Nacht.')];
    const site = businessSite({ Holzboden: blocks as never[], Kronen: [], Brücken: [], Zahnreinigung: [] }, { lang: 'de' });
    const found = buildCorpus([...site, made], 0).questions.filter(({ origin }) => origin === 'site');
    expect(found.map(({ question }) => question).sort()).toEqual(['Warum reißt ein Boden?', 'Warum riecht der Ofen?']);
    // A line below a headline says what the page is about; it answers nothing.
    const lined = page('Warum riecht der Ofen?', [paragraph('Woran das liegt und was dagegen hilft.')], {
      ...{ url: 'https://harrowfinch.test/ofen', mainChars: 600, lang: 'de', detectedLanguage: 'de' },
    });
    expect(buildCorpus([...site, lined], 0).questions.map(({ question }) => question)).not.toContain('Warum riecht der Ofen?');
  });

  it('an article is no pronoun', () => {
    const asked = ['Wie lange hält das Implantat nach der Behandlung?', 'Wie lange hält das nach der Behandlung?'];
    const blocks = asked.flatMap((text) => [term(text), definition('Ein Implantat hält 15 Jahre und mehr.')]);
    const found = buildCorpus(
      businessSite({ Implantate: blocks as never[], Kronen: [], Brücken: [], Zahnreinigung: [] }, { lang: 'de' }),
      0,
    );
    expect(found.questions.filter(({ origin }) => origin === 'site').map(({ question }) => question)).toEqual([asked[0]]);
  });

  it('in nearly the same words are shown once', () => {
    expect(shown('How much do new crowns cost?', 'What does a new crown cost?')).toHaveLength(1);
    expect(shown('How are crowns cleaned?', 'Why are crowns cleaned?')).toHaveLength(2);
  });

  it('for yes or no about a price needs no figure', () => {
    const question = 'Are there hidden fees for crowns?';
    const { questions: found } = buildCorpus(
      businessSite({ ...NOTHING, Crowns: [heading(2, question), paragraph('No, there are none, we promise.')] as never[] }),
      0,
    );
    expect(found).toContainEqual(expect.objectContaining({ question, coverage: 'answered' }));
  });

  it('how or which are answered by the headings below as well', () => {
    const text = (question: string) => {
      const steps = ['Clean the stump', 'Mix the cement', 'Seat the crown'].flatMap((step) => [heading(3, step), paragraph(prose(20))]);
      const blocks = [heading(2, question), paragraph('It takes three steps, told here in their order.'), ...steps, heading(2, 'Care')];
      return buildCorpus(businessSite({ ...NOTHING, Crowns: blocks as never[] }), 0).questions.find((one) => one.question === question)
        ?.passage?.text;
    };
    const told = 'It takes three steps, told here in their order.\nClean the stump\nMix the cement\nSeat the crown';
    expect(text('How are dental crowns fitted?')).toBe(told);
    expect(text('What is a dental crown?')).toBe('It takes three steps, told here in their order.');
  });

  it('without an answer right below are missing', () => {
    const bare = [heading(2, 'How long do crowns last?'), heading(2, 'Care'), paragraph(prose(20))];
    const own = buildCorpus(businessSite({ ...NOTHING, Crowns: bare as never[] }), 0).questions.find(
      ({ question }) => question === 'How long do crowns last?',
    );
    expect(own).toMatchObject({ coverage: 'missing', passage: null });
  });
});

/** A conference whose start page and pages say this. */
const conference = (pages: Readonly<Record<string, ReturnType<typeof paragraph>[]>>, welcome = 'Come and see.'): ReadPage[] => {
  const links = ['Speakers', 'Call for papers', 'Sponsors', 'Venue', 'Registration', 'Program', 'Important dates'].map((text) => ({
    ...{ href: `https://kilncon.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
    ...{ region: 'nav' as const, block: -1 },
  }));
  return [
    page('KilnCon', [paragraph(welcome)], { url: 'https://kilncon.test/', pageType: 'home', lang: 'en', detectedLanguage: 'en', links }),
    ...Object.entries(pages).map(([title, blocks]) =>
      page(title, blocks, {
        ...{ url: `https://kilncon.test/${title.toLowerCase().replaceAll(' ', '-')}`, links, mainChars: 600 },
        ...{ lang: 'en', detectedLanguage: 'en' },
      }),
    ),
  ];
};

describe('what everybody asks of a kind of site', () => {
  const hall = 'The conference is held in the old town hall of Leeds, ten minutes on foot from the station, with lifts to every floor.';
  it.each([
    ['KilnCon venue', { Venue: [paragraph(hall)] }, { Venue: [paragraph('To follow.')] }],
    ['KilnCon registration', { Registration: [paragraph('A ticket costs £120.')] }, { Registration: [paragraph('Opens in May.')] }],
    [
      'KilnCon schedule',
      { Program: [paragraph('9:00 Welcome, 9:30 Clay, 11:00 Glaze')] },
      { Program: [paragraph('Talks on clay, then on glaze.')] },
    ],
    ['KilnCon dates', { 'Important dates': [paragraph('12 May 2027: opening')] }, { 'Important dates': [paragraph('In early summer.')] }],
  ])('%s: proved by its own kind of evidence, below what is called so', (question, telling, silent) => {
    const cover = (pages: Parameters<typeof conference>[0]) =>
      buildCorpus(conference(pages), 0).questions.find((one) => one.question === question)?.coverage;
    expect(cover(telling)).toBe('answered');
    expect(cover(silent)).toBe('mentioned');
    expect(cover({})).toBe('missing');
  });

  it('a name is explained by a sentence that begins with it', () => {
    const cover = (welcome: string) =>
      buildCorpus(conference({}, welcome), 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage;
    expect(cover('KilnCon is a conference for potters and kiln builders.')).toBe('answered');
    expect(cover('For KilnCon, clay is a way of life and firing is a craft.')).not.toBe('answered');
    expect(cover('“KilnCon showed us within three days what two years of reading had not.”')).not.toBe('answered');
  });

  it.each([
    ['Welcome to KilnCon, the ninth meeting on wood firing.', 'answered'],
    ['Join potters at KilnCon on 12 May 2027 in Leeds.', 'answered'],
    ['The 9th KilnCon brings together potters and builders of kilns in the old hall of Leeds.', 'answered'],
    ['Welcome to KilnCon, dear potters of all countries.', 'missing'],
    ['See you at KilnCon soon, with clay and fire.', 'missing'],
  ])('a name is explained by what, when or where it is, also in the header: %s', (welcome, coverage) => {
    const told = conference({}).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: { ...one.document, blocks: page('KilnCon', [paragraph(welcome, { region: 'header' })]).document.blocks },
          } as ReadPage)
        : one,
    );
    expect(buildCorpus(told, 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage).toBe(coverage);
  });

  const shown = { address: 'Harrow & Finch, 12 Mill Lane, Leeds', hours: 'Monday to Friday 9:00–17:30' };
  const practice = (text: string) =>
    businessSite(NOTHING).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              blocks: [...one.document.blocks, ...page('x', [paragraph(text)]).document.blocks.slice(1)],
              jsonLd: [
                ...one.document.jsonLd,
                jsonLd({
                  '@type': 'Dentist',
                  address: { '@type': 'PostalAddress', streetAddress: '12 Mill Lane', addressLocality: 'Leeds' },
                }),
              ],
            },
          } as ReadPage)
        : one,
    );
  it.each(['address', 'hours'] as const)('a business: %s', (face) => {
    const of = (text: string) => buildCorpus(practice(text), 0).questions.find(({ asks }) => asks === face);
    expect(of(shown[face])).toMatchObject({ coverage: 'answered', passage: { text: shown[face] } });
    expect(of('Call us.')).toMatchObject({
      question: `Harrow & Finch ${face === 'hours' ? 'opening hours' : 'address'}`,
      coverage: 'missing',
    });
  });

  it('round the clock are opening hours, and an address in other letters than the text’s is not missed', () => {
    const of = (pages: ReadPage[], face: string) => buildCorpus(pages, 0).questions.find(({ asks }) => asks === face);
    expect(of(practice('Call us 24/7.'), 'hours')).toMatchObject({ coverage: 'answered' });
    const greek = practice('x').map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              title: 'Οδοντιατρείο στο Λιντς',
              blocks: page('Οδοντιατρείο', [paragraph('Καλέστε μας στο Λιντς κάθε μέρα.')]).document.blocks,
            },
          } as ReadPage)
        : one,
    );
    expect(of(greek, 'address')).toBeUndefined();
  });

  it('a price below a heading that says what it is for answers what it costs', () => {
    const cost = (head: string) =>
      buildCorpus(businessSite({ ...NOTHING, Crowns: [heading(2, head), paragraph('£ 520 + VAT')] as never[] }), 0).questions.find(
        ({ question }) => question === 'Crowns cost Leeds',
      )?.coverage;
    expect(cost('Crowns of gold')).toBe('answered');
    expect(cost('Bridges of gold')).not.toBe('answered');
  });

  describe('reviews', () => {
    const asked = (...blocks: unknown[]) =>
      buildCorpus(businessSite({ ...NOTHING, Crowns: blocks as never[] }), 0).questions.find(({ asks }) => asks === 'reviews');
    const other = (text: string) => ({ ...paragraph(text), kind: 'other' as const });
    const FIRST = 'They fitted it in one day, and it holds.';
    const SECOND = 'The dentist took time to explain it.';

    it.each([
      ['in quotation marks above who speaks', [`“${FIRST}”`, 'Lewis A.', `“${SECOND}”`, 'Emily J., teacher'], `“${FIRST}”`],
      ['in quotation marks below who speaks', ['Lewis A.', `“${FIRST}”`, 'Emily J.', `“${SECOND}”`], `“${FIRST}”`],
      ['below rows of stars', ['★★★★★', FIRST, 'L', 'Lewis Arkwright', '★★★★★', SECOND, 'E', 'Emily Jones'], FIRST],
    ])('are texts of several speakers %s', (_, texts, text) => {
      expect(asked(...texts.map(other))).toMatchObject({ coverage: 'answered', passage: { text } });
    });

    it('are texts that persons sign below a heading that names them', () => {
      const signed = [paragraph(FIRST), other('Sarah K.'), paragraph(SECOND), other('Michael T.')];
      expect(asked(heading(2, 'Our happy patients and their many good reviews'), ...signed)).toMatchObject({
        coverage: 'answered',
        passage: { text: FIRST, heading: 'Our happy patients and their many good reviews' },
      });
      expect(asked(heading(2, 'How we work'), ...signed)).toMatchObject({ coverage: 'missing' });
    });

    it('are a rating beside a word for them', () => {
      expect(asked(other('5.0 out of 5 from 40 Google reviews'))).toMatchObject({
        coverage: 'answered',
        passage: { text: '5.0 out of 5 from 40 Google reviews' },
      });
    });

    it.each([
      ['a heading', [heading(2, 'References'), heading(2, 'Customer reviews'), paragraph('We are proud of what our patients say.')]],
      [
        'clients',
        [
          heading(2, 'Testimonials'),
          paragraph('A bridge for the town hall of Leeds.'),
          other('Town hall'),
          paragraph('A crown for a king.'),
          other('Royal Mint'),
        ],
      ],
    ])('are only named by %s', (_, blocks) => {
      expect(asked(...blocks)).toMatchObject({ coverage: 'mentioned' });
    });

    it('are no one line in quotation marks, and no quoted lines above the same button', () => {
      expect(asked(other(`“${FIRST}”`), other('Lewis A.'))).toMatchObject({ coverage: 'missing' });
      expect(asked(other(`“${FIRST}”`), other('Read more'), other(`“${SECOND}”`), other('Read more'))).toMatchObject({
        coverage: 'missing',
      });
    });

    it('may be on a platform that the site links to', () => {
      const pages = businessSite(NOTHING).map((one) =>
        one.document.pageType === 'home'
          ? ({
              ...one,
              document: {
                ...one.document,
                links: [
                  ...one.document.links,
                  {
                    href: 'https://uk.trustpilot.com/review/acme.test',
                    text: 'Trustpilot',
                    rel: [],
                    region: 'main',
                    block: -1,
                    internal: false,
                  },
                ],
              },
            } as ReadPage)
          : one,
      );
      expect(buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'reviews')).toMatchObject({ coverage: 'mentioned' });
    });
  });

  it('the name of a business is what its markup says, not what its address spells', () => {
    const named = (name: string) =>
      buildCorpus(
        businessSite(NOTHING, { host: 'leedscrowns.test', brand: name }).map((one) =>
          one.document.pageType === 'home'
            ? ({ ...one, document: { ...one.document, title: 'Leeds crowns and bridges' } } as ReadPage)
            : one,
        ),
        0,
      ).profile.brand;
    expect(named('Harrow & Finch')).toBe('Harrow & Finch');
    expect(named('The Practice of')).not.toBe('The Practice of');
  });
});

describe('tasks of a manual', () => {
  const steps =
    'Choose the file in the menu. The program reads all records of it. Then check the list that it shows, and keep what is right.';
  const manual = (lang: string, headings: readonly string[], below = `${steps} ${steps}`) =>
    buildCorpus(
      ['Kiln records', 'Firing curves', 'Glaze recipes', 'Sensors'].map((title, at) =>
        page(title, at === 1 ? headings.flatMap((text) => [heading(2, text), paragraph(below)]) : [paragraph(prose(60))], {
          ...{ pageType: 'docs', lang, detectedLanguage: lang, title: `${title} | KilnLog`, mainChars: 900 },
          links: ['Kiln records', 'Firing curves', 'Glaze recipes', 'Sensors'].map((text) => ({
            ...{ href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
            ...{ region: 'nav' as const, block: -1 },
          })),
        }),
      ),
      0,
    ).questions.filter(({ asks }) => asks === 'steps');

  it.each([
    ['en', 'Importing records from KilnBook', 'how to import records from KilnBook'],
    ['en', 'Export firing curves', 'how to export firing curves'],
    ['de', 'Glaze recipes importieren', 'Glaze recipes importieren'],
    ['es', 'Exportar firing curves', 'cómo exportar firing curves'],
    ['fr', 'Importer les glaze recipes', 'comment importer les glaze recipes'],
    ['ru', 'Удалить firing curves', 'как удалить firing curves'],
  ])('(%s) %s', (lang, text, question) =>
    expect(manual(lang, [text])).toContainEqual(expect.objectContaining({ question, origin: 'typed', coverage: 'answered' })),
  );

  it('steps of one tutorial are no tasks, nor is what names nothing of the site', () => {
    const [first, second, third] = ['Export firing curves', 'Import glaze recipes', 'Delete old kiln records'];
    expect(manual('en', [first, second]).map(({ question }) => question)).toEqual([
      'how to export firing curves',
      'how to import glaze recipes',
    ]);
    expect(manual('en', [first, second, third])).toEqual([]);
    expect(manual('en', ['Run the app minimized', 'Export firing'])).toEqual([]);
  });

  it('the headline of a page is a task, whatever it is done to', () => {
    const named = (title: string) =>
      buildCorpus(
        ['Kiln records', 'Firing curves', title].map((text) =>
          page(text, [paragraph(`${steps} ${steps}`)], {
            ...{ pageType: 'docs', lang: 'en', detectedLanguage: 'en', title: `${text} | KilnLog`, mainChars: 900 },
          }),
        ),
        0,
      ).questions.map(({ question }) => question);
    expect(named('Run the app minimized')).toContain('how to run the app minimized');
  });

  it('a heading with a few words below it is a task only touched; no verb, a pronoun or a clause is none', () => {
    const touched = 'You can do this in the settings of the program, as you will surely find.';
    expect(manual('en', ['Export firing curves'], touched)).toContainEqual(expect.objectContaining({ coverage: 'mentioned' }));
    expect(manual('en', ['Overview of firing curves', 'Export it', 'Delete this', 'Firing'])).toEqual([]);
  });
});

describe('typed evidence', () => {
  const ask =
    (text: string, ...more: ReturnType<typeof paragraph>[]) =>
    (question: string) =>
      buildCorpus([page('Kilns', [heading(2, 'Kilns'), paragraph(text), ...more])], 0).ask(question, 'en').coverage;

  it.each([
    ['How much do kilns cost?', 'Kilns cost 900 euros and more.', 'Kilns are not cheap, and good ones are dear.'],
    ['How long do kilns take?', 'Kilns take 8 hours for a firing.', 'Kilns take their time, as everybody knows.'],
    ['What are kilns?', 'A kiln is an oven that fires clay until it is hard.', 'Kilns stood in every village in those days.'],
  ])('%s', (question, answer, mention) => {
    expect(ask(answer)(question)).toBe('answered');
    expect(ask(mention)(question)).toBe('mentioned');
    expect(ask('Nothing here but clouds and a long afternoon.')(question.replace('kilns', 'lathes'))).toBe('missing');
  });

  it('steps are a list below a heading that names the task, not only the thing', () => {
    const steps = ['Load it.', 'Close it.', 'Heat it.'].map((text) => listItem(text));
    const firing = (name: string) =>
      buildCorpus([page('Pottery', [heading(2, name), paragraph('In use, told in order.'), ...steps])], 0).ask('How do I use kilns?', 'en');
    expect(firing('How to use kilns').coverage).toBe('answered');
    expect(firing('Kilns').coverage).toBe('mentioned');
  });
});
