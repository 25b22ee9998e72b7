import { describe, expect, it } from 'vitest';
import { AuthError } from './auth-errors.rules.ts';
import {
  changedMetadata,
  emailOf,
  type FactorRow,
  type IdentityRow,
  isBanned,
  lacksFactor,
  lookAlikeUser,
  publicUser,
  signUpData,
  type UserRow,
} from './user.rules.ts';
import { VERIFY_SCRIPT, verifyPage } from './verify-page.rules.ts';

const user: UserRow = {
  id: 'u1',
  email: 'ann@example.test',
  encrypted_password: 'HASH',
  email_confirmed_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  new_email: null,
  email_change_sent_at: null,
  email_change_confirmed: 0,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  app_metadata: { provider: 'email' },
  user_metadata: { name: 'Ann' },
  banned_until: null,
  deleted_at: null,
  created_at: 'C',
  updated_at: 'U',
};
const identity: IdentityRow = {
  id: 'i1',
  user_id: 'u1',
  provider: 'oidc',
  provider_id: 'p1',
  identity_data: { sub: 'p1' },
  email: null,
  last_sign_in_at: null,
  created_at: 'C',
  updated_at: 'U',
};
const factor: FactorRow = {
  id: 'f1',
  user_id: 'u1',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'Phone',
  secret: Buffer.from('SECRET'),
  credential: null,
  last_used_step: 7,
  failures: 2,
  locked_until: 'L',
  last_challenged_at: null,
  created_at: 'C',
  updated_at: 'U',
};
const always = {
  id: 'u1',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ann@example.test',
  phone: '',
  app_metadata: { provider: 'email' },
  user_metadata: { name: 'Ann' },
  identities: [],
  created_at: 'C',
  updated_at: 'U',
  is_anonymous: false,
};
const refused = (message: string) => expect.objectContaining({ name: 'AuthError', status: 400, code: 'validation_failed', message });

describe('a user as every answer shows it', () => {
  it('has no field for what did not happen, and nothing secret', () => expect(publicUser(user, [], [])).toEqual(always));

  it('has a field for each thing that did', () => {
    const dates = {
      confirmation_sent_at: '1',
      recovery_sent_at: '2',
      new_email: 'new@example.test',
      email_change_sent_at: '3',
      reauthentication_sent_at: '4',
      last_sign_in_at: '5',
      banned_until: '6',
      deleted_at: '7',
    };
    const shown = publicUser(
      { ...user, ...dates, email_confirmed_at: '0' },
      [identity, { ...identity, email: 'i@example.test', last_sign_in_at: '8' }],
      [factor, { ...factor, last_challenged_at: '9' }],
    );
    const shownIdentity = {
      identity_id: 'i1',
      id: 'p1',
      user_id: 'u1',
      provider: 'oidc',
      identity_data: { sub: 'p1' },
      created_at: 'C',
      updated_at: 'U',
    };
    const shownFactor = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone', created_at: 'C', updated_at: 'U' };
    expect(shown).toEqual({
      ...always,
      ...dates,
      email_confirmed_at: '0',
      confirmed_at: '0',
      identities: [shownIdentity, { ...shownIdentity, email: 'i@example.test', last_sign_in_at: '8' }],
      factors: [shownFactor, { ...shownFactor, last_challenged_at: '9' }],
    });
  });

  it('looks the same for an address that is taken, but for its identities', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(lookAlikeUser('u2', 'ann@example.test', { name: 'Eve', sub: 'x' }, now)).toEqual({
      ...always,
      id: 'u2',
      confirmation_sent_at: '2026-11-21T10:00:00.000Z',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Eve', sub: 'u2', email: 'ann@example.test', email_verified: false, phone_verified: false },
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });
});

describe('a user’s own metadata', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'end' : { a: nested(depth - 1) });
  it('is merged key by key, and null removes', () => {
    expect(changedMetadata({ a: 1, b: 2, c: { d: 1 } }, { b: null, c: { e: 2 }, f: [1] })).toEqual({ a: 1, c: { e: 2 }, f: [1] });
  });
  it.each([null, 'text', 7, [1], undefined])('is an object, not %j', (data) =>
    expect(() => changedMetadata({}, data)).toThrow(refused('data must be an object')),
  );
  it('is nested eight levels deep at most', () => {
    expect(changedMetadata({}, nested(8))).toEqual(nested(8));
    expect(() => changedMetadata({}, nested(9))).toThrow(refused('data must not be nested deeper than 8 levels'));
  });
  it.each(['__proto__', 'constructor', 'prototype'])('has no key named %s, at any depth', (key) => {
    const bad = JSON.parse(`{"${key}":1}`);
    for (const data of [bad, { a: [bad] }])
      expect(() => changedMetadata({}, data)).toThrow(refused(`data must not have a key named ${key}`));
  });
  it('fits into a request’s headers, counted in bytes', () => {
    const of = (length: number, sign = 'x') => ({ a: sign.repeat(length) });
    expect(changedMetadata({}, of(4096 - 8))).toEqual(of(4088));
    for (const data of [of(4089), of(2045, 'é')])
      expect(() => changedMetadata({}, data)).toThrow(refused('data must be smaller than 4096 bytes'));
  });
});

