import { createHash, randomBytes } from 'node:crypto';
import { CodedError, SEARCH, type SearchConnection } from '@citelight/contracts';
import * as oidc from 'openid-client';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Tx, transaction } from '../../platform/database.ts';
import { getWebsite } from '../websites/websites.service.ts';
import * as rows from './connections.sql.ts';
import { isOfSite, type Observation } from './export-files.rules.ts';
import {
  type AnalyticsRow,
  accessTokenOf,
  googleClient,
  isConfigured,
  listProperties,
  NotAllowed,
  QuotaReached,
  Revoked,
  revoke,
  SCOPE,
  searchAnalytics,
} from './google.service.ts';
import { lockImports, replaceImport } from './search.sql.ts';

/** Search Console by OAuth: read-only, the refresh token sealed, revoked and deleted when the member disconnects. */

export const SEARCH_TOKEN_PURPOSE = 'search-console-token';
const CODE_PURPOSE = 'search-console-code';
export const REFRESH_SEARCH_QUEUE = 'refresh-search-console';

const FLOW_MS = 15 * 60_000;
/** Days of search data that are read; the last two are not final at Google. */
const DAYS = 90;
const NOT_FINAL_DAYS = 3;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const callbackUrl = ({ config }: Pick<Context, 'config'>) => `${config.PUBLIC_URL}/functions/v1/search-console-callback`;
const notConnected = () => new CodedError('search.not_connected');
const unavailable = (cause: unknown) => new CodedError('search.google_unavailable', undefined, { cause });

export const readConnection = (
  ctx: MemberContext,
  websiteId: string,
): Promise<{ configured: boolean; connection: SearchConnection | null }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    return { configured: isConfigured(ctx.config), connection: (await rows.findConnection(tx, websiteId)) ?? null };
  });

/** The caller's connection. @throws CodedError search.not_connected */
async function getConnection(ctx: MemberContext, websiteId: string): Promise<SearchConnection> {
  const found = await asMember(ctx.db, ctx.user.id, (tx) => rows.findConnection(tx, websiteId));
  if (!found) throw notConnected();
  return found;
}

/** Where the browser goes. Google sends it back with a code that only the member who began can use. */
export async function beginConnection(ctx: MemberContext, websiteId: string): Promise<{ url: string }> {
  await asMember(ctx.db, ctx.user.id, (tx) => getWebsite(tx, ctx.user.id, websiteId));
  const client = googleClient(ctx.config);
  const [state, verifier] = [randomBytes(32).toString('base64url'), oidc.randomPKCECodeVerifier()];
  await rows.forgetFlows(ctx.db, new Date(ctx.now().getTime() - FLOW_MS));
  await rows.insertFlow(ctx.db, {
    state_hash: sha256(state),
    user_id: ctx.user.id,
    website_id: websiteId,
    verifier,
    created_at: ctx.now(),
  });
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(ctx),
    scope: SCOPE,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // A refresh token is given with consent only.
    access_type: 'offline',
    prompt: 'consent',
  });
  return { url: url.href };
}

/** Google sends the browser back; answers where it goes next. The code waits, sealed, for the member's own page to use it. */
export async function receiveCode(ctx: Context, query: URLSearchParams): Promise<string> {
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  const back = `${ctx.config.PUBLIC_URL}/search-data`;
  if (!code || code.length > 2_000 || !/^[\w-]{43}$/.test(state)) return `${back}?refused`;
  await rows.keepCode(ctx.db, sha256(state), ctx.secrets.seal(CODE_PURPOSE, code, state));
  return `${back}?connect=${state}`;
}

/** A property fits where its pages are the website's: the domain, or an address of it. */
const fits = (property: string, website: string): boolean =>
  isOfSite(property.startsWith('sc-domain:') ? `https://${property.slice('sc-domain:'.length)}/` : property, website);

