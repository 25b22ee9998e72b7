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
type Kind = { sentenceFor: (engine: string) => string; again?: true; engine?: true };
const PROBLEMS: Record<ProblemCode, Kind> = {
  key: { sentenceFor: (engine) => `${engine} refused the key of this installation. Its operator needs to renew it.`, engine: true },
  quota: {
    sentenceFor: (engine) => `The quota or balance at ${engine} is used up. The operator of this installation needs to raise it.`,
    engine: true,
  },
  model: {
    sentenceFor: (engine) => `${engine} no longer offers the model that is set here. The operator needs to choose another.`,
    engine: true,
  },
  search_off: {
    sentenceFor: (engine) => `Web search is not available for this account at ${engine}. The operator needs to enable it there.`,
    engine: true,
  },
  search_failed: { sentenceFor: (engine) => `${engine}’s web search failed, so the answer was not counted.` },
  rate: { sentenceFor: (engine) => `${engine} received too many requests and did not answer.`, again: true },
  overloaded: { sentenceFor: (engine) => `${engine} was overloaded and did not answer.`, again: true },
  unreachable: { sentenceFor: (engine) => `${engine} could not be reached.`, again: true },
  timeout: { sentenceFor: (engine) => `${engine} did not answer in time.` },
  lost: { sentenceFor: (engine) => `The connection to ${engine} broke before the answer came.` },
  refused: { sentenceFor: (engine) => `${engine}’s content filter declined to answer.` },
  cut: { sentenceFor: (engine) => `${engine} broke its answer off before the end.` },
  empty: { sentenceFor: (engine) => `${engine} sent an empty answer.` },
  unreadable: { sentenceFor: (engine) => `${engine} sent an answer that could not be read.` },
  rejected: { sentenceFor: (engine) => `${engine} rejected the request.` },
  interrupted: { sentenceFor: (engine) => `We stopped while ${engine} was answering. We do not ask twice.` },
  ceiling: { sentenceFor: () => 'This installation reached its monthly limit for engine costs.', engine: true },
};

export type Problem = { code: ProblemCode; sentence: string; mayAskAgain: boolean; stopsEngine: boolean };

export const problemOf = (engine: VisibilityEngine, code: ProblemCode): Problem => {
  const { sentenceFor, again = false, engine: whole = false } = PROBLEMS[code];
  return { code, sentence: sentenceFor(ENGINE_NAMES[engine]), mayAskAgain: again, stopsEngine: whole };
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
