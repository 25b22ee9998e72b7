import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atPath,
  dashboardStands,
  fillCredentials,
  linkIn,
  mailTo,
  newAddress,
  newVisitor,
  openBrowser,
  placesOf,
  scanAccessibility,
  see,
  signUpAndConfirm,
} from './product.ts';
import { ask, memberWithReport, OTHER_RIVAL, RIVAL, readerWithReport, SHUT_SITE, SITE, SITE_NAME, settled } from './reports.ts';

openBrowser();

describe('from the URL to the report', () => {
  it('L4 A5 A7 A8 D1 D2 D8 R1 sign-in with a URL starts the free analysis; its report appears by itself', async () => {
    const first = await newVisitor();
    const { email } = await signUpAndConfirm(first);
    const page = await newVisitor();
    await page.goto(`/auth?url=${encodeURIComponent(SITE)}`);
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await see(page, 'Analysis started! This is now your tracked website.');
    await atPath(page, '/dashboard');
    await see(page, 'Welcome back!');
    await see(page, email);
    await page.getByRole('link', { name: SITE_NAME }).waitFor();
    await see(page, 'Track and analyze competitors');
    await settled(page);
    await page.getByRole('img', { name: /Overall score: \d+ of 100/ }).waitFor();

    // The other session of the same account, elsewhere, has followed it too.
    await first.getByRole('button', { name: 'View' }).waitFor();

    await page.goto(`/auth?url=${encodeURIComponent(SITE)}`);
    await page.goto('/?analyze');
    await page.getByLabel('Website URL').fill(SITE);
    await page.keyboard.press('Enter');
    await see(page, "You've already used your free assessment. Please use the dashboard to run a new analysis.");
    await atPath(page, '/dashboard');
  });

  it('L4 A3 A7 a visitor who enters a URL and signs up gets the free analysis with the link of the confirmation mail', async () => {
    const page = await newVisitor();
    const email = newAddress();
    await page.goto('/');
    await page.getByLabel('Website URL').first().fill(SITE);
    await page.keyboard.press('Enter');
    await see(page, 'Please sign in to analyze websites');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await see(page, 'Account created! Please check your email to confirm.');
    const tab = await page.context().newPage();
    await tab.goto(linkIn(await mailTo(email)));
    await see(tab, 'Analysis started! This is now your tracked website.');
    await atPath(tab, '/dashboard');
    await tab.getByRole('link', { name: SITE_NAME }).waitFor();
    await settled(tab);

    // Carried out once: whoever arrives by another link begins nothing.
    await tab.goto('/?analyze');
    expect(await tab.getByLabel('Website URL').inputValue()).toBe('');
  });

  it('L4 A3 A7 the link of the confirmation mail starts the free analysis in another browser too', async () => {
    const page = await newVisitor();
    const email = newAddress();
    await page.goto('/');
    await page.getByLabel('Website URL').first().fill(SITE);
    await page.keyboard.press('Enter');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await see(page, /^We sent a link to .* The free analysis of .* starts then\.$/);
    const elsewhere = await newVisitor();
    await elsewhere.goto(linkIn(await mailTo(email)));
    await see(elsewhere, 'Analysis started! This is now your tracked website.');
    await atPath(elsewhere, '/dashboard');
    await elsewhere.getByRole('link', { name: SITE_NAME }).waitFor();
  });

  it('A7 R1 D5 a site that cannot be reached fails with a sentence; the free use is given back, for another site', async () => {
    const page = await newVisitor();
    await memberWithReport(page, SHUT_SITE);
    await see(page, 'Analysis Failed');
    await see(page, 'The site did not accept a connection.');
    await see(page, 'Nothing was charged. You can run the analysis again at any time.');
    await page.getByLabel('Status').selectOption('failed');
    await see(page, 'Analysis Failed');
    await page.goto('/?analyze');
    await page.getByLabel('Website URL').fill(SITE);
    await page.keyboard.press('Enter');
    await see(page, 'Analysis started for your updated website!');
    await atPath(page, '/dashboard');
    await page.getByRole('link', { name: SITE_NAME }).waitFor();
    expect(await page.getByRole('link', { name: SITE_NAME }).getAttribute('href')).toBe(`${SITE}/`);
  });

  it('A7 an analysis that cannot be started says why, or that it can be tried again from the dashboard', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    const submit = async (answer: Parameters<Page['route']>[1]) => {
      await page.goto('/?analyze');
      await page.route('**/functions/v1/analyze-website', answer);
      await page.getByLabel('Website URL').fill(SITE);
      await page.keyboard.press('Enter');
    };
    await submit((route) =>
      route.fulfill({ status: 422, json: { success: false, code: 'url.private', error: 'This address is not public.' } }),
    );
    await see(page, 'This address is not public.');
    await page.unroute('**/functions/v1/analyze-website');
    await submit((route) => route.fulfill({ status: 422, json: { success: false, code: 'url.private', error: '' } }));
    await see(page, 'Failed to analyze website');
    await page.unroute('**/functions/v1/analyze-website');
    await submit((route) => route.fulfill({ json: { success: false } }));
    await see(page, 'Failed to analyze website');
    await page.unroute('**/functions/v1/analyze-website');
    await submit((route) => route.abort());
    await see(page, 'Failed to start analysis. You can try again from the dashboard.');
    await atPath(page, '/dashboard');
  });
});

