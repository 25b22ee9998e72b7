import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readPdf } from '../../server/test/reports/pdf-text.ts';
import { type Credentials, newVisitor, openBrowser, product, returnAs, scanAccessibility, see } from './product.ts';
import { ask, memberWithReport, RIVAL, readerWithReport, SITE } from './reports.ts';

openBrowser();

const TAB = '/dashboard/visibility';
const GEMINI = 'Gemini is not offered: Google’s terms do not allow storing and analyzing answers that are grounded in Google Search.';

const websiteOf = async (page: Page): Promise<string> => {
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/tracked_websites?is_active=true');
  return items[0]?.id ?? '';
};

/** A member whose website has a competitor and these questions; its report is still being made. */
async function memberWithQuestions(page: Page, texts: readonly string[]): Promise<Credentials> {
  const account = await memberWithReport(page, SITE, { settles: false });
  const website_id = await websiteOf(page);
  await ask(page, '/data/v1/competitors', { website_id, competitors: [{ competitor_name: RIVAL.name, competitor_url: RIVAL.url }] });
  await addQuestions(page, texts);
  return account;
}
const addQuestions = async (page: Page, texts: readonly string[]) =>
  ask(page, '/data/v1/visibility_questions', {
    website_id: await websiteOf(page),
    origin: 'typed',
    questions: texts.map((text) => ({ text })),
  });

/** The dialog that starts a round, with a size of one's own. */
async function openRound(page: Page, { engines = ['OpenAI'], questions = 50 } = {}): Promise<Locator> {
  await page.getByRole('button', { name: 'Start a Round' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start a Round' });
  await dialog.getByRole('radio', { name: /^Your own/ }).check();
  for (const [label, value] of [
    ['Questions', questions],
    ['Answers each', 1],
    ['Days', 1],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(`${value}`);
  for (const name of ['OpenAI', 'Anthropic Claude', 'Perplexity'])
    await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).setChecked(engines.includes(name));
  return dialog;
}
async function runRound(page: Page, credits: string, how: Parameters<typeof openRound>[1] = {}): Promise<void> {
  const dialog = await openRound(page, how);
  await dialog.getByRole('button', { name: `Start Round for ${credits}` }).click();
  await see(page, 'Round started');
  await page.locator('[data-round=running]').waitFor({ state: 'hidden' });
}
const tooWide = (page: Page) => page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth);

it('E6 E5 without a configured engine the tab says what it would show and how to switch it on, and shows nothing else', async () => {
  const page = await newVisitor();
  await readerWithReport(page);
  // As an installation without keys answers.
  await page.route('**/data/v1/visibility?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { engines: object[] };
    await route.fulfill({ json: { ...body, engines: body.engines.map((engine) => ({ ...engine, configured: false })) } });
  });
  await page.reload();
  const card = page.locator('[data-visibility-card]');
  await card.getByText('No AI engine is switched on in this installation. See what this measures and how to switch it on.').waitFor();
  await card.getByRole('link', { name: 'Open Visibility' }).click();
  await page.getByRole('heading', { name: 'No AI engine is switched on' }).waitFor();
  for (const text of ['What you would see', 'How to switch it on', 'VISIBILITY_OPENAI_API_KEY', 'VISIBILITY_ANTHROPIC_API_KEY', GEMINI])
    await see(page, text);
  await see(page, 'VISIBILITY_PERPLEXITY_API_KEY');
  expect(await page.getByRole('button', { name: 'Start a Round' }).count()).toBe(0);
  await see(page, 'An engine has to be switched on first.');
  expect(await page.getByText(/\d ?%/).filter({ visible: true }).count(), 'no rate without an answer').toBe(1);
  await scanAccessibility(page);
  // The way there and back is by links that say where one is.
  expect(await page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]').textContent()).toBe('Visibility');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Reports' }).click();
  await see(page, 'Welcome back!');
});

