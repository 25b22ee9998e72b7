import { expect, it, vi } from 'vitest';
import { formatCredits, formatMoney, formatNumber, formatRelative, shortUrl } from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:31Z', 'just now'],
  ['2026-11-21T11:58:01Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2025-10-01T12:00:00Z', 'last year'],
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