describe('where the website stands', () => {
  it('D1 D2 leads with the latest score and the first three actions; one that is done makes room for the next', async () => {
    const page = await newVisitor();
    await memberWithReport(page);
    const lead = page.locator('[data-lead]');
    await lead.getByRole('img', { name: /^Latest score: \d+ of 100/ }).waitFor();
    const actions = lead.getByRole('listitem');
    await expect.poll(() => actions.count()).toBe(3);
    for (const text of await actions.allInnerTexts())
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/^[A-Z].+ (Whole site|\d+ pages?) · (low|medium|high) effort \+\d+\.\d points$/);
    const credits = await page.locator('[data-usage]').boundingBox();
    expect((await lead.boundingBox())?.y).toBeLessThan(credits?.y ?? 0);

    const first = await actions.first().locator('.font-medium').innerText();
    await lead.getByRole('button', { name: /^All \d+ recommendations$/ }).click();
    const item = page.getByRole('dialog').locator('#recommendation-1');
    await item.getByRole('combobox').selectOption('Done');
    await item.getByText('The next report confirms whether it is fixed.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => actions.first().innerText()).not.toContain(first);
    expect(await actions.count()).toBe(3);
  });

  it('D2 a first report is followed by a checklist that knows what is done, and stays away once it was put away', async () => {
    const page = await newVisitor();
    await memberWithReport(page);
    const list = page.locator('[data-setup]');
    await list.getByText('0 of 4 done').waitFor();
    await scanAccessibility(page);
    await list.getByRole('button', { name: 'Choose a schedule' }).click();
    await page.getByRole('dialog', { name: 'Choose Your Optimization Plan' }).waitFor();
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Send the report to a colleague' }).click();
    await page.getByLabel('Recipient e-mail').fill('reader@example.test');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await see(page, 'Report shared!');
    await page.keyboard.press('Escape');
    await list.getByText('1 of 4 done').waitFor();
    await list.getByRole('link', { name: 'Add competitors' }).click();
    await page.getByRole('dialog', { name: 'Manage Competitors' }).waitFor();
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Hide this checklist' }).click();
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Manage Competitors' }).waitFor();
    expect(await list.count()).toBe(0);
  });
});