it('E1 questions are taken from the report, typed, imported, edited, paused and removed; at most 50 are active', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.goto(TAB);
  await see(page, 'A quick look asks one engine 20 questions 3 times for 12 credits. You see the price before anything starts.');
  await page.getByRole('button', { name: 'Start a Round' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start a Round' });
  await dialog.getByText('There are no active questions to ask. Please add some first.').waitFor();
  await scanAccessibility(page);
  await dialog.getByRole('button', { name: /^Add \d+ Questions from Your Report$/ }).click();
  await dialog.getByRole('button', { name: /^Start Round for \d+ credits$/ }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: /^Questions \(\d+\)$/ }).click();
  const list = page.getByRole('list', { name: 'Your questions' });
  const rows = list.locator('[data-question]');
  await rows.first().waitFor();
  const before = await rows.count();
  await page.getByLabel('Add questions').fill('x');
  await page.getByRole('button', { name: 'Add Questions', exact: true }).click();
  await see(page, 'Questions have between 3 and 300 characters: “x”');
  await page.getByLabel('Add questions').fill('Which lights are good?\nIs Lumen Lane any good?\nwhich LIGHTS are good');
  await page.getByRole('button', { name: 'Add Questions', exact: true }).click();
  await see(page, '2 questions added');
  await see(page, '1 was already on your list.');
  await expect.poll(() => rows.count()).toBe(before + 2);
  expect(await list.getByLabel('Kind of “Is Lumen Lane any good?”').inputValue()).toBe('branded');

  const exported = Array.from({ length: 60 }, (_, at) => `"light ${at}, please",${at},${at * 3}`).join('\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Queries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Top queries,Clicks,Impressions\n${exported}\n`),
  });
  await expect.poll(() => page.getByLabel('Add questions').inputValue()).toMatch(/^light 0, please\nlight 1, please\n/);
  await page.getByLabel('Source of these questions').selectOption('search_console');
  await page.getByRole('button', { name: 'Add Questions', exact: true }).click();
  await see(page, /^\d+ are paused: at most 50 can be active\.$/);
  await see(page, '50 of 50 active');
  await list.getByText('from search data').first().waitFor();
  await list.getByRole('button', { name: 'Resume “light 59, please”' }).click();
  await see(page, 'At most 50 questions can be active. Please pause one first.');
  await list.getByRole('button', { name: 'Pause “Which lights are good?”' }).click();
  await see(page, '49 of 50 active');
  await list.getByRole('button', { name: 'Resume “light 59, please”' }).click();
  await see(page, '50 of 50 active');
  await list.getByRole('button', { name: 'Edit “light 59, please”' }).click();
  await list.getByLabel('Question', { exact: true }).fill('Is Lumen Lane better than others?');
  await list.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Remove “Is Lumen Lane better than others?”' }).click();
  await see(page, '49 of 50 active');

  await page.getByRole('button', { name: /^Edit names of / }).click();
  await page.getByLabel('Names and aliases').fill('Lumen Lane\nLumenlane');
  await page.getByLabel('Phrases that do not count').fill('Lumen Lane Street');
  await page.getByRole('button', { name: 'Save Names' }).click();
  await see(page, 'Names saved');
  await see(page, 'Lumen Lane, Lumenlane');
  await scanAccessibility(page);
});

