import { CodedError } from '@citelight/contracts';
import { canonicalAddress } from './address.ts';

export type Dialled = { address: string; port: number | null };

/** Host names (lower case, no brackets) with or without a port, to what is dialled instead of asking DNS. */
export type ResolveMap = {
  /** The exact "host:port" entry, else the host's own. */
  find(hostname: string, port: number): Dialled | undefined;
  /** Whether "host:port" is named, which also permits the port. */
  namesPort(hostname: string, port: number): boolean;
};

const bad = (text: string, wanted: string) =>
  new CodedError('request.invalid', `"${text}" is not ${wanted}. A name is mapped as acme.test=127.0.0.1:9001.`);

const portOf = (text: string, whole: string): number => {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) throw bad(whole, 'an address with a port from 1 to 65535');
  return port;
};

const split = (text: string): { host: string; port: number | null } => {
  const parts = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(.+))?$/.exec(text.trim());
  const host = parts?.[1] ?? parts?.[2];
  if (host === undefined) throw bad(text, 'a host with an optional port');
  return { host: host.toLowerCase().replace(/\.$/, ''), port: parts?.[3] === undefined ? null : portOf(parts[3], text) };
};

/**
 * Reads FetcherOptions.resolve. Keys are host or host:port, values an IP address with an optional port (else the URL's own is dialled).
 * @throws CodedError request.invalid, naming the entry that cannot be read.
 */
export const readResolveMap = (entries: Readonly<Record<string, string>> = {}): ResolveMap => {
  const map = new Map<string, Dialled>();
  for (const [key, value] of Object.entries(entries)) {
    const from = split(key);
    const to = split(value);
    const address = canonicalAddress(to.host);
    if (address === null) throw bad(value, 'an IP address');
    map.set(from.port === null ? from.host : `${from.host}:${from.port}`, { address, port: to.port });
  }
  return {
    find: (hostname, port) => map.get(`${hostname}:${port}`) ?? map.get(hostname),
    namesPort: (hostname, port) => map.has(`${hostname}:${port}`),
  };
};
