import { readFileSync } from 'node:fs';
import type { CompetitorAnalysisRow, ContentOpportunityRow, KeywordAnalysisRow, Report } from '@citelight/contracts/entities';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../server/test/reports/pdf-text.ts';
import { largeCompetitors, largeKeywords, largeOpportunities, largeReport } from './large-report.ts';
import { newVisitor, openBrowser, placesOf, scanAccessibility, see } from './product.ts';
import { ask, compareWith, memberWithReport, RIVAL, readerWithReport } from './reports.ts';

openBrowser();

/** Rows and entries of a report that may stand in the page at once, however large the site is. */
const MOST_ROWS = 400;

async function openReport(width = 1280): Promise<Page> {
  const page = await newVisitor({ width });
  await readerWithReport(page);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  return page;
}

describe('the overview', () => {
  it('R4 R5 how ready, why and what first; each factor opens to its checks', async () => {
    const page = await openReport();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /Overall score: \d+ of 100/ }).waitFor();
    for (const title of ['What to do first', 'Can this engine cite this page?', 'Strengths', 'Weaknesses', 'What was not measured'])
      await dialog.getByRole('heading', { name: title }).waitFor();
    expect(await dialog.getByText(/^\+\d+\.\d points$/).count()).toBeGreaterThan(0);

    const factor = dialog.getByRole('button', { name: /^Authority & Trust/ });
    await factor.click();
    const checks = dialog.getByRole('region', { name: 'Authority & Trust' });
    await checks.getByText(/^Who says it/).waitFor();
    expect(await factor.getAttribute('aria-expanded')).toBe('true');
    const check = checks.locator('details').first();
    await check.locator('summary').first().click();
    for (const part of ['What was found', 'Why it matters', 'How to fix it']) await check.getByRole('heading', { name: part }).waitFor();
    await check.getByText(/^Evidence: /).waitFor();

    await checks.getByRole('button', { name: 'Close checks' }).click();
    await checks.waitFor({ state: 'hidden' });

    // Where every page is open to every engine one line says so; the grid says why on a press.
    await dialog.getByText(/^(\d+) of \1 pages? open to 17 of 17 engines$/).waitFor();
    await dialog.getByRole('button', { name: 'Show the grid' }).click();
    for (const group of ['Search indexes', 'Visits on a user’s request']) await dialog.getByRole('rowheader', { name: group }).waitFor();
    await dialog.getByRole('region', { name: 'Engines and pages' }).getByRole('button').first().click();
    await dialog
      .getByText(/^(citable|not citable|unknown)\./)
      .or(dialog.getByText(/checked on \d{4}-/))
      .first()
      .waitFor();

    // Enhancements that a free report does not have cannot be opened, also not by the URL.
    const { items } = await ask<{ items: { id: string; parts: { keywords: string } }[] }>(page, '/data/v1/assessment_reports');
    const free = items[0]?.parts.keywords === 'none';
    expect(await page.getByRole('tab', { name: 'Keywords & Topics' }).isDisabled()).toBe(free);
  });

  it.each([
    [1440, 900],
    [360, 800],
  ])('R5 answers how ready, why and what first in one screen of %i × %i', async (width, height) => {
    const page = await openReport(width);
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole('dialog');
    const steps = dialog.getByRole('heading', { name: 'What to do first' }).locator('xpath=..').getByRole('listitem');
    for (const shown of [
      dialog.getByRole('img', { name: /Overall score: \d+ of 100/ }),
      ...['Crawler Access', 'Topic Coverage & Freshness'].map((factor) => dialog.getByRole('button', { name: new RegExp(`^${factor}`) })),
      dialog.getByRole('list', { name: 'In short' }),
      steps.nth(2),
      ...(width > 1000 ? [dialog.getByText('Every page is open to all 17 engines.')] : []),
    ]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    // A step is said in full, on as many lines as it takes.
    const cut = (element: Element) =>
      [...element.querySelectorAll<HTMLElement>('.font-medium')].filter(
        ({ innerText, scrollWidth, clientWidth }) => innerText.length > 20 && scrollWidth > clientWidth,
      );
    for (const step of await steps.locator('summary').all()) expect((await step.evaluate(cut)).length).toBe(0);
    if (width > 1000) {
      await dialog.getByRole('button', { name: 'Engine by engine' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('citable-pages');
    }
    // A step opens to what was found and how to fix it, and leads to the whole of it, further down.
    const title = await steps.nth(2).locator('summary .font-medium').innerText();
    await steps.nth(2).locator('summary').click();
    for (const part of ['What was found', 'How to fix it']) await steps.nth(2).getByRole('heading', { name: part }).waitFor();
    await steps.nth(2).getByRole('button', { name: 'See every page' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('recommendation-3');
    expect(await page.locator('#recommendation-3').innerText()).toContain(title);
  });

  it('its address opens it again, at its tab; closing it gives the address back', async () => {
    const page = await openReport();
    await page.getByRole('tab', { name: /^Competitors/ }).click();
    await see(page, 'No competitor data available');
    const address = page.url();
    expect(new URL(address).searchParams.get('tab')).toBe('competitors');
    await page.goto(address);
    await see(page, 'No competitor data available');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    await page.goto('/reports/5f0e7a3e-1111-4222-8333-444455556666');
    await see(page, 'This report could not be loaded.');
    await see(page, 'This report does not exist.');
    // An address that was cut off on its way is told in words as well.
    await page.goto('/reports/5f0e7a3e-1111');
    await see(page, 'This report could not be loaded.');
    await see(page, 'This does not exist.');
  });

  it('closing it goes the one step back that opening it went', async () => {
    const page = await newVisitor();
    await readerWithReport(page);
    await page.getByRole('link', { name: 'Citelight, dashboard' }).waitFor();
    await page.goto('/profile-settings');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    for (const [tab, reload] of [
      ['Overview', false],
      [/^Competitors/, true],
    ] as const) {
      await page.getByRole('button', { name: 'View' }).first().click();
      await page.getByRole('tab', { name: tab }).click();
      if (reload) await page.reload();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).search).toBe('');
    }
    await page.goForward();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Profile & Settings' }).waitFor();
  });

  it('R5 a fix is copied as it stands, with the score before and after it', async () => {
    const page = await openReport();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
    const { report_data } = await ask<Report>(page, `/data/v1/assessment_reports/${items[0]?.id}`);
    const { recommendations = [], fixes = [] } = report_data?.analysis ?? {};
    const rank = recommendations.findIndex(({ fixIds }) => fixIds.length > 0);
    const fix = fixes.find(({ id }) => id === recommendations[rank]?.fixIds[0]);
    if (!fix) throw new Error('the report has no fix');
    const dialog = page.getByRole('dialog');
    const item = dialog.locator(`#recommendation-${rank + 1}`);
    while ((await item.count()) === 0) await dialog.getByRole('button', { name: /more of \d+ recommendations$/ }).click();
    await item.getByText('Fix, ready to copy').click();
    await item.getByText('Score with this fix alone:').waitFor();
    expect(await item.innerText()).toMatch(new RegExp(`${fix.before.toFixed(1)}\\s+${fix.after.toFixed(1)}`));
    expect(fix.after).toBeGreaterThan(fix.before);
    await item.getByRole('button', { name: `Copy ${fix.title}` }).click();
    await see(page, 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fix.content);
  });

  it('R5 what changed since the last report, and every score in a table', async () => {
    const page = await newVisitor();
    // An earlier report of the same website, from before it was improved; the dashboard asks for it already.
    await page.route('**/data/v1/score_history?**', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const { items, total } = (await answer.json()) as {
        items: { overall_score: number; scores: Record<string, number> }[];
        total: number;
      };
      const [now] = items;
      const before = now && {
        ...{ ...now, report_id: '0198a4b2-0000-7000-8000-000000000000', created_at: '2026-01-31T10:00:00.000Z' },
        ...{ overall_score: now.overall_score - 12, scores: { ...now.scores, crawlerAccess: (now.scores.crawlerAccess ?? 0) - 40 } },
      };
      await route.fulfill({ json: before ? { items: [before, ...items], total: total + 1 } : { items, total } });
    });
    await readerWithReport(page);
    await page.getByRole('button', { name: 'View' }).first().click();
    const dialog = page.getByRole('dialog');
    const changes = dialog.getByRole('heading', { name: 'What changed since the last report' }).locator('xpath=..').getByRole('listitem');
    await changes.first().waitFor();
    expect((await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Overall .* \+12\.0$/),
      expect.stringMatching(/^Crawler Access .* \+40\.0$/),
    ]);
    await dialog.getByText('All scores as a table').click();
    const table = dialog.getByRole('table', { name: 'Overall score of each report' });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(3);
    expect(await table.getByRole('row').nth(2).innerText()).toContain('January 31, 2026');
  });

  it('exports as files', async () => {
    const page = await openReport();
    for (const [title, starts] of [
      ['JSON', '{'],
      ['CSV', ''],
      ['Markdown', '#'],
      ['PDF', '%PDF'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('menuitem', { name: title }).click(),
      ]);
      const text = readFileSync(await download.path(), 'latin1');
      expect(text.length, title).toBeGreaterThan(500);
      expect(text.trimStart().startsWith(starts), title).toBe(true);
    }
  });

  it.each([1280, 360])('the overview can be used by everyone at %i px', async (width) => {
    const page = await openReport(width);
    await page.getByRole('heading', { name: 'Crawl details' }).waitFor();
    await scanAccessibility(page);
  });
});

