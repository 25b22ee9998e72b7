import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure, notMeasured } from '../figures.ts';
import { type Member, openBrowser, signedInPage } from './browser.ts';

/**
 * How soon an open dashboard shows that a report is completed: from the moment that the database has as its completion, written just
 * before the transaction commits, to the first frame with the score. The tab says it is in the background, where nothing asks by
 * itself, so that what it shows came by the event stream. Database and browser read the same clock.
 */

const NAMES = { score: 'from completed to its score on the dashboard', share: 'from its last part to its Share button' } as const;
const GOAL_MS = 1_000;
const RUNS = 7;
/** Longest wait for a whole report, on a busy machine. */
const REPORT_MS = 120_000;

type Shown = keyof typeof NAMES;
type Options<M> = {
  url: string;
  newMember: () => Promise<M>;
  /** Starts an analysis and answers its report's id. */
  start: (member: M) => Promise<string>;
  /** When the database completed the report and its last part, in milliseconds since 1970; waits for both. */
  completed: (member: M, reportId: string) => Promise<Record<Shown, number>>;
  log: (line: string) => void;
};

/** When each was painted first, in milliseconds since 1970. */
async function painted(page: Page): Promise<Record<Shown, number>> {
  const times = await page.waitForFunction(
    () => {
      const { shownAt } = window as unknown as { shownAt?: Record<'score' | 'share', number> };
      return shownAt && 'score' in shownAt && 'share' in shownAt ? shownAt : null;
    },
    undefined,
    { timeout: REPORT_MS },
  );
  return times.jsonValue() as Promise<Record<Shown, number>>;
}

/** In the page: notes the time of the frame after the one in which a score and a Share button are first seen. */
function watch(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  const found = { score: '[data-report] [role="img"][aria-label^="Overall score"]', share: '[data-report] button + button' };
  const shownAt: Record<string, number> = {};
  const seen = new Set<string>();
  Object.assign(window, { shownAt });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(found)) {
      if (seen.has(name) || !document.querySelector(selector)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      seen.add(name);
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(shownAt, { [name]: Date.now() })));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function once<M extends Member>(browser: Browser, { url, newMember, start, completed }: Options<M>): Promise<Record<Shown, number>> {
  const member = await newMember();
  const page = await signedInPage(browser, url, member);
  try {
    await page.addInitScript(watch);
    const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/realtime/v1');
    await page.goto('/dashboard');
    await stream;
    await page.getByText('No Reports Found').waitFor();
    const reportId = await start(member);
    const [shown, done] = [await painted(page), await completed(member, reportId)];
    return { score: shown.score - done.score, share: shown.share - done.share };
  } finally {
    await page.context().close();
  }
}

export async function showing<M extends Member>(options: Options<M>): Promise<Figure[]> {
  const browser = await openBrowser();
  if ('unavailable' in browser) return [notMeasured(NAMES.score, browser.unavailable)];
  try {
    const runs: Record<Shown, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await once(browser, options));
    return (['score', 'share'] as const).map((shown) => {
      const times = runs.map((run) => run[shown]);
      options.log(`${NAMES[shown]}, ${RUNS} runs: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      return atMost(`${NAMES[shown]}, longest of ${RUNS}`, Math.max(...times), GOAL_MS, 'ms');
    });
  } finally {
    await browser.close();
  }
}
