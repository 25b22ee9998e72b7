import { z } from 'zod';
import { Id, Timestamp } from './entities.ts';

/** Measured visibility: what engines answered when they were asked. It stands beside the readiness score and is no part of it. */

/** Limits and thresholds; the statistics are described in docs/visibility.md. */
export const VISIBILITY = {
  activeQuestions: 50,
  questionLength: 300,
  topicLength: 100,
  questionsAtOnce: 200,
  aliases: 20,
  aliasLength: 100,
  mostRepeats: 10,
  mostDays: 30,
  /** Fewer prompts or repeats than these are marked exploratory. */
  exploratoryPrompts: 20,
  exploratoryRepeats: 3,
  /** An interval wider than this says so little that the answers are listed without a rate. */
  widestRate: 0.3,
  answersPerPage: 20,
  /** Text of an answer that is kept. */
  answerLength: 40_000,
  /** Sources of one role that are kept of an answer. */
  sources: 60,
  keptMonths: 13,
} as const;

export const VISIBILITY_PRESETS = {
  small: { questions: 20, repeats: 3, days: 1 },
  recommended: { questions: 50, repeats: 5, days: 5 },
} as const;

/** Too few prompts or repeats for more than a first impression; a round no larger than the quick look always is. */
export const isExploratory = ({ prompts, repeats }: { prompts: number; repeats: number }): boolean =>
  prompts < VISIBILITY.exploratoryPrompts ||
  repeats < VISIBILITY.exploratoryRepeats ||
  (prompts <= VISIBILITY_PRESETS.small.questions && repeats <= VISIBILITY_PRESETS.small.repeats);

/** The language of a panel's questions as it is said: 'English'. */
export const languageText = (code: string | null): string =>
  (code === null ? undefined : new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)) ?? 'language not recognized';

/** Credits for every ten answers that are begun; an installation may set another price. */
export const VISIBILITY_CREDITS_PER_10 = 2;

/** The price of so many delivered answers: every ten that are begun. */
export const visibilityPrice = (answers: number, creditsPer10: number): number => Math.ceil(answers / 10) * creditsPer10;

export const VISIBILITY_ENGINES = ['openai', 'anthropic', 'perplexity'] as const;
export const VisibilityEngine = z.enum(VISIBILITY_ENGINES);
export type VisibilityEngine = z.infer<typeof VisibilityEngine>;
export const ENGINE_NAMES: Record<VisibilityEngine, string> = { openai: 'OpenAI', anthropic: 'Anthropic Claude', perplexity: 'Perplexity' };

/** Said wherever engines are chosen. */
export const GEMINI_NOTE =
  'Gemini is not offered: Google’s terms do not allow storing and analyzing answers that are grounded in Google Search.';
export const API_NOTE = 'Answers come from each provider’s API with its own web search. The apps can answer differently.';

/** branded: names you; rival: names a competitor; open: names nobody. Only open questions make the headline rates and the share of voice. */
export const QUESTION_KINDS = ['open', 'branded', 'rival'] as const;
export const QuestionKind = z.enum(QUESTION_KINDS);
export type QuestionKind = z.infer<typeof QuestionKind>;
export const PanelQuestionOrigin = z.enum(['typed', 'imported', 'report', 'search_console']);
export type PanelQuestionOrigin = z.infer<typeof PanelQuestionOrigin>;
export const QuestionStatus = z.enum(['active', 'paused']);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

export const VisibilityQuestion = z.object({
  id: Id,
  website_id: Id,
  text: z.string(),
  kind: QuestionKind,
  topic: z.string().nullable(),
  origin: PanelQuestionOrigin,
  status: QuestionStatus,
  created_at: Timestamp,
});
export type VisibilityQuestion = z.infer<typeof VisibilityQuestion>;

export const PanelSuggestion = z.object({
  text: z.string(),
  kind: QuestionKind,
  topic: z.string().nullable(),
  origin: z.enum(['report', 'search_console']),
});
export type PanelSuggestion = z.infer<typeof PanelSuggestion>;

const Alias = z.string().trim().min(1).max(VISIBILITY.aliasLength, `At most ${VISIBILITY.aliasLength} characters`);
export const NamesForm = z.strictObject({
  names: z.array(Alias).min(1, 'At least one name').max(VISIBILITY.aliases, `At most ${VISIBILITY.aliases} names`),
  excluded: z.array(Alias).max(VISIBILITY.aliases, `At most ${VISIBILITY.aliases} phrases`),
});