it('R4 R6 R7 R8 the tabs of a comprehensive report, with the passages of both sides', { timeout: 180_000 }, async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await compareWith(page, [RIVAL]);
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog');

  await dialog
    .getByRole('heading', { name: 'What changed since the last report' })
    .or(dialog.getByText('No changes since'))
    .first()
    .waitFor();

  const { items: reports } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  const part = async <T>(name: string) => {
    const { items } = await ask<{ items: T[] }>(page, `/data/v1/${name}?report_id=${reports[0]?.id}`);
    expect(items.length, name).toBeGreaterThan(0);
    return items;
  };
  const shows = async (texts: readonly string[]) => {
    for (const text of texts) await dialog.getByText(text).first().waitFor();
  };

  await dialog.getByRole('tab', { name: 'Keywords & Topics' }).click();
  for (const title of [/^Your topics/, /^Missing topics/, /^Keyword gaps/]) await dialog.getByRole('heading', { name: title }).waitFor();
  // They are written again when the competitors are known, after every part has ended.
  const keywords = await vi.waitFor(
    async () => {
      const [row] = await part<KeywordAnalysisRow>('keyword_analyses');
      expect(row?.keyword_gaps[0]?.competitorCoverage).toMatch(/ asks and answers it\.$/);
      return row;
    },
    { timeout: 25_000, interval: 200 },
  );
  const row = (table: string, name: string) =>
    dialog.getByRole('table', { name: table }).getByRole('button', { name, exact: true }).first();
  const opened = async (table: string, name: string, texts: readonly string[]) => {
    await row(table, name).click();
    await shows(texts);
  };
  const topics = dialog.getByRole('table', { name: 'Your topics' });
  for (const title of ['Topic', 'Pages', 'Coverage', 'Priority', 'Source', 'Search demand'])
    await topics.getByRole('columnheader', { name: title, exact: true }).waitFor();
  expect(await topics.getByRole('rowheader').count()).toBe(Math.min(10, keywords?.current_topics.length ?? 0));
  await topics
    .getByText(/^\d+ of \d+ answered$/)
    .first()
    .waitFor();
  await shows(['Search demand is not known. Upload an export']);
  for (const { topic, currentCoverage, recommendedExpansion, impact } of keywords?.topic_opportunities.slice(0, 3) ?? [])
    await opened('Your topics', topic, [`${impact} priority`, 'What to write', recommendedExpansion, currentCoverage]);
  for (const { topic, priority, reasoning } of keywords?.missing_topics.slice(0, 3) ?? [])
    await opened('Missing topics', topic, [`${priority} priority`, reasoning]);
  for (const { keyword, competitorCoverage, recommendation } of keywords?.keyword_gaps.slice(0, 3) ?? [])
    await opened('Keyword gaps', keyword, [competitorCoverage, recommendation]);
  await scanAccessibility(page);

  await dialog.getByRole('tab', { name: 'Content Opportunities' }).click();
  await dialog.getByText('Estimated impact:').first().waitFor();
  const [opportunity] = await part<ContentOpportunityRow>('content_opportunities');
  if (opportunity) {
    const { title, priority, description, estimated_impact, action_steps } = opportunity;
    await shows([title, `${priority} priority`, description, estimated_impact, ...action_steps]);
  }
  await scanAccessibility(page);

  await dialog.getByRole('tab', { name: 'Competitors (1)' }).click();
  const matrix = dialog.getByRole('table', { name: 'Scores of you and your competitors' });
  const [compared] = await part<CompetitorAnalysisRow>('competitor_analyses');
  await matrix.waitFor();
  expect(await matrix.getByRole('columnheader').allTextContents()).toEqual(['Factor', 'You', RIVAL.name]);
  const rows = (await matrix.getByRole('row').allInnerTexts()).slice(1).map((text) => text.split(/\s*[\n\t]\s*/));
  expect(rows.map(([title]) => title)).toEqual([
    ...['Overall', 'Crawler Access', 'Content Extraction', 'Answerability & Citability', 'Structured Data & Entities', 'Authority & Trust'],
    ...['Topic Coverage & Freshness', 'Questions won'],
  ]);
  expect(rows.at(-1)?.slice(-2)).toEqual([`${compared?.gap_analysis.promptsWon}`, `${compared?.gap_analysis.promptsLost}`]);
  const lost = compared?.prompts.filter(({ ours, theirs }) => theirs !== 'missing' && ours !== 'answered' && ours !== theirs) ?? [];
  await dialog.getByRole('heading', { name: `Questions you lose ${lost.length}` }).waitFor();
  for (const { prompt, ours, theirs } of compared?.prompts ?? [])
    if (ours === 'missing' && theirs === 'missing') expect(await dialog.getByText(prompt, { exact: true }).count(), prompt).toBe(0);
  await dialog.getByRole('heading', { name: RIVAL.name }).waitFor();
  for (const title of ['Your advantages', 'Their advantages', 'Quick wins', 'Long-term strategies', 'Side by side by question'])
    await dialog.getByRole('heading', { name: title }).waitFor();
  await dialog.getByText('Score gap:').waitFor();
  await dialog.getByRole('table', { name: 'Side by side by factor' }).waitFor();
  await scanAccessibility(page);

  // What is taken away holds what the tabs show.
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: format }).click()]);
    return readFileSync(await download.path());
  };
  const pages = (await readPdf(await save('PDF'))).pages.map((text) => text.replace(/\d+ \/ \d+/, ''));
  const markdown = letters(`${await save('Markdown')}`);
  const pdf = letters(pages.join(''));
  const [comparison] = await part<CompetitorAnalysisRow>('competitor_analyses');
  const shown = [
    ...(keywords?.missing_topics ?? []).flatMap(({ topic, reasoning }) => [topic, reasoning]),
    ...(keywords?.topic_opportunities ?? []).flatMap(({ topic, currentCoverage, recommendedExpansion }) => [
      ...[topic, currentCoverage, recommendedExpansion],
    ]),
    ...(keywords?.keyword_gaps ?? []).flatMap(({ keyword, competitorCoverage, recommendation }) => [
      ...[keyword, competitorCoverage, recommendation],
    ]),
    ...(opportunity ? [opportunity.title, opportunity.description, ...opportunity.action_steps] : []),
    ...(comparison ? [...comparison.your_advantages, ...comparison.competitive_advantages, ...comparison.gap_analysis.quickWins] : []),
  ];
  for (const each of shown) expect(markdown, each).toContain(letters(each));
  // Paper is short: what is missing and what to do, without each reason.
  for (const { topic } of keywords?.missing_topics.slice(0, 8) ?? []) expect(pdf).toContain(letters(topic));
  for (const each of [opportunity?.title ?? '', ...(opportunity?.action_steps ?? []), ...(comparison?.your_advantages ?? [])])
    expect(pdf, each).toContain(letters(each));
});