export async function completeConnection(ctx: MemberContext, state: string): Promise<SearchConnection> {
  const flow = await rows.takeFlow(ctx.db, sha256(state), ctx.user.id);
  if (!flow?.code || ctx.now().getTime() - Date.parse(flow.created_at) > FLOW_MS) throw new CodedError('search.flow_expired');
  const current = new URL(callbackUrl(ctx));
  current.search = new URLSearchParams({ code: ctx.secrets.open(CODE_PURPOSE, flow.code, state), state }).toString();
  const { refreshToken, accessToken } = await grant(ctx, current, flow.verifier, state);
  const { website_url: website } = await asMember(ctx.db, ctx.user.id, (tx) => getWebsite(tx, ctx.user.id, flow.website_id));
  const properties = await listProperties(ctx.config, accessToken).catch(async (error: unknown) => {
    await revoke(ctx.config, refreshToken).catch(() => {}); // nothing is kept of it
    if (error instanceof NotAllowed || error instanceof Revoked) throw new CodedError('search.google_refused', undefined, { cause: error });
    throw unavailable(error);
  });
  const fitting = properties.filter((one) => fits(one, website)).slice(0, 50);
  await transaction(ctx.db, (tx) =>
    rows.keepConnection(tx, {
      websiteId: flow.website_id,
      userId: ctx.user.id,
      refreshToken: ctx.secrets.seal(SEARCH_TOKEN_PURPOSE, refreshToken, flow.website_id),
      properties: fitting,
      problem:
        fitting.length > 0
          ? null
          : `No property of this Google account is for ${new URL(website).host}. Please connect the account that owns it.`,
    }),
  );
  return getConnection(ctx, flow.website_id);
}

async function grant(ctx: Context, current: URL, verifier: string, state: string): Promise<{ refreshToken: string; accessToken: string }> {
  let tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;
  try {
    tokens = await oidc.authorizationCodeGrant(googleClient(ctx.config), current, { pkceCodeVerifier: verifier, expectedState: state });
  } catch (error) {
    if (error instanceof CodedError) throw error;
    if (error instanceof oidc.ResponseBodyError) throw new CodedError('search.google_refused', undefined, { cause: error });
    throw unavailable(error);
  }
  // A member can untick the scope on Google's page.
  if (!tokens.refresh_token || !(tokens.scope ?? SCOPE).split(' ').includes(SCOPE)) throw new CodedError('search.google_refused');
  return { refreshToken: tokens.refresh_token, accessToken: tokens.access_token };
}

export async function choose(ctx: MemberContext, websiteId: string, property: string): Promise<SearchConnection> {
  const { properties } = await getConnection(ctx, websiteId);
  if (!properties.includes(property)) throw new CodedError('search.other_property');
  await transaction(ctx.db, async (tx) => {
    await rows.chooseProperty(tx, websiteId, property);
    await ctx.queue.enqueue(tx, REFRESH_SEARCH_QUEUE, { websiteId }, { key: websiteId });
  });
  return getConnection(ctx, websiteId);
}

export async function refreshSoon(ctx: MemberContext, websiteId: string): Promise<{ success: true }> {
  if ((await getConnection(ctx, websiteId)).property === null) throw notConnected();
  await transaction(ctx.db, (tx) => refreshBefore(ctx, tx, websiteId));
  return { success: true };
}

/** Lets the property be read again with what the caller's transaction begins, such as a scheduled report; nothing where none is connected. */
export async function refreshBefore(ctx: Context, tx: Tx, websiteId: string): Promise<void> {
  if ((await rows.findSealed(tx, websiteId))?.status === 'connected')
    await ctx.queue.enqueue(tx, REFRESH_SEARCH_QUEUE, { websiteId }, { key: websiteId, priority: 10 });
}

export async function disconnect(ctx: MemberContext, websiteId: string): Promise<{ success: true }> {
  await getConnection(ctx, websiteId);
  const sealed = await rows.findSealed(ctx.db, websiteId);
  if (!sealed) throw notConnected();
  if (isConfigured(ctx.config))
    await revoke(ctx.config, ctx.secrets.open(SEARCH_TOKEN_PURPOSE, sealed.refresh_token, websiteId)).catch((error: unknown) => {
      throw unavailable(error);
    });
  await transaction(ctx.db, (tx) => rows.deleteConnection(tx, websiteId));
  return { success: true };
}

/** For so long we try to revoke what went with its website or account; then Google cannot be waited for any longer. */
const REVOKING_DAYS = 30;

/** Revokes what went with its website or account; what cannot be revoked yet is tried again with the next run. */
export async function revokeLeft(ctx: Context): Promise<void> {
  const gone = await rows.forgetRevocations(ctx.db, new Date(ctx.now().getTime() - REVOKING_DAYS * 86_400_000));
  if (gone > 0) ctx.log.error({ tokens: gone }, 'access to Search Console could not be revoked and was forgotten');
  if (!isConfigured(ctx.config)) return;
  for (const { website_id: websiteId, refresh_token: sealed } of await rows.selectRevocations(ctx.db)) {
    try {
      await revoke(ctx.config, ctx.secrets.open(SEARCH_TOKEN_PURPOSE, sealed, websiteId));
      await rows.deleteRevocation(ctx.db, websiteId);
    } catch (error) {
      ctx.log.warn({ err: error, website: websiteId }, 'access to Search Console could not be revoked yet');
    }
  }
}

