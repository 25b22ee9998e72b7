import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signature } from '../../packages/sandbox/src/sender.ts';
import { sql } from '../../packages/server/src/platform/database.ts';
import { atMost, type Figure, figure, type Suite } from '../figures.ts';
import { largeAnalysis } from './analysis.ts';
import { dueSchedules, fillDatabase } from './fill.ts';
import { createMeter, errorsOf, hammer, type Meter, percentile, spreadOf } from './meter.ts';
import { openScene, type Scene, SITE, type User } from './scene.ts';

/** API and worker on PostgreSQL under load, each figure beside what the bare route and the bare query take in the same run. */

const FILLED = { members: 1_000, reports: 100_000, lines: 1_000_000 };
const ACTIVE = 200;
const STREAMS = 1_000;
const STREAM_TRIES = 20;
const WEBHOOKS = 1_000;
/** A member, and the newest of their reports. */
type Reader = User & { report: string };

const LIST = '/data/v1/assessment_reports?sort=created_at&direction=desc';

const LAG = 'nodejs_eventloop_lag_p99_seconds';
const CPU = 'process_cpu_seconds_total';

/** The longest 1 of 100 delays of the API's event loop since it was last asked, in ms. */
const lag = async (scene: Scene) => (await scene.metrics())(LAG) * 1_000;

/**
 * What the API's process computes for each of the requests that `work` makes, in ms of CPU, which does not depend on who else uses
 * the machine, and the delays of its event loop meanwhile as `lag` gives them.
 */
async function cpuEach<T>(scene: Scene, meter: Meter, work: () => Promise<T>): Promise<{ result: T; cpuMs: number; lagMs: number }> {
  const before = (await scene.metrics())(CPU);
  const done = meter.times.length;
  const result = await work();
  const after = await scene.metrics();
  return { result, cpuMs: (after(CPU) - before) * (1_000 / (meter.times.length - done)), lagMs: after(LAG) * 1_000 };
}

/** How much of a core a program gets that wants all of it: 1 on a machine of its own. */
function shareOfCore(): number {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  while (performance.now() - began < 1_000) Math.sqrt(began);
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1_000 / (performance.now() - began);
}

const withoutErrors = (name: string, meter: Meter, log: (line: string) => void): Figure => {
  for (const [error, n] of meter.errors) log(`${n} × ${error}`);
  return atMost(`${name}: errors`, errorsOf(meter), 0, `of ${meter.times.length + errorsOf(meter)}`);
};

/** What this machine can do at all, at this moment. */
async function limits(scene: Scene, seconds: number): Promise<Figure[]> {
  const [route, query] = [createMeter(), createMeter()];
  const atOnce = 20;
  const share = shareOfCore();
  const { result: routes, cpuMs } = await cpuEach(scene, route, () =>
    hammer(route, () => scene.ask(null, 'GET', '/healthz'), { atOnce, seconds }),
  );
  const queries = await hammer(query, () => scene.pool.query('select 1'), { atOnce, seconds });
  return [
    figure('limit: share of a core that a busy program gets', share, 'of 1'),
    figure('limit: bare route, 20 at once', routes, '/s'),
    figure('limit: bare route, CPU of the API each', cpuMs, 'ms'),
    ...spreadOf('limit: bare route, 20 at once', route),
    figure('limit: bare query, 20 at once', queries, '/s'),
    ...spreadOf('limit: bare query, 20 at once', query),
  ];
}

/** A path, or one of the reader's own. */
type Path = string | ((user: Reader) => string);
const reportOf = ({ report }: Reader) => `/data/v1/assessment_reports/${report}`;
const readPath = (scene: Scene, user: Reader, path: Path) => scene.ask(user, 'GET', typeof path === 'string' ? path : path(user));

