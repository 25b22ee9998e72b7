import { randomUUID } from 'node:crypto';
import { PRODUCT_NAME } from '@citelight/contracts';
import { audit } from '../../platform/audit.ts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { listFactors } from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, factorNotFound, insufficientAal, invalid } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import {
  type ChallengeRow,
  consumeChallenge,
  countFailure,
  deleteAbandonedFactors,
  deleteFactor,
  deleteOtherUnverified,
  findChallenge,
  findFactor,
  insertChallenge,
  insertFactor,
  lockFactor,
  markVerified,
} from './factors.sql.ts';
import { requireFresh } from './reauthentication.service.ts';
import { type Caller, type TokenResponse, tokenResponse } from './sessions.service.ts';
import { deleteWeakSessions, lockSession, lowerSessions, raiseSession } from './sessions.sql.ts';
import { newTotpSecret, sealTotpSecret, stepOfCode, totpForApp } from './totp.service.ts';
import { type FactorRow, lacksFactor } from './user.rules.ts';
import { provenCredential, securityKeyOptions } from './webauthn.service.ts';

/** Second factors of an account: enrolled, challenged, verified, removed. */

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const METHODS = { totp: 'totp', webauthn: 'mfa/webauthn' } as const;

const requireId = (id: string): void => {
  if (!UUID.test(id)) throw authError(404, 'validation_failed', 'factor_id must be an UUID');
};

export type Enrolled = { id: string; type: string; friendly_name: string; totp?: { qr_code: string; secret: string; uri: string } };

const needsOtherFactor = () => insufficientAal(403, 'AAL2 required to enroll a new factor');

/** Begins a second factor; it counts once a first code or key has been verified. */
export async function enrollFactor(
  ctx: Context,
  { user, session }: Caller,
  input: { factor_type?: unknown; friendly_name?: unknown; issuer?: unknown },
): Promise<Enrolled> {
  const type = input.factor_type;
  if (type === 'phone')
    throw authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone: no SMS provider is configured');
  if (type !== 'totp' && type !== 'webauthn') throw invalid('factor_type needs to be totp, phone, or webauthn');
  const name = typeof input.friendly_name === 'string' ? input.friendly_name.trim().slice(0, 100) : '';
  const issuer = typeof input.issuer === 'string' && input.issuer !== '' ? input.issuer.slice(0, 100) : PRODUCT_NAME;
  const now = ctx.now();
  const id = randomUUID();
  const secret = type === 'totp' ? newTotpSecret() : null;
  await transaction(ctx.db, async (tx) => {
    await deleteAbandonedFactors(tx, user.id, new Date(now.getTime() - 5 * 60_000));
    const factors = await listFactors(tx, user.id);
    if (factors.length >= AUTH.maxFactors)
      throw authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue');
    if (lacksFactor(session, factors)) throw needsOtherFactor();
    requireFresh(session, now);
    const sealed = secret ? sealTotpSecret(ctx, secret, id) : null;
    if (!(await insertFactor(tx, { id, userId: user.id, type, name, secret: sealed, now })))
      throw authError(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);
    await audit(tx, { event: 'auth.factor_enrolled', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { type } });
  });
  if (!secret) return { id, type, friendly_name: name };
  return { id, type, friendly_name: name, totp: await totpForApp(secret, { label: user.email, issuer }) };
}

export async function challengeFactor(ctx: Context, { user }: Caller, factorId: string): Promise<Record<string, unknown>> {
  requireId(factorId);
  await ctx.limits.take(LIMITS.factor, limitKey(ctx.ip));
  const factor = await findFactor(ctx.db, factorId, user.id);
  if (!factor) throw factorNotFound();
  const now = ctx.now();
  const key = factor.factor_type === 'webauthn' ? await securityKeyOptions(ctx, user, factor) : null;
  const { id } = await insertChallenge(ctx.db, { factorId, ip: ctx.ip, webauthn: key?.publicKey.challenge ?? null, now });
  return {
    id,
    type: factor.factor_type,
    expires_at: Math.floor((now.getTime() + AUTH.challengeMs) / 1000),
    ...(key && { webauthn: { type: key.type, credential_options: { publicKey: key.publicKey } } }),
  };
}

const WRONG = { totp: 'Invalid TOTP code entered', webauthn: 'The security key could not be verified' } as const;

/** What a right answer leaves behind at its factor; null for a wrong one. */
async function prove(ctx: Context, factor: FactorRow, challenge: ChallengeRow, input: { code?: unknown; webauthn?: unknown }) {
  if (factor.factor_type === 'totp') {
    const step = stepOfCode(ctx, factor, input.code);
    return step === null ? null : { step, credential: null };
  }
  const credential = await provenCredential(ctx, factor, challenge.webauthn_challenge ?? '', input.webauthn);
  return credential && { step: null, credential };
}

