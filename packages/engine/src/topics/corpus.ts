import type { Coverage, Passage } from '@citelight/contracts';

export type Intent = 'what-is' | 'how-to' | 'best' | 'price' | 'alternative' | 'versus' | 'for-whom' | 'worth-it' | 'custom';

/** What topics/ derives from the pages once, for audits, keywords, opportunities and comparison. Deterministic. */
export type Corpus = {
  /** Language of most pages; null when none could be told. */
  language: string | null;
  passages: IndexedPassage[];
  topics: CorpusTopic[];
  prompts: CorpusPrompt[];
  /** Best passage for any question, or null: BM25 over the site's passages. Used for competitors and AI-written prompts too. */
  ask(question: string, language: string | null): Answer;
};

export type IndexedPassage = Passage & {
  /** Index of the page in the sample. */
  page: number;
  words: number;
};

export type CorpusTopic = {
  topic: string;
  /** The name of a place or of a product, of which other questions are asked than of a thing. */
  named?: 'place' | 'product';
  /** Keyphrases grouped under it, the strongest first. */
  terms: string[];
  /** 0…1; the topics' weights sum to 1. */
  weight: number;
  /** URLs of the pages that speak of it, the one that it belongs to first. */
  pages: string[];
};

export type Answer = { coverage: Coverage; passage: IndexedPassage | null; score: number };

export type CorpusPrompt = {
  prompt: string;
  topic: string;
  intent: Intent;
  language: string;
  coverage: Coverage;
  passage: IndexedPassage | null;
  aiWritten: boolean;
  /** True for a sub-question of another prompt (query fan-out). */
  fanOut: boolean;
};
