import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';
import { failureOfStatus } from './status.ts';

describe('failureOfStatus', () => {
  it.each([
    [200, null],
    [201, null],
    [203, null],
    [204, 'fetch.status'],
    [205, 'fetch.status'],
    [206, 'fetch.status'],
    [300, 'fetch.status'],
    [301, 'fetch.status'],
    [304, 'fetch.status'],
    [400, 'fetch.client_error'],
    [401, 'fetch.unauthorized'],
    [402, 'fetch.client_error'],
    [403, 'fetch.forbidden'],
    [404, 'fetch.not_found'],
    [410, 'fetch.not_found'],
    [429, 'fetch.rate_limited'],
    [451, 'fetch.client_error'],
    [500, 'fetch.server_error'],
    [503, 'fetch.server_error'],
    [520, 'fetch.server_error'],
    [600, 'fetch.status'],
    [999, 'fetch.status'],
  ])('H23 H24 %i → %s', (status, code) => expect(failureOfStatus(status)).toBe(code));
});

describe('readRetryAfter', () => {
  const now = () => Date.UTC(2026, 10, 21, 12);
  const read = (status: number, value: string, date?: string) =>
    readRetryAfter(status, { 'retry-after': value, ...(date === undefined ? {} : { date }) }, 120_000, now);

  it.each<[value: string, date: string | undefined, ms: number | null]>([
    ['2', undefined, 2000],
    [' 7 ', undefined, 7000],
    ['0', undefined, 0],
    ['999999', undefined, 120_000],
    ['9'.repeat(400), undefined, 120_000],
    ['-5', undefined, null],
    ['1.5', undefined, null],
    ['soon', undefined, null],
    ['', undefined, null],
    ['Sat, 21 Nov 2026 12:00:30 GMT', undefined, 30_000],
    ['Sat, 21 Nov 2026 09:00:10 GMT', 'Sat, 21 Nov 2026 09:00:00 GMT', 10_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', undefined, 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', undefined, 120_000],
    ['Sat, 99 Nov 2026 12:00:30 GMT', undefined, null],
  ])('H25 "%s" (server date %s) → %s', (value, date, ms) => {
    expect(read(429, value, date)).toBe(ms);
    expect(read(503, value, date)).toBe(ms);
  });

  it('reads it from 429 and 503 only', () => expect(read(200, '5')).toBeNull());
});
