import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { createSigningKey } from '../../platform/signing-keys.ts';
import { AUTH, KEYS } from './auth-limits.rules.ts';
import { deleteRetiredKeys, lockKeys, setKeyState } from './signing-keys.sql.ts';

const ageOf = (since: string, now: Date): number => now.getTime() - Date.parse(since);

async function step(ctx: Context, tx: Tx, soon: boolean): Promise<void> {
  const now = ctx.now();
  const keys = await lockKeys(tx);
  const current = keys.find(({ state }) => state === 'current');
  const next = keys.find(({ state }) => state === 'next');
  // A token lives as long as it was issued for, plus the time in which another process may still have signed with the old key.
  await deleteRetiredKeys(tx, new Date(now.getTime() - AUTH.accessTokenSeconds * 1000 - KEYS.spareMs));
  if (next && ageOf(next.state_since, now) >= KEYS.publishMs) {
    if (current) await setKeyState(tx, current.kid, 'retired', now);
    await setKeyState(tx, next.kid, 'current', now);
    const details = { from: current?.kid ?? null, to: next.kid };
    await audit(tx, { event: 'auth.keys_rotated', userId: null, ip: ctx.ip, userAgent: ctx.userAgent, details });
  } else if (!next && current && (soon || ageOf(current.state_since, now) >= KEYS.signMs)) {
    await createSigningKey(tx, ctx.secrets, 'next', now);
  }
}

/**
 * Moves the signing keys on by at most one state: an old key's successor is published first, signs once every client has had time to read it, and
 * the old key stays published until the last token it signed has expired. `soon` begins a rotation before its time.
 */
export async function rotateKeys(ctx: Context, { soon = false } = {}): Promise<void> {
  await transaction(ctx.db, (tx) => step(ctx, tx, soon));
  ctx.keys.refresh();
}
