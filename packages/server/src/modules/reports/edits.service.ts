import {
  type Assessment,
  CodedError,
  carriedOver,
  EDITS,
  type ErrorCode,
  editKey,
  foundVerdict,
  type KeywordAnalysis,
  lookUp,
  type Question,
  type ReportOpinion,
  type SiteEdit,
  storedAssessment,
  type Topic,
  withEditedKeywords,
  withEdits,
  withOpinions,
} from '@citelight/contracts';
import type { createEdit as creating, Edit } from '@citelight/contracts/api/edits';
import type { Input } from '@citelight/contracts/endpoint';
import type { MemberContext } from '../../platform/context.ts';
import { asMember } from '../../platform/database.ts';
import { getWebsite } from '../websites/websites.service.ts';
import type { EditRow } from './edits.sql.ts';
import * as rows from './edits.sql.ts';
import { findEditable } from './reports.sql.ts';

/** What members change by hand about topics and questions. */

type List<T> = { items: T[]; total: number };

export const listEdits = (ctx: MemberContext, websiteId: string): Promise<List<Edit>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const items = await rows.selectEdits(tx, ctx.user.id, websiteId);
    return { items, total: items.length };
  });

type Change = Input<typeof creating>['body'];

/** What a report shows and what was found below it. */
type Editable = {
  topics: readonly Topic[];
  questions: readonly Question[];
  keywords: KeywordAnalysis;
  /** By the labels that the report's topics have. */
  edits: readonly EditRow[];
  looked: ReturnType<typeof lookUp>;
};

const edit = (kind: SiteEdit['kind'], subject: string, more: Partial<SiteEdit> = {}): SiteEdit => ({
  ...{ kind, subject, label: null, topic: null, coverage: null, judged: null },
  ...more,
});
const isSame = (a: string, b: string): boolean => editKey(a) === editKey(b);
const refuse = (code: ErrorCode): never => {
  throw new CodedError(code);
};

/** What was added when the report was made and has been removed since is not part of it any more. Reports of rubric 1 have no questions that can be changed. */
const editable = (
  {
    topics,
    questions,
    opinions,
  }: { topics: readonly Topic[] | null; questions: readonly Question[] | null; opinions: readonly ReportOpinion[] | null },
  keywords: KeywordAnalysis,
  list: readonly EditRow[],
): Editable => {
  const edits = carriedOver(list, topics ?? []);
  const looked = lookUp(edits);
  const shown = withOpinions({ topics: topics ?? [], questions: questions ?? [] }, opinions ?? []);
  return {
    topics: shown.topics.filter(({ topic, original }) => original !== null || looked.isAddedTopic(topic)),
    questions: shown.questions.filter(({ question, origin }) => origin !== 'member' || looked.isAddedQuestion(question)),
    keywords,
    edits,
    looked,
  };
};

/** The label of a topic as it was found or added, of one that the report shows; undefined where it shows none. */
function foundLabel({ topics, edits, looked }: Editable, shown: string): string | undefined {
  const added = edits.filter(({ kind }) => kind === 'add_topic').map(({ subject }) => subject);
  return [...topics.map(({ topic }) => topic), ...added].find((label) => isSame(looked.labelOf(label), shown) || label === shown);
}

/** All labels by which a topic is known. */
const labelsOf = ({ topics, edits, looked }: Editable): string[] => [
  ...topics.flatMap(({ topic }) => [topic, looked.labelOf(topic)]),
  ...edits.filter(({ kind }) => kind === 'add_topic').map(({ subject }) => subject),
];

/** @throws CodedError topic.not_found, topic.duplicate, edit.no_change */
function renamed(report: Editable, topic: string, label: string): SiteEdit {
  const subject = foundLabel(report, topic) ?? refuse('topic.not_found');
  const before = report.looked.labelOf(subject);
  if (before === label) return refuse('edit.no_change');
  if (!isSame(subject, label) && labelsOf(report).some((other) => isSame(other, label) && !isSame(other, before)))
    return refuse('topic.duplicate');
  return edit('rename_topic', subject, { label });
}

