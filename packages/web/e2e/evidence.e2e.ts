import { mkdirSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see } from './product.ts';
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

  for (const name of ['queries', 'pages']) {
    await page.getByRole('button', { name: `Delete Google Search Console, ${name}` }).click();
    await page.getByRole('button', { name: `Delete Google Search Console, ${name}` }).waitFor({ state: 'detached' });
  }
  await see(page, /^Search demand is not known\./);
});
