import { CodedError } from '@citelight/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_URL_CASES, answersOf } from '../../test/fetch/url-cases.ts';
import { isPublicAddress } from './address.ts';
import { createFetcher } from './fetcher.ts';
import { readResolveMap } from './resolve-map.ts';
import { createTargets } from './targets.ts';
import { bareHost, normalizeUrl, portOf } from './url.ts';

const fetcher = createFetcher({}, { names: answersOf });

describe('the URL table', () => {
  it('has more than 200 rows and no row twice', () => {
    expect(ALL_URL_CASES.length).toBeGreaterThan(200);
    expect(new Set(ALL_URL_CASES.map(([, input]) => input)).size).toBe(ALL_URL_CASES.length);
  });

  it.each(ALL_URL_CASES.map(([kind, input, expected]) => ({ kind, input, expected })))('$kind: $input → $expected', async (row) => {
    const outcome = await fetcher.check(row.input).then(
      () => 'ok',
      (error) => (error instanceof CodedError ? error.code : error),
    );
    expect(outcome).toBe(row.expected);
  });

  it('refuses every inside address with one and the same sentence', async () => {
    const sentences = new Set<string>();
    for (const [, input] of ALL_URL_CASES.filter(([, , expected]) => expected === 'fetch.refused_address')) {
      await fetcher.check(input).catch((error) => sentences.add(error.message));
    }
    expect(sentences.size).toBe(1);
  });
});

describe('mutations of the URL table', () => {
  const policy = { urlLength: 2048, portAllowed: (_: string, port: number) => port === 80 || port === 443 };
  /** A zone where every name leads inside: only an address literal could ever be let through, and only a public one. */
  const targets = createTargets(readResolveMap(), 1000, async () => ['127.0.0.1']);
  const SCRAPS = [
    '@',
    '\\',
    '/',
    '.',
    '..',
    ':',
    '#',
    '?',
    '%',
    '%00',
    '%2e',
    '\t',
    '\0',
    '[',
    ']',
    '::',
    '127.0.0.1',
    '0x7f',
    '①',
    '。',
    ' ',
    '8.8.8.8',
    ';',
    '&',
    '\u00ad',
    '1',
    'ffff:',
  ];
  const mutated = fc
    .tuple(
      fc.constantFrom(...ALL_URL_CASES.map(([, input]) => input)),
      fc.array(fc.tuple(fc.nat(60), fc.nat(4), fc.constantFrom(...SCRAPS)), { minLength: 1, maxLength: 4 }),
    )
    .map(([input, edits]) => edits.reduce((text, [at, cut, scrap]) => text.slice(0, at) + scrap + text.slice(at + cut), input));

  it('end in a typed error or at public addresses only', async () => {
    const find = async (input: string) => {
      const url = normalizeUrl(input, policy);
      return targets.find(bareHost(url), portOf(url));
    };
    await fc.assert(
      fc.asyncProperty(mutated, async (input) => {
        const outcome = await find(input).catch((error) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(CodedError);
        else expect(outcome.addresses.every(isPublicAddress)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('give a URL that normalizes to itself', () => {
    fc.assert(
      fc.property(mutated, (input) => {
        let first: URL;
        try {
          first = normalizeUrl(input, policy);
        } catch {
          return;
        }
        expect(normalizeUrl(first.href, policy).href).toBe(first.href);
      }),
      { numRuns: 2000 },
    );
  });
});
