import { describe, expect, it } from 'vitest';
import { agreement, readersAgree, type ScoredSite } from './rankings.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const sites = (answerability: (at: number) => number | null): ScoredSite[] =>
  NAMES.map((name, at) => ({
    name,
    assessment: { overallScore: 90 - at, scores: { answerability: answerability(at) } as ScoredSite['assessment']['scores'] },
  }));

describe('readers’ rankings of real sites', () => {
  it('agree fully with scores in the same order and are opposed to scores in the reverse', () => {
    const ranking = { overall: NAMES, answerability: NAMES };
    expect(
      agreement(
        'reader',
        ranking,
        sites((at) => at),
      ).map(({ value }) => value),
    ).toEqual([1, -1]);
  });

  it('are compared on the sites alone that have a score and a place', () => {
    const [one] = agreement(
      'reader',
      { answerability: ['b', 'c', 'd', 'e', 'f', 'unknown'] },
      sites((at) => (at === 0 ? null : -at)),
    );
    expect(one).toMatchObject({ value: 1, name: expect.stringContaining('5 sites') });
  });

  it('say nothing of fewer than five sites', () => {
    expect(
      agreement(
        'reader',
        { overall: ['a', 'b', 'c', 'd'] },
        sites(() => null),
      ),
    ).toEqual([]);
  });

  it('are compared with each other, list by list', () => {
    const [one, ...rest] = readersAgree(
      { name: 'one', ranking: { overall: NAMES, answerability: NAMES } },
      { name: 'other', ranking: { overall: NAMES.toReversed() } },
    );
    expect(one).toMatchObject({ value: -1, name: expect.stringContaining('one and other: overall') });
    expect(rest).toEqual([]);
  });
});
