import type { Comparison, KeywordAnalysis, Passage, Question, RescoredReport, SiteEdit, SuggestedCompetitor } from '@citelight/contracts';
import type { FetcherOptions } from '@citelight/engine/fetch/fetch';
import type { RecheckedResult, RecheckTarget } from '@citelight/engine/scoring/recheck';

/** What the engine does for the server. A process that also answers requests never visits or judges on the thread that answers. */

/** A competitor's stored visit, or why there is none. */
export type StoredCompetitor = { url: string; name: string } & ({ visit: Uint8Array } | { visit: null; because: string });

export type EngineTask =
  | {
      task: 'visit';
      url: string;
      maxPages: number;
      render: boolean;
      unsandboxed: boolean;
      budgetMs: number;
      fetcher: Pick<FetcherOptions, 'resolve' | 'allowedPorts'>;
    }
  | { task: 'judge'; visit: Uint8Array; edits: readonly SiteEdit[] }
  | { task: 'rescore'; visit: Uint8Array }
  | {
      task: 'recheck';
      visit: Uint8Array;
      target: RecheckTarget;
      atStake: Record<string, number>;
      render: boolean;
      unsandboxed: boolean;
      budgetMs: number;
      fetcher: Pick<FetcherOptions, 'resolve' | 'allowedPorts'>;
    }
  | {
      task: 'compare';
      visit: Uint8Array;
      competitors: StoredCompetitor[];
      extraPrompts: { prompt: string; topic: string; page?: string }[];
      edits: readonly SiteEdit[];
    }
  | { task: 'answer'; visit: Uint8Array; questions: readonly string[] }
  | { task: 'nearest'; visit: Uint8Array; questions: readonly Pick<Question, 'question' | 'language'>[] };

export type EngineResults = {
  visit: { visit: Uint8Array };
  /** The assessment as JSON: it goes to the database as it is. */
  judge: { assessment: string; suggestions: SuggestedCompetitor[] };
  rescore: RescoredReport;
  recheck: { visit: Uint8Array; audits: RecheckedResult[] };
  compare: { comparisons: Comparison[]; keywords: KeywordAnalysis };
  /** Only those that were asked. */
  answer: { questions: Question[] };
  /** In the order of the questions; null where no passage shares a word. */
  nearest: { passages: (Passage | null)[] };
};
export type EngineTaskName = EngineTask['task'];
export type TaskOf<T extends EngineTaskName> = Extract<EngineTask, { task: T }>;
