import { CodedError } from '@citelight/contracts';
import { logUnknownRoute, readSettings, unlockGate } from '@citelight/contracts/api/site';
import { gateState, opensGate, unlock } from '../../platform/gate.ts';
import { type App, mount } from '../../platform/route.ts';
import { describeSettings, noteUnknownRoute } from './site.service.ts';

/** What the application needs before anybody has signed in. */
export function siteRoutes(app: App): void {
  mount(app, readSettings, async (ctx, _, http) => ({ gate: gateState(http, ctx), ...describeSettings(ctx) }));
  mount(app, unlockGate, async (ctx, { body }, http) => {
    if (!opensGate(ctx, body.password)) throw new CodedError('gate.wrong_password');
    unlock(http, ctx);
    return { success: true as const };
  });
  mount(app, logUnknownRoute, async (ctx, { body }) => noteUnknownRoute(ctx, body.path));
}
