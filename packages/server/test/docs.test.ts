import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@citelight/contracts/api/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirementsTests } from '../../../scripts/requirements-tests.ts';
import { filesFrom } from '../src/docs/generate.ts';
import { type OpenApi, openApi } from '../src/docs/openapi.ts';
import { startServer, type TestServer } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

describe('generated files', () => {
  it('are what the database and the contracts say now (else: npm run docs)', async () => {
    const tables = { 'docs/requirements-tests.md': requirementsTests(root) };
    const files = { ...tables, ...(await filesFrom({ connectionString: server.database.url })) };
    for (const [path, text] of Object.entries(files)) {
      const formatted = path.endsWith('.ts')
        ? execFileSync(join(root, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${path}`], {
            cwd: root,
            input: text,
            encoding: 'utf8',
          })
        : text;
      expect(formatted === readFileSync(join(root, path), 'utf8'), `${path} is not up to date: npm run docs`).toBe(true);
    }
  });
});

describe('OpenAPI', () => {
  type Operation = {
    operationId: string;
    security: object[];
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: object;
    responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  };
  let api: OpenApi;
  const operationOf = (path: string, method: string) => {
    const operations = api.paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, Operation> | undefined;
    return operations?.[method.toLowerCase()];
  };
  beforeAll(async () => {
    api = (await server.request<OpenApi>('/openapi.json')).body;
  });

  it('is served for the address of this server', () => {
    expect(api).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.services.config.PUBLIC_URL }] });
  });

  it('describes every endpoint: who may call, what comes in, what goes out, every error', () => {
    for (const spec of ENDPOINTS) {
      const operation = operationOf(spec.path, spec.method);
      expect(operation?.operationId, spec.id).toBe(spec.id);
      const keys = spec.keyScopes ? [{ apiKey: [] }] : [];
      expect(operation?.security, spec.id).toEqual(spec.access === 'member' ? [{ accessToken: [] }, ...keys] : []);
      expect('requestBody' in (operation ?? {}), spec.id).toBe((spec.body ?? spec.upload) !== undefined);
      const inPath = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
      const described = operation?.parameters
        .filter(({ in: place, required }) => place === 'path' && required)
        .map(({ name }) => name)
        .sort();
      expect(described, spec.id).toEqual(inPath);
      const text = JSON.stringify(operation?.responses);
      for (const code of [...(spec.errors ?? []), 'server.internal', ...(spec.access === 'member' ? ['auth.required'] : [])])
        expect(text, spec.id).toContain(`\`${code}\``);
    }
    const count = Object.values(api.paths).reduce<number>((sum, operations) => sum + Object.keys(operations as object).length, 0);
    expect(count).toBe(ENDPOINTS.length);
  });

  it('has no reference that leads nowhere, and no schema that nothing refers to', () => {
    const references = new Set(
      [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name),
    );
    expect([...references].sort()).toEqual(Object.keys(api.components.schemas).sort());
  });

  it('describes what callers send, not what the server makes of it', () => {
    const body = api.components.schemas['analyze-website.body'] as {
      properties: Record<string, object>;
      additionalProperties: boolean;
      required: string[];
    };
    expect(body).toMatchObject({ additionalProperties: false, properties: { url: { type: 'string' } } });
    expect(body.required).toEqual(['url', 'userId']);
    const reports = operationOf('/data/v1/assessment_reports', 'GET')?.parameters ?? [];
    expect(reports.find(({ name }) => name === 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    });
  });

  it('holds for real answers', async () => {
    const schema = openApi('x').components.schemas['read-settings.result'] as { properties: object; required: string[] };
    const { body } = await server.request<object>('/api/settings');
    expect(Object.keys(body).sort()).toEqual(Object.keys(schema.properties).sort());
  });
});