it('E2 E3 E4 E5 a round shows its price, then engines with intervals, trend, questions, who is cited and the answers themselves', {
  timeout: 150_000,
}, async () => {
  const page = await newVisitor();
  const questions = Array.from({ length: 20 }, (_, at) => `Which light number ${at + 1} is always good?`);
  const account = await memberWithQuestions(page, questions);
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Start a Round' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start a Round' });
  // The default: small, one engine, marked; the recommended one is a click away.
  expect(await dialog.getByRole('radio', { name: /^Quick look/ }).isChecked()).toBe(true);
  await dialog.getByText('20 questions × 3 answers on one day. Exploratory: good for a first impression.').waitFor();
  await dialog.getByText('2 credits per 10 answers').waitFor();
  await dialog.getByText('20 × 3 × 1 engine = 60').waitFor();
  await dialog.getByRole('button', { name: 'Start Round for 12 credits' }).waitFor();
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await dialog.getByText(GEMINI).waitFor();
  await dialog.getByText('Answers come from each provider’s API with its own web search. The apps can answer differently.').waitFor();
  await scanAccessibility(page);
  await dialog.getByRole('radio', { name: /^Recommended/ }).check();
  await dialog.getByText('50 questions × 5 answers over 5 days. Narrow intervals, and days that differ even out.').waitFor();
  await dialog.getByText('20 × 5 × 1 engine = 100').waitFor();
  await dialog.getByRole('link', { name: 'Purchase Credits' }).waitFor();
  await page.keyboard.press('Escape');

  await runRound(page, '4 credits');
  const openai = page.getByRole('region', { name: 'OpenAI' });
  await openai.getByText('95% interval 82% to 100%').waitFor();
  await openai.getByText('20 of 20 answers to 20 questions').first().waitFor();
  await openai.getByText('Exploratory').waitFor();
  await see(page, /20 questions \(English\) × /);
  await openai.getByText('API · gpt-5.4-2026-03-05 · web_search · US, Austin').waitFor();
  await see(page, 'This is the first round with this engine. The next one with the same questions can be compared.');
  await see(page, 'One round makes no trend. The next one shows up here.');

  await runRound(page, '4 credits');
  await openai.getByText('within noise').waitFor();
  await openai.getByText('since the last round: +100 points (+100 to +100)').waitFor();
  await openai.getByText('up', { exact: true }).waitFor();
  await page.getByText('All rounds as a table').click();
  expect(await page.getByRole('table', { name: 'Rates of each round and engine' }).getByRole('row').count()).toBe(3);
  await scanAccessibility(page);

  // Who is cited instead of you, for which question, and the answers behind a cell.
  await see(page, 'Who is cited');
  await page.getByRole('list').filter({ hasText: 'competitor' }).getByText('20 answers').first().waitFor();
  await page.getByRole('radio', { name: 'Citations' }).last().check();
  await page.getByRole('button', { name: 'OpenAI, Which light number 1 is always good?: 1 of 1 answers cite you' }).click();
  const answer = page.locator('[data-answer=ok]');
  await answer.getByRole('heading', { name: 'Which light number 1 is always good?' }).waitFor();
  expect(await answer.count()).toBe(1);
  await answer.locator('mark', { hasText: 'Lumen' }).first().waitFor();
  const cited = answer.getByRole('region', { name: 'Cited' });
  expect(await cited.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).toEqual([
    'http://harrow-finch.test/',
    'http://lumen-lane.test/compare/dynamo-vs-battery-lights',
  ]);
  await answer.getByText('Opened (1)').waitFor();
  await answer.getByText('Retrieved (2)').click();
  await answer.getByText('Pages that its search found, whether it used them or not.').waitFor();
  await answer.getByRole('link', { name: /^Citation 1: harrow-finch\.test/ }).waitFor();
  await scanAccessibility(page);

  for (const [name, ending] of [
    ['CSV, rates', '-rates.csv'],
    ['CSV, all answers', '.csv'],
    ['PDF', '.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^lumen-lane\\.test-visibility-\\d{4}-\\d\\d-\\d\\d${ending.replace('.', '\\.')}$`),
    );
    const bytes = readFileSync(await file.path());
    if (ending === '-rates.csv') expect(bytes.toString()).toContain('share of voice,OpenAI,API,');
    else if (ending === '.csv') expect(bytes.toString().split('\r\n')).toHaveLength(22);
    else expect((await readPdf(new Uint8Array(bytes))).links).toContain('http://harrow-finch.test/');
  }

  // The dashboard says the same in a line, also on a phone, where nothing is too wide.
  const phone = await newVisitor({ width: 360 });
  await returnAs(phone, account);
  const card = phone.locator('[data-visibility-card]');
  await card.getByText('100% mention you').waitFor();
  await card.getByText('95% interval 82% to 100%, 20 answers').waitFor();
  expect(await tooWide(phone)).toBe(0);
  for (const view of ['results', 'answers', 'questions', 'rounds']) {
    await phone.goto(`${TAB}?view=${view}`);
    await phone.getByRole('tabpanel').locator('h2, h3').first().waitFor();
    expect(await tooWide(phone), view).toBe(0);
  }
  // The round before is a click away.
  await phone
    .getByRole('button', { name: /^View the round of / })
    .last()
    .click();
  await phone.getByText(/^You are looking at the round of /).waitFor();
  await phone.getByText('This is the first round with this engine. The next one with the same questions can be compared.').waitFor();
});

