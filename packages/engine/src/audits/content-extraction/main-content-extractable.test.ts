import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { mainContentExtractable as audit } from './main-content-extractable.ts';

const article = (document: object) => gatheredPages(goodPage('article', { document }));

describe(audit.id, () => {
  it('passes up to 30 % boilerplate', () => {
    expect(scoreOf(audit, article({ mainChars: 720, visibleChars: 1000 }))).toBe(1);
  });

  it('falls as boilerplate grows, and says how much there is', () => {
    const scores = [700, 500, 300, 100].map((mainChars) => scoreOf(audit, article({ mainChars, visibleChars: 1000 })));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
    expect(findingsOf(audit, article({ mainChars: 300, visibleChars: 1000 }))).toContain('70 %');
  });

  it('stuffing the content does not make it larger', () => {
    const menu = paragraph('Kilns Glazes Tools Clay Delivery Returns About us Contact Imprint Privacy '.repeat(5), { region: 'nav' });
    const page = (times: number) =>
      article({
        blocks: [
          paragraph('Our kiln fires stoneware at 1,240 °C in nine hours.'),
          paragraph('best cheap pottery kiln '.repeat(times)),
          menu,
        ],
      });
    expect(scoreOf(audit, page(200))).toBeLessThanOrEqual(scoreOf(audit, page(2)) + 0.01);
  });

  it('a page on which nothing marks the content gets half at most', () => {
    expect(scoreOf(audit, article({ mainBy: 'body' }))).toBe(0.5);
  });

  it('a page without text fails', () => {
    expect(scoreOf(audit, article({ blocks: [], mainChars: 0 }))).toBe(0);
  });

  it('does not apply to a contact page', () => {
    expect(verdictOf(audit, gatheredPages(goodPage('contact')))).toMatchObject({ state: 'notApplicable' });
  });
});
