import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeInWords, mostPeriods, splitDue } from './schedules.rules.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.rules.ts';

describe('due periods', () => {
  it('K4 gives the latest its report and counts the others as missed', () => {
    const due = [3, 1, 2].map((period) => ({ period }));
    expect(splitDue(due)).toEqual({ missed: [{ period: 1 }, { period: 2 }], latest: { period: 3 } });
    expect(splitDue([])).toEqual({ missed: [], latest: undefined });
  });
  it('looks far enough for every plan', () => {
    const [from, to] = [new Date('2026-01-31T10:00:00Z'), new Date('2026-04-30T10:00:00Z')];
    expect(mostPeriods('daily', from, to)).toBeGreaterThanOrEqual(90);
    expect(mostPeriods('weekly', from, to)).toBeGreaterThanOrEqual(13);
    expect(mostPeriods('monthly', from, to)).toBeGreaterThanOrEqual(4);
    for (const tier of ['daily', 'weekly', 'monthly'] as const)
      expect(mostPeriods(tier, from, to), 'and not without end').toBeLessThan(100);
    expect(mostPeriods('daily', to, from)).toBe(1);
  });
});

it.each([
  [63.4, null, 'This is the first score of this website.'],
  [63.4, 62.6, 'Unchanged since the last report.'],
  [70, 62.6, 'Up 7 since the last report (63).'],
  [50, 62.6, 'Down 13 since the last report (63).'],
])('says how %s follows %s', (score, before, words) => expect(changeInWords(score, before, before === null)).toBe(words));

it('compares no scores of two rubrics', () =>
  expect(changeInWords(71, null, false)).toBe('Our rubric changed since the last report, so the two scores cannot be compared.'));

describe('unsubscribe tokens', () => {
  const key = randomBytes(32);
  it('carry whose mails they stop, and fit into an address', () => {
    const id = randomUUID();
    const token = unsubscribeToken(key, id);
    expect(token).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
    expect(readUnsubscribeToken(key, token)).toBe(id);
  });
  it('are refused when forged, cut or made with another key', () => {
    const token = unsubscribeToken(key, randomUUID());
    const forged = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const other of [forged, token.slice(0, -4), `${token}AAAA`, unsubscribeToken(randomBytes(32), randomUUID())])
      expect(readUnsubscribeToken(key, other)).toBeUndefined();
  });
});
