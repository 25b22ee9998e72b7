import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApi } from './openapi.ts';

// The server's tests compare all generated files; this one needs no database, so a changed contract is noticed within seconds.
it('the published description of the interface is what the contracts say (else: npm run docs)', () => {
  const published = readFileSync(join(import.meta.dirname, '../../../../docs/api/openapi.json'), 'utf8');
  const same = `${JSON.stringify(openApi('http://localhost:8080'), null, 2)}\n` === published;
  expect(same, 'docs/api/openapi.json is not up to date').toBe(true);
});
