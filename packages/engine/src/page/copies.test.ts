import { describe, expect, it } from 'vitest';
import type { PageArtifact, ReadPage } from '../artifacts/page.ts';
import { answerability } from '../audits/answerability/index.ts';
import { firstParty } from '../audits/authority-trust/first-party.ts';
import { outboundSources } from '../audits/authority-trust/outbound-sources.ts';
import { landmarks } from '../audits/content-extraction/landmarks.ts';
import { aVisit, gatheredFrom, goodPage, goodPages, scoreOf } from '../audits/testing.ts';
import { internalLinks } from '../audits/topic-freshness/internal-links.ts';
import { copiesAmong, withoutCopies } from './copies.ts';
import { sells } from './sells.ts';

const NO_LANDMARKS = { main: 0, nav: 0, header: 0, footer: 0, aside: 0, article: 0, section: 0, search: 0 };

const copyOf = (page: PageArtifact, url: string, depth: number | null = 2): PageArtifact => ({ ...page, url, finalUrl: url, depth });
const read = (pages: PageArtifact[]) => pages as ReadPage[]; // safe: the pages of the tests have documents

describe('copies of a text', () => {
  const article = goodPage('article');
  const pages = read([article, copyOf(article, 'https://acme.test/blog/aaa'), goodPage('about')]);

  it('are told by their main text; the page nearest to the home page speaks for them', () => {
    expect([...copiesAmong(pages).keys()].map(({ url }) => url)).toEqual(['https://acme.test/blog/aaa']);
    const nearer = read([article, copyOf(article, 'https://acme.test/blog/aaa', 0)]);
    expect([...copiesAmong(nearer).keys()].map(({ url }) => url)).toEqual([article.url]);
  });

  it('say nothing more, and keep their place', () => {
    expect(withoutCopies(pages).map(({ document }) => document.blocks.length > 0)).toEqual([true, false, true]);
  });

  it('lift no site: ten copies of the best page leave every audit of the text where it was', () => {
    const site = goodPages();
    const more = [...site, ...Array.from({ length: 10 }, (_, at) => copyOf(article, `https://acme.test/blog/copy-${at}`))];
    const [before, after] = [site, more].map((all) => gatheredFrom(aVisit({ pages: all })));
    for (const audit of answerability) expect(after && audit.run(after), audit.id).toEqual(before && audit.run(before));
  });

  it('do not change what a site is asked for: copies of an article make no seller of goods a magazine', () => {
    const more = [
      ...goodPages().filter((page) => page.document?.pageType !== 'product'),
      goodPage('other', { url: 'https://acme.test/repairs' }),
    ];
    const many = [...more, ...Array.from({ length: 30 }, (_, at) => copyOf(article, `https://acme.test/blog/copy-${at}`))];
    expect(sells(read(many))).toBe(sells(read(more)));
    for (const audit of [firstParty, outboundSources])
      expect(audit.run(gatheredFrom(aVisit({ pages: many }))), audit.id).toEqual(audit.run(gatheredFrom(aVisit({ pages: more }))));
  });

  it('dilute nothing of how pages are built and linked, and hide no fault of their frame', () => {
    const site = goodPages().map((page) =>
      page.document?.pageType === 'about' ? { ...page, depth: 9, document: { ...page.document, landmarks: NO_LANDMARKS } } : page,
    );
    const copies = (change: (page: PageArtifact) => PageArtifact) => [
      ...site,
      ...Array.from({ length: 10 }, (_, at) => change(copyOf(article, `https://acme.test/blog/copy-${at}`))),
    ];
    const scores = (pages: PageArtifact[]) =>
      [landmarks, internalLinks].map((audit) => scoreOf(audit, gatheredFrom(aVisit({ pages, sitemaps: [] }))));
    const before = scores(site);
    expect(scores(copies((page) => page))).toEqual(before);
    const bare = scores(copies((page) => ({ ...page, document: page.document && { ...page.document, landmarks: NO_LANDMARKS } })));
    expect(bare[0]).toBeLessThan(before[0] ?? 0);
  });
});
