import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assessment } from '@citelight/contracts';
import { keepComparison, keepKeywords, keepOpportunities } from '../../src/modules/reports/runs.sql.ts';
import { unsubscribeToken } from '../../src/modules/schedules/unsubscribe.rules.ts';
import { hashOf, newToken } from '../../src/modules/sharing/sharing.rules.ts';
import { WEBHOOK_PURPOSE } from '../../src/modules/webhooks/webhooks.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import type { Services } from '../../src/platform/context.ts';
import { json, transaction } from '../../src/platform/database.ts';

/** Everything of a member's that a request can name. */
export type World = {
  userId: string;
  websiteId: string;
  reportId: string;
  competitorId: string;
  shareId: string;
  shareToken: string;
  questionId: string;
  editId: string;
  entityId: string;
  roundId: string;
  searchImportId: string;
  crawlerLogId: string;
  apiKeyId: string;
  webhookId: string;
  deliveryId: string;
  /** A session beside the one that asks. */
  sessionId: string;
  factorId: string;
  challengeId: string;
  identityId: string;
  mailId: string;
  unsubscribeToken: string;
};

/** The same shapes, of things that do not exist. */
export const nowhere = (): World => ({
  userId: randomUUID(),
  websiteId: randomUUID(),
  reportId: randomUUID(),
  competitorId: randomUUID(),
  shareId: randomUUID(),
  shareToken: newToken(),
  questionId: randomUUID(),
  editId: randomUUID(),
  entityId: randomUUID(),
  roundId: randomUUID(),
  searchImportId: randomUUID(),
  crawlerLogId: randomUUID(),
  apiKeyId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  sessionId: randomUUID(),
  factorId: randomUUID(),
  challengeId: randomUUID(),
  identityId: randomUUID(),
  mailId: randomUUID(),
  unsubscribeToken: randomBytes(32).toString('base64url'),
});

const golden = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../engine/test/golden/${name}.assessment.json`), 'utf8')) as Assessment;
const ANALYSIS = golden('bread-blog');
/** The blog has nothing left to write; the joiner has. */
const OPPORTUNITIES = golden('windows').opportunities;

/** A check that the report recommends something for. */
export const RECOMMENDED = ANALYSIS.recommendations[0]?.auditId ?? '';

/** Gives a member one of everything. */
export async function furnish({ db, pool, secrets }: Pick<Services, 'db' | 'pool' | 'secrets'>, userId: string): Promise<World> {
  const world = { ...nowhere(), userId, unsubscribeToken: unsubscribeToken(secrets.key('unsubscribe'), userId) };
  const { website } = await transaction(db, (tx) => trackWebsite(tx, userId, `http://${randomUUID()}.test/`));
  world.websiteId = website.id;
  const owned = { user_id: userId, website_id: website.id };
  const report = { ...owned, id: world.reportId, status: 'completed' as const, completed_at: new Date() };
  await db
    .insertInto('assessment_reports')
    .values({ ...report, report_data: json({ analysis: ANALYSIS }) })
    .execute();
  await db
    .insertInto('competitors')
    .values({ ...owned, id: world.competitorId, competitor_url: 'https://rival.test/', competitor_name: 'Rival' })
    .execute();
  await furnishParts({ db }, world);
  await furnishVisibility({ pool }, world);
  await pool.query(
    "insert into site_edits (id, user_id, website_id, kind, subject, key) values ($1, $2, $3, 'add_topic', 'Ovens', 'ovens')",
    [world.editId, userId, website.id],
  );
  await pool.query(
    `with made as (
      insert into search_imports (id, user_id, website_id, source, contents, origin, hash, rows, unread, left_out)
      values ($1, $2, $3, 'google_search', 'queries', 'file', $4, 1, 0, 0) returning id, user_id)
    insert into search_observations (import_id, user_id, position, query, impressions) select id, user_id, 1, 'oven', 10 from made`,
    [world.searchImportId, userId, website.id, randomBytes(32)],
  );
  await pool.query(
    `insert into search_connections (website_id, user_id, refresh_token, status, property, properties)
     values ($1, $2, $3, 'connected', 'sc-domain:ours.test', '{sc-domain:ours.test}')`,
    [website.id, userId, secrets.seal('search-console-token', 'a token', website.id)],
  );
  const activity = {
    ...{
      formats: ['combined'],
      from: null,
      to: null,
      lines: { total: 1, others: 1, unread: 0, unreadAt: [] },
      crawlers: [],
      referrals: [],
    },
    ...{ crawlerOnlyErrors: [], unfetchedPages: null, pathsCapped: false },
  };
  await pool.query("insert into crawler_logs (id, user_id, website_id, name, bytes, activity) values ($1, $2, $3, 'access.log', 1, $4)", [
    ...[world.crawlerLogId, userId, website.id, JSON.stringify(activity)],
  ]);
  const share = { id: world.shareId, report_id: world.reportId, user_id: userId, token_hash: hashOf(world.shareToken) };
  await db
    .insertInto('report_shares')
    .values({ ...share, recipient_email: 'reader@example.test' })
    .execute();
  await pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [world.sessionId, userId]);
  await pool.query(
    "insert into api_keys (id, user_id, name, hash, start, scopes) values ($1, $2, 'CI', $3, 'citelight_abcd', '{read_reports}')",
    [world.apiKeyId, userId, randomBytes(32)],
  );
  await pool.query(
    "insert into webhooks (id, user_id, url, sealed, format, events, drop_threshold) values ($1, $2, 'http://shut.test/', $3, 'standard', '{report.failed}', 5)",
    [world.webhookId, userId, secrets.seal(WEBHOOK_PURPOSE, JSON.stringify({ url: 'http://shut.test/', secret: null }), world.webhookId)],
  );
  await pool.query(
    "insert into webhook_deliveries (id, user_id, webhook_id, event_id, type, payload) values ($1, $2, $3, 'msg_1', 'webhook.test', '{}')",
    [world.deliveryId, userId, world.webhookId],
  );
  await pool.query("insert into auth.factors (id, user_id, factor_type, friendly_name) values ($1, $2, 'totp', 'phone')", [
    world.factorId,
    userId,
  ]);
  await pool.query('insert into auth.challenges (id, factor_id) values ($1, $2)', [world.challengeId, world.factorId]);
  await pool.query("insert into auth.identities (id, user_id, provider, provider_id) values ($1, $2::uuid, 'google', ($2::uuid)::text)", [
    world.identityId,
    userId,
  ]);
  await db
    .insertInto('mail_outbox')
    .values({
      id: world.mailId,
      purpose: 'contact',
      user_id: userId,
      to_address: 'reader@example.test',
      subject: 'A mail',
      text_body: 'x',
      html_body: '<p>x</p>',
      state: 'kept',
    })
    .execute();
  return world;
}

