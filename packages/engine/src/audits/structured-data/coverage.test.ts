import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aVisit,
  findingsOf,
  gatheredFrom,
  gatheredPages,
  goodPage,
  goodPages,
  heading,
  jsonLd,
  ofKind,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { coverage } from './coverage.ts';

describe('coverage', () => {
  it('passes pages with markup of their type, in JSON-LD or microdata', () => {
    for (const good of goodPages().filter(({ document }) => ['article', 'product'].includes(document?.pageType ?? '')))
      expect(scoreOf(coverage, gatheredFrom(aVisit({ pages: [good] }), ofKind('localBusiness'))), good.url).toBe(1);
    const microdata = goodPage('product', {
      document: { jsonLd: [], microdata: [{ type: 'https://schema.org/Product', properties: { name: ['Studio 60 pottery kiln'] } }] },
    });
    expect(scoreOf(coverage, gatheredPages(microdata))).toBe(1);
  });
  it('fails pages without markup or with markup of another type; that markup is false is said elsewhere', () => {
    const page = (...nodes: object[]) => gatheredPages(goodPage('product', { document: { jsonLd: nodes.map(jsonLd) } }));
    expect(scoreOf(coverage, page())).toBe(0);
    expect(findingsOf(coverage, page({ '@type': 'WebPage' }))).toMatch(/found only WebPage/);
    expect(verdictOf(coverage, page({ '@type': 'Product', name: 'Sofa' })).state).toBe('notApplicable');
  });
  it('calls no markup missing that may be in a block that does not parse', () => {
    const broken = { ok: false as const, error: 'Unexpected token', bytes: 90 };
    const page = (blocks: (typeof broken)[]) => gatheredPages(goodPage('product', { document: { jsonLd: blocks } }));
    expect(findingsOf(coverage, page([]))).toContain('no structured data');
    expect(verdictOf(coverage, page([broken])).state).toBe('notApplicable');
  });
  it('asks for no Product on a line of a catalogue without a price, unless in a shop', () => {
    const line = goodPage('product', {
      document: { jsonLd: [], blocks: [heading(1, 'Stoneware clay'), paragraph('Clay for large pots, in bags.')] },
    });
    const of = (kind: SiteKind) => verdictOf(coverage, gatheredFrom(aVisit({ pages: [line] }), ofKind(kind)));
    expect(of('localBusiness').state).toBe('notApplicable');
    expect(of('shop')).toMatchObject({ score: 0 });
    const priced = goodPage('product', {
      document: { jsonLd: [], blocks: [heading(1, 'Stoneware clay'), paragraph('A bag of clay costs 15 euros.')] },
    });
    expect(verdictOf(coverage, gatheredFrom(aVisit({ pages: [priced] }), ofKind('localBusiness')))).toMatchObject({ score: 0 });
  });
  it('asks for no Article where a page is marked up by its questions, or has no author by its nature', () => {
    const faq = jsonLd({ '@type': 'FAQPage', name: 'What temperature does a pottery kiln fire at?' });
    const page = (draft: object, url?: string) => goodPage('article', { ...(url && { url }), document: { jsonLd: [], ...draft } });
    const of = (one: ReturnType<typeof goodPage>) => verdictOf(coverage, gatheredFrom(aVisit({ pages: [one] }), ofKind('localBusiness')));
    expect(of(page({}))).toMatchObject({ score: 0 });
    expect(of(page({ jsonLd: [faq] })).state).toBe('notApplicable');
    expect(of(page({}, 'https://acme.test/blog/2022/')).state).toBe('notApplicable');
  });
  it.each<[what: string, node: object, isAsked: boolean]>([
    ['a service', { '@type': 'Service', name: 'Glaze repair' }, false],
    ['a service without a name', { '@type': 'Service' }, true],
    ['the practice, at the address of the page', { '@type': 'LegalService', name: 'Acme', url: 'https://acme.test/glaze-repair' }, false],
    ['the practice, by the headline', { '@type': 'LegalService', name: 'What temperature does a pottery kiln fire at?' }, false],
    ['the practice, at the address of the site', { '@type': 'LegalService', name: 'Acme', url: 'https://acme.test/' }, true],
  ])('asks for Article unless the page is marked up as what is offered on it: %s', (_what, node, isAsked) => {
    const url = 'https://acme.test/glaze-repair';
    const page = goodPage('article', { url, finalUrl: url, document: { canonicals: [url], jsonLd: [jsonLd(node)] } });
    const found = findingsOf(coverage, gatheredFrom(aVisit({ pages: [page] }), ofKind('localBusiness')));
    expect(found.includes('expected Article')).toBe(isAsked);
  });
  it('asks for no Article on a page that lists articles', () => {
    const at = (n: number) => `https://acme.test/guides/${n}`;
    const guides = [1, 2, 3, 4, 5].map((n) => goodPage('article', { url: at(n), finalUrl: at(n) }));
    const links = guides.map((_, n) => ({
      href: at(n + 1),
      text: `Guide ${n}`,
      rel: [],
      region: 'main' as const,
      block: -1,
      internal: true,
    }));
    const hub = (mainChars: number, most = 5) =>
      goodPage('article', {
        ...{ url: 'https://acme.test/resources', finalUrl: 'https://acme.test/resources' },
        document: { jsonLd: [], links: links.slice(0, most), mainChars },
      });
    const found = (page: ReturnType<typeof hub>) =>
      findingsOf(coverage, gatheredFrom(aVisit({ pages: [...guides, page] }), ofKind('localBusiness')));
    expect(found(hub(1500))).toBe('');
    expect(found(hub(1500, 3))).toContain('expected Article');
    expect(found(hub(9000))).toContain('expected Article');
  });
  it('passes a recipe, which is what an article on how to cook something carries', () => {
    const recipe = jsonLd({
      '@type': 'Recipe',
      name: 'What temperature does a pottery kiln fire at?',
      author: { '@type': 'Person', name: 'Mara Voss' },
    });
    const page = goodPage('article', { document: { jsonLd: [recipe] } });
    expect(findingsOf(coverage, gatheredPages(page))).toBe('');
  });
  it('a recipe and a review are marked up as what they are', () => {
    for (const node of [
      { '@type': 'Recipe', name: 'How to fire a kiln' },
      { '@type': 'Review', itemReviewed: { '@type': 'Product', name: 'Studio 60' } },
    ])
      expect(findingsOf(coverage, gatheredPages(goodPage('article', { document: { jsonLd: [jsonLd(node)] } })))).not.toContain(
        'expected Article',
      );
  });
  it('says what markup of the right type lacks', () => {
    const of = (type: 'article' | 'home', ...nodes: object[]) =>
      findingsOf(coverage, gatheredFrom(aVisit({ pages: [goodPage(type, { document: { jsonLd: nodes.map(jsonLd) } })] }), ofKind('event')));
    const article = goodPage('article', { document: { jsonLd: [jsonLd({ '@type': 'Article', dateModified: '2026-03-04' })] } });
    expect(findingsOf(coverage, gatheredPages(article))).toContain('the Article markup has no name or headline');
    expect(of('home', { '@type': 'Organization', url: 'https://acme.test/' })).toContain('the Organization markup has no name or headline');
    const partner = { '@type': 'Organization', name: 'Acme', url: 'https://partner.test/' };
    expect(of('home', { '@type': 'WebPage', about: partner })).toContain('the Organization markup does not describe this site');
  });
  it('asks none of other pages', () => {
    for (const type of ['other', 'contact', 'about', 'listing', 'faq'] as const)
      expect(verdictOf(coverage, gatheredPages(goodPage(type))).state, type).toBe('notApplicable');
  });
  it('asks articles of businesses for markup, and others only where the site has begun', () => {
    const article = (kind: SiteKind, ...nodes: object[]) =>
      gatheredFrom(aVisit({ pages: [goodPage('article', { document: { jsonLd: nodes.map(jsonLd) } })] }), ofKind(kind));
    expect(findingsOf(coverage, article('shop'))).toContain('expected Article');
    for (const kind of ['publisher', 'other'] as const) {
      expect(verdictOf(coverage, article(kind)).state).toBe('notApplicable');
      expect(findingsOf(coverage, article(kind, { '@type': 'BreadcrumbList' }))).toContain('expected Article');
    }
  });
  it('asks for what fits the kind of site: an event of a meeting, nothing of a laboratory or of the home page of a business, whose organization is asked for elsewhere', () => {
    const bare = (kind: SiteKind) => gatheredFrom(aVisit({ pages: [goodPage('home', { document: { jsonLd: [] } })] }), ofKind(kind));
    expect(verdictOf(coverage, bare('academic')).state).toBe('notApplicable');
    expect(verdictOf(coverage, bare('association')).state).toBe('notApplicable');
    expect(findingsOf(coverage, bare('event'))).toContain('expected Event');
    expect(coverage.fix).not.toContain('LocalBusiness');
    expect(verdictOf(coverage, bare('localBusiness')).state).toBe('notApplicable');
  });
});
