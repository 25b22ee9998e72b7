import { listTrackedWebsites as list, trackWebsiteAgain } from '@citelight/contracts/api/data';
import { type App, mount } from '../../platform/route.ts';
import { listTrackedWebsites, trackAgain } from './websites.service.ts';

export function websitesRoutes(app: App): void {
  mount(app, list, (ctx, { query }) => listTrackedWebsites(ctx, query.is_active === undefined ? undefined : query.is_active === 'true'));
  mount(app, trackWebsiteAgain, (ctx, { params }) => trackAgain(ctx, params.id));
}
