import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, json, keep, session } from './testing.ts';

beforeEach(() => void vi.resetModules());
afterEach(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled(); // a message that is under way
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./auth.ts');
const RENEW = 'POST /auth/v1/token';
const OUT = 'POST /auth/v1/logout';
const renewals = (asked: { path: string }[]) => asked.filter(({ path }) => path === '/auth/v1/token').length;
const ended = 'Your session has ended. Please sign in again.';

describe('a visitor who comes back', () => {
  it('is signed in by the kept session before anything was asked of the server', async () => {
    const { asked } = fakeBrowser();
    const kept = session();
    keep(kept);
    const { accessToken, authKnown, authState, getAuth } = await load();
    expect(authState()).toEqual({ status: 'loading' });
    expect(await accessToken()).toBe(kept.access_token);
    expect(asked).toEqual([]);
    void getAuth();
    await authKnown();
    expect(authState()).toEqual({ status: 'signed-in', session: kept, secondStep: false });
    await authKnown();
  });

  it.each([
    ['it ends within the two minutes in which it is renewed', { ...session({ seconds: 119 }) }],
    ['it names no user', { ...session(), user: {} }],
    ['it has no access token', { ...session(), access_token: '' }],
    ['it has no refresh token', { ...session(), refresh_token: '' }],
    ['it has no end', { ...session(), expires_at: undefined }],
  ])('is not taken at the session’s word where %s', async (_why, kept) => {
    const { asked } = fakeBrowser({ [RENEW]: () => json(session({ mark: 'second' })) });
    keep(kept);
    await (await load()).accessToken();
    expect(asked.map(({ path }) => path)).toContain('/api/settings');
  });

  it('is still taken at its word with two minutes and a second left', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const { asked } = fakeBrowser();
    keep(session({ seconds: 121 }));
    expect(await (await load()).accessToken()).toBe(session({ seconds: 121 }).access_token);
    expect(asked).toEqual([]);
  });

  it('is signed out where storage holds nothing, something else, or is switched off', async () => {
    for (const [kept, storageIsOff] of [
      [undefined, false],
      ['{broken', false],
      [undefined, true],
    ] as const) {
      vi.resetModules();
      fakeBrowser({}, { storageIsOff });
      if (kept) localStorage.setItem('citelight-auth', kept);
      const { accessToken, authKnown, authState, owesSecondStep } = await load();
      expect(await accessToken()).toBeUndefined();
      await authKnown();
      expect(authState()).toEqual({ status: 'signed-out' });
      expect(owesSecondStep()).toBe(false);
    }
  });

  it('learns that nobody is signed in without being told that a session has ended', async () => {
    const { toasts } = fakeBrowser();
    const { authKnown, authState, getAuth } = await load();
    const known = authKnown();
    await getAuth();
    await known;
    expect(authState()).toEqual({ status: 'signed-out' });
    expect(toasts).toEqual([]);
  });
});

describe('the second step', () => {
  it.each([
    ['no factor', '', 'aal1', false],
    ['a factor that was never confirmed', 'unverified', 'aal1', false],
    ['a factor', 'verified', 'aal1', true],
    ['a factor that was shown', 'verified', 'aal2', false],
  ])('%s', async (_name, factor, aal, owed) => {
    fakeBrowser();
    keep(session({ factor, aal }));
    const { authState, getAuth, owesSecondStep } = await load();
    await getAuth();
    expect(owesSecondStep()).toBe(owed);
    expect(authState()).toMatchObject({ status: 'signed-in', secondStep: owed });
  });

  it('is owed as long as the token cannot be read', async () => {
    fakeBrowser();
    keep({ ...session({ factor: 'verified', aal: 'aal2' }), access_token: 'opaque' });
    const { getAuth, owesSecondStep } = await load();
    await getAuth();
    expect(owesSecondStep()).toBe(true);
  });
});

