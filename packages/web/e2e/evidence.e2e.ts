import { mkdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, openDashboard, scanAccessibility, see } from './product.ts';
import { memberWithReport, SITE } from './reports.ts';

openBrowser();

const QUERIES = `Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position
bicycle lights;40;500;8 %;4,5
can i replace the battery;6;300;2 %;8
how do i polish a chrome fender;0;120;0 %;30,5
`;
const PAGES = `Top-Seiten;Klicks;Impressionen;CTR;Position\n${SITE}/help;6;300;2 %;8\n${SITE}/;40;700;5,71 %;6\n`;
const EXPORT = Buffer.from(
  zipSync({
    'Suchanfragen.csv': strToU8(`\ufeff${QUERIES}`),
    'Seiten.csv': strToU8(PAGES),
    'Diagramm.csv': strToU8('Datum;Klicks;Impressionen;CTR;Position\n2026-08-24;1;10;10 %;4\n2026-11-22;1;10;10 %;4\n'),
  }),
);

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Where EVIDENCE_SHOTS names a folder, screens are kept there to be looked at. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.EVIDENCE_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const tooWide = (page: Page) => page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth);

it('E8 an export of Search Console fills demand, typed questions and pages, and can be deleted', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('link', { name: /^Search data/ }).click();
  await see(
    page,
    'Search demand is not known. Upload an export of Google Search Console or Bing Webmaster Tools, or connect Search Console, to see what people search for.',
  );
  await scanAccessibility(page);

  await choose(page, 'Upload Export', 'letter.csv', Buffer.from('Dear reader,\nhello\n'));
  await see(page, 'Nothing was imported');
  await see(page, /^We do not know the columns of this file/);

  await choose(page, 'Upload Export', 'export.zip', EXPORT);
  await see(page, 'Imported 5 rows from Google Search Console');
  await see(page, /^Source of search demand: Google Search Console, Aug 24, 2026 to Nov 22, 2026\./);
  expect(await page.getByText('Search demand is not known').count()).toBe(0);
  const question = page.getByRole('listitem').filter({ hasText: 'can i replace the battery' }).first();
  await question.getByText('answered', { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'how do i polish a chrome fender' }).first().getByText('no answer').waitFor();
  await see(page, '300 impressions, 6 clicks, position 8.0');
  await page
    .getByRole('row', { name: /\/help/ })
    .getByText(/of \d+ search engines/)
    .waitFor();
  await scanAccessibility(page);
  await shoot(page, 'search-data');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await openDashboard(page);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('tab', { name: 'Keywords & Topics' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Search demand: Google Search Console, Aug 24, 2026 to Nov 22, 2026\. Impressions are those of your own site\./)
    .waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Search Data' }).click();
  for (const name of ['queries', 'pages']) {
    await page.getByRole('button', { name: `Delete Google Search Console, ${name}` }).click();
    await page.getByRole('button', { name: `Delete Google Search Console, ${name}` }).waitFor({ state: 'detached' });
  }
  await see(page, /^Search demand is not known\./);
});

const GPTBOT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const GOOGLEBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/150.0.0.0 Safari/537.36';
const line = (address: string, day: number, path: string, status: number, agent: string, referrer = '-') =>
  `${address} - - [${day}/Nov/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"\n`;
const LOG = [
  line('20.171.206.7', 9, '/help', 200, GPTBOT),
  line('20.171.206.7', 14, '/returns', 403, GPTBOT),
  line('20.171.206.7', 14, '/robots.txt', 200, GPTBOT),
  line('93.184.216.34', 15, '/help', 200, GPTBOT),
  line('10.0.0.8', 16, '/help', 200, GOOGLEBOT),
  line('203.0.113.99', 16, '/returns', 200, 'Mozilla/5.0 (Macintosh) Safari/605', 'https://chatgpt.com/'),
  'this line is broken\n',
].join('');

