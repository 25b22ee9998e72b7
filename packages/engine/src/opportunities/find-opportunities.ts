import type { Opportunity } from '@citelight/contracts';
import type { ReadPage } from '../audits/audit.ts';
import { priorityOf } from '../topics/priorities.ts';
import { ownFindings, undefinedTopics } from './citation-magnet.ts';
import { labelNamesakes, MOST_OF_A_JOB, nameOf, type OpportunityContext } from './context.ts';
import { dataStructure } from './data-structure.ts';
import { datedGuides } from './dated-guides.ts';
import type { Draft } from './draft.ts';
import { expertPositioning } from './expert-positioning.ts';
import { noQuestions, openAspects } from './faq-content.ts';
import { bareHeadings, numbered, sameNames, undivided } from './headings.ts';
import { keyPoints } from './key-points.ts';
import { media } from './media.ts';
import { missingPages } from './missing-pages.ts';
import { openQuestions, undescribedTasks, unnumberedTasks } from './open-questions.ts';
import { inWords, NO_POINTS } from './recovery.ts';
import { scatteredQuestions } from './scattered-questions.ts';
import { alikePages, dodgedFigures, lateAnswers, longAnswers, sideBySide } from './siblings.ts';
import { openings, quietBlog, startPage } from './structure.ts';
import { thinPages } from './thin-pages.ts';

export type { OpportunityContext } from './context.ts';

const MOST_QUESTIONS = 6;
/** Points below which it shows as 0.0 and is not worth anybody's time. */
const WORTH_DOING = 0.05;

/**
 * Content opportunities of the five types, the one with most points first, at most three of a job. Each is tied to a page and quotes what was found there. What calls for the same on several pages is
 * told once.
 */
export function findOpportunities(all: OpportunityContext): Opportunity[] {
  const context = { ...all, pages: citable(all) };
  labelNamesakes(context);
  const drafts = [
    openQuestions,
    openAspects,
    undescribedTasks,
    unnumberedTasks,
    noQuestions,
    scatteredQuestions,
    dodgedFigures,
    longAnswers,
    lateAnswers,
    ownFindings,
    undefinedTopics,
    missingPages,
    thinPages,
    alikePages,
    sideBySide,
    media,
    startPage,
    openings,
    keyPoints,
    undivided,
    sameNames,
    numbered,
    bareHeadings,
    quietBlog,
    datedGuides,
    dataStructure,
    expertPositioning,
  ].flatMap((find) =>
    find(context)
      .filter(({ recovery, unscored }) => unscored || !recovery || recovery.points >= WORTH_DOING)
      .sort(byPoints)
      .filter(({ title }, at, list) => list.findIndex((other) => other.title === title) === at)
      // Each question of another kind is another job.
      .slice(0, find === openQuestions ? MOST_QUESTIONS : MOST_OF_A_JOB),
  );
  return drafts.sort(byPoints).map(({ type, page, title, description, actionSteps, evidence, recovery = NO_POINTS, isMain }) => ({
    type,
    title,
    priority: priorityOf({ points: recovery.points, isMain: isMain === true }),
    pageUrl: page.url,
    description,
    estimatedImpact: inWords(recovery, nameOf(page)),
    points: recovery.points,
    actionSteps,
    evidence,
    aiWritten: false,
  }));
}

/** The pages that an engine may cite: what is written on one that keeps itself out of the index helps nobody. All of them where none may be. */
function citable({ pages, audits }: OpportunityContext): readonly ReadPage[] {
  const kept = new Set(audits.find(({ id }) => id === 'crawler-access/index-eligible')?.findings.map(({ where }) => where));
  const open = pages.filter(({ url }) => !kept.has(url));
  return open.length > 0 ? open : pages;
}

const byPoints = (a: Draft, b: Draft): number => (b.recovery?.points ?? 0) - (a.recovery?.points ?? 0);