describe('a token that was refused', () => {
  it('is not renewed where another one is there already', async () => {
    const { asked } = fakeBrowser();
    const kept = session();
    keep(kept);
    const { renewAccessToken } = await load();
    expect(await renewAccessToken('an older one')).toBe(kept.access_token);
    expect(renewals(asked)).toBe(0);
  });

  it('is renewed, and the page has the new session', async () => {
    const { asked } = fakeBrowser({ [RENEW]: () => json(session({ mark: 'second' })) });
    const kept = session();
    keep(kept);
    const { accessToken, authState, renewAccessToken } = await load();
    const renewed = await renewAccessToken(kept.access_token);
    expect(renewed?.endsWith('second')).toBe(true);
    expect(await accessToken()).toBe(renewed);
    expect(authState()).toMatchObject({ session: { access_token: renewed } });
    expect(renewals(asked)).toBe(1);
  });

  it('ends the session where the server has ended it, and says so', async () => {
    const { toasts } = fakeBrowser({ [RENEW]: () => json({ error_code: 'refresh_token_already_used', msg: 'Already Used' }, 400) });
    const kept = session();
    keep(kept);
    const { authState, renewAccessToken } = await load();
    expect(await renewAccessToken(kept.access_token)).toBeUndefined();
    expect(authState()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('citelight-auth')).toBeNull();
    await expect.poll(() => toasts).toEqual([ended]);
  });

  it('ends nothing while the server is out of order', async () => {
    fakeBrowser({ [RENEW]: () => json({ msg: 'down' }, 500) });
    const kept = session();
    keep(kept);
    const { authState, getAuth, renewAccessToken } = await load();
    await getAuth();
    vi.useFakeTimers();
    const renewed = renewAccessToken(kept.access_token);
    await vi.advanceTimersByTimeAsync(60_000); // so long auth-js goes on trying
    expect(await renewed).toBeUndefined();
    expect(authState()).toMatchObject({ status: 'signed-in' });
  });
});

describe('signing out', () => {
  it('clears what is kept, says nothing of an end, and leaves', async () => {
    const { asked, left, toasts } = fakeBrowser({ [OUT]: () => new Response(null, { status: 204 }) });
    keep(session());
    const { authState, getAuth, signOut } = await load();
    await getAuth();
    await signOut('/');
    expect(left).toEqual(['/']);
    expect(localStorage.getItem('citelight-auth')).toBeNull();
    expect(asked.at(-1)).toMatchObject({ path: '/auth/v1/logout', search: '?scope=local' });
    expect(authState()).toMatchObject({ status: 'signed-in' });
    expect(toasts).toEqual([]);
  });

  it('leaves as well where the server cannot be reached', async () => {
    const { left } = fakeBrowser({ [OUT]: () => Promise.reject(new TypeError('Failed to fetch')) });
    keep(session());
    await (await load()).signOut('/auth');
    expect(left).toEqual(['/auth']);
  });
});

describe('the address of accounts', () => {
  it.each([
    ['https://accounts.test/v1/', 'https://accounts.test/v1/token'],
    ['/auth/v1', 'https://citelight.test/auth/v1/token'],
  ])('%s comes from the settings', async (authUrl, called) => {
    const seen: string[] = [];
    fakeBrowser({ 'GET /api/settings': () => json({ authUrl }) });
    const real = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      seen.push(address);
      return address.includes('/token') ? Promise.resolve(json(session({ mark: 'second' }))) : real(address, init);
    });
    keep(session({ seconds: 60 }));
    expect((await (await load()).accessToken())?.endsWith('second')).toBe(true);
    expect(seen.filter((address) => address.includes('/token'))).toEqual([`${called}?grant_type=refresh_token`]);
  });

  it('is our own where the settings could not be read; they are asked for again later', async () => {
    let tries = 0;
    const { asked } = fakeBrowser({
      'GET /api/settings': () => {
        tries += 1;
        return tries === 1 ? json({}, 503) : json({ authUrl: '/auth/v1', contactEmail: 'help@example.test' });
      },
      [RENEW]: () => json(session({ mark: 'second' })),
    });
    keep(session({ seconds: 60 }));
    expect((await (await load()).accessToken())?.endsWith('second')).toBe(true);
    expect(renewals(asked)).toBe(1);
    const { loadSettings } = await import('./settings.ts');
    expect(await loadSettings()).toMatchObject({ contactEmail: 'help@example.test' });
    expect(await loadSettings()).toBe(await loadSettings());
    expect(tries).toBe(2);
  });

  it('a request that comes nowhere is told in a sentence for people', async () => {
    fakeBrowser({ 'POST /auth/v1/recover': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { error } = await (await (await load()).getAuth()).resetPasswordForEmail('ann@example.test');
    expect(error?.message).toContain('The server could not be reached.');
  });
});

it('a failure to load the settings tells the status', async () => {
  fakeBrowser({ 'GET /api/settings': () => json({}, 503) });
  await expect((await import('./settings.ts')).loadSettings()).rejects.toThrow('settings: 503');
});
