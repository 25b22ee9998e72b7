import { z } from 'zod';
import { Coverage, type KeywordAnalysis, Passage, type Question, type Topic } from './assessment.ts';
import { OneLine, QuestionText } from './question-text.ts';

/**
 * What a member changed by hand about the topics and questions of a website. An edit names a topic by its label as the site's people wrote it, and a question by its text, so it lasts
 * across reports. Stored reports keep what was found; edits are laid over it when it is read. They never move a score.
 */

export const EDITS = {
  topicLength: 100,
  /** Added by hand, for one website. */
  topics: 20,
  questions: 50,
  /** Of all kinds, for one website. */
  most: 500,
} as const;

export const EditKind = z.enum(['rename_topic', 'hide_topic', 'add_topic', 'hide_question', 'add_question', 'correct_verdict']);
export type EditKind = z.infer<typeof EditKind>;

/** A verdict of ours with the passage that it rests on. */
export const JudgedVerdict = z.object({ coverage: Coverage, passage: Passage.nullable() });
export type JudgedVerdict = z.infer<typeof JudgedVerdict>;

export const SiteEdit = z.object({
  kind: EditKind,
  /** The label of a topic as the site's people or the member wrote it, or the text of a question. */
  subject: z.string(),
  /** The new label of a renamed topic; else null. */
  label: z.string().nullable(),
  /** The topic of a question that was added, by its `subject`; null where there is none. */
  topic: z.string().nullable(),
  /** What is right instead of a verdict that is wrong; else null. */
  coverage: Coverage.nullable(),
  /** The verdict that was marked as wrong; else null. Another verdict, or the same on another passage, is not. */
  judged: JudgedVerdict.nullable(),
});
export type SiteEdit = z.infer<typeof SiteEdit>;

/** The words of a label or a question: what makes two the same. */
export const editKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

const WORDLESS = 'Please use letters or digits';
const TOPIC = `Topics have between 1 and ${EDITS.topicLength} characters`;
export const TopicLabel = OneLine.pipe(z.string().min(1, TOPIC).max(EDITS.topicLength, TOPIC)).refine(
  (text) => editKey(text) !== '',
  WORDLESS,
);
export const AddedQuestion = QuestionText.refine((text) => editKey(text) !== '', WORDLESS);

const byKey = (edits: readonly SiteEdit[], kind: EditKind): Map<string, SiteEdit> =>
  new Map(edits.filter((edit) => edit.kind === kind).map((edit) => [editKey(edit.subject), edit]));

export const isSamePassage = (a: Passage | null, b: Passage | null): boolean => a?.url === b?.url && a?.text === b?.text;

type NamedTopic = Pick<Topic, 'topic' | 'terms'>;
const NAMES_TOPIC: ReadonlySet<EditKind> = new Set(['rename_topic', 'hide_topic']);

/**
 * Edits by the labels that topics have now. An edit that names a topic by a former label (one of its terms: "Schools" of "Noise in schools") is about that topic, unless a topic is called so or several
 * have the term. What was changed under today's label holds over it.
 */
export function carriedOver<E extends SiteEdit>(edits: readonly E[], topics: readonly NamedTopic[]): E[] {
  const added = edits.filter(({ kind }) => kind === 'add_topic').map(({ subject }) => subject);
  const known = new Set([...topics.map(({ topic }) => topic), ...added].map(editKey));
  const now = (name: string): string => {
    const key = editKey(name);
    const [of, ...more] = known.has(key) ? [] : topics.filter(({ terms }) => terms.some((term) => editKey(term) === key));
    return of && more.length === 0 ? of.topic : name;
  };
  const isEdited = (kind: EditKind, label: string) => edits.some((edit) => edit.kind === kind && editKey(edit.subject) === editKey(label));
  return edits.flatMap((edit) => {
    if (!NAMES_TOPIC.has(edit.kind)) return edit.topic === null ? edit : { ...edit, topic: now(edit.topic) };
    const subject = now(edit.subject);
    if (subject === edit.subject) return edit;
    return isEdited(edit.kind, subject) ? [] : { ...edit, subject };
  });
}

/** What edits say of a topic or a question; labels are those that the site's people wrote. */
export function lookUp(edits: readonly SiteEdit[]) {
  const [renamed, hidden, added] = [byKey(edits, 'rename_topic'), byKey(edits, 'hide_topic'), byKey(edits, 'add_topic')];
  const [hiddenQuestions, questions, verdicts] = [
    byKey(edits, 'hide_question'),
    byKey(edits, 'add_question'),
    byKey(edits, 'correct_verdict'),
  ];
  return {
    labelOf: (topic: string): string => renamed.get(editKey(topic))?.label ?? topic,
    isHiddenTopic: (topic: string): boolean => hidden.has(editKey(topic)),
    isAddedTopic: (topic: string): boolean => added.has(editKey(topic)),
    isHiddenQuestion: (question: string): boolean => hiddenQuestions.has(editKey(question)),
    isAddedQuestion: (question: string): boolean => questions.has(editKey(question)),
    /** What a member says of exactly this verdict. */
    verdictOn: (question: string, { coverage, passage }: JudgedVerdict): Coverage | null => {
      const edit = verdicts.get(editKey(question));
      return edit?.judged?.coverage === coverage && isSamePassage(edit.judged.passage, passage) ? edit.coverage : null;
    },
  };
}
type Looked = ReturnType<typeof lookUp>;