/** Growing waits after five wrong answers, counted for the factor whatever challenge or session they came from. */
const lockAfter = (failures: number, now: Date): Date | null =>
  failures < 5 ? null : new Date(now.getTime() + Math.min(60 * 60_000, 30_000 * 2 ** (failures - 5)));

type Outcome = { ok: TokenResponse } | { error: Error };

/** Verifies a factor: the session is raised to aal2, weaker sessions of the user end, and tokens from before are refused. */
export async function verifyFactor(
  ctx: Context,
  { user, session }: Caller,
  factorId: string,
  input: { challenge_id?: unknown; code?: unknown; webauthn?: unknown },
): Promise<TokenResponse> {
  requireId(factorId);
  await ctx.limits.take(LIMITS.factor, limitKey(ctx.ip));
  const challengeId = typeof input.challenge_id === 'string' && UUID.test(input.challenge_id) ? input.challenge_id : null;
  const outcome = await transaction(ctx.db, async (tx): Promise<Outcome> => {
    const now = ctx.now();
    const factor = await lockFactor(tx, factorId, user.id);
    if (!factor) return { error: factorNotFound() };
    // It may have been begun by somebody else, before there was another.
    if (factor.status === 'unverified' && lacksFactor(session, await listFactors(tx, user.id))) return { error: needsOtherFactor() };
    const challenge = challengeId ? await findChallenge(tx, challengeId, factorId) : undefined;
    if (!challenge) return { error: authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found') };
    if (challenge.verified_at || challenge.ip !== ctx.ip)
      return { error: authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch') };
    if (now.getTime() - Date.parse(challenge.created_at) > AUTH.challengeMs)
      return {
        error: authError(
          422,
          'mfa_challenge_expired',
          'MFA challenge has expired, verify against another challenge or create a new challenge.',
        ),
      };
    if (factor.locked_until && factor.locked_until > now.toISOString())
      return { error: authError(429, 'over_request_rate_limit', 'Too many wrong codes. Please wait before you try again.') };
    // Begun when the session was fresh; whoever takes it over later must not be the one who ends it.
    if (factor.status === 'unverified') requireFresh(session, now, AUTH.proofMs + AUTH.challengeMs);
    const proof = await prove(ctx, factor, challenge, input);
    const event = { userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { factor: factor.id, type: factor.factor_type } };
    if (!proof) {
      await audit(tx, { event: 'auth.factor_refused', ...event });
      await countFailure(tx, factor.id, factor.failures + 1, lockAfter(factor.failures + 1, now));
      return { error: authError(422, 'mfa_verification_failed', WRONG[factor.factor_type]) };
    }
    await audit(tx, { event: 'auth.factor_verified', ...event });
    await consumeChallenge(tx, challenge.id, now);
    await markVerified(tx, factor.id, { ...proof, now });
    if (factor.status === 'unverified') await noticeOfFactor(ctx, tx, user.id, user.email, 'factor_added');
    await deleteOtherUnverified(tx, user.id, factor.factor_type, factor.id);
    const locked = await lockSession(tx, session.id);
    const amr = [{ method: METHODS[factor.factor_type], timestamp: Math.floor(now.getTime() / 1000) }, ...(locked?.amr ?? session.amr)];
    const raised = await raiseSession(tx, session.id, factor.id, amr, now);
    await deleteWeakSessions(tx, user.id, session.id);
    return raised
      ? { ok: await tokenResponse(ctx, tx, raised, user) }
      : { error: authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist') };
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.ok;
}

const noticeOfFactor = (ctx: Context, tx: Tx, userId: string, to: string, what: 'factor_added' | 'factor_removed') =>
  sendAuthMail(ctx, tx, { kind: 'notice', to, userId, what });

export async function removeFactor(ctx: Context, { user, session }: Caller, factorId: string): Promise<{ id: string }> {
  requireId(factorId);
  return transaction(ctx.db, async (tx) => {
    const factor = await lockFactor(tx, factorId, user.id);
    if (!factor) throw factorNotFound();
    if (factor.status === 'verified' && session.aal === 'aal1') throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
    await deleteFactor(tx, factor.id);
    if (factor.status === 'verified') {
      await lowerSessions(tx, factor.id, Object.values(METHODS));
      await noticeOfFactor(ctx, tx, user.id, user.email, 'factor_removed');
    }
    await audit(tx, {
      event: 'auth.factor_removed',
      userId: user.id,
      ip: ctx.ip,
      userAgent: ctx.userAgent,
      details: { type: factor.factor_type },
    });
    return { id: factor.id };
  });
}