const whole = (value: unknown): number => (typeof value === 'number' && value >= 0 && value < 2e9 ? Math.round(value) : 0);

function observation({ keys, clicks, impressions, position }: AnalyticsRow, dimensions: readonly string[]): Observation[] {
  const of = (name: string, longest: number) => {
    const at = dimensions.indexOf(name);
    const value = at < 0 ? null : String(keys[at]).toWellFormed().replaceAll('\0', '\uFFFD');
    return value !== null && value.length > longest ? undefined : value;
  };
  const [query, page] = [of('query', SEARCH.queryLength), of('page', SEARCH.pageLength)];
  if (query === undefined || page === undefined || (page !== null && !URL.canParse(page))) return [];
  const average = typeof position === 'number' ? Math.round(position * 100) / 100 : null;
  return [{ query, page, impressions: whole(impressions), clicks: whole(clicks), position: average, citations: null }];
}

const TABLES = [
  { contents: 'queries', dimensions: ['query'] },
  { contents: 'pages', dimensions: ['page'] },
  { contents: 'pairs', dimensions: ['query', 'page'] },
] as const;

/** Days as Search Console counts them, in California. */
const dayAt = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(time);

/** Reads the property of a website: all tables, then all are kept, or none. */
export async function refreshSearch(ctx: Context, { websiteId }: { websiteId: string }): Promise<void> {
  const found = await rows.findSealed(ctx.db, websiteId);
  if (!found?.property || !isConfigured(ctx.config)) return;
  const { property, user_id: userId } = found;
  const now = ctx.now().getTime();
  const [from, to] = [dayAt(now - (NOT_FINAL_DAYS + DAYS - 1) * 86_400_000), dayAt(now - NOT_FINAL_DAYS * 86_400_000)];
  try {
    const token = await accessTokenOf(ctx.config, ctx.secrets.open(SEARCH_TOKEN_PURPOSE, found.refresh_token, websiteId));
    const tables: { contents: (typeof TABLES)[number]['contents']; read: Observation[]; unread: number }[] = [];
    for (const { contents, dimensions } of TABLES) {
      const all = await searchAnalytics(ctx.config, token, { property, from, to, dimensions, most: SEARCH.rows });
      const read = all.flatMap((row) => observation(row, dimensions)).sort((a, b) => (b.impressions ?? 0) - (a.impressions ?? 0));
      tables.push({ contents, read, unread: all.length - read.length });
    }
    await transaction(ctx.db, async (tx) => {
      await lockImports(tx, websiteId);
      // Disconnected meanwhile, or another property was chosen: what was read is not wanted any more.
      if ((await rows.findSealed(tx, websiteId))?.property !== property) return;
      for (const { contents, read, unread } of tables) {
        const one = { userId, websiteId, source: 'google_search', contents, origin: 'api', property, from, to, filters: [] } as const;
        await replaceImport(tx, { ...one, hash: sha256(JSON.stringify(read)), rows: read.length, unread, leftOut: 0 }, read);
      }
      await rows.noteRefreshed(tx, websiteId, ctx.now());
    });
  } catch (error) {
    const known = problemOf(error);
    if (!known) throw error;
    await rows.noteProblem(ctx.db, websiteId, ...known);
  }
}

function problemOf(error: unknown): [SearchConnection['status'], string] | undefined {
  if (error instanceof Revoked)
    return ['broken', 'Google no longer accepts our access: it was revoked, or has expired. Please connect again.'];
  if (error instanceof NotAllowed)
    return ['broken', 'The connected Google account may no longer read this property. Please connect again.'];
  if (error instanceof QuotaReached)
    return ['connected', 'Google’s quota is used up for now. What was read before stays; please try again tomorrow.'];
  return undefined;
}

/** Called when all tries have failed. */
export const noteUnreachable = (ctx: Context, { websiteId }: { websiteId: string }): Promise<unknown> =>
  rows.noteProblem(
    ctx.db,
    websiteId,
    'connected',
    'Google could not be reached. What was read before stays; we try again before the next report.',
  );
