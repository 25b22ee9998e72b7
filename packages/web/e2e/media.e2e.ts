import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, see, signUpAndConfirm } from './product.ts';
import { readerWithReport } from './reports.ts';

openBrowser();

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('heading', { name: 'Crawl details' }).waitFor();
}

it('R4 a report is printed whole, on light paper, without the screen behind it', async () => {
  const page = await newVisitor({ theme: 'dark' });
  await readerWithReport(page);
  await openReport(page);
  const dialog = page.getByRole('dialog');
  const shown = () => dialog.evaluate((element) => element.getBoundingClientRect().height - element.scrollHeight);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await shown()).toBeGreaterThanOrEqual(0);
  const last = await page.getByRole('heading', { name: 'Crawl details' }).boundingBox();
  const frame = await dialog.boundingBox();
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await page.locator('h1').isVisible()).toBe(true);
});

it('in forced colours buttons have an edge and the chosen tab is told from the others', async () => {
  const page = await newVisitor();
  await readerWithReport(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (name: string | RegExp) =>
    page.getByRole('button', { name }).evaluate((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth));
  expect(await edge('Run Analysis')).toBeGreaterThan(0);
  expect(await edge(/^Account menu/)).toBeGreaterThan(0);
  await openReport(page);
  const line = (name: RegExp) => page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line(/^Overview/)).not.toBe(await line(/^Competitors/));
});

it.each(['Run Analysis', 'Manage Competitors', 'Share'])('%s can be read and used at 400 %', async (name) => {
  const page = await newVisitor({ width: 320 });
  await readerWithReport(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.waitFor();
  // All that is below the head is seen at once, not through a slit.
  const room = () =>
    field.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
      let [top, bottom] = [0, innerHeight];
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return bottom - top;
    });
  await expect.poll(room).toBeGreaterThan(180);
});

it('U4 the authenticator app is set up by keyboard alone', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  await page.goto('/profile-settings');
  await page.getByRole('button', { name: 'Add Authenticator App' }).focus();
  await page.keyboard.press('Enter');
  await page.getByAltText('QR code for your authenticator app').waitFor();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await see(page, /Invalid TOTP code/);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add Authenticator App');
});
