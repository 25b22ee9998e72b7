import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTOR_IDS } from '@citelight/contracts';
import { indexOf, indexPath } from './factor-index.ts';

/** Writes the lists of audits, and then the page of all checks, which reads them. */
for (const factor of FACTOR_IDS) writeFileSync(indexPath(factor), indexOf(factor));
console.log('wrote packages/engine/src/audits/*/index.ts');

const { auditsMarkdown } = await import('../src/documents/audits-markdown.ts');
writeFileSync(join(import.meta.dirname, '../../../docs/audits.md'), auditsMarkdown());
console.log('wrote docs/audits.md');
