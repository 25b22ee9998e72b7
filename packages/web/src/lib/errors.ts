import type { ErrorDetail } from '@citelight/contracts/errors';

/** An answer of the server that is not a success: its code, a sentence for a person, and what was wrong with which field. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  constructor(code: string, message: string, status: number, details: readonly ErrorDetail[] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const OFFLINE = 'The server could not be reached. Please check your connection and try again.';
export const unreachable = () => new ApiError('server.unreachable', OFFLINE, 0);

/** The sentence to show for whatever was thrown. */
export const messageFor = (error: unknown, otherwise = 'Something went wrong on our side. Please try again.'): string =>
  error instanceof Error && error.message ? error.message : otherwise;

/** What the server said about its refusal; `otherwise` where it said nothing. */
export const serverMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status > 0 && error.message ? error.message : otherwise;
