import { CodedError } from '@citelight/contracts';
import { unpackVisit } from '@citelight/engine/artifacts/packed-visit';
import type { Visit } from '@citelight/engine/artifacts/visit';
import { suggestFromEvidence } from '@citelight/engine/compare/suggest-competitors';
import type { CompetitorVisit } from '@citelight/engine/engine';
import { judgeVisit } from '@citelight/engine/scoring/judge-visit';
import { nearestPassages } from '@citelight/engine/scoring/nearest-passages';
import { answerTask, storableCopy, storableJson } from './answer-task.thread.ts';
import type { EngineResults, TaskOf } from './engine-tasks.thread.ts';
import { restoreVisit } from './stored-visit.thread.ts';

/** Judges stored visits. What a site makes of it ends this thread alone: its heap and its time are limited by who starts it. */

const open = async (stored: Uint8Array): Promise<Visit> => unpackVisit(await restoreVisit(stored));

async function judge({ visit: stored, edits }: TaskOf<'judge'>): Promise<EngineResults['judge']> {
  const visit = await open(stored);
  const assessment = storableJson(judgeVisit(visit, { edits }));
  return { assessment, suggestions: suggestFromEvidence(visit).map((one) => ({ ...one, aiWritten: false })) };
}

async function rescore({ visit }: TaskOf<'rescore'>): Promise<EngineResults['rescore']> {
  const { rubricVersion, overallScore, scores, audits } = judgeVisit(await open(visit));
  if (audits.some(({ state }) => state === 'error')) throw new CodedError('artifacts.invalid');
  return { rubricVersion, overallScore, scores };
}

async function compare({ visit, competitors, extraPrompts, edits }: TaskOf<'compare'>): Promise<EngineResults['compare']> {
  const rivals = await Promise.all(
    competitors.map(async (one): Promise<CompetitorVisit> => (one.visit === null ? one : { ...one, visit: await open(one.visit) })),
  );
  const { comparisons, keywords } = judgeVisit(await open(visit), { competitors: rivals, extraPrompts, edits });
  return storableCopy({ comparisons, keywords });
}

async function answer({ visit, questions: typedQuestions }: TaskOf<'answer'>): Promise<EngineResults['answer']> {
  const { questions } = judgeVisit(await open(visit), { typedQuestions });
  return storableCopy({ questions: questions.filter(({ origin }) => origin === 'searchConsole') });
}

const nearest = async ({ visit, questions }: TaskOf<'nearest'>): Promise<EngineResults['nearest']> =>
  storableCopy({ passages: nearestPassages(await open(visit), questions) });

type Judging = TaskOf<'judge' | 'rescore' | 'compare' | 'answer' | 'nearest'>;

answerTask((task: Judging): Promise<EngineResults[Judging['task']]> => {
  if (task.task === 'judge') return judge(task);
  if (task.task === 'rescore') return rescore(task);
  if (task.task === 'compare') return compare(task);
  return task.task === 'answer' ? answer(task) : nearest(task);
});