it('R4 a report of 500 pages puts only a part of its lists into the page, in every tab', { timeout: 180_000 }, async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await compareWith(page, [RIVAL]);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  const id = items[0]?.id;
  const grow = async <T>(path: string, make: (answer: T) => unknown) => {
    const json = make(await ask<T>(page, path));
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  };
  type List<T> = { items: T[]; total: number };
  await grow<Report>(`/data/v1/assessment_reports/${id}`, largeReport);
  await grow<List<KeywordAnalysisRow>>(`/data/v1/keyword_analyses?report_id=${id}`, ({ items: rows }) => ({
    items: rows.map(largeKeywords),
    total: 1,
  }));
  await grow<List<ContentOpportunityRow>>(`/data/v1/content_opportunities?report_id=${id}`, ({ items: rows }) => ({
    items: largeOpportunities(rows),
    total: 200,
  }));
  await grow<List<CompetitorAnalysisRow>>(`/data/v1/competitor_analyses?report_id=${id}`, ({ items: rows }) => ({
    items: largeCompetitors(rows),
    total: 5,
  }));
  await page.goto(`/dashboard?report=${id}`);
  const dialog = page.getByRole('dialog');
  const rows = () => dialog.locator('li, tr, td').count();
  const tabs: [string, RegExp][] = [
    ['Overview', /^Crawl details/],
    ['Keywords & Topics', /^Keyword gaps/],
    ['Content Opportunities', /./],
    ['Competitors (5)', /^Competitor 4/],
  ];
  for (const [tab, last] of tabs) {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog.getByRole('tabpanel', { name: tab }).getByRole('heading', { name: last }).first().waitFor();
    expect(await rows(), tab).toBeLessThanOrEqual(MOST_ROWS);
  }
  // What opens shows its first entries, and the rest a few at a time.
  await dialog.getByRole('tab', { name: 'Overview' }).click();
  const pages = dialog.locator('details', { has: page.getByText('Pages read (500)') });
  await pages.locator('summary').click();
  await pages.getByText('Page 19', { exact: true }).waitFor();
  expect(await pages.locator('li').count()).toBe(20);
  await pages.getByRole('button', { name: 'Show 20 more of 500 pages' }).click();
  await pages.getByText('Page 39', { exact: true }).waitFor();
  expect(await rows()).toBeLessThanOrEqual(MOST_ROWS);
});

