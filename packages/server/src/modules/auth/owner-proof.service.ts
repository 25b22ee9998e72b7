import { CodedError } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { findUserById } from './accounts.sql.ts';
import { AuthError } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';
import type { OneTimeToken } from './one-time-tokens.sql.ts';
import { passwordMatches } from './passwords.service.ts';
import { checkReauthentication } from './reauthentication.service.ts';

/**
 * Throws unless the member has just proved to be the account's owner: by its password or by the code that `/auth/v1/reauthenticate` mails. Answers the
 * code, which the change itself has to use up.
 */
export async function proveOwner(
  ctx: MemberContext,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<OneTimeToken | null> {
  if (ctx.config.AUTH_JWKS_URL) throw new CodedError('account.elsewhere');
  await ctx.limits.take(LIMITS.change, ctx.user.id); // a stolen session must not become a way to guess the password
  const user = await findUserById(ctx.db, ctx.user.id);
  if (!user) throw new CodedError('auth.invalid_token');
  if (proof.code) {
    return checkReauthentication(ctx, user, proof.code).catch((error: unknown) => {
      throw error instanceof AuthError ? new CodedError('account.wrong_code', undefined, { cause: error }) : error;
    });
  }
  if (!proof.password) throw new CodedError('account.proof_needed');
  if (!(await passwordMatches(user.encrypted_password, proof.password))) throw new CodedError('account.wrong_password');
  return null;
}

export { consumeReauthentication } from './reauthentication.service.ts';
