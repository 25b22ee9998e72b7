import { PENDING_WEBSITE } from '@citelight/contracts';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AUTH, LIMITS } from '../../src/modules/auth/auth-limits.rules.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, PASSWORD, signedUp } from './client.ts';

/** The real one; what it is asked is noted. Code that an earlier file of the process has loaded knows it as it was. */
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
let direct: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  direct = await startServer();
});
afterAll(async () => {
  await server?.stop();
  await direct?.stop();
});
let hosts = 0;
/** An address that nobody else has used in these tests. */
const somewhere = () => `10.${(++hosts >> 16) & 255}.${(hosts >> 8) & 255}.${hosts & 255}`;

const post = (path: string, body: object, from: string, to = server) =>
  to.request<Record<string, unknown>>(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
const signIn = (email: string, password: string, from: string, to = server) =>
  post('/token?grant_type=password', { email, password }, from, to);
/** Guesses of a past that is not worth hashing for. */
const guessedBefore = async (email: string, times: number) => {
  for (let i = 0; i < times; i += 1) await server.services.limits.take(LIMITS.passwordByAccount, email);
};

describe('guessing passwords', () => {
  it('E-1 G2 every refused sign-in is answered alike: wrong, unknown, without password, banned', async () => {
    const [known, banned] = [address(), address()];
    await signedUp(server, known);
    await signedUp(server, banned);
    const bannedUntil = new Date(Date.now() + 86_400_000).toISOString();
    await server.db.updateTable('auth.users').set({ banned_until: bannedUntil }).where('email', '=', banned).execute();
    const { email: without } = await server.createAccount();
    const answers = [];
    for (const email of [known, address(), without, banned]) answers.push(await signIn(email, 'not this one', somewhere()));
    for (const { status, body } of answers) expect([status, body]).toEqual([400, answers[0]?.body]);
    expect(await signIn(banned, PASSWORD, somewhere())).toMatchObject({ status: 400, body: { code: 'user_banned' } });
  });

  it('E-1 every refused sign-in does the same work: one hash of the same cost, and as many uses of the database', async () => {
    const [known, banned, guessed, unconfirmed] = [address(), address(), address(), address()];
    for (const email of [known, banned, guessed]) await signedUp(server, email);
    await post('/signup', { email: unconfirmed, password: PASSWORD }, somewhere());
    await server.db.updateTable('auth.users').set({ banned_until: '2100-01-01' }).where('email', '=', banned).execute();
    const { email: without } = await server.createAccount();
    const home = somewhere();
    expect((await signIn(known, PASSWORD, home)).status).toBe(200);
    await guessedBefore(guessed, LIMITS.passwordByAccount.points);
    const asked: [email: string, from: string][] = [
      [known, somewhere()],
      [address(), somewhere()],
      [without, somewhere()],
      [unconfirmed, somewhere()],
      [banned, somewhere()],
      [guessed, somewhere()],
      [known, home],
    ];
    const alone = await startServer({ env: { ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' }, database: server.database }); // without jobs
    let uses = 0;
    alone.services.pool.on('acquire', () => {
      uses += 1;
    });
    const work = [];
    for (const [email, from] of asked) {
      uses = 0;
      vi.mocked(verify).mockClear();
      expect((await signIn(email, 'not this one', from, alone)).status).toBe(400);
      work.push({
        uses,
        hashes: vi.mocked(verify).mock.calls.map(([hash]) => String(hash).slice(0, '$argon2id$v=19$m=19456,t=2,p=1$'.length)),
      });
    }
    expect(work[0]).toEqual({ uses: expect.any(Number), hashes: ['$argon2id$v=19$m=19456,t=2,p=1$'] });
    expect(work[0]?.uses).toBeGreaterThan(4);
    for (const one of work) expect(one).toEqual(work[0]);
    await alone.stop();
  });

  it('E-5 ten wrong guesses hold the guesser off, also with the right password, and nobody else', async () => {
    const email = address();
    await signedUp(server, email);
    const guesser = somewhere();
    const guesses = await Promise.all(Array.from({ length: 10 }, (_, i) => signIn(email, `guess number ${i}`, guesser)));
    const right = await signIn(email, PASSWORD, guesser);
    expect(right).toMatchObject({ status: 400, body: guesses[0]?.body });
    expect((await signIn(email, PASSWORD, somewhere())).status).toBe(200);
    const wait = async () => {
      const { rows } = await server.services.pool.query<{ expire: string }>(
        `select max(expire) as expire from rate_counters where key like '%' || $1 and points > (split_part(key, '/', 2))::int`,
        [`${email}|${guesser}`],
      );
      return Number(rows[0]?.expire) - Date.now();
    };
    const first = await wait();
    for (let i = 0; i < 10; i += 1) await signIn(email, 'still guessing', guesser);
    expect(await wait()).toBeGreaterThan(2 * first); // who goes on waits longer
  });

  it('E-5 a right password forgives the wrong ones before it', async () => {
    const email = address();
    await signedUp(server, email);
    const home = somewhere();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 7; i += 1) await signIn(email, 'mistyped', home);
      expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    }
  });

  it('E-5 whoever is held off already does not hold off the owner', async () => {
    const email = address();
    await signedUp(server, email);
    await guessedBefore(email, LIMITS.passwordByAccount.points - 15);
    const guesser = somewhere();
    for (let i = 0; i < 20; i += 1) expect((await signIn(email, 'a guess', guesser)).status).toBe(400);
    expect((await signIn(email, PASSWORD, somewhere())).status).toBe(200);
  });

  it('E-5 many guessers together hold an account off, but not where its owner is signed in, nor a new password by mail', async () => {
    const email = address();
    await signedUp(server, email);
    const home = somewhere();
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    await guessedBefore(email, LIMITS.passwordByAccount.points - 1);
    expect(await signIn(email, PASSWORD, somewhere())).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect((await post('/recover', { email }, somewhere())).status).toBe(200);
    const { link } = await awaitMail(server, email, 'auth.recovery');
    const session = await post('/verify', { token_hash: link.searchParams.get('token'), type: 'recovery' }, somewhere());
    expect(session.body.access_token).toBeTruthy();
  });

  it('E-8 a forged X-Forwarded-For changes neither limits nor the audit log', async () => {
    const email = address();
    await signedUp(direct, email);
    for (let i = 0; i < 10; i += 1) await signIn(email, 'a guess', somewhere(), direct);
    expect(await signIn(email, PASSWORD, somewhere(), direct)).toMatchObject({ status: 400 });
    const rows = await direct.db.selectFrom('audit_log').select('ip').where('event', '=', 'auth.sign_in_failed').execute();
    expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
  });

  it('E-8 all addresses of one IPv6 network count as one', async () => {
    const email = address();
    await signedUp(server, email);
    for (let i = 0; i < 10; i += 1) await signIn(email, 'a guess', `2001:db8:1:2::${i + 1}`);
    expect((await signIn(email, PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(400);
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('one client', () => {
  it.each([
    ['passwords', LIMITS.passwordByIp, 100, (from: string) => signIn(address(), 'a guess', from)],
    ['sign-ups', LIMITS.signUp, 30, (from: string) => post('/signup', { email: address(), password: PASSWORD }, from)],
    ['mails', LIMITS.mailByIp, 30, (from: string) => post('/recover', { email: address() }, from)],
    ['links and codes', LIMITS.verify, 60, (from: string) => post('/verify', { token_hash: 'x', type: 'signup' }, from)],
    ['tokens of a provider', LIMITS.idToken, 100, (from: string) => post('/token?grant_type=id_token', { id_token: 'x' }, from)],
    [
      'sign-ins through a provider',
      LIMITS.authorize,
      60,
      (from: string) => server.request('/auth/v1/authorize?provider=none', { headers: { 'x-forwarded-for': from } }),
    ],
  ])('E-3 E-5 is held off from %s, whoever they are for, and nobody else is', async (_, limit, most, ask) => {
    const from = somewhere();
    for (let i = 1; i < most; i += 1) await server.services.limits.take(limit, from);
    expect((await ask(from)).status).not.toBe(429);
    expect(await ask(from)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect((await ask(somewhere())).status).not.toBe(429);
  });
});

describe('a stolen session', () => {
  it('P-6 is held off from guessing the password by changing it, wherever it is used', async () => {
    const { client } = await signedUp(server, address());
    const { data } = await client.getSession();
    const change = (current_password: string) =>
      server.request<{ code: string }>('/auth/v1/user', {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': somewhere(),
          authorization: `Bearer ${data.session?.access_token}`,
        },
        body: JSON.stringify({ password: 'another fine secret', current_password }),
      });
    for (let i = 1; i < LIMITS.change.points; i += 1) await server.services.limits.take(LIMITS.change, data.session?.user.id ?? '');
    expect(await change('a guess')).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } });
    expect(await change(PASSWORD)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });
});

describe('asking for mails', () => {
  it('E-2 E-3 one mail of a kind a minute, for known and unknown addresses alike', async () => {
    const known = address();
    const { client } = await signedUp(server, known);
    await server.services.limits.reset(LIMITS.mailByAddress, `signup|${known}`);
    for (const email of [known, address()]) {
      expect((await post('/signup', { email, password: PASSWORD }, somewhere())).status).toBe(200);
      // A confirmation that anybody asked for does not keep the owner from a new password.
      expect((await post('/recover', { email }, somewhere())).status).toBe(200);
      for (const path of ['/signup', '/recover', '/resend'])
        expect(await post(path, { email, password: PASSWORD, type: 'signup' }, somewhere())).toMatchObject({
          status: 429,
          body: { code: 'over_email_send_rate_limit' },
        });
    }
    expect((await client.reauthenticate()).error).toBeNull();
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  it('E-2 the answer to a forgotten password does not wait for the account', async () => {
    const known = address();
    await signedUp(server, known);
    // The account’s row is held: whoever looked it up for writing would wait.
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('auth.users').select('id').where('email', '=', known).forUpdate().execute();
      const [one, two] = [await post('/recover', { email: known }, somewhere()), await post('/recover', { email: address() }, somewhere())];
      expect([one.status, one.body]).toEqual([200, {}]);
      expect([two.status, two.body]).toEqual([200, {}]);
    });
    await awaitMail(server, known, 'auth.recovery');
  });

  it('E-3 a sign-up for a confirmed address differs in nothing but the list of identities', async () => {
    const known = address();
    await signedUp(server, known);
    await server.services.limits.reset(LIMITS.mailByAddress, `signup|${known}`);
    const data = { name: 'Ada', [PENDING_WEBSITE]: 'https://lamps.example/' };
    const [real, fake] = [
      await post('/signup', { email: address(), password: PASSWORD, data }, somewhere()),
      await post('/signup', { email: known, password: PASSWORD, data }, somewhere()),
    ];
    expect(Object.keys(fake.body)).toEqual(Object.keys(real.body));
    expect({ ...fake.body, identities: 0 }).toMatchObject({
      role: real.body.role,
      aud: real.body.aud,
      app_metadata: real.body.app_metadata,
    });
    expect(Object.keys(fake.body.user_metadata as object).sort()).toEqual(Object.keys(real.body.user_metadata as object).sort());
    expect(fake.body.identities).toEqual([]);
  });
});

describe('too many refreshes', () => {
  it('E-9 are a 503, which clients repeat, and never a 429, which would sign them out', async () => {
    const visitor = await signedUp(server, address());
    const { data } = await visitor.client.getSession();
    const from = somewhere();
    await server.services.pool.query('insert into rate_counters (key, points, expire) values ($1, $2, $3)', [
      `${LIMITS.refresh.name}/${LIMITS.refresh.points}/${LIMITS.refresh.seconds}:${from}`,
      LIMITS.refresh.points,
      Date.now() + 60_000,
    ]);
    const busy = await post('/token?grant_type=refresh_token', { refresh_token: data.session?.refresh_token }, from);
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBeTruthy();
    expect((await post('/token?grant_type=refresh_token', { refresh_token: data.session?.refresh_token }, somewhere())).status).toBe(200);
  });

  it('E-9 a session that is busy too long is a 503, and lives on', async () => {
    const visitor = await signedUp(server, address());
    const { data } = await visitor.client.getSession();
    const refresh = () => post('/token?grant_type=refresh_token', { refresh_token: data.session?.refresh_token }, somewhere());
    const usual = AUTH.lockWaitMs;
    Object.assign(AUTH, { lockWaitMs: 50 });
    await server.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('auth.sessions')
        .select('id')
        .where('user_id', '=', data.session?.user.id ?? '')
        .forUpdate()
        .execute();
      expect((await refresh()).status).toBe(503);
    });
    Object.assign(AUTH, { lockWaitMs: usual });
    expect((await refresh()).status).toBe(200);
  });
});
