import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessmentJsonSchema } from '../src/json-schema.ts';

/** Writes the published JSON Schema of an assessment. */
writeFileSync(join(import.meta.dirname, '../schema/assessment.schema.json'), assessmentJsonSchema());
console.log('wrote packages/contracts/schema/assessment.schema.json');
