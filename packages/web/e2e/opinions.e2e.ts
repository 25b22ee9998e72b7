import { mkdirSync } from 'node:fs';
import type { Report } from '@citelight/contracts/entities';
import { type ReportOpinion, withOpinions } from '@citelight/contracts/opinions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see } from './product.ts';
import { ask, readerWithReport } from './reports.ts';

/** A model's second opinion on the questions of a report. */

openBrowser();

/** Where OPINION_SHOTS names a folder, screens are kept there to be looked at. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.OPINION_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.getByText('The model points to:').first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
}

it('a verdict that a model changed is marked in its row, with what we found and the words it rests on', async () => {
  const page = await newVisitor({ width: 360 });
  await readerWithReport(page);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  const path = `/data/v1/assessment_reports/${items[0]?.id}`;
  const report = await ask<Report>(page, path);
  const analysis = report.report_data?.analysis;
  const lowered = analysis?.questions.find(({ coverage, topic }) => coverage === 'answered' && topic !== null);
  const gap = analysis?.questions.find(({ question }) => analysis.keywords.keywordGaps.some(({ keyword }) => keyword === question));
  if (!analysis || !lowered?.passage || !gap) throw new Error('the report lacks an answered question or a gap of its own');
  const opinion = (question: string, answer: 'answered' | 'partly', passage: ReportOpinion['passage']): ReportOpinion => ({
    ...{ question, aiWritten: true, model: 'model-1', answer, passage },
    words: passage.text.split(/\s+/).slice(0, 8).join(' '),
  });
  const opinions = [
    opinion(lowered.question, 'partly', lowered.passage),
    opinion(gap.question, 'answered', gap.passage ?? lowered.passage),
  ];
  await page.route(`**${path}`, (route) =>
    route.fulfill({ json: { ...report, report_data: { ...report.report_data, analysis: withOpinions(analysis, opinions) } } }),
  );
  await page.goto(`/dashboard?report=${items[0]?.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Keywords & Topics' }).click();
  await see(page, 'A model’s second opinion changed 2 verdicts. The score does not depend on it.');
  await dialog
    .getByRole('table', { name: 'Your topics' })
    .getByRole('rowheader')
    .getByRole('button', { name: lowered.topic ?? '', exact: true })
    .click();
  const row = dialog.locator('summary').filter({ hasText: lowered.question });
  expect(await row.innerText()).toMatch(/mentioned\s+AI opinion/);
  await row.click();
  await see(
    page,
    `A model read this passage as answering the question only in part. We found: answered. The model points to: ${opinions[0]?.words}`,
  );
  await scanAccessibility(page);
  expect(await page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await shoot(page, 'question');

  // Where the model finds an answer to a gap, the gap says so.
  const gaps = dialog.getByRole('table', { name: 'Keyword gaps' });
  await gaps.getByRole('rowheader').getByRole('button', { name: gap.question, exact: true }).click();
  await expect
    .poll(() =>
      gaps.getByText(/^A model read this passage as answering the question\. We found: (only mentioned|not answered)\./).isVisible(),
    )
    .toBe(true);
});

it('the rows of topics show together with what stands above them, so that nothing moves under a click', async () => {
  const page = await newVisitor();
  await readerWithReport(page);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/search_evidence*', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto(`/dashboard?report=${items[0]?.id}&tab=keywords`);
  const rows = page.getByRole('dialog').getByRole('table', { name: 'Your topics' });
  await asked.promise;
  expect(await rows.count()).toBe(0);
  released.resolve();
  await rows.waitFor();
  expect(await page.getByText(/^Search demand is not known\./).isVisible()).toBe(true);
});
