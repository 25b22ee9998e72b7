import { createHash } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Services } from './context.ts';
import type { Http } from './route.ts';
import { equal } from './secrets.ts';

/** The early-access gate: a cookie of the browser session says that the password was given. */

type Needs = Pick<Services, 'config' | 'secrets'>;

const PURPOSE = 'gate';
const isSecure = ({ config }: Needs) => config.PUBLIC_URL.startsWith('https:');
const cookieName = (needs: Needs) => (isSecure(needs) ? '__Host-citelight-gate' : 'citelight-gate');
/** Bound to the password: another password locks every browser again. */
const pass = ({ config, secrets }: Needs) =>
  createHash('sha256').update(secrets.key(PURPOSE)).update(config.EARLY_ACCESS_PASSWORD).digest('base64url');

export type GateState = 'off' | 'locked' | 'unlocked';

export function gateState(c: Http, needs: Needs): GateState {
  if (needs.config.EARLY_ACCESS_PASSWORD === '') return 'off';
  const signed = getCookie(c, cookieName(needs));
  const value = signed === undefined ? undefined : needs.secrets.verify(PURPOSE, signed);
  return value !== undefined && equal(value, pass(needs)) ? 'unlocked' : 'locked';
}

/** Exactly the password: no trimming, no case folding. */
export const opensGate = (needs: Needs, password: string): boolean => equal(password, needs.config.EARLY_ACCESS_PASSWORD);

/** Without Max-Age or Expires the cookie ends with the browser session. */
export function unlock(c: Http, needs: Needs): void {
  setCookie(c, cookieName(needs), needs.secrets.sign(PURPOSE, pass(needs)), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure(needs),
  });
}
