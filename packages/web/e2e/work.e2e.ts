import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see, signUpAndConfirm } from './product.ts';
import { ask, memberWithReport, SITE } from './reports.ts';

/** Working through a report, and being told of it elsewhere. */

openBrowser();

it('I5 recommendations have a state that stays, pages to tick off and a re-check, and are saved as a checklist', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog');
  const show = dialog.getByLabel('Show', { exact: true });
  const first = dialog.locator('#recommendation-1');
  const state = first.getByRole('combobox', { name: /^State of “/ });
  await state.selectOption('In progress');
  await expect.poll(() => show.locator('option').allTextContents()).toContain('In progress (1)');

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

  await show.selectOption('wont_fix');
  await expect.poll(() => dialog.getByRole('combobox', { name: /^State of “/ }).count()).toBe(1);
  await show.selectOption('done');
  await see(page, 'No recommendation is in this state.');
  await show.selectOption('all');

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

  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as Checklist' }).click()]);
  expect(download.suggestedFilename()).toMatch(/recommendations\.md$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toMatch(/; In progress\)$/m);
  expect(text).toContain('Won’t fix: The shop system does this.');
  expect(text).toMatch(/^ {2}- \[x\] http/m);
});

it('I4 webhooks are created in the profile, tested, logged and resent; targets that point inward are refused', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  await page.goto('/profile-settings');
  const card = page
    .getByRole('heading', { name: 'Webhooks' })
    .locator('xpath=ancestor::section | ancestor::div[contains(@class, "rounded")]')
    .last();
  await page.getByRole('button', { name: 'Create Webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL').fill('http://10.0.0.1/hook');
  await dialog.getByLabel('The score drops').check();
  await dialog.getByLabel('Points that the score must drop').fill('7.5');
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await dialog.getByText('This address is not on the public internet, so nothing can be sent there.').waitFor();
  await scanAccessibility(page);
  // The pages of this site are no receiver: they answer all the same.
  await dialog.getByLabel('URL').fill(`${SITE}/`);
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await dialog.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await card.getByText('A report is completed, A report fails, The score drops by 7.5 points').waitFor();

  await page.getByRole('button', { name: `Test ${SITE}/` }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'webhook.test' });
  await row.getByText('delivered').waitFor();
  await row.getByText(/, 1 attempt$/).waitFor();
  await row.getByRole('button', { name: 'Resend' }).click();
  await row.getByText(/, 2 attempts$/).waitFor();
  await scanAccessibility(page);
  await page.keyboard.press('Escape');
  await card.getByText('Last delivery: delivered').waitFor();
  await page.getByRole('button', { name: `Delete ${SITE}/` }).click();
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Delete', exact: true }).click();
  await see(page, 'Webhook deleted');
  expect(await page.getByRole('button', { name: `Delete ${SITE}/` }).count()).toBe(0);
});
