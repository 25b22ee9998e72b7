import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atPath,
  dashboardStands,
  holdToast,
  newVisitor,
  openBrowser,
  openDashboard,
  product,
  scanAccessibility,
  see,
  signIn,
  signUpAndConfirm,
} from './product.ts';
import { ask, memberWithReport, SHUT_SITE, SITE, SITE_NAME } from './reports.ts';
import { moveSandboxClock, payInSandbox } from './sandbox.ts';

openBrowser();

const credits = (page: Page) => expect.poll(() => page.getByRole('banner').locator('[data-credits]').getAttribute('data-credits'));

/** A member who tracks a website; nothing answers at its address, so its report ends soon. */
async function tracking(visitor: Parameters<typeof newVisitor>[0] = {}) {
  const page = await newVisitor(visitor);
  const account = await memberWithReport(page, SHUT_SITE);
  return { page, ...account };
}

async function choosePlan(page: Page, name: string) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function subscribed(name = 'Start Monthly', card?: string, page?: Page) {
  page ??= (await tracking()).page;
  await choosePlan(page, name);
  await payInSandbox(page, card);
  await atPath(page, '/payment-success');
  await page.goto('/manage-subscription');
  await see(page, 'Available Plans');
  return page;
}

describe('P2 buying a pack', () => {
  it('P1 P2 P7 X4 the credits arrive everywhere without a reload', async () => {
    const page = await newVisitor();
    const { email } = await signUpAndConfirm(page);
    const elsewhere = await newVisitor();
    await signIn(elsewhere, email);
    await atPath(elsewhere, '/dashboard');
    await credits(elsewhere).toBe('12');

    await page.goto('/purchase-credits');
    await page.getByRole('button', { name: 'Buy 50 Credits' }).click();
    await payInSandbox(page);
    await atPath(page, '/payment-success');
    expect(new URL(page.url()).searchParams.get('session_id')).toMatch(/^cs_/);
    await see(page, 'Processing Your Payment');
    await see(page, 'Payment Successful!');
    await see(page, 'Test mode');
    await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
    await atPath(page, '/dashboard');
    await credits(page).toBe('62');
    await credits(elsewhere).toBe('62');

    await page.goto('/profile-settings?tab=credits');
    await see(page, 'Credits Purchase');
    await see(page, '+50');
  });

  it('P2 a card that asks for authentication buys only when that succeeds', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    await page.goto('/purchase-credits');
    await page.getByRole('button', { name: 'Buy 100 Credits' }).click();
    await payInSandbox(page, '4000002500003155');
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await see(page, 'Your card was declined.');
    await payInSandbox(page, '4000002500003155');
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await atPath(page, '/payment-success');
    await atPath(page, '/dashboard');
    await credits(page).toBe('112');
  });

  it('P2 a declined card, and the way back without paying', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    await page.goto('/purchase-credits');
    await page.getByRole('button', { name: 'Buy 50 Credits' }).click();
    await payInSandbox(page, '4000000000000002');
    await see(page, 'Your card was declined.');
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await atPath(page, '/purchase-credits');
    await credits(page).toBe('12');
  });
});

it('P7 the page of a payment: two seconds, then success, and the dashboard at four', async () => {
  const page = await newVisitor({ width: 360 });
  await page.goto('/payment-success?session_id=cs_test_forged');
  const from = Date.now();
  await see(page, 'Processing Your Payment');
  await see(page, 'Payment Successful!');
  expect(Date.now() - from).toBeGreaterThan(1_000);
  // Signed out, the dashboard asks to sign in.
  await atPath(page, '/auth');
  expect(Date.now() - from).toBeGreaterThan(3_000);
});

it('P7 can be used by everyone', async () => {
  const page = await newVisitor();
  await page.clock.install();
  await page.goto('/payment-success');
  await see(page, 'Processing Your Payment');
  await page.clock.pauseAt(Date.now() + 2_500);
  await see(page, 'Payment Successful!');
  await page.clock.resume();
});

