import type { PageType, SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, gatheredPages, goodPage, goodPages, jsonLd, ofKind, scoreOf, verdictOf } from '../testing.ts';
import { requiredProperties } from './required-properties.ts';

const page = (pageType: PageType, ...nodes: object[]) => gatheredPages(goodPage(pageType, { document: { jsonLd: nodes.map(jsonLd) } }));
const ARTICLE = {
  '@type': 'Article',
  headline: 'What temperature does a pottery kiln fire at?',
  author: { '@type': 'Person', name: 'Mara Voss' },
  datePublished: '2026-03-04',
  image: 'x.jpg',
};

describe('required-properties', () => {
  it('passes complete nodes', () => {
    for (const good of goodPages()) {
      const verdict = verdictOf(requiredProperties, gatheredPages(good));
      expect(verdict.state === 'scored' ? verdict.score : 1, good.url).toBe(1);
    }
    expect(scoreOf(requiredProperties, page('article', ARTICLE))).toBe(1);
  });
  it('names what is missing', () => {
    const { author: _, datePublished: __, ...bare } = ARTICLE;
    expect(scoreOf(requiredProperties, page('article', bare))).toBe(0.5);
    expect(findingsOf(requiredProperties, page('article', bare))).toMatch(/Article lacks author, datePublished/);
    const offer = { '@type': 'Product', name: 'Studio 60 pottery kiln', image: 'x.jpg', offers: { '@type': 'Offer', price: '2190.00' } };
    expect(findingsOf(requiredProperties, page('product', offer))).toMatch(/offers.priceCurrency/);
  });
  it('asks for no offer where nothing is sold', () => {
    const bare = goodPage('product', {
      document: { jsonLd: [jsonLd({ '@type': 'Product', name: 'Studio 60 pottery kiln', image: 'x.jpg' })] },
    });
    const of = (kind: SiteKind) => findingsOf(requiredProperties, gatheredFrom(aVisit({ pages: [bare] }), ofKind(kind)));
    expect(of('shop')).toContain('Product lacks offers');
    expect(of('academic')).toBe('');
  });
  it('is not raised by complete extras', () => {
    const { author: _, ...bare } = ARTICLE;
    const before = scoreOf(requiredProperties, page('article', bare));
    const extras = Array.from({ length: 20 }, () => ARTICLE);
    expect(scoreOf(requiredProperties, page('article', bare, ...extras))).toBe(before);
  });
  it('gives nothing for a date or an author alone', () => {
    expect(
      scoreOf(requiredProperties, page('article', { '@type': 'Article', dateModified: '2026-11-21', datePublished: '2026-11-21' })),
    ).toBe(0);
  });
  it('asks an organization for what Google requires: a name, and of a local business its address', () => {
    const of = (node: object) => findingsOf(requiredProperties, page('contact', { '@id': '#acme', ...node }));
    expect(of({ '@type': 'Organization', name: 'Acme' })).toBe('');
    expect(of({ '@type': 'Dentist', name: 'Acme', address: 'Mill Street 4, Leeds' })).toBe('');
    expect(of({ '@type': 'Plumber', name: 'Acme', areaServed: 'Leeds' })).toBe('');
    expect(of({ '@type': 'Dentist', name: 'Acme' })).toContain('LocalBusiness lacks address');
    expect(of({ '@type': 'Organization', logo: 'x.png', url: 'https://globex.test/' })).toContain('Organization lacks name');
  });
  it('takes a bare @id, and more of an organization that the page names, for no incomplete node', () => {
    const bare = { '@type': 'Organization', '@id': 'https://acme.test/#acme' };
    expect(verdictOf(requiredProperties, page('contact', bare)).state).toBe('notApplicable');
    const [named, more] = [
      { ...bare, name: 'Acme' },
      { '@type': 'Organization', telephone: '+44 113 496 0000' },
    ];
    expect(findingsOf(requiredProperties, page('contact', named, more))).toBe('');
    expect(findingsOf(requiredProperties, page('contact', bare, { ...more, url: 'https://globex.test/' }))).toContain(
      'Organization lacks name',
    );
  });
  it('leaves the name of who runs a business to the audit of the owner', () => {
    const nameless = { '@type': 'Organization', url: 'https://acme.test/', logo: 'x.png' };
    const of = (kind: SiteKind, node: object, ...more: ReturnType<typeof goodPage>[]) =>
      findingsOf(
        requiredProperties,
        gatheredFrom(aVisit({ pages: [goodPage('contact', { document: { jsonLd: [jsonLd(node)] } }), ...more] }), ofKind(kind)),
      );
    expect(of('localBusiness', nameless)).toBe('');
    const named = goodPage('home', { document: { jsonLd: [jsonLd({ ...nameless, name: 'Acme Kilns' })] } });
    expect(of('localBusiness', nameless, named)).toContain('Organization lacks name');
    expect(of('academic', nameless)).toContain('Organization lacks name');
    expect(of('localBusiness', { ...nameless, url: 'https://globex.test/' })).toContain('Organization lacks name');
  });
  it('does not apply where the page has no node of its type', () => {
    expect(verdictOf(requiredProperties, page('article')).state).toBe('notApplicable');
    expect(verdictOf(requiredProperties, page('other', { '@type': 'Recipe' })).state).toBe('notApplicable');
  });
});
