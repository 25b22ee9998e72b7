import { VISIBILITY, type VisibilityEngine } from '@citelight/contracts';
import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import { costOf, type EngineSettings, type Place } from './engines.ts';
import { boundedFetch, TooLargeError } from './http.ts';
import { codeOfStatus, type Problem, type ProblemCode, problemOf } from './problems.ts';
import { type FoundSource, readSources, type Source } from './sources.ts';

/** Asks an engine one question, once, with its own web search, and reads what came: text, sources by role, and what was used. */

export type Reading = {
  status: 'ok' | 'refused' | 'incomplete' | 'error';
  problem: Problem | null;
  text: string;
  /** The answer was longer than what is kept. */
  cut: boolean;
  modelServed: string | null;
  retrieval: 'used' | 'not_used' | 'unknown';
  /** Engines do not say whether they applied a place that they took. */
  place: 'applied' | 'ignored' | 'unknown';
  searches: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  sources: Source[];
};

const OUTPUT_TOKENS = 4_000;
const SEARCHES = 5;
/** A long search is continued by asking on; more often than this it goes in circles. */
const CONTINUATIONS = 3;
export const ANSWER_MS = 180_000;

type Call = { model: LanguageModel; tools?: ToolSet; forced?: string; providerOptions?: Record<string, Record<string, never>> };

const snakeCase = (place: Place) => ({ ...place });

/** The libraries are loaded when the first question is asked. */
async function callOf({ engine, apiKey, model, baseUrl, place }: EngineSettings): Promise<Call> {
  const settings = { apiKey, fetch: boundedFetch, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  const userLocation = place ? { type: 'approximate' as const, ...place } : undefined;
  switch (engine) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI(settings);
      const tool = provider.tools.webSearch({ searchContextSize: 'medium', ...(userLocation ? { userLocation } : {}) });
      return {
        model: provider.responses(model),
        tools: { web_search: tool },
        forced: 'web_search',
        // Nothing is kept at the provider.
        providerOptions: { openai: { store: false as never } },
      };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const provider = createAnthropic(settings);
      const tool = provider.tools.webSearch_20260318({
        maxUses: SEARCHES,
        responseInclusion: 'full',
        ...(userLocation ? { userLocation } : {}),
      });
      return { model: provider(model), tools: { web_search: tool } };
    }
    case 'perplexity': {
      const { createPerplexity } = await import('@ai-sdk/perplexity');
      const { timezone: _, ...known } = place ?? {};
      const options = place ? { web_search_options: { user_location: snakeCase(known) } } : {};
      return { model: createPerplexity(settings)(model), providerOptions: { perplexity: options as Record<string, never> } };
    }
  }
}

type Content = {
  type: string;
  text?: string;
  url?: string;
  title?: string;
  toolName?: string;
  output?: unknown;
  citations?: { source?: { url?: string; title?: string }; startIndex?: number; endIndex?: number; citedText?: string }[];
};
type Use = { searches: number; failedSearches: number; input: number; output: number; totalCost: number | null };

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);

/** Text parts with where each begins, and the sources in them. */
function readContent(content: readonly Content[], before: string): { text: string; found: FoundSource[] } {
  let text = before;
  const found: FoundSource[] = [];
  for (const part of content) {
    if (part.type === 'source' && part.url) found.push({ role: 'retrieved', url: part.url, title: part.title ?? null });
    if (part.type === 'tool-result') {
      const action = recordOf(recordOf(part.output).action);
      const opened = textOf(action.url);
      if (opened && (action.type === 'openPage' || action.type === 'findInPage')) found.push({ role: 'opened', url: opened });
    }
    if (part.type !== 'text' || part.text === undefined) continue;
    const at = text.length;
    text += part.text;
    for (const { source, startIndex, endIndex, citedText } of part.citations ?? []) {
      if (!source?.url) continue;
      const place = { start: at + (startIndex ?? 0), end: at + (endIndex ?? part.text.length) };
      found.push({ role: 'cited', url: source.url, title: source.title ?? null, ...place, citedText: citedText ?? null });
    }
  }
  return { text, found };
}

/** Perplexity numbers its sources and writes [n] where it uses one. */
function readPerplexity(body: Record<string, unknown>, text: string): FoundSource[] {
  const results = (Array.isArray(body.search_results) ? body.search_results : []).map(recordOf);
  const citations = (Array.isArray(body.citations) ? body.citations : []).map(textOf);
  const titles = new Map(results.map(({ url, title }) => [url, textOf(title)]));
  const retrieved = results.flatMap(({ url, title }) =>
    typeof url === 'string' ? [{ role: 'retrieved' as const, url, title: textOf(title) }] : [],
  );
  const marks = [...text.matchAll(/\[(\d{1,3})\]/g)].flatMap(({ 0: mark, 1: number, index }) => {
    const url = citations[Number(number) - 1];
    return url ? [{ role: 'cited' as const, url, title: titles.get(url) ?? null, start: index, end: index + mark.length }] : [];
  });
  const unmarked = citations.flatMap((url) => (url ? [{ role: 'cited' as const, url, title: titles.get(url) ?? null }] : []));
  const known = retrieved.length > 0 ? retrieved : citations.flatMap((url) => (url ? [{ role: 'retrieved' as const, url }] : []));
  return [...known, ...(marks.length > 0 ? marks : unmarked)];
}

const failed = (engine: VisibilityEngine, code: ProblemCode, more: Partial<Reading> = {}): Reading => ({
  status: code === 'refused' ? 'refused' : code === 'cut' || code === 'empty' ? 'incomplete' : 'error',
  problem: problemOf(engine, code),
  text: '',
  cut: false,
  modelServed: null,
  retrieval: 'unknown',
  place: 'unknown',
  searches: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  sources: [],
  ...more,
});

