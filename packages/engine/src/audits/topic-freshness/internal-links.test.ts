import { describe, expect, it } from 'vitest';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom,
  goodPage,
  heading,
  type LinkDraft,
  link,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { internalLinks as audit, isDescriptive } from './internal-links.ts';

const page = (at: number, links: LinkDraft[], depth: number | null = 1, foundBy: 'link' | 'sitemap' | 'script' = 'link') =>
  aPage({
    url: `https://acme.test/p${at}`,
    depth,
    foundBy,
    document: { blocks: [paragraph('All that we know of this kiln.', { links })], links: [] },
  });
const to = (at: number, text = `All about kiln number ${at}`) => link(`https://acme.test/p${at}`, text);
const score = (...pages: ReturnType<typeof page>[]) => scoreOf(audit, gatheredFrom(aVisit({ pages })));

describe(audit.id, () => {
  it('passes pages that are near, linked and say where they lead', () => expect(score(page(1, [to(2)]), page(2, [to(1)]))).toBe(1));

  it('a link to the page itself or to one that is gone is no link to a neighbour', () => {
    const text = (links: LinkDraft[]) =>
      goodPage('article', { depth: 1, document: { blocks: [paragraph('Text.', { links })], links: [] } });
    const { url } = text([]);
    const of = (links: LinkDraft[], gone: string[] = []) =>
      scoreOf(
        audit,
        gatheredFrom(
          aVisit({
            pages: [text(links)],
            linkChecks: gone.map((one) => ({
              url: one,
              status: 404,
              code: null,
              finalUrl: one,
              from: 'internal' as const,
              linksBack: null,
            })),
          }),
        ),
      );
    const none = of([]);
    expect(of([to(2)])).toBeGreaterThan(none);
    expect(of([link(`${url}?source=1`, 'The source')])).toBe(none);
    expect(of([to(2)], ['https://acme.test/p2'])).toBe(none);
  });

  it('a text without a link is a dead end, and a page of a manual is none', () => {
    const alone = (pageType: 'article' | 'docs') => goodPage(pageType, { depth: 1, document: { blocks: [paragraph('Text.')], links: [] } });
    const found = (pageType: 'article' | 'docs') => findingsOf(audit, gatheredFrom(aVisit({ pages: [alone(pageType)] })));
    expect(found('article')).toContain('The text does not link to any other page of the site.');
    expect(found('docs')).toBe('');
  });

  it('pages deeper than three clicks cost and are named', () => {
    expect(score(page(1, [to(2)]), page(2, [to(1)], 4))).toBeLessThan(1);
    expect(score(page(1, [to(2)]), page(2, [to(1)], 3))).toBe(1);
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [page(1, [to(2)]), page(2, [to(1)], 7)] })))).toContain('7 clicks');
  });

  it('the mark of a reference says where it leads, a number alone does not', () => {
    const marked = (text: string, href: string) =>
      findingsOf(audit, gatheredFrom(aVisit({ pages: [page(1, [to(2), link(href, text)]), page(2, [to(1)])] })));
    expect(marked('[1]', 'https://acme.test/p2#ref1')).not.toContain('where it leads');
    expect(marked('1', 'https://acme.test/p2#ref1')).not.toContain('where it leads');
    expect(marked('1', 'https://acme.test/p2?page=1')).toContain('where it leads');
  });

  it('a page that only a script links to is named, with or without a sitemap', () => {
    const found = (third: ReturnType<typeof page>, sitemaps?: []) =>
      findingsOf(audit, gatheredFrom(aVisit({ pages: [page(1, [to(2)]), page(2, [to(1)]), third], ...(sitemaps && { sitemaps }) })));
    const text = 'Crawlers that run no scripts do not find this page: only a link that a script adds leads to it.';
    expect(found(page(3, [to(1)], null, 'script'))).toContain(text);
    expect(found(page(3, [to(1)], null, 'script'), [])).toContain(text);
    expect(found(page(3, [to(1)], null, 'script'))).not.toContain('in the sitemap only');
    expect(found(page(3, [to(1)], 2, 'script'), [])).not.toContain(text);
    expect(found(page(3, [to(1)], null), [])).not.toContain(text);
  });

  it('a page that only the sitemap names is an orphan, if nearly all pages were read', () => {
    const pages = [page(1, [to(2)]), page(2, [to(1)]), page(3, [to(1)], null, 'sitemap')];
    const [known] = aVisit({ pages }).sitemaps;
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages })))).toBeLessThan(1);
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages })))).toContain(
      'Crawlers that run no scripts find this page in the sitemap only: no page that we read links to it in its HTML.',
    );
    const blank = aPage({ url: 'https://acme.test/p3', depth: null, foundBy: 'sitemap', document: { blocks: [], links: [] } });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [...pages.slice(0, 2), blank] })))).not.toContain('in the sitemap only');
    const filed = [page(1, [to(2), link('https://acme.test/p3.html', 'Kiln number 3')]), ...pages.slice(1)];
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: filed })))).not.toContain(
      'Crawlers that run no scripts find this page in the sitemap only: no page that we read links to it in its HTML.',
    );
    const sentOn = aPage({
      ...{ url: 'https://acme.test/old', depth: null, foundBy: 'sitemap' },
      document: { metaRefresh: '0; url=/p3', wordCount: 3, blocks: [paragraph('Go on.', { links: [to(3)] })], links: [] },
    });
    const led = aVisit({ pages: [...pages, sentOn] });
    expect(gatheredFrom(led).pages).toMatchObject({ value: { length: 3 } });
    expect(findingsOf(audit, gatheredFrom(led))).not.toContain('in the sitemap only');
    const large = known ? [{ ...known, urls: 5000 }] : [];
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages, sitemaps: large })))).toBe(1);
  });

  it('nobody need find a headline with nothing but the menu of the site around it', () => {
    const menu = paragraph('Home Kilns Glazes', { region: 'nav' });
    const listed = (at: number, blocks: ReturnType<typeof paragraph>[], foundBy: 'link' | 'sitemap' = 'link') =>
      aPage({
        ...{ url: `https://acme.test/p${at}`, depth: foundBy === 'link' ? 1 : null, foundBy },
        document: { blocks: [menu, ...blocks], links: [] },
      });
    const known = [1, 2, 3, 4].map((at) => listed(at, [paragraph(`All about kiln number ${at}.`, { links: [to((at % 4) + 1)] })]));
    const found = (...blocks: ReturnType<typeof paragraph>[]) =>
      findingsOf(audit, gatheredFrom(aVisit({ pages: [...known, listed(5, blocks, 'sitemap')] })));
    const headline = heading(1, 'Categories of all our kilns and of all our glazes');
    expect(found(headline)).not.toContain('in the sitemap only');
    expect(found(headline, paragraph('We make kilns, glazes and clay.'))).toContain('in the sitemap only');
  });

  const scoreIn = (language: string | null, text: string) => {
    const blocks = [paragraph('All that we know of this kiln.', { links: [to(2, text)] })];
    const document = { lang: language, detectedLanguage: language, blocks, links: [] };
    return score(aPage({ url: 'https://acme.test/p1', depth: 1, foundBy: 'link', document }), page(2, [to(1)]));
  };

  it.each([
    ['en', 'Click here', 'Click chemistry'],
    ['de', 'Mehr erfahren', 'Mehr Platz im Ofen'],
    ['fr', 'En savoir plus »', 'Suite'],
    ['es', 'Leer más…', 'Hornos'],
    ['it', 'scopri di più', 'I forni'],
    ['pt', 'Saiba mais', 'Fornos'],
    ['nl', 'lees meer', 'Ovens'],
    ['pl', 'Czytaj dalej', 'Piece'],
    ['ru', 'Подробнее', 'Детали'],
    ['tr', 'DEVAMINI OKU', 'Fırınlar'],
    ['da', 'Læs mere', 'Ovne'],
    ['sv', 'Läs mer', 'Visa'],
    ['ja', '詳しくはこちら＞', '陶芸窯'],
    ['zh', '了解更多', '窑炉'],
    ['ko', '자세히 보기', '도자기 가마'],
    ['ar', 'اقرأ المزيد ←', 'أفران الخزف'],
    ['pl', 'Read more', 'Altro'],
    ['en', '', 'Suite'],
    ['fi', '→', 'Read more'],
    [null, '→', 'Read more'],
  ])('%s: “%s” says nothing of where it leads, “%s” does, or may', (language, vague, telling) => {
    expect(isDescriptive({ text: vague }, language)).toBe(false);
    expect(scoreIn(language, vague)).toBeLessThan(1);
    expect(isDescriptive({ text: telling }, language)).toBe(true);
    expect(scoreIn(language, telling)).toBe(1);
  });

  it('an address that is written out says where it leads', () => {
    const address = to(2, 'x');
    expect(score(page(1, [{ ...address, text: address.href }]), page(2, [to(1)]))).toBe(1);
  });

  it('links to the page itself gain nothing', () => {
    const plain = score(page(1, [to(2, 'here')]), page(2, [to(1)]));
    expect(score(page(1, [to(2, 'here'), ...Array.from({ length: 50 }, () => to(1))]), page(2, [to(1)]))).toBe(plain);
  });

  it('an article without any link to its neighbours is a dead end', () => expect(score(page(1, []), page(2, [to(1)]))).toBeLessThan(1));

  it('an article with links to others beside it is none', () => {
    const beside = (links: LinkDraft[]) =>
      aPage({
        ...{ url: 'https://acme.test/p1', depth: 1, foundBy: 'link' as const },
        document: { blocks: [paragraph('Text.'), paragraph('More kilns', { region: 'aside', links })], links: [] },
      });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [beside([to(2)]), page(2, [to(1)])] })))).not.toContain('does not link');
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [beside([to(1)]), page(2, [to(1)])] })))).toContain('does not link');
  });

  it('one page alone is not judged', () => {
    const alone = goodPage('contact', { document: { blocks: [], links: [] } });
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [alone], sitemaps: [] }))).state).toBe('notApplicable');
  });
});
