import { randomUUID } from 'node:crypto';
import { LIMITS } from '@citelight/contracts';
import { ENDPOINTS } from '@citelight/contracts/api/index';
import { generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../src/api.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { type Account, type Answer, startServer, type TestServer } from './support/server.ts';
import { problemsOfHeaders } from './surface/headers.ts';
import { addressOf, changesState, nameOf, ROWS, type Row, type Sample } from './surface/rows.ts';
import { furnish, nowhere, snapshot, type World } from './surface/world.ts';

/** Every route × who asks × what can be wrong with a request. A new route without a row in surface/rows.ts fails here. */

type ErrorText = { code?: string; error_code?: string };
type Caller = 'stranger' | 'expired' | 'deleted' | 'forged' | 'other audience' | 'other issuer' | 'unsigned';
const PASSWORD_ONLY = 'password only, second factor on';

let server: TestServer;
let ada: Account;
let world: World;
/** Whoever may not come in, with the token they try. */
let callers: Record<Caller, string | undefined>;
/** Living members who owe their second step, by what their token and their session say. */
let owing: Record<string, string>;

beforeAll(async () => {
  // No worker: what changes in the database is the requests' doing.
  server = await startServer({
    env: { ROLE: 'api', RATE_LIMITS: 'off', CRAWL_RESOLVE: 'shut.test=127.0.0.1:9', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' },
  });
  ada = await server.createAccount();
  world = await furnish(server.services, ada.id);
  const deleted = await server.createAccount();
  await server.db.deleteFrom('auth.users').where('id', '=', deleted.id).execute();
  const claims = { sub: ada.id, email: ada.email, session_id: ada.sessionId };
  const { keys } = await server.services.keys.jwks();
  const { privateKey } = await generateKeyPair('ES256');
  const seconds = Math.floor(Date.now() / 1000);
  const { issuer: iss, audience: aud } = server.services.sessions;
  const forged = new SignJWT({ ...claims, iss, aud, iat: seconds, exp: seconds + 600 });
  const [, body] = ada.token.split('.');
  const guarded = await server.createAccount();
  await server.services.pool.query(
    "insert into auth.factors (user_id, factor_type, status, friendly_name) values ($1, 'totp', 'verified', 'phone')",
    [guarded.id],
  );
  const claimsOfGuarded = { sub: guarded.id, email: guarded.email, session_id: guarded.sessionId };
  owing = {
    [PASSWORD_ONLY]: guarded.token,
    'aal2 by a factor that has gone, another is left': await server.tokenFor({ ...claimsOfGuarded, aal: 'aal2' }),
  };
  callers = {
    stranger: undefined,
    expired: await server.tokenFor({ ...claims, exp: seconds - 60 }),
    deleted: deleted.token,
    forged: await forged.setProtectedHeader({ alg: 'ES256', kid: keys[0]?.kid ?? '' }).sign(privateKey),
    'other audience': await server.tokenFor({ ...claims, aud: 'anon' }),
    'other issuer': await server.tokenFor({ ...claims, iss: 'https://evil.example/auth/v1' }),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.x`,
  };
});
afterAll(() => server?.stop());

/** A second try would find what the first one wrongly changed, and pass. */
const ONCE = { retry: 0 };

const JSON_TYPE = { 'content-type': 'application/json' };
const FILE_TYPE = { 'content-type': 'application/octet-stream' };
type Sending = { token?: string | undefined; headers?: Record<string, string>; raw?: BodyInit; query?: string };

/** Makes a row's request, and looks at the headers of whatever comes back. */
async function ask(row: Row, sample: Sample, { token, headers, raw, query }: Sending = {}): Promise<Answer<ErrorText>> {
  const body = raw ?? sample.file ?? (sample.body === undefined ? undefined : JSON.stringify(sample.body));
  const address = addressOf(row, sample);
  const answer = await server.request<ErrorText>(query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address, {
    method: row.method,
    headers: {
      ...(body === undefined ? {} : sample.file === undefined ? JSON_TYPE : FILE_TYPE),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined || row.method === 'GET' ? {} : { body }),
  });
  expect(problemsOfHeaders(answer.headers, { https: false }), nameOf(row)).toEqual([]);
  return answer;
}

/** An answer as the caller reads it, without what differs between any two. */
const comparable = ({ status, body }: Answer<unknown>) => ({
  status,
  body: typeof body === 'object' && body !== null ? { ...body, requestId: undefined } : body,
});
const named = (rows: readonly Row[]) => rows.map((row) => [nameOf(row), row] as const);
const unchanged = async (before: Record<string, string>) => expect(await snapshot(server.services)).toEqual(before);

describe('X3 the table of routes', ONCE, () => {
  it('has a row for every route that is mounted, and no other', () => {
    const metrics = createMetrics(server.services.queue, server.services.changes, { ofProcess: false });
    const mounted = createApi(server.services, metrics).routes.filter(({ method }) => method !== 'ALL');
    const routes = new Set(mounted.map(({ method, path }) => nameOf({ method, route: path })));
    expect([...routes].sort()).toEqual(ROWS.map(nameOf).sort());
    expect(ENDPOINTS.filter(({ method, path }) => !routes.has(nameOf({ method, route: path })))).toEqual([]);
  });
});

it('a changed row, a new one and one that has gone are noticed', ONCE, async () => {
  const { pool } = server.services;
  const before = await snapshot(server.services);
  await unchanged(before);
  const { id } = await server.createAccount();
  const added = await snapshot(server.services);
  expect(added).not.toEqual(before);
  await pool.query('update auth.users set updated_at = updated_at where id = $1', [id]);
  const changed = await snapshot(server.services);
  expect(changed).not.toEqual(added);
  await pool.query('delete from auth.sessions where user_id = $1', [id]);
  expect(await snapshot(server.services)).not.toEqual(changed);
});

describe('X3 X5 who may call what', ONCE, () => {
  const needed = { stranger: 'auth.required', others: 'auth.invalid_token' };

  it.each(named(ROWS.filter(({ who, kind }) => (who === 'member' || who === 'stream') && kind === 'endpoint')))(
    'X3 %s: nobody but a living member',
    async (name, row) => {
      const before = await snapshot(server.services);
      for (const [caller, token] of Object.entries(callers)) {
        const code = caller === 'stranger' ? needed.stranger : needed.others;
        expect(await ask(row, row.sample(world), { token }), `${caller}: ${name}`).toMatchObject({ status: 401, body: { code } });
      }
      for (const [caller, token] of Object.entries(owing))
        expect(await ask(row, row.sample(world), { token }), `${caller}: ${name}`).toMatchObject({
          status: 403,
          body: { code: 'insufficient_aal', error: 'Please confirm your second step to continue.' },
        });
      await unchanged(before);
    },
  );

  it.each(named(ROWS.filter(({ who, kind }) => who === 'member' && kind === 'auth')))(
    'X3 %s: nobody but a living member, by the protocol',
    async (name, row) => {
      const before = await snapshot(server.services);
      for (const [caller, token] of Object.entries(callers)) {
        const [status, code] =
          caller === 'stranger' ? [401, 'no_authorization'] : caller === 'deleted' ? [403, 'user_not_found'] : [403, 'bad_jwt'];
        expect(await ask(row, row.sample(world), { token }), `${caller}: ${name}`).toMatchObject({ status, body: { code } });
      }
      await unchanged(before);
    },
  );

  it.each(named(ROWS.filter(({ who }) => who === 'anyone' || who === 'signed')))('%s: a token makes no difference', async (name, row) => {
    const stranger = await ask(row, row.sample(nowhere()));
    expect(stranger.status).not.toBe(500);
    for (const [caller, token] of Object.entries({ ...callers, ...owing, member: ada.token }))
      expect((await ask(row, row.sample(nowhere()), { token })).status, `${caller}: ${name}`).toBe(stranger.status);
  });

  it.each(named(ROWS.filter(({ who }) => who === 'local')))('%s: this machine only', async (_name, row) => {
    expect((await ask(row, row.sample(world))).status).toBe(200);
    for (const token of [undefined, ada.token])
      expect(await ask(row, row.sample(world), { token, headers: { 'x-forwarded-for': '203.0.113.7' } })).toMatchObject({
        status: 404,
        body: { code: 'request.not_found' },
      });
  });

  it.each(named(ROWS.filter(({ who }) => who === 'key')))('%s: nobody but the holder of an API key', async (name, row) => {
    for (const [caller, token] of Object.entries({ ...callers, ...owing, member: ada.token, unknown: `citelight_${'a'.repeat(43)}` })) {
      const answer = await ask(row, row.sample(world), { token });
      const code = caller === 'stranger' ? 'auth.required' : 'api_key.invalid';
      expect(answer, `${caller}: ${name}`).toMatchObject({ status: 401, body: { code } });
      expect(answer.headers.get('www-authenticate'), caller).toBe('Bearer');
    }
  });

  it.each(named(ROWS.filter(({ who }) => who === 'signed')))('%s: nothing without a signature', async (_name, row) => {
    const before = await snapshot(server.services);
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])
      expect(await ask(row, row.sample(world), { headers: signature ? { 'stripe-signature': signature } : {} })).toMatchObject({
        status: 400,
        body: { code: 'billing.signature' },
      });
    await unchanged(before);
  });

  it.each(named(ROWS.filter(({ who }) => who === 'stream')))('%s: opens for a member', async (_name, row) => {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${ada.token}` };
    const response = await fetch(`${server.url}${row.route}`, { headers, signal: stop.signal });
    expect(response.status).toBe(200);
    expect(problemsOfHeaders(response.headers, { https: false })).toEqual([]);
    stop.abort();
  });
});

