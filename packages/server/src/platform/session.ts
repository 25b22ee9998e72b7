import { CodedError, type KeyScope } from '@citelight/contracts';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { findKeyHolder, isApiKey } from './api-keys.ts';
import type { Config } from './config.ts';
import { type Db, sql } from './database.ts';
import { isUnavailable } from './errors.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Who is asking: the same for our own authentication service and any other that publishes its keys. */
export type Member = {
  id: string;
  email: string;
  /** The sign-in this token belongs to; null where the service has no such claim, and for API keys. */
  sessionId: string | null;
  /** The API key that was sent in place of a token. */
  apiKeyId: string | null;
  aal: string;
  /** Unix seconds; infinite for API keys. */
  expiresAt: number;
};

const Claims = z.object({
  sub: z.uuid(),
  exp: z.number(),
  email: z.string().catch(''),
  session_id: z.string().nullable().catch(null),
  aal: z.string().catch('aal1'),
  /** Second factors of the account, where the service's tokens name them; what cannot be read is taken for one that counts. */
  factors: z
    .array(z.object({ status: z.string().catch('verified') }).catch({ status: 'verified' }))
    .nullish()
    .catch([{ status: 'verified' }]),
});
export type Claims = z.infer<typeof Claims> & JWTPayload;

/** What is known of the sign-in behind a genuine token while it lives. */
export type Standing = {
  /** Does the account ask for a second step? */
  secondStep: boolean;
  /** What this sign-in has shown until now; a token may be older than that, or claim what has since been taken back. */
  aal: string;
};
/** Null where the sign-in has ended. */
export type SessionCheck = (claims: Claims) => Promise<Standing | null>;

export type Sessions = {
  /**
   * The member named by an Authorization header; throws auth.required, auth.invalid_token or, while a second step is owed, insufficient_aal. API keys are
   * accepted for calls that name scopes, and refused everywhere else.
   */
  whoIsAsking(authorization: string | undefined, keyScopes?: readonly KeyScope[]): Promise<Member>;
  /** The claims of a genuine token, whether or not its sign-in still lives. */
  verify(authorization: string | undefined): Promise<Claims>;
  /** Our authentication service says here how it ends sessions. What a foreign one does with its own is not known here: its tokens live until they expire. */
  checkWith(check: SessionCheck): void;
  issuer: string;
  audience: string;
};

const ALGORITHMS = ['ES256', 'RS256'];
const CLOCK_SKEW_SECONDS = 5;
const TOKEN_LENGTH = 8_192;
const JWKS_PATH = /\/\.well-known\/jwks\.json$/;

const bearerOf = (authorization: string | undefined): string => {
  if (!authorization) throw new CodedError('auth.required');
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (!token || token.length > TOKEN_LENGTH) throw new CodedError('auth.invalid_token');
  return token;
};

/**
 * Makes an account of a foreign service known, with its address; answers the address it has here. One that somebody else has here is not copied, and a
 * closed account gets none.
 */
async function makeKnown(db: Db, id: string, email: string | null): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    insert into auth.users (id, email)
    select ${id}, case when not exists (select from auth.users where email = ${email} and id <> ${id}) then ${email} end
    on conflict (id) do update set email = excluded.email where users.deleted_at is null returning email`.execute(db);
  return rows[0]?.email ?? null;
}

/** An account must exist and not be closed. One of a foreign service is made known when it first asks, and when its address has changed. */
function accountCheck(db: Db, foreign: boolean, everybody: boolean): SessionCheck {
  const known = new Map<string, string>();
  return async ({ sub, email, aal, factors }) => {
    const address = email.toLowerCase();
    if (foreign && known.get(sub) !== address) {
      const kept = await makeKnown(db, sub, address || null);
      if (known.size > 10_000) known.clear();
      if ((kept ?? '') === address) known.set(sub, address);
    }
    const open = db.selectFrom('auth.users').select('id').where('id', '=', sub).where('deleted_at', 'is', null);
    if (!(await open.executeTakeFirst())) return null;
    return { secondStep: everybody || (factors ?? []).some(({ status }) => status === 'verified'), aal };
  };
}

/** The member an API key stands for, where the key has one of the scopes that a call accepts. */
async function memberOfKey(db: Db, key: string, accepted: readonly KeyScope[], now: Date): Promise<Member> {
  const holder = await findKeyHolder(db, key, now);
  if (!holder) throw new CodedError('api_key.invalid');
  if (accepted.length === 0) throw new CodedError('api_key.not_accepted');
  if (!accepted.some((scope) => holder.scopes.includes(scope)))
    throw new CodedError('api_key.scope', `This API key lacks the permission for this call. It needs ${accepted.join(' or ')}.`);
  const { user_id: id, email, key_id: apiKeyId } = holder;
  return { id, email: email ?? '', sessionId: null, apiKeyId, aal: 'aal1', expiresAt: Number.POSITIVE_INFINITY };
}

const issuerOf = (config: Pick<Config, 'PUBLIC_URL' | 'AUTH_JWKS_URL' | 'AUTH_ISSUER'>): string =>
  config.AUTH_ISSUER ?? config.AUTH_JWKS_URL?.replace(JWKS_PATH, '') ?? `${config.PUBLIC_URL}/auth/v1`;

export function createSessions(config: Config, db: Db, keys: SigningKeys, now: () => Date): Sessions {
  const issuer = issuerOf(config);
  const audience = config.AUTH_AUDIENCE;
  const getKey: JWTVerifyGetKey = config.AUTH_JWKS_URL
    ? createRemoteJWKSet(new URL(config.AUTH_JWKS_URL), { timeoutDuration: 5_000, cooldownDuration: 10_000, cacheMaxAge: 600_000 })
    : keys.resolve;
  let check = accountCheck(db, config.AUTH_JWKS_URL !== null, config.AUTH_SECOND_STEP === 'everybody');

  const verify = async (token: string): Promise<Claims> => {
    try {
      const options = { algorithms: ALGORITHMS, issuer, audience, currentDate: now(), clockTolerance: CLOCK_SKEW_SECONDS };
      const { payload } = await jwtVerify(token, getKey, { ...options, requiredClaims: ['sub', 'exp'] });
      return { ...payload, ...Claims.parse(payload) };
    } catch (error) {
      const keysAway = error instanceof errors.JWKSTimeout || (error instanceof TypeError && error.message === 'fetch failed');
      throw new CodedError(keysAway || isUnavailable(error) ? 'server.unavailable' : 'auth.invalid_token', undefined, { cause: error });
    }
  };

  return {
    issuer,
    audience,
    checkWith(other) {
      if (!config.AUTH_JWKS_URL) check = other;
    },
    verify: async (authorization) => verify(bearerOf(authorization)),
    async whoIsAsking(authorization, keyScopes = []) {
      if (isApiKey(authorization)) return memberOfKey(db, authorization.slice('Bearer '.length), keyScopes, now());
      const claims = await verify(bearerOf(authorization));
      const standing = await check(claims);
      if (!standing) throw new CodedError('auth.invalid_token');
      // Both the token and its sign-in: neither one from before the second step may pass, nor one whose factor has gone while another is left.
      if (standing.secondStep && (claims.aal !== 'aal2' || standing.aal !== 'aal2')) throw new CodedError('insufficient_aal');
      return { id: claims.sub, email: claims.email, sessionId: claims.session_id, apiKeyId: null, aal: claims.aal, expiresAt: claims.exp };
    },
  };
}
