import { expect, it, vi } from 'vitest';
import {
  formatCredits,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  formatRelative,
  formatShortDay,
  reachText,
  shortUrl,
} from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:31Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T12:00:59Z', 'just now'],
  ['2026-11-21T11:58:01Z', '1 minute ago'],
  ['2026-11-21T12:05:00Z', 'in 5 minutes'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2025-10-01T12:00:00Z', 'last year'],
  ['2023-11-21T00:00:00Z', '3 years ago'],
])('says %s as %s', (at, text) => {
  expect(formatRelative(at, now)).toBe(text);
});

it('never rounds money or credits away', () => {
  expect(formatMoney(120)).toBe('$120');
  expect(formatMoney(0.4)).toBe('$0.40');
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatCredits(1)).toBe('1 credit');
  expect(formatCredits(1200)).toBe('1,200 credits');
});

it('shortens an address as people say it', () => {
  expect(shortUrl('https://www.example.test/')).toBe('www.example.test');
  expect(shortUrl('http://example.test/a/')).toBe('example.test/a');
});

it('takes the middle out of a very long address: its end tells pages apart', () => {
  const long = `example.test/${'a-folder/'.repeat(200)}the-page`;
  expect(shortUrl(`https://${long}`)).toMatch(/^example\.test\/a-folder\/[^…]+…[^…]+\/the-page$/);
  expect(shortUrl(`https://${long}`).length).toBeLessThan(100);
});

it('groups the digits of large numbers', () => {
  expect([0, 999, 1000, -12_345, 999.5].map(formatNumber)).toEqual(['0', '999', '1,000', '-12,345', '999.5']);
});

it('makes no formatter before one is asked for: the first costs milliseconds of the first screen', async () => {
  vi.resetModules();
  const made = (['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const).map((kind) => vi.spyOn(Intl, kind));
  try {
    const again = await import('./format.ts');
    expect(again.formatCredits(12)).toBe('12 credits');
    for (const kind of made) expect(kind).not.toHaveBeenCalled();
    expect(again.formatCredits(1200)).toBe('1,200 credits');
    expect(made[0]).toHaveBeenCalledTimes(1);
  } finally {
    for (const kind of made) kind.mockRestore();
  }
});

it('says days and instants in full, and short where there is little room', () => {
  expect(formatShortDay(new Date('2026-11-21T12:00:00Z'))).toBe('Nov 21, 2026');
  expect(formatDay('2026-11-21T12:00:00Z')).toBe('November 21, 2026');
  expect(formatInstant('2026-11-21T12:00:00Z')).toMatch(/^November 21, 2026 at \d{1,2}:00 [AP]M$/);
});

it.each([
  [null, 'Whole site'],
  [1, '1 page'],
  [2, '2 pages'],
  [1200, '1,200 pages'],
])('what is about %s pages', (pages, text) => {
  expect(reachText(pages)).toBe(text);
});

it('takes a scheme and a slash off their own ends only', () => {
  expect(shortUrl('https://example.test/?to=https://other.test/x')).toBe('example.test/?to=https://other.test/x');
  expect(shortUrl('example.test/?to=https://other.test/x')).toBe('example.test/?to=https://other.test/x');
  expect(shortUrl('ftp://example.test')).toBe('ftp://example.test');
  const [whole, longer] = ['a'.repeat(96), `${'a'.repeat(64)}x${'b'.repeat(32)}`];
  expect(shortUrl(`https://${whole}`)).toBe(whole);
  expect(shortUrl(`https://${longer}`)).toBe(`${'a'.repeat(64)}…${'b'.repeat(32)}`);
});
