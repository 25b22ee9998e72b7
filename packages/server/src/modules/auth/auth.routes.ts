import { CodedError } from '@citelight/contracts';
import { endSession, listSessions as listSessionsSpec } from '@citelight/contracts/api/site';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readBody, readJson } from '../../platform/body.ts';
import type { Context, Services } from '../../platform/context.ts';
import { asCodedError } from '../../platform/errors.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import { checkOrigin, isOwnOrigin } from '../../platform/origin.ts';
import { type App, type Http, mount } from '../../platform/route.ts';
import { changeUser, signUp } from './accounts.service.ts';
import { AuthError, authError, invalid, OAuthError, tooMany } from './auth-errors.rules.ts';
import { AUTH } from './auth-limits.rules.ts';
import { challengeFactor, enrollFactor, removeFactor, verifyFactor } from './factors.service.ts';
import { signInWithIdToken } from './id-tokens.service.ts';
import { unlinkIdentity } from './identities.service.ts';
import { FIRST_HALF, requestMail, sendReauthentication, type Verified, verifyCode, verifyLink } from './mail-tokens.service.ts';
import { authorizeUrl, exchangeCode, handleCallback } from './oauth-flows.service.ts';
import { redirectWithError, safeRedirect, withFragment, withQuery } from './redirects.rules.ts';
import {
  type Caller,
  callerOf,
  endSessionOf,
  listSessions,
  readPublicUser,
  refreshSession,
  sessionIsAlive,
  sessionParameters,
  signOut,
} from './sessions.service.ts';
import { signInWithPassword } from './sign-in.service.ts';
import { emailOf } from './user.rules.ts';
import { VERIFY_SCRIPT, verifyPage } from './verify-page.rules.ts';

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';
const ALLOWED_HEADERS = 'authorization, apikey, content-type, accept, x-client-info, x-supabase-api-version';

type Body = Record<string, unknown>;
type Handle = (ctx: Context, c: Http) => Promise<Response> | Response;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

const badBody = (error: unknown): unknown => {
  if (!(error instanceof CodedError)) return error;
  return error.code === 'request.too_large'
    ? authError(413, 'request_entity_too_large', 'Request body is too large')
    : authError(400, 'bad_json', 'Could not parse request body as JSON');
};

/** The JSON body; an absent one is an empty object, since clients send DELETE and sign-out with a JSON type and no body. */
async function bodyOf(c: Http): Promise<Body> {
  const body = await readJson(c, { anyType: true }).catch((error: unknown) => {
    throw badBody(error);
  });
  if (body !== undefined && !isObject(body))
    throw authError(400, 'bad_json', 'Could not parse request body as JSON: an object is expected');
  return body ?? {};
}

