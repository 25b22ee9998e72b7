import {
  createCompetitors as create,
  listCompetitors as list,
  replaceCompetitor as replace,
  updateCompetitor as update,
} from '@citelight/contracts/api/data';
import { suggestCompetitors as suggest } from '@citelight/contracts/api/functions';
import { type App, mount } from '../../platform/route.ts';
import { createCompetitors, listCompetitors, removeCompetitor, replaceCompetitor } from './competitors.service.ts';
import { suggestCompetitors } from './suggestions.service.ts';

export function competitorsRoutes(app: App): void {
  mount(app, list, (ctx, { query }) =>
    listCompetitors(ctx, query.website_id, query.is_active === undefined ? undefined : query.is_active === 'true'),
  );
  mount(app, create, (ctx, { body }) => createCompetitors(ctx, body.website_id, body.competitors));
  mount(app, update, (ctx, { params }) => removeCompetitor(ctx, params.id));
  mount(app, replace, (ctx, { params, body }) => replaceCompetitor(ctx, params.id, body));
  mount(app, suggest, (ctx, { body }) => suggestCompetitors(ctx, body));
}
