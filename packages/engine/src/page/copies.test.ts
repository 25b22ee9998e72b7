import { describe, expect, it } from 'vitest';
import type { PageArtifact, ReadPage } from '../artifacts/page.ts';
import { answerability } from '../audits/answerability/index.ts';
import { firstParty } from '../audits/authority-trust/first-party.ts';
import { outboundSources } from '../audits/authority-trust/outbound-sources.ts';
import { landmarks } from '../audits/content-extraction/landmarks.ts';
import { aVisit, findingsOf, gatheredFrom, goodPage, goodPages, heading, paragraph, scoreOf } from '../audits/testing.ts';
import { internalLinks } from '../audits/topic-freshness/internal-links.ts';
import { copiesAmong, declaredCopies, withoutCopies } from './copies.ts';
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

  it('of few words, where nothing but the query of the address differs', () => {
    const short = (url: string): PageArtifact => {
      const page = goodPage('about');
      const document = page.document && { ...page.document, blocks: page.document.blocks.slice(0, 2), mainChars: 60 };
      return { ...page, url, finalUrl: url, document } as PageArtifact;
    };
    const copies = (...paths: string[]) => [...copiesAmong(read(paths.map((path) => short(`https://acme.test${path}`)))).keys()].length;
    expect(copies('/tickets', '/tickets?lang=fr', '/tickets?lang=nl')).toBe(2);
    expect(copies('/tickets', '/fares')).toBe(0);
  });

  it('say nothing more, and keep their place', () => {
    expect(withoutCopies(pages).map(({ document }) => document.blocks.length > 0)).toEqual([true, false, true]);
  });

  it('lift no site: ten copies of the best page leave every audit of the text where it was', () => {
    const site = goodPages();
    const more = [...site, ...Array.from({ length: 10 }, (_, at) => copyOf(article, `https://acme.test/blog/copy-${at}`))];
    const [before, after] = [site, more].map((all) => gatheredFrom(aVisit({ pages: all })));
    // A copy may have the fault of its page: where there are some, a count is the least.
    const verdictOn = (audit: (typeof answerability)[number], gathered: typeof before) =>
      gathered && { ...audit.run(gathered), mayBeMore: undefined };
    for (const audit of answerability) expect(verdictOn(audit, after), audit.id).toEqual(verdictOn(audit, before));
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
    const faulty = { canonicals: [], landmarks: NO_LANDMARKS };
    const bare = scores(copies((page) => ({ ...page, document: page.document && { ...page.document, ...faulty } })));
    expect(bare[0]).toBeLessThan(before[0] ?? 0);
  });
});

describe('views of a page that say so', () => {
  const article = goodPage('article');
  const blocks = (article.document?.blocks ?? []).map(({ links: _, ...block }) => block);
  const view = (canonicals: string[], more: object[] = []): PageArtifact => {
    const url = 'https://acme.test/print/kilns';
    return {
      ...goodPage('article', { document: { canonicals, landmarks: NO_LANDMARKS, blocks: [...blocks, ...more] as never } }),
      url,
      finalUrl: url,
    };
  };
  const judged = (page: PageArtifact) => findingsOf(landmarks, gatheredFrom(aVisit({ pages: [article, page] })));

  it('are not judged, with more text on them as well', () => {
    const print = view([article.finalUrl], [heading(2, 'Another part'), paragraph('What another page of the folder says.')]);
    expect(declaredCopies(read([article, print])).size).toBe(1);
    expect(judged(print)).toBe('');
  });

  it('are judged where they name no original, or one with another text', () => {
    expect(judged(view([]))).toContain('/print/kilns');
    const other = {
      ...view([article.finalUrl]),
      document: { ...goodPage('about').document, canonicals: [article.finalUrl], landmarks: NO_LANDMARKS },
    };
    expect(judged(other as PageArtifact)).toContain('/print/kilns');
  });
});