/** Who is looked for in the answers. */
export const VisibilityEntity = z.object({
  id: Id,
  owner: z.enum(['own', 'rival']),
  names: z.array(z.string()),
  domains: z.array(z.string()),
  excluded: z.array(z.string()),
});
export type VisibilityEntity = z.infer<typeof VisibilityEntity>;

export const VisibilityRate = z.object({
  /** Answers, and those in which it was so. */
  n: z.number().int(),
  hits: z.number().int(),
  prompts: z.number().int(),
  /** The mean of the prompts' shares, and its 95 % interval; null where there is too little for one. */
  rate: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Fewer than 20 prompts or 3 repeats, or no more than a quick look. */
  exploratory: z.boolean(),
  /** The interval is wider than 30 points: a list, no rate. */
  listOnly: z.boolean(),
});
export type VisibilityRate = z.infer<typeof VisibilityRate>;

/** May it be said as a rate? Else it is a list. */
export const isRate = (of: VisibilityRate): of is VisibilityRate & { rate: number; low: number; high: number } =>
  of.rate !== null && of.low !== null && of.high !== null && !of.listOnly;

/** Whole percent, and no 0% or 100% for what is not exactly that. */
export const percentText = (share: number): string => {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return '<1%';
  return percent === 100 && share < 1 ? '>99%' : `${percent}%`;
};

export const VisibilityChange = z.object({
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  prompts: z.number().int(),
  verdict: z.enum(['up', 'down', 'within noise']),
});
export type VisibilityChange = z.infer<typeof VisibilityChange>;

export const EngineOffer = z.object({
  engine: VisibilityEngine,
  name: z.string(),
  configured: z.boolean(),
  model: z.string(),
  /** As the settings name it; null: the engine’s own default. */
  place: z.string().nullable(),
});
export type EngineOffer = z.infer<typeof EngineOffer>;

export const RoundStatus = z.enum(['running', 'completed', 'cancelled', 'failed']);
export type RoundStatus = z.infer<typeof RoundStatus>;

/** How one engine fared in a round, with the instrument that was used. */
export const RoundEngine = z.object({
  engine: VisibilityEngine,
  name: z.string(),
  surface: z.literal('API'),
  model_asked: z.string(),
  models_served: z.array(z.string()),
  tool: z.string(),
  place: z.string().nullable(),
  planned: z.number().int(),
  answered: z.number().int(),
  failed: z.number().int(),
  waiting: z.number().int(),
  /** What went wrong, a sentence; null when nothing did. */
  problem: z.string().nullable(),
  searches: z.number().int(),
  cost_usd: z.number(),
});
export type RoundEngine = z.infer<typeof RoundEngine>;

export const VisibilityRound = z.object({
  id: Id,
  website_id: Id,
  status: RoundStatus,
  panel: z.number().int(),
  /** Of the questions, as ISO 639-1; null where it could not be told. The place is each engine’s. */
  language: z.string().nullable(),
  prompts: z.number().int(),
  repeats: z.number().int(),
  days: z.number().int(),
  exploratory: z.boolean(),
  engines: z.array(RoundEngine),
  credits_quoted: z.number().int(),
  credits_charged: z.number().int(),
  created_at: Timestamp,
  /** When the next answers are asked for; null when none are left. */
  next_at: Timestamp.nullable(),
  ended_at: Timestamp.nullable(),
});
export type VisibilityRound = z.infer<typeof VisibilityRound>;

const EngineResult = z.object({
  engine: VisibilityEngine,
  name: z.string(),
  mentioned: VisibilityRate,
  cited: VisibilityRate,
  branded: VisibilityRate.nullable(),
  share: z.object({ share: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() }),
  mentionChange: VisibilityChange.nullable(),
  citationChange: VisibilityChange.nullable(),
  /** Why no change is given; null when one is. */
  noChange: z.string().nullable(),
});

export const HeatCell = z.object({
  engine: VisibilityEngine,
  answers: z.number().int(),
  mentioned: z.number().int(),
  cited: z.number().int(),
});
export type HeatCell = z.infer<typeof HeatCell>;

