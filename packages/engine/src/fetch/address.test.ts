import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress, isPublicAddress } from './address.ts';

const v4 = (n: number) => [24, 16, 8, 0].map((shift) => (n >>> shift) & 255).join('.');
const numberOf = (text: string) => text.split('.').reduce((n, part) => n * 256 + Number(part), 0);

/** First and last address of every block that is not public, written out by hand. */
const BLOCKS: [first: string, last: string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
];
const inside = (n: number) => BLOCKS.some(([first, last]) => n >= numberOf(first) && n <= numberOf(last));

describe('public unicast', () => {
  it.each(BLOCKS)('keeps out %s to %s and not their neighbours', (first, last) => {
    expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
    for (const beside of [numberOf(first) - 1, numberOf(last) + 1]) {
      if (beside >= 0 && beside < 2 ** 32) expect(isPublicAddress(v4(beside)), v4(beside)).toBe(!inside(beside));
    }
  });

  it('agrees with the blocks on any IPv4 address', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (n) => {
        expect(isPublicAddress(v4(n))).toBe(!inside(n));
      }),
      { numRuns: 5000 },
    );
  });

  it('lets no IPv6 address out of 2000::/3, and none that carries IPv4', () => {
    const group = fc.nat(0xffff).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.tuple(group, group, group, group, group, group, group, group), (groups) => {
        const first = Number.parseInt(groups[0], 16);
        if (isPublicAddress(groups.join(':'))) expect(first >= 0x2000 && first <= 0x3fff && first !== 0x2002).toBe(true);
      }),
      { numRuns: 5000 },
    );
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (n) => {
        const [a, b] = [(n >>> 16).toString(16), (n & 0xffff).toString(16)];
        for (const carrier of [
          `::${a}:${b}`,
          `::ffff:${a}:${b}`,
          `64:ff9b::${a}:${b}`,
          `2002:${a}:${b}::1`,
          `2001:0:${a}:${b}::1`,
          `2a01:4f8::5efe:${a}:${b}`,
        ])
          expect(isPublicAddress(carrier), carrier).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('never takes other text for an address', () => {
    for (const text of [
      '',
      'localhost',
      '127.1',
      '0x7f.0.0.1',
      '8.8.8.8 ',
      ' 8.8.8.8',
      '8.8.8.8/8',
      '08.8.8.8',
      '8.8.8',
      '1.1.1.1.',
      '2606:4700::1111%eth0',
      '[2606:4700::1111]',
      '2606:4700',
    ])
      expect(isPublicAddress(text), text).toBe(false);
  });

  it('spells an address in one way', () => {
    expect(canonicalAddress('2A00:1450:4001:082a::200E')).toBe(canonicalAddress('2a00:1450:4001:82a:0:0:0:200e'));
    expect(canonicalAddress('93.184.216.34')).toBe('93.184.216.34');
    expect(canonicalAddress('fe80::1%lo')).toBeNull();
  });
});
