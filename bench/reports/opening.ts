import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CompetitorAnalysisRow, ContentOpportunityRow, KeywordAnalysisRow, Report } from '@citelight/contracts/entities';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../packages/engine/src/artifacts/render.ts';
import { LARGE, largeCompetitors, largeKeywords, largeOpportunities, largeReport } from '../../packages/web/e2e/large-report.ts';
import { atMost, type Figure, median, notMeasured } from '../figures.ts';

/** How smoothly a browser opens a report of 500 pages: the longest task of its main thread, on opening and in every tab. */

const NAME = `longest task while opening a report of ${LARGE.pages} pages`;
const GOAL_MS = 200;
const RUNS = 3;
const TABS = ['overview', 'keywords', 'opportunities', 'competitors'] as const;

type Member = { id: string; email: string; token: string; get<T>(path: string): Promise<T> };
type List<T> = { items: T[] };

export async function opening(url: string, member: Member, reportId: string, log: (line: string) => void): Promise<Figure[]> {
  if (!existsSync(join(import.meta.dirname, '../../packages/web/dist/app.html')))
    return [notMeasured(NAME, 'the web application is not built (npm start builds it)')];
  const found = await findChromium();
  if ('unavailable' in found) return [notMeasured(NAME, found.unavailable)];

  const path = (name: string) => `/data/v1/${name}?report_id=${reportId}`;
  const items = <T>(rows: T[]) => ({ items: rows, total: rows.length });
  const answers: Record<string, unknown> = {
    [`/data/v1/assessment_reports/${reportId}`]: largeReport(await member.get<Report>(`/data/v1/assessment_reports/${reportId}`)),
    [path('keyword_analyses')]: items((await member.get<List<KeywordAnalysisRow>>(path('keyword_analyses'))).items.map(largeKeywords)),
    [path('content_opportunities')]: items(
      largeOpportunities((await member.get<List<ContentOpportunityRow>>(path('content_opportunities'))).items),
    ),
    [path('competitor_analyses')]: items(
      largeCompetitors((await member.get<List<CompetitorAnalysisRow>>(path('competitor_analyses'))).items),
    ),
  };
  const browser = await chromium.launch(found);
  try {
    const longest = new Map<string, number[]>();
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
      await context.addInitScript(
        ([id, email, token]) => {
          const session = {
            access_token: token,
            refresh_token: 'none',
            token_type: 'bearer',
            expires_in: 3600,
            user: { id, email, factors: [] },
          };
          localStorage.setItem('citelight-auth', JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 3600 }));
        },
        [member.id, member.email, member.token] as const,
      );
      const page = await context.newPage();
      for (const [address, json] of Object.entries(answers)) await page.route(`**${address}`, (route) => route.fulfill({ json }));
      for (const tab of TABS) {
        const ms = await longestTask(browser, page, () => page.goto(`/dashboard?report=${reportId}&tab=${tab}`));
        longest.set(tab, [...(longest.get(tab) ?? []), ms]);
      }
      await context.close();
    }
    return TABS.map((tab) => {
      const times = longest.get(tab) ?? [];
      log(`${tab}: longest tasks of ${RUNS} runs: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      return atMost(`${NAME}, ${tab}`, median(times), GOAL_MS, 'ms');
    });
  } finally {
    await browser.close();
  }
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/**
 * The longest task of the page's main thread in milliseconds of its CPU time: what else the machine does meanwhile does not count.
 */
async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
