import { Assessment } from '@citelight/contracts';
import { expect, it } from 'vitest';
import { largeAnalysis, REAL_BYTES } from './analysis.ts';

it('loads the server with an analysis of the size of a real one, as the engine makes it', async () => {
  const json = await largeAnalysis();
  expect(json.length / REAL_BYTES).toBeGreaterThan(0.9);
  expect(json.length / REAL_BYTES).toBeLessThan(1.1);
  const { crawl, audits } = Assessment.parse(JSON.parse(json));
  expect(crawl.pagesFetched, 'it is of so many pages as those that were measured').toBeGreaterThanOrEqual(25);
  expect(audits.some(({ findings }) => findings.length > 0)).toBe(true);
});
