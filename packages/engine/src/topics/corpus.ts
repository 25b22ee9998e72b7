import type { Coverage, Passage, QuestionOrigin } from '@citelight/contracts';
import type { Face } from '../language/topic-words.ts';
import type { Answer, PagePassage } from '../retrieval/answers.ts';
import type { AskedFor } from '../retrieval/evidence.ts';
import type { SiteTopic } from './find-topics.ts';
import type { Profile } from './profile.ts';
import type { SiteMap } from './site-map.ts';

export type { Answer, PagePassage } from '../retrieval/answers.ts';
export type { SiteTopic } from './find-topics.ts';

/** What topics/ derives from the pages once, for audits, keywords, opportunities and comparison. Deterministic. */
export type Corpus = {
  /** Language of most pages; null when none could be told. */
  language: string | null;
  profile: Profile;
  /** Pages with their roles and links; null where no page could be read. */
  site: SiteMap | null;
  passages: readonly PagePassage[];
  topics: SiteTopic[];
  questions: SiteQuestion[];
  /** What own pages of topics treat, and what those of their siblings treat and they do not. */
  aspects: TopicAspect[];
  /** Why there are few or no topics; null where nothing limited them. */
  limited: string | null;
  /** Passage and verdict for any question. Also used for competitors' and AI-written questions. */
  ask(question: string, language: string | null, about?: { subject: string; kind: AskedFor | null }): Answer;
};

export type SiteQuestion = {
  question: string;
  origin: QuestionOrigin;
  language: string;
  page: string | null;
  topic: string | null;
  selfContained: boolean;
  coverage: Coverage;
  passage: PagePassage | null;
  /** A member added it. */
  editedBy?: 'member';
  /** What a typed question asks for. */
  asks?: 'price' | 'reviews' | 'alternatives' | 'definition' | 'steps' | Face;
};

/** What buyers ask before they decide scores. Times and places depend on few pages, and a task is asked because a heading names it. */
export const isScored = ({ origin, asks }: SiteQuestion): boolean =>
  origin === 'typed' && (asks === 'price' || asks === 'reviews' || asks === 'alternatives');

export const ASPECTS = ['price', 'steps', 'questions', 'table', 'proof'] as const;
export type Aspect = (typeof ASPECTS)[number];
/** Something that at least half of a topic's siblings treat on their own pages. `example`: one that does. */
export type TopicAspect = {
  topic: string;
  page: string;
  aspect: Aspect;
  treated: boolean;
  siblings: number;
  treating: number;
  example: string;
};

/** A passage as reports show it. */
export const bare = (passage: PagePassage | null): Passage | null =>
  passage && { url: passage.url, heading: passage.heading, text: passage.text };
