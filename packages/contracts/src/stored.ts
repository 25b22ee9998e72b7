import { z } from 'zod';
import { type Assessment, type Comparison, Coverage, Passage, type Question, type Topic } from './assessment.ts';

/**
 * Assessments as they were stored under rubric 1, whose topics were phrases and whose questions were called prompts. They are read in today's shape; what they did not record is
 * empty, never guessed.
 */

const COVERAGE_BEFORE = { retrieved: 'answered', weak: 'mentioned', missing: 'missing' } as const;
const CoverageBefore = z.enum(['retrieved', 'weak', 'missing']);

const TopicBefore = z.object({
  topic: z.string(),
  terms: z.array(z.string()),
  weight: z.number(),
  pages: z.array(z.string()),
  coverage: z.object({ retrieved: z.number(), weak: z.number(), missing: z.number() }),
});
const PromptBefore = z.object({
  prompt: z.string(),
  topic: z.string(),
  language: z.string(),
  coverage: CoverageBefore,
  passage: Passage.nullable(),
  aiWritten: z.boolean(),
});
const AssessmentBefore = z.object({ topics: z.array(TopicBefore), prompts: z.array(PromptBefore) });

const topicNow = ({ topic, terms, weight, pages, coverage }: z.infer<typeof TopicBefore>): Topic => ({
  topic,
  type: 'concept',
  confidence: 0,
  evidence: { kinds: ['text'], sentence: 'Word statistics of an earlier version of the method.' },
  terms,
  weight,
  pages,
  parent: null,
  children: [],
  coverage: { answered: coverage.retrieved, mentioned: coverage.weak, missing: coverage.missing },
});

const questionNow = ({ prompt, topic, language, coverage, passage, aiWritten }: z.infer<typeof PromptBefore>): Question => ({
  question: prompt,
  origin: aiWritten ? 'ai' : 'typed',
  language,
  page: passage?.url ?? null,
  topic,
  selfContained: true,
  coverage: COVERAGE_BEFORE[coverage],
  passage,
});

type ComparedQuestion = Comparison['prompts'][number];
const coverageNow = (coverage: string): Coverage =>
  CoverageBefore.safeParse(coverage).success ? COVERAGE_BEFORE[coverage as keyof typeof COVERAGE_BEFORE] : Coverage.parse(coverage);

/** Compared questions of any version in today's words. */
export const storedComparedQuestions = (rows: readonly ComparedQuestion[]): ComparedQuestion[] =>
  rows.map((row) => ({ ...row, ours: coverageNow(row.ours), theirs: coverageNow(row.theirs) }));

/** Assessments did not always record how much of the rubric could be judged. */
const NO_LIMITS: Pick<Assessment, 'limited' | 'factorLimits'> = {
  limited: null,
  factorLimits: {
    crawlerAccess: null,
    contentExtraction: null,
    answerability: null,
    structuredData: null,
    authorityTrust: null,
    topicFreshness: null,
  },
};

/** A stored assessment of any version in today's shape. One that is in it already is handed back as it is. */
export function storedAssessment(recorded: Assessment): Assessment {
  const stored = recorded.factorLimits === undefined ? { ...recorded, ...NO_LIMITS } : recorded;
  const before = AssessmentBefore.safeParse(stored);
  if (!before.success) return stored;
  const { prompts: _, ...kept } = stored as Assessment & { prompts: unknown };
  return {
    ...kept,
    profile: null,
    topics: before.data.topics.map(topicNow),
    questions: before.data.prompts.map(questionNow),
    topicsLimited: null,
    comparisons: stored.comparisons.map((one) => ({ ...one, prompts: storedComparedQuestions(one.prompts) })),
  };
}
