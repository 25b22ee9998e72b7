import { deletePastAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AUTH, KEPT } from './auth-limits.rules.ts';
import { deletePastChallenges } from './factors.sql.ts';
import { deletePastFlows } from './flows.sql.ts';
import { deletePastTokens } from './one-time-tokens.sql.ts';
import { deletePastSessions } from './sessions.sql.ts';

const DAY_MS = 86_400_000;

/** Deletes what can never count again: past tokens, flows, challenges and sessions; and the log's lines past their stated life. */
export async function cleanAuth(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await deletePastTokens(ctx.db, { past: ctx.now(), signUpsBefore: before(KEPT.signUpMs) });
  await deletePastAudit(ctx.db, before(ctx.config.AUDIT_LOG_DAYS * DAY_MS));
  await deletePastFlows(ctx.db, before(AUTH.flowMs + AUTH.authCodeMs));
  await deletePastChallenges(ctx.db, before(AUTH.challengeMs));
  await deletePastSessions(ctx.db, { bornBefore: before(AUTH.sessionAbsoluteMs), idleSince: before(AUTH.sessionIdleMs) });
}
