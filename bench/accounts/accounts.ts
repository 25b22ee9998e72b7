import { randomUUID } from 'node:crypto';
import { atMost, type Figure, figure, median, type Suite } from '../figures.ts';
import { createMeter, errorsOf, hammer, percentile, spreadOf } from '../load/meter.ts';
import { type Accounts, openAccounts, PASSWORD } from './open-accounts.ts';

/** Signing in with a password: what the time of a refusal tells, and what goes on beside many sign-ins at once. */

/** So many that no account is signed in to, or guessed at, as often as would hold its sign-ins off. */
const ACCOUNTS = 16;
const AT_ONCE = 64;
const SIGN_IN = '/auth/v1/token?grant_type=password';

/** One after another and in turn, so that whatever else the machine does meets all kinds alike. */
async function refusals(accounts: Accounts, rounds: number): Promise<Figure[]> {
  const pick = (list: readonly string[], round: number) => list[round % list.length] as string;
  const kinds: Record<string, (round: number) => string> = {
    'wrong password': (round) => pick(accounts.known, round),
    'unknown user': () => `${randomUUID()}@bench.test`,
    'user without password': (round) => pick(accounts.withoutPassword, round),
  };
  const names = Object.keys(kinds);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  const answers = new Set<string>();
  const WARMING = 5;
  for (let round = -WARMING; round < rounds; round += 1) {
    for (let n = 0; n < names.length; n += 1) {
      const name = names[(n + round + WARMING) % names.length] as string; // none of them always follows the same other one
      const body = { email: kinds[name]?.(Math.abs(round)), password: `not this one ${round}` };
      const began = performance.now();
      const { status, text } = await accounts.ask('POST', SIGN_IN, body);
      if (round >= 0) times.get(name)?.push(performance.now() - began);
      answers.add(`${status} ${text}`);
    }
  }
  const medians = names.map((name) => median(times.get(name) ?? []));
  return [
    ...names.map((name, n) => figure(`refused sign-in, ${name}: median of ${rounds}`, medians[n] as number, 'ms')),
    atMost('refused sign-in: slowest median against the fastest', Math.max(...medians) / Math.min(...medians), 1.1, '×'),
    atMost('refused sign-in: different answers', answers.size, 1, ''),
  ];
}

/** What other visitors meet for so many seconds: the bare route, and a row of a member's own. */
async function others(accounts: Accounts, seconds: number) {
  const [route, row] = [createMeter(), createMeter()];
  const as = { authorization: `Bearer ${accounts.token}` };
  const ask = async (path: string) => {
    const { status } = await accounts.ask('GET', path, undefined, as);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  await Promise.all([
    hammer(route, () => ask('/healthz'), { atOnce: 1, seconds }),
    hammer(row, () => ask('/data/v1/profiles'), { atOnce: 1, seconds }),
  ]);
  return { route, row };
}

/** The event loop's delays since this was last asked, in ms; its clock ticks every 10 ms, which is in them. */
async function delays(accounts: Accounts) {
  const metric = await accounts.metrics();
  return { p99: metric('nodejs_eventloop_lag_p99_seconds') * 1_000, max: metric('nodejs_eventloop_lag_max_seconds') * 1_000 };
}

async function crowd(accounts: Accounts, seconds: number, log: (line: string) => void): Promise<Figure[]> {
  await delays(accounts);
  const alone = await others(accounts, seconds);
  const before = await delays(accounts);
  const signing = createMeter();
  const signIn = async (n: number) => {
    const body = { email: accounts.known[n % accounts.known.length], password: PASSWORD };
    const { status, text } = await accounts.ask('POST', SIGN_IN, body);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 80)}`);
  };
  const [rate, beside] = await Promise.all([hammer(signing, signIn, { atOnce: AT_ONCE, seconds }), others(accounts, seconds)]);
  const meanwhile = await delays(accounts);
  for (const [error, n] of [...signing.errors, ...beside.route.errors, ...beside.row.errors]) log(`${n} × ${error}`);
  const name = `${AT_ONCE} sign-ins at once`;
  return [
    figure(`${name}: sign-ins`, rate, '/s'),
    ...spreadOf(name, signing),
    atMost(`${name}: errors`, errorsOf(signing) + errorsOf(beside.route) + errorsOf(beside.row), 0, `of ${signing.times.length}`),
    figure('event-loop delay before: p99', before.p99, 'ms'),
    atMost(`${name}: event-loop delay, p99`, meanwhile.p99, 50, 'ms'),
    atMost(`${name}: event-loop delay, longest`, meanwhile.max, 200, 'ms'),
    figure('bare route before: p99', percentile(alone.route.times, 0.99), 'ms'),
    ...spreadOf(`${name}: bare route meanwhile`, beside.route).slice(0, 2),
    atMost(`${name}: bare route meanwhile: p99`, percentile(beside.route.times, 0.99), 100, 'ms'),
    figure('a member’s own row before: p99', percentile(alone.row.times, 0.99), 'ms'),
    ...spreadOf(`${name}: a member’s own row meanwhile`, beside.row).slice(0, 2),
    atMost(`${name}: a member’s own row meanwhile: p99`, percentile(beside.row.times, 0.99), 200, 'ms'),
  ];
}

export const accounts: Suite = async ({ full, log }) => {
  const opened = await openAccounts(ACCOUNTS);
  try {
    return [...(await refusals(opened, full ? 600 : 200)), ...(await crowd(opened, full ? 30 : 10, log))];
  } finally {
    await opened.stop();
  }
};
