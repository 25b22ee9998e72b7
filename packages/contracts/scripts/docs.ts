import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessmentJsonSchema, checkConfigJsonSchema } from '../src/json-schema.ts';

/** Writes the published JSON Schemas. */
const schemas = { 'assessment.schema.json': assessmentJsonSchema(), 'citelight.config.schema.json': checkConfigJsonSchema() };
for (const [file, text] of Object.entries(schemas)) {
  writeFileSync(join(import.meta.dirname, '../schema', file), text);
  console.log(`wrote packages/contracts/schema/${file}`);
}