it('E2 E9 a failing engine is told in a sentence, the others go on, nothing is charged for what did not come; a round can be cancelled', async () => {
  const page = await newVisitor();
  await memberWithQuestions(page, [
    'Is the broken key found?',
    'Which light is filtered?',
    'Which light is empty?',
    'Which light is garbled?',
    'Which light is cut short?',
    'Which light is the hostile one?',
  ]);
  await page.goto(TAB);
  await runRound(page, '4 credits', { engines: ['OpenAI', 'Anthropic Claude', 'Perplexity'] });
  await see(page, 'The last round is incomplete');
  await see(page, /^2 of 18 answers came\. You paid 2 credits; 2 credits came back\.$/);
  for (const sentence of [
    'OpenAI refused the key of this installation. Its operator needs to renew it.',
    'Web search is not available for this account at Anthropic Claude. The operator needs to enable it there.',
    'Perplexity broke its answer off before the end.',
  ])
    await see(page, sentence);
  await see(page, 'A list, no rate: too few answers, to 2 questions.');
  await scanAccessibility(page);

  await page.getByRole('tab', { name: 'Answers' }).click();
  await page.getByLabel('Engine').selectOption('Perplexity');
  for (const sentence of [
    'Perplexity’s content filter declined to answer. It is not counted and not charged.',
    'Perplexity sent an empty answer. It is not counted and not charged.',
    'Perplexity sent an answer that could not be read. It is not counted and not charged.',
  ])
    await see(page, sentence);
  // Markup, scripts and far too much text are text; of a hundred links those that are kept lead to web pages.
  const hostile = page.locator('[data-answer=ok]').filter({ hasText: 'hostile one' });
  await hostile.getByText('<script>document.title=2</script>').first().waitFor();
  await hostile.getByRole('button', { name: 'Show the whole answer' }).click();
  await hostile.getByText('The answer was longer. This is what we keep of it.').waitFor();
  const links = await hostile.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.every((href) => /^http:\/\/s\d+\.test\/$/.test(href))).toBe(true);
  expect(new Set(links).size).toBeLessThanOrEqual(60);
  expect(await page.title()).toMatch(/^Visibility/);
  expect(await page.locator('main img').count()).toBe(0);
  expect(await tooWide(page)).toBe(0);

  const { items } = await ask<{ items: { id: string }[] }>(page, `/data/v1/visibility_questions?website_id=${await websiteOf(page)}`);
  for (const { id } of items)
    await page.evaluate(
      async ([path, token]) =>
        fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }),
      [
        `/data/v1/visibility_questions/${id}`,
        await page.evaluate(() => JSON.parse(localStorage.getItem('citelight-auth') ?? '{}').access_token as string),
      ] as const,
    );
  await addQuestions(page, ['Which slow light is best?', 'Which light comes after it?']);
  await page.goto(TAB);
  const dialog = await openRound(page);
  await dialog.getByRole('button', { name: 'Start Round for 2 credits' }).click();
  const running = page.locator('[data-round=running]');
  await running.getByText('0 of 2 answers').first().waitFor();
  expect(await page.getByRole('button', { name: 'Start a Round' }).isDisabled()).toBe(true);
  await scanAccessibility(page);
  await running.getByRole('button', { name: 'Cancel Round' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel this round?' });
  await asking.getByRole('button', { name: 'Cancel Round' }).click();
  await see(page, 'The last round was cancelled');
  await fetch(`${product.engines}/openai/v1/responses`, {
    method: 'POST',
    body: JSON.stringify({ model: 'x', input: [{ role: 'user', content: 'Release' }] }),
  });
  await see(page, /^0 of 2 answers came\. You paid 0 credits; 2 credits came back\.$/);
  // The results of the round before are still there.
  await see(page, 'A list, no rate: too few answers, to 2 questions.');
});

it('E2 a round may come with scheduled reports: off at first, its price shown, on and off again', async () => {
  const page = await newVisitor();
  await memberWithQuestions(page, ['Which light is best?', 'Which light is bright?']);
  await page.goto(`${TAB}?view=rounds`);
  await see(page, 'Off. Nothing runs, and nothing is charged, until you turn it on.');
  await see(page, 'Scheduled reports come with a plan; you have none at the moment.');
  await page.getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic Rounds' });
  await dialog.getByText('2 credits per 10 answers').waitFor();
  await scanAccessibility(page);
  await dialog.getByRole('button', { name: 'Turn On for 2 credits' }).click();
  await see(page, 'Automatic rounds are on');
  await see(page, 'OpenAI: up to 20 questions × 3 answers over 1 day, at most 2 credits a round.');
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await see(page, 'Automatic rounds are off');
  await see(page, 'Off. Nothing runs, and nothing is charged, until you turn it on.');
});
