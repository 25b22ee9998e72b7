import { describe, expect, it } from 'vitest';
import { judgeVisit } from '../../scoring/judge-visit.ts';
import {
  aPage,
  aVisit,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  goodPages,
  LONG_TEXT,
  paragraph,
  proseOf,
  quote,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { answerability } from './index.ts';
import { quotations } from './quotations.ts';

const article = (sentences: number, ...more: BlockDraft[]) =>
  aPage({
    url: `https://acme.test/blog/${sentences}`,
    document: { pageType: 'article', links: [], jsonLd: [], blocks: [paragraph(proseOf(sentences)), ...more] },
  });
const QUOTE = quote('Most heat pumps that run badly were installed badly.', { attribution: 'Marek Miara, researcher, Freiburg' });
const BY_LENGTH = ['claims-sourced', 'statistics', 'quotations', 'definitions'];
const shareOf = (id: string, sentences: number): number => {
  const audit = answerability.find((one) => one.id === `answerability/${id}`);
  const verdict = audit && verdictOf(audit, gatheredPages(article(sentences)));
  return verdict?.state === 'scored' ? (verdict.share ?? 1) : 0;
};

describe('what is asked by length', () => {
  it.each(BY_LENGTH)('%s asks nothing of a note, and of a text that grows more with each sentence, never at once', (id) => {
    const shares = Array.from({ length: LONG_TEXT + 5 }, (_, sentences) => shareOf(id, sentences));
    expect(shares.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    for (const [at, share] of shares.entries()) if (at > 0) expect(Math.abs(share - (shares[at - 1] ?? 0))).toBeLessThan(0.04);
    expect(shares.at(-1)).toBe(1);
  });

  it('what a short text has counts in full, and padding it wins nothing', () => {
    for (const sentences of [4, 20, 60]) {
      const verdict = verdictOf(quotations, gatheredPages(article(sentences, QUOTE)));
      expect(verdict).toMatchObject({ state: 'scored', score: 1, pages: { applicable: 1, faultless: 1 } });
      expect('share' in verdict ? verdict.share : 1).toBe(1);
    }
  });

  it('of several pages it is the share of what they won and lost together', () => {
    const [long, half, note] = [article(LONG_TEXT), article(21), article(5)];
    expect(scoreOf(quotations, gatheredPages(article(4, QUOTE), long))).toBe(0.5);
    expect(scoreOf(quotations, gatheredPages(article(4, QUOTE), half))).toBeCloseTo(2 / 3);
    expect(scoreOf(quotations, gatheredPages(article(4, QUOTE), note))).toBe(1);
    expect(verdictOf(quotations, gatheredPages(half, note))).toMatchObject({
      score: 0,
      share: 0.5,
      pages: { applicable: 1, faultless: 0 },
    });
  });

  it('a note is told nothing', () => {
    const note = article(4, paragraph('“It is quiet, and the bill is smaller than it was,” says Ann Lee.'));
    expect(findingsOf(quotations, gatheredPages(note))).toBe('');
  });

  it('the points of a report still add up, and what counts in part is worth as much less', () => {
    const { audits, overallScore } = judgeVisit(
      aVisit({ pages: [...goodPages().filter(({ document }) => document?.pageType !== 'article'), article(21)] }),
    );
    expect(audits.reduce((sum, { pointsWon }) => sum + pointsWon, 0)).toBe(overallScore);
    expect(audits.reduce((sum, { pointsWon, pointsLost }) => sum + pointsWon + pointsLost, 0)).toBe(100);
    const quoted = audits.find(({ id }) => id === quotations.id);
    expect(quoted?.weight).toBeCloseTo(quotations.weight / 2, 9);
  });
});