/** Which things of a world a row names. */
function namedThings(row: Row): (keyof World)[] {
  const seen = new Set<keyof World>();
  row.sample(
    new Proxy(world ?? nowhere(), {
      get(of, name) {
        seen.add(name as keyof World);
        return of[name as keyof World];
      },
    }),
  );
  return [...seen];
}

describe('X3 what belongs to another', ONCE, () => {
  const withIds = ROWS.filter((row) => row.who === 'member' && namedThings(row).length > 0);

  /** The statements that a request caused: what an answer's time would tell, without a clock. */
  async function statementsOf<T>(work: () => Promise<T>): Promise<[T, string[]]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const result = await work();
      const texts = spy.mock.calls.map(([query]) =>
        typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? ''),
      );
      // What a clock causes is no request's doing: jobs, health, keys that are read again after a while.
      return [result, texts.filter((text) => !/\bjobs\.|^select 1$|"signing_keys"/.test(text))];
    } finally {
      spy.mockRestore();
    }
  }

  it.each(named(withIds))('X3 %s: is answered as what does not exist, with the same work, and stays', async (name, row) => {
    const bob = await server.createAccount();
    const own = await furnish(server.services, bob.id);
    const before = await snapshot(server.services);
    const answers: unknown[] = [];
    for (const thing of namedThings(row)) {
      const [foreign, work] = await statementsOf(() => ask(row, row.sample({ ...own, [thing]: world[thing] }), { token: bob.token }));
      const [unknown, workForUnknown] = await statementsOf(() =>
        ask(row, row.sample({ ...own, [thing]: nowhere()[thing] }), { token: bob.token }),
      );
      expect(comparable(foreign), `${thing}: ${name}`).toEqual(comparable(unknown));
      expect(work, `${thing}: ${name}`).toEqual(workForUnknown);
      expect(['request.invalid', 'validation_failed'], 'a row must ask for what could be had').not.toContain(foreign.body.code);
      for (const secret of Object.values(world)) expect(JSON.stringify(foreign.body)).not.toContain(secret);
      answers.push(comparable(foreign));
    }
    await unchanged(before);
    // The same request for one's own things is answered otherwise, or nothing was shown here.
    expect(answers).not.toContainEqual(comparable(await ask(row, row.sample(own), { token: bob.token })));
  });

  it.each(named(ROWS.filter((row) => row.who === 'member' && namedThings(row).length === 0)))(
    'X3 %s: is not in the answer',
    async (_name, row) => {
      const bob = await server.createAccount();
      const { body } = await ask(row, row.sample(nowhere()), { token: bob.token });
      for (const secret of [...Object.values(world), ada.email]) expect(JSON.stringify(body)).not.toContain(secret);
    },
  );
});

