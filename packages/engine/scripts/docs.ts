import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditsMarkdown } from '../src/documents/audits-markdown.ts';

/** Writes the page of all checks. */
writeFileSync(join(import.meta.dirname, '../../../docs/audits.md'), auditsMarkdown());
console.log('wrote docs/audits.md');
