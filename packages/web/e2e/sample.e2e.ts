import { expect, it } from 'vitest';
import { atPath, newVisitor, openBrowser, scanAccessibility, see } from './product.ts';

openBrowser();

it('L1 the landing page leads to the report that its sample is taken from', async () => {
  const page = await newVisitor();
  await page.goto('/');
  const sample = page.getByRole('region', { name: 'Sample report' });
  const dial = await sample.getByRole('img', { name: /Overall score/ }).getAttribute('aria-label');
  const first = (await sample.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  const comparison = page.getByRole('table', { name: /compared/ });
  const compared = (
    await comparison
      .getByRole('row', { name: /^Overall score/ })
      .getByRole('cell')
      .allTextContents()
  ).map(Number.parseFloat);
  expect([dial, first, compared.length]).toEqual([expect.stringMatching(/\d+ of 100/), expect.stringMatching(/\w/), 2]);

  await page.getByRole('link', { name: 'See a sample report' }).click();
  await atPath(page, '/sample');
  await page.getByRole('heading', { level: 1, name: 'Sample report' }).waitFor();
  await see(page, /Lumen Lane is our demonstration shop/);
  expect(
    await page
      .getByRole('img', { name: /Overall score/ })
      .filter({ visible: true })
      .first()
      .getAttribute('aria-label'),
  ).toBe(dial);
  await page.getByRole('heading', { level: 3, name: 'What to do first' }).waitFor();
  await page
    .getByRole('button', { name: first })
    .or(page.locator('summary', { hasText: first }))
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Check your own site' }).getAttribute('href')).toBe('/');
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  expect(await page.title()).toContain('Sample report');

  await page.getByRole('tab', { name: /^Competitors/ }).click();
  const matrix = page.getByRole('table', { name: 'Scores of you and your competitors' });
  const overall = matrix.getByRole('row', { name: /Overall/ }).getByRole('cell');
  await overall.first().waitFor();
  expect((await overall.allTextContents()).slice(1).map((text) => Number.parseFloat(text.replace(/^\D+/, '')))).toEqual(compared);
});

it('L1 each picture of the walk leads to its part of the report', async () => {
  const page = await newVisitor();
  for (const [feature, tab] of [
    ['topics', 'Keywords & Topics'],
    ['opportunities', 'Content Opportunities'],
  ] as const) {
    await page.goto('/');
    await page.locator(`[data-feature=${feature}]`).getByRole('link').click();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
});

it.each([360, 1440])('L1 the sample report can be used by everyone at %i px', async (width) => {
  const page = await newVisitor({ width });
  await page.goto('/sample');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'All recommendations' }).waitFor();
  await scanAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
