import * as contracts from '@citelight/contracts';
import { type Endpoint, type ErrorCode, messageOf, PRODUCT_NAME, statusOf } from '@citelight/contracts';
import { ENDPOINTS } from '@citelight/contracts/api/index';
import * as siteContracts from '@citelight/contracts/api/site';
import { z } from 'zod';

/** The OpenAPI 3.1 description of every endpoint in the contracts: nothing in it is written twice. */

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

const REFERENCE = '#/components/schemas/';
const OPTIONS = { unrepresentable: 'any', target: 'draft-2020-12' } as const;

/** Schemas of the contracts by their exported name. */
function named(): Map<string, z.ZodType> {
  const exported = Object.entries({ ...contracts, ...siteContracts }) as [string, unknown][];
  const types = exported.filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
  return new Map(types.sort(([a], [b]) => a.localeCompare(b))); // module loaders disagree about the order of exports
}

/** JSON Schemas of everything in the registry, referring to each other; `$id` and `$schema` are OpenAPI's to give. */
function schemasOf(types: Map<string, z.ZodType>, io: 'input' | 'output'): Schemas {
  const registry = z.registry<{ id: string }>();
  const seen = new Map<z.ZodType, string>();
  for (const [id, type] of types) {
    if (seen.has(type)) continue; // the same schema under a second name
    seen.set(type, id);
    registry.add(type, { id });
  }
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, io, uri: (id) => `${REFERENCE}${id}` });
  const cleaned = Object.entries(schemas).map(([id, { $id: _, $schema: __, ...schema }]) => [id, schema] as const);
  const all: Schemas = Object.fromEntries(cleaned) as Schemas;
  for (const [id, type] of types) all[id] ??= { $ref: `${REFERENCE}${seen.get(type)}` };
  return all;
}

const ALWAYS: readonly ErrorCode[] = ['request.invalid', 'server.internal', 'server.unavailable'];

function errorsOf(spec: Endpoint): ErrorCode[] {
  const body: ErrorCode[] =
    spec.method === 'GET'
      ? []
      : spec.upload !== undefined
        ? ['request.content_type', 'request.too_large', 'request.origin']
        : ['request.not_json', 'request.content_type', 'request.too_large', 'request.origin'];
  const member: ErrorCode[] = spec.access === 'member' ? ['auth.required', 'auth.invalid_token', 'api_key.not_accepted'] : [];
  const key: ErrorCode[] = spec.keyScopes ? ['api_key.invalid', 'api_key.scope', 'request.rate_limited'] : [];
  const limited: ErrorCode[] = spec.limitPerMinute === undefined ? [] : ['request.rate_limited'];
  return [...new Set([...(spec.errors ?? []), ...ALWAYS, ...body, ...member, ...key, ...limited])];
}

function errorResponses(spec: Endpoint): Json {
  const byStatus = Map.groupBy(errorsOf(spec), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: `${REFERENCE}ErrorBody` } } },
        ...(status === 429 ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } } : {}),
      },
    ]),
  );
}

/** Parameters in the path or the query, from an object schema. */
function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { ...OPTIONS, io: 'output' }) as { properties?: Schemas };
  const needed = z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }) as { required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (needed.required ?? []).includes(name),
    schema: property,
  }));
}

function operationOf(spec: Endpoint): Json {
  const success = spec.raw
    ? Object.fromEntries(spec.raw.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]))
    : { 'application/json': { schema: { $ref: `${REFERENCE}${spec.id}.result` } } };
  return {
    operationId: spec.id,
    summary: spec.summary,
    tags: [spec.path.split('/')[1]],
    security: spec.access === 'member' ? [{ accessToken: [] }, ...(spec.keyScopes ? [{ apiKey: [] }] : [])] : [],
    ...(spec.keyScopes
      ? { description: `Accepts API keys with the scope ${spec.keyScopes.map((scope) => `\`${scope}\``).join(' or ')}.` }
      : {}),
    parameters: [...parametersOf(spec.params, 'path'), ...parametersOf(spec.query, 'query')],
    ...(spec.upload === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } }),
    ...(spec.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: { $ref: `${REFERENCE}${spec.id}.body` } } } } }
      : {}),
    responses: { '200': { description: 'Done.', content: success }, ...errorResponses(spec) },
  };
}

export type OpenApi = {
  openapi: '3.1.0';
  info: Json;
  servers: Json[];
  paths: Record<string, Json>;
  components: { schemas: Schemas; securitySchemes: Json };
};

export function openApi(url: string): OpenApi {
  const endpoints = ENDPOINTS.toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  const paths: Record<string, Json> = {};
  for (const spec of endpoints) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(spec) };
  }
  const json = endpoints.filter((spec) => !spec.raw);
  const results = new Map([...named(), ...json.map((spec) => [`${spec.id}.result`, spec.result] as const)]);
  const bodies = new Map(endpoints.flatMap((spec) => (spec.body ? [[`${spec.id}.body`, spec.body] as const] : [])));
  const schemas = { ...schemasOf(results, 'output'), ...schemasOf(bodies, 'input') };
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1.0.0',
      description:
        'Server functions, data and site endpoints. Accounts and sessions are at /auth/v1, which speaks the protocol of `@supabase/auth-js`. Every error has the body `ErrorBody`.',
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: withoutUnused(schemas, paths),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token of /auth/v1.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key from the profile. Each operation names the scopes that it accepts.',
        },
      },
    },
  };
}

/** Keeps what the paths refer to, and what that refers to. */
function withoutUnused(schemas: Schemas, paths: Json): Schemas {
  const kept: Schemas = {};
  const keep = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name];
      if (!schema || kept[name]) continue;
      kept[name] = schema;
      keep(schema);
    }
  };
  keep(paths);
  return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => a.localeCompare(b)));
}
