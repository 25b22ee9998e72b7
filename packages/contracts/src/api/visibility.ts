import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, list } from '../entities.ts';
import { QuestionText } from '../question-text.ts';
import {
  NamesForm,
  PanelQuestionOrigin,
  PanelSuggestion,
  QuestionKind,
  QuestionStatus,
  RoundPlan,
  VISIBILITY,
  VisibilityAnswer,
  VisibilityEngine,
  VisibilityEntity,
  VisibilityOverview,
  VisibilityQuestion,
  VisibilityQuote,
  VisibilityResults,
  VisibilityRound,
  VisibilitySchedule,
} from '../visibility.ts';

/** Measured visibility: questions, rounds and what came of them. */

const OfWebsite = z.strictObject({ website_id: Id });
const ById = z.strictObject({ id: Id });
const Topic = z.string().trim().max(VISIBILITY.topicLength).nullable();

export const readVisibility = endpoint({
  id: 'read-visibility',
  method: 'GET',
  path: '/data/v1/visibility',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'Engines on offer, the newest round and its results, and the trend of a website.',
  query: OfWebsite,
  result: VisibilityOverview,
  errors: ['website.not_found'],
});

export const listVisibilityQuestions = endpoint({
  id: 'list-visibility-questions',
  method: 'GET',
  path: '/data/v1/visibility_questions',
  access: 'member',
  summary: 'The questions of a website, oldest first.',
  query: OfWebsite,
  result: list(VisibilityQuestion),
});

export const suggestVisibilityQuestions = endpoint({
  id: 'suggest-visibility-questions',
  method: 'GET',
  path: '/data/v1/visibility_suggestions',
  access: 'member',
  summary: 'Questions of the newest report and of imported search data that are not on the list yet.',
  query: OfWebsite,
  result: list(PanelSuggestion),
});

export const createVisibilityQuestions = endpoint({
  id: 'create-visibility-questions',
  method: 'POST',
  path: '/data/v1/visibility_questions',
  access: 'member',
  summary:
    'Add questions. Duplicates are left out; questions beyond the active limit are added as paused. The names in a question decide its kind.',
  body: z.strictObject({
    website_id: Id,
    origin: PanelQuestionOrigin,
    questions: z
      .array(z.strictObject({ text: QuestionText, topic: Topic.optional() }))
      .min(1)
      .max(VISIBILITY.questionsAtOnce, `At most ${VISIBILITY.questionsAtOnce} questions at once`),
  }),
  result: z.object({ items: z.array(VisibilityQuestion), duplicates: z.number().int(), paused: z.number().int() }),
  errors: ['website.not_found', 'visibility.question_limit'],
});

export const updateVisibilityQuestion = endpoint({
  id: 'update-visibility-question',
  method: 'PATCH',
  path: '/data/v1/visibility_questions/:id',
  access: 'member',
  summary: 'Edit, pause or resume a question.',
  params: ById,
  body: z.strictObject({ text: QuestionText.optional(), kind: QuestionKind.optional(), status: QuestionStatus.optional() }),
  result: VisibilityQuestion,
  errors: ['visibility.question_not_found', 'visibility.question_duplicate', 'visibility.question_limit'],
});

export const deleteVisibilityQuestion = endpoint({
  id: 'delete-visibility-question',
  method: 'DELETE',
  path: '/data/v1/visibility_questions/:id',
  access: 'member',
  summary: 'Remove a question. Rounds that asked it keep it.',
  params: ById,
  result: z.object({ success: z.literal(true) }),
  errors: ['visibility.question_not_found'],
});

export const listVisibilityEntities = endpoint({
  id: 'list-visibility-entities',
  method: 'GET',
  path: '/data/v1/visibility_entities',
  access: 'member',
  summary: 'Who is looked for in the answers: the website and its active competitors.',
  query: OfWebsite,
  result: list(VisibilityEntity),
});

