import { z } from 'zod';
import { Coverage } from '../assessment.ts';
import { AddedQuestion, EDITS, SiteEdit, TopicLabel } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { Id, list, Timestamp } from '../entities.ts';
import { VISIBILITY } from '../visibility.ts';

/** What members change by hand about the topics and questions of a website: it shows in each of its reports and is part of the next analysis. */

export const Edit = SiteEdit.extend({ id: Id, website_id: Id, created_at: Timestamp });
export type Edit = z.infer<typeof Edit>;

export const listEdits = endpoint({
  id: 'list-edits',
  method: 'GET',
  path: '/data/v1/edits',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'What was changed by hand about the topics and questions of a website, oldest first.',
  query: z.strictObject({ website_id: Id }),
  result: list(Edit),
  errors: ['website.not_found'],
});

/** As the report shows it. */
const Shown = z.string().min(1).max(4096);
const of = { report_id: Id };

export const createEdit = endpoint({
  id: 'create-edit',
  method: 'POST',
  path: '/data/v1/edits',
  access: 'member',
  summary: `Change a topic or question of a report by hand. Topics have up to ${EDITS.topicLength} characters, questions 3 to ${VISIBILITY.questionLength}; up to ${EDITS.topics} topics and ${EDITS.questions} questions can be added to a website. It lasts across reports, and no score changes.`,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ ...of, kind: z.literal('rename_topic'), topic: Shown, label: TopicLabel }),
    z.strictObject({ ...of, kind: z.literal('hide_topic'), topic: Shown }),
    z.strictObject({ ...of, kind: z.literal('add_topic'), topic: TopicLabel }),
    z.strictObject({ ...of, kind: z.literal('hide_question'), question: Shown }),
    z.strictObject({ ...of, kind: z.literal('add_question'), question: AddedQuestion, topic: Shown.nullable().optional() }),
    /** `coverage`: what is right instead. */
    z.strictObject({ ...of, kind: z.literal('correct_verdict'), question: Shown, coverage: Coverage }),
  ]),
  result: Edit,
  errors: [
    'report.not_found',
    'report.not_ready',
    'topic.not_found',
    'topic.duplicate',
    'topic.limit',
    'question.not_found',
    'question.duplicate',
    'question.limit',
    'edit.no_change',
    'edit.limit',
  ],
  limitPerMinute: 120,
});

export const deleteEdit = endpoint({
  id: 'delete-edit',
  method: 'DELETE',
  path: '/data/v1/edits/:id',
  access: 'member',
  summary: 'Undo an edit. What was changed about a topic or question that it added goes with it.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['edit.not_found'],
  limitPerMinute: 120,
});
