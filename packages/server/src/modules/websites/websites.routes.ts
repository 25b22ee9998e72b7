import { listTrackedWebsites as list } from '@citelight/contracts/api/data';
import { type App, mount } from '../../platform/route.ts';
import { listTrackedWebsites } from './websites.service.ts';

export function websitesRoutes(app: App): void {
  mount(app, list, (ctx, { query }) => listTrackedWebsites(ctx, query.is_active === undefined ? undefined : query.is_active === 'true'));
}
