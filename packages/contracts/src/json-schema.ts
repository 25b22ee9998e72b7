import { z } from 'zod';
import { Assessment } from './assessment.ts';
import { CheckConfig } from './check-config.ts';

/** The JSON Schema (2020-12) of `citelight assess --json`, as published in schema/assessment.schema.json. */
export const assessmentJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Assessment', ...z.toJSONSchema(Assessment, { target: 'draft-2020-12' }) }, null, 2)}\n`;

/** The JSON Schema (2020-12) of `citelight.config.json`, as published in schema/citelight.config.schema.json. */
export const checkConfigJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Citelight configuration', ...z.toJSONSchema(CheckConfig, { target: 'draft-2020-12' }) }, null, 2)}\n`;
