import { z } from 'zod';
import { ERRORS } from './error-codes.ts';

/** Schemas of errors as they cross a wall. */

export type ErrorCode = keyof typeof ERRORS;
export const ErrorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** One thing that is wrong with a request: where (a dotted path such as `body.email`) and what. */
export const ErrorDetail = z.object({ path: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** The body of every answer that is not 2xx, except on /auth/v1, which speaks its own protocol. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  code: ErrorCode,
  details: z.array(ErrorDetail).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
