import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import {
  deleteIdentity,
  deleteOtherIdentities,
  findIdentity,
  findUserByEmail,
  insertIdentity,
  insertUser,
  listFactors,
  listIdentities,
  lockUser,
  type UserChange,
  updateIdentity,
  updateUser,
} from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, insufficientAal, signUpDisabled, userBanned } from './auth-errors.rules.ts';
import { deleteTokens } from './one-time-tokens.sql.ts';
import type { ProviderClaims } from './providers.service.ts';
import { requireFresh } from './reauthentication.service.ts';
import type { Caller } from './sessions.service.ts';
import { type IdentityRow, isBanned, lacksFactor, type UserRow } from './user.rules.ts';

/** Which account an identity belongs to: the one it is linked to; else, by an address that the provider has verified, an existing one; else a new one. */
export async function resolveAccount(ctx: Context, tx: Tx, provider: string, claims: ProviderClaims): Promise<UserRow> {
  const now = ctx.now();
  const identity = await findIdentity(tx, provider, claims.subject);
  if (identity) {
    await updateIdentity(tx, identity.id, { data: claims.data, email: claims.email, signedInAt: now, now });
    const user = await lockUser(tx, identity.user_id);
    if (!user || isBanned(user, now)) throw userBanned();
    return user;
  }
  if (!claims.email || !claims.emailVerified)
    throw authError(
      422,
      'provider_email_needs_verification',
      'Unverified email with this provider. Please verify the address there and try again.',
    );
  const known = await findUserByEmail(tx, claims.email);
  if (!known && !ctx.config.SIGN_UP) throw signUpDisabled();
  const found =
    known ?? (await insertUser(tx, { email: claims.email, data: claims.data, provider, now })) ?? (await findUserByEmail(tx, claims.email));
  const user = found && (await lockUser(tx, found.id));
  if (!user || isBanned(user, now)) throw userBanned();
  if (await findIdentity(tx, provider, claims.subject)) return user; // a second callback came first, and waited for us at the lock
  const added = await addIdentity(ctx, tx, user, provider, claims);
  if (user.email_confirmed_at) {
    await announce(ctx, tx, user, 'identity_linked', provider);
    return remember(tx, user, provider, now);
  }
  // Whoever signed up here before has never shown that the address is theirs: their password and identities must not survive.
  await deleteOtherIdentities(tx, user.id, added.id);
  await deleteTokens(tx, user.id);
  await audit(tx, { event: 'auth.signed_up', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { provider } });
  const confirmed = await updateUser(
    tx,
    user.id,
    {
      email_confirmed_at: now.toISOString(),
      encrypted_password: null,
      user_metadata: claims.data,
      app_metadata: { provider, providers: [provider] },
    },
    now,
  );
  return confirmed ?? user;
}

export const alreadyLinked = () => authError(422, 'identity_already_exists', 'Identity is already linked');

async function addIdentity(ctx: Context, tx: Tx, user: UserRow, provider: string, claims: ProviderClaims): Promise<IdentityRow> {
  const identity = { userId: user.id, provider, subject: claims.subject, data: claims.data, email: claims.email, now: ctx.now() };
  const added = await insertIdentity(tx, identity);
  if (!added) throw alreadyLinked();
  return added;
}

async function remember(tx: Tx, user: UserRow, provider: string, now: Date): Promise<UserRow> {
  const providers = Array.isArray(user.app_metadata.providers) ? user.app_metadata.providers : [];
  if (providers.includes(provider)) return user;
  return (await updateUser(tx, user.id, { app_metadata: { ...user.app_metadata, providers: [...providers, provider] } }, now)) ?? user;
}

/** Tells the owner and the audit log that another way to sign in came or went. */
async function announce(ctx: Context, tx: Tx, user: UserRow, what: 'identity_linked' | 'identity_unlinked', provider: string) {
  await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what });
  await audit(tx, { event: `auth.${what}`, userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { provider } });
}

/** Adds an identity to the account of somebody who is signed in. */
export async function linkAccount(ctx: Context, tx: Tx, userId: string, provider: string, claims: ProviderClaims): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user || isBanned(user, ctx.now())) throw userBanned();
  await addIdentity(ctx, tx, user, provider, claims);
  await announce(ctx, tx, user, 'identity_linked', provider);
  return remember(tx, user, provider, ctx.now());
}

/** Ways to sign in come and go only with the account's second factor, where it has one. */
export async function requireFactor(ctx: Context, { user, session }: Caller): Promise<void> {
  if (lacksFactor(session, await listFactors(ctx.db, user.id)))
    throw insufficientAal(401, 'AAL2 session is required to link or unlink an identity when MFA is enabled.');
}

/** Who links an identity opens a lasting way into the account. */
export async function requireLinker(ctx: Context, caller: Caller): Promise<void> {
  await requireFactor(ctx, caller);
  requireFresh(caller.session, ctx.now());
}

const isVerified = (identity: IdentityRow): boolean => identity.email !== null && identity.identity_data.email_verified === true;

/** The account's address after an identity has gone: it stays if another identity has it too, else a verified one takes its place. */
async function addressAfter(ctx: Context, tx: Tx, user: UserRow, gone: IdentityRow, left: readonly IdentityRow[]): Promise<UserChange> {
  if (gone.email !== user.email || left.some(({ email }) => email === user.email)) return {};
  const conflict = (text: string) => authError(422, 'email_conflict_identity_not_deletable', text);
  // An address nobody has shown to be theirs must not become an account's: its owner could be let into a stranger's account later.
  const heir = left.find(isVerified);
  if (!heir?.email) throw conflict('Unable to unlink identity: no other identity has a verified email address');
  const holder = await findUserByEmail(tx, heir.email);
  if (holder && holder.id !== user.id)
    throw conflict('Unable to unlink identity due to email conflict: the address of the other identity belongs to another account');
  await deleteTokens(tx, user.id);
  await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'email' });
  return { email: heir.email, new_email: null, user_metadata: { ...user.user_metadata, email: heir.email } };
}

export async function unlinkIdentity(ctx: Context, caller: Caller, identityId: string): Promise<Record<string, never>> {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(identityId))
    throw authError(404, 'validation_failed', 'identity_id must be an UUID');
  await requireFactor(ctx, caller);
  await transaction(ctx.db, async (tx) => {
    const user = (await lockUser(tx, caller.user.id)) ?? caller.user;
    const identities = await listIdentities(tx, user.id);
    const identity = identities.find(({ id }) => id === identityId.toLowerCase());
    if (!identity) throw authError(422, 'identity_not_found', "Identity doesn't exist");
    if (identities.length === 1)
      throw authError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    const left = identities.filter(({ id }) => id !== identity.id);
    const providers = [...new Set(left.map(({ provider }) => provider))];
    const address = await addressAfter(ctx, tx, user, identity, left);
    await announce(ctx, tx, user, 'identity_unlinked', identity.provider);
    await deleteIdentity(tx, identity.id);
    await updateUser(
      tx,
      user.id,
      {
        ...address,
        app_metadata: { ...user.app_metadata, provider: providers[0], providers },
        ...(identity.provider === 'email' && { encrypted_password: null }),
      },
      ctx.now(),
    );
  });
  return {};
}
