import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { chargePart, releaseReservation, reserveCredits, withAccount } from '../../src/modules/credits/credits.service.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { jobContext } from '../../src/platform/context.ts';
import { asCodedError } from '../../src/platform/errors.ts';
import { createLog } from '../../src/platform/log.ts';
import { startServer } from '../../src/server.ts';

/** A server in a process of its own that spends one credit after another when told to: see spenders.ts. */

export type Order = { users: string[]; spends: number; parallel: number };
export type Report = { outcomes: Record<string, number>; ms: number };

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const config = parseConfig({
  NODE_ENV: 'test',
  PORT: '0',
  ROLE: 'api',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  MONTHLY_FREE_CREDITS: '0',
});
const { services } = await startServer(config, createLog(config, new Writable({ write: (_, __, done) => done() })));
const ctx = jobContext(services, 'spender', 'spender');

/** One credit for one report; answers how that ended, in the code a client would see. */
const spend = (userId: string): Promise<string> =>
  withAccount(ctx, userId, async (tx) => {
    const { reservationId } = await reserveCredits(ctx, tx, { userId, reportId: randomUUID(), amount: 1 });
    await chargePart(ctx, tx, { reservationId, type: 'assessment_generation', amount: 1 });
    await releaseReservation(ctx, tx, { reservationId });
  }).then(
    () => 'spent',
    (error: unknown) => asCodedError(error).code,
  );

async function obey({ users, spends, parallel }: Order): Promise<Report> {
  const outcomes: Record<string, number> = {};
  let next = 0;
  const began = performance.now();
  const work = async () => {
    for (let i = next++; i < spends; i = next++) {
      const outcome = await spend(users[i % users.length] ?? '');
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { outcomes, ms: performance.now() - began };
}

process.on('message', async (order: Order) => process.send?.(await obey(order)));
process.send?.('ready');
