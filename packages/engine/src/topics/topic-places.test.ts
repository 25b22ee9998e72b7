import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { heading, jsonLd, listItem } from '../audits/testing.ts';
import { type Linked, linkedSite, textOn, topicsOf } from './testing-linked-site.ts';

const FOUR = ['/a', '/b', '/c', '/d'];
const SIX = ['/c', '/d', '/e', '/f', '/g', '/h'];
/** Pages whose text says this; where it is null, something else. */
const pages = (paths: readonly string[], said: string | null, more: Partial<Linked> = {}): Linked[] =>
  paths.map((path) => ({ path, ...more, ...(said !== null && { blocks: textOn(said) }) }));

const ASH = ['Ash glazes', 'Salt firing', 'Raku'].map((text) => listItem(text));
const KEYWORDS = { meta: { keywords: 'kilns, Kiln repair' } };
const PICTURED = { images: [{ src: '/k.jpg', alt: 'Kiln repair', decorative: false, region: 'main' as const }] };
const HEADINGS = ['Kiln repair', 'Clay bodies', 'Glazes'].flatMap((text) => [heading(2, text), ...textOn('Something')]);
const RUN: Linked = { path: '/aid/run', title: 'Charity run', h1: 'Charity run', draft: { pageType: 'article' } };
const GUIDE: Linked = {
  path: '/kiln-repair',
  title: 'Kiln repair',
  blocks: [...textOn('Kiln repair'), ...textOn('Kiln repair')],
  draft: { pageType: 'article' },
};
const offering = (name: string) => ({
  jsonLd: [
    jsonLd({
      '@type': 'Service',
      name: 'Repairs',
      hasOfferCatalog: { itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }] },
    }),
  ],
});
const AID: Linked = { path: '/aid', h1: 'Our aid' };

describe('a site names its topics in', () => {
  /** `said` is the topic on the site that names it twice, and null on the site that names it in one place alone. */
  it.each<[because: string, topic: string, site: (said: string | null) => ReadPage[]]>([
    [
      'what all titles say beside the name, if the text repeats it',
      'Holiday home',
      (said) => linkedSite(pages(['/', ...FOUR], said, { title: 'Acme - Holiday home' })),
    ],
    [
      'an article, if headline, title and address agree',
      'Kiln repair',
      (said) => linkedSite([{ path: '/' }, { ...GUIDE, h1: said === null ? 'What we did' : 'Kiln repair' }, ...pages(FOUR, null)]),
    ],
    [
      'the markup of what is offered',
      'Kiln repair',
      (said) => linkedSite([{ path: '/', draft: offering(said ?? 'Repairs') }, ...pages(FOUR, null)]),
    ],
    [
      'links of several pages, if the text repeats them',
      'Garden room',
      (said) => linkedSite(pages(['/', '/g', ...FOUR], said, { title: 'Acme' }), [['Garden room', '/g', 'main']]),
    ],
    [
      'a heading among others of a start page, if the text of other pages says it too',
      'Kiln repair',
      (said) => linkedSite([{ path: '/', blocks: HEADINGS }, ...pages(FOUR, said)]),
    ],
    [
      'a list, if two pages repeat it',
      'Ash glazes',
      (said) =>
        linkedSite([
          { path: '/' },
          { path: '/a', blocks: ASH },
          { path: '/b', ...(said !== null && { blocks: ASH }) },
          ...pages(SIX, null),
        ]),
    ],
    ['keywords, if the text repeats them', 'Kiln repair', (said) => linkedSite([{ path: '/', draft: KEYWORDS }, ...pages(FOUR, said)])],
    [
      'the text of pictures, if several pages repeat it',
      'Kiln repair',
      (said) => linkedSite([{ path: '/', draft: PICTURED }, ...pages(FOUR, said)]),
    ],
    [
      'what the title of the start page says beside the name, if the text repeats it',
      'Kiln repair for schools',
      (said) => linkedSite([{ path: '/', title: 'Acme | Kiln repair for schools' }, ...pages(FOUR, said, { title: 'Acme' })]),
    ],
    [
      'parts of a programme in the navigation, if a heading names them',
      'Charity run',
      (said) =>
        linkedSite(
          [{ path: '/' }, said === null ? AID : { ...AID, blocks: [heading(2, said), ...textOn('Running')] }, RUN],
          [['More', '/aid/run', 'main']],
        ),
    ],
  ])('%s: %s', (_because, topic, site) => {
    expect(topicsOf(site(topic))).toContain(topic);
    expect(topicsOf(site(null))).not.toContain(topic);
  });

  it('an article only where there are few of them', () => {
    const others = Array.from({ length: 20 }, (_, at) => ({ path: `/n${at}`, draft: { pageType: 'article' as const } }));
    const site = (articles: Linked[]) => topicsOf(linkedSite([{ path: '/' }, { ...GUIDE, h1: 'Kiln repair' }, ...articles]));
    expect(site(others.slice(1))).toContain('Kiln repair');
    expect(site(others)).not.toContain('Kiln repair');
  });
});
