import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { HELD_SITE, HOLD, RELEASE } from './held-site.ts';
import { holdToast, newVisitor, openBrowser, product, scanAccessibility, see, signUpAndConfirm } from './product.ts';
import { ask, memberWithReport, SITE } from './reports.ts';

openBrowser();

const hold = () => fetch(`http://${product.held}${HOLD}`);
const release = () => fetch(`http://${product.held}${RELEASE}`);

it('R1 D5 a report under way says so, truly, and its filter finds it', async () => {
  await hold();
  const page = await newVisitor();
  await signUpAndConfirm(page);
  await ask(page, '/functions/v1/analyze-website', { url: HELD_SITE, freeOnly: true });
  const card = page.locator('[data-report]');
  await card.getByText('Analysis in progress...').waitFor();
  await card.getByText('Processing', { exact: true }).waitFor();
  await card.getByText(/^(Finding the site|Reading robots.txt)$/).waitFor();
  await card.locator('svg.animate-spin').first().waitFor();
  // No end is known before the first page: the bar says that work goes on, and no share of it.
  const bar = card.getByRole('progressbar', { name: 'Analysis in progress' });
  expect(await bar.getAttribute('aria-valuenow')).toBeNull();
  expect(await page.getByRole('button', { name: 'View' }).count()).toBe(0);
  await scanAccessibility(page);
  await page.getByLabel('Status').selectOption('processing');
  await card.getByText('Analysis in progress...').waitFor();
  await page.getByLabel('Status').selectOption('pending');
  await see(page, 'No reports match your current filters');
  await page.getByLabel('Status').selectOption('processing');
  await card.waitFor();
  await release();
  // It is no longer what the filter asks for, and leaves the list by itself.
  await see(page, 'No reports match your current filters');
  await page.getByLabel('Status').selectOption('completed');
  await page.getByRole('button', { name: 'View' }).waitFor();
});

it('R1 D8 a running analysis shows its steps and what it found, on a phone without scrolling, and no toast stands over the heading', async () => {
  await hold();
  const page = await newVisitor({ width: 360 });
  await signUpAndConfirm(page);
  await ask(page, '/functions/v1/analyze-website', { url: HELD_SITE, freeOnly: true });
  await page.evaluate(() => sessionStorage.setItem('citelight-flash', JSON.stringify({ kind: 'info', text: 'Analysis started!' })));
  // The toast comes once the filters stand: their closed calendars are dialogs too, and no reason for it to move to the top.
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('data-sonner-toaster')) await page.getByRole('button', { name: /^From/ }).waitFor();
    await route.fulfill({ response: answer });
  });
  await page.reload();
  await holdToast(page, 'Analysis started!');
  // By how much it stands below the heading, as long as it stands there: a busy machine may take longer, and then it moves out over the heading.
  await page.evaluate(() => {
    const read = () => {
      const toast = document.querySelector('[data-sonner-toast][data-mounted=true][data-removed=false]');
      const heading = document.querySelector('h1');
      if (toast && heading) Object.assign(window, { gap: toast.getBoundingClientRect().top - heading.getBoundingClientRect().bottom });
      requestAnimationFrame(read);
    };
    read();
  });
  const steps = page.getByRole('list', { name: 'Steps of the analysis' });
  await steps.getByText('Finding the site').waitFor();
  expect((await steps.getByRole('listitem').allInnerTexts()).slice(1)).toEqual(['Sitemaps', 'Pages', 'Checks', 'Score']);
  // Once all is in place: the toast moves in, and what is loaded above the steps moves them.
  const ends = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(() => ends(steps)).toBeLessThanOrEqual(740);
  await expect.poll(() => page.evaluate(() => (window as unknown as { gap?: number }).gap ?? 0)).toBeGreaterThan(0);
  await scanAccessibility(page);

  const seen = new Set<string>();
  const reading = page.waitForFunction(
    () => {
      const { shown = [] } = window as unknown as { shown?: string[] };
      Object.assign(window, { shown });
      for (const item of document.querySelectorAll<HTMLElement>('[data-running] ol li'))
        if (!shown.includes(item.innerText)) shown.push(item.innerText);
      return document.querySelector('[data-lead]') ? shown : null;
    },
    null,
    { timeout: 60_000 },
  );
  await release();
  for (const text of (await (await reading).jsonValue()) ?? []) seen.add(text);
  // One page is read within a moment: whether the steps after the first are seen, is the machine's to say.
  expect([...seen]).toEqual(expect.arrayContaining(['robots.txt read: no rules for AI crawlers']));
});

it("R2 R3 R4 while enhancements are missing the card is 'Generating' with a checklist, and then offers View and Share", {
  timeout: 180_000,
}, async () => {
  await hold();
  const page = await newVisitor();
  await memberWithReport(page);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/tracked_websites?is_active=true');
  const competitors = [{ competitor_name: 'Held', competitor_url: HELD_SITE }];
  await ask(page, '/data/v1/competitors', { website_id: items[0]?.id, competitors });
  await ask(page, '/functions/v1/analyze-website', { url: SITE });
  const card = page.locator('[data-report]').first();
  await card.getByText('Generating', { exact: true }).waitFor({ timeout: 60_000 });
  const checklist = card.getByRole('list', { name: 'Parts of the report' });
  for (const [title, state] of [
    ['Keywords & Topics', 'ready'],
    ['Content Opportunities', 'ready'],
    ['Competitors', 'being made, takes 30-60 s each'],
  ] as const)
    await checklist.getByRole('listitem').filter({ hasText: title }).getByText(state).waitFor({ timeout: 60_000 });
  expect(await card.getByRole('button', { name: 'Share' }).count()).toBe(0);
  await scanAccessibility(page);

  // What is there can be read already; the competitors' tab says what is awaited.
  await card.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Competitors (0)' }).click();
  await dialog.getByText('The competitors are being analyzed, 30-60 s each').waitFor();
  expect(await dialog.getByRole('button', { name: 'Share' }).count()).toBe(0);
  await release();
  await dialog.getByRole('tab', { name: 'Competitors (1)' }).waitFor({ timeout: 60_000 });
  await dialog.getByRole('heading', { name: 'Held' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Share' }).waitFor();
  expect(await card.getByText('Generating').count()).toBe(0);
  expect(await checklist.count()).toBe(0);
});

it('R2 parts that wait name how long they usually take, and one that failed that its credits came back, where it cost any', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  let parts = { keywords: 'pending', content: 'processing', competitors: 'pending' };
  let [asked, charged] = [0, 9];
  await page.route('**/data/v1/assessment_reports?**', async (route) => {
    asked++;
    const partsThen = parts; // an answer that is on its way when they change tells the old ones
    const answer = await route.fetch({ maxRetries: 2 });
    const { items, total } = (await answer.json()) as { items: object[]; total: number };
    await route.fulfill({ json: { items: items.map((item) => ({ ...item, parts: partsThen, credits_charged: charged })), total } });
  });
  await page.reload();
  const checklist = page.getByRole('list', { name: 'Parts of the report' });
  await checklist.waitFor();
  expect((await checklist.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Keywords & Topics waiting, takes 15-30 s',
    'Content Opportunities being made, takes 15-30 s',
    'Competitors waiting, takes 30-60 s each',
  ]);
  // No event tells of this change: the list is asked again by itself.
  const before = asked;
  parts = { keywords: 'completed', content: 'failed', competitors: 'none' };
  await checklist.getByText('failed, its credits were given back').waitFor();
  expect(asked).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  // Of a free report there was nothing to give back.
  charged = 0;
  await page.reload();
  await checklist.getByText('failed', { exact: true }).waitFor();
});
