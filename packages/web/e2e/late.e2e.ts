import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dashboardStands, newVisitor, openBrowser, scanAccessibility, see } from './product.ts';
import { readerWithReport } from './reports.ts';

openBrowser();

const CODE = '**/assets/*.js';
const FAILED = 'This part could not be loaded.';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** On the dashboard, with the code of what it shows, and none of what opens from it. */
async function dashboard(): Promise<Page> {
  const page = await newVisitor();
  await readerWithReport(page);
  await page.getByRole('button', { name: 'Manage Competitors' }).waitFor();
  return page;
}

/** The connection is off: neither code nor anything else arrives. */
async function cut(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort());
  return () => page.unroute('**/*');
}

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';

describe('code that is fetched when it is first shown', () => {
  it.each([
    ['Run Analysis', 'Run Comprehensive Analysis'],
    ['Manage Competitors', 'Manage Competitors'],
    ['Share', /^Share/],
    ['Subscribe', 'Choose Your Optimization Plan'],
  ])('%s: a dialog that cannot be loaded says so over the screen, and opens when the page was loaded again', async (button, title) => {
    const page = await dashboard();
    const open = page.getByRole('button', { name: button, exact: true }).first();
    const restore = await cut(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name: FAILED });
    await dialog.getByText('The application may have been updated, or the connection broke off.').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Welcome back!');
    // Without a connection the page is not given up for the browser's own error page.
    await dialog.getByRole('button', { name: 'Load Again' }).click();
    await dialog.getByText(UNREACHABLE).waitFor();
    for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Close' }).click()]) {
      await close();
      await dialog.waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe(button);
      await open.click();
      await dialog.waitFor();
    }
    await restore();
    const loaded = page.waitForEvent('load'); // a click on the document that is left behind would be lost
    await dialog.getByRole('button', { name: 'Load Again' }).click();
    await loaded;
    await dashboardStands(page);
    await open.click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(button);
  });

  it('a report opens by itself when the page was loaded again; a tab that cannot be loaded leaves the others', async () => {
    const page = await dashboard();
    await page.route(CODE, (route) => route.abort());
    await page.getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog', { name: FAILED }).waitFor();
    await scanAccessibility(page);
    await page.unroute(CODE);
    await page.getByRole('button', { name: 'Load Again' }).click();
    await page.getByRole('heading', { name: 'Crawl details' }).waitFor();

    const restore = await cut(page);
    await page.getByRole('tab', { name: /^Competitors/ }).click();
    await see(page, FAILED);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Crawl details' }).waitFor();
    await page.getByRole('tab', { name: /^Competitors/ }).click();
    await see(page, FAILED);
    await restore();
    await page.getByRole('button', { name: 'Load Again' }).click();
    await see(page, 'No competitor data available');
  });

  it('a dialog that takes its time says that it is loading', async () => {
    const page = await dashboard();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(CODE, async (route) => {
      await promise;
      await route.continue();
    });
    const open = page.getByRole('button', { name: 'Run Analysis' });
    await open.click();
    const waiting = page.getByRole('dialog', { name: 'Loading...' });
    await waiting.getByRole('status').waitFor();
    await waiting.getByRole('button', { name: 'Close' }).click();
    await waiting.waitFor({ state: 'hidden' });
    await open.click();
    await waiting.waitFor();
    resolve();
    await page.getByRole('dialog', { name: 'Run Comprehensive Analysis' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Run Analysis');
  });

  it.each(['/auth', '/profile-settings', '/purchase-credits?pack=1', '/reset-password', '/shared/abc'])(
    '%s says that it is loading',
    async (path) => {
      const page = await newVisitor();
      await page.route(CODE, () => {});
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('status').getByText('Loading...').waitFor();
      await page.unroute(CODE);
    },
  );
});
