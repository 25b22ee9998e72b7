import { randomUUID } from 'node:crypto';
import { CodedError } from '@citelight/contracts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { clientAddress } from './client-address.ts';
import type { Services } from './context.ts';
import { asCodedError, errorBody } from './errors.ts';
import { RateLimitedError } from './limits.ts';
import type { App, Environment, Http } from './route.ts';
import { securityHeaders } from './security-headers.ts';

/** Paths that answer programs: what is unknown below them is a typed error and never a page. */
const PROGRAM_PATHS = /^\/(api|data|functions|realtime|webhooks|auth\/v1|healthz|readyz|metrics|mcp|openapi\.json)(\/|$)/;
export const isProgramPath = (path: string): boolean => PROGRAM_PATHS.test(path);

/** Tokens in paths (shared links) are secrets; ids are not. */
const loggable = (path: string) =>
  path.replace(/[\w-]{32,}/g, (part) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(part) ? part : '[token]'));

/** Seconds after which another try may succeed. */
const RETRY_AFTER: Record<string, number> = { 'server.unavailable': 2, 'report.export_busy': 5, 'logs.busy': 60, 'realtime.too_many': 60 };

/** Turns any error into the answer of the error catalogue; what is our fault is logged with its cause and shown without. */
function answerError(c: Http, error: unknown): Response {
  const { log, requestId } = c.get('ctx');
  const coded = asCodedError(error);
  if (coded.status >= 500) log.error({ code: coded.code, err: coded.cause ?? coded }, 'a request failed');
  else if (coded.cause) log.debug({ code: coded.code, err: coded.cause }, 'a request was refused');
  if (error instanceof RateLimitedError) c.header('retry-after', String(error.retryAfterSeconds));
  else if (RETRY_AFTER[coded.code]) c.header('retry-after', String(RETRY_AFTER[coded.code]));
  c.header('cache-control', 'no-store');
  return c.json(errorBody(coded, requestId), coded.status as 400);
}

/** Methods the application has for this path, among them those of `/auth/v1`. */
function methodsAt(app: App, path: string): string[] {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}$`).test(path);
  return [
    ...new Set(
      app.routes.filter((route) => !['ALL', 'OPTIONS'].includes(route.method) && matches(route.path)).map((route) => route.method),
    ),
  ];
}

export function answerUnknown(app: App, c: Http): Response {
  const methods = methodsAt(app, c.req.path);
  if (methods.length === 0) return answerError(c, new CodedError('request.not_found'));
  c.header('allow', methods.join(', '));
  return answerError(c, new CodedError('request.method'));
}

/** The application with what every request gets: an id, a context, a line in the log, security headers, typed errors. */
export function createApp(services: Services, onDone?: (c: Http, seconds: number) => void): App {
  const app: App = new Hono<Environment>();
  app.use(async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    const ip = clientAddress(c, services.config.TRUSTED_PROXIES);
    const log = services.log.child({ requestId });
    c.set('ctx', { ...services, log, requestId, ip, userAgent: c.req.header('user-agent')?.slice(0, 512) ?? null });
    await next();
    c.header('x-request-id', requestId);
    const seconds = (performance.now() - began) / 1000;
    log.info({ method: c.req.method, path: loggable(c.req.path), status: c.res.status, ms: Math.round(seconds * 1000), ip }, 'request');
    onDone?.(c, seconds);
  });
  app.use(securityHeaders(services.config));
  app.use('/data/*', compress());
  app.use('/api/*', compress());
  app.onError((error, c) => answerError(c, error));
  return app;
}
