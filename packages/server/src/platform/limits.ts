import { CodedError } from '@citelight/contracts';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';

/** Too many requests, and when another makes sense. */
export class RateLimitedError extends CodedError {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('request.rate_limited');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Limit = { name: string; points: number; seconds: number };

/** Limits that hold across processes and restarts: the counters are in the database. */
export type Limits = {
  /** Counts one use by `key`; throws a RateLimitedError when there were more than the limit allows. */
  take(limit: Limit, key: string): Promise<void>;
  /** Uses counted in the current window. */
  used(limit: Limit, key: string): Promise<number>;
  reset(limit: Limit, key: string): Promise<void>;
};

const UNLIMITED: Limits = { take: async () => {}, used: async () => 0, reset: async () => {} };

export function createLimits(config: Pick<Config, 'RATE_LIMITS'>, pool: pg.Pool): Limits {
  if (!config.RATE_LIMITS) return UNLIMITED;
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const id = `${name}/${points}/${seconds}`;
    const known = limiters.get(id);
    if (known) return known;
    const options = { keyPrefix: id, points, duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_counters',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Without the database a limit holds for each process by itself.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    limiters.set(id, limiter);
    return limiter;
  };
  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new RateLimitedError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
        throw refused;
      }
    },
    used: async (limit, key) => (await limiterOf(limit).get(key))?.consumedPoints ?? 0,
    reset: async (limit, key) => void (await limiterOf(limit).delete(key)),
  };
}