function asEdit(report: Editable, change: Change): SiteEdit {
  const { questions, keywords, edits, looked } = report;
  const added = (kind: SiteEdit['kind']) => edits.filter((one) => one.kind === kind);
  switch (change.kind) {
    case 'rename_topic':
      return renamed(report, change.topic, change.label);
    case 'hide_topic': {
      const missing = keywords.missingTopics.find(({ topic }) => isSame(topic, change.topic))?.topic;
      return edit('hide_topic', foundLabel(report, change.topic) ?? missing ?? refuse('topic.not_found'));
    }
    case 'add_topic':
      if (labelsOf(report).some((label) => isSame(label, change.topic))) return refuse('topic.duplicate');
      if (added('add_topic').length >= EDITS.topics) return refuse('topic.limit');
      return edit('add_topic', change.topic);
    case 'add_question': {
      const known = [...questions, ...added('add_question').map(({ subject }) => ({ question: subject }))];
      if (known.some(({ question }) => isSame(question, change.question))) return refuse('question.duplicate');
      if (added('add_question').length >= EDITS.questions) return refuse('question.limit');
      const topic = change.topic == null ? null : (foundLabel(report, change.topic) ?? refuse('topic.not_found'));
      return edit('add_question', change.question, { topic });
    }
    case 'hide_question': {
      const known = [...questions.map(({ question }) => question), ...keywords.keywordGaps.map(({ keyword }) => keyword)];
      return edit('hide_question', known.find((question) => isSame(question, change.question)) ?? refuse('question.not_found'));
    }
    case 'correct_verdict': {
      const found = questions.find(({ question }) => isSame(question, change.question)) ?? refuse('question.not_found');
      const { question, coverage } = found;
      const judged = foundVerdict(found);
      if (looked.verdictOn(question, judged) === change.coverage || coverage === change.coverage) return refuse('edit.no_change');
      return edit('correct_verdict', question, { coverage: change.coverage, judged });
    }
  }
}

/** @throws CodedError report.not_found, report.not_ready, and what `createEdit` of the contracts names */
export const createEdit = (ctx: MemberContext, change: Change): Promise<Edit> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const report = await findEditable(tx, ctx.user.id, change.report_id);
    if (!report) throw new CodedError('report.not_found');
    const { status, website_id: websiteId } = report;
    if (status !== 'completed' || !report.keywords) throw new CodedError('report.not_ready');
    await rows.lockEdits(tx, websiteId);
    const list = await rows.selectEdits(tx, ctx.user.id, websiteId);
    const shown = editable(report, report.keywords, list);
    const { edits } = shown;
    const made = asEdit(shown, change);
    const isAdded = edits.some(({ kind, subject }) => kind === 'add_topic' && isSame(subject, made.subject));
    if (made.kind === 'rename_topic' && made.label !== null && isAdded) {
      const changed = await rows.relabel(tx, websiteId, made.subject, made.label);
      if (changed) return changed;
    }
    const before = edits.find(({ kind, subject }) => kind === made.kind && isSame(subject, made.subject));
    if (list.length >= EDITS.most && !before) throw new CodedError('edit.limit');
    // An edit under a former label keeps it: earlier reports know the topic by no other.
    const subject = list.find(({ id }) => id === before?.id)?.subject ?? made.subject;
    return rows.keepEdit(tx, ctx.user.id, websiteId, { ...made, subject });
  });

const GONE_WITH: Partial<Record<SiteEdit['kind'], readonly SiteEdit['kind'][]>> = {
  add_topic: ['hide_topic'],
  add_question: ['hide_question', 'correct_verdict'],
};

/** @throws CodedError edit.not_found */
export const deleteEdit = (ctx: MemberContext, id: string): Promise<{ success: true }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const gone = await rows.deleteEdit(tx, id);
    if (!gone) throw new CodedError('edit.not_found');
    const along = GONE_WITH[gone.kind];
    if (along) await rows.deleteEditsOf(tx, gone.website_id, gone.key, along);
    return { success: true };
  });

type NamedTopics = readonly Pick<Topic, 'topic' | 'terms'>[];
type KeywordRow = {
  current_topics: KeywordAnalysis['currentTopics'];
  missing_topics: KeywordAnalysis['missingTopics'];
  topic_opportunities: KeywordAnalysis['topicOpportunities'];
  keyword_gaps: KeywordAnalysis['keywordGaps'];
};

/** A row of keywords as the member wants it; `topics` are those that its report found. */
export function editedRow<R extends KeywordRow>(row: R, edits: readonly SiteEdit[], topics: NamedTopics | null): R {
  const { currentTopics, missingTopics, topicOpportunities, keywordGaps } = withEditedKeywords(
    {
      currentTopics: row.current_topics,
      missingTopics: row.missing_topics,
      topicOpportunities: row.topic_opportunities,
      keywordGaps: row.keyword_gaps,
    },
    edits,
    topics ?? [],
  );
  return {
    ...row,
    current_topics: currentTopics,
    missing_topics: missingTopics,
    topic_opportunities: topicOpportunities,
    keyword_gaps: keywordGaps,
  };
}

/** A stored analysis as it is shown: with a model's second opinions, and above them as the member wants it. Scores and checks stay as they are. */
export function shownAnalysis(stored: Assessment, opinions: readonly ReportOpinion[] | null, edits: readonly SiteEdit[]): Assessment {
  const analysis = withOpinions(storedAssessment(stored), opinions ?? []);
  return { ...withEdits(analysis, edits), keywords: withEditedKeywords(analysis.keywords, edits, analysis.topics) };
}
