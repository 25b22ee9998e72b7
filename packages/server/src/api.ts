import { openApi } from './docs/openapi.ts';
import { ROUTES } from './modules.ts';
import type { Services } from './platform/context.ts';
import { healthRoutes } from './platform/health.ts';
import { createApp } from './platform/http.ts';
import { mailboxRoutes } from './platform/mail/mailbox.ts';
import { type Metrics, metricsRoute } from './platform/metrics.ts';
import type { App } from './platform/route.ts';
import { servePages } from './platform/static.ts';

/** The door for requests: everything that is answered over HTTP. */
export function createApi(services: Services, metrics: Metrics, webFolder?: string): App {
  const app = createApp(services, metrics.observe);
  healthRoutes(app, services);
  app.get('/openapi.json', (c) => c.json(openApi(services.config.PUBLIC_URL)));
  metricsRoute(app, metrics);
  mailboxRoutes(app, services);
  for (const routes of ROUTES) routes(app, services);
  servePages(app, services, webFolder);
  return app;
}
