import type { CompetitorAnalysisRow, ContentOpportunityRow, KeywordAnalysisRow, Report } from '@citelight/contracts/entities';
import type { Browser, Page } from 'playwright-core';
import { LARGE, largeCompetitors, largeKeywords, largeOpportunities, largeReport } from '../../packages/web/e2e/large-report.ts';
import { atMost, type Figure, median, notMeasured } from '../figures.ts';
import { type Member, openBrowser, signedInPage } from './browser.ts';

/** How smoothly a browser opens a report of 500 pages: the longest task of its main thread, on opening and in every tab. */

const NAME = `longest task while opening a report of ${LARGE.pages} pages`;
const GOAL_MS = 200;
const RUNS = 3;
const TABS = ['overview', 'keywords', 'opportunities', 'competitors'] as const;

type Reader = Member & { get<T>(path: string): Promise<T> };
type List<T> = { items: T[] };

export async function opening(url: string, member: Reader, reportId: string, log: (line: string) => void): Promise<Figure[]> {
  const browser = await openBrowser();
  if ('unavailable' in browser) return [notMeasured(NAME, browser.unavailable)];

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
  try {
    const longest = new Map<string, number[]>();
    for (let run = 0; run < RUNS; run++) {
      const page = await signedInPage(browser, url, member);
      for (const [address, json] of Object.entries(answers)) await page.route(`**${address}`, (route) => route.fulfill({ json }));
      for (const tab of TABS) {
        const ms = await longestTask(browser, page, () => page.goto(`/dashboard?report=${reportId}&tab=${tab}`));
        longest.set(tab, [...(longest.get(tab) ?? []), ms]);
      }
      await page.context().close();
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
