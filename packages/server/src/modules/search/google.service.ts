import { CodedError } from '@citelight/contracts';
import * as oidc from 'openid-client';
import type { Config } from '../../platform/config.ts';

/** Google's side: OAuth for a web application, and the two calls of Search Console that we make. */

export const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const TIMEOUT_MS = 30_000;
const ANSWER_BYTES = 30_000_000;

type Settings = Pick<Config, 'GOOGLE_SEARCH_CLIENT_ID' | 'GOOGLE_SEARCH_CLIENT_SECRET' | 'GOOGLE_SEARCH_BASE_URL'>;
export const isConfigured = (config: Settings): boolean => Boolean(config.GOOGLE_SEARCH_CLIENT_ID && config.GOOGLE_SEARCH_CLIENT_SECRET);

const addresses = ({ GOOGLE_SEARCH_BASE_URL: base }: Settings) => ({
  authorize: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
  revoke: `${base ?? 'https://oauth2.googleapis.com'}/revoke`,
  api: `${base ?? 'https://www.googleapis.com'}/webmasters/v3`,
});

/** The client of this installation. @throws CodedError search.not_configured */
export function googleClient(config: Settings): oidc.Configuration {
  const { GOOGLE_SEARCH_CLIENT_ID: id, GOOGLE_SEARCH_CLIENT_SECRET: secret } = config;
  if (!id || !secret) throw new CodedError('search.not_configured');
  const at = addresses(config);
  const server = {
    issuer: config.GOOGLE_SEARCH_BASE_URL ?? 'https://accounts.google.com',
    authorization_endpoint: at.authorize,
    token_endpoint: at.token,
    revocation_endpoint: at.revoke,
  };
  const client = new oidc.Configuration(server, id, undefined, oidc.ClientSecretPost(secret));
  client.timeout = TIMEOUT_MS / 1000;
  if (at.token.startsWith('http:')) oidc.allowInsecureRequests(client);
  return client;
}

/** Google knows nothing of this access any more. */
export class Revoked extends Error {}
/** The quota of the project or of the property is used up. */
export class QuotaReached extends Error {}
/** The account may not read this property. */
export class NotAllowed extends Error {}

const isInvalidGrant = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';

export async function accessTokenOf(config: Settings, refreshToken: string): Promise<string> {
  try {
    return (await oidc.refreshTokenGrant(googleClient(config), refreshToken)).access_token;
  } catch (error) {
    throw isInvalidGrant(error) ? new Revoked('the refresh token was revoked', { cause: error }) : error;
  }
}

/** Revokes at Google; an access that it does not know is revoked already. */
export async function revoke(config: Settings, refreshToken: string): Promise<void> {
  try {
    await oidc.tokenRevocation(googleClient(config), refreshToken);
  } catch (error) {
    if (!(error instanceof oidc.ResponseBodyError)) throw error;
  }
}

async function ask<T>(url: string, token: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new Error('Google’s answer is larger than 30 MB');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (response.ok) return JSON.parse(text) as T;
  if (response.status === 401) throw new Revoked('the access token is not accepted');
  if (response.status === 429 || (response.status === 403 && /quota|rateLimit/i.test(text))) throw new QuotaReached('the quota is used up');
  if (response.status === 403 || response.status === 404) throw new NotAllowed('the property may not be read');
  throw new Error(`Google answers with status ${response.status}`);
}

/** The properties that the account may read. */
export async function listProperties(config: Settings, token: string): Promise<string[]> {
  const { siteEntry = [] } = await ask<{ siteEntry?: { siteUrl?: unknown; permissionLevel?: unknown }[] }>(
    `${addresses(config).api}/sites`,
    token,
  );
  return siteEntry.flatMap(({ siteUrl, permissionLevel }) =>
    typeof siteUrl === 'string' && siteUrl.length <= 2_048 && permissionLevel !== 'siteUnverifiedUser' ? [siteUrl] : [],
  );
}

export type AnalyticsRow = { keys: string[]; clicks: number; impressions: number; position: number };
const PAGE_ROWS = 25_000;

/** Search Analytics of a property over final days, at most `most` rows, most clicks first as Google orders them. */
export async function searchAnalytics(
  config: Settings,
  token: string,
  { property, from, to, dimensions, most }: { property: string; from: string; to: string; dimensions: readonly string[]; most: number },
): Promise<AnalyticsRow[]> {
  const url = `${addresses(config).api}/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
  const found: AnalyticsRow[] = [];
  while (found.length < most) {
    const rowLimit = Math.min(PAGE_ROWS, most - found.length);
    const body = { startDate: from, endDate: to, dimensions, type: 'web', dataState: 'final', rowLimit, startRow: found.length };
    const { rows = [] } = await ask<{ rows?: AnalyticsRow[] }>(url, token, body);
    found.push(...rows.filter(({ keys }) => Array.isArray(keys) && keys.length === dimensions.length));
    if (rows.length < rowLimit) break;
  }
  return found;
}
