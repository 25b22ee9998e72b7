import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see, signUpAndConfirm } from './product.ts';

openBrowser();

async function member(path: string, width = 1280) {
  const page = await newVisitor({ width });
  await signUpAndConfirm(page);
  await page.goto(path);
  return page;
}

/** `after`: what must have come about before the answer does. */
const answer = (page: Page, path: string, status: number, json: unknown, after?: Promise<void>) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      await after;
      await route.fulfill({ status, json: json as object });
    },
  );

describe('P1 purchase credits', () => {
  it.each([1280, 360])('P1 balance, packs, benefits and notes at %i px', async (width) => {
    const page = await member('/purchase-credits', width);
    await see(page, 'Test mode');
    await expect.poll(() => page.locator('[data-balance]').textContent()).toBe('12');
    const packs = await page.locator('[data-pack]').allInnerTexts();
    expect(packs).toHaveLength(3);
    for (const [at, words] of [
      ['Starter Pack', '50', '$20', '$0.40 per credit'],
      ['Popular Pack', 'Most Popular', '100', '$35', '$0.35 per credit'],
      ['Power Pack', '250', '$80', '$0.32 per credit'],
    ].entries())
      for (const word of [...words, 'Complete geo readiness analysis', 'AI search performance insights', 'Credits valid for 1 year'])
        expect(packs[at]).toContain(word);
    await see(page, 'Each report costs 1 credit; a comprehensive analysis with keywords, content opportunities and competitors costs 12.');
    await see(page, 'Payments are handled by a card payment provider.');
    await scanAccessibility(page);
  });

  it('P1 without the balance the packs can still be bought', async () => {
    const page = await member('/profile-settings');
    await answer(page, '/data/v1/user_credits', 400, { success: false, code: 'request.invalid', error: 'no' });
    await page.goto('/purchase-credits');
    await see(page, 'Failed to load credit balance');
    expect(await page.getByRole('button', { name: 'Buy 50 Credits' }).isEnabled()).toBe(true);
  });

  it.each([1280, 360])('P1 P2 where no payments are set up it says so before and after a click at %i px', async (width) => {
    const page = await member('/profile-settings', width);
    const settings = await (await page.request.get('/api/settings')).json();
    await answer(page, '/api/settings', 200, { ...settings, payments: 'off' });
    const error = 'Payments are not set up on this server.';
    await answer(page, '/functions/v1/create-credits-checkout', 503, { success: false, code: 'billing.not_configured', error });
    await page.goto('/purchase-credits');
    await see(page, 'Payments are not set up on this server, so neither credits nor plans can be bought.');
    expect(await page.getByText('Test mode').count()).toBe(0);
    await scanAccessibility(page);
    await page.getByRole('button', { name: 'Buy 50 Credits' }).click();
    await see(page, 'Failed to start checkout process');
    await see(page, error);
    await page.goto('/manage-subscription');
    await see(page, 'Payments are not set up on this server, so neither credits nor plans can be bought.');
  });

  it('P2 a checkout that cannot be opened says why', async () => {
    const page = await member('/purchase-credits');
    const buy = page.getByRole('button', { name: 'Buy 100 Credits' });
    // The answer takes the place of what was said before it.
    const released = Promise.withResolvers<void>();
    const refusal = {
      success: false,
      code: 'billing.provider_unavailable',
      error: 'The payment provider did not answer. Please try again: nothing is charged twice.',
    };
    await answer(page, '/functions/v1/create-credits-checkout', 502, refusal, released.promise);
    await buy.click();
    await see(page, 'Opening checkout...');
    released.resolve();
    await see(page, 'Failed to start checkout process');
    await see(page, 'The payment provider did not answer. Please try again: nothing is charged twice.');
    await answer(page, '/functions/v1/create-credits-checkout', 200, { url: '' });
    await buy.click();
    await see(page, 'No checkout URL received');
  });
});

describe('S2 the Credits tab', () => {
  it.each([1280, 360])('S2 S3 S4 balance, use and history at %i px', async (width) => {
    const page = await member('/profile-settings?tab=credits', width);
    await see(page, 'Credit Usage History');
    const row = page.getByRole('row').nth(1);
    await expect.poll(() => row.textContent()).toContain('Monthly Free Credits');
    const text = await row.textContent();
    expect(text).toContain('+12');
    // The grant ends with the month: always within 30 days or on its 31st.
    expect(text).toMatch(/1, 20\d\d/);
    await see(page, 'Current Balance');
    await see(page, 'Used This Month');
    await scanAccessibility(page);
  });

  it('S2 S3 S4 labels, signs and expiry of every kind of line', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    const id = '0198a4b2-0000-7000-8000-000000000000';
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    const line = (transaction_type: string, amount: number, balance_after: number, metadata = {}, is_auto_generated = false) => ({
      ...{ id: `${transaction_type}${balance_after}`, user_id: id, report_id: null, created_at: days(0) },
      ...{ transaction_type, amount, balance_after, metadata, is_auto_generated },
    });
    const items = [
      line('credit_expiry', -4, 15),
      line('credit_revocation', -3, 19),
      line('refund_grant', 1, 22),
      line('competitor_analysis', -5, 21),
      line('assessment_generation', -1, 26, {}, true),
      line('assessment_generation', -1, 27),
      line('topup_purchase', 50, 28, { expires_at: days(29) }),
      line('subscription_allocation', 60, 60, { expires_at: days(31) }),
    ];
    await answer(page, '/data/v1/credit_transactions', 200, { items, total: items.length });
    await page.goto('/profile-settings?tab=credits');
    await see(page, 'Credit Usage History');
    const cells = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td > span:last-child')].map((cell) => cell.textContent)));
    expect(cells.map((row) => row.slice(1, 4))).toEqual([
      ['Credits expired', '-4', '15'],
      ['Purchase reversed', '-3', '19'],
      ['Refund', '+1', '22'],
      ['Competitor Analysis', '-5', '21'],
      ['Scheduled Report', '-1', '26'],
      ['Manual Report', '-1', '27'],
      ['Credits Purchase', '+50', '28'],
      ['Subscription Credits', '+60', '60'],
    ]);
    expect(cells.map((row) => row[4]).filter((text) => text === '-')).toHaveLength(5);
    expect(await page.locator('tbody tr:nth-child(7) [data-expiry="soon"]').count()).toBe(1);
    expect(await page.locator('[data-expiry="soon"]').count()).toBe(1);
    await see(page, '15');
    await see(page, '7 used, 1 refunded');
  });

  it('S2 nothing yet', async () => {
    const page = await member('/dashboard');
    await answer(page, '/data/v1/credit_transactions', 200, { items: [], total: 0 });
    await page.goto('/profile-settings?tab=credits');
    await see(page, 'No transactions yet');
  });
});

it('H6 the badge warns when the scheduled reports need more than there is', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  const credits = {
    user_id: '0198a4b2-0000-7000-8000-000000000000',
    reserved: 0,
    debt: 0,
    used_this_month: 0,
    updated_at: new Date().toISOString(),
  };
  await answer(page, '/data/v1/user_credits', 200, { items: [{ ...credits, available: 7, required: 24 }], total: 1 });
  await page.reload();
  const badge = page.getByRole('banner').getByRole('button', { name: 'fewer than your scheduled reports need' });
  await badge.hover();
  await see(page, 'Your scheduled reports before renewal need 24 credits; you have 7 credits.');
  await scanAccessibility(page);
});
