import { CodedError, type Endpoint, ErrorBody, KEY_SCOPES, LIMITS, type Result, type Sent } from '@citelight/contracts';
import { addressOf } from '@citelight/contracts/endpoint';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { isApiKey } from '../../platform/api-keys.ts';
import type { Services } from '../../platform/context.ts';
import { checkOrigin } from '../../platform/origin.ts';
import type { App, Http } from '../../platform/route.ts';
import { accountServer, type Call } from './account-tools.service.ts';

/** A call's arguments are ids and a quote. */
const MOST_BYTES = 64 * 1024;

/** Calls an endpoint of this process as the holder of the key would: with the same scopes, limits and errors. */
const callsOf =
  (app: App, c: Http, authorization: string): Call =>
  async <E extends Endpoint>(spec: E, sent: Partial<Sent<E>> = {}) => {
    const { body } = sent as { body?: unknown };
    const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const init = { method: spec.method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await app.request(addressOf(spec, sent), init, c.env);
    const json: unknown = await answer.json();
    if (answer.ok) return json as Result<E>; // safe: the endpoint has parsed it by its schema
    const { code, error, details } = ErrorBody.parse(json);
    throw new CodedError(code, error, details ? { details } : {});
  };

/** The Model Context Protocol over HTTP: stateless, for holders of API keys. */
export function mcpRoutes(app: App, services: Services): void {
  app.post('/mcp', async (c) => {
    const { config, sessions, limits, log } = c.get('ctx');
    checkOrigin(c, config);
    const authorization = c.req.header('authorization');
    c.header('www-authenticate', 'Bearer');
    if (!isApiKey(authorization)) throw new CodedError(authorization === undefined ? 'auth.required' : 'api_key.invalid');
    const { id: userId, apiKeyId } = await sessions.whoIsAsking(authorization, KEY_SCOPES);
    c.header('www-authenticate', undefined);
    await limits.take({ name: 'api-key', points: LIMITS.keyCallsPerMinute, seconds: 60 }, apiKeyId ?? userId);
    const call = callsOf(app, c, authorization);
    const handler = createMcpHandler(() => accountServer(call, services, userId), {
      maxRequestBodySize: MOST_BYTES,
      onerror: (error) => log.debug({ err: error }, 'an MCP request was refused'),
    });
    return handler.fetch(c.req.raw);
  });
}
