import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@citelight/contracts';
import { ENDPOINTS } from '@citelight/contracts/api/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startServer, type TestServer } from './support/server.ts';

/** Every endpoint of the table × who asks: a new endpoint is tested here without a line being added. */

let server: TestServer;
let member: Account;
let deleted: Account;
let expired: string;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } });
  member = await server.createAccount();
  deleted = await server.createAccount();
  const { id, email, sessionId } = await server.createAccount();
  expired = await server.tokenFor({ sub: id, email, session_id: sessionId, exp: 1_000_000_000 });
  await server.db.deleteFrom('auth.users').where('id', '=', deleted.id).execute();
});
afterAll(() => server?.stop());

/** The address with an unknown id, format and token filled in. */
const addressOf = (spec: Endpoint): string =>
  spec.path
    .replace(':format', 'json')
    .replace(':token', 'x'.repeat(43))
    .replace(/:\w+/g, () => randomUUID());
const ask = (spec: Endpoint, token: string | undefined, body: unknown = {}) =>
  server.request<{ code?: string }>(addressOf(spec), {
    method: spec.method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(spec.method === 'GET' || spec.body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const rows = ENDPOINTS.map((spec) => [`${spec.method} ${spec.path}`, spec] as const);
const members = rows.filter(([, spec]) => spec.access === 'member');

describe('X3 X5 who may call what', () => {
  it.each(members)('X3 %s: nobody but a living member', async (_name, spec) => {
    expect(await ask(spec, undefined)).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect(await ask(spec, expired)).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
    expect(await ask(spec, deleted.token)).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
    expect(await ask(spec, 'not.a.token')).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
  });

  it.each(rows)('X3 %s is mounted', async (_name, spec) => {
    const { body } = await ask(spec, spec.access === 'member' && !spec.raw?.includes('text/event-stream') ? member.token : undefined);
    expect(['request.not_found', 'request.method']).not.toContain(spec.id === 'end-session' ? undefined : body.code);
  });

  it.each(rows.filter(([, spec]) => spec.body !== undefined))('X3 %s refuses what it does not know', async (_name, spec) => {
    const surprise = { surprise: 1, user_id: randomUUID(), role: 'admin', credits: 1e6, __proto__: { polluted: true } };
    expect(await ask(spec, spec.access === 'member' ? member.token : undefined, surprise)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
