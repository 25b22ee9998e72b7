import { PRODUCT_NAME } from '@citelight/contracts';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import type { Context } from '../../platform/context.ts';
import { invalid } from './auth-errors.rules.ts';
import type { FactorRow } from './user.rules.ts';

/** Authenticator apps: six digits that change every 30 seconds (RFC 6238). */

const PERIOD = 30;
export const TOTP_PURPOSE = 'totp-secret';

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;
export const sealTotpSecret = (ctx: Context, secret: string, factorId: string): Buffer => ctx.secrets.seal(TOTP_PURPOSE, secret, factorId);

/** What an authenticator app is given: as a code to scan, as text and as an address. */
export async function totpForApp(secret: string, { label, issuer }: { label: string; issuer: string }) {
  const uri = totpOf(secret, label, issuer).toString();
  // Named colours: a number sign would end the data URL that clients make of this.
  const svg = (await QRCode.toString(uri, { type: 'svg', margin: 1 })).replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
  return { qr_code: svg, secret, uri };
}

/** The step of the clock that a code belongs to, one either way; null for a wrong one. A code counts once for its factor, also across challenges and sessions. */
export function stepOfCode(ctx: Context, factor: FactorRow, code: unknown): number | null {
  if (typeof code !== 'string' || code === '') throw invalid('Code needs to be non-empty');
  if (!factor.secret || !/^\d{6}$/.test(code)) return null;
  const totp = totpOf(ctx.secrets.open(TOTP_PURPOSE, factor.secret, factor.id), 'account', PRODUCT_NAME);
  const timestamp = ctx.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  return factor.last_used_step !== null && step <= factor.last_used_step ? null : step;
}
