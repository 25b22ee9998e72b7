import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report, ReportListItem } from '@citelight/contracts';
import { sql } from '../../packages/server/src/platform/database.ts';
import type { Random } from './random.ts';
import { rivalUrl, type Stage, siteOf, waitFor } from './stage.ts';

/** People at work: they analyse, buy, share and look, each by a plan of its own, and remember what they were told. */

export type Answer<T> = { status: number; body: T };
export type Share = { to: string; outcome: 'sent' | 'refused' | 'unknown' };

export type Member = {
  id: string;
  email: string;
  /** Reports that the product has promised. */
  accepted: Set<string>;
  /** Requests for an analysis that nobody answered: they may or may not have become a report. */
  unanswered: number;
  shares: Share[];
  /** Requests that were answered with 500, which is a fault of the product whatever the trouble is. */
  broken: string[];
  analyse(): Promise<void>;
  buy(): Promise<void>;
  share(): Promise<void>;
  look(): Promise<void>;
  /** What the member's screen shows of each report, refreshed by the event stream alone. */
  screen: Map<string, string>;
  stream: { connects: number };
  work(): void;
  /** Resolves when nothing of this member is under way. */
  rest(): Promise<void>;
  leave(): Promise<void>;
};

/** Reports on a screen: more than a member gets in a round. */
export const SHOWN = 40;
const ANSWER_MS = 15_000;
const PATIENCE_MS = 60_000;

export const stateOf = ({ status, parts }: Pick<ReportListItem, 'status' | 'parts'>): string =>
  `${status} ${parts.keywords} ${parts.content} ${parts.competitors}`;

