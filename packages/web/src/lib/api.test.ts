import { listProfiles, readReport } from '@citelight/contracts/api/data';
import { createCheckout } from '@citelight/contracts/api/functions';
import { readSettings } from '@citelight/contracts/api/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, fakeBrowser, json, keep, refusal, session } from './testing.ts';

beforeEach(() => void vi.resetModules());
afterEach(async () => {
  await vi.dynamicImportSettled(); // a message that is under way
  vi.unstubAllGlobals();
});

const load = () => import('./api.ts');
const PROFILES = 'GET /data/v1/profiles';
const CHECKOUT = 'POST /functions/v1/create-checkout';
const RENEW = 'POST /auth/v1/token';
const body = { priceId: 'plan_monthly', mode: 'subscription' } as const;
const unreached = { code: 'server.unreachable', status: 0, message: expect.stringContaining('could not be reached') };
const bearer = ({ headers }: Asked) => headers.get('authorization');

describe('what is sent', () => {
  it('a public call carries neither token nor body', async () => {
    const { asked } = fakeBrowser();
    keep(session());
    await (await load()).call(readSettings, {});
    expect(asked.map(({ method, path, body, headers }) => [method, path, body, Object.fromEntries(headers)])).toEqual([
      ['GET', '/api/settings', undefined, { accept: 'application/json' }],
    ]);
  });

  it('a member’s call carries the token, its parameters in the address and its body as JSON', async () => {
    const kept = session();
    const { asked } = fakeBrowser({
      'GET /data/v1/assessment_reports/a%20b': () => json({}),
      [CHECKOUT]: () => json({ url: 'https://pay.test/' }),
    });
    keep(kept);
    const { call } = await load();
    await call(readReport, { params: { id: 'a b' } });
    expect(await call(createCheckout, { body })).toEqual({ url: 'https://pay.test/' });
    expect(asked.map((one) => [one.path, one.body && JSON.parse(one.body), Object.fromEntries(one.headers)])).toEqual([
      ['/data/v1/assessment_reports/a%20b', undefined, { accept: 'application/json', authorization: `Bearer ${kept.access_token}` }],
      [
        '/functions/v1/create-checkout',
        body,
        { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${kept.access_token}` },
      ],
    ]);
  });

  it('a call without a body sends an empty object', async () => {
    const { asked } = fakeBrowser({ [CHECKOUT]: () => json({}) });
    keep(session());
    await (await load()).request(createCheckout, {});
    expect(asked.at(-1)?.body).toBe('{}');
  });

  it('nothing is sent for a member who is not signed in', async () => {
    const { asked } = fakeBrowser();
    const { call, freshToken } = await load();
    const refused = { code: 'auth.required', status: 401, message: 'Please sign in to continue.' };
    await expect(call(listProfiles, {})).rejects.toMatchObject(refused);
    await expect(freshToken()).rejects.toMatchObject(refused);
    expect(asked.map(({ path }) => path)).toEqual(['/api/settings']);
  });

  it('an upload gets the token of the session', async () => {
    fakeBrowser();
    const kept = session();
    keep(kept);
    expect(await (await load()).freshToken()).toBe(kept.access_token);
  });
});

describe('a token that is no longer taken', () => {
  const takes = (mark: string) => (asked: Asked) =>
    bearer(asked)?.endsWith(mark) ? json({ items: [] }) : refusal(401, 'auth.invalid_token', 'Please sign in again.');

  it('is renewed, and the call is sent once more', async () => {
    const { asked } = fakeBrowser({ [PROFILES]: takes('second'), [RENEW]: () => json(session({ mark: 'second' })) });
    keep(session());
    expect(await (await load()).call(listProfiles, {})).toEqual({ items: [] });
    const renewals = asked.filter(({ path }) => path === '/auth/v1/token');
    expect(renewals.map(({ search, body = '' }) => [search, JSON.parse(body)])).toEqual([
      ['?grant_type=refresh_token', { refresh_token: 'refresh-first' }],
    ]);
  });

  it('is not renewed twice', async () => {
    const { asked } = fakeBrowser({ [PROFILES]: takes('never'), [RENEW]: () => json(session({ mark: 'second' })) });
    keep(session());
    await expect((await load()).call(listProfiles, {})).rejects.toMatchObject({ code: 'auth.invalid_token', status: 401 });
    expect(asked.filter(({ path }) => path === '/data/v1/profiles')).toHaveLength(2);
  });

  it('stays refused where the session is over', async () => {
    const { asked } = fakeBrowser({
      [PROFILES]: takes('never'),
      [RENEW]: () => json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    });
    keep(session());
    await expect((await load()).call(listProfiles, {})).rejects.toMatchObject({ code: 'auth.invalid_token', status: 401 });
    expect(asked.filter(({ path }) => path === '/data/v1/profiles')).toHaveLength(1);
    expect(localStorage.getItem('citelight-auth')).toBeNull();
  });

  it('is renewed as well where a second step is asked for, so that the factors arrive', async () => {
    const second = session({ mark: 'second', factor: 'verified', aal: 'aal2' });
    const owed = (asked: Asked) =>
      bearer(asked)?.endsWith('second') ? json({ items: [] }) : refusal(403, 'insufficient_aal', 'A second step is needed.');
    const { asked } = fakeBrowser({ [PROFILES]: owed, [RENEW]: () => json(second) });
    keep(session());
    expect(await (await load()).call(listProfiles, {})).toEqual({ items: [] });
    expect(asked.filter(({ path }) => path === '/auth/v1/token')).toHaveLength(1);
  });

  it.each([
    ['another refusal', 'account.disabled', session()],
    ['a second step that the page knows to be owed', 'insufficient_aal', session({ factor: 'verified' })],
  ])('is kept for %s', async (_why, code, kept) => {
    const { asked } = fakeBrowser({ [PROFILES]: () => refusal(403, code, 'No.'), [RENEW]: () => json(session({ mark: 'second' })) });
    keep(kept);
    const { call } = await load();
    await (await import('./auth.ts')).getAuth();
    await expect(call(listProfiles, {})).rejects.toMatchObject({ code, status: 403 });
    expect(asked.filter(({ path }) => path === '/auth/v1/token')).toHaveLength(0);
  });

  it('a public call is never renewed', async () => {
    const { asked } = fakeBrowser({ 'GET /api/settings': () => refusal(401, 'gate.locked', 'Locked.') });
    keep(session());
    await expect((await load()).call(readSettings, {})).rejects.toMatchObject({ code: 'gate.locked' });
    expect(asked).toHaveLength(1);
  });
});

describe('what went wrong', () => {
  const failing = async (answer: () => Response | Promise<Response>, signal?: AbortSignal) => {
    fakeBrowser({ [PROFILES]: answer });
    keep(session());
    return (await load()).call(listProfiles, {}, signal);
  };
  const general = 'Something went wrong on our side. Please try again.';

  it('a refusal has its code, its sentence and what is wrong with which field', () =>
    expect(
      failing(() => refusal(400, 'request.invalid', 'Please check your input.', [{ path: 'query.x', message: 'Required' }])),
    ).rejects.toMatchObject({
      name: 'ApiError',
      code: 'request.invalid',
      message: 'Please check your input.',
      status: 400,
      details: [{ path: 'query.x', message: 'Required' }],
    }));

  it('an answer can say by itself that it is no success', () =>
    expect(failing(() => refusal(200, 'analysis.free_used', 'Used.'))).rejects.toMatchObject({ code: 'analysis.free_used', status: 200 }));

  it.each([null, 'text', { success: true }, { items: [] }, []])('%j is a success', async (body) => {
    expect(await failing(() => json(body))).toEqual(body);
  });

  it.each([
    [502, 'a proxy’s page that refuses'],
    [200, 'a proxy’s page instead of an answer'],
  ])('%i: %s has no code, and the general sentence', (status) =>
    expect(failing(() => new Response('<html>', { status }))).rejects.toMatchObject({ code: '', message: general, status, details: [] }),
  );

  it('a refusal without a word has the general sentence', () =>
    expect(failing(() => json(null, 500))).rejects.toMatchObject({ code: '', message: general, status: 500 }));

  it('a server that cannot be reached', () =>
    expect(failing(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject(unreached));

  it('a call that is cancelled before or while it is answered throws its own error', async () => {
    const stopping = new AbortController();
    const stopped = new DOMException('stopped', 'AbortError');
    const before = failing(() => {
      stopping.abort();
      return Promise.reject(stopped);
    }, stopping.signal);
    await expect(before).rejects.toBe(stopped);

    vi.resetModules();
    const later = new AbortController();
    const during = failing(() => {
      const answer = json({});
      answer.json = () => {
        later.abort();
        return Promise.reject(stopped);
      };
      return answer;
    }, later.signal);
    await expect(during).rejects.toBe(stopped);
  });

  it('a call hands its signal on', async () => {
    const { asked } = fakeBrowser({ [PROFILES]: () => json({ items: [] }) });
    keep(session());
    const { signal } = new AbortController();
    await (await load()).call(listProfiles, {}, signal);
    expect(asked.at(-1)?.signal).toBe(signal);
  });
});

describe('the reason that is shown', () => {
  it.each([
    [400, 'analysis.free_used', 'Used up.', 'Used up.', { description: 'Used up.' }],
    [500, 'server.internal', 'Broken.', 'Failed', {}],
    [502, '', '', 'Failed', {}],
    [0, 'server.unreachable', 'Offline.', 'Failed', { description: 'Offline.' }],
  ])('%i %s', async (status, code, message, sentence, reason) => {
    const { ApiError, reasonFor, serverMessage } = await import('./errors.ts');
    const error = new ApiError(code, message, status);
    expect([serverMessage(error, 'Failed'), reasonFor(error)]).toEqual([sentence, reason]);
  });

  it('what the server did not say is not shown', async () => {
    const { reasonFor, serverMessage } = await import('./errors.ts');
    expect([serverMessage(new Error('x is undefined'), 'Failed'), reasonFor(new Error('x is undefined'))]).toEqual(['Failed', {}]);
  });
});