it('R5 R8 scores are green from 80, yellow from 60, else red; a competitor that cannot be shown says so and spoils no other', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  const { items } = await ask<{ items: { id: string; scores: object }[] }>(page, '/data/v1/assessment_reports');
  const scores = [80, 79.4, 60, 59.4, 0];
  await page.route('**/data/v1/assessment_reports?**', (route) =>
    route.fulfill({
      json: {
        items: scores.map((overall_score, at) => ({ ...items[0], id: `row ${at}`, is_latest: at === 0, overall_score })),
        total: scores.length,
      },
    }),
  );
  await page.reload();
  await page.locator('[data-report]').nth(4).waitFor();
  const colours = await page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const named = ['good', 'fair', 'poor'].map((name) => {
      probe.style.color = `var(--${name})`;
      return [getComputedStyle(probe).color, name] as const;
    });
    const shown = [...document.querySelectorAll('[data-report] h3')].map((head) =>
      [...head.querySelectorAll('span')].find(({ textContent }) => /^\d+ of 100$/.test(textContent)),
    );
    return shown.map((element) => [element?.textContent, new Map(named).get(element ? getComputedStyle(element).color : '')]);
  });
  expect(colours).toEqual([
    ['80 of 100', 'good'],
    ['79 of 100', 'fair'],
    ['60 of 100', 'fair'],
    ['59 of 100', 'poor'],
    ['0 of 100', 'poor'],
  ]);

  const whole = {
    accessible: true,
    error_message: null,
    overall_score: 50,
    scores: {},
    your_advantages: [],
    competitive_advantages: [],
    prompts: [],
  };
  const gap = { scoreGap: 0, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] };
  const rival = (name: string, gap_analysis: object | null) => ({
    ...{ ...whole, id: name, competitor_id: name, gap_analysis, scores: { crawlerAccess: 50 } },
    competitors: { competitor_name: name, competitor_url: `https://${name}.test/` },
  });
  const sound = rival('part', gap);
  const malformed = [
    rival('broken', null),
    { ...sound, scores: null },
    { ...sound, competitors: null },
    { ...sound, competitors: { competitor_name: {}, competitor_url: 1 } },
    { ...sound, your_advantages: 'none' },
    { ...sound, prompts: null },
    { ...sound, overall_score: {} },
    null,
  ];
  await page.route('**/data/v1/competitor_analyses?**', (route) =>
    route.fulfill({ json: { items: [...malformed, rival('whole', gap)], total: malformed.length + 1 } }),
  );
  await page.goto(`/dashboard?report=${items[0]?.id}&tab=competitors`);
  await expect.poll(() => page.getByText('Error loading competitor analysis', { exact: true }).count()).toBe(malformed.length);
  await page.getByRole('heading', { name: 'whole' }).waitFor();
  await see(page, /Score gap:/);
});

