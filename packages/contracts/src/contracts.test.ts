import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from './api/index.ts';
import { ERRORS } from './error-codes.ts';
import { assessmentJsonSchema, checkConfigJsonSchema } from './json-schema.ts';
import { FACTORS, scoreBand } from './scores.ts';

describe('scores', () => {
  it('the weights of the six factors sum to 100', () =>
    expect(Object.values(FACTORS).reduce((sum, { weight }) => sum + weight, 0)).toBe(100));
  it('R5 bands follow the displayed score', () =>
    expect([100, 80, 79.5, 79.4, 60, 59.4, 0].map(scoreBand)).toEqual(['good', 'good', 'good', 'fair', 'fair', 'poor', 'poor']));
});

describe('endpoints', () => {
  it('have unique ids and addresses', () => {
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });
  it.each(ENDPOINTS.map((spec) => [spec.id, spec] as const))('%s takes exactly the parameters of its path', (_id, spec) => {
    const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(spec.params instanceof z.ZodObject ? Object.keys(spec.params.shape) : []).toEqual(names);
  });
  it.each(ENDPOINTS.map((spec) => [spec.id, spec] as const))('%s refuses unknown fields', (_id, spec) => {
    for (const part of [spec.body, spec.query]) {
      if (!part) continue;
      for (const one of part instanceof z.ZodDiscriminatedUnion ? part.options : [part]) {
        const issues = z.safeParse(one, { surprise: 1 }).error?.issues ?? [];
        expect(issues.map(({ code }) => code)).toContain('unrecognized_keys');
      }
    }
  });
});

describe('errors', () => {
  it.each(Object.entries(ERRORS))('%s has a status and a sentence', (_code, [status, message]) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*[a-z.)]$|^Please enter a valid URL$|^URL must/);
  });
});

describe('the published JSON Schemas', () => {
  it.each([
    ['assessment.schema.json', assessmentJsonSchema()],
    ['citelight.config.schema.json', checkConfigJsonSchema()],
  ])('%s is what the Zod schema says (npm run docs writes it)', (file, text) =>
    expect(readFileSync(join(import.meta.dirname, '..', 'schema', file), 'utf8')).toBe(text),
  );
});