export const updateVisibilityEntity = endpoint({
  id: 'update-visibility-entity',
  method: 'PATCH',
  path: '/data/v1/visibility_entities/:id',
  access: 'member',
  summary: 'Change the names that count as a mention, and phrases that do not. Answers that are kept are read again.',
  params: ById,
  body: NamesForm,
  result: VisibilityEntity,
  errors: ['visibility.entity_not_found'],
});

export const quoteVisibility = endpoint({
  id: 'quote-visibility',
  method: 'POST',
  path: '/functions/v1/quote-visibility',
  access: 'member',
  summary: 'What a round would cost.',
  body: RoundPlan,
  result: VisibilityQuote,
  errors: ['website.not_found', 'visibility.no_questions', 'visibility.engine_off'],
});

export const startVisibility = endpoint({
  id: 'start-visibility',
  method: 'POST',
  path: '/functions/v1/start-visibility',
  access: 'member',
  summary: 'Start a round at the quoted price. A round that is under way is handed back instead.',
  body: RoundPlan.extend({ credits: z.int().min(0) }),
  result: z.object({ round: VisibilityRound, alreadyRunning: z.boolean() }),
  errors: [
    'website.not_found',
    'visibility.no_questions',
    'visibility.engine_off',
    'visibility.price_changed',
    'visibility.ceiling',
    'credits.insufficient',
  ],
  limitPerMinute: 20,
});

export const cancelVisibility = endpoint({
  id: 'cancel-visibility',
  method: 'POST',
  path: '/functions/v1/cancel-visibility',
  access: 'member',
  summary: 'Stop a round. Answers that have not come are given back.',
  body: z.strictObject({ round_id: Id }),
  result: VisibilityRound,
  errors: ['visibility.round_not_found'],
});

export const scheduleVisibility = endpoint({
  id: 'schedule-visibility',
  method: 'POST',
  path: '/functions/v1/schedule-visibility',
  access: 'member',
  summary: 'Let a round come with each scheduled report, at no more than the quoted price; without a plan none does.',
  body: z.strictObject({ website_id: Id, plan: RoundPlan.omit({ website_id: true }).nullable(), credits: z.int().min(0) }),
  result: z.object({ schedule: VisibilitySchedule.nullable() }),
  errors: ['website.not_found', 'visibility.no_questions', 'visibility.engine_off', 'visibility.price_changed'],
});

export const listVisibilityRounds = endpoint({
  id: 'list-visibility-rounds',
  method: 'GET',
  path: '/data/v1/visibility_rounds',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The rounds of a website, newest first.',
  query: OfWebsite,
  result: list(VisibilityRound),
});

export const readVisibilityResults = endpoint({
  id: 'read-visibility-results',
  method: 'GET',
  path: '/data/v1/visibility_rounds/:id',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'What a round found.',
  params: ById,
  result: VisibilityResults,
  errors: ['visibility.round_not_found'],
});

export const listVisibilityAnswers = endpoint({
  id: 'list-visibility-answers',
  method: 'GET',
  path: '/data/v1/visibility_rounds/:id/answers',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The answers of a round, with their sources and mentions.',
  params: ById,
  query: z.strictObject({
    engine: VisibilityEngine.optional(),
    prompt: z.coerce.number().int().min(0).max(VISIBILITY.activeQuestions).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(VISIBILITY.answersPerPage),
  }),
  result: list(VisibilityAnswer),
  errors: ['visibility.round_not_found'],
});

export const VisibilityExport = z.enum(['csv', 'rates', 'html', 'pdf']);
export type VisibilityExport = z.infer<typeof VisibilityExport>;
export const exportVisibility = endpoint({
  id: 'export-visibility',
  method: 'GET',
  path: '/data/v1/visibility_rounds/:id/export/:format',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'A round as a file: every answer (CSV), or the results with answers as evidence (HTML, PDF).',
  params: z.strictObject({ id: Id, format: VisibilityExport }),
  result: z.unknown(),
  raw: ['text/csv', 'text/html', 'application/pdf'],
  errors: ['visibility.round_not_found', 'report.export_busy', 'report.pdf_unavailable'],
  limitPerMinute: 30,
});
