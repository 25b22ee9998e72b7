import { z } from 'zod';
import { type Coverage, type Question, SecondOpinion, type Topic } from './assessment.ts';
import { coverageOf, isSamePassage } from './edits.ts';

/**
 * A model's second opinion on the verdicts of a report. The report stores what was found; opinions are kept beside it and laid over it when it is read, below what members
 * changed by hand. They never move a score.
 */

export const ReportOpinion = SecondOpinion.omit({ found: true }).extend({ question: z.string() });
export type ReportOpinion = z.infer<typeof ReportOpinion>;

/** Only one passage was read: that it does not answer is no proof that the site does not name the subject, so nothing falls to `missing`. */
function shownCoverage(found: Coverage, answer: SecondOpinion['answer']): Coverage {
  if (answer === 'answered') return 'answered';
  return answer === 'partly' || found === 'answered' ? 'mentioned' : found;
}

/** The question with its second opinion, and with the verdict and passage that follow from it. */
function withOpinion(question: Question, { question: _, ...opinion }: ReportOpinion): Question {
  const { coverage: found, passage } = question;
  if (found !== 'missing' && !isSamePassage(passage, opinion.passage)) return question;
  const coverage = shownCoverage(found, opinion.answer);
  // That the nearest passage of a question without an answer gives none either is no news.
  return coverage === 'missing' ? question : { ...question, coverage, passage: opinion.passage, opinion: { ...opinion, found } };
}

/** A report's topics and questions with the second opinions on them. */
export function withOpinions<T extends { topics: readonly Topic[]; questions: readonly Question[] }>(
  report: T,
  opinions: readonly ReportOpinion[],
): T {
  if (opinions.length === 0) return report;
  const of = new Map(opinions.map((opinion) => [opinion.question, opinion]));
  const questions = report.questions.map((question) => {
    const opinion = of.get(question.question);
    return opinion ? withOpinion(question, opinion) : question;
  });
  return { ...report, questions, topics: report.topics.map((topic) => ({ ...topic, coverage: coverageOf(topic.topic, questions) })) };
}

type Opined = Pick<Question, 'coverage' | 'opinion'>;

/** Whether the verdict that is shown is the model's and not the one that we found. */
export const isMoved = <Q extends Opined>(question: Q): question is Q & { opinion: SecondOpinion } =>
  question.opinion !== undefined && question.opinion.found !== question.coverage;

const READ_AS: Record<SecondOpinion['answer'], string> = {
  answered: 'A model read this passage as answering the question.',
  partly: 'A model read this passage as answering the question only in part.',
  no: 'A model read this passage as not answering the question.',
};
const FOUND: Record<Coverage, string> = { answered: 'answered', mentioned: 'only mentioned', missing: 'not answered' };

/** The second opinion on a question, and our own verdict where it is another; null where there is no opinion. */
export function opinionText(question: Opined): string | null {
  const { opinion } = question;
  if (!opinion) return null;
  return `${READ_AS[opinion.answer]}${isMoved(question) ? ` We found: ${FOUND[opinion.found]}.` : ''}`;
}

/** How many verdicts of a report are a model's, once for the whole; null where none is. */
export function opinionsNote(questions: readonly Opined[]): string | null {
  const moved = questions.filter(isMoved).length;
  if (moved === 0) return null;
  return `A model’s second opinion changed ${moved === 1 ? '1 verdict' : `${moved} verdicts`}. The score does not depend on it.`;
}