/** A report's keywords, opportunity and comparison. */
async function furnishParts({ db }: Pick<Services, 'db'>, { reportId: id, userId, competitorId }: World): Promise<void> {
  const report = { id, userId };
  await keepKeywords(db, report, ANALYSIS.keywords);
  await keepOpportunities(db, report, OPPORTUNITIES.slice(0, 1));
  await keepComparison(db, report, competitorId, {
    url: 'https://rival.test/',
    name: 'Rival',
    accessible: false,
    because: 'It does not answer.',
    overallScore: 0,
    scores: ANALYSIS.scores,
    yourAdvantages: [],
    competitiveAdvantages: [],
    gapAnalysis: { scoreGap: 63, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] },
    prompts: [],
  });
}

/** A question, who is looked for, and a settled round with an answer. */
async function furnishVisibility(
  { pool }: Pick<Services, 'pool'>,
  { userId, websiteId, questionId, entityId, roundId }: World,
): Promise<void> {
  const panel = randomUUID();
  const run = (text: string, ...values: unknown[]) => pool.query(text, values);
  await run(
    "insert into visibility_questions (id, user_id, website_id, text, key, kind, origin, status) values ($1, $2, $3, 'Which oven?', 'which oven', 'open', 'typed', 'active')",
    questionId,
    userId,
    websiteId,
  );
  await run(
    "insert into visibility_entities (id, user_id, website_id, owner, names, domains) values ($1, $2, $3, 'own', '{Ours}', '{ours.test}')",
    entityId,
    userId,
    websiteId,
  );
  await run(
    "insert into visibility_panels (id, user_id, website_id, number, fingerprint) values ($1, $2, $3, 1, 'x')",
    panel,
    userId,
    websiteId,
  );
  await run(
    "insert into visibility_prompts (panel_id, user_id, position, text, kind) values ($1, $2, 0, 'Which oven?', 'open')",
    panel,
    userId,
  );
  await run(
    `insert into visibility_rounds (id, user_id, website_id, panel_id, status, repeats, days, credits_per_10, credits_quoted, settled_at, ended_at)
     values ($1, $2, $3, $4, 'completed', 1, 1, 2, 0, now(), now())`,
    roundId,
    userId,
    websiteId,
    panel,
  );
  await run(
    "insert into visibility_round_engines (round_id, user_id, engine, model_asked, tool, forced) values ($1, $2, 'openai', 'm', 't', true)",
    roundId,
    userId,
  );
  await run(
    "insert into visibility_answers (user_id, round_id, engine, position, repeat, status, due_at, text) values ($1, $2, 'openai', 0, 0, 'ok', now(), 'Ours')",
    userId,
    roundId,
  );
}

/** What a refused request must leave as it was: every table, but for counters of attempts and the log of events. */
const COUNTERS = new Set(['rate_counters', 'audit_log']);

/**
 * A digest of every row of every table: of its place and of the transaction that wrote it, since every change writes a row anew. To read what large
 * rows hold takes ten times the CPU.
 */
export async function snapshot({ pool }: Pick<Services, 'pool'>): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; plain: string }>(
    "select format('%I.%I', schemaname, tablename) as name, tablename as plain from pg_tables where schemaname in ('public', 'auth') order by 1",
  );
  const digests = rows
    .filter(({ plain }) => !COUNTERS.has(plain))
    .map(
      ({ name, plain }) =>
        `select '${plain}' as plain, count(*) || ':' || coalesce(md5(string_agg(ctid || ' ' || xmin, ',' order by ctid)), '') as digest from ${name}`,
    );
  const found = await pool.query<{ plain: string; digest: string }>(digests.join(' union all '));
  return Object.fromEntries(found.rows.map(({ plain, digest }) => [plain, digest]));
}
