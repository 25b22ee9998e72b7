import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { CodedError } from '@citelight/contracts';
import { canonicalAddress } from './address.ts';
import type { Target } from './targets.ts';
import { tlsFailure } from './tls-failure.ts';

export type DialOptions = {
  connectMs: number;
  signal?: AbortSignal;
  /** Speak TLS for this host name, whatever address is dialled. */
  tlsFor?: string;
  /** Certificate authorities to trust instead of the machine's. */
  ca?: string;
};

/** A failed attempt is given up for the next address after this time. */
const NEXT_ADDRESS_MS = 1_000;

const optionsFor = ({ hostname, addresses, port }: Target) => {
  const lookup: LookupFunction = (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
  // A name is never handed to the operating system: Node gets the checked addresses, or the only one.
  const host = addresses.length === 1 ? addresses[0] : hostname;
  return { host, port, lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS, noDelay: true };
};

const secure = (target: Target, name: string, ca: string | undefined): TLSSocket =>
  connectTls({
    ...optionsFor(target),
    // RFC 6066: an IP address is no server name; Node then checks the certificate against the address dialled.
    servername: isIP(name) ? '' : name,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  });

/**
 * Opens a connection to one of the target's checked addresses and to nothing else.
 * @throws CodedError fetch.connect, fetch.connect_timeout, fetch.tls, fetch.refused_address, fetch.aborted
 */
export const dial = (target: Target, { connectMs, signal, tlsFor, ca }: DialOptions): Promise<Socket> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new CodedError('fetch.aborted'));
    const socket = tlsFor === undefined ? connectTcp(optionsFor(target)) : secure(target, tlsFor, ca);
    let reached = false;
    const settle = (error: CodedError | null) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (error === null) return resolve(socket);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => settle(new CodedError('fetch.connect_timeout')), connectMs);
    const abort = () => settle(new CodedError('fetch.aborted'));
    signal?.addEventListener('abort', abort, { once: true });
    socket.once('connect', () => {
      reached = true;
      // The last word before any byte is sent.
      if (!target.addresses.includes(canonicalAddress(socket.remoteAddress ?? '') ?? '')) settle(new CodedError('fetch.refused_address'));
      else if (tlsFor === undefined) settle(null);
    });
    socket.once('secureConnect', () => settle(null));
    // This listener stays: until the next owner has set up its own, an error must not go unheard.
    socket.on('error', (error) => {
      if (reached && tlsFor !== undefined) settle(tlsFailure(error));
      else settle(new CodedError('fetch.connect', undefined, { cause: error }));
    });
  });
