import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks Google's OAuth for web applications and the calls of Search Console that we make, on loopback. */

type Row = { query: string; page: string; clicks: number; impressions: number; position: number };
type Grant = { challenge: string; redirect: string; scope: string };

const CLIENT = { id: 'client-of-tests.apps.googleusercontent.test', secret: 'secret of the client' };
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

export async function startGoogle() {
  const codes = new Map<string, Grant>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  const state = {
    /** What Search Console does now. */
    mode: 'ok' as 'ok' | 'quota' | 'forbidden' | 'down',
    /** The member unticks the scope. */
    unticked: false,
    /** Says that it cannot revoke now. */
    revokeFails: false,
    properties: [{ siteUrl: 'sc-domain:lumen-lane.test', permissionLevel: 'siteOwner' }],
    rows: [] as Row[],
    asked: [] as string[],
  };
  const issue = () => {
    const token = `ya29.${randomUUID()}`;
    accessTokens.add(token);
    return token;
  };
  const tokens = (form: URLSearchParams): [number, object] => {
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) return [401, { error: 'invalid_client' }];
    if (form.get('grant_type') === 'refresh_token')
      return refreshTokens.has(form.get('refresh_token') ?? '')
        ? [200, { access_token: issue(), expires_in: 3599, scope: SCOPE, token_type: 'Bearer' }]
        : [400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }];
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirect !== form.get('redirect_uri')) return [400, { error: 'invalid_grant' }];
    const refresh = `1//${randomUUID()}`;
    refreshTokens.add(refresh);
    return [200, { access_token: issue(), refresh_token: refresh, expires_in: 3599, scope: grant.scope, token_type: 'Bearer' }];
  };
  const analytics = (asked: { dimensions: ('query' | 'page')[]; startRow: number; rowLimit: number }) => {
    const sums = new Map<string, { keys: string[]; clicks: number; impressions: number; position: number }>();
    for (const row of state.rows) {
      const keys = asked.dimensions.map((name) => row[name]);
      const known = sums.get(keys.join('\n')) ?? { keys, clicks: 0, impressions: 0, position: row.position };
      sums.set(keys.join('\n'), { ...known, clicks: known.clicks + row.clicks, impressions: known.impressions + row.impressions });
    }
    return {
      rows: [...sums.values()]
        .slice(asked.startRow, asked.startRow + asked.rowLimit)
        .map((row) => ({ ...row, ctr: row.clicks / row.impressions })),
    };
  };
  /** What Google's page of consent leads to. */
  const consent = (url: URL): string => {
    const of = (name: string) => url.searchParams.get(name) ?? '';
    const wanted = {
      response_type: 'code',
      client_id: CLIENT.id,
      scope: SCOPE,
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(wanted)) if (of(name) !== value) throw new Error(`${name} is ${of(name)}`);
    const code = `4/${randomUUID()}`;
    codes.set(code, { challenge: of('code_challenge'), redirect: of('redirect_uri'), scope: state.unticked ? 'openid' : SCOPE });
    return `${of('redirect_uri')}?${new URLSearchParams({ state: of('state'), code, scope: SCOPE, authuser: '0', prompt: 'consent' })}`;
  };
  const answer = async (request: IncomingMessage): Promise<[number, object | string]> => {
    const url = new URL(request.url ?? '/', 'http://google.test');
    if (url.pathname === '/o/oauth2/v2/auth') {
      const denied = `${url.searchParams.get('redirect_uri')}?${new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' })}`;
      return [
        200,
        `<!doctype html><html lang="en"><title>Sign in</title><h1>Choose</h1><a href="${consent(url).replaceAll('&', '&amp;')}">Allow</a> <a href="${denied}">Deny</a></html>`,
      ];
    }
    const text = await bodyOf(request);
    if (url.pathname === '/token') return tokens(new URLSearchParams(text));
    if (url.pathname === '/revoke') {
      if (state.revokeFails) return [503, { error: 'backendError' }];
      return refreshTokens.delete(new URLSearchParams(text).get('token') ?? '') ? [200, {}] : [400, { error: 'invalid_token' }];
    }
    if (!accessTokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return [401, { error: { code: 401 } }];
    state.asked.push(url.pathname);
    if (state.mode === 'quota') return [403, { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } }];
    if (state.mode === 'forbidden') return [403, { error: { code: 403, errors: [{ reason: 'forbidden' }] } }];
    if (state.mode === 'down') return [500, { error: { code: 500 } }];
    if (url.pathname === '/webmasters/v3/sites') return [200, { siteEntry: state.properties }];
    if (url.pathname.endsWith('/searchAnalytics/query')) return [200, analytics(JSON.parse(text))];
    return [404, {}];
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => {
        const isPage = typeof body === 'string';
        response
          .writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
          .end(isPage ? body : JSON.stringify(body));
      },
      (error: Error) => response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    refreshTokens,
    /** Allows on Google's page; answers where the browser goes. */
    allow: (authorize: string) => consent(new URL(authorize)),
    env: { GOOGLE_SEARCH_CLIENT_ID: CLIENT.id, GOOGLE_SEARCH_CLIENT_SECRET: CLIENT.secret, GOOGLE_SEARCH_BASE_URL: url },
    stop: () => new Promise((done) => server.close(done)),
  };
}
