import type { Services } from '../../platform/context.ts';
import type { App } from '../../platform/route.ts';
import { changeUser } from './change-user.service.ts';
import { challengeFactor, enrollFactor, removeFactor, verifyFactor } from './factors.service.ts';
import { bodyOf, isPkce, protocolOf, redirectOf } from './protocol.service.ts';
import { sendReauthentication } from './reauthentication.service.ts';
import { readPublicUser, signOut } from './sessions.service.ts';

/** What whoever is signed in does with their own account: read and change it, second factors, signing out. */
export function userRoutes(app: App, services: Services): void {
  const { onCaller } = protocolOf(app, services);
  onCaller('GET', '/user', async (ctx, c, { user }) => c.json(await readPublicUser(ctx.db, user)));
  onCaller('PUT', '/user', async (ctx, c, caller) => {
    const body = await bodyOf(c);
    return c.json(await changeUser(ctx, caller, body, redirectOf(ctx, c, body), isPkce(body)));
  });
  onCaller('POST', '/logout', async (ctx, c, caller) => {
    await signOut(ctx, caller, c.req.query('scope') ?? 'global');
    return c.body(null, 204);
  });
  onCaller('GET', '/reauthenticate', async (ctx, c, { user }) => {
    await sendReauthentication(ctx, user);
    return c.json({});
  });
  onCaller('POST', '/factors', async (ctx, c, caller) => c.json(await enrollFactor(ctx, caller, await bodyOf(c))));
  onCaller('POST', '/factors/:id/challenge', async (ctx, c, caller) => c.json(await challengeFactor(ctx, caller, c.req.param('id') ?? '')));
  onCaller('POST', '/factors/:id/verify', async (ctx, c, caller) =>
    c.json(await verifyFactor(ctx, caller, c.req.param('id') ?? '', await bodyOf(c))),
  );
  onCaller('DELETE', '/factors/:id', async (ctx, c, caller) => c.json(await removeFactor(ctx, caller, c.req.param('id') ?? '')));
}
