import { isIP } from 'node:net';
import { CodedError } from '@citelight/contracts';
import type { Context as HonoContext } from 'hono';
import type { Config } from './config.ts';

const hostOf = (c: HonoContext): URL | undefined => {
  try {
    return new URL(`http://${c.req.header('host') ?? ''}`);
  } catch {
    return undefined;
  }
};

/**
 * May this origin call us? PUBLIC_URL may. Where it is not set, so may the address the browser itself used, if it is localhost or an IP address: a
 * name could have been made to point here by its owner (DNS rebinding).
 */
export function isOwnOrigin(c: HonoContext, origin: string, config: Pick<Config, 'PUBLIC_URL' | 'publicUrlGiven'>): boolean {
  if (origin === config.PUBLIC_URL) return true;
  if (config.publicUrlGiven) return false;
  const host = hostOf(c);
  if (!host || (host.hostname !== 'localhost' && isIP(host.hostname.replace(/^\[|\]$/g, '')) === 0)) return false;
  return origin === `http://${host.host}` || origin === `https://${host.host}`;
}

const CHANGES_STATE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Refuses calls that change something and come from a page of another site. Programs send no Origin and pass. */
export function checkOrigin(c: HonoContext, config: Pick<Config, 'PUBLIC_URL' | 'publicUrlGiven'>): void {
  if (!CHANGES_STATE.has(c.req.method)) return;
  const origin = c.req.header('origin');
  const crossSite = origin === undefined ? c.req.header('sec-fetch-site') === 'cross-site' : !isOwnOrigin(c, origin, config);
  if (crossSite) throw new CodedError('request.origin');
}
