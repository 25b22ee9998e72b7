import { CodedError, type Endpoint, type Input, LIMITS, type Result } from '@citelight/contracts';
import type { HttpBindings } from '@hono/node-server';
import type { Hono, Context as HonoContext } from 'hono';
import { pathOfNul, readJson } from './body.ts';
import { limitKey } from './client-address.ts';
import type { Context, MemberContext } from './context.ts';
import { invalidRequest, issuesOf } from './errors.ts';
import { checkOrigin } from './origin.ts';

export type Environment = { Bindings: HttpBindings; Variables: { ctx: Context } };
export type App = Hono<Environment>;
export type Http = HonoContext<Environment>;

type ContextOf<E extends Endpoint> = E['access'] extends 'member' ? MemberContext : Context;
/** An endpoint with `raw` content types answers a Response of its own. */
type AnswerOf<E extends Endpoint> = E extends { raw: readonly string[] } ? Response : Result<E>;
/** What the handler may need of HTTP itself: cookies, the connection's end. */
export type Handler<E extends Endpoint> = (ctx: ContextOf<E>, input: Input<E>, http: Http) => Promise<AnswerOf<E>>;

/** A query as an object; a name that is given twice is refused rather than guessed at. */
function queryOf(c: Http): Record<string, string> {
  const all = c.req.queries();
  const twice = Object.keys(all).filter((name) => (all[name]?.length ?? 0) > 1);
  if (twice.length > 0) throw invalidRequest(twice.map((name) => ({ path: `query.${name}`, message: 'Given more than once' })));
  return c.req.query();
}

const NOTHING: Record<'params' | 'query' | 'body', unknown> = { params: {}, query: {}, body: undefined };

/** Parses the three parts by their schemas. What no schema names is refused: an unknown field is a mistake somewhere. */
function parseInput(spec: Endpoint, sent: typeof NOTHING): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const issues: { path: string; message: string }[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = spec[part];
    const nul = pathOfNul(sent[part], part);
    if (nul) issues.push({ path: nul, message: 'Must not contain NUL characters' });
    else if (schema) {
      const parsed = schema.safeParse(sent[part] ?? {});
      if (parsed.success) input[part] = parsed.data;
      else issues.push(...issuesOf(part, parsed.error));
    } else if (typeof sent[part] !== 'object' && sent[part] !== undefined) issues.push({ path: part, message: 'Nothing is expected here' });
    else for (const name of Object.keys(sent[part] ?? {})) issues.push({ path: `${part}.${name}`, message: `Unknown field: ${name}` });
  }
  if (issues.length > 0) throw invalidRequest(issues);
  return input;
}

async function whoMayCome<E extends Endpoint>(c: Http, spec: E): Promise<ContextOf<E>> {
  const ctx = c.get('ctx');
  if (spec.access === 'public') return ctx as ContextOf<E>;
  const user = await ctx.sessions.whoIsAsking(c.req.header('authorization'), spec.keyScopes);
  if (user.apiKeyId) await ctx.limits.take({ name: 'api-key', points: LIMITS.keyCallsPerMinute, seconds: 60 }, user.apiKeyId);
  return { ...ctx, user, log: ctx.log.child({ user: user.id }) } as ContextOf<E>; // safe: access is 'member', so this is a MemberContext
}

async function limit(spec: Endpoint, ctx: Context & Partial<MemberContext>): Promise<void> {
  if (spec.limitPerMinute === undefined) return;
  await ctx.limits.take({ name: spec.id, points: spec.limitPerMinute, seconds: 60 }, ctx.user?.id ?? limitKey(ctx.ip));
}

/** A file is taken under its own type only, which no form of another page can send without being asked. */
function checkUpload(c: Http, limit: number): void {
  if (!/^application\/octet-stream$/i.test(c.req.header('content-type') ?? ''))
    throw new CodedError('request.content_type', 'The file must be sent as application/octet-stream.');
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new CodedError('request.too_large', tooLarge(limit));
}
/** Says the limit of an upload. */
const tooLarge = (limit: number): string => `The file is larger than ${Math.floor(limit / 1024 ** 2).toLocaleString('en-US')} MB.`;

/** Mounts one endpoint: who may come in, how often, what comes in, what goes out. Nothing else happens here. */
export function mount<E extends Endpoint>(app: App, spec: E, handle: Handler<E>): void {
  app.on(spec.method, spec.path, async (c) => {
    const ctx = c.get('ctx');
    checkOrigin(c, ctx.config);
    const known = await whoMayCome(c, spec);
    await limit(spec, known);
    const params = Object.fromEntries(Object.entries(c.req.param()).filter(([, value]) => value !== undefined));
    if (spec.upload !== undefined) checkUpload(c, spec.upload);
    const body = spec.method === 'GET' || spec.upload !== undefined ? undefined : await readJson(c);
    const input = parseInput(spec, { params, query: queryOf(c), body });
    // safe: `input` was built from the same three schemas that Input<E> is inferred from
    const result = await handle(known, input as Input<E>, c);
    if (spec.raw) return result as Response;
    c.header('cache-control', 'no-store');
    return c.json(answerOf(spec, result));
  });
}

/** Parsed on the way out, so that a column too many never leaves the house. */
function answerOf(spec: Endpoint, result: unknown): object {
  const parsed = spec.result.safeParse(result);
  if (parsed.success) return parsed.data as object;
  throw new CodedError('server.internal', undefined, {
    cause: new Error(`the answer of ${spec.id} does not fit its schema: ${parsed.error.message}`),
  });
}
