import { CodedError } from '@citelight/contracts';
import type { ApiKey, NewApiKey } from '@citelight/contracts/api/keys';
import type { z } from 'zod';
import { makeKey } from '../../platform/api-keys.ts';
import { audit } from '../../platform/audit.ts';
import type { MemberContext } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import * as keys from './keys.sql.ts';

export async function listApiKeys(ctx: MemberContext) {
  const items = (await keys.listKeys(ctx.db, ctx.user.id)) as ApiKey[]; // safe: a constraint names the scopes
  return { items, total: items.length };
}

const note = (ctx: MemberContext, db: MemberContext['db'], event: 'auth.api_key_created' | 'auth.api_key_revoked', id: string) =>
  audit(db, { event, userId: ctx.user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { key: id } });

/** Creates a key; what is returned is the only place where it can be read. */
export async function createApiKey(ctx: MemberContext, wanted: z.output<typeof NewApiKey>): Promise<ApiKey & { key: string }> {
  const fresh = makeKey();
  return transaction(ctx.db, async (tx) => {
    const row = await keys.insertKey(tx, ctx.user.id, wanted, fresh);
    if (!row) throw new CodedError('api_key.limit');
    await note(ctx, tx, 'auth.api_key_created', row.id);
    return { ...(row as ApiKey), key: fresh.key }; // safe: a constraint names the scopes
  });
}

/** Revokes a key of the caller's. Another's is as unknown as one that does not exist. */
export async function revokeApiKey(ctx: MemberContext, id: string): Promise<{ success: true }> {
  return transaction(ctx.db, async (tx) => {
    if (!(await keys.markRevoked(tx, ctx.user.id, id, ctx.now()))) throw new CodedError('api_key.not_found');
    await note(ctx, tx, 'auth.api_key_revoked', id);
    return { success: true };
  });
}

/**
 * Counts what a call with an API key promises to spend, in the transaction that reserves it and holds the account's lock. What is given back later counts all the same.
 * @throws CodedError api_key.ceiling
 */
export async function spendOfKey(ctx: MemberContext, tx: Tx, reportId: string, credits: number): Promise<void> {
  const keyId = ctx.user.apiKeyId;
  if (keyId === null || credits === 0) return;
  if (((await keys.findAllowance(tx, keyId)) ?? 0) < credits) throw new CodedError('api_key.ceiling');
  await keys.noteSpending(tx, { keyId, userId: ctx.user.id, reportId, credits });
}
