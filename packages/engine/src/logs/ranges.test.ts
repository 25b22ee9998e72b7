import { describe, expect, it } from 'vitest';
import { rangeLookup, readRanges, SHIPPED_RANGES } from './ranges.ts';

const body = (...prefixes: object[]) => JSON.stringify({ creationTime: '2026-11-01T00:00:00', prefixes });

describe('published ranges', () => {
  it('reads both kinds of prefixes', () =>
    expect(readRanges(body({ ipv4Prefix: '20.171.206.0/24' }, { ipv6Prefix: '2600:1f00::/40' }), undefined)).toHaveLength(2));

  it.each([
    ['HTML', '<!doctype html>', undefined],
    ['no prefixes', body(), undefined],
    ['nothing valid', body({ ipv4Prefix: 'x' }), undefined],
    ['less than half of the edition before', body({ ipv4Prefix: '1.2.3.0/24' }), { prefixes: ['1.2.3.0/24', '1.2.4.0/24', '1.2.5.0/24'] }],
  ])('refuses %s', (_name, text, before) => expect(() => readRanges(text, before)).toThrow());

  it('the shipped editions can be looked up, mapped addresses too', () => {
    const { includes, editionOf } = rangeLookup(SHIPPED_RANGES);
    expect(editionOf('GPTBot')?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(includes('GPTBot', '20.171.206.9')).toBe(true);
    expect(includes('GPTBot', '::ffff:20.171.206.9')).toBe(true);
    expect(includes('GPTBot', '93.184.216.34')).toBe(false);
    expect(includes('GPTBot', '127.0.0.1')).toBeNull();
    expect(includes('Bytespider', '93.184.216.34')).toBeNull();
    expect(includes('GPTBot', 'not an address')).toBeNull();
  });
});
