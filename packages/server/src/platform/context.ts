import type pg from 'pg';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/transport.ts';
import type { Queue } from './queue.ts';
import type { Secrets } from './secrets.ts';
import type { Member, Sessions } from './session.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Sites } from './sites.ts';

/** What a process has open. */
export type Services = {
  config: Config;
  log: Log;
  db: Db;
  pool: pg.Pool;
  secrets: Secrets;
  keys: SigningKeys;
  sessions: Sessions;
  limits: Limits;
  queue: Queue;
  changes: Changes;
  sites: Sites;
  /** Null without SMTP_URL: mails are then kept in the local mailbox. */
  mailer: Mailer | null;
  /** Aborted when the process begins to stop: event streams end then. */
  stopping: AbortSignal;
  now: () => Date;
};

/** What every verb gets first: the services, and which request or job it is part of. */
export type Context = Services & {
  requestId: string;
  /** The client's address, or '' in a job. */
  ip: string;
  userAgent: string | null;
};

export type MemberContext = Context & { user: Member };

/** The context of work nobody asked for over HTTP. */
export const jobContext = (services: Services, queue: string, jobId: string): Context => ({
  ...services,
  log: services.log.child({ queue, job: jobId }),
  requestId: jobId,
  ip: '',
  userAgent: null,
});
