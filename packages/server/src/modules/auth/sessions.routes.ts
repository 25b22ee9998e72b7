import { CodedError } from '@citelight/contracts';
import { endSession, listSessions as listSessionsSpec } from '@citelight/contracts/api/site';
import { type App, mount } from '../../platform/route.ts';
import { endSessionOf, listSessions } from './sessions.service.ts';

/** Where the caller is signed in: outside the protocol, by the endpoint table. */
export function sessionRoutes(app: App): void {
  mount(app, listSessionsSpec, async (ctx) => {
    const items = (await listSessions(ctx.db, ctx.user.id)).map((row) => ({
      id: row.id,
      current: row.id === ctx.user.sessionId,
      created_at: row.created_at,
      refreshed_at: row.refreshed_at,
      user_agent: row.user_agent,
      ip: row.ip,
      aal: row.aal,
    }));
    return { items, total: items.length };
  });
  mount(app, endSession, async (ctx, { params }) => {
    if (!(await endSessionOf(ctx, ctx.user.id, params.id))) throw new CodedError('request.not_found');
    return { success: true as const };
  });
}