/** What a round found; derived from its answers whenever it is read. */
export const VisibilityResults = z.object({
  round: VisibilityRound,
  engines: z.array(EngineResult),
  heatmap: z.array(z.object({ prompt: z.number().int(), text: z.string(), kind: QuestionKind, cells: z.array(HeatCell) })),
  /** Whom engines name in answers to open questions. */
  voices: z.array(z.object({ entity: Id, name: z.string(), owner: z.enum(['own', 'rival']), answers: z.number().int() })),
  /** Sites that engines cite, most cited first, with the questions where they were cited and you were not. */
  cited: z.array(
    z.object({
      site: z.string(),
      owner: z.enum(['own', 'rival', 'other']),
      answers: z.number().int(),
      pages: z.array(z.string()),
      instead: z.array(z.number().int()),
    }),
  ),
});
export type VisibilityResults = z.infer<typeof VisibilityResults>;

export const TrendPoint = z.object({
  round: Id,
  at: Timestamp,
  engine: VisibilityEngine,
  /** Points of one series can be compared: the same prompts, model, tool and place. */
  series: z.string(),
  mentioned: VisibilityRate,
  cited: VisibilityRate,
});
export type TrendPoint = z.infer<typeof TrendPoint>;

/** A round that comes with each scheduled report. */
export const VisibilitySchedule = z.object({
  engines: z.array(VisibilityEngine),
  questions: z.number().int(),
  repeats: z.number().int(),
  days: z.number().int(),
  /** What was agreed to for a round; at a higher price none is started. */
  credits: z.number().int(),
  /** Why the last one did not start; null when it did. */
  skipped_reason: z.string().nullable(),
});
export type VisibilitySchedule = z.infer<typeof VisibilitySchedule>;

export const VisibilityOverview = z.object({
  engines: z.array(EngineOffer),
  creditsPer10: z.number().int(),
  activeQuestions: z.number().int(),
  /** The newest round that is under way or has ended. */
  round: VisibilityRound.nullable(),
  /** Of the newest round with answers. */
  results: VisibilityResults.nullable(),
  /** Null: off. */
  schedule: VisibilitySchedule.nullable(),
  trend: z.array(TrendPoint),
});
export type VisibilityOverview = z.infer<typeof VisibilityOverview>;

export const AnswerStatus = z.enum(['waiting', 'asking', 'ok', 'refused', 'incomplete', 'error', 'cancelled']);
export type AnswerStatus = z.infer<typeof AnswerStatus>;

export const AnswerSource = z.object({
  role: z.enum(['retrieved', 'opened', 'cited']),
  ordinal: z.number().int(),
  url: z.string(),
  site: z.string(),
  title: z.string().nullable(),
  owner: z.enum(['own', 'rival', 'other']),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

export const AnswerMention = z.object({
  entity: Id,
  name: z.string(),
  owner: z.enum(['own', 'rival']),
  start: z.number().int(),
  end: z.number().int(),
  negated: z.boolean(),
});

export const VisibilityAnswer = z.object({
  id: Id,
  engine: VisibilityEngine,
  prompt: z.number().int(),
  question: z.string(),
  repeat: z.number().int(),
  status: AnswerStatus,
  problem: z.string().nullable(),
  asked_at: Timestamp.nullable(),
  model_served: z.string().nullable(),
  retrieval: z.enum(['used', 'not_used', 'unknown']),
  place: z.enum(['applied', 'ignored', 'unknown']),
  text: z.string(),
  /** The answer was longer than what is kept. */
  cut: z.boolean(),
  searches: z.number().int(),
  cost_usd: z.number(),
  sources: z.array(AnswerSource),
  mentions: z.array(AnswerMention),
});
export type VisibilityAnswer = z.infer<typeof VisibilityAnswer>;

export const RoundPlan = z.strictObject({
  website_id: Id,
  engines: z
    .array(VisibilityEngine)
    .min(1, 'Choose at least one engine')
    .refine((engines) => new Set(engines).size === engines.length, 'Each engine once'),
  /** Asks the first so many of the active questions. */
  questions: z.int().min(1).max(VISIBILITY.activeQuestions),
  repeats: z.int().min(1).max(VISIBILITY.mostRepeats),
  days: z.int().min(1).max(VISIBILITY.mostDays),
});
export type RoundPlan = z.infer<typeof RoundPlan>;

export const VisibilityQuote = z.object({
  answers: z.number().int(),
  credits: z.number().int(),
  creditsPer10: z.number().int(),
  available: z.number().int(),
  /** Fewer than 20 prompts or 3 repeats. */
  exploratory: z.boolean(),
  estimatedMinutes: z.number().int(),
});
export type VisibilityQuote = z.infer<typeof VisibilityQuote>;
