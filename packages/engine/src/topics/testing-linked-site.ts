import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, page, prose } from './testing-site.ts';

/** Builders for tests of topics: a site that is told page by page, and the business of tests changed in one page. */

export const topicsOf = (pages: readonly ReadPage[]) => buildCorpus(pages, 0).topics.map(({ topic }) => topic);

type Region = 'nav' | 'main' | 'footer';
export type Linked = { path: string; title?: string | null; h1?: string; blocks?: BlockDraft[]; draft?: Parameters<typeof page>[2] };
/** A link of all pages. */
export type SiteLink = readonly [text: string, path: string, region: Region];
export const linkTo = (host: string, [text, path, region]: SiteLink, block = -1) => ({
  ...{ href: `https://${host}${path}`, text, rel: [], region, block, internal: true },
});
/** A link that a page of the business has besides. */
export const ownLink = (text: string, path: string, block = -1) => linkTo('harrowfinch.test', [text, path, 'main'], block);

/** A site whose pages all link the same. */
export const linkedSite = (pages: readonly Linked[], links: readonly SiteLink[] = []): ReadPage[] =>
  pages.map(({ path, title = null, h1, blocks = [paragraph(prose(60, path.slice(1, 4)))], draft = {} }) => {
    const made = page(h1 ?? 'x', blocks, {
      ...{ url: `https://acme.test${path}`, pageType: path === '/' ? 'home' : 'other', title, mainChars: 600 },
      ...{ lang: 'en', detectedLanguage: 'en' },
      links: links.map((link) => linkTo('acme.test', link)),
      ...draft,
    });
    return h1 === undefined ? changed(made, { blocks: made.document.blocks.slice(1) }) : made;
  });
export const textOn = (label: string) => [
  paragraph(`${label} for every house, and more of it. ${prose(50, label.slice(0, 2).toLowerCase())}`),
];

/** A site whose pages all say what the title of the home page says. */
export const startTitle = (title: string) =>
  linkedSite(
    ['/', '/a', '/b', '/c'].map((path) => ({
      path,
      title: path === '/' ? title : 'Acme',
      blocks: [paragraph(`${title} is what is told here. ${prose(50)}`)],
    })),
  );

export const changed = (one: ReadPage, change: Partial<PageDocument>) => ({ ...one, document: { ...one.document, ...change } }) as ReadPage;
type Services = Parameters<typeof businessSite>[0];
/** The business of tests with another home page. */
export const withHome = (services: Services, change: (home: PageDocument) => Partial<PageDocument>): ReadPage[] =>
  businessSite(services).map((one) => (one.document.pageType === 'home' ? changed(one, change(one.document)) : one));
export const withPage = (services: Services, slug: string, change: Partial<PageDocument>): ReadPage[] =>
  businessSite(services).map((one) => (one.url.endsWith(slug) ? changed(one, change) : one));
export const blocksOf = (title: string, blocks: BlockDraft[]) => page(title, blocks).document.blocks;
