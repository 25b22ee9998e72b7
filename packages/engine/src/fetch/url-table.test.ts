import { CodedError } from '@citelight/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_URL_CASES, answersOf } from '../../test/fetch/url-cases.ts';
import { mutatedUrls } from '../../test/fetch/url-mutations.ts';
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

  it('end in a typed error or at public addresses only', async () => {
    const find = async (input: string) => {
      const url = normalizeUrl(input, policy);
      return targets.find(bareHost(url), portOf(url));
    };
    await fc.assert(
      fc.asyncProperty(mutatedUrls, async (input) => {
        const outcome = await find(input).catch((error) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(CodedError);
        else expect(outcome.addresses.every(isPublicAddress)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('give a URL that normalizes to itself', () => {
    fc.assert(
      fc.property(mutatedUrls, (input) => {
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
