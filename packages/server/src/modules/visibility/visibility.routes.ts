import * as api from '@citelight/contracts/api/visibility';
import { type App, mount } from '../../platform/route.ts';
import { exportRound } from './files.service.ts';
import {
  createQuestions,
  deleteQuestion,
  listEntities,
  listQuestions,
  suggestQuestions,
  updateEntity,
  updateQuestion,
} from './questions.service.ts';
import { listAnswers, listRounds, readOverview, readResults, readRound } from './results.service.ts';
import { cancelRound, quoteRound, scheduleRounds, startRound } from './rounds.service.ts';

export function visibilityRoutes(app: App): void {
  mount(app, api.readVisibility, (ctx, { query }) => readOverview(ctx, query.website_id));
  mount(app, api.listVisibilityQuestions, (ctx, { query }) => listQuestions(ctx, query.website_id));
  mount(app, api.suggestVisibilityQuestions, (ctx, { query }) => suggestQuestions(ctx, query.website_id));
  mount(app, api.createVisibilityQuestions, (ctx, { body }) => createQuestions(ctx, body));
  mount(app, api.updateVisibilityQuestion, (ctx, { params, body }) => updateQuestion(ctx, params.id, body));
  mount(app, api.deleteVisibilityQuestion, (ctx, { params }) => deleteQuestion(ctx, params.id));
  mount(app, api.listVisibilityEntities, (ctx, { query }) => listEntities(ctx, query.website_id));
  mount(app, api.updateVisibilityEntity, (ctx, { params, body }) => updateEntity(ctx, params.id, body));
  mount(app, api.quoteVisibility, (ctx, { body }) => quoteRound(ctx, body));
  mount(app, api.startVisibility, async (ctx, { body }) => {
    const { roundId, alreadyRunning } = await startRound(ctx, body);
    return { round: await readRound(ctx, roundId), alreadyRunning };
  });
  mount(app, api.cancelVisibility, async (ctx, { body }) => {
    await cancelRound(ctx, body.round_id);
    return readRound(ctx, body.round_id);
  });
  mount(app, api.scheduleVisibility, (ctx, { body }) => scheduleRounds(ctx, body));
  mount(app, api.listVisibilityRounds, (ctx, { query }) => listRounds(ctx, query.website_id));
  mount(app, api.readVisibilityResults, (ctx, { params }) => readResults(ctx, params.id));
  mount(app, api.listVisibilityAnswers, (ctx, { params, query }) => listAnswers(ctx, params.id, query));
  mount(app, api.exportVisibility, async (ctx, { params }) => {
    const { name, type, content } = await exportRound(ctx, params.id, params.format);
    const headers = {
      'content-type': type,
      // The name holds nothing that would need quoting.
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    return new Response(typeof content === 'string' ? content : Buffer.from(content), { headers });
  });
}
