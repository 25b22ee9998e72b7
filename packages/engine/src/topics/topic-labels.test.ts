import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, paragraph } from '../audits/testing.ts';
import {
  blocksOf,
  changed,
  linkedSite,
  linkTo,
  ownLink,
  type SiteLink,
  startTitle,
  textOn,
  topicsOf,
  withHome,
  withPage,
} from './testing-linked-site.ts';
import { businessSite, page, prose, SERVICES } from './testing-site.ts';

type Row = [because: string, label: string, pages: ReadPage[]];
/** The business with one more service. */
const with_ = (label: string, site?: Parameters<typeof businessSite>[1]) => businessSite({ ...SERVICES, [label]: [] }, site);
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
/** Articles, half of which have a tag in small letters. */
const tagged = (title: string): ReadPage[] =>
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
    page(`${name} ${at > 2 ? title : 'other'}`, [paragraph(`Glazing is told here. ${prose(60, name.toLowerCase())}`)], {
      ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
      ...(at > 2 && { meta: { 'article:tag': 'glazing' } }),
    }),
  );
/** The business whose links all have one text. */
const readMore = (): ReadPage[] =>
  businessSite(SERVICES).map((one) =>
    changed(one, {
      links: one.document.links.map((link) => (link.text === 'Home' || link.text === 'Contact' ? link : { ...link, text: 'Read more' })),
    }),
  );