describe('the data of a sign-up', () => {
  it('holds the website that the visitor came for apart', () => {
    expect(signUpData({ name: 'Ann', pending_website_url: 'shop.test' })).toEqual({ data: { name: 'Ann' }, website: 'https://shop.test/' });
    for (const none of [{}, { pending_website_url: null }]) expect(signUpData(none)).toEqual({ data: {}, website: null });
  });
  it.each(['ftp://x', '', 7, {}])('refuses %j as a website', (pending_website_url) =>
    expect(() => signUpData({ pending_website_url })).toThrow(AuthError),
  );
  it.each([undefined, [], 'text'])('refuses %j as data', (sent) =>
    expect(() => signUpData(sent)).toThrow(refused('data must be an object')),
  );
});

describe('an address', () => {
  const invalid = 'Unable to validate email address: invalid format';
  it('is kept in small letters', () => expect(emailOf('Ann@Example.TEST')).toBe('ann@example.test'));
  it('has 255 characters at most', () => expect(emailOf(`${'a'.repeat(242)}@example.test`)).toHaveLength(255));
  it.each([
    ['', invalid],
    [undefined, invalid],
    [7, invalid],
    ['ann', invalid],
    [`${'a'.repeat(243)}@example.test`, 'An email address is too long'],
  ])('%j: %s', (value, message) => expect(() => emailOf(value)).toThrow(refused(message)));
});

it('a session lacks a factor that its account has verified and it has not shown', () => {
  const verified = { status: 'verified' } as const;
  const waiting = { status: 'unverified' } as const;
  expect([
    lacksFactor({ aal: 'aal1' }, [waiting, verified]),
    lacksFactor({ aal: 'aal2' }, [verified]),
    lacksFactor({ aal: 'aal1' }, [waiting]),
    lacksFactor({ aal: 'aal1' }, []),
  ]).toEqual([true, false, false, false]);
});

it('an account is banned until its time, and for good once it is deleted', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const banned = (banned_until: string | null, deleted_at: string | null = null) => isBanned({ banned_until, deleted_at }, now);
  expect([
    banned(null),
    banned('2026-11-21T10:00:00.001Z'),
    banned('2026-11-21T10:00:00.000Z'),
    banned(null, '2020-01-01T00:00:00Z'),
  ]).toEqual([false, true, false, true]);
});

it('the page of a mailed link holds what it was given as text, and posts by itself or by its button', async () => {
  const page = String(await verifyPage({ token: 'a"><b>', type: 'signup', redirectTo: 'https://c.test/?a=1&b=2' }));
  expect(page).toContain('name="token" value="a&quot;&gt;&lt;b&gt;"');
  expect(page).toContain('name="type" value="signup"');
  expect(page).toContain('name="redirect_to" value="https://c.test/?a=1&amp;b=2"');
  expect(page).toContain('<form method="post" action="verify">');
  expect(VERIFY_SCRIPT).toContain('document.forms[0].submit()');
});
