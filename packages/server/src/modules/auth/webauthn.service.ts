import { PRODUCT_NAME } from '@citelight/contracts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from '../../platform/context.ts';
import { listFactors } from './accounts.sql.ts';
import { invalid } from './auth-errors.rules.ts';
import type { FactorRow, StoredCredential, UserRow } from './user.rules.ts';

/** Security keys (WebAuthn): what a browser is asked for, and whether its answer holds. */

/** The site as a security key knows it: always the configured address, never what a client names. */
const relyingParty = (ctx: Context) => {
  const url = new URL(ctx.config.PUBLIC_URL);
  return { id: url.hostname, origin: url.origin };
};

/** A key is created while its factor is unverified, and asked for afterwards. */
export async function securityKeyOptions(ctx: Context, user: UserRow, factor: FactorRow) {
  const { id: rpID } = relyingParty(ctx);
  if (factor.status === 'verified') {
    const transports = (factor.credential?.transports ?? []) as AuthenticatorTransportFuture[];
    const publicKey = await generateAuthenticationOptions({
      rpID,
      userVerification: 'preferred',
      allowCredentials: factor.credential ? [{ id: factor.credential.id, transports }] : [],
    });
    return { type: 'request', publicKey };
  }
  const known = (await listFactors(ctx.db, user.id)).flatMap(({ credential }) => (credential ? [{ id: credential.id }] : []));
  const publicKey = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userName: user.email,
    userDisplayName: user.email,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
  });
  return { type: 'create', publicKey };
}

type AuthenticatorTransportFuture = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

type Expected = { expectedChallenge: string; expectedOrigin: string; expectedRPID: string; requireUserVerification: false };

async function createdCredential(response: RegistrationResponseJSON, expected: Expected): Promise<StoredCredential | null> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, ...(transports && { transports }) };
}

async function shownCredential(
  response: AuthenticationResponseJSON,
  stored: StoredCredential | null,
  expected: Expected,
): Promise<StoredCredential | null> {
  if (!stored || response.id !== stored.id) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: { id: stored.id, publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')), counter: stored.counter },
  });
  return verified ? { ...stored, counter: authenticationInfo.newCounter } : null;
}

/** The credential that an answer proves, as it is to be stored from now on; null for an answer that proves nothing. */
export async function provenCredential(
  ctx: Context,
  factor: FactorRow,
  challenge: string,
  input: unknown,
): Promise<StoredCredential | null> {
  const response = typeof input === 'object' && input !== null && 'credential_response' in input ? input.credential_response : undefined;
  if (typeof response !== 'object' || response === null || !('id' in response) || typeof response.id !== 'string')
    throw invalid('webauthn.credential_response is required');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  const expected: Expected = { expectedChallenge: challenge, expectedOrigin, expectedRPID, requireUserVerification: false };
  try {
    return factor.status === 'unverified'
      ? await createdCredential(response as RegistrationResponseJSON, expected)
      : await shownCredential(response as AuthenticationResponseJSON, factor.credential, expected);
  } catch (error) {
    ctx.log.info({ err: error }, 'a security key was refused'); // wrong origin, foreign credential, replay, counter: the client's trouble, not ours
    return null;
  }
}