/** The fields of a posted form. */
async function formOf(c: Http): Promise<URLSearchParams> {
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
const redirectOf = (ctx: Context, c: Http, body?: Body) => {
  const wanted = c.req.query('redirect_to') ?? (typeof body?.redirect_to === 'string' ? body.redirect_to : undefined);
  return safeRedirect(wanted, ctx.config.PUBLIC_URL);
};

/** Did the client ask for a code that only it can exchange? Both parameters or neither. */
function isPkce(body: Body): boolean {
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

const json = (c: Http, value: object, status: ContentfulStatusCode = 200) => c.json(value, status);

async function grant(ctx: Context, c: Http, caller: () => Promise<Caller>): Promise<Response> {
  const body = await bodyOf(c);
  switch (c.req.query('grant_type')) {
    case 'password':
      if (body.phone) throw authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
      return json(c, await signInWithPassword(ctx, { email: body.email, password: body.password }));
    case 'refresh_token':
      return json(c, await refreshSession(ctx, body.refresh_token));
    case 'pkce':
      return json(c, await exchangeCode(ctx, body));
    case 'id_token':
      return json(c, await signInWithIdToken(ctx, body, body.link_identity === true ? await caller() : null));
    case 'web3':
      throw authError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw authError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

const verified = (c: Http, result: Verified): Response =>
  'session' in result ? json(c, result.session) : json(c, { msg: result.message, code: '200' });

/** A browser that posts the page of a mail link. */
async function verifyForm(ctx: Context, c: Http, form: URLSearchParams): Promise<Response> {
  const redirectTo = safeRedirect(form.get('redirect_to'), ctx.config.PUBLIC_URL);
  try {
    const result = await verifyLink(ctx, form.get('token'), form.get('type'));
    if ('message' in result) return c.redirect(withFragment(redirectTo, { message: FIRST_HALF, sb: '' }), 303);
    return c.redirect(withFragment(redirectTo, sessionParameters(result.session, form.get('type') ?? '')), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(redirectWithError(redirectTo, error), 303);
  }
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

/** /auth/v1: the protocol that @supabase/auth-js speaks. Not in the endpoint table, because its shapes and errors are not ours to choose. */
export function authRoutes(app: App, services: Services): void {
  services.sessions.checkWith((claims) => sessionIsAlive(services.db, services.now(), claims));
  sessionEndpoints(app);
  if (services.config.AUTH_JWKS_URL) return; // another service signs people in; ours is off

  const on = (method: string, path: string, handle: Handle) =>
    app.on(method, `/auth/v1${path}`, async (c) => {
      if (c.req.header(VERSION_HEADER)) c.header(VERSION_HEADER, VERSION);
      const origin = c.req.header('origin');
      if (origin && isOwnOrigin(c, origin, services.config)) {
        c.header('access-control-allow-origin', origin);
        c.header('access-control-expose-headers', VERSION_HEADER);
        c.header('vary', 'origin');
      }
      try {
        if (!FROM_ELSEWHERE.has(path)) refuseForeignOrigin(c, services.config);
        const response = await inTime(handle(c.get('ctx'), c));
        if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
        return response;
      } catch (error) {
        return answer(c, error);
      }
    });
  const callerFor = (ctx: Context, c: Http) => () => callerOf(ctx, ctx.sessions.verify, c.req.header('authorization'));
  const withCaller =
    (handle: (ctx: Context, c: Http, caller: Caller) => Promise<Response>): Handle =>
    async (ctx, c) =>
      handle(ctx, c, await callerFor(ctx, c)());

  on('OPTIONS', '/*', (_ctx, c) => {
    c.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    c.header('access-control-allow-headers', ALLOWED_HEADERS);
    return c.body(null, 204);
  });
  on('GET', '/health', (_ctx, c) => json(c, { name: 'auth', version: '1', description: 'ok' }));
  on('GET', '/.well-known/jwks.json', async (ctx, c) => {
    c.header('cache-control', 'public, max-age=600');
    return json(c, await ctx.keys.jwks());
  });
  on('GET', '/settings', (ctx, c) =>
    json(c, {
      external: { email: true, phone: false, ...Object.fromEntries(ctx.config.AUTH_PROVIDERS.map(({ id }) => [id, true])) },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  );

  on('POST', '/signup', async (ctx, c) => {
    const body = await bodyOf(c);
    if (body.phone) throw authError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    if (!body.email && !body.password) throw authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    return json(
      c,
      await signUp(ctx, {
        email: body.email,
        password: body.password,
        data: body.data,
        redirectTo: redirectOf(ctx, c, body),
        pkce: isPkce(body),
      }),
    );
  });
  on('POST', '/token', (ctx, c) => grant(ctx, c, callerFor(ctx, c)));
  on('POST', '/recover', async (ctx, c) => {
    const body = await bodyOf(c);
    await requestMail(ctx, { type: 'recovery', email: emailOf(body.email), redirectTo: redirectOf(ctx, c, body), pkce: isPkce(body) });
    return json(c, {});
  });
  on('POST', '/resend', async (ctx, c) => {
    const body = await bodyOf(c);
    const { type } = body;
    if (type !== 'signup' && type !== 'email_change') throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    await requestMail(ctx, { type, email: emailOf(body.email), redirectTo: redirectOf(ctx, c, body), pkce: isPkce(body) });
    return json(c, {});
  });
  on('POST', '/otp', () => {
    throw authError(422, 'otp_disabled', 'Signups not allowed for otp');
  });
  // Opening a link uses nothing up: the page (or the application) posts the token.
  on('GET', '/verify', (ctx, c) => {
    const [token, type] = [c.req.query('token'), c.req.query('type')];
    if (!token || !type) throw invalid('Verify requires a token and a type');
    const redirectTo = redirectOf(ctx, c);
    c.header('referrer-policy', 'no-referrer');
    if (token.startsWith('pkce_')) return c.redirect(withQuery(redirectTo, { token_hash: token, type }), 303);
    return c.html(verifyPage({ token, type, redirectTo }));
  });
  on('GET', '/verify.js', (_ctx, c) => c.body(VERIFY_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  on('POST', '/verify', async (ctx, c) => {
    c.header('referrer-policy', 'no-referrer');
    if (/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? '')) return verifyForm(ctx, c, await formOf(c));
    const body = await bodyOf(c);
    if (body.token_hash !== undefined) {
      if (body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
      return verified(c, await verifyLink(ctx, body.token_hash, body.type));
    }
    if (body.phone) throw codeForPhone();
    return verified(c, await verifyCode(ctx, emailOf(body.email), body.token, body.type));
  });

  on('GET', '/authorize', async (ctx, c) => c.redirect(await authorizeUrl(ctx, authorizeInput(c), null), 302));
  on('GET', '/callback', async (ctx, c) => callback(ctx, c, new URL(c.req.url).searchParams));
  on('POST', '/callback', async (ctx, c) => callback(ctx, c, await formOf(c)));

  on(
    'GET',
    '/user',
    withCaller(async (ctx, c, { user }) => json(c, await readPublicUser(ctx.db, user))),
  );
  on(
    'PUT',
    '/user',
    withCaller(async (ctx, c, caller) => {
      const body = await bodyOf(c);
      return json(c, await changeUser(ctx, caller, body, redirectOf(ctx, c, body), isPkce(body)));
    }),
  );
  on(
    'POST',
    '/logout',
    withCaller(async (ctx, c, caller) => {
      await signOut(ctx, caller, c.req.query('scope') ?? 'global');
      return c.body(null, 204);
    }),
  );
  on(
    'GET',
    '/reauthenticate',
    withCaller(async (ctx, c, { user }) => {
      await sendReauthentication(ctx, user);
      return json(c, {});
    }),
  );
  on(
    'GET',
    '/user/identities/authorize',
    withCaller(async (ctx, c, { user }) => {
      const url = await authorizeUrl(ctx, authorizeInput(c), user);
      return c.req.query('skip_http_redirect') === 'true' ? json(c, { url }) : c.redirect(url, 302);
    }),
  );
  on(
    'DELETE',
    '/user/identities/:id',
    withCaller(async (ctx, c, caller) => json(c, await unlinkIdentity(ctx, caller, c.req.param('id') ?? ''))),
  );
  on(
    'POST',
    '/factors',
    withCaller(async (ctx, c, caller) => json(c, await enrollFactor(ctx, caller, await bodyOf(c)))),
  );
  on(
    'POST',
    '/factors/:id/challenge',
    withCaller(async (ctx, c, caller) => json(c, await challengeFactor(ctx, caller, c.req.param('id') ?? ''))),
  );
  on(
    'POST',
    '/factors/:id/verify',
    withCaller(async (ctx, c, caller) => json(c, await verifyFactor(ctx, caller, c.req.param('id') ?? '', await bodyOf(c)))),
  );
  on(
    'DELETE',
    '/factors/:id',
    withCaller(async (ctx, c, caller) => json(c, await removeFactor(ctx, caller, c.req.param('id') ?? ''))),
  );

  for (const [method, path, status, code, text] of LEFT_OUT)
    on(method, path, () => {
      throw authError(status, code, text);
    });
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

const codeForPhone = () => authError(400, 'phone_provider_disabled', 'Phone logins are disabled');

const authorizeInput = (c: Http) => {
  const query = c.req.query();
  return {
    provider: query.provider,
    redirectTo: query.redirect_to,
    scopes: query.scopes,
    challenge: query.code_challenge,
    method: query.code_challenge_method,
    extra: query,
  };
};

async function callback(ctx: Context, c: Http, query: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer');
  const { location, status } = await handleCallback(ctx, query);
  return c.redirect(location, status);
}

const LEFT_OUT: readonly [method: string, path: string, status: number, code: string, text: string][] = [
  ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['POST', '/passkeys/*', 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['POST', '/magiclink', 422, 'otp_disabled', 'Magic links are disabled'],
  ['POST', '/invite', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['GET', '/admin/*', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['POST', '/admin/*', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['GET', '/oauth/*', 404, 'feature_disabled', 'The OAuth server is disabled'],
  ['POST', '/oauth/*', 404, 'feature_disabled', 'The OAuth server is disabled'],
];

/** Where the caller is signed in: outside the protocol, by the endpoint table. */
function sessionEndpoints(app: App): void {
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
