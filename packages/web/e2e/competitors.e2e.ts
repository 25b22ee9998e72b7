import { expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see } from './product.ts';
import { ask, compareWith, memberWithReport, OTHER_RIVAL, RIVAL, SHUT_SITE } from './reports.ts';

openBrowser();

it('C1 C2 C3 C5 D3 competitors are added by hand and from suggestions, offered before an analysis, checked, limited and removed', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  const suggest = (...competitors: object[]) =>
    page.route('**/functions/v1/suggest-competitors', (route) => route.fulfill({ json: { success: true, competitors } }));

  // An analysis offers suggestions first, as long as there is none to compare with.
  await suggest({ name: RIVAL.name, url: RIVAL.url, reason: 'Sells kilns', aiWritten: false });
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  const analysis = page.getByRole('dialog', { name: 'Run Comprehensive Analysis' });
  await analysis.getByRole('heading', { name: 'No competitors yet' }).waitFor();
  await analysis.getByRole('radio', { name: /^Base report only/ }).check();
  expect(await analysis.getByRole('heading', { name: 'No competitors yet' }).count()).toBe(0);
  await analysis.getByRole('radio', { name: /^Comprehensive analysis/ }).check();
  await analysis.getByRole('button', { name: 'Get AI Suggestions' }).click();
  await analysis.getByRole('checkbox', { name: new RegExp(`^${RIVAL.name}`) }).check();
  await scanAccessibility(page);
  await analysis.getByRole('button', { name: 'Add Selected (1)' }).click();
  await see(page, 'Competitor added!');
  await analysis.getByText('You use 1 of 5 competitor slots: 4 credits come back when the report completes.').waitFor();
  expect(await analysis.getByRole('heading', { name: 'No competitors yet' }).count()).toBe(0);
  await analysis.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Manage Competitors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Competitors' });
  const add = async (name: string, url: string) => {
    await dialog.getByLabel('Competitor name').fill(name);
    await dialog.getByLabel('Competitor URL').fill(url);
    await dialog.getByRole('button', { name: 'Add Competitor' }).click();
  };
  await add('', '');
  await see(page, 'Competitor name must be between 1 and 200 characters');
  await add('Long', `https://example.test/${'a'.repeat(500)}`);
  await see(page, 'URL is too long');
  await add('Script', 'javascript:alert(1)');
  await see(page, 'URL must start with http:// or https://');

  await add(RIVAL.name, RIVAL.url);
  await see(page, 'Failed to add competitors');
  await see(page, 'This competitor is already on your list.');
  await add(OTHER_RIVAL.name, OTHER_RIVAL.url);
  await dialog.getByRole('button', { name: `Remove ${OTHER_RIVAL.name}` }).waitFor();
  // A name may hold a comma: something else stands between two of them.
  await page.getByText(new RegExp(`^${OTHER_RIVAL.name}\\s+·\\s+${RIVAL.name}$`)).waitFor();
  expect(await dialog.getByRole('button', { name: /^Remove / }).allInnerTexts()).toHaveLength(2);
  expect(
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .getAttribute('aria-label'),
  ).toBe(`Remove ${OTHER_RIVAL.name}`);
  await scanAccessibility(page);

  // Suggestions as an AI provider would make them.
  const suggested = (name: string) => ({ name, url: `https://${name}.test`, reason: 'Named by three pages', aiWritten: true });
  await suggest(...['one', 'two', 'three'].map(suggested));
  await dialog.getByRole('button', { name: 'Get AI Suggestions' }).click();
  await dialog.getByRole('button', { name: /^Add Selected/ }).click();
  await see(page, 'Please select at least one competitor');
  for (const name of ['one', 'two', 'three']) await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await dialog.getByRole('button', { name: 'Add Selected (3)' }).click();
  await see(page, 'Competitors added!');
  await dialog.getByText('5 of 5').waitFor();
  expect(await dialog.getByRole('button', { name: 'Add Competitor' }).isDisabled()).toBe(true);

  await dialog.getByRole('button', { name: `Remove ${RIVAL.name}` }).click();
  await see(page, 'Competitor removed');
  await dialog.getByText('4 of 5').waitFor();

  await page.unroute('**/functions/v1/suggest-competitors');
  await page.route('**/functions/v1/suggest-competitors', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Get AI Suggestions' }).click();
  await see(page, 'Failed to get competitor suggestions');
});