/** The lists of one member, among everybody's, and a member's newest report. */
async function lists(scene: Scene, users: readonly Reader[], times: number, bytes: number, log: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  const someone = (n: number) => users[n % users.length] as Reader;
  const reads: [string, Path][] = [
    [`list of reports among ${FILLED.reports}`, LIST],
    ['list of reports by score', '/data/v1/assessment_reports?sort=overall_score&direction=asc&offset=30'],
    [`list of ledger lines among ${FILLED.lines}`, '/data/v1/credit_transactions'],
    ['list of credits', '/data/v1/user_credits'],
    [`report of ${Math.round(bytes / 1_000)} kB`, reportOf],
  ];
  for (const [name, path] of reads) {
    const read = (n: number) => readPath(scene, someone(n), path);
    const [one, many] = [createMeter(), createMeter()];
    await hammer(createMeter(), read, { atOnce: 4, times: 40 }); // warms caches up
    await hammer(one, read, { atOnce: 1, times });
    const { result: rate, cpuMs } = await cpuEach(scene, many, () => hammer(many, read, { atOnce: 20, times: times * 5 }));
    figures.push(
      figure(`${name}, one at a time: p50`, percentile(one.times, 0.5), 'ms'),
      atMost(`${name}, one at a time: p95`, percentile(one.times, 0.95), 300, 'ms'),
      figure(`${name}, 20 at once`, rate, '/s'),
      figure(`${name}, CPU of the API each`, cpuMs, 'ms'),
      ...spreadOf(`${name}, 20 at once`, many),
      withoutErrors(name, many, log),
    );
  }
  return figures;
}

const READS = [
  LIST,
  reportOf,
  '/data/v1/assessment_reports?sort=overall_score',
  '/data/v1/user_credits',
  '/data/v1/credit_transactions',
  '/data/v1/tracked_websites?is_active=true',
  '/data/v1/profiles',
  '/data/v1/scheduled_reports',
];

/** People who read, think for about five seconds and sometimes write, each by a clock of their own. */
async function activeUsers(scene: Scene, users: readonly Reader[], seconds: number, thinkMs: number, log: (line: string) => void) {
  const [reads, writes] = [createMeter(), createMeter()];
  const until = performance.now() + seconds * 1_000;
  let analyses = 0;
  const live = async (user: Reader, at: number) => {
    await sleep((at / users.length) * thinkMs);
    for (let n = 0; performance.now() < until; n++) {
      if (n % 5 === 4) {
        const body = { full_name: `User ${randomUUID().slice(0, 8)}` };
        await writes.time(() => scene.ask(user, 'PATCH', `/data/v1/profiles/${user.id}`, body));
      } else if (n % 8 === 3 && at % 50 === 0) {
        analyses += 1;
        await writes.time(() => scene.ask(user, 'POST', '/functions/v1/analyze-website', { url: SITE, userId: user.id }));
      } else await reads.time(() => readPath(scene, user, READS[(n + at) % READS.length] ?? LIST));
      await sleep(thinkMs * (0.5 + ((at * 7 + n * 13) % 100) / 100));
    }
  };
  await lag(scene);
  await Promise.all(users.map(live));
  const rate = (reads.times.length + writes.times.length) / seconds;
  log(`${reads.times.length} reads, ${writes.times.length} writes, ${analyses} of them analyses`);
  return { reads, writes, rate, lagMs: await lag(scene) };
}

async function users200(scene: Scene, users: readonly Reader[], seconds: number, log: (line: string) => void): Promise<Figure[]> {
  const { reads, writes, rate, lagMs } = await activeUsers(scene, users, seconds, 5_000, log);
  const name = `${users.length} active users`;
  return [
    figure(`${name}: requests`, rate, '/s'),
    figure(`${name}: read p50`, percentile(reads.times, 0.5), 'ms'),
    atMost(`${name}: read p95`, percentile(reads.times, 0.95), 200, 'ms'),
    atMost(`${name}: read p99`, percentile(reads.times, 0.99), 1_000, 'ms'),
    figure(`${name}: write p50`, percentile(writes.times, 0.5), 'ms'),
    atMost(`${name}: write p95`, percentile(writes.times, 0.95), 400, 'ms'),
    atMost(`${name}: write p99`, percentile(writes.times, 0.99), 1_000, 'ms'),
    withoutErrors(`${name}: reads`, reads, log),
    withoutErrors(`${name}: writes`, writes, log),
    figure(`${name}: event-loop lag of the API, p99`, lagMs, 'ms'),
  ];
}

