import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { KeyScope } from './key-scopes.ts';

/** One HTTP call, said once: the server mounts it, the web calls it, OpenAPI is generated from it, tests walk the list. */
export type Endpoint = {
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path parameters as `:name`. */
  path: `/${string}`;
  /** public: anyone; member: a valid access token of a living account. */
  access: 'public' | 'member';
  /** API keys that have one of these scopes may call it as well; without any, none may. */
  keyScopes?: readonly KeyScope[];
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file of at most this many bytes, sent as application/octet-stream, which the handler reads by itself. */
  upload?: number;
  result: z.ZodType;
  /** Content types of an answer that is not JSON (exports, event stream); `result` is then not parsed. */
  raw?: readonly string[];
  errors?: readonly ErrorCode[];
  /** Requests a minute: by address for public calls, by user for members. */
  limitPerMinute?: number;
};

/** The address of a call, with its parameters filled in. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>, sent: { params?: unknown; query?: unknown }): string => {
  const params = (sent.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) if (value !== undefined && value !== null) search.set(name, `${value}`);
  return search.size > 0 ? `${filled}?${search}` : filled;
};

export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

type Parts = 'params' | 'query' | 'body';
/** What the handler receives (after parsing). */
export type Input<E extends Endpoint> = {
  [P in Parts as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never;
};
/** What a caller sends (before parsing). */
export type Sent<E extends Endpoint> = {
  [P in Parts as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.input<E[P]> : never;
};
export type Result<E extends Endpoint> = z.output<E['result']>;
