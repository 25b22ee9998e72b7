import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, jsonLd, scoreOf, verdictOf } from '../testing.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const list = (...names: string[]) =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })).reverse(),
  });
const page = (trail: string[], ...marked: string[]) =>
  gatheredPages(goodPage('other', { document: { breadcrumbs: trail, jsonLd: marked.length > 0 ? [list(...marked)] : [] } }));

describe('breadcrumbs', () => {
  it('passes the same trail, whatever the order of items and with or without its ends', () => {
    expect(scoreOf(breadcrumbs, page(['Home', 'Kilns', 'Studio 60'], 'Home', 'Kilns', 'Studio 60'))).toBe(1);
    expect(scoreOf(breadcrumbs, page(['Home', 'Kilns'], 'Home', 'Kilns', 'Studio 60'))).toBe(1);
    expect(scoreOf(breadcrumbs, page(['Kilns', 'Studio 60'], 'Home', 'Kilns', 'Studio 60'))).toBe(1);
  });
  it('fails another trail and halves one without markup', () => {
    expect(scoreOf(breadcrumbs, page(['Home', 'Kilns', 'Studio 60'], 'Home', 'Sofas', 'Studio 60'))).toBe(0);
    expect(findingsOf(breadcrumbs, page(['Home', 'Kilns', 'Studio 60'], 'Home', 'Sofas', 'Studio 60'))).toMatch(/home › sofas/);
    expect(scoreOf(breadcrumbs, page(['Home', 'Kilns', 'Studio 60']))).toBe(0.5);
  });
  it('passes a trail that calls the page itself by another name, and parts its steps by signs', () => {
    expect(scoreOf(breadcrumbs, page(['Home', 'Kilns', 'Studio'], 'Home', 'Kilns', 'Studio 60: a kiln for small rooms'))).toBe(1);
    expect(scoreOf(breadcrumbs, page(['<', 'Home', '/', 'Kilns'], 'Home', 'Kilns', 'Studio 60'))).toBe(1);
  });
  it('says nothing of a trail of two steps, of markup without a trail, nor of a policy', () => {
    const legal = (url: string) =>
      gatheredPages(goodPage('other', { url, document: { breadcrumbs: ['Home', 'Legal', 'Privacy'], jsonLd: [] } }));
    for (const one of [page(['Home', 'Kilns']), page(['Home', 'Kilns'], 'Home', 'Sofas', 'Beds'), page([], 'Home', 'Kilns', 'Studio 60')])
      expect(verdictOf(breadcrumbs, one).state).toBe('notApplicable');
    expect(verdictOf(breadcrumbs, legal('https://acme.test/privacy')).state).toBe('notApplicable');
    expect(scoreOf(breadcrumbs, legal('https://acme.test/kilns'))).toBe(0.5);
  });
  it('calls no markup missing that is not believed', () => {
    const rated = jsonLd({
      '@type': 'Product',
      name: 'Studio 60',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 812 },
    });
    const trail = ['Home', 'Kilns', 'Studio 60'];
    const beside = gatheredPages(goodPage('other', { document: { breadcrumbs: trail, jsonLd: [rated, list(...trail)] } }));
    expect(findingsOf(breadcrumbs, beside)).toContain('the BreadcrumbList does not count, because other markup does not match the page');
    expect(findingsOf(breadcrumbs, beside)).not.toContain('has no BreadcrumbList');
    expect(scoreOf(breadcrumbs, beside)).toBe(0.5);
  });
  it('calls no markup missing that may be in a block that does not parse', () => {
    const broken = { ok: false as const, error: 'Unexpected token', bytes: 90 };
    const beside = (...jsonLdBlocks: (typeof broken | ReturnType<typeof list>)[]) =>
      gatheredPages(goodPage('other', { document: { breadcrumbs: ['Home', 'Kilns', 'Studio 60'], jsonLd: jsonLdBlocks } }));
    expect(verdictOf(breadcrumbs, beside(broken)).state).toBe('notApplicable');
    expect(scoreOf(breadcrumbs, beside(broken, list('Home', 'Kilns', 'Studio 60')))).toBe(1);
  });
  it('does not apply without either', () => expect(verdictOf(breadcrumbs, page([])).state).toBe('notApplicable'));
});
