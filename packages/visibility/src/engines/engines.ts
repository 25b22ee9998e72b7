import type { VisibilityEngine } from '@citelight/contracts';

/** What each engine is, as an instrument: the tool that it searches with, its default model and its list prices. */

export type Place = { country?: string; region?: string; city?: string; timezone?: string };
export type EngineSettings = {
  engine: VisibilityEngine;
  apiKey: string;
  model: string;
  /** Null: the provider’s own. */
  baseUrl: string | null;
  place: Place | null;
};

type Card = {
  model: string;
  tool: string;
  /** Is the engine made to search, or may it choose to? */
  forced: boolean;
  /** US dollars: a search, and a million tokens in and out. List prices of November 2026, for an estimate; Perplexity tells its own. */
  prices: { search: number; input: number; output: number };
  /** What an answer is expected to cost at most, before it is known. */
  reserveUsd: number;
};

export const ENGINES: Record<VisibilityEngine, Card> = {
  openai: { model: 'gpt-5.4', tool: 'web_search', forced: true, prices: { search: 0.01, input: 2.5, output: 15 }, reserveUsd: 0.08 },
  anthropic: {
    model: 'claude-sonnet-4-6',
    tool: 'web_search_20260318',
    forced: false,
    prices: { search: 0.01, input: 3, output: 15 },
    reserveUsd: 0.15,
  },
  perplexity: { model: 'sonar', tool: 'sonar search', forced: true, prices: { search: 0.008, input: 1, output: 1 }, reserveUsd: 0.02 },
};

export const costOf = (engine: VisibilityEngine, use: { searches: number; input: number; output: number }): number => {
  const { search, input, output } = ENGINES[engine].prices;
  return use.searches * search + (use.input * input + use.output * output) / 1_000_000;
};

const FIELDS = ['country', 'region', 'city', 'timezone'] as const;
/** A place as one writes it in the settings: country=US,city=Austin. */
export const placeText = (place: Place | null): string | null =>
  place ? FIELDS.flatMap((field) => (place[field] ? [`${field}=${place[field]}`] : [])).join(',') || null : null;
