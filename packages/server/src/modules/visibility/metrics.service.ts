import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../../platform/context.ts';
import { countAsked, countOverdue, countRunning } from './metrics.sql.ts';
import { spentIn } from './rounds.sql.ts';

/** What the operator watches: how engines answer, what waits, and what the month costs. Read from the database, so each process says the same. */
export function measureVisibility(registry: Registry, { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): void {
  const registers = [registry];
  new Gauge({
    name: 'visibility_answers_last_day',
    help: 'Questions that engines were asked within 24 hours, by what came of them',
    labelNames: ['engine', 'status'],
    registers,
    async collect() {
      this.reset();
      for (const { engine, status, answers } of await countAsked(db)) this.set({ engine, status }, answers);
    },
  });
  new Gauge({
    name: 'visibility_answers_overdue',
    help: 'Questions that are due and have not been asked yet',
    labelNames: ['engine'],
    registers,
    async collect() {
      this.reset();
      for (const { engine, answers } of await countOverdue(db)) this.set({ engine }, answers);
    },
  });
  new Gauge({
    name: 'visibility_rounds_running',
    help: 'Rounds that are under way',
    registers,
    async collect() {
      this.set(await countRunning(db));
    },
  });
  new Gauge({
    name: 'visibility_cost_usd',
    help: 'What engines cost this calendar month (UTC), with what is set aside for questions being asked',
    registers,
    async collect() {
      this.set(await spentIn(db, now().toISOString().slice(0, 7)));
    },
  });
  new Gauge({ name: 'visibility_cost_ceiling_usd', help: 'What engines may cost a calendar month', registers }).set(
    config.VISIBILITY_MONTHLY_CEILING_USD,
  );
}
