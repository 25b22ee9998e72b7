import { z } from 'zod';
import { Assessment } from './assessment.ts';

/** The JSON Schema (2020-12) of `citelight assess --json`, as published in schema/assessment.schema.json. */
export const assessmentJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Assessment', ...z.toJSONSchema(Assessment, { target: 'draft-2020-12' }) }, null, 2)}\n`;
