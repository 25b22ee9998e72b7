import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atPath, newVisitor, openBrowser, scanAccessibility, see, signUpAndConfirm } from './product.ts';

openBrowser();

const ID = '0198a4b2-0000-7000-8000-000000000000';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** A member with a tracked website whose schedule is as given: its states cannot all be met by waiting. */
async function scheduled(schedule: object | null, width = 1280): Promise<Page> {
  const page = await newVisitor({ width });
  await signUpAndConfirm(page);
  const site = { id: ID, user_id: ID, website_url: 'https://shop.test/', website_name: 'shop.test', is_active: true };
  const rows: Record<string, object[]> = { tracked_websites: [site], scheduled_reports: [] };
  if (schedule)
    rows.scheduled_reports = [
      {
        ...{ id: ID, next_run_at: hours(50), last_run_at: null, is_active: true, skipped_reason: null },
        subscriptions: { tier: 'weekly', current_period_end: hours(400) },
        tracked_websites: { website_url: site.website_url },
        ...schedule,
      },
    ];
  for (const [name, items] of Object.entries(rows))
    await page.route(
      (url) => url.pathname === `/data/v1/${name}`,
      (route) => route.fulfill({ json: { items, total: items.length } }),
    );
  await page.goto('/dashboard');
  return page;
}

it.each([1280, 360])('D2 without a plan the dashboard shows the credits and the way to automated reports at %i px', async (width) => {
  const page = await scheduled(null, width);
  await expect.poll(() => page.locator('[data-usage]').textContent()).toContain('12available');
  const card = page.locator('[data-schedule="compact"]');
  await card.getByText('Automated Reports').waitFor();
  await scanAccessibility(page);
  await card.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Choose Your Optimization Plan' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-usage]').getByRole('link', { name: 'Purchase Credits' }).click();
  await atPath(page, '/purchase-credits');
});

it.each([
  [-0.1, 'Processing...'],
  [5.5, 'In 5h'],
  [30, 'Tomorrow'],
  [50, 'In 2 days'],
])('D9 a report due in %d hours is labelled %s', async (due, label) => {
  const page = await scheduled({ next_run_at: hours(due) });
  await expect.poll(() => page.locator('[data-next-run]').textContent()).toBe(label);
  await see(page, 'Weekly');
});

it('D2 a skipped report is told with its reason', async () => {
  const page = await scheduled(
    { skipped_reason: 'There were too few credits for this report. It is tried again at the next due date.' },
    360,
  );
  await see(page, /The last report was skipped\. There were too few credits for this report\./);
  await scanAccessibility(page);
});
