import type { PageType } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, gatheredPages, LONG_TEXT, paragraph, proseOf, quote, scoreOf, verdictOf } from '../testing.ts';
import { quotations } from './quotations.ts';

const LONG = paragraph(proseOf(LONG_TEXT));
const page = (blocks: BlockDraft[], pageType: PageType = 'article') =>
  gatheredPages(aPage({ document: { pageType, links: [], blocks: [LONG, ...blocks] } }));
const QUOTE = 'Most heat pumps that run badly were installed badly.';

describe('quotations', () => {
  it('passes a quotation with person and role, in an element or in marks', () => {
    expect(scoreOf(quotations, page([quote(QUOTE, { attribution: 'Marek Miara, researcher, Freiburg' })]))).toBe(1);
    expect(scoreOf(quotations, page([paragraph(`“${QUOTE}” said Marek Miara, a researcher in Freiburg.`)]))).toBe(1);
  });
  it('asks nobody for a quotation: words in marks may be a title, an emphasis or a joke', () => {
    for (const blocks of [[], [quote(QUOTE)], [quote(QUOTE, { attribution: 'Marek Miara' })], [paragraph(`They call it “${QUOTE}”.`)]])
      expect(verdictOf(quotations, page(blocks)).state).toBe('notApplicable');
  });
  it('V4 gains nothing from quotations without a speaker, however many', () => {
    for (const dose of [1, 20]) {
      const paragraphs = Array.from({ length: dose }, (_, at) => paragraph(`“This is the best heat pump ever, number ${at}!” So it is.`));
      expect(verdictOf(quotations, page(paragraphs)).state).toBe('notApplicable');
    }
  });
  it('asks no quotation of other pages', () => {
    expect(verdictOf(quotations, page([], 'product')).state).toBe('notApplicable');
    expect(verdictOf(quotations, page([quote(QUOTE)], 'product')).state).toBe('notApplicable');
  });
});
