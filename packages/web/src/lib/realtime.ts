import { openRealtime, type RealtimeTopic } from '@citelight/contracts/api/site';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './api.ts';
import { ApiError } from './errors.ts';
import { eventData } from './event-stream.ts';

/** Which queries a topic touches, by the first parts of their keys. A credit change also changes what check-subscription says. */
const KEYS: Record<RealtimeTopic, readonly (readonly string[])[]> = {
  user_credits: [['user_credits'], ['credit_transactions'], ['subscriptions', 'check']],
  assessment_reports: [['assessment_reports'], ['score_history'], ['tracked_websites'], ['competitors', 'setup']],
  keyword_analyses: [['keyword_analyses'], ['assessment_reports']],
  content_opportunities: [['content_opportunities'], ['assessment_reports']],
  competitor_analyses: [['competitor_analyses'], ['assessment_reports']],
  subscriptions: [['subscriptions'], ['scheduled_reports'], ['user_credits']],
  scheduled_reports: [['scheduled_reports'], ['user_credits'], ['competitors', 'setup']],
  visibility_rounds: [['visibility']],
  recommendation_states: [['recommendation_states']],
  site_edits: [['site_edits'], ['report'], ['keyword_analyses'], ['visibility_questions']],
};
const TOPICS = Object.keys(KEYS) as RealtimeTopic[];

const POLL_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

const refetch = (queries: QueryClient, topics: readonly RealtimeTopic[]) => {
  for (const queryKey of topics.flatMap((topic) => KEYS[topic])) void queries.invalidateQueries({ queryKey });
};

const isTopic = (topic: unknown): topic is RealtimeTopic => TOPICS.includes(topic as RealtimeTopic);

/**
 * Follows the user's changes until `signal` aborts: each event refetches what it touches. While the stream is down everything is
 * refetched every 5 seconds, and once more whenever it stands, because events may have been missed.
 */
export async function followChanges(queries: QueryClient, signal: AbortSignal): Promise<void> {
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPolling = () => clearInterval(poll);
  signal.addEventListener('abort', stopPolling);

  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      const answer = await request(openRealtime, {}, signal);
      stopPolling();
      poll = undefined;
      // What the page asked for before the stream stood may have changed meanwhile; what it is asking for now may come first.
      setTimeout(refetch, FIRST_WAIT_MS, queries, TOPICS);
      if (!answer.body) throw new Error('an event stream has a body');
      for await (const data of eventData(answer.body)) {
        waitMs = FIRST_WAIT_MS;
        const { topic }: { topic?: unknown } = JSON.parse(data);
        if (isTopic(topic)) refetch(queries, [topic]);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && (error.status === 401 || error.code === 'insufficient_aal')) return;
    }
    poll ??= setInterval(() => document.visibilityState === 'visible' && refetch(queries, TOPICS), POLL_MS);
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.75 + Math.random() / 2)));
  }
}