describe('run', () => {
  it('D3 D4 R2 R3 the comprehensive analysis, its price, its parts, and too few credits', { timeout: 180_000 }, async () => {
    const page = await newVisitor();
    await memberWithReport(page);
    await page.getByRole('button', { name: 'Run Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Run Comprehensive Analysis' });
    await dialog.getByText('Balance after').waitFor();
    expect(await dialog.getByRole('definition').allTextContents()).toEqual(expect.arrayContaining(['12 credits', '0 credits']));
    await dialog.getByText('You use 0 of 5 competitor slots: 5 credits come back when the report completes.').waitFor();
    await scanAccessibility(page);
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, 'Analysis started!');
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-report]').nth(1).waitFor();
    await settled(page);
    // The latest is open and cannot be closed; the others open and close.
    const [latest, other] = [page.locator('[data-report]').first(), page.locator('[data-report]').nth(1)];
    expect(await latest.getByRole('button', { expanded: true }).count()).toBe(0);
    expect(await other.getByRole('button', { name: 'View' }).count()).toBe(0);
    await other.getByRole('button', { expanded: false }).click();
    await other.getByRole('button', { name: 'View' }).waitFor();
    await other.getByRole('button', { expanded: true }).click();
    expect(await other.getByRole('button', { name: 'View' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, 'Insufficient credits. Please purchase more credits to continue.');
    const definitions = () => dialog.getByRole('definition').allTextContents();
    expect((await definitions()).slice(-3)).toEqual(['12 credits', '5 credits', '−7 credits']);
    await dialog.getByRole('radio', { name: 'Base report only' }).check();
    expect(await definitions()).toEqual(['1 credit', '1 credit', '5 credits', '4 credits']);
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-report]').nth(2).waitFor();
    await settled(page);
    expect(await latest.textContent()).toContain('Base report');
    expect(await page.getByText('Generating').count()).toBe(0);
    await latest.getByRole('button', { name: 'Share' }).waitFor();
    await latest.getByRole('button', { name: 'View' }).click();
    for (const [tab, cost] of [
      ['Keywords & Topics', 3],
      ['Content Opportunities', 3],
      ['Competitors (0)', 5],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await see(page, 'Not included');
      await see(page, `This is a base report. A comprehensive analysis for 12 credits includes this part for ${cost} credits.`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Run Analysis' }).click();
    await dialog.getByRole('link', { name: 'Purchase Credits' }).click();
    await atPath(page, '/purchase-credits');
  });

  it('A7 D1 D3 a failed first analysis brings the previous website back; going back to an earlier one is free', async () => {
    const page = await newVisitor();
    await memberWithReport(page);
    const dialog = page.getByRole('dialog', { name: 'Run Comprehensive Analysis' });
    await page.getByRole('button', { name: 'Run Analysis' }).click();
    await dialog.getByLabel('Website URL').fill(SHUT_SITE);
    await dialog.getByText("Each competitor slot you don't use gives 1 credit back when the report completes.").waitFor();
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, 'Analysis started for your updated website!');
    await see(page, 'Analysis Failed');
    await page.getByText(`${SITE_NAME} is your tracked website again, with its competitors, reports, and schedule.`).waitFor();
    await page.getByRole('link', { name: SITE_NAME }).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await dialog.getByLabel('Website URL').inputValue()).toBe(`${SHUT_SITE}/`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    for (const name of ['shut.test', SITE_NAME]) {
      await page.getByRole('button', { name: 'Switch website' }).click();
      await page.getByRole('menuitem', { name }).click();
      await see(page, `${name} is your tracked website again.`);
      await page.getByRole('link', { name }).waitFor();
    }
    expect(await ask(page, '/functions/v1/check-subscription', {})).toMatchObject({ available_credits: 12 });
  });
});

describe('another website', () => {
  it('D3 A7 K5 takes the place of the tracked one from the dashboard: free while the free assessment is left, then for its price', {
    timeout: 180_000,
  }, async () => {
    const page = await newVisitor();
    await memberWithReport(page, SHUT_SITE);
    await see(page, 'Analysis Failed');
    const dialog = page.getByRole('dialog', { name: 'Run Comprehensive Analysis' });
    const address = dialog.getByLabel('Website URL');
    const definitions = () => dialog.getByRole('definition').allTextContents();

    await page.getByRole('button', { name: 'Run Analysis' }).click();
    expect(await address.inputValue()).toBe(`${SHUT_SITE}/`);
    await dialog.getByText('Your first assessment is free').waitFor();
    expect(await definitions()).toEqual([
      '1 credit',
      '3 credits',
      '3 credits',
      '5 credits',
      '−12 credits',
      '0 credits',
      '12 credits',
      '12 credits',
    ]);
    await scanAccessibility(page);
    await address.fill('lamps');
    await address.press('Enter');
    await dialog.getByText('Please enter a valid URL').waitFor();
    await address.fill(SITE);
    await dialog.getByText('It becomes your tracked website in place of shut.test, whose reports you keep.').waitFor();
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, 'Analysis started for your updated website!');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: SITE_NAME }).waitFor();
    await page.locator('[data-report]').nth(1).waitFor();
    await settled(page);

    await page.getByRole('button', { name: 'Run Analysis' }).click();
    expect(await address.inputValue()).toBe(`${SITE}/`);
    await dialog.getByText('Balance after').waitFor();
    await expect.poll(definitions).toEqual(['1 credit', '3 credits', '3 credits', '5 credits', '12 credits', '12 credits', '0 credits']);
    await address.fill(RIVAL.url);
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, 'Analysis started for your updated website!');
    await page.getByRole('link', { name: new URL(RIVAL.url).host }).waitFor();
    await expect.poll(() => page.getByRole('banner').locator('[data-credits]').getAttribute('data-credits')).toBe('0');
  });

  it('D3 K5 what was said to be free costs nothing, even where the free assessment was used meanwhile', async () => {
    const page = await newVisitor();
    await memberWithReport(page, SHUT_SITE);
    await see(page, 'Analysis Failed');
    const dialog = page.getByRole('dialog', { name: 'Run Comprehensive Analysis' });
    await page.getByRole('button', { name: 'Run Analysis' }).click();
    await dialog.getByText('Your first assessment is free').waitFor();
    await ask(page, '/functions/v1/analyze-website', { url: RIVAL.url });
    await dialog.getByLabel('Website URL').fill(SITE);
    await dialog.getByRole('button', { name: 'Run Analysis' }).click();
    await see(page, "You've already used your free assessment. Please use the dashboard to run a new analysis.");
    await dialog.getByText('Your first assessment is free').waitFor({ state: 'detached' });
    expect(await ask(page, '/functions/v1/check-subscription', {})).toMatchObject({ available_credits: 12 });
  });
});

