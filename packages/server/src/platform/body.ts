import { CodedError, LIMITS } from '@citelight/contracts';
import type { Context as HonoContext } from 'hono';

/** Reads a request's body, and no more than 1 MB of it, however it is sent. */
export async function readBody(c: HonoContext, limit: number = LIMITS.requestBodyBytes): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new CodedError('request.too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new CodedError('request.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Deeper than anything of ours; what walks a value by recursion would run out of stack on a request made of brackets. */
const MOST_LEVELS = 64;

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** The JSON body of a request; undefined when there is none. `anyType` accepts it whatever it calls itself. */
export async function readJson(c: HonoContext, { anyType = false } = {}): Promise<unknown> {
  const body = await readBody(c);
  if (body.length === 0) return undefined;
  if (!anyType && !isJson(c.req.header('content-type'))) throw new CodedError('request.content_type');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Without its cause, which quotes what was sent: a log must not learn half a password.
    throw new CodedError('request.not_json');
  }
  if (isTooDeep(value)) throw new CodedError('request.invalid', 'The JSON is nested too deeply.');
  return value;
}

/** PostgreSQL’s text cannot hold NUL: where a value has one, anywhere in it. */
export function pathOfNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\0') ? path : pathOfNul(item, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
