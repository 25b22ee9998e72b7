import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, findingsOf, gatheredPages, LONG_TEXT, paragraph, proseOf, quote, verdictOf } from '../testing.ts';
import { answerability } from './index.ts';
import { quotations } from './quotations.ts';

const article = (sentences: number, ...more: BlockDraft[]) =>
  aPage({
    url: `https://acme.test/blog/${sentences}`,
    document: { pageType: 'article', links: [], jsonLd: [], blocks: [paragraph(proseOf(sentences)), ...more] },
  });
const QUOTE = quote('Most heat pumps that run badly were installed badly.', { attribution: 'Marek Miara, researcher, Freiburg' });
const BY_LENGTH = ['definitions'];
/** A headline that asks something of whoever writes it. */
const shareOf = (id: string, sentences: number): number => {
  const audit = answerability.find((one) => one.id === `answerability/${id}`);
  const page = aPage({
    url: `https://acme.test/blog/${sentences}`,
    document: {
      title: 'What is a lamp?',
      pageType: 'article',
      links: [],
      jsonLd: [],
      blocks: [paragraph(proseOf(sentences))],
    },
  });
  const verdict = audit && verdictOf(audit, gatheredPages(page));
  return verdict?.state === 'scored' ? (verdict.share ?? 1) : 0;
};

describe('what is asked by length', () => {
  it.each(BY_LENGTH)('%s asks nothing of a note, and of a text that grows more with each sentence, never at once', (id) => {
    const shares = Array.from({ length: LONG_TEXT + 5 }, (_, sentences) => shareOf(id, sentences));
    expect(shares.slice(0, 4)).toEqual([0, 0, 0, 0]);
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

  it('a note is told nothing', () => {
    const note = article(4, paragraph('“It is quiet, and the bill is smaller than it was,” says Ann Lee.'));
    expect(findingsOf(quotations, gatheredPages(note))).toBe('');
  });
});