describe('dialogs', () => {
  it('D3 D8 M1 give the focus back to what opened them', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    for (const name of ['Run Analysis', 'Manage Competitors', 'Share', 'View', 'Subscribe']) {
      await page.getByRole('button', { name, exact: true }).first().focus();
      await page.keyboard.press('Enter');
      // Not what stands for it while its code is on the way: Escape between the two would close neither.
      await page.getByRole('dialog', { name: /^(?!Loading)/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(focused, { message: name }).toBe(name);
    }
    // The item of a menu that has closed is out of reach: its button stands for it.
    const menu = page.getByRole('button', { name: /^Account menu/ });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Subscribe' }).click();
    await page.getByRole('dialog', { name: 'Choose Your Optimization Plan' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
    // Nothing opened this one: the content begins at its beginning.
    const id = await page.locator('[data-report]').first().getAttribute('data-report');
    await page.goto(`/dashboard?report=${id}`);
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('the list', () => {
  it('D3 D7 nothing yet', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    await see(page, 'No Reports Found');
    await see(page, 'Get started by analyzing your first website');
    await page.getByRole('link', { name: 'Analyze Website' }).waitFor();
    expect(await page.getByRole('button', { name: 'Run Analysis' }).isDisabled()).toBe(true);
  });

  it('D8 a spinner turns while the reports are loading; Analyze Website leads to the form', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/data/v1/assessment_reports?**', async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    const waiting = page.getByRole('status').filter({ hasText: 'Loading your reports' });
    await waiting.locator('svg.animate-spin').waitFor();
    // Every visitor of these tests has asked for less motion.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    resolve();
    await see(page, 'No Reports Found');
    expect(await waiting.count()).toBe(0);
    await page.getByRole('link', { name: 'Analyze Website' }).click();
    await page.getByLabel('Website URL').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('D5 every choice of the filter bar', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    const choices = (label: string) => page.getByLabel(label).locator('option').allInnerTexts();
    expect(await choices('Status')).toEqual(['All statuses', 'Pending', 'Processing', 'Completed', 'Failed']);
    expect(await choices('Report type')).toEqual(['All types', 'Automated', 'Manual']);
    expect(await choices('Sort by')).toEqual(['Date', 'Score']);
    const reports = page.locator('[data-report]');
    for (const [label, choice, count] of [
      ['Status', 'completed', 1],
      ['Status', 'pending', 0],
      ['Status', 'all', 1],
      ['Report type', 'manual', 1],
      ['Report type', 'automated', 0],
      ['Report type', 'all', 1],
    ] as const) {
      await page.getByLabel(label).selectOption(choice);
      if (count === 0) await see(page, 'No reports match your current filters');
      else await reports.first().waitFor();
      const shown = async () => [await reports.count(), await page.getByRole('button', { name: 'Clear' }).count()];
      await expect.poll(shown, { message: `${label} ${choice}` }).toEqual([count, choice === 'all' ? 0 : 1]);
    }
  });

  it('D5 D7 filters stand in the URL, survive a reload, and are cleared', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
    await page.getByLabel('Status').selectOption('failed');
    await see(page, 'No reports match your current filters');
    await page.getByLabel('Report type').selectOption('automated');
    expect(new URL(page.url()).search).toBe('?status=failed&type=automated');
    await page.reload();
    await see(page, 'No reports match your current filters');
    // The button goes with what it clears; focus stays in the bar.
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect.poll(() => page.getByLabel('Status').evaluate((select) => select === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'View' }).waitFor();
    expect(new URL(page.url()).search).toBe('');

    const sent = page.waitForRequest(/sort=overall_score&direction=desc/);
    await page.getByLabel('Sort by').selectOption('overall_score');
    await sent;
    const turned = page.waitForRequest(/sort=overall_score&direction=asc/);
    await page.getByRole('button', { name: /sort ascending/ }).click();
    await turned;
  });

  it('D5 the calendars: to cannot precede from, and the end day counts in full', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    const choose = async (label: string, day: number) => {
      await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
      await page
        .getByRole('dialog', { name: `${label}: choose a day` })
        .locator(`[data-day$="-${day}"] button`)
        .click();
    };
    await choose('From', 10);
    await page.getByRole('button', { name: /^To/ }).click();
    const calendar = page.getByRole('dialog', { name: 'To: choose a day' });
    expect(await calendar.locator('[data-day$="-09"] button').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    const asked = page.waitForRequest(/created_to=/);
    await choose('To', 11);
    const sent = new URL((await asked).url()).searchParams;
    const [from, to] = [sent.get('created_from'), sent.get('created_to')].map((text) => Date.parse(text ?? ''));
    expect((to ?? 0) - (from ?? 0)).toBe(2 * 86_400_000 - 1);
  });

  it.each([
    ['a report', readerWithReport, 'View'],
    ['a first analysis that failed', (page: Page) => memberWithReport(page, SHUT_SITE), 'Analysis Failed'],
  ] as const)('D1 D8 with %s the reports stand where they stay: what comes above them is known first', async (_, enter, shown) => {
    const page = await newVisitor({ width: 768 });
    await enter(page);
    await see(page, shown);
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route('**/data/v1/tracked_websites*', async (route) => {
      ask();
      await allowed;
      await route.continue();
    });
    await page.addInitScript(() => {
      const [tops, shifts]: [number[], number[]] = [[], []];
      Object.assign(window, { tops, shifts });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const heading = document.getElementById('your-reports');
        if (heading?.checkVisibility()) tops.push(heading.getBoundingClientRect().top + scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    const list = page.waitForResponse('**/data/v1/assessment_reports?*');
    await page.goto('/dashboard');
    await Promise.all([asked, list]);
    await see(page, 'Loading...');
    expect(await page.getByText(shown, { exact: true }).filter({ visible: true }).count()).toBe(0);
    allow();
    await see(page, shown);
    await dashboardStands(page);
    const { tops, shifts } = await page.evaluate(() => {
      const { tops, shifts } = window as unknown as { tops: number[]; shifts: number[] };
      return { tops, shifts };
    });
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
    // No further than a button is high: a click that began on it ends on it.
    expect(Math.max(...tops) - Math.min(...tops), tops.join()).toBeLessThan(40);
  });

  it('D6 pages', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
    // A list of many pages: the product's own report, many times over.
    let total = 93;
    await page.route('**/data/v1/assessment_reports?**', (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
      const many = Array.from({ length: Math.min(10, total - offset) }, (_, index) => ({
        ...items[0],
        id: `row ${offset + index}`,
        is_latest: false,
      }));
      return route.fulfill({ json: { items: many, total } });
    });
    await page.goto('/dashboard?page=4');
    await see(page, 'Showing 31 to 40 of 93 reports');
    const pages = page.getByRole('navigation', { name: 'Pages of reports' });
    expect((await pages.getByRole('button').allInnerTexts()).join(' ')).toBe('Previous 1 3 4 5 10 Next');
    await pages.getByRole('button', { name: 'Page 10' }).click();
    await see(page, 'Showing 91 to 93 of 93 reports');
    expect(await pages.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByLabel('Status').selectOption('completed');
    await see(page, 'Showing 1 to 10 of 93 reports');
    expect(new URL(page.url()).search).toBe('?status=completed');
    expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    total = 70;
    await page.reload();
    await see(page, 'Showing 1 to 10 of 70 reports');
    expect((await pages.getByRole('button').allInnerTexts()).join(' ')).toBe('Previous 1 2 3 4 5 6 7 Next');
    await pages.getByRole('button', { name: 'Next' }).click();
    await see(page, 'Showing 11 to 20 of 70 reports');
    expect(await pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    // An address from a time with more reports.
    await page.goto('/dashboard?page=9&sort=score');
    await see(page, 'Showing 61 to 70 of 70 reports');
    expect(new URL(page.url()).search).toBe('?page=7&sort=score');
  });

  it('D6 each page begins at its top, keeps the focus, tells its reports apart, and is a step of the history', async () => {
    const page = await newVisitor({ width: 360 });
    await readerWithReport(page);
    const { items } = await ask<{ items: object[] }>(page, '/data/v1/assessment_reports');
    await page.route('**/data/v1/assessment_reports?**', (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
      const row = (index: number) => ({
        ...{ ...items[0], id: `row ${offset + index}`, is_latest: false },
        created_at: new Date(Date.UTC(2025, 6, 1 - offset - index, 12)).toISOString(),
      });
      return route.fulfill({ json: { items: Array.from({ length: 10 }, (_, index) => row(index)), total: 200 } });
    });
    await page.goto('/dashboard?page=18');
    const next = page.getByRole('button', { name: 'Next' });
    for (const shown of ['181 to 190', '191 to 200']) {
      await next.press('Enter');
      await see(page, `Showing ${shown} of 200 reports`);
      const list = page.getByRole('list', { name: 'Reports' });
      expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
      const top = (await list.boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThan(60);
      expect(top).toBeLessThan(200);
    }
    await see(page, /Dec 17, 2024/);
    await page.goBack();
    await see(page, 'Showing 181 to 190 of 200 reports');
    await page.goBack();
    await see(page, 'Showing 171 to 180 of 200 reports');
  });

  it('C1 M1 competitors can be managed whatever the length of the address', async () => {
    const page = await newVisitor({ width: 360 });
    await readerWithReport(page);
    await page.route('**/data/v1/tracked_websites*', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const { items, total } = (await answer.json()) as { items: object[]; total: number };
      const website_url = `https://example.test/${'without-an-end-'.repeat(130)}`;
      await route.fulfill({ json: { items: items.map((item) => ({ ...item, website_url })), total } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Manage Competitors' }).click();
    const heading = page.getByRole('dialog', { name: 'Manage Competitors' }).getByRole('heading', { name: 'Active competitors' });
    await heading.waitFor();
    expect((await heading.boundingBox())?.y).toBeLessThan(500);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('C1 a name that turns the direction of its text turns no other name', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    const names = ['Ledger\u202eevil', 'Harrow and Finch'];
    await page.route('**/data/v1/competitors?**', (route) =>
      route.fulfill({
        json: {
          items: names.map((competitor_name, index) => ({
            ...{ id: `0198a4b2-0000-7000-8000-00000000000${index}`, website_id: '0198a4b2-0000-7000-8000-000000000009' },
            ...{ competitor_name, competitor_url: 'https://rival.test/', is_active: true, added_at: '2026-01-31T10:00:00.000Z' },
          })),
          total: 2,
        },
      }),
    );
    await page.reload();
    const card = page.getByText('2 of 5 active');
    await card.waitFor();
    const [begins, ends] = await placesOf(card, ['Harrow', 'Finch']);
    expect(ends?.left).toBeGreaterThan(begins?.left ?? 0);
  });

  it.each([320, 360])('D1 M1 a long address, a large balance and all badges fit %i px', async (width) => {
    const page = await newVisitor({ width });
    await readerWithReport(page);
    const host = 'a-very-long-host-name-that-goes-on-and-on-and-on.with-many-labels.example.test';
    await page.route('**/data/v1/user_credits**', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const { items, total } = (await answer.json()) as { items: object[]; total: number };
      await route.fulfill({ json: { items: items.map((item) => ({ ...item, available: 1234 })), total } });
    });
    await page.route('**/data/v1/assessment_reports?**', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const { items, total } = (await answer.json()) as { items: object[]; total: number };
      await route.fulfill({
        json: { items: items.map((item) => ({ ...item, partial: true, tracked_websites: { website_url: `https://${host}/` } })), total },
      });
    });
    await page.reload();
    await see(page, host);
    await page.getByRole('banner').locator('[data-credits="1234"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('R3 one report is the latest: of the website that is tracked, not of the one before it', async () => {
    const page = await newVisitor();
    await memberWithReport(page);
    await ask(page, '/functions/v1/analyze-website', { url: OTHER_RIVAL.url });
    await page.locator('[data-report]').nth(1).waitFor();
    await settled(page);
    await page.getByRole('link', { name: new URL(OTHER_RIVAL.url).host }).waitFor();
    const latest = page.locator('[data-report]').filter({ has: page.getByText('Latest', { exact: true }) });
    await expect.poll(() => latest.count()).toBe(1);
    expect(await latest.innerText()).toContain(new URL(OTHER_RIVAL.url).host);
    // The other opens and closes, as any does.
    await page.locator('[data-report]').nth(1).getByRole('button', { expanded: false }).click();
    await page.locator('[data-report]').nth(1).getByRole('button', { name: 'View' }).waitFor();
  });

  it('a list that cannot be loaded says so', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    // The list may also be fetched for other reasons: only from the press on do the answers come. A click that something else took is none.
    await page.addInitScript(() => {
      const press = ({ target }: Event) => {
        if (target instanceof Element && target.closest('button')?.textContent === 'Try again') Object.assign(window, { pressed: true });
      };
      addEventListener('click', press, { capture: true });
    });
    await page.route('**/data/v1/assessment_reports?**', async (route) => {
      const pressed = await page.evaluate(() => 'pressed' in window).catch(() => false); // between two documents nothing is pressed
      if (pressed) await route.continue();
      else await route.fulfill({ status: 403, json: { success: false, code: 'auth.forbidden', error: 'You may not do this.' } });
    });
    await page.reload();
    await see(page, 'Your reports could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await see(page, 'No Reports Found');
  });

  it.each([1280, 360])('the dashboard can be used by everyone at %i px', async (width) => {
    const page: Page = await newVisitor({ width });
    await readerWithReport(page);
    await scanAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