export async function joinMember(stage: Stage, index: number, random: Random): Promise<Member> {
  const email = `m${index}-${randomUUID()}@example.test`;
  const { id } = await stage.db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`.execute(stage.db);
  const token = await stage.sign({ sub: id, email, session_id: sessionId });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  /** Undefined: no answer. */
  const ask = async <T>(method: string, path: string, body?: object): Promise<Answer<T> | undefined> => {
    try {
      const response = await fetch(`${stage.url}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      if (response.status === 500) member.broken.push(`${method} ${path.replace(/[0-9a-f-]{36}/g, 'ID')}: ${text.slice(0, 200)}`);
      return { status: response.status, body: JSON.parse(text) as T };
    } catch {
      return undefined;
    }
  };
  /** As a client does: again while nobody answers or the product says that it is busy. */
  const insist = async <T>(method: string, path: string, body?: object, onSilence = () => {}): Promise<Answer<T> | undefined> => {
    for (const limit = performance.now() + PATIENCE_MS; performance.now() < limit; await sleep(250)) {
      const answer = await ask<T>(method, path, body);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (!answer || answer.status >= 500) onSilence();
    }
    return undefined;
  };

  const member: Member = {
    id,
    email,
    accepted: new Set(),
    unanswered: 0,
    shares: [],
    broken: [],
    screen: new Map(),
    stream: { connects: 0 },
    async analyse() {
      const body = { url: `http://${siteOf(index)}/`, userId: id };
      const answer = await insist<{ reportId: string; code?: string }>('POST', '/functions/v1/analyze-website', body, () => {
        member.unanswered += 1;
      });
      if (answer?.status === 200) member.accepted.add(answer.body.reportId);
      else if (answer?.body.code === 'credits.insufficient') await member.buy();
    },
    async buy() {
      const pack = random.pick(['price_citelight_pack_50', 'price_citelight_pack_100']);
      const answer = await insist<{ url?: string }>('POST', '/functions/v1/create-credits-checkout', { priceId: pack });
      const session = answer?.body.url?.split('/').at(-1);
      if (session) await stage.sandbox(`/sandbox/sessions/${session}/pay`, { card: 'good' });
    },
    async share() {
      const list = await ask<{ items: Report[] }>('GET', '/data/v1/assessment_reports?status=completed&limit=1');
      const reportId = list?.body.items?.[0]?.id;
      if (!reportId) return;
      const share: Share = { to: `${randomUUID()}@reader.test`, outcome: 'unknown' };
      member.shares.push(share);
      const answer = await ask('POST', '/functions/v1/share-report-email', { reportId, recipientEmail: share.to });
      if (answer) share.outcome = answer.status === 200 ? 'sent' : 'refused';
    },
    async look() {
      await ask('GET', '/data/v1/user_credits');
      await ask('GET', '/data/v1/credit_transactions');
      await ask('GET', '/data/v1/assessment_reports?sort=overall_score');
    },
    work: () => {},
    rest: async () => {},
    leave: async () => {},
  };

  const compare = async () => {
    const sites = await ask<{ items: { id: string }[] }>('GET', '/data/v1/tracked_websites?is_active=true');
    const website_id = sites?.body.items?.[0]?.id;
    const competitors = [{ competitor_name: 'Rival', competitor_url: rivalUrl }];
    if (website_id) await insist('POST', '/data/v1/competitors', { website_id, competitors });
  };
  const PLAN = [member.analyse, member.analyse, member.buy, member.share, member.share, member.look, member.look];

  // A screen: fetches what it shows when the stream connects and whenever that tells of a change.
  const left = new AbortController();
  let stale = false;
  let looking = false;
  const refresh = async () => {
    stale = true;
    if (looking) return;
    looking = true;
    while (stale && !left.signal.aborted) {
      stale = false;
      const list = await ask<{ items: ReportListItem[] }>('GET', `/data/v1/assessment_reports?limit=${SHOWN}`);
      if (list?.status === 200) for (const report of list.body.items) member.screen.set(report.id, stateOf(report));
      else {
        stale = true;
        await sleep(300);
      }
    }
    looking = false;
  };
  const watch = async () => {
    while (!left.signal.aborted) {
      try {
        const response = await fetch(`${stage.url}/realtime/v1`, { headers, signal: left.signal });
        if (!response.ok || !response.body) throw new Error(`${response.status}`);
        member.stream.connects += 1;
        void refresh();
        const decoder = new TextDecoder();
        for await (const chunk of response.body) if (decoder.decode(chunk).includes('data:')) void refresh();
      } catch {
        // cut: it connects again
      }
      await sleep(300, undefined, { signal: left.signal }).catch(() => {});
    }
  };
  const watching = watch();

  let working: Promise<void> | undefined;
  let atWork = false;
  member.work = () => {
    if (working) return;
    atWork = true;
    working = (async () => {
      await member.analyse();
      if (index % 2 === 0) {
        await waitFor(async () => ((await ask<{ items: object[] }>('GET', '/data/v1/competitors'))?.status ?? 0) > 0, 10_000);
        await compare();
      }
      while (atWork) {
        await random
          .pick(PLAN)()
          .catch(() => {});
        await sleep(random.between(500, 3_000));
      }
    })();
  };
  member.rest = async () => {
    atWork = false;
    await working;
    working = undefined;
  };
  member.leave = async () => {
    await member.rest();
    left.abort();
    await watching.catch(() => {});
  };
  return member;
}

/** Makes a member a subscriber, by a checkout that is paid; the daily schedule follows by itself. */
export async function subscribe(stage: Stage, member: Member): Promise<void> {
  const token = await stage.sign({ sub: member.id, email: member.email, session_id: await sessionOf(stage, member.id) });
  const response = await fetch(`${stage.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: 'price_citelight_daily', mode: 'subscription' }),
  });
  const { url } = (await response.json()) as { url: string };
  await stage.sandbox(`/sandbox/sessions/${url.split('/').at(-1)}/pay`, { card: 'good' });
}

const sessionOf = async (stage: Stage, userId: string): Promise<string> =>
  (await sql<{ id: string }>`select id from auth.sessions where user_id = ${userId} limit 1`.execute(stage.db)).rows[0]?.id ?? '';