/** Typed and AI-written questions exist because of their topic; others were really asked. */
const isOfTopic = ({ origin }: Asked): boolean => origin === 'typed' || origin === 'ai';
/** Questions of a topic that its coverage counts. */
const isCounted = ({ origin }: Asked): boolean => origin === 'site' || origin === 'typed' || origin === 'member';

type Asked = Pick<Question, 'question' | 'origin' | 'topic' | 'coverage' | 'passage' | 'opinion'>;

/** The verdict that we found, without what a model says of it. */
export const foundVerdict = ({ coverage, passage, opinion }: Pick<Question, 'coverage' | 'passage' | 'opinion'>): JudgedVerdict =>
  opinion ? { coverage: opinion.found, passage: opinion.found === 'missing' ? null : opinion.passage } : { coverage, passage };

/** Questions by the member's names and verdicts, without those that are hidden or no longer added. */
export const editedQuestions = <Q extends Asked>(questions: readonly Q[], edits: Looked): Q[] =>
  questions.flatMap((question) => editedQuestion(question, edits));

function editedQuestion<Q extends Asked>(question: Q, edits: Looked): Q[] {
  const { topic: of } = question;
  if (question.origin === 'member' && !edits.isAddedQuestion(question.question)) return [];
  const isHidden = of !== null && edits.isHiddenTopic(of);
  if (edits.isHiddenQuestion(question.question) || (isHidden && isOfTopic(question))) return [];
  const topic = of === null || isHidden ? null : edits.labelOf(of);
  const judged = foundVerdict(question);
  const right = edits.verdictOn(question.question, judged);
  if (right === null) return [{ ...question, topic }];
  const passage = right === 'missing' ? null : judged.passage;
  return [{ ...question, topic, coverage: right, passage, editedBy: 'member', judged, opinion: undefined }];
}

function editedTopic(topic: Topic, edits: Looked, questions: readonly Question[]): Topic[] {
  if (edits.isHiddenTopic(topic.topic) || (topic.original === null && !edits.isAddedTopic(topic.topic))) return [];
  const label = edits.labelOf(topic.topic);
  return [
    {
      ...topic,
      topic: label,
      ...(label === topic.topic ? {} : { editedBy: 'member', original: topic.original === null ? null : topic.topic }),
      parent: topic.parent === null || edits.isHiddenTopic(topic.parent) ? null : edits.labelOf(topic.parent),
      children: topic.children.filter((child) => !edits.isHiddenTopic(child)).map(edits.labelOf),
      coverage: coverageOf(label, questions),
    },
  ];
}

/** The outcome of a topic's questions. */
export function coverageOf(topic: string, questions: readonly Question[]): Topic['coverage'] {
  const own = questions.filter((question) => question.topic === topic && isCounted(question));
  const count = (wanted: Coverage) => own.filter(({ coverage }) => coverage === wanted).length;
  return { answered: count('answered'), mentioned: count('mentioned'), missing: count('missing') };
}

/** A report's topics and questions as the member wants them. What was added since the report is not in it: nobody has asked the pages yet. */
export function withEdits<T extends { topics: readonly Topic[]; questions: readonly Question[] }>(report: T, list: readonly SiteEdit[]): T {
  if (list.length === 0 && !report.topics.some(isByHand) && !report.questions.some(({ origin }) => origin === 'member')) return report;
  const edits = lookUp(carriedOver(list, report.topics));
  const questions = editedQuestions(report.questions, edits);
  return { ...report, questions, topics: report.topics.flatMap((topic) => editedTopic(topic, edits, questions)) };
}
const isByHand = ({ editedBy }: Topic): boolean => editedBy !== undefined;

/** A report's keywords likewise: by the member's names, without what is hidden or, as the member says, answered. `topics` are those that were found. */
export function withEditedKeywords(keywords: KeywordAnalysis, list: readonly SiteEdit[], topics: readonly NamedTopic[]): KeywordAnalysis {
  const edits = lookUp(carriedOver(list, topics));
  const shown = ({ topic, editedBy }: { topic: string; editedBy?: 'member' | undefined }) =>
    !edits.isHiddenTopic(topic) && (editedBy === undefined || edits.isAddedTopic(topic));
  return {
    currentTopics: keywords.currentTopics.filter((topic) => !edits.isHiddenTopic(topic)).map(edits.labelOf),
    missingTopics: keywords.missingTopics.filter(shown),
    topicOpportunities: keywords.topicOpportunities.filter(shown).map((one) => ({ ...one, topic: edits.labelOf(one.topic) })),
    keywordGaps: keywords.keywordGaps.filter(
      ({ keyword, passage, editedBy }) =>
        !edits.isHiddenQuestion(keyword) &&
        (editedBy === undefined || edits.isAddedQuestion(keyword)) &&
        edits.verdictOn(keyword, { coverage: passage ? 'mentioned' : 'missing', passage }) !== 'answered',
    ),
  };
}
