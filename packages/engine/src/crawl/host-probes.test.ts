import { expect, it } from 'vitest';
import type { FetchOutcome } from '../fetch/fetch.ts';
import { probeHost } from './host-probes.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What is known of a site that was read over http, when its https address answers so. */
const hostWhere = (answer: Partial<FetchOutcome>) => {
  const rateLimiter = { reroutes: () => false, ask: async () => answer } as unknown as RateLimiter; // safe: all that is asked of it
  return probeHost({ finalUrl: 'http://acme.test/', headers: {} }, null, rateLimiter, new AbortController().signal);
};
const failed = (code: string): Partial<FetchOutcome> => ({ ok: false, code, message: 'It did not work.' }) as Partial<FetchOutcome>;

it('says whether https answers beside http', async () => {
  expect(await hostWhere({ ok: true, finalUrl: 'https://acme.test/' })).toMatchObject({ https: false, httpsAnswers: 'too' });
  expect(await hostWhere({ ok: true, finalUrl: 'http://acme.test/' })).toMatchObject({ https: false, httpsAnswers: 'with http' });
});

it('names the fault of https where it is the site’s', async () => {
  expect(await hostWhere(failed('fetch.tls'))).toMatchObject({ tlsError: 'fetch.tls', tlsBecause: 'It did not work.' });
});

it.each(['fetch.timeout', 'fetch.first_byte_timeout', 'fetch.aborted'])(
  'says nothing of https where the fault is ours: %s',
  async (code) => {
    const host = await hostWhere(failed(code));
    expect(host).toMatchObject({ tlsError: null, httpsUntried: expect.stringContaining(code) });
  },
);
