import type { Context } from '../../platform/context.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import { tooSoon } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';

/** One mail a minute to an address, whether or not there is an account behind it. */
export async function spaceMails(ctx: Context, email: string): Promise<void> {
  try {
    await ctx.limits.take(LIMITS.mailByAddress, email);
  } catch (error) {
    if (error instanceof RateLimitedError) throw tooSoon(error.retryAfterSeconds);
    throw error;
  }
}