describe('H8 subscribing', () => {
  it('H7 H8 without a tracked website it says what comes first', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    await choosePlan(page, 'Start Weekly');
    await see(page, 'Please analyze your website first before subscribing');
    await see(page, 'Test mode');
    for (const credits of [24, 72, 384]) await see(page, `Your first automated report runs now and uses 12 of your ${credits} credits.`);
    await scanAccessibility(page);
  });

  it('H8 P2 the checkout is announced with the click, before the server has answered anything', async () => {
    const { page } = await tracking();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    for (const path of ['**/data/v1/tracked_websites**', '**/functions/v1/create-checkout'])
      await page.route(path, async (route) => {
        await released;
        return path.endsWith('create-checkout') ? route.fulfill({ status: 502, body: '' }) : route.continue();
      });
    await choosePlan(page, 'Start Weekly');
    await see(page, 'Redirecting to checkout...');
    release();
    await see(page, 'Failed to start checkout. Please try again.');
    await expect.poll(() => page.getByText('Redirecting to checkout...').count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('A5 a plan chosen before signing in leads on to its checkout', async () => {
    const { email } = await tracking();
    const next = await newVisitor();
    await next.goto('/auth?priceId=price_citelight_weekly');
    await next.getByLabel('E-mail').fill(email);
    await next.getByLabel('Password', { exact: true }).fill('a correct horse battery');
    await next.getByRole('button', { name: 'Sign In' }).click();
    await next.getByRole('heading', { name: 'Weekly Reports' }).waitFor();
    expect(new URL(next.url()).origin).not.toBe(new URL(product.url).origin);
  });
});

describe('P3 a subscription', () => {
  it('H5 P3 P5 P6 subscribe, change the plan, cancel', async () => {
    const page = await subscribed();
    await see(page, 'Monthly Reports');
    await see(page, '$5/month');
    await see(page, 'Next billing date');
    await see(page, 'shut.test');
    await page.locator('[data-schedule="full"]').waitFor();
    await page.locator('[data-plan="monthly"]').getByText('Current').waitFor();
    await credits(page).toBe('24');
    await scanAccessibility(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'Profile & Settings',
      'Manage Subscription',
      'Purchase Credits',
      'Sign Out',
    ]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Switch to Weekly Reports' }).click();
    const dialog = page.getByRole('dialog');
    await see(page, 'From Monthly Reports ($5/month) to Weekly Reports ($20/month).');
    await scanAccessibility(page);
    await dialog.getByRole('button', { name: 'Change Plan' }).click();
    await see(page, 'Plan changed successfully');
    await see(page, 'Your subscription has been updated. Changes will reflect shortly.');
    await page.locator('[data-plan="weekly"]').getByText('Current').waitFor();
    await see(page, '$20/month');

    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await see(page, 'Subscription cancelled');
    await see(page, /^Your subscription will remain active until \w+ \d+, \d{4}$/);
    await see(page, 'Your subscription is set to cancel.');
    expect(await page.getByRole('button', { name: 'Already Cancelled' }).isDisabled()).toBe(true);
    for (const name of ['Switch to Monthly Reports', 'Switch to Daily Reports'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    await scanAccessibility(page);

    await moveSandboxClock(32);
    await see(page, 'No Active Subscription');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await atPath(page, '/dashboard');
  });

  it('P3 names the website that is tracked now, not the one that was when the plan began', async () => {
    const page = await subscribed();
    const website = page.locator('dt', { hasText: 'Tracked website' }).locator('xpath=following-sibling::dd[1]');
    await expect.poll(() => website.textContent()).toBe('shut.test');
    await ask(page, '/functions/v1/analyze-website', { url: SITE });
    await page.reload();
    await expect.poll(() => website.textContent()).toBe(SITE_NAME);
  });

  it('K1 P3 a renewal brings the next period and its credits', async () => {
    const page = await subscribed();
    await credits(page).toBe('24');
    const billed = page.locator('dt', { hasText: 'Next billing date' }).locator('xpath=following-sibling::dd[1]');
    const before = await billed.textContent();
    await moveSandboxClock(31);
    await expect.poll(() => billed.textContent()).not.toBe(before);
    await page.goto('/profile-settings?tab=credits');
    await expect.poll(() => page.getByText('Subscription Credits').filter({ visible: true }).count()).toBe(2);
  });

  it('P3 P5 a renewal that cannot be paid is told, and a new card makes it good', async () => {
    const page = await subscribed('Start Weekly', '4000000000000341');
    await credits(page).toBe('72');
    await moveSandboxClock(31);
    await see(page, 'Your last payment failed.');
    await see(page, 'Payment failed');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    const portal = await opened;
    await portal.getByLabel('Card number').fill('4242424242424242');
    await portal.getByRole('button', { name: 'Save the card' }).click();
    await portal.getByText('The card is saved.').waitFor();
    // A period of 28 days has been tried twice by day 31, and is tried again five days later.
    await moveSandboxClock(8);
    await page.getByText('Your last payment failed.').waitFor({ state: 'detached' });
    await page.goto('/profile-settings?tab=credits');
    await expect.poll(() => page.getByText('Subscription Credits').filter({ visible: true }).count()).toBe(2);
  });

  it('P3 P5 the payment portal opens in a new tab', async () => {
    const page = await subscribed();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    await (await opened).getByRole('heading', { name: 'Your payments' }).waitFor();
    await page.route('**/functions/v1/customer-portal', (route) => route.abort());
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    await holdToast(page, 'Failed to open payment portal');
    expect(page.context().pages()).toHaveLength(2);
    await page.unroute('**/functions/v1/customer-portal');
    const again = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Update Payment Method' }).press('Enter');
    await (await again).getByRole('heading', { name: 'Your payments' }).waitFor();
    await expect.poll(() => page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
  });

  it('P2 P5 a double click asks once', async () => {
    const page = await subscribed();
    const asked: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/functions/v1/c*', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (name === 'check-subscription') return route.continue();
      asked.push(name);
      await promise;
      return name === 'cancel-subscription' ? route.continue() : route.abort();
    });
    await page.getByRole('button', { name: 'Switch to Daily Reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change Plan' }).dblclick();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).dblclick();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Purchase Credits' }).click();
    await page.getByRole('button', { name: 'Buy 50 Credits' }).dblclick();
    await expect.poll(() => asked).toContain('create-credits-checkout');
    expect(asked).toEqual(['change-subscription-plan', 'cancel-subscription', 'create-credits-checkout']);
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('D3 P5 P6 a dialog that closes takes no click and no key any more', async () => {
    const { page } = await tracking({ motion: true });
    await subscribed('Start Monthly', undefined, page);
    const asked: string[] = [];
    await page.route('**/functions/v1/{change-subscription-plan,cancel-subscription,analyze-website}', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    const dialog = page.locator('[role=dialog][data-state]');

    for (const [path, opener, act, dismiss] of [
      ['/manage-subscription', 'Cancel Subscription', 'Cancel Subscription', 'Keep Subscription'],
      ['/manage-subscription', 'Switch to Daily Reports', 'Change Plan', 'Go back'],
      ['/dashboard', 'Run Analysis', 'Run Analysis', 'Cancel'],
    ] as const)
      for (const closedBy of ['Escape', dismiss]) {
        await page.goto(path);
        if (path === '/dashboard') await dashboardStands(page);
        await page.getByRole('button', { name: opener, exact: true }).click();
        const button = dialog.getByRole('button', { name: act, exact: true });
        await expect.poll(() => button.isEnabled()).toBe(true);
        await button.hover(); // stands still
        const box = await button.boundingBox();
        if (!box) throw new Error(`${act} has no place`);
        await client.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
        if (closedBy === 'Escape') {
          await button.focus();
          await page.keyboard.press('Escape');
        } else await dialog.getByRole('button', { name: dismiss, exact: true }).click();
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        if (path === '/manage-subscription') {
          await page.keyboard.press('Enter');
          await page.keyboard.press('Space');
        }
        // It fades, or is gone at once.
        expect(await page.locator('[role=dialog][data-state=open]').count(), `${act}, ${closedBy}`).toBe(0);
        await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
        await dialog.waitFor({ state: 'detached' });
      }
    expect(asked).toEqual([]);
  });

  it('P2 P5 what has failed is named in the words of the specification where the server gives no reason, whatever the status', async () => {
    const page = await subscribed();
    for (const answer of [
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { status: 200, json: { success: false } },
      { status: 500, json: { success: false, code: 'server.internal', error: 'Something went wrong on our side. Please try again.' } },
    ]) {
      await page.route('**/functions/v1/*', (route) =>
        /check-subscription$/.test(route.request().url()) ? route.continue() : route.fulfill(answer),
      );
      await page.goto('/manage-subscription');
      await page.getByRole('button', { name: 'Switch to Daily Reports' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change Plan' }).click();
      await see(page, 'Failed to change plan');
      await page.getByRole('button', { name: 'Cancel Subscription' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
      await see(page, 'Failed to cancel subscription');
      await page.getByRole('button', { name: 'Update Payment Method' }).click();
      await see(page, 'Failed to open payment portal');
      await page.goto('/purchase-credits');
      await page.getByRole('button', { name: 'Buy 50 Credits' }).click();
      await see(page, 'Failed to start checkout process');
      await openDashboard(page);
      await page.getByRole('button', { name: 'Run Analysis', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Run Analysis', exact: true }).click();
      await see(page, 'Failed to start analysis');
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
    await page.route('**/functions/v1/cancel-subscription', (route) =>
      route.fulfill({ json: { success: false, error: 'It ends already.' } }),
    );
    await page.goto('/manage-subscription');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await see(page, 'It ends already.');
  });

  it('P5 refusals are said, and nothing changes', async () => {
    const page = await subscribed();
    await page.route('**/functions/v1/change-subscription-plan', (route) => route.abort());
    await page.route('**/functions/v1/cancel-subscription', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'billing.already_cancelled', error: 'The subscription is already set to cancel.' },
      }),
    );
    await page.getByRole('button', { name: 'Switch to Daily Reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change Plan' }).click();
    await see(page, 'Failed to change plan');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await see(page, 'The subscription is already set to cancel.');
    await page.locator('[data-plan="monthly"]').getByText('Current').waitFor();
  });
});

describe('P4 no subscription', () => {
  it.each([1280, 360])('P4 says so and leads back at %i px', async (width) => {
    const page = await newVisitor({ width });
    await signUpAndConfirm(page);
    await page.goto('/manage-subscription');
    await see(page, 'No Active Subscription');
    await scanAccessibility(page);
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await atPath(page, '/dashboard');
  });

  it('P4 a load failure', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    await page.route(
      (url) => url.pathname === '/data/v1/subscriptions',
      (route) => route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', error: 'no' } }),
    );
    await page.goto('/manage-subscription');
    await see(page, 'Error');
    await see(page, 'Failed to load subscription details');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});