it('E7 a log by upload: crawlers by purpose, claimed or verified, status codes, unfetched pages, and the last fetch in the grid', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('link', { name: /^AI crawlers/ }).click();
  await choose(page, 'Upload Log', 'letter.txt', Buffer.from('Dear reader,\nhello\n'));
  await see(page, 'Nothing was taken from this file');
  await see(page, /^This is not a web server log in a format that we know\./);
  await scanAccessibility(page);
  const own = { when: '2026-11-10T13:00:00Z', where: '/help', code: 200, who: GPTBOT };
  await choose(page, 'Upload Log', 'own.json', Buffer.from(`${JSON.stringify(own)}\n`));
  await page.getByLabel('Which key holds what').fill('time=when, path=where, status=code, agent=who');
  await page.getByRole('button', { name: 'Send Again' }).click();
  await see(page, 'Found 1 visit by an AI crawler');

  await choose(page, 'Upload Log', 'access.log.gz', gzipSync(LOG));
  await see(page, 'Found 5 visits by AI crawlers');
  await see(page, '1 line could not be read, first at line 7.');
  const crawler = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const section = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await section('Training').getByRole('heading', { name: 'GPTBot' }).waitFor();
  await section('Search index').getByRole('heading', { name: 'Googlebot' }).waitFor();
  for (const text of ['4 visits', '3 verified', '1 contradicted', '200 × 3', '403 × 1'])
    await crawler('GPTBot').getByText(text, { exact: true }).first().waitFor();
  await crawler('GPTBot')
    .getByText(/read robots\.txt 1 time.*did not read llms\.txt/)
    .waitFor();
  await crawler('GPTBot').getByText('Visits by day (UTC), at most 2', { exact: true }).waitFor();
  await crawler('GPTBot').getByText('Visits by hour of the day (UTC), at most 4', { exact: true }).waitFor();
  await crawler('Googlebot').getByText('1 claimed', { exact: true }).waitFor();
  await section('Errors that only crawlers got').getByText('/returns').waitFor();
  await section('Pages that no AI crawler fetched')
    .getByRole('button', { name: /more of/ })
    .click();
  await section('Pages that no AI crawler fetched')
    .getByRole('link', { name: /\/returns/ })
    .waitFor();
  await section('AI referrals').getByText('chatgpt.com').waitFor();
  await section('Addresses that posed as a crawler').getByText('93.184.216.34').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/203\.0\.113\.99|Safari/);
  await scanAccessibility(page);
  await shoot(page, 'ai-crawlers');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await openDashboard(page);
  await shoot(page, 'dashboard');
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the grid' }).click();
  await dialog.getByText(/^Dates show when the crawler last fetched the page, according to your logs from Nov 9 to Nov 16/).waitFor();
  const googlebot = dialog.getByRole('row', { name: /Googlebot/ });
  while (!(await dialog.getByRole('columnheader', { name: '/help' }).isVisible()))
    await dialog.getByRole('button', { name: 'Next pages' }).click();
  await googlebot.getByText('Nov 16').waitFor();
  await googlebot.getByRole('button').filter({ hasText: 'Nov 16' }).click();
  await dialog.getByText(/Last fetched November 16, 2026 at .*, status 200\./).waitFor();
  await scanAccessibility(page);
  await shoot(page, 'grid');

  await page.goto('/ai-crawlers');
  for (const name of ['access.log.gz', 'own.json']) await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByLabel('Log', { exact: true }).waitFor({ state: 'detached' });
});

it('E8 Search Console is connected by OAuth, its property is chosen, and disconnecting deletes what it brought', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.goto('/search-data');
  await page.getByRole('button', { name: 'Connect Search Console' }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await see(page, 'Google did not grant access, so nothing was connected.');
  await page.getByRole('button', { name: 'Connect Search Console' }).click();
  await page.getByRole('link', { name: 'Allow' }).waitFor();
  // What the page reads as it opens is answered late, with what was true before the connection was made.
  const completed = page.waitForResponse(/\/functions\/v1\/complete-search-console$/);
  await page.route(
    /\/data\/v1\/search_connection/,
    async (route) => {
      const before = await route.fetch();
      await completed;
      await route.fulfill({ response: before }).catch(() => {}); // the page may have stopped waiting for it
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.getByLabel('Property', { exact: true }).selectOption('sc-domain:lumen-lane.test');
  expect(new URL(page.url()).search).toBe('');
  await scanAccessibility(page);
  await page.getByRole('button', { name: 'Use Property' }).click();
  await see(page, /^Source of search demand: Google Search Console, sc-domain:lumen-lane\.test, /);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'can i replace the battery' })
    .first()
    .getByText('answered', { exact: true })
    .waitFor();
  await page.getByRole('heading', { name: 'Rear lights' }).waitFor();
  await shoot(page, 'search-connected');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await scanAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await see(page, 'Search Console is disconnected');
  await see(page, /^Search demand is not known\./);
  await page.getByRole('button', { name: 'Connect Search Console' }).waitFor();
});
