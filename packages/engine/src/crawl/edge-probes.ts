import type { PageReader } from '../artifacts/page-reading.ts';
import type { EdgeProbe } from '../artifacts/visit.ts';
import { sharedWords } from '../artifacts/word-sketch.ts';
import type { FetchAs } from '../fetch/fetch.ts';
import { failureOfStatus } from '../fetch/status.ts';
import { recognizeChallenge } from './challenge.ts';
import { CRAWLERS } from './crawlers.ts';
import { hashBody, type VisitedPage } from './page-visit.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** The crawlers whose names firewalls know best, of each vendor that answers with citations. */
const IMITATED = new Set(['OAI-SearchBot', 'ChatGPT-User', 'PerplexityBot', 'Claude-SearchBot', 'Claude-User', 'Googlebot', 'Bingbot']);
const AGENTS: readonly { agent: string; as: FetchAs }[] = [
  { agent: 'browser', as: 'browser' },
  ...CRAWLERS.flatMap(({ token, userAgent }) => (IMITATED.has(token) && userAgent !== null ? [{ agent: token, as: { userAgent } }] : [])),
];
export const PAGES_PROBED = 3;

export type ProbeMeans = { rateLimiter: RateLimiter; reader: PageReader; signal: AbortSignal };

/** Asks for pages that we have read as AI crawlers and as a browser, and compares the answers with ours. Probes that the time cuts off are left out. */
export async function probeEdge(pages: readonly VisitedPage[], means: ProbeMeans): Promise<EdgeProbe[]> {
  const probes = pages.flatMap((page) => AGENTS.map(({ agent, as }) => probe(page, agent, as, means)));
  return (await Promise.all(probes)).filter((one) => one !== null);
}

async function probe(
  page: VisitedPage,
  agent: string,
  as: FetchAs,
  { rateLimiter, reader, signal }: ProbeMeans,
): Promise<EdgeProbe | null> {
  const { finalUrl } = page.artifact;
  if (signal.aborted) return null;
  // An imitation that is told to wait has its answer: waiting would only repeat the question.
  const outcome = await rateLimiter.ask({ url: finalUrl, as, signal, allowTruncated: true }, { patient: false });
  const result: EdgeProbe = { url: finalUrl, agent, status: null, code: null, similarity: null, challenge: null };
  if (!outcome.ok) return signal.aborted ? null : { ...result, code: outcome.code };
  result.status = outcome.status;
  if (page.bodyHash === hashBody(outcome.body)) return { ...result, similarity: 1 };
  const reading = await reader.read({
    body: outcome.body,
    contentType: outcome.headers['content-type'] ?? null,
    url: finalUrl,
    finalUrl: outcome.finalUrl,
  });
  if (!reading.ok) return signal.aborted ? null : result;
  return {
    ...result,
    similarity: page.facts && failureOfStatus(outcome.status) === null ? sharedWords(page.facts.words, reading.facts.words) : null,
    challenge: recognizeChallenge({ headers: outcome.headers, ...reading.facts }),
  };
}
