import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, PATIENT, scanAccessibility, see } from './product.ts';
import { ask, memberWithReport } from './reports.ts';

/** Working through a report, and being told of it elsewhere. */

openBrowser();

it('I5 recommendations have a state that stays, pages to tick off and a re-check, and are saved as a check-list', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog');
  const first = dialog.locator('#recommendation-1');
  const state = first.getByRole('combobox', { name: /^State of “/ });
  await state.selectOption('In progress');
  await expect.poll(() => dialog.getByLabel('Show').locator('option').allTextContents(), PATIENT).toContain('In progress (1)');

  // “Won’t fix” asks why, and can be left.
  const second = dialog.locator('#recommendation-2');
  await second.getByRole('combobox').selectOption('Won’t fix');
  await second.getByRole('button', { name: 'Cancel' }).click();
  expect(await second.getByRole('combobox').inputValue()).toBe('open');
  await second.getByRole('combobox').selectOption('Won’t fix');
  await second.getByLabel('Why won’t you fix this?').fill('The shop system does this.');
  await scanAccessibility(page);
  await second.getByRole('button', { name: 'Save' }).click();
  await second.getByText('Reason: The shop system does this.').waitFor();

  await dialog.getByLabel('Show').selectOption('wont_fix');
  await expect.poll(() => dialog.getByRole('combobox', { name: /^State of “/ }).count()).toBe(1);
  await dialog.getByLabel('Show').selectOption('done');
  await see(page, 'No recommendation is in this state.');
  await dialog.getByLabel('Show').selectOption('all');

  // A page of it is done.
  await first.locator('summary', { hasText: 'Where this was found' }).click();
  await first.getByRole('checkbox').first().check();
  await first.getByText(/^\(1 of \d+ done\)$/).waitFor();

  // Everything is still so when the page is opened anew.
  await page.reload();
  await first.getByText(/^\(1 of \d+ done\)$/).waitFor();
  expect(await state.inputValue()).toBe('in_progress');
  await second.getByText('Reason: The shop system does this.').waitFor();

  const credits = () => ask<{ items: [{ available: number }] }>(page, '/data/v1/user_credits');
  const before = await credits();
  await first.getByRole('button', { name: /^Re-check “/ }).click();
  await first.getByText(/^Re-checked .*: still found$/).waitFor({ timeout: 60_000 });
  expect((await credits()).items[0].available).toBe(before.items[0].available);
  await scanAccessibility(page);

  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as Check-list' }).click()]);
  expect(download.suggestedFilename()).toMatch(/recommendations\.md$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toMatch(/; In progress\)$/m);
  expect(text).toContain('Won’t fix: The shop system does this.');
  expect(text).toMatch(/^ {2}- \[x\] http/m);
});
