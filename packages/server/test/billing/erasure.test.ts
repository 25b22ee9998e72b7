// @each-postgresql: it is about triggers that erase.
import { listProfiles } from '@citelight/contracts/api/data';
import { createCreditsCheckout, sendContactEmail } from '@citelight/contracts/api/functions';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { accounts } from '../../src/accounts.ts';
import { availableCredits } from '../../src/modules/credits/credits.service.ts';
import { eraseClosedAccounts } from '../../src/modules/erasure/erasure.service.ts';
import { tickSchedules } from '../../src/modules/schedules/tick.service.ts';
import { json, sql } from '../../src/platform/database.ts';
import { awaitMail } from '../auth/client.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { finishReport } from '../schedules/schedules.ts';
import type { Account } from '../support/server.ts';
import { openShopOverLine, type ShopOverLine } from './billing.ts';

let shop: ShopOverLine;
beforeAll(async () => {
  shop = await openShopOverLine();
});
afterEach(() => expectSoundLedger(shop.db));
afterAll(() => shop?.close());

/** Somebody with a subscription, a pack, an open checkout, a name, a message to us and a mail from us. */
async function customerOf() {
  const member = await shop.member();
  await shop.subscribe(member, 'price_citelight_weekly');
  await shop.buyPack(member);
  await shop.settled();
  const { body } = await shop.server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_250' } }, member);
  const name = `Ada ${member.id}`;
  await shop.db.updateTable('profiles').set({ full_name: name }).where('id', '=', member.id).execute();
  await sql`update auth.users set new_email = ${name}, encrypted_password = ${name}, app_metadata = ${json({ name })}, user_metadata = ${json({ name })}
    where id = ${member.id}`.execute(shop.db);
  // Addresses are kept as they were written, by whoever wrote them.
  const written = member.email.replace('example', 'Example');
  await sql`insert into contact_messages (name, email, message, ip) values ('Ada', ${written}, 'A message to you', '203.0.113.7')`.execute(
    shop.db,
  );
  const message = { name, email: written, message: 'A message through the form' };
  expect((await shop.server.call(sendContactEmail, { body: message })).status).toBe(200);
  const recovery = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: member.email }) };
  expect((await shop.server.request('/auth/v1/recover', recovery)).status).toBe(200);
  await awaitMail(shop.server, member.email, 'auth.recovery');
  await sql`insert into mail_outbox (purpose, user_id, to_address, subject, text_body, html_body, state) values
    ('payment', ${member.id}, ${member.email}, 's', 't', 'h', 'sent'), ('share-report', null, ${written}, 's', 't', 'h', 'sent')`.execute(
    shop.db,
  );
  await sql`insert into audit_log (event, user_id, ip, user_agent, details)
    values ('auth.signed_up', ${member.id}, '203.0.113.7', 'Browser 1', ${json({ name })})`.execute(shop.db);
  for (const key of [`password/10/60:${member.email}|203.0.113.7`, `share-to-one/5/60:${member.id}:${written}`])
    await sql`insert into rate_counters (key, points, expire) values (${key}, 1, null)`.execute(shop.db);
  for (const row of [
    sql`billing_notices (user_id, key) values (${member.id}, ${member.id})`,
    sql`billing_disputes (user_id, id, charge_id, credits) values (${member.id}, ${member.id}, 'ch_1', 1)`,
    sql`mail_choices (user_id) values (${member.id})`,
    sql`auth.identities (user_id, provider, provider_id) values (${member.id}, 'email', ${member.id})`,
    sql`auth.one_time_tokens (user_id, purpose, email, link_hash, code_hash, expires_at, code_expires_at)
      values (${member.id}, 'recovery', ${member.email}, convert_to(${member.id}, 'UTF8'), '', now(), now())`,
    sql`webhooks (user_id, url, sealed, format, events, drop_threshold)
      values (${member.id}, 'https://hook.test/', '', 'standard', '{report.failed}', 5)`,
    sql`auth.factors (user_id, factor_type) values (${member.id}, 'totp')`,
    sql`auth.flows (user_id, provider, redirect_to) values (${member.id}, 'p', '/')`,
  ])
    await sql`insert into ${row}`.execute(shop.db);
  return { member, open: shop.sessionOf(body.url) };
}
const ledgerOf = async (userId: string) => ({
  account: await shop.account(userId),
  lines: await shop.db.selectFrom('credit_transactions').selectAll().where('user_id', '=', userId).orderBy('seq').execute(),
});
const close = (email: string) => accounts(['delete', email], { ...process.env, NODE_ENV: 'test', DATABASE_URL: shop.server.database.url });
const erased = async ({ id }: Account) => {
  const { rows } = await sql<{ erased: boolean }>`select erased_at is not null as erased from auth.users where id = ${id}`.execute(shop.db);
  return rows[0]?.erased;
};

