import { setTimeout as sleep } from 'node:timers/promises';
import { type RealtimeEvent, RealtimeTopic } from '@citelight/contracts/api/site';
import pg from 'pg';
import { z } from 'zod';
import { type Connection, type Db, sql } from './database.ts';
import type { Log } from './log.ts';

/** What changed, as the database announces it (LISTEN/NOTIFY): a topic of a member, never data. */

const CHANNEL = 'citelight_changes';
const Change = z.object({ user_id: z.uuid(), topic: RealtimeTopic, report_id: z.uuid().nullable() });

export type Changes = {
  /** Calls back for every change of this member's rows, in any process. Answers how to stop. */
  subscribe(userId: string, onChange: (event: RealtimeEvent) => void): () => void;
  isListening(): boolean;
  subscriptions(): number;
  close(): Promise<void>;
};

const RECONNECT_MS = [100, 500, 1_000, 2_000, 5_000];
/** A connection that died without a word is noticed by a query that does not come back. */
const HEARTBEAT_MS = 15_000;

/** Announces a change that no trigger sees. It is sent when the transaction commits. */
export async function announce(db: Db, userId: string, topic: RealtimeTopic, reportId: string | null = null): Promise<void> {
  await sql`select app.announce(${userId}::uuid, ${topic}, ${reportId}::uuid)`.execute(db);
}

/** Listens on one connection for the whole process, and connects again for as long as it takes. */
export function listenToChanges(connection: Connection, log: Log): Changes {
  const subscribers = new Map<string, Set<(event: RealtimeEvent) => void>>();
  const stop = new AbortController();
  let client: pg.Client | undefined;
  let listening = false;

  const deliver = (payload: string | undefined) => {
    const change = Change.safeParse(JSON.parse(payload ?? 'null'));
    if (!change.success) return;
    const { user_id, topic, report_id } = change.data;
    for (const onChange of subscribers.get(user_id) ?? []) onChange({ topic, report_id });
  };
  /** What was announced while nobody listened is lost, so everybody looks again. */
  const missed = () => {
    for (const callbacks of subscribers.values())
      for (const onChange of callbacks) for (const topic of RealtimeTopic.options) onChange({ topic, report_id: null });
  };

  let failures = 0;
  let listenedBefore = false;
  const session = async () => {
    const opened = new pg.Client({ connectionTimeoutMillis: 5_000, query_timeout: HEARTBEAT_MS, keepAlive: true, ...connection });
    client = opened;
    const ended = new Promise<void>((done) => {
      opened.on('end', done);
      opened.on('error', () => done());
    });
    opened.on('notification', ({ payload }) => deliver(payload));
    await opened.connect();
    await opened.query(`listen ${CHANNEL}`);
    if (listenedBefore) missed();
    [listening, listenedBefore, failures] = [true, true, 0];
    const heartbeat = setInterval(() => opened.query('select 1').catch(() => opened.end().catch(() => {})), HEARTBEAT_MS);
    await ended;
    clearInterval(heartbeat);
  };

  const run = async () => {
    while (!stop.signal.aborted) {
      await session().catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: error }, 'cannot listen to changes; trying again');
      });
      listening = false;
      await client?.end().catch(() => {});
      await sleep(RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)], undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const running = run();

  return {
    subscribe(userId, onChange) {
      const callbacks = subscribers.get(userId) ?? new Set();
      callbacks.add(onChange);
      subscribers.set(userId, callbacks);
      return () => {
        callbacks.delete(onChange);
        if (callbacks.size === 0 && subscribers.get(userId) === callbacks) subscribers.delete(userId);
      };
    },
    isListening: () => listening,
    subscriptions: () => [...subscribers.values()].reduce((sum, callbacks) => sum + callbacks.size, 0),
    async close() {
      stop.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
