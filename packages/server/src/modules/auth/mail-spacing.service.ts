import type { Context } from '../../platform/context.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import { tooSoon } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';

/**
 * One mail of a kind a minute to an address, whether or not there is an account behind it. Each kind by itself: whoever asks for one must not keep the owner
 * from another.
 */
export async function spaceMails(
  ctx: Context,
  email: string,
  kind: 'signup' | 'recovery' | 'email_change' | 'reauthentication',
): Promise<void> {
  try {
    await ctx.limits.take(LIMITS.mailByAddress, `${kind}|${email}`);
  } catch (error) {
    if (error instanceof RateLimitedError) throw tooSoon(error.retryAfterSeconds);
    throw error;
  }
}
