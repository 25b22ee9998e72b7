import type { AnswerStatus, VisibilityEngine } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';

/** Figures of the whole installation, for its operator. */

export const countAsked = async (db: Db) =>
  (
    await sql<{ engine: VisibilityEngine; status: AnswerStatus; answers: number }>`
      select engine, status, count(*)::integer as answers from visibility_answers where asked_at > clock_timestamp() - interval '1 day' group by 1, 2`.execute(
      db,
    )
  ).rows;

export const countOverdue = async (db: Db) =>
  (
    await sql<{ engine: VisibilityEngine; answers: number }>`
      select engine, count(*)::integer as answers from visibility_answers where status = 'waiting' and due_at <= clock_timestamp() group by 1`.execute(
      db,
    )
  ).rows;

export const countRunning = async (db: Db): Promise<number> =>
  (await sql<{ rounds: number }>`select count(*)::integer as rounds from visibility_rounds where status = 'running'`.execute(db)).rows[0]
    ?.rounds ?? 0;