/** Every table whose rows say so. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'auth', 'jobs') order by 1`.execute(shop.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await sql`select from ${sql.raw(name)} t where position(lower(${words}) in lower(to_jsonb(t)::text)) > 0 limit 1`.execute(
      shop.db,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

/** Tables with rows of a member that are the ledger's, or say when something happened and nothing of whom. */
const KEPT = [
  'audit_log',
  'credit_lots',
  'credit_reservations',
  'credit_revocations',
  'credit_transactions',
  'free_analyses',
  'monthly_grants',
  'user_credits',
];

/** Every table but those that has rows of a member, by `user_id`. */
async function tablesOf(userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    where column_name = 'user_id' and table_schema in ('public', 'auth') and table_name <> all (${sql.val(KEPT)}) order by 1`.execute(
    shop.db,
  );
  const found: string[] = [];
  for (const { name } of rows)
    if ((await sql`select from ${sql.raw(name)} where user_id = ${userId}::uuid limit 1`.execute(shop.db)).rows.length > 0)
      found.push(name);
  return found;
}

it('L21 SC-12 a deleted account ends at the provider, nothing personal stays, and its ledger does', { timeout: 120_000 }, async () => {
  const { member, open } = await customerOf();
  const before = await ledgerOf(member.id);
  const customer = await shop.customer(member.id);
  expect(await tablesWith(member.email)).not.toEqual([]);
  expect((await tablesOf(member.id)).length).toBeGreaterThan(12);
  // The provider is away: what is personal goes at once all the same, and the rest when what is paid there has ended.
  shop.line.meet('reset');
  expect(await close(member.email.toUpperCase())).toBe(0);
  expect((await shop.server.call(listProfiles, {}, member)).status).toBe(401);
  expect(await tickSchedules(shop.ctx, finishReport)).toBe(0);
  await eraseClosedAccounts(shop.ctx);
  expect(await erased(member)).toBe(false);
  for (const words of [member.email, `Ada ${member.id}`]) expect(await tablesWith(words), words).toEqual([]);
  expect(await tablesWith(`:${member.id}`)).toEqual([]);
  expect(shop.sandbox.store.get('customers', customer).deleted).toBeUndefined();

  shop.line.meet('none');
  await vi.waitFor(
    async () => {
      await eraseClosedAccounts(shop.ctx);
      expect(await erased(member)).toBe(true);
    },
    { timeout: 30_000 },
  );
  await shop.settled();
  expect(shop.sandbox.store.get('customers', customer).deleted).toBe(true);
  expect(shop.all('subscriptions').filter((one) => one.customer === customer)).toMatchObject([{ status: 'canceled' }]);
  expect(shop.sandbox.store.get('sessions', open).status).toBe('expired');
  const charges = shop.all('charges').length;
  await shop.pass(70);
  await shop.settled();
  expect(shop.all('charges')).toHaveLength(charges);

  for (const words of [member.email, `Ada ${member.id}`, '203.0.113.7', 'Browser 1', `${member.id}.test`])
    expect(await tablesWith(words), words).toEqual([]);
  expect(await tablesOf(member.id)).toEqual([]);
  expect(await ledgerOf(member.id)).toEqual(before);
  expect(await close(member.email), 'there is no such account any more').toBe(1);
});

it('L20 L21 whoever comes back after that gets no second monthly grant in the same month', async () => {
  const member = await shop.member();
  expect(await availableCredits(shop.ctx, shop.db, member.id)).toBe(12);
  // The provider's customer is gone already, as after a process that was killed when it had deleted it.
  await shop.server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_250' } }, member);
  delete shop.sandbox.store.state.customers[await shop.customer(member.id)];
  expect(await close(member.email)).toBe(0);
  await eraseClosedAccounts(shop.ctx);
  expect(await erased(member)).toBe(true);
  expect(await tablesOf(member.id)).toEqual([]);
  const again = await shop.server.createAccount(member.email);
  expect(again.id).not.toBe(member.id);
  expect(await availableCredits(shop.ctx, shop.db, again.id)).toBe(0);
});
