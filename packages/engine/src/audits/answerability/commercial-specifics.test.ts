import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, findingsOf, gatheredPages, goodPage, heading, jsonLd, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { commercialSpecifics } from './commercial-specifics.ts';

const page = (...blocks: BlockDraft[]) =>
  gatheredPages(aPage({ document: { pageType: 'product', links: [], tables: [], lists: [], blocks } }));
const PRICE = paragraph('It costs €2,190.00.');
const SPEC = paragraph('It holds 60 litres, weighs 96 kg and takes 3.6 kW.');
const VERSUS = [heading(2, 'Studio 60 vs School 120'), paragraph('The School 120 holds more.')];

describe('commercial-specifics', () => {
  it('passes price, specification and comparison', () => {
    expect(scoreOf(commercialSpecifics, page(PRICE, SPEC, ...VERSUS))).toBe(1);
    expect(scoreOf(commercialSpecifics, gatheredPages(goodPage('product')))).toBe(1);
  });
  it('falls with each that is missing', () => {
    for (const blocks of [
      [SPEC, ...VERSUS],
      [PRICE, ...VERSUS],
      [PRICE, SPEC],
    ])
      expect(scoreOf(commercialSpecifics, page(...blocks))).toBeLessThan(1);
    expect(scoreOf(commercialSpecifics, page(paragraph('A fine kiln.')))).toBe(0);
    expect(findingsOf(commercialSpecifics, page(SPEC))).toMatch(/no price/);
  });
  it('a heading that asks which of two compares; one that asks whether does not', () => {
    const under = (text: string) =>
      findingsOf(commercialSpecifics, page(PRICE, SPEC, heading(2, text), paragraph('A globe valve throttles.')));
    for (const text of ['Gate valve or globe valve?', 'Which is better, gas or electric?', 'Gas oder Strom?'])
      expect(under(text), text).toBe('');
    for (const text of ['Can I fire earthenware or stoneware?', 'How often or when?', 'Gas or electric'])
      expect(under(text), text).toContain('compares');
  });
  it('V4 a price in JSON-LD alone, or one property said often, brings nothing', () => {
    const hidden = aPage({
      document: {
        pageType: 'product',
        links: [],
        tables: [],
        lists: [],
        blocks: [paragraph('A fine kiln.')],
        jsonLd: [jsonLd({ '@type': 'Product', offers: { '@type': 'Offer', price: 5 } })],
      },
    });
    expect(scoreOf(commercialSpecifics, gatheredPages(hidden))).toBe(0);
    expect(scoreOf(commercialSpecifics, page(...Array.from({ length: 20 }, () => paragraph('It weighs 96 kg.'))))).toBe(
      scoreOf(commercialSpecifics, page(paragraph('It weighs 96 kg.'))),
    );
  });
  it('applies to pages that sell', () =>
    expect(verdictOf(commercialSpecifics, gatheredPages(goodPage('article'))).state).toBe('notApplicable'));
});
