import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Assessment } from '@citelight/contracts';
import { expect, test } from 'vitest';
import type { Visit } from '../artifacts/visit.ts';
import { judgeVisit } from './judge-visit.ts';

/** Visits of the sites in test/sites, saved with `citelight assess --save-artifacts`. `npm run golden` writes what is judged of them now; read the difference before it is committed. */
const GOLDEN = join(import.meta.dirname, '../../test/golden');

test.each(['windows', 'bread-blog'])('the golden assessment of %s is what the engine still says', async (name) => {
  const visit = JSON.parse(readFileSync(join(GOLDEN, `${name}.visit.json`), 'utf8')) as Visit;
  const assessment = judgeVisit(visit);
  expect(Assessment.safeParse(assessment).error).toBeUndefined();
  await expect(`${JSON.stringify(assessment, null, 1)}\n`).toMatchFileSnapshot(join(GOLDEN, `${name}.assessment.json`));
});
