import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { SiteTopic } from '../../topics/corpus.ts';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom,
  gatheredPages,
  goodPage,
  jsonLd,
  ofKind,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { commercialSpecifics } from './commercial-specifics.ts';

const product = (text: string, draft: object = {}, url = 'https://acme.test/kiln') =>
  aPage({ url, document: { pageType: 'product', links: [], tables: [], lists: [], blocks: [paragraph(text)], ...draft } });

describe('commercial-specifics', () => {
  it('passes a price that can be read, and says where none can', () => {
    expect(scoreOf(commercialSpecifics, gatheredPages(product('It costs €2,190.00.')))).toBe(1);
    expect(scoreOf(commercialSpecifics, gatheredPages(goodPage('product')))).toBe(1);
    expect(scoreOf(commercialSpecifics, gatheredPages(product('A fine kiln.')))).toBe(0);
    expect(findingsOf(commercialSpecifics, gatheredPages(product('A fine kiln.')))).toContain('No price with a currency');
  });
  it('asks a shop for the price of each thing, and a program for one page of prices', () => {
    const pages = [product('A fine kiln.'), product('It costs €49 a month.', {}, 'https://acme.test/pricing')];
    expect(scoreOf(commercialSpecifics, gatheredFrom(aVisit({ pages }), ofKind('shop')))).toBe(0.5);
    expect(scoreOf(commercialSpecifics, gatheredFrom(aVisit({ pages }), ofKind('software')))).toBe(1);
  });
  it('asks policies for none, whatever their markup says', () => {
    const terms = product('You may cancel at any time.', { pageType: 'other', title: 'Terms of use' }, 'https://acme.test/terms-of-use');
    expect(verdictOf(commercialSpecifics, gatheredPages(terms)).state).toBe('notApplicable');
  });
  it('V4 a price in JSON-LD alone brings nothing', () => {
    const hidden = product('A fine kiln.', { jsonLd: [jsonLd({ '@type': 'Product', offers: { '@type': 'Offer', price: 5 } })] });
    expect(scoreOf(commercialSpecifics, gatheredPages(hidden))).toBe(0);
  });
  it('asks for no price where nothing is sold, or on request', () => {
    const kiln = product('A fine kiln.');
    const topic = { type: 'product', hasPage: true, pages: [kiln.url] };
    const of = (kind: SiteKind) =>
      verdictOf(
        commercialSpecifics,
        gatheredFrom(aVisit({ pages: [kiln] }), (pages, now) => ({ ...ofKind(kind)(pages, now), topics: [topic as SiteTopic] })), // safe: all that is read of it
      ).state;
    for (const kind of ['shop', 'software'] as const) expect(of(kind), kind).toBe('scored');
    for (const kind of ['localBusiness', 'other', 'academic', 'association', 'event'] as const)
      expect(of(kind), kind).toBe('notApplicable');
  });
  it('reads the price of the markup beside any sign or letter, and no measure of that amount', () => {
    const offer = { '@type': 'Product', name: 'Kiln', offers: { '@type': 'Offer', price: '250.00', priceCurrency: 'ZAR' } };
    const of = (text: string) =>
      scoreOf(
        commercialSpecifics,
        gatheredFrom(aVisit({ pages: [product(`A fine kiln. ${text}`, { jsonLd: [jsonLd(offer)] })] }), ofKind('shop')),
      );
    for (const text of ['From R250', 'Now R 250.00 only', '250,- for each kiln']) expect(of(text), text).toBe(1);
    for (const text of ['It weighs 250 kg.', 'Sold 250 times', 'From R2500']) expect(of(text), text).toBe(0);
  });
  it('applies to pages that sell', () =>
    expect(verdictOf(commercialSpecifics, gatheredPages(goodPage('article'))).state).toBe('notApplicable'));
});
