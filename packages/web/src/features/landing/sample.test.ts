import { expect, it } from 'vitest';
import { overallOf, SAMPLE_GRID, SAMPLE_PAGES, SAMPLE_RIVALS, SAMPLE_SCORES } from './sample.ts';

it('L1 the sample keeps the arithmetic of a real report', () => {
  expect(Math.round(overallOf(SAMPLE_SCORES))).toBe(69);
  for (const { cells } of SAMPLE_GRID) expect(cells.length).toBe(SAMPLE_PAGES.length);
  const prompts = SAMPLE_RIVALS.map(({ promptsWon, promptsLost }) => promptsWon + promptsLost);
  expect(new Set(prompts).size).toBe(1);
});
