import { FACTORS } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aVisit, gatheredFrom, goodPages } from '../testing.ts';
import { answerability } from './index.ts';

describe('answerability', () => {
  it('sums to the weight of its factor, with ids of its own', () => {
    expect(answerability.reduce((sum, audit) => sum + audit.weight, 0)).toBe(FACTORS.answerability.weight);
    expect(new Set(answerability.map((audit) => audit.id)).size).toBe(answerability.length);
    for (const audit of answerability) {
      expect(audit.id).toMatch(/^answerability\/[a-z-]+$/);
      expect(audit.factor).toBe('answerability');
    }
  });
  it('gives the good site all points', () => {
    const gathered = gatheredFrom(aVisit({ pages: goodPages() }));
    // How much a site says is a matter of the whole site, and this one is small.
    for (const audit of answerability.filter(({ id }) => id !== 'answerability/depth')) {
      const verdict = audit.run(gathered);
      expect(verdict.state === 'scored' ? verdict.score : null, audit.id).toBe(verdict.state === 'scored' ? 1 : null);
    }
  });
  it('names the study that contests each audit built on the GEO paper', () => {
    for (const id of ['statistics', 'quotations']) expect(answerability.find((audit) => audit.id.endsWith(id))?.contested).toMatch(/C-SEO/);
  });
});
