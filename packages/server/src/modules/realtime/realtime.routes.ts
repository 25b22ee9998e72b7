import { openRealtime } from '@citelight/contracts/api/site';
import { isCode } from '../../platform/errors.ts';
import { type App, mount } from '../../platform/route.ts';
import { openStream } from './realtime.service.ts';

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

export function realtimeRoutes(app: App): void {
  mount(app, openRealtime, async (ctx, _, http) => {
    const authorization = http.req.header('authorization');
    const stillValid = () =>
      ctx.sessions.whoIsAsking(authorization).then(
        () => true,
        (error: unknown) => !isCode(error, 'auth.invalid_token') && !isCode(error, 'insufficient_aal'),
      );
    return new Response(openStream(ctx, stillValid), { headers: HEADERS });
  });
}
