import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Asked, fakeBrowser, keep, refusal, session } from './testing.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // the middle of what a wait is spread over
});
afterEach(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled(); // a message that is under way
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const STREAM = 'GET /realtime/v1';
const ALL = 25;

/** Follows with these answers, one for each try; the last is given again. What was refetched is collected by its key. */
async function follow(answers: Answer[]) {
  let tries = 0;
  const outside = fakeBrowser({ [STREAM]: (asked) => (answers[Math.min(tries++, answers.length - 1)] ?? down)(asked) });
  keep(session());
  await import('@supabase/auth-js'); // loaded before time stands still
  const { followChanges } = await import('./realtime.ts');
  const queries = new QueryClient();
  const refetched: string[] = [];
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => void refetched.push(filters?.queryKey?.join('/') ?? ''));
  const stopping = new AbortController();
  let isOver = false;
  const over = followChanges(queries, stopping.signal).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...outside,
    refetched,
    tries: () => tries,
    isOver: () => isOver,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    async stop() {
      stopping.abort();
      await vi.advanceTimersByTimeAsync(60_000);
      await over;
    },
  };
}

/** A stream that stays open; what is sent arrives at once. */
function stream() {
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sending = controller;
    },
  });
  return {
    answer({ signal }: Asked) {
      signal?.addEventListener('abort', () => sending?.error(signal.reason));
      return new Response(body);
    },
    send: async (data: string) => {
      sending?.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));
      await vi.advanceTimersByTimeAsync(0);
    },
    close: async () => {
      sending?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const down = () => refusal(503, 'server.unavailable', 'Please try again in a minute.');

describe('X4 while the stream stands', () => {
  it('everything is refetched once after half a second, for events may have been missed', async () => {
    const { answer } = stream();
    const following = await follow([answer]);
    await following.pass(499);
    expect(following.refetched).toEqual([]);
    await following.pass(1);
    expect(following.refetched).toHaveLength(ALL);
    await following.pass(60_000);
    expect(following.refetched).toHaveLength(ALL);
    await following.stop();
  });

  it.each([
    ['user_credits', ['user_credits', 'credit_transactions', 'subscriptions/check']],
    ['assessment_reports', ['assessment_reports', 'score_history', 'tracked_websites', 'competitors/setup']],
    ['keyword_analyses', ['keyword_analyses', 'assessment_reports']],
    ['content_opportunities', ['content_opportunities', 'assessment_reports']],
    ['competitor_analyses', ['competitor_analyses', 'assessment_reports']],
    ['subscriptions', ['subscriptions', 'scheduled_reports', 'user_credits']],
    ['scheduled_reports', ['scheduled_reports', 'user_credits', 'competitors/setup']],
    ['visibility_rounds', ['visibility']],
    ['recommendation_states', ['recommendation_states']],
    ['site_edits', ['site_edits', 'report', 'keyword_analyses', 'visibility_questions']],
  ])('an event of %s refetches what it touches and nothing else', async (topic, keys) => {
    const { answer, send } = stream();
    const following = await follow([answer]);
    await following.pass(1_000);
    following.refetched.length = 0;
    await send(JSON.stringify({ topic }));
    expect(following.refetched).toEqual(keys);
    await following.stop();
  });

  it('an event of a later version, which this page does not know, refetches nothing', async () => {
    const { answer, send } = stream();
    const following = await follow([answer]);
    await following.pass(1_000);
    following.refetched.length = 0;
    for (const data of ['{"topic":"things"}', '{}', '{"topic":7}']) await send(data);
    expect(following.refetched).toEqual([]);
    await following.stop();
  });
});

describe('X4 while the stream is down', () => {
  it('everything is refetched every 5 seconds, but not on a page that nobody sees', async () => {
    const following = await follow([down]);
    await following.pass(4_999);
    expect(following.refetched).toEqual([]);
    await following.pass(1);
    expect(following.refetched).toHaveLength(ALL);
    await following.pass(5_000);
    expect(following.refetched).toHaveLength(2 * ALL);
    following.document.visibilityState = 'hidden';
    await following.pass(5_000);
    expect(following.refetched).toHaveLength(2 * ALL);
    await following.stop();
  });

  it('is asked for again after a wait that doubles, up to half a minute', async () => {
    const following = await follow([down]);
    const waits: number[] = [];
    for (let [seen, since] = [1, 0]; waits.length < 9; since += 500) {
      if (following.tries() > seen) {
        waits.push(since);
        [seen, since] = [following.tries(), 0];
      }
      await following.pass(500);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    await following.stop();
  });

  it('the wait is spread over a half, so that not every page asks at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const early = await follow([down]);
    await early.pass(374);
    expect(early.tries()).toBe(1);
    await early.pass(1);
    expect(early.tries()).toBe(2);
    await early.stop();
    vi.resetModules();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const late = await follow([down]);
    await late.pass(624);
    expect(late.tries()).toBe(1);
    await late.pass(1);
    expect(late.tries()).toBe(2);
    await late.stop();
  });

  it('stops polling once it stands again, and waits briefly after an event came', async () => {
    const { answer, send, close } = stream();
    const following = await follow([down, down, down, answer, down]);
    await following.pass(3_500);
    expect(following.tries()).toBe(4);
    await following.pass(500);
    expect(following.refetched).toHaveLength(ALL);
    await following.pass(20_000);
    expect(following.refetched).toHaveLength(ALL);
    await send('{"topic":"visibility_rounds"}');
    await close();
    await following.pass(499);
    expect(following.tries()).toBe(4);
    await following.pass(1);
    expect(following.tries()).toBe(5);
    following.refetched.length = 0;
    await following.pass(4_500);
    expect(following.refetched, 'polling has begun again').toHaveLength(ALL);
    await following.stop();
  });

  it('an answer without a body is a failure', async () => {
    const following = await follow([() => new Response(null, { status: 204 })]);
    await following.pass(500);
    expect(following.tries()).toBe(2);
    await following.stop();
  });
});

describe('X4 the end', () => {
  it.each([
    ['down', down],
    ['up', (asked: Asked) => stream().answer(asked)],
  ])('nothing is asked for any more, nor refetched; the stream was %s', async (_was, answer) => {
    const following = await follow([answer]);
    await following.pass(1_000);
    await following.stop();
    const [tries, refetched] = [following.tries(), following.refetched.length];
    await following.pass(60_000);
    expect([following.tries(), following.refetched.length]).toEqual([tries, refetched]);
    expect(following.isOver()).toBe(true);
  });

  it.each([
    [401, 'auth.invalid_token'],
    [403, 'insufficient_aal'],
  ])('comes by itself with %i %s: whoever is signed out or owes a step follows nothing', async (status, code) => {
    const following = await follow([() => refusal(status, code, 'No.')]);
    await following.pass(1_000);
    expect(following.isOver()).toBe(true);
    await following.pass(20_000);
    expect(following.refetched).toEqual([]);
  });
});
