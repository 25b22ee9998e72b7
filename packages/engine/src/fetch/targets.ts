import { Resolver } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CodedError } from '@citelight/contracts';
import { canonicalAddress, isPublicAddress } from './address.ts';
import { DNS_ANSWERS } from './limits.ts';
import { LOCAL_NAME, NO_NAME } from './public-host.ts';
import type { ResolveMap } from './resolve-map.ts';

/** Addresses of a name, as text; rejects with a c-ares code (ENOTFOUND, ETIMEOUT, …). */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** Where a connection may go: every address was checked (or mapped by the operator), in canonical spelling. */
export type Target = { hostname: string; addresses: readonly string[]; port: number };

export type Targets = { find(hostname: string, port: number): Promise<Target>; close(): void };

/** A name that always exists: where it is not found, no name of the public internet is, and a name that is not found may well exist. */
const SURE_NAME = 'example.com';

const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADQUERY']);
const TIMED_OUT = new Set(['ETIMEOUT', 'ECANCELLED']);

const dnsError = (error: unknown): CodedError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NOT_FOUND.has(code)) return new CodedError('fetch.dns', undefined, { cause: error });
  if (TIMED_OUT.has(code)) return new CodedError('fetch.dns_timeout', undefined, { cause: error });
  return new CodedError('fetch.dns_failed', undefined, { cause: error });
};

/**
 * DNS through c-ares: unlike getaddrinfo it holds no thread, so that one site's dead name servers cannot delay another's look-ups, and it
 * knows neither /etc/hosts nor search domains, which name the inside of a network.
 */
const systemLookup = (dnsMs: number, servers: readonly string[] | undefined): { lookup: Lookup; cancel: () => void } => {
  const resolver = new Resolver({ timeout: Math.max(1, Math.round(dnsMs / 2)), tries: 2 });
  if (servers) resolver.setServers(servers);
  const lookup: Lookup = async (hostname) => {
    const addresses: string[] = [];
    const families = [resolver.resolve4(hostname), resolver.resolve6(hostname)].map((family) =>
      family.then((found) => void addresses.push(...found)),
    );
    const all = Promise.allSettled(families);
    // Some name servers never answer about IPv6: once one family is known, the other gets a fifth of the time.
    const patience = Promise.any(families).then(
      () => delay(dnsMs / 5, undefined, { ref: false }),
      () => {},
    );
    await Promise.race([all, patience]);
    if (addresses.length > 0) return [...addresses];
    const reasons = (await all).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    throw reasons.find((reason) => !NOT_FOUND.has(reason?.code)) ?? reasons[0];
  };
  return { lookup, cancel: () => resolver.cancel() };
};

const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodedError('fetch.dns_timeout')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** One sentence for every refused address: the answer must not tell what is behind it. */
const refused = () => new CodedError('fetch.refused_address');

/** @param names A look-up to use instead of DNS, or the name servers to ask instead of the machine's. */
export const createTargets = (resolve: ResolveMap, dnsMs: number, names?: Lookup | readonly string[]): Targets => {
  const system = typeof names === 'function' ? { lookup: names, cancel: () => {} } : systemLookup(dnsMs, names);
  const lookUp = (hostname: string) =>
    withTimeout(system.lookup(hostname), dnsMs).catch((error) => {
      throw error instanceof CodedError ? error : dnsError(error);
    });
  let sure: Promise<boolean> | undefined;
  const knowsNames = () => {
    sure ??= lookUp(SURE_NAME).then(
      () => true,
      () => false,
    );
    return sure;
  };
  return {
    /** @throws CodedError fetch.refused_address, fetch.dns, fetch.dns_failed, fetch.dns_timeout */
    async find(hostname, port) {
      const mapped = resolve.find(hostname, port);
      if (mapped) return { hostname, addresses: [mapped.address], port: mapped.port ?? port };
      const literal = canonicalAddress(hostname);
      if (literal !== null) {
        if (!isPublicAddress(literal)) throw refused();
        return { hostname, addresses: [literal], port };
      }
      if (hostname.includes(':') || LOCAL_NAME.test(hostname)) throw refused();
      const answers = await lookUp(hostname).catch(async (error: CodedError) => {
        if (error.code === 'fetch.dns' && !NO_NAME.test(hostname) && !(await knowsNames()))
          throw new CodedError('fetch.dns_failed', 'No name of the public internet can be looked up from here.', { cause: error });
        throw error;
      });
      if (answers.length === 0) throw new CodedError('fetch.dns');
      // One private answer condemns all: a name that points inside as well as outside is an attack or a mistake.
      if (answers.length > DNS_ANSWERS || !answers.every(isPublicAddress)) throw refused();
      return { hostname, addresses: answers.flatMap((answer) => canonicalAddress(answer) ?? []), port };
    },
    close: () => system.cancel(),
  };
};
