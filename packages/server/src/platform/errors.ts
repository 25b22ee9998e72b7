import { CodedError, type ErrorBody, type ErrorCode, messageOf } from '@citelight/contracts';
import type { z } from 'zod';

export { CodedError };

/** Connection trouble, or a database that takes nothing at the moment (25006: read-only), by SQLSTATE class or Node's code: the request may simply be made again. */
const UNAVAILABLE = /^(08...|25006|57P0[123]|53[0-9]00|55P03|40001|40P01|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const CONNECTION_TEXTS = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Is this the database being away or overloaded, and not a fault of ours? */
export function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (UNAVAILABLE.test(code) || CONNECTION_TEXTS.test(cause.message)) return true;
  }
  return false;
}

/** The code and sentence a client may see of any error. */
export function asCodedError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  return new CodedError(isUnavailable(error) ? 'server.unavailable' : 'server.internal', undefined, { cause: error });
}

export const errorBody = (error: CodedError, requestId: string): ErrorBody => ({
  success: false,
  error: error.message,
  code: error.code,
  ...(error.details ? { details: error.details } : {}),
  requestId,
});

/** `request.invalid` with a detail for each field; its sentence is that of the first one. */
export function invalidRequest(issues: readonly { path: string; message: string }[]): CodedError {
  return new CodedError('request.invalid', issues[0]?.message ?? messageOf('request.invalid'), { details: [...issues] });
}

export const issuesOf = (part: string, error: z.ZodError) =>
  error.issues.map((issue) => ({
    path: [part, ...issue.path].map(String).join('.'),
    message: issue.code === 'unrecognized_keys' ? `Unknown field: ${issue.keys.join(', ')}` : issue.message,
  }));

export const isCode = (error: unknown, code: ErrorCode): boolean => error instanceof CodedError && error.code === code;
