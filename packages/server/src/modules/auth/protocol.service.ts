import { CodedError } from '@citelight/contracts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readBody, readJson } from '../../platform/body.ts';
import type { Context, Services } from '../../platform/context.ts';
import { asCodedError } from '../../platform/errors.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import { checkOrigin, isOwnOrigin } from '../../platform/origin.ts';
import type { App, Http } from '../../platform/route.ts';
import { AuthError, authError, invalid, OAuthError, tooMany } from './auth-errors.rules.ts';
import { AUTH } from './auth-limits.rules.ts';
import { safeRedirect } from './redirects.rules.ts';
import { type Caller, callerOf } from './sessions.service.ts';

/** How /auth/v1 speaks, whatever is asked: bodies, errors, versions, origins and time as @supabase/auth-js knows them. */

const PREFIX = '/auth/v1';
const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';
const ALLOWED_HEADERS = 'authorization, apikey, content-type, accept, x-client-info, x-supabase-api-version';

export type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

const badBody = (error: unknown): unknown => {
  if (!(error instanceof CodedError)) return error;
  return error.code === 'request.too_large'
    ? authError(413, 'request_entity_too_large', 'Request body is too large')
    : authError(400, 'bad_json', 'Could not parse request body as JSON');
};

/** The JSON body; an absent one is an empty object, since clients send DELETE and sign-out with a JSON type and no body. */
export async function bodyOf(c: Http): Promise<Body> {
  const body = await readJson(c, { anyType: true }).catch((error: unknown) => {
    throw badBody(error);
  });
  if (body !== undefined && !isObject(body))
    throw authError(400, 'bad_json', 'Could not parse request body as JSON: an object is expected');
  return body ?? {};
}

/** The fields of a posted form. */
export async function formOf(c: Http): Promise<URLSearchParams> {
  const body = await readBody(c).catch((error: unknown) => {
    throw badBody(error);
  });
  return new URLSearchParams(body.toString('utf8'));
}

/** Errors as clients of the protocol read them, with and without a readable version header. */
function answer(c: Http, error: unknown): Response {
  const { log } = c.get('ctx');
  c.header('cache-control', 'no-store');
  if (error instanceof OAuthError) return c.json({ error: error.error, error_description: error.message }, 400);
  const known = error instanceof AuthError ? error : error instanceof RateLimitedError ? tooMany() : null;
  if (error instanceof RateLimitedError) c.header('retry-after', String(error.retryAfterSeconds));
  if (known) {
    if (known.status === 503) c.header('retry-after', '2');
    const text = { code: known.code, error_code: known.code, message: known.message, msg: known.message, ...known.extra };
    return c.json(text, known.status as ContentfulStatusCode);
  }
  const { code } = asCodedError(error);
  log.error({ err: error }, 'an authentication request failed');
  const status = code === 'server.unavailable' ? 503 : 500;
  return c.json(
    {
      code: 'unexpected_failure',
      error_code: 'unexpected_failure',
      message: 'Unexpected failure, please try again',
      msg: 'Unexpected failure, please try again',
    },
    status,
  );
}

/** Where a redirect may go; the same rule for query and body. */
export const redirectOf = (ctx: Context, c: Http, body?: Body) => {
  const wanted = c.req.query('redirect_to') ?? (typeof body?.redirect_to === 'string' ? body.redirect_to : undefined);
  return safeRedirect(wanted, ctx.config.PUBLIC_URL);
};

/** Did the client ask for a code that only it can exchange? Both parameters or neither. */
export function isPkce(body: Body): boolean {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  const [has, names] = [
    challenge !== undefined && challenge !== null && challenge !== '',
    method !== undefined && method !== null && method !== '',
  ];
  if (has !== names) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (has && (typeof challenge !== 'string' || !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)))
    throw invalid('code_challenge must be 43 to 128 characters');
  return has;
}

/** The answer, or after ten seconds an error: a client that waits longer has gone. */
async function inTime(answering: Promise<Response> | Response): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = authError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.');
    timer = setTimeout(() => reject(error), AUTH.requestMs);
  });
  return Promise.race([answering, late]).finally(() => clearTimeout(timer));
}

/** Pages of other origins lead here: a provider posts the way back, and the page of a mail link tells no origin. Both carry a one-time secret. */
const FROM_ELSEWHERE = new Set(['/callback', '/verify']);

function refuseForeignOrigin(c: Http, config: Services['config']): void {
  try {
    checkOrigin(c, config);
  } catch (error) {
    throw error instanceof CodedError ? authError(error.status, 'origin_not_allowed', error.message) : error;
  }
}

type Handle = (ctx: Context, c: Http) => Promise<Response> | Response;
type HandleCaller = (ctx: Context, c: Http, caller: Caller) => Promise<Response>;

export type Protocol = {
  /** Mounts an endpoint below /auth/v1; what it throws is answered as clients of the protocol read it. */
  on(method: string, path: string, handle: Handle): void;
  /** The same for an endpoint that needs a sign-in. */
  onCaller(method: string, path: string, handle: HandleCaller): void;
};

export const callerFor = (ctx: Context, c: Http): Promise<Caller> => callerOf(ctx, ctx.sessions.verify, c.req.header('authorization'));

/** Where another service signs people in, ours is off: nothing is mounted. */
export function protocolOf(app: App, { config }: Services): Protocol {
  const on: Protocol['on'] = (method, path, handle) => {
    if (config.AUTH_JWKS_URL) return;
    app.on(method, `${PREFIX}${path}`, async (c) => {
      if (c.req.header(VERSION_HEADER)) c.header(VERSION_HEADER, VERSION);
      const origin = c.req.header('origin');
      if (origin && isOwnOrigin(c, origin, config)) {
        c.header('access-control-allow-origin', origin);
        c.header('access-control-expose-headers', VERSION_HEADER);
        c.header('vary', 'origin');
      }
      try {
        if (!FROM_ELSEWHERE.has(path)) refuseForeignOrigin(c, config);
        const response = await inTime(handle(c.get('ctx'), c));
        if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
        return response;
      } catch (error) {
        return answer(c, error);
      }
    });
  };
  return { on, onCaller: (method, path, handle) => on(method, path, async (ctx, c) => handle(ctx, c, await callerFor(ctx, c))) };
}

export const preflight: Handle = (_ctx, c) => {
  c.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  c.header('access-control-allow-headers', ALLOWED_HEADERS);
  return c.body(null, 204);
};
