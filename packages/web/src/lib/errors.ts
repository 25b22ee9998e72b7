import type { ErrorDetail } from '@citelight/contracts/errors';

const GENERAL = 'Something went wrong on our side. Please try again.';

/** An answer of the server that is not a success: its code, a sentence for a person, and what was wrong with which field. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  /** The server gave a reason of its own; otherwise whoever asked knows better what has failed. */
  readonly explained: boolean;
  constructor(code: string, message: string, status: number, details: readonly ErrorDetail[] = []) {
    super(message || GENERAL);
    this.code = code;
    this.status = status;
    this.details = details;
    this.explained = status > 0 && message !== '' && code !== 'server.internal';
  }
}

const OFFLINE = 'The server could not be reached. Please check your connection and try again.';
export const unreachable = () => new ApiError('server.unreachable', OFFLINE, 0);

/** What the server said about its refusal; `otherwise` where it said nothing. */
export const serverMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.explained ? error.message : otherwise;

/** The reason to show below what has failed, where there is one: the server's, or that it could not be reached. */
export const reasonFor = (error: unknown): { description?: string } =>
  error instanceof ApiError && (error.explained || error.status === 0) ? { description: error.message } : {};
