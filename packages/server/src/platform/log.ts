import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Names under which secrets travel; whatever stands there is never written. */
const SECRET_NAMES = ['password', 'token', 'access_token', 'refresh_token', 'token_hash', 'authorization', 'cookie', 'secret'];
const REDACTED = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Errors, and copies of errors as the queue hands them out; a copy also says which queue it is about. */
type ErrorLike = { name?: unknown; message: string; stack?: unknown; code?: unknown; cause?: unknown; queue?: unknown };
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** What an error says, and not the objects it drags along: those of the database driver hold connections and parameters. */
function describeError(error: unknown): object {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, message, stack, code, queue, cause } = error;
  const words = Object.entries({ type: name, code, queue, message, stack }).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(words), ...(cause === undefined ? {} : { cause: describeError(cause) }) };
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
