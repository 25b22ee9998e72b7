/** An error as Stripe answers it: HTTP status and `{ error: { type, code, message, param } }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string; decline_code?: string } };
  constructor(status: number, type: string, message: string, more: { code?: string; param?: string; decline_code?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

export const invalid = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, 'invalid_request_error', message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });

export const missing = (what: string, id: string): ApiError =>
  new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });

export const declined = (): ApiError =>
  new ApiError(402, 'card_error', 'Your card was declined.', { code: 'card_declined', decline_code: 'generic_decline' });
