import { CodedError } from '@citelight/contracts';

export type UrlPolicy = {
  urlLength: number;
  portAllowed(hostname: string, port: number): boolean;
};

/** Host name as DNS, TLS and the map of names know it: no brackets, no final dot. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port));

const SHAPE = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i;

/**
 * The normalized URL that would be requested, without fragment.
 *
 * Browsers and servers read some spellings apart (backslashes, tabs inside a host, missing slashes, a second @): those are refused, since a
 * reader of the report could take another host for the one that was visited. Whether the host may be visited at all is decided on its address.
 * @throws CodedError fetch.not_a_url, fetch.scheme, fetch.credentials, fetch.url_too_long, fetch.port
 */
export const normalizeUrl = (text: string, policy: UrlPolicy): URL => {
  const trimmed = text.trim();
  if (trimmed.length > policy.urlLength) throw new CodedError('fetch.url_too_long');
  if (/[\x00-\x1f\x7f]/.test(trimmed)) throw new CodedError('fetch.not_a_url');
  const [, scheme, authority] = SHAPE.exec(trimmed) ?? [];
  if (scheme === undefined) throw new CodedError('fetch.not_a_url');
  if (!/^https?$/i.test(scheme)) throw new CodedError('fetch.scheme');
  if (authority === undefined || authority === '' || /[\s\\]/.test(authority)) throw new CodedError('fetch.not_a_url');
  if (authority.includes('@')) throw new CodedError('fetch.credentials');
  const url = URL.parse(trimmed);
  if (url === null) throw new CodedError('fetch.not_a_url');
  if (url.username !== '' || url.password !== '') throw new CodedError('fetch.credentials');
  url.hash = '';
  const host = bareHost(url);
  if (!url.hostname.startsWith('[') && !isHostName(host)) throw new CodedError('fetch.not_a_url');
  // Setting it parses again, hence only after the labels were looked at.
  if (url.hostname.endsWith('.')) url.hostname = host;
  if (url.href.length > policy.urlLength) throw new CodedError('fetch.url_too_long');
  if (!policy.portAllowed(host, portOf(url))) throw new CodedError('fetch.port');
  return url;
};

/**
 * RFC 1035 lengths; `127.0.0.1..` and its kin have empty labels. Letters, digits, hyphens and underscores are what sites have in their names; parsers read
 * names with others (`a;b.test`) apart.
 */
const isHostName = (hostname: string): boolean =>
  hostname.length <= 253 && hostname.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
