import type { Socket } from 'node:net';
import { CodedError } from '@citelight/contracts';
import { Client } from 'undici';
import { canonicalAddress } from './address.ts';
import { dial } from './dial.ts';
import type { FetchLimits } from './fetch.ts';
import type { Targets } from './targets.ts';
import { bareHost, portOf } from './url.ts';

/** One keep-alive connection to one origin, in use by one request at a time. */
export type Connection = {
  readonly client: Client;
  /** The socket, once connected. */
  socket(): Socket | null;
  /** The checked address of the last socket, or ''. */
  address(): string;
  /** Ends it for good, with whatever runs on it. */
  discard(): void;
  /** Gives the place at the host back; the connection is kept for the next request where it still stands. */
  release(): void;
};

export type Connections = {
  /** Waits until the host has a free place. Rejects with fetch.aborted. */
  acquire(url: URL, signal?: AbortSignal): Promise<Connection>;
  close(): void;
};

type Kept = Connection & { readonly origin: string };
type Host = { name: string; busy: number; waiting: (() => void)[]; idle: Kept[] };

/** @param perHost Requests to one host name at once, whatever its ports. */
export const createConnections = (targets: Targets, limits: FetchLimits, perHost: number, ca?: string): Connections => {
  const hosts = new Map<string, Host>();
  const open = new Set<Kept>();
  let closed = false;

  const forget = (host: Host) => {
    if (host.busy === 0 && host.idle.length === 0 && host.waiting.length === 0) hosts.delete(host.name);
  };

  const create = (url: URL, host: Host): Kept => {
    const ended = new AbortController();
    let socket: Socket | null = null;
    let address = '';
    const tlsFor = url.protocol === 'https:' ? { tlsFor: host.name } : {};
    const connect = async () => {
      const target = await targets.find(host.name, portOf(url));
      socket = await dial(target, { connectMs: limits.connectMs, signal: ended.signal, ...tlsFor, ...(ca === undefined ? {} : { ca }) });
      address = canonicalAddress(socket.remoteAddress ?? '') ?? '';
      return socket;
    };
    const client = new Client(url.origin, {
      connect: (_options, callback) => {
        connect().then(
          (made) => callback(null, made),
          (error) => callback(error, null),
        );
      },
      allowH2: false,
      // Read from the environment otherwise.
      useMilo: false,
      maxHeaderSize: limits.headerBytes,
      // exchange.ts keeps the time: undici's timers restart with every byte.
      headersTimeout: 0,
      bodyTimeout: 0,
      pipelining: 1,
    });
    let alive = true;
    const kept: Kept = {
      origin: url.origin,
      client,
      socket: () => socket,
      address: () => address,
      discard() {
        if (!alive) return;
        alive = false;
        open.delete(kept);
        ended.abort();
        void client.destroy();
      },
      release() {
        if (alive && socket?.destroyed === false) host.idle.push(kept);
        else kept.discard();
        // A waiting request takes over the place, so `busy` stays.
        const next = host.waiting.shift();
        if (next) return next();
        host.busy--;
        forget(host);
      },
    };
    client.on('disconnect', () => {
      if (!host.idle.includes(kept)) return;
      host.idle = host.idle.filter((one) => one !== kept);
      kept.discard();
      forget(host);
    });
    open.add(kept);
    return kept;
  };

  const place = (host: Host, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        host.waiting = host.waiting.filter((one) => one !== go);
        reject(new CodedError('fetch.aborted'));
      };
      host.waiting.push(go);
      signal?.addEventListener('abort', stop, { once: true });
    });

  return {
    async acquire(url, signal) {
      if (closed || signal?.aborted) throw new CodedError('fetch.aborted');
      const name = bareHost(url);
      const host = hosts.get(name) ?? { name, busy: 0, waiting: [], idle: [] };
      hosts.set(name, host);
      if (host.busy >= perHost) await place(host, signal);
      else host.busy++;
      if (closed) throw new CodedError('fetch.aborted');
      const at = host.idle.findIndex((one) => one.origin === url.origin);
      return (at >= 0 ? host.idle.splice(at, 1)[0] : undefined) ?? create(url, host);
    },
    close() {
      closed = true;
      for (const host of hosts.values()) for (const go of host.waiting.splice(0)) go();
      for (const kept of [...open]) kept.discard();
    },
  };
};