it('C1 R8 the longest name leaves everything within reach at 360 px', async () => {
  const page = await newVisitor({ width: 360 });
  await memberWithReport(page);
  const name = `${'Bakery and '.repeat(9)}${'x'.repeat(101)}`;
  expect(name).toHaveLength(200);
  await compareWith(page, [{ name, url: RIVAL.url }]);
  const tooWide = (selector: string) => page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  await page.getByText('1 of 5 active').waitFor();
  expect(await tooWide('html')).toBe(0);
  await page.getByRole('button', { name: 'Manage Competitors' }).click();
  await page.getByRole('button', { name: /^Remove / }).waitFor();
  expect(await tooWide('[role=dialog] > [tabindex="0"]')).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('tab', { name: 'Competitors (1)' }).click();
  await see(page, 'Their advantages');
  expect(await tooWide('[role=dialog] > [tabindex="0"]')).toBe(0);
});

it('R9 C4 an inaccessible competitor is replaced by hand', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await compareWith(page, [{ name: 'Shut', url: SHUT_SITE }]);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('tab', { name: 'Competitors (1)' }).click();
  await see(page, 'Inaccessible');
  await page.getByRole('button', { name: 'Get AI Replacement' }).waitFor();
  await scanAccessibility(page);
  await page.getByRole('button', { name: 'Replace Manually' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Competitor' });
  await dialog.getByLabel('Competitor name').fill(RIVAL.name);
  await dialog.getByLabel('Competitor URL').fill(RIVAL.url);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await see(page, 'Competitor replaced!');
  await dialog.waitFor({ state: 'hidden' });
  const { items: sites } = await ask<{ items: { id: string }[] }>(page, '/data/v1/tracked_websites?is_active=true');
  const path = `/data/v1/competitors?website_id=${sites[0]?.id}`;
  const { items } = await ask<{ items: { competitor_name: string; is_active: boolean }[] }>(page, path);
  expect(items.map(({ competitor_name, is_active }) => [competitor_name, is_active])).toEqual([
    [RIVAL.name, true],
    ['Shut', false],
  ]);
});

it('R9 C2 C3 C4 Get AI Replacement offers what the AI provider names and what answers, marked, and replaces', {
  timeout: 180_000,
}, async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await compareWith(page, [{ name: 'Shut', url: SHUT_SITE }, RIVAL]);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('tab', { name: 'Competitors (2)' }).click();
  await page.route('**/functions/v1/suggest-competitors', (route) => route.abort());
  await page.getByRole('button', { name: 'Get AI Replacement' }).click();
  await see(page, 'Failed to get suggestions');
  await page.unroute('**/functions/v1/suggest-competitors');

  const dialog = page.getByRole('dialog', { name: 'Replace Competitor' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  // Of the three that the provider proposes one does not answer, and one is on the list already.
  const offered = dialog.getByRole('radio', { name: new RegExp(`^${OTHER_RIVAL.name}`) });
  await offered.waitFor();
  expect(await dialog.getByRole('radio').count()).toBe(1);
  await dialog.getByText('AI-written').waitFor();
  await dialog.getByText('Writes for the same readers.').waitFor();
  await scanAccessibility(page);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await see(page, 'Please select at least one competitor');
  await offered.check();
  await page.route('**/data/v1/competitors/*/replace', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await see(page, 'Failed to replace');
  await page.unroute('**/data/v1/competitors/*/replace');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await see(page, 'Competitor replaced!');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Manage Competitors' }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Competitors' });
  await manage.getByRole('button', { name: `Remove ${OTHER_RIVAL.name}` }).waitFor();
  expect(await manage.getByRole('button', { name: 'Remove Shut' }).count()).toBe(0);
  await page.route('**/data/v1/competitors/*', (route) => route.abort());
  await manage.getByRole('button', { name: `Remove ${RIVAL.name}` }).click();
  await see(page, 'Failed to remove competitor');
});