it('R7 R8 our sentences run from left to right, whatever they quote', async () => {
  const page = await newVisitor({ width: 360 });
  await readerWithReport(page);
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/assessment_reports');
  const id = items[0]?.id;
  const name = 'مصابيح نحاسية';
  const sentence = `“${name}” is the page that says most about lamps.`;
  const { items: found } = await ask<{ items: ContentOpportunityRow[] }>(page, `/data/v1/content_opportunities?report_id=${id}`);
  await page.route('**/data/v1/content_opportunities?**', (route) =>
    route.fulfill({ json: { items: [{ ...found[0], description: sentence, action_steps: [sentence] }], total: 1 } }),
  );
  const gap_analysis = { scoreGap: 0, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] };
  const rival = {
    ...{ id, report_id: id, competitor_id: id, accessible: true, error_message: null, overall_score: 50, scores: { crawlerAccess: 50 } },
    ...{
      your_advantages: [`The answer stands first: 100 % here against 0 % at ${name}, 3.0 points.`],
      competitive_advantages: [],
      prompts: [],
    },
    ...{ gap_analysis, competitors: { competitor_name: name, competitor_url: 'https://rival.test/' } },
  };
  await page.route('**/data/v1/competitor_analyses?**', (route) => route.fulfill({ json: { items: [rival], total: 1 } }));
  await page.goto(`/dashboard?report=${id}&tab=opportunities`);
  await see(page, sentence);
  const directions = await page.getByText(sentence).evaluateAll((all) => all.map((element) => getComputedStyle(element).direction));
  expect(directions).toEqual(['ltr', 'ltr']);

  await page.getByRole('tab', { name: 'Competitors (1)' }).click();
  const line = page.getByRole('listitem').filter({ hasText: '3.0 points' }).last();
  // Where the name and the figure behind it stand in the line, from the left.
  const places = await placesOf(line, [name.split(' ')[1] ?? '', '3.0']);
  const [nameEnds, figureBegins] = places.map(({ top, left }) => Math.round(top) * 1000 + left);
  expect(figureBegins).toBeGreaterThan(nameEnds ?? 0);
});
