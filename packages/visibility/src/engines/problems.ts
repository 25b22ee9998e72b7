import { ENGINE_NAMES, type VisibilityEngine } from '@citelight/contracts';

/** Everything that can go wrong with a question, each with the sentence that a member reads. */

export type ProblemCode =
  | 'key'
  | 'quota'
  | 'model'
  | 'search_off'
  | 'search_failed'
  | 'rate'
  | 'overloaded'
  | 'unreachable'
  | 'timeout'
  | 'lost'
  | 'refused'
  | 'cut'
  | 'empty'
  | 'unreadable'
  | 'rejected'
  | 'interrupted'
  | 'ceiling';

/** `again`: nothing was answered and nothing was done, so it may be asked again. `engine`: every other question would end the same way. */
type Kind = { say: (engine: string) => string; again?: true; engine?: true };
const PROBLEMS: Record<ProblemCode, Kind> = {
  key: { say: (engine) => `${engine} refused the key of this installation. Its operator needs to renew it.`, engine: true },
  quota: {
    say: (engine) => `The quota or balance at ${engine} is used up. The operator of this installation needs to raise it.`,
    engine: true,
  },
  model: { say: (engine) => `${engine} no longer offers the model that is set here. The operator needs to choose another.`, engine: true },
  search_off: {
    say: (engine) => `Web search is not available for this account at ${engine}. The operator needs to enable it there.`,
    engine: true,
  },
  search_failed: { say: (engine) => `${engine}’s web search failed, so the answer was not counted.` },
  rate: { say: (engine) => `${engine} received too many requests and did not answer.`, again: true },
  overloaded: { say: (engine) => `${engine} was overloaded and did not answer.`, again: true },
  unreachable: { say: (engine) => `${engine} could not be reached.`, again: true },
  timeout: { say: (engine) => `${engine} did not answer in time.` },
  lost: { say: (engine) => `The connection to ${engine} broke before the answer came.` },
  refused: { say: (engine) => `${engine}’s content filter declined to answer.` },
  cut: { say: (engine) => `${engine} broke its answer off before the end.` },
  empty: { say: (engine) => `${engine} sent an empty answer.` },
  unreadable: { say: (engine) => `${engine} sent an answer that could not be read.` },
  rejected: { say: (engine) => `${engine} rejected the request.` },
  interrupted: { say: (engine) => `We stopped while ${engine} was answering. We do not ask twice.` },
  ceiling: { say: () => 'This installation reached its monthly limit for engine costs.', engine: true },
};

export type Problem = { code: ProblemCode; sentence: string; mayAskAgain: boolean; stopsEngine: boolean };

export const problemOf = (engine: VisibilityEngine, code: ProblemCode): Problem => {
  const { say, again = false, engine: whole = false } = PROBLEMS[code];
  return { code, sentence: say(ENGINE_NAMES[engine]), mayAskAgain: again, stopsEngine: whole };
};

/** What an HTTP error of an engine means. Bodies differ, and are only looked at for these words. */
export function codeOfStatus(status: number, body: string): ProblemCode {
  if (status === 402 || /insufficient_quota|credit balance|billing|exceeded your current quota/i.test(body)) return 'quota';
  if (status === 401 || status === 403) return /web.?search/i.test(body) ? 'search_off' : 'key';
  if (status === 429) return 'rate';
  if (status === 404 || /model_not_found|invalid.model|does not exist|deprecated/i.test(body)) return 'model';
  if (status === 503 || status === 529) return 'overloaded';
  if (status === 400 && /web.?search/i.test(body)) return 'search_off';
  if (/content_filter|content_policy|safety/i.test(body)) return 'refused';
  return status >= 500 ? 'lost' : 'rejected';
}