describe('X5 requests that are not as they must be', ONCE, () => {
  const surprise = { surprise: 1, user_id: randomUUID(), role: 'admin', credits: 1e6, constructor: { prototype: {} } };
  const large = JSON.stringify({ filler: 'x'.repeat(LIMITS.requestBodyBytes) });
  const deep = `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const changing = ROWS.filter((row) => row.kind === 'endpoint' && changesState(row) && row.sample(nowhere()).file === undefined);
  const uploads = ROWS.filter((row) => row.sample(nowhere()).file !== undefined);
  const tokenFor = (row: Row) => (row.who === 'member' ? ada.token : undefined);

  it.each(named(changing))('X5 %s: are refused by their kind, and change nothing', async (name, row) => {
    const sample = row.sample(world);
    const before = await snapshot(server.services);
    const token = tokenFor(row);
    const text = JSON.stringify(sample.body ?? {});
    const cases: Record<string, [Sending, status: number, code: string]> = {
      'unknown fields': [{ raw: JSON.stringify({ ...(sample.body ?? {}), ...surprise }) }, 400, 'request.invalid'],
      __proto__: [{ raw: text.replace(/^\{/, `{"__proto__":{"role":"admin"}${text === '{}' ? '' : ','}`) }, 400, 'request.invalid'],
      'an unknown parameter': [{ query: 'surprise=1' }, 400, 'request.invalid'],
      'a list': [{ raw: '[1]' }, 400, 'request.invalid'],
      'a number': [{ raw: '5' }, 400, 'request.invalid'],
      'a depth without end': [{ raw: deep }, 400, 'request.invalid'],
      'more than 1 MB': [{ raw: large }, 413, 'request.too_large'],
      'broken JSON': [{ raw: '{"a":' }, 400, 'request.not_json'],
      'bytes that are no text': [{ raw: new Uint8Array([0x7b, 0xff, 0x7d]) }, 400, 'request.not_json'],
      'a wrong type': [{ raw: text, headers: { 'content-type': 'text/plain' } }, 415, 'request.content_type'],
      'a foreign origin': [{ headers: { origin: 'https://evil.example' } }, 403, 'request.origin'],
      'no origin': [{ headers: { origin: 'null' } }, 403, 'request.origin'],
      'another site': [{ headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'request.origin'],
    };
    for (const [what, [sending, status, code]] of Object.entries(cases))
      expect(await ask(row, sample, { token, ...sending }), `${what}: ${name}`).toMatchObject({ status, body: { code } });
    await unchanged(before);
  });

  it.each(named(uploads))('X5 %s: takes a file under its own type only, and nothing from another page', async (name, row) => {
    const sample = row.sample(world);
    const before = await snapshot(server.services);
    const limit = ENDPOINTS.find(({ method, path }) => nameOf({ method, route: path }) === name)?.upload ?? 0;
    const cases: Record<string, [Sending, status: number, code: string]> = {
      'an unknown parameter': [{ query: 'surprise=1' }, 400, 'request.invalid'],
      JSON: [{ headers: JSON_TYPE }, 415, 'request.content_type'],
      'a form': [{ headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415, 'request.content_type'],
      'a foreign origin': [{ headers: { origin: 'https://evil.example' } }, 403, 'request.origin'],
      'another site': [{ headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'request.origin'],
    };
    for (const [what, [sending, status, code]] of Object.entries(cases))
      expect(await ask(row, sample, { token: ada.token, ...sending }), `${what}: ${name}`).toMatchObject({ status, body: { code } });
    expect(limit).toBeGreaterThan(0);
    await unchanged(before);
  });

  it.each(named(ROWS.filter((row) => row.kind === 'endpoint' && row.method === 'GET')))(
    'X5 %s: knows no parameter but its own',
    async (_name, row) => {
      const sample = row.sample(world);
      expect(await ask(row, sample, { token: tokenFor(row) ?? ada.token, query: 'surprise=1' })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
      for (const name of Object.keys(sample.query ?? {}))
        expect((await ask(row, sample, { token: ada.token, query: `${name}=x` })).body.code, name).toBe('request.invalid');
    },
  );

  it.each(named(ROWS.filter((row) => row.kind === 'endpoint' && row.sample(nowhere()).params !== undefined)))(
    'X5 %s: refuses ids that are none',
    async (_name, row) => {
      const { params, ...rest } = row.sample(world);
      const token = tokenFor(row);
      for (const bad of ["' or 1=1--", '../../etc/passwd', '%00', '1', 'x'.repeat(3000)])
        for (const name of Object.keys(params ?? {}))
          expect(await ask(row, { ...rest, params: { ...params, [name]: bad } }, { token }), bad).toMatchObject({
            status: 400,
            body: { code: 'request.invalid' },
          });
    },
  );

  it.each(named(ROWS.filter((row) => row.kind === 'auth' && changesState(row) && row.sample(nowhere()).body !== undefined)))(
    'X5 %s: are refused in the words of its protocol, and change nothing',
    async (name, row) => {
      const sample = row.sample(world);
      const before = await snapshot(server.services);
      // The way back from a provider is a form, and is answered by a redirect.
      const isForm = row.route.endsWith('/callback');
      const cases: Record<string, [Sending, status: number | undefined]> = {
        'more than 1 MB': [{ raw: large }, isForm ? undefined : 413],
        'broken JSON': [{ raw: '{"a":' }, isForm ? undefined : 400],
        'a list': [{ raw: '[1]' }, isForm ? undefined : 400],
        'a depth without end': [{ raw: deep }, isForm ? undefined : 400],
        NUL: [{ raw: '{"email":"a\\u0000@b.test","password":"\\u0000","data":{"a":"\\u0000"}}' }, undefined],
        'a foreign origin': [{ headers: { origin: 'https://evil.example' } }, FROM_ELSEWHERE.test(row.route) ? undefined : 403],
      };
      for (const [what, [sending, status]] of Object.entries(cases)) {
        const answer = await ask(row, sample, { token: row.who === 'member' ? ada.token : undefined, ...sending });
        if (status) expect(answer.status, `${what}: ${name}`).toBe(status);
        expect(answer.status >= 300 && answer.status < 500, `${what}: ${answer.status} ${name}`).toBe(true);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      await unchanged(before);
    },
  );

  it.each(named(ROWS))('%s: no other method', async (_name, row) => {
    const { status } = await ask({ ...row, method: 'PROPFIND' }, row.sample(world), { token: ada.token });
    expect([404, 405]).toContain(status);
  });
});

/** Pages of other origins lead here: a provider posts the way back, and the page of a mail link sends no referrer, hence no origin. */
const FROM_ELSEWHERE = /\/(callback|verify)$/;
