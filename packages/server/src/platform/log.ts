import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Names under which secrets travel; whatever stands there is never written. */
const SECRET_NAMES = ['password', 'token', 'access_token', 'refresh_token', 'token_hash', 'authorization', 'cookie', 'secret'];
const REDACTED = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** What an error says, and not the objects it drags along: those of the database driver hold connections and parameters. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, ...code, message, stack, ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }) };
}

/** Structured logs: one JSON object a line. JSON quotes line breaks and control characters, so a value cannot forge a line. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: REDACTED, censor: '[secret]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
