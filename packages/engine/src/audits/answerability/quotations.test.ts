import type { PageType } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, findingsOf, gatheredPages, LONG_TEXT, paragraph, proseOf, quote, scoreOf, verdictOf } from '../testing.ts';
import { quotations } from './quotations.ts';

const LONG = paragraph(proseOf(LONG_TEXT));
const page = (blocks: BlockDraft[], pageType: PageType = 'article') =>
  gatheredPages(aPage({ document: { pageType, links: [], blocks: [LONG, ...blocks] } }));
const SAID = 'Most heat pumps that run badly were installed badly.';

describe('quotations', () => {
  it('takes no note that is set off for a quotation', () => {
    const note = quote('Note: the lid stays shut until the kiln has cooled to 100 degrees.');
    expect(findingsOf(quotations, page([note]))).toContain('quotes nobody');
    expect(findingsOf(quotations, page([quote('The lid stays shut until the kiln has cooled.')]))).toContain('who speaks');
  });
  it('passes a quotation with person and role, in an element or in marks', () => {
    expect(scoreOf(quotations, page([quote(SAID, { attribution: 'Marek Miara, researcher, Freiburg' })]))).toBe(1);
    expect(scoreOf(quotations, page([paragraph(`“${SAID}” said Marek Miara, a researcher in Freiburg.`)]))).toBe(1);
  });
  it('halves a person without a role and gives nothing without a person', () => {
    expect(scoreOf(quotations, page([quote(SAID, { attribution: 'Marek Miara' })]))).toBe(0.5);
    expect(scoreOf(quotations, page([quote(SAID)]))).toBe(0);
    expect(findingsOf(quotations, page([quote(SAID)]))).toMatch(/who speaks/);
    expect(findingsOf(quotations, page([]))).toMatch(/quotes nobody/);
  });
  it('V4 gains nothing from quotations without a speaker, however many', () => {
    const before = scoreOf(quotations, page([]));
    for (const dose of [1, 20])
      expect(
        scoreOf(
          quotations,
          page(Array.from({ length: dose }, (_, at) => paragraph(`“This is the best heat pump ever, number ${at}!” So it is.`))),
        ),
      ).toBe(before);
  });
  it('asks no quotation of other pages', () => {
    expect(verdictOf(quotations, page([], 'product')).state).toBe('notApplicable');
    expect(verdictOf(quotations, page([quote(SAID)], 'product')).state).toBe('notApplicable');
  });
});
