import { randomUUID } from 'node:crypto';
import { PRODUCT_NAME } from '@citelight/contracts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { listFactors } from './accounts.sql.ts';
import { audit } from './audit.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, factorNotFound, insufficientAal, invalid } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import {
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
import { type Caller, type TokenResponse, tokenResponse } from './sessions.service.ts';
import { deleteWeakSessions, lockSession, lowerSessions, raiseSession } from './sessions.sql.ts';
import type { FactorRow, StoredCredential } from './user.rules.ts';

const PERIOD = 30;
const PURPOSE = 'totp-secret';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const METHODS = { totp: 'totp', webauthn: 'mfa/webauthn' } as const;

const totpOf = (secret: string, label: string, issuer = PRODUCT_NAME) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** The site as a security key knows it: always the configured address, never what a client names. */
const relyingParty = (ctx: Context) => {
  const url = new URL(ctx.config.PUBLIC_URL);
  return { id: url.hostname, origin: url.origin };
};

const requireId = (id: string): void => {
  if (!UUID.test(id)) throw authError(404, 'validation_failed', 'factor_id must be an UUID');
};

export type Enrolled = { id: string; type: string; friendly_name: string; totp?: { qr_code: string; secret: string; uri: string } };

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
  const secret = type === 'totp' ? new Secret({ size: 20 }).base32 : null;
  await transaction(ctx.db, async (tx) => {
    await deleteAbandonedFactors(tx, user.id, new Date(now.getTime() - 5 * 60_000));
    const factors = await listFactors(tx, user.id);
    if (factors.length >= AUTH.maxFactors)
      throw authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue');
    if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified'))
      throw insufficientAal(403, 'AAL2 required to enroll a new factor');
    const sealed = secret ? ctx.secrets.seal(PURPOSE, secret, id) : null;
    if (!(await insertFactor(tx, { id, userId: user.id, type, name, secret: sealed, now })))
      throw authError(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);
    await audit(tx, { event: 'auth.factor_enrolled', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { type } });
  });
  if (!secret) return { id, type, friendly_name: name };
  const uri = totpOf(secret, user.email, issuer).toString();
  // Named colours: a number sign would end the data URL that clients make of this.
  const svg = (await QRCode.toString(uri, { type: 'svg', margin: 1 })).replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
  return { id, type, friendly_name: name, totp: { qr_code: svg, secret, uri } };
}

export async function challengeFactor(ctx: Context, { user }: Caller, factorId: string): Promise<Record<string, unknown>> {
  requireId(factorId);
  await ctx.limits.take(LIMITS.factor, limitKey(ctx.ip));
  const factor = await findFactor(ctx.db, factorId, user.id);
  if (!factor) throw factorNotFound();
  const now = ctx.now();
  const expiresAt = Math.floor((now.getTime() + AUTH.challengeMs) / 1000);
  if (factor.factor_type === 'totp') {
    const { id } = await insertChallenge(ctx.db, { factorId, ip: ctx.ip, webauthn: null, now });
    return { id, type: 'totp', expires_at: expiresAt };
  }
  const { id: rpID } = relyingParty(ctx);
  const transports = (factor.credential?.transports ?? []) as AuthenticatorTransportFuture[];
  const publicKey =
    factor.status === 'unverified'
      ? await generateRegistrationOptions({
          rpName: PRODUCT_NAME,
          rpID,
          userName: user.email,
          userDisplayName: user.email,
          userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
          attestationType: 'none',
          excludeCredentials: (await listFactors(ctx.db, user.id)).flatMap(({ credential }) => (credential ? [{ id: credential.id }] : [])),
          authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
        })
      : await generateAuthenticationOptions({
          rpID,
          userVerification: 'preferred',
          allowCredentials: factor.credential ? [{ id: factor.credential.id, transports }] : [],
        });
  const { id } = await insertChallenge(ctx.db, { factorId, ip: ctx.ip, webauthn: publicKey.challenge, now });
  return {
    id,
    type: 'webauthn',
    expires_at: expiresAt,
    webauthn: { type: factor.status === 'unverified' ? 'create' : 'request', credential_options: { publicKey } },
  };
}
type AuthenticatorTransportFuture = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

type Proof = { ok: true; step: number | null; credential: StoredCredential | null } | { ok: false; error: Error };
const wrong = (message: string): Proof => ({ ok: false, error: authError(422, 'mfa_verification_failed', message) });

/** A code counts once for its factor, also across challenges and sessions; one step of the clock either way is accepted. */
function proveTotp(ctx: Context, factor: FactorRow, code: unknown): Proof {
  if (typeof code !== 'string' || code === '') throw invalid('Code needs to be non-empty');
  if (!factor.secret || !/^\d{6}$/.test(code)) return wrong('Invalid TOTP code entered');
  const totp = totpOf(ctx.secrets.open(PURPOSE, factor.secret, factor.id), 'account');
  const timestamp = ctx.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return wrong('Invalid TOTP code entered');
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  if (factor.last_used_step !== null && step <= factor.last_used_step) return wrong('Invalid TOTP code entered');
  return { ok: true, step, credential: null };
}

async function proveWebauthn(ctx: Context, factor: FactorRow, challenge: string, input: unknown): Promise<Proof> {
  const response = typeof input === 'object' && input !== null && 'credential_response' in input ? input.credential_response : undefined;
  if (typeof response !== 'object' || response === null || !('id' in response) || typeof response.id !== 'string')
    throw invalid('webauthn.credential_response is required');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  const expected = { expectedChallenge: challenge, expectedOrigin, expectedRPID, requireUserVerification: false };
  try {
    if (factor.status === 'unverified') {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        ...expected,
      });
      if (!verified || !registrationInfo) return wrong('The security key could not be verified');
      const { credential } = registrationInfo;
      return {
        ok: true,
        step: null,
        credential: {
          id: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          ...(credential.transports && { transports: credential.transports }),
        },
      };
    }
    if (!factor.credential || response.id !== factor.credential.id) return wrong('The security key could not be verified');
    const stored = factor.credential;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...expected,
      credential: { id: stored.id, publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')), counter: stored.counter },
    });
    return verified
      ? { ok: true, step: null, credential: { ...stored, counter: authenticationInfo.newCounter } }
      : wrong('The security key could not be verified');
  } catch (error) {
    ctx.log.info({ err: error }, 'a security key was refused'); // wrong origin, foreign credential, replay, counter: the client's trouble, not ours
    return wrong('The security key could not be verified');
  }
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
    const proof =
      factor.factor_type === 'totp'
        ? proveTotp(ctx, factor, input.code)
        : await proveWebauthn(ctx, factor, challenge.webauthn_challenge ?? '', input.webauthn);
    const event = { userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { factor: factor.id, type: factor.factor_type } };
    if (!proof.ok) {
      await audit(tx, { event: 'auth.factor_refused', ...event });
      await countFailure(tx, factor.id, factor.failures + 1, lockAfter(factor.failures + 1, now));
      return { error: proof.error };
    }
    await audit(tx, { event: 'auth.factor_verified', ...event });
    await consumeChallenge(tx, challenge.id, now);
    await markVerified(tx, factor.id, { step: proof.step, credential: proof.credential, now });
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
