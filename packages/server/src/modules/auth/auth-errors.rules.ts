/** The errors of /auth/v1: status, code and text as clients of the protocol know them. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

const error = (status: number, code: string, message: string, extra?: Record<string, unknown>) =>
  new AuthError(status, code, message, extra);

export const invalid = (message: string) => error(400, 'validation_failed', message);
export const invalidCredentials = () => error(400, 'invalid_credentials', 'Invalid login credentials');
export const noAuthorization = () => error(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
export const badJwt = () => error(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is expired or not ours');
export const sessionNotFound = () => error(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
export const userNotFound = () => error(403, 'user_not_found', 'User from sub claim in JWT does not exist');
export const userBanned = (status = 403) => error(status, 'user_banned', 'User is banned');
export const linkExpired = () => error(403, 'otp_expired', 'Email link is invalid or has expired');
export const signUpDisabled = () => error(422, 'signup_disabled', 'Signups not allowed for this instance');
export const codeExpired = () => error(403, 'otp_expired', 'Token has expired or is invalid');
export const tooSoon = (seconds: number) =>
  error(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`);
export const tooMany = () => error(429, 'over_request_rate_limit', 'Request rate limit reached');
export const factorNotFound = () => error(404, 'mfa_factor_not_found', 'Factor not found');
export const insufficientAal = (status: number, message: string) => error(status, 'insufficient_aal', message);

export type WeakReason = 'length' | 'characters' | 'pwned';
export const weakPassword = (reasons: WeakReason[], message: string) =>
  error(422, 'weak_password', message, { weak_password: { reasons } });

/** The OAuth-style body of the id-token grant. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: string;
  constructor(name: string, description: string) {
    super(description);
    this.error = name;
  }
}
export { error as authError };
