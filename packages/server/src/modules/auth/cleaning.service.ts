import type { Context } from '../../platform/context.ts';
import { AUTH, KEPT } from './auth-limits.rules.ts';
import { deletePastChallenges } from './factors.sql.ts';
import { deletePastFlows } from './flows.sql.ts';
import { deletePastTokens } from './one-time-tokens.sql.ts';
import { deletePastSessions } from './sessions.sql.ts';

/** Deletes what can never count again: past tokens, flows, challenges and sessions. */
export async function cleanAuth(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await deletePastTokens(ctx.db, { past: ctx.now(), signUpsBefore: before(KEPT.signUpMs) });
  await deletePastFlows(ctx.db, before(AUTH.flowMs + AUTH.authCodeMs));
  await deletePastChallenges(ctx.db, before(AUTH.challengeMs));
  await deletePastSessions(ctx.db, { bornBefore: before(AUTH.sessionAbsoluteMs), idleSince: before(AUTH.sessionIdleMs) });
}
