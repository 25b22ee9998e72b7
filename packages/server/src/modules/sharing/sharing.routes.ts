import { shareReportEmail } from '@citelight/contracts/api/functions';
import { listShares as list, readShared as read, renewShare as renew, revokeShare as revoke } from '@citelight/contracts/api/site';
import { type App, mount } from '../../platform/route.ts';
import { listShares, readShared, renewShare, revokeShare, shareReport } from './sharing.service.ts';

export function sharingRoutes(app: App): void {
  mount(app, shareReportEmail, (ctx, { body }) => shareReport(ctx, body));
  mount(app, list, (ctx, { params }) => listShares(ctx, params.id));
  mount(app, renew, (ctx, { params }) => renewShare(ctx, params.id));
  mount(app, revoke, (ctx, { params }) => revokeShare(ctx, params.id));
  mount(app, read, async (ctx, { params }, http) => {
    http.header('x-robots-tag', 'noindex, nofollow');
    return readShared(ctx, params.token);
  });
}