const track = (): ReadPage[] =>
  linkedSite(
    [
      { path: '/' },
      { path: '/speakers', h1: 'Speakers' },
      { path: '//red-team-track', h1: 'Red-Team Track' },
      { path: '/x', blocks: textOn('The Red-Team Track') },
    ],
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
/** A page whose headline counts, at this address. */
const counted = (path: string, headline: string): ReadPage[] =>
  linkedSite(
    [{ path: '/' }, { path, h1: headline, title: `${headline} | Acme` }, { path: '/x' }, { path: '/y' }],
    [[headline, path, 'main']],
  );
/** A hub that its headline, title and address call services, and one button otherwise. */
const action = (): ReadPage[] => {
  const blocks = textOn('Browse kilns online');
  const others = ['/', '/x', '/y', '/z'].map((path) => ({ path, blocks }));
  return linkedSite(
    [...others, { path: '/services', h1: 'Services', title: 'Services | Acme' }],
    [
      ['Browse kilns online', '/services', 'main'],
      ['Services', '/services', 'nav'],
    ],
  );
};
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
/** A link around a card whose text begins with something else. */
const card = (): ReadPage[] => {
  const pages = withHome(SERVICES, (home) => ({
    blocks: [...home.blocks, ...blocksOf('x', [heading(2, 'Whitening at home')]).slice(1)],
    links: [...home.links, ownLink(`Gum care ${prose(40)}`, '/w', home.blocks.length)],
  }));
  const own = page('Whitening at home', [paragraph(prose(60))], {
    ...{ url: 'https://harrowfinch.test/w', mainChars: 600, title: 'Acme', detectedLanguage: 'en' },
  });
  return [...pages, own];
};
/** A page that the menu, its headline and its title name in this way; all other titles are alike. */
const named = (path: string, menu: string, h1: string, title = 'Acme') =>
  linkedSite(
    ['/', '/a', '/b', '/c', path].map((one) => ({
      path: one,
      ...(one === path ? { h1, title } : { title: 'Acme' }),
      blocks: [paragraph(`${prose(60, one.slice(1, 4))} We do ${menu.toLowerCase()} work.`)],
    })),
    [[menu, path, 'nav']],
  );
/** A site whose start page names keywords that all its pages speak of. */
const keyed = (...keywords: string[]) =>
  linkedSite(
    ['/', '/a', '/b', '/c'].map((path) => ({
      path,
      title: 'Acme',
      blocks: [paragraph(`We speak of ${keywords.join(' and of ')} here. ${prose(50)}`)],
      draft: path === '/' ? { meta: { keywords: keywords.join(', ') } } : {},
    })),
  );
/** A page that only the menu and its own names call so, or that its text speaks of as well. */
const called = (name: string, path: string, text = '', brand = 'Acme', title = name) =>
  linkedSite(
    ['/', '/a', '/b', '/c', path].map((one) => ({
      path: one,
      ...(one === path ? { h1: name, title: `${title} | ${brand}` } : { title: brand }),
      blocks: [paragraph(`${prose(60, one.slice(1, 4))} ${text}`)],
    })),
    [[name, path, 'nav']],
  );
/** Works for customers below a list that is called so. */
const works = (hub: string) =>
  linkedSite(
    ['/', '/a', '/b', '/works', '/old-dukes', '/bryn-hall'].map((one) => ({
      path: one,
      title: 'Acme',
      h1: one === '/old-dukes' ? 'Old Dukes' : one === '/bryn-hall' ? 'Bryn Hall' : one === '/works' ? hub : 'Acme',
      blocks: [paragraph(`We fired the tiles of Old Dukes and of Bryn Hall. ${prose(60, one.slice(1, 4))}`)],
      ...(one === '/works' && {
        draft: {
          links: [
            ['Old Dukes', '/old-dukes', 'main'],
            ['Bryn Hall', '/bryn-hall', 'main'],
          ].map((to) => linkTo('acme.test', to as never)),
        },
      }),
    })),
    [[hub, '/works', 'nav']],
  );
const trade = (written: string, more = {}) =>
  businessSite(
    { ...SERVICES, ...more, Roofing: [paragraph(`All ${written} work is done here.`)] },
    { brand: 'Harrow Roofing', host: 'harrowroofing.test' },
  );

/** A conference with one talk about its subject and one named after its speaker. */
const meeting = (brand: string) => {
  const talks = { '/glaze-chemistry': 'Glaze Chemistry', '/quorlan-vestryck': 'Quorlan Vestryck' };
  return linkedSite(
    Object.entries({ '/': brand, ...talks }).map(([path, name]) => ({
      path,
      h1: name,
      title: path === '/' ? brand : `${name} | ${brand}`,
      blocks: [paragraph(`${name} is one of two talks about glaze and its chemistry. ${prose(60, path.slice(1, 3))}`)],
    })),
    Object.entries(talks).map(([path, name]) => [name, path, 'nav'] as const),
  );
};
/** A site with pages that compare it with two rivals, called by their names. */
const comparing = (): ReadPage[] => {
  const paths = ['/', '/kiln-repair', '/wheel-leasing', '/acme-vs-kilnco', '/potter-alternative'];
  const names = ['Acme', 'Kiln repair', 'Wheel leasing', 'Kilnco', 'Potter'];
  return linkedSite(
    paths.map((path, at) => ({ path, h1: names[at] ?? '', title: `${names[at]} | Acme`, blocks: textOn(names[at] ?? '') })),
    names.map((name, at) => [name, paths[at] ?? '', 'nav'] as const).slice(1),
  );
};
/** A site that links to a disclosure beside its policies in the footer, and has these links before them. */
const disclosing = (...links: SiteLink[]): ReadPage[] => {
  const spaced = (path: string) => `${path[1]?.toUpperCase()}${path.slice(2).replace('-', ' ')}`;
  return linkedSite(
    ['/', '/kiln-repair', '/wheel-leasing', '/kiln-partners', '/privacy'].map((path) => ({
      path,
      h1: path === '/' ? 'Acme' : spaced(path),
      title: path === '/' ? 'Acme' : `${spaced(path)} | Acme`,
      blocks: textOn(spaced(path)),
    })),
    [
      ['Kiln repair', '/kiln-repair', 'nav'],
      ['Wheel leasing', '/wheel-leasing', 'nav'],
      ...links,
      ['Kiln partners', '/kiln-partners', 'footer'],
      ['Privacy policy', '/privacy', 'footer'],
    ],
  );
};
/** The same with the policy first in the row and four links between. */
const endingRow = (): ReadPage[] =>
  disclosing().map((one) => {
    const policy = one.document.links.find(({ href }) => href.endsWith('/privacy'));
    if (!policy) return one;
    const between = ['a', 'b', 'c', 'd'].map((name) => ({ ...policy, text: `Help ${name}`, href: policy.href.replace('privacy', name) }));
    return changed(one, { links: [policy, ...between, ...one.document.links.filter((link) => link !== policy)] });
  });

const FOLDED = 'All kilns are compact, and some of them foldable.';
const TOLD = 'Each bulletin has the minutes.';

describe('what keywords alone say', () => {
  /** A site with a page about kilns whose start page names a keyword that all pages speak of. */
  const site = (keyword: string) =>
    linkedSite(
      ['/', '/kilns', '/a', '/b', '/c'].map((path) => ({
        path,
        ...(path === '/kilns' ? { h1: 'Kilns', title: 'Kilns | Acme' } : { title: 'Acme' }),
        blocks: [paragraph(`We speak of kilns, and of ${keyword} here. ${prose(50, path.slice(1))}`)],
        draft: path === '/' ? { meta: { keywords: keyword } } : {},
      })),
      [['Kilns', '/kilns', 'nav']],
    );
  it('of a topic with a page, and begins with its name, is that topic', () => {
    expect(topicsOf(site('kilns leasing'))).toEqual(['Kilns']);
    expect(topicsOf(site('wheel leasing')).sort()).toEqual(['Kilns', 'wheel leasing']);
  });
});

describe('a topic is', () => {
  const OFFERED = ['Kiln repair', 'Wheel leasing'];
  it.each<Row>([
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
    ['a number that the address has as well', '50 glaze recipes', counted('/50-glaze-recipes', 'Glazes of ours: 50 glaze recipes')],
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
    ...PARTS.map((name): Row => ['a part of a long list of the start page', name, listing(5)]),
    ...PARTS.map((name): Row => ['a part of a list with a heading', name, below('Work for studios')]),
    [
      'a part of a short list that is called after what is offered',
      'Glaze testing',
      listed(PARTS.slice(0, 3), 3, [heading(2, 'Services')]),
    ],
    [
      'a name of several words that the text of its page takes up one by one',
      'Compact & foldable kilns',
      called('Compact & foldable kilns', '/kilns', FOLDED),
    ],
    ['a talk of a meeting about its subject', 'Glaze Chemistry', meeting('KilnConf 2026')],
    ['a name that is never written small, where there is no meeting', 'Quorlan Vestryck', meeting('KilnConf')],
    ...OFFERED.map((name): Row => ['an offer beside pages that compare the site with rivals', name, comparing()]),
    ...OFFERED.map((name): Row => ['an offer beside policies', name, disclosing()]),
    [
      'what a menu, its own page and a text are called',
      'Officers',
      called('Officers', '/officers', 'Our officers meet. The officers are here.'),
    ],
    ['what only the menu and its own page among the services are called', 'Family matters', called('Family matters', '/services/family')],
    ['a keyword of two words', 'glaze testing', keyed('copy', 'glaze testing')],
    ['a page below a list of another name', 'Old Dukes', works('Kilns of ours')],
    ['what stands beside policies, if a menu names it as well', 'Kiln partners', disclosing(['Kiln partners', '/kiln-partners', 'nav'])],
  ])('%s: %s', (_because, label, pages) => expect(topicsOf(pages)).toContain(label));

  it.each<Row>([
    [
      'a person, by a frequent given name and a surname',
      'Alexander Berg',
      businessSite({ ...SERVICES, 'Alexander Berg': [] }, { hub: 'x' }),
    ],
    ['what only the menu and its own page are called', 'Officers', called('Officers', '/officers')],
    ['what only the menu and its own page elsewhere are called', 'Family matters', called('Family matters', '/more/family')],
    [
      'a name of which the text of its page takes up a part',
      'Compact & foldable kilns',
      called('Compact & foldable kilns', '/kilns', 'All kilns are compact.'),
    ],
    [
      'a name that is taken up but is not the title',
      'Compact & foldable kilns',
      called('Compact & foldable kilns', '/kilns', FOLDED, 'Acme', 'What we like'),
    ],
    ['what an association calls a page', 'Minutes & bulletins', called('Minutes & bulletins', '/minutes', TOLD, 'Kiln Users Association')],
    ['days of the week', 'Monday to Saturday', called('Monday to Saturday', '/hours', 'Monday to Saturday.')],
    ['a span of time', '4 Days', called('4 Days', '/four', 'It takes 4 Days.')],
    ['one word of keywords', 'copy', keyed('copy', 'glaze testing')],
    ['a person among keywords', 'Richard Forcioli', keyed('Richard Forcioli', 'glaze testing')],
    ['a person with the family name in capitals', 'Xochitl FORCIOLI', keyed('Xochitl FORCIOLI', 'glaze testing')],
    ['a work for a customer', 'Old Dukes', works('Case studies')],
    ['a list of works for customers', 'Case studies', works('Case studies')],
    ['a page that is still to be written', 'Sample', sample([paragraph('To follow')], 15)],
    ['a page of filler', 'Sample', sample([paragraph('Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(8))], 440)],
    ['a part of a short list that nothing else names: it may only be praise', 'Glaze testing', listing(3)],
    ['a part of a short list with another heading', 'Glaze testing', listed(PARTS.slice(0, 3), 3, [heading(2, 'Work for studios')])],
    ...['Why studios choose us', 'How does it work?', 'Our advantages', 'Latest news'].map(
      (above): Row => [`what stands below “${above}”`, 'Glaze testing', below(above)],
    ),
    ['a part of a start page that is of many sorts', 'Glaze testing', listed([...PARTS, 'Plan a visit? Call us today.'], 2)],
    ...BOARD.map((name): Row => ['one of a list of persons, each with a line of text', name, board()]),
    ...PARTS.map((name): Row => ['a part of a page beside topics with pages of their own', name, listing(5, SERVICES)]),
    ['a group in small letters that no heading names', 'glazing', tagged('of fire')],
    ['a text that leads to many pages', 'Read more', readMore()],
    ['the first word of the site’s name, however it is written', 'Harrow', trade('harrow', { Harrow: [] })],
    ['a word of the site’s name that is written as a name alone', 'Roofing', trade('Roofing')],
    [
      'what a headline counts behind its subject',
      '6 traps for beginners',
      counted('/working-abroad', 'Working abroad: 6 traps for beginners'),
    ],
    ['a call to action to a page that all else calls by a menu word', 'Browse kilns online', action()],
    ['what the addresses of several pages end in', 'Handbook', handbooks()],
    ['a page that no link leads to, with another address', 'Templates for electricians', orphan('/p-17')],
    ['a name that is never written small, at a meeting: it is a speaker’s', 'Quorlan Vestryck', meeting('KilnConf 2026')],
    ...['Kilnco', 'Potter'].map((rival): Row => ['a rival with whom a page compares the site', rival, comparing()]),
    ['what the start page names once and beside its policies', 'Kiln partners', disclosing()],
    ['what ends their row', 'Kiln partners', endingRow()],
  ])('not %s: %s', (_because, label, pages) => expect(topicsOf(pages)).not.toContain(label));
});