type Stream = { user: User; arrivals: number[]; close(): void };

/** Members sit in offices of fifty, each behind one address. */
const OFFICE = 50;
const offices = new Map<string, string>();
function officeOf({ token }: User): string {
  const address = offices.get(token) ?? `10.0.0.${1 + Math.floor(offices.size / OFFICE)}`;
  offices.set(token, address);
  return address;
}

function tryStream(scene: Scene, user: User): Promise<Stream> {
  return new Promise((done, fail) => {
    const stream: Stream = { user, arrivals: [], close: () => request.destroy() };
    const headers = { authorization: `Bearer ${user.token}`, 'x-forwarded-for': officeOf(user) };
    const request = get(`${scene.url}/realtime/v1`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`an event stream was answered with ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes(': connected')) done(stream);
        if (chunk.includes('"subscriptions"')) stream.arrivals.push(performance.now());
      });
      response.on('error', () => {});
    });
    request.on('error', fail);
  });
}

/** As a browser does: again when the server is too busy. `onRefusal` is told each time. */
async function openStream(scene: Scene, user: User, onRefusal: () => void): Promise<Stream> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryStream(scene, user);
    } catch (error) {
      onRefusal();
      if (attempt === STREAM_TRIES) throw error;
      await sleep(500);
    }
  }
}

/** A change is told to every open browser of its member; each of these has five. */
async function streams(scene: Scene, users: readonly User[], changes: number): Promise<Figure[]> {
  const rssBefore = (await scene.metrics())('process_resident_memory_bytes');
  const open: Stream[] = [];
  let refusals = 0;
  const refused = () => {
    refusals += 1;
  };
  const began = performance.now();
  for (let at = 0; at < STREAMS; at += 50)
    open.push(
      ...(await Promise.all(Array.from({ length: 50 }, (_, n) => openStream(scene, users[(at + n) % users.length] as User, refused)))),
    );
  const opening = performance.now() - began;
  const rss = (await scene.metrics())('process_resident_memory_bytes') - rssBefore;
  await lag(scene);
  const delays: number[] = [];
  let missed = 0;
  try {
    for (let n = 0; n < changes; n++) {
      const { id } = users[n % users.length] as User;
      const theirs = open.filter(({ user }) => user.id === id);
      for (const stream of theirs) stream.arrivals.length = 0;
      const at = performance.now();
      await sql`select app.announce(${id}::uuid, 'subscriptions', null)`.execute(scene.db);
      for (const limit = at + 10_000; theirs.some(({ arrivals }) => arrivals.length === 0) && performance.now() < limit; ) await sleep(1);
      for (const { arrivals } of theirs) {
        if (arrivals[0] === undefined) missed += 1;
        else delays.push(arrivals[0] - at);
      }
    }
    return [
      figure(`${STREAMS} event streams: all open after`, opening / 1_000, 's'),
      atMost(`${STREAMS} event streams: refused and opened again`, refusals, 0, ''),
      figure(`${STREAMS} event streams: memory of the API each`, rss / STREAMS / 1_024, 'KiB'),
      figure(`${STREAMS} event streams: change seen, p50`, percentile(delays, 0.5), 'ms'),
      atMost(`${STREAMS} event streams: change seen, p95`, percentile(delays, 0.95), 1_000, 'ms'),
      figure(`${STREAMS} event streams: change seen, p99`, percentile(delays, 0.99), 'ms'),
      atMost(`${STREAMS} event streams: changes not seen`, missed, 0, `of ${missed + delays.length}`),
      figure(`${STREAMS} event streams: event-loop lag of the API, p99`, await lag(scene), 'ms'),
    ];
  } finally {
    for (const stream of open) stream.close();
  }
}

/** So many people have paid for a pack, and the provider tells of all of them at once. */
async function webhooks(scene: Scene, users: readonly User[], log: (line: string) => void): Promise<Figure[]> {
  const customers: string[] = [];
  await hammer(
    createMeter(),
    async (n) => {
      const { id } = await scene.sandbox<{ id: string }>('/v1/customers', { 'metadata[user_id]': (users[n] as User).id });
      await scene.pool.query('insert into billing_customers (user_id, stripe_customer_id) values ($1, $2)', [(users[n] as User).id, id]);
      customers.push(id);
    },
    { atOnce: 8, times: users.length },
  );
  const paying = createMeter();
  await hammer(
    paying,
    async (n) => {
      const { id } = await scene.sandbox<{ id: string }>('/v1/checkout/sessions', {
        mode: 'payment',
        customer: customers[n % customers.length] as string,
        'line_items[0][price]': 'price_citelight_pack_50',
        'line_items[0][quantity]': '1',
        success_url: 'http://localhost/',
      });
      await scene.pay(id);
    },
    { atOnce: 8, times: WEBHOOKS },
  );
  if (errorsOf(paying) > 0) throw new Error(`not every session could be paid: ${[...paying.errors.keys()]}`);
  type Event = { id: string; type: string };
  const events: Event[] = [];
  for (let more = true; more; ) {
    const after = events.at(-1)?.id;
    const page = await scene.sandbox<{ data: Event[]; has_more: boolean }>(
      `/v1/events?type=checkout.session.completed&limit=100${after ? `&starting_after=${after}` : ''}`,
    );
    events.push(...page.data);
    more = page.has_more;
  }
  const meter = createMeter();
  const began = performance.now();
  const { cpuMs, lagMs } = await cpuEach(scene, meter, () =>
    hammer(
      meter,
      (n) => {
        const payload = JSON.stringify(events[n]);
        const signed = signature(payload, scene.webhookSecret, Math.floor(Date.now() / 1_000));
        return scene.ask(null, 'POST', '/webhooks/stripe', payload, { 'stripe-signature': signed });
      },
      { atOnce: 50, times: events.length },
    ),
  );
  const taken = performance.now() - began;
  const open = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from stripe_events where processed_at is null`.execute(scene.db)).rows[0]?.n ??
    0;
  for (const limit = began + 300_000; (await open()) > 0 && performance.now() < limit; ) await sleep(200);
  const applied = (performance.now() - began) / 1_000;
  const { rows } = await sql<{ lots: number; credits: number }>`
    select count(*)::integer as lots, sum(granted)::integer as credits from credit_lots where source = 'stripe_checkout'`.execute(scene.db);
  log(`${events.length} webhooks: ${rows[0]?.lots} packs granted`);
  const name = `${events.length} webhooks at once`;
  return [
    atMost(`${name}: taken in`, taken / 1_000, 10, 's'),
    figure(`${name}: CPU of the API each`, cpuMs, 'ms'),
    ...spreadOf(name, meter).slice(0, 2),
    atMost(`${name}: p99`, percentile(meter.times, 0.99), 500, 'ms'),
    withoutErrors(name, meter, log),
    atMost(`${name}: applied after`, applied, 60, 's'),
    atMost(`${name}: packs granted too few or too many`, Math.abs((rows[0]?.lots ?? 0) - WEBHOOKS), 0, `of ${WEBHOOKS}`),
    figure(`${name}: event-loop lag of the API, p99`, lagMs, 'ms'),
  ];
}

/** So many reports are due in one minute, while the users go on reading. A report is queued here; one worker writes them for hours. */
async function schedules(
  scene: Scene,
  users: readonly Reader[],
  count: number,
  fill: () => Promise<void>,
  asked: AbortSignal,
  log: (line: string) => void,
) {
  const think = { seconds: 10, ms: 1_000 };
  const few = users.slice(0, 40);
  const before = await activeUsers(scene, few, think.seconds, think.ms, log);
  await fill();
  const began = performance.now();
  await scene.queue.enqueue(scene.db, 'tick-schedules', {});
  const started = async () =>
    (
      await sql<{
        n: number;
      }>`select count(*)::integer as n from report_periods where outcome = 'started' and report_id is not null`.execute(scene.db)
    ).rows[0]?.n ?? 0;
  const during = await activeUsers(scene, few, think.seconds, think.ms, log);
  for (const limit = began + 900_000; (await started()) < count && performance.now() < limit && !asked.aborted; ) await sleep(500);
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await sql<{ doubled: number; completed: number; failed: number }>`
    select (select count(*) from (select schedule_id from report_periods where outcome = 'started' group by 1 having count(*) > 1) d)::integer as doubled,
      count(*) filter (where status = 'completed')::integer as completed, count(*) filter (where status = 'failed')::integer as failed
    from assessment_reports where is_auto_generated and website_id in (select website_id from scheduled_reports)`.execute(scene.db);
  const p95 = (meter: Meter) => percentile(meter.times, 0.95);
  const name = `${count} schedules due in one minute`;
  return [
    atMost(`${name}: all reports queued after`, seconds, 900, 's'),
    figure(`${name}: reports queued`, (await started()) / seconds, '/s'),
    figure(`${name}: reports completed by then`, rows[0]?.completed ?? 0, `of ${count}`),
    figure(`${name}: reports completed`, (rows[0]?.completed ?? 0) / seconds, '/s'),
    atMost(`${name}: reports failed`, rows[0]?.failed ?? 0, 0, `of ${count}`),
    atMost(`${name}: not queued`, count - (await started()), 0, `of ${count}`),
    atMost(`${name}: queued twice`, rows[0]?.doubled ?? 0, 0, ''),
    figure(`${name}: read p95 of ${few.length} users before`, p95(before.reads), 'ms'),
    figure(`${name}: read p95 of ${few.length} users meanwhile`, p95(during.reads), 'ms'),
    withoutErrors(`${name}: reads meanwhile`, during.reads, log),
    figure(`${name}: event-loop lag of the API, p99`, during.lagMs, 'ms'),
  ];
}

export const load: Suite = async ({ full, log, askedToEnd }) => {
  const asked = askedToEnd();
  const figures: Figure[] = [];
  let asAdmin: ((work: (admin: Parameters<typeof dueSchedules>[0]) => Promise<void>) => Promise<void>) | undefined;
  const analysis = await largeAnalysis();
  log(`filling a database with ${FILLED.reports} reports and ${FILLED.lines} ledger lines`);
  const scene = await openScene(async (admin) => {
    asAdmin = (work) => work(admin);
    await fillDatabase(admin, { ...FILLED, analysis });
  });
  try {
    figures.push(atMost('cold start of the API', scene.coldStart, 5, 's'));
    const { rows } = await sql<{ id: string }>`select id from auth.users order by id limit ${ACTIVE}`.execute(scene.db);
    const members = await scene.signIn(rows.map(({ id }) => id));
    const newest = await sql<{ user_id: string; id: string }>`
      select distinct on (user_id) user_id, id from assessment_reports order by user_id, created_at desc`.execute(scene.db);
    const reports = new Map(newest.rows.map(({ user_id, id }) => [user_id, id]));
    const users = members.map((user): Reader => ({ ...user, report: reports.get(user.id) ?? '' }));
    await sql`update profiles set has_used_free_tier = true`.execute(scene.db);
    const count = full ? 10_000 : 1_000;
    const due = async () => asAdmin?.((admin) => dueSchedules(admin, count));
    const atEnd = (one: Figure): Figure => ({ ...one, name: `${one.name}, at the end` });
    const parts: [string, () => Promise<Figure[]>][] = [
      ['limits of this machine', () => limits(scene, full ? 10 : 4)],
      ['lists', () => lists(scene, users, full ? 400 : 100, analysis.length, log)],
      [`${ACTIVE} active users`, () => users200(scene, users, full ? 120 : 30, log)],
      [`${STREAMS} event streams`, () => streams(scene, users, full ? 200 : 40)],
      [`${WEBHOOKS} webhooks`, () => webhooks(scene, users, log)],
      [`${count} schedules`, () => schedules(scene, users, count, due, asked, log)],
      ['limits of this machine once more', async () => (await limits(scene, full ? 10 : 4)).map(atEnd)],
    ];
    for (const [part, measured] of parts) {
      if (asked.aborted) break;
      log(part);
      figures.push(...(await measured()));
    }
  } finally {
    await scene.stop();
  }
  return figures;
};
