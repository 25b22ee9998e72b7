import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { SiteHeaders } from './fetch.ts';

/** What a request means or how it is framed: another value would break the exchange or pretend to be another crawler. */
const RESERVED = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'user-agent',
  'upgrade',
  'te',
  'trailer',
  'expect',
]);

/** Can this header be sent with every request to a site? */
export function maySend(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return !RESERVED.has(name.toLowerCase());
  } catch {
    return false;
  }
}

/** The headers for a request to `hostname`. */
export const headersOfSite = (site: SiteHeaders | undefined, hostname: string): SiteHeaders['headers'] =>
  site !== undefined && site.hostname === hostname.toLowerCase() ? site.headers : {};
