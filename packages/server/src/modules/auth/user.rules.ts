import { Email, LANDING_URL_MESSAGES, LIMITS, normalizedUrl, PENDING_WEBSITE, websiteUrlProblem } from '@citelight/contracts';
import { invalid } from './auth-errors.rules.ts';

/** The shapes of /auth/v1: what a client sees of a user, an identity, a factor and a session. */

export type UserRow = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  new_email: string | null;
  email_change_sent_at: string | null;
  email_change_confirmed: number;
  reauthentication_sent_at: string | null;
  last_sign_in_at: string | null;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  banned_until: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};

export type IdentityRow = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type FactorRow = {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'webauthn';
  status: 'unverified' | 'verified';
  friendly_name: string;
  secret: Buffer | null;
  credential: StoredCredential | null;
  last_used_step: number | null;
  failures: number;
  locked_until: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};

export type StoredCredential = { id: string; publicKey: string; counter: number; transports?: string[] };

/** A way the session's user has proved who they are; newest first. */
export type Method = { method: string; timestamp: number };

export type SessionRow = {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  amr: Method[];
  counter: number;
  floor: number;
  used_counter: number;
  created_at: string;
  refreshed_at: string | null;
  user_agent: string | null;
  ip: string | null;
};

const iso = (date: string | null): string | undefined => date ?? undefined;
const present = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const publicIdentity = (row: IdentityRow) => ({
  identity_id: row.id,
  id: row.provider_id,
  user_id: row.user_id,
  provider: row.provider,
  identity_data: row.identity_data,
  ...present({ email: row.email ?? undefined, last_sign_in_at: iso(row.last_sign_in_at) }),
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const publicFactor = (row: FactorRow) => ({
  id: row.id,
  factor_type: row.factor_type,
  status: row.status,
  friendly_name: row.friendly_name,
  created_at: row.created_at,
  updated_at: row.updated_at,
  ...present({ last_challenged_at: iso(row.last_challenged_at) }),
});

/** The user as every answer shows it; nothing secret is named here, so nothing secret can leave. */
export const publicUser = (row: UserRow, identities: readonly IdentityRow[], factors: readonly FactorRow[]) => ({
  id: row.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: row.email,
  phone: '',
  ...present({
    email_confirmed_at: iso(row.email_confirmed_at),
    confirmed_at: iso(row.email_confirmed_at),
    confirmation_sent_at: iso(row.confirmation_sent_at),
    recovery_sent_at: iso(row.recovery_sent_at),
    new_email: row.new_email ?? undefined,
    email_change_sent_at: iso(row.email_change_sent_at),
    reauthentication_sent_at: iso(row.reauthentication_sent_at),
    last_sign_in_at: iso(row.last_sign_in_at),
    banned_until: iso(row.banned_until),
    deleted_at: iso(row.deleted_at),
  }),
  app_metadata: row.app_metadata,
  user_metadata: row.user_metadata,
  identities: identities.map(publicIdentity),
  ...(factors.length > 0 ? { factors: factors.map(publicFactor) } : {}),
  created_at: row.created_at,
  updated_at: row.updated_at,
  is_anonymous: false,
});
export type PublicUser = ReturnType<typeof publicUser>;

/** What a sign-up for a confirmed address is answered: it looks like a new user, but for the empty list of identities, which the product asks for. */
export function lookAlikeUser(
  id: string,
  email: string,
  data: Record<string, unknown>,
  now: Date,
): PublicUser & { confirmation_sent_at: string } {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
    identities: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    is_anonymous: false,
  };
}

/** All of a user's metadata travels in each access token, which must fit into a request's headers. */
const METADATA_BYTES = 4096;
const METADATA_DEPTH = 8;
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function checkMetadata(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > METADATA_DEPTH) throw invalid(`data must not be nested deeper than ${METADATA_DEPTH} levels`);
  for (const key of Object.keys(value)) if (PROTOTYPE_KEYS.has(key)) throw invalid(`data must not have a key named ${key}`);
  for (const item of Object.values(value)) checkMetadata(item, depth + 1);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A user's own metadata after a change: merged key by key, null removes; bounded, and without keys that reach prototypes. */
export function changedMetadata(before: Record<string, unknown>, change: unknown): Record<string, unknown> {
  if (!isObject(change)) throw invalid('data must be an object');
  checkMetadata(change, 1);
  const merged = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) > METADATA_BYTES) throw invalid(`data must be smaller than ${METADATA_BYTES} bytes`);
  return merged;
}

/** The data of a sign-up, and apart from it the website that the visitor came for, which is no metadata of the user. */
export function signUpData(sent: unknown): { data: Record<string, unknown>; website: string | null } {
  if (!isObject(sent)) throw invalid('data must be an object');
  const { [PENDING_WEBSITE]: website, ...rest } = sent;
  const data = changedMetadata({}, rest);
  if (website === undefined || website === null) return { data, website: null };
  const problem = typeof website === 'string' ? websiteUrlProblem(website) : LANDING_URL_MESSAGES.invalid;
  if (problem) throw invalid(problem);
  return { data, website: normalizedUrl(`${website}`) };
}

/** The address in the form in which it is stored and looked up. */
export function emailOf(value: unknown): string {
  if (typeof value !== 'string') throw invalid('Unable to validate email address: invalid format');
  if (value.length > LIMITS.emailLength) throw invalid('An email address is too long');
  const parsed = Email.safeParse(value);
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
  return parsed.data.toLowerCase();
}

/** Does the account have a second factor that this session has not shown? */
export const lacksFactor = ({ aal }: Pick<SessionRow, 'aal'>, factors: readonly Pick<FactorRow, 'status'>[]): boolean =>
  aal === 'aal1' && factors.some(({ status }) => status === 'verified');

export const isBanned = (user: Pick<UserRow, 'banned_until' | 'deleted_at'>, now: Date): boolean =>
  user.deleted_at !== null || (user.banned_until !== null && user.banned_until > now.toISOString());