/** What a thrown error means; connections that were never made may be tried again, broken ones not. */
function codeOfError(error: unknown, isLate: boolean): ProblemCode {
  if (isLate) return 'timeout';
  // The library throws where an engine was told to search and did not, whatever it did instead.
  if (error instanceof Error && error.name === 'AI_ToolChoiceViolationError') {
    const { finishReason } = error as Error & { finishReason?: string };
    return finishReason === 'content-filter' ? 'refused' : finishReason === 'length' ? 'cut' : 'search_failed';
  }
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TooLargeError) return 'unreadable';
    const { statusCode, responseBody, code } = cause as Error & { statusCode?: number; responseBody?: string; code?: string };
    if (statusCode !== undefined && statusCode >= 400) return codeOfStatus(statusCode, responseBody ?? '');
    if (statusCode !== undefined) return 'unreadable';
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unreachable';
    if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'lost';
  }
  return error instanceof Error && /^AI_(?:TypeValidation|JSONParse|InvalidResponse|NoOutput|NoContent)/.test(error.name)
    ? 'unreadable'
    : 'lost';
}

/** Never throws, and never asks again by itself: hidden retries cost. An abort by the caller is `interrupted`. */
export async function askEngine(
  settings: EngineSettings,
  question: string,
  options: { signal: AbortSignal; limitMs?: number },
): Promise<Reading> {
  const { engine } = settings;
  const late = AbortSignal.timeout(options.limitMs ?? ANSWER_MS);
  const use: Use = { searches: 0, failedSearches: 0, input: 0, output: 0, totalCost: null };
  let text = '';
  const found: FoundSource[] = [];
  let modelServed: string | null = null;
  let finish = '';
  try {
    const { model, tools, forced, providerOptions } = await callOf(settings);
    const { generateText } = await import('ai');
    const messages: ModelMessage[] = [{ role: 'user', content: question }];
    for (let turn = 0; turn <= CONTINUATIONS; turn++) {
      const result = await generateText({
        model,
        messages,
        maxOutputTokens: OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal: AbortSignal.any([late, options.signal]),
        include: { responseBody: true },
        ...(tools ? { tools } : {}),
        ...(forced && turn === 0 ? { toolChoice: { type: 'tool' as const, toolName: forced } } : {}),
        ...(providerOptions ? { providerOptions } : {}),
      });
      const content = result.content as unknown as Content[];
      const read = readContent(content, text);
      const body = recordOf(result.response.body);
      text = read.text;
      found.push(...(engine === 'perplexity' ? readPerplexity(body, text) : read.found));
      modelServed = textOf(result.response.modelId);
      countUse(use, engine, content, body, result.usage);
      // Perplexity's provider knows only how an answer ends well.
      finish = result.rawFinishReason === 'content_filter' ? 'content-filter' : result.finishReason;
      if (result.rawFinishReason !== 'pause_turn') break;
      messages.push(...result.response.messages);
    }
  } catch (error) {
    if (options.signal.aborted) return failed(engine, 'interrupted');
    return failed(engine, codeOfError(error, late.aborted), { costUsd: priceOf(engine, use) });
  }
  return finished({ settings, text, found, modelServed, finish, use });
}

const priceOf = (engine: VisibilityEngine, use: Use): number => use.totalCost ?? costOf(engine, use);

function countUse(
  use: Use,
  engine: VisibilityEngine,
  content: readonly Content[],
  body: Record<string, unknown>,
  tokens: { inputTokens?: number | undefined; outputTokens?: number | undefined },
): void {
  use.input += tokens.inputTokens ?? 0;
  use.output += tokens.outputTokens ?? 0;
  const usage = recordOf(body.usage);
  if (engine === 'perplexity') {
    use.searches += numberOf(usage.num_search_queries) ?? 1;
    use.totalCost = numberOf(recordOf(usage.cost).total_cost);
    return;
  }
  for (const part of content) {
    if (part.type === 'tool-error') use.failedSearches += 1;
    if (part.type !== 'tool-result') continue;
    const { action } = recordOf(part.output);
    if (action === undefined || recordOf(action).type === 'search') use.searches += 1;
  }
}

function finished({
  settings,
  text,
  found,
  modelServed,
  finish,
  use,
}: {
  settings: EngineSettings;
  text: string;
  found: FoundSource[];
  modelServed: string | null;
  finish: string;
  use: Use;
}): Reading {
  const { engine } = settings;
  const used = {
    modelServed,
    searches: use.searches,
    inputTokens: use.input,
    outputTokens: use.output,
    costUsd: priceOf(engine, use),
  };
  if (finish === 'content-filter') return failed(engine, 'refused', used);
  if (text.trim() === '') return failed(engine, finish === 'length' ? 'cut' : 'empty', used);
  if (finish === 'length') return failed(engine, 'cut', { ...used, text: text.slice(0, VISIBILITY.answerLength) });
  const sources = readSources(found);
  if (use.failedSearches > 0 && use.searches === 0) return failed(engine, 'search_failed', used);
  return {
    status: 'ok',
    problem: null,
    text: text.slice(0, VISIBILITY.answerLength),
    cut: text.length > VISIBILITY.answerLength,
    ...used,
    retrieval: use.searches > 0 ? 'used' : 'not_used',
    place: settings.place ? 'unknown' : 'ignored',
    sources: sources.filter(({ end }) => end === null || end <= VISIBILITY.answerLength),
  };
}
