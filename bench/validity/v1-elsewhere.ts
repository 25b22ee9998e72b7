import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from '../../packages/engine/src/artifacts/visit.ts';
import { judgeVisit } from '../../packages/engine/src/scoring/judge-visit.ts';
import { builtSites } from './fixtures/sites.ts';
import { visitOffline } from './offline.ts';

/** Judges the same visits in a process of its own, under whatever time zone and locale it was started; prints a hash of every byte of the assessments. */
const GOLDEN = join(import.meta.dirname, '../../packages/engine/test/golden');
const hash = createHash('sha256');
for (const name of ['windows', 'bread-blog'])
  hash.update(JSON.stringify(judgeVisit(JSON.parse(readFileSync(join(GOLDEN, `${name}.visit.json`), 'utf8')) as Visit)));
for (const site of builtSites().filter(({ content }) => ['es', 'ja', 'ar'].includes(content.language)))
  hash.update(JSON.stringify(judgeVisit(await visitOffline(site))));
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ sha256: hash.digest('hex'), timeZone, locale, noon: new Date(2026, 10, 21, 12).toISOString() }));
