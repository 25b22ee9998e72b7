import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import type { SiteHeaders } from '../fetch/fetch.ts';
import { headersOfSite } from '../fetch/site-headers.ts';
import { type Chromium, findChromium } from './render-chromium.ts';
import { ACCEPT_RISK, type Isolation, type Launch, launchesOf, likelyIsolation } from './render-isolation.ts';

export { type Chromium, findChromium } from './render-chromium.ts';

export type Rendering =
  | {
      ok: true /** The DOM after scripts ran, as HTML; open shadow trees are declarative templates in it. */;
      html: string;
      finalUrl: string;
      status: number | null;
    }
  | { ok: false; because: string };

export type Renderer = {
  /** Renders one page in a context of its own, others beside it. Never throws for what a page does. */
  render(url: string): Promise<Rendering>;
  close(): Promise<void>;
};

export type RendererOptions = {
  /** A proxy on loopback (fetcher.openProxy()); every connection goes through it, also those to loopback. */
  proxyUrl: string;
  userAgent: string;
  siteHeaders?: SiteHeaders;
  /** An explicit Chromium; default as in findChromium. */
  executable?: string;
  /** Having neither Chromium's sandbox nor a user of its own is accepted. */
  unsandboxed?: boolean;
  /** Milliseconds for one page, everything included; default 15,000. */
  limitMs?: number;
};

const LIMIT_MS = 15_000;
const LOAD_MS = 8000;
const QUIET_MS = 3000;
/** Without a request under way for so long, a page that holds text is at rest; one that holds less may have more to come. */
const REST_MS = 250;
const LEAST_TEXT = 600;
/** How often numbers are looked at, and how long they are waited for: scripts count some up. A clock that ticks each second is at rest in between. */
const [NUMBERS_MS, COUNTING_MS] = [200, 2000];
const CLOSE_MS = 2000;
const MOST_HTML = 5 * 1024 * 1024;
/** They change no text and cost the site most of the bytes. */
const NOT_LOADED = new Set(['image', 'media', 'font']);

/** A Chromium that runs, how to start it again, and how to end it with all that it left. */
type Started = { browser: Browser; isolation: Isolation; again(): Promise<Browser>; close(): Promise<void> };

/** Starts a Chromium in the safest way that works, or says why there is none. */
export async function startBrowser(
  found: Chromium,
  { proxyUrl, unsandboxed }: { proxyUrl: string; unsandboxed: boolean },
): Promise<Started | { unavailable: string }> {
  const ways = await launchesOf(found, { unsandboxed });
  if ('unavailable' in ways) return ways;
  const { chromium } = await import('playwright-core');
  const launch = ({ executablePath, env, chromiumSandbox }: Launch): Promise<Browser> =>
    chromium.launch({
      executablePath,
      chromiumSandbox,
      args: [...found.args, '--proxy-bypass-list=<-loopback>'],
      env,
      headless: true,
      proxy: { server: proxyUrl },
      timeout: 30_000,
    });
  let failure = '';
  for (const way of ways.launches) {
    const browser = await launch(way).catch((error: unknown) => {
      failure ||= firstLine(error);
      return undefined;
    });
    if (!browser) continue;
    let restarting: Promise<Browser> | null = null;
    const started: Started = {
      browser,
      isolation: way.isolation,
      again: () =>
        (restarting ??= launch(way)
          .then((fresh) => {
            started.browser = fresh;
            return fresh;
          })
          .finally(() => {
            restarting = null;
          })),
      async close() {
        await started.browser.close();
        await ways.clean();
      },
    };
    return started;
  }
  await ways.clean();
  return { unavailable: `Chromium did not start in its sandbox: ${failure} ${ACCEPT_RISK}` };
}

/** Starts a Chromium that renders pages, or says why there is none. */
export async function openRenderer(options: RendererOptions): Promise<(Renderer & { isolation: Isolation }) | { unavailable: string }> {
  const found = await findChromium({ executablePath: options.executable });
  if ('unavailable' in found) return found;
  const started = await startBrowser(found, { proxyUrl: options.proxyUrl, unsandboxed: options.unsandboxed ?? false });
  if ('unavailable' in started) return started;

  const render = async (url: string, tries = 2): Promise<Rendering> => {
    // A page may have taken the browser down with it, and those beside it too.
    const browser = started.browser.isConnected() ? started.browser : await started.again().catch((error: unknown) => firstLine(error));
    if (typeof browser === 'string') return { ok: false, because: `The page could not be rendered: ${browser}` };
    try {
      return await renderIn(browser, url, options);
    } catch (error) {
      if (!browser.isConnected() && tries > 1) return render(url, tries - 1);
      return { ok: false, because: `The page could not be rendered: ${firstLine(error)}` };
    }
  };
  return { isolation: started.isolation, render, close: started.close };
}

/** What protects this machine from the pages that are rendered on it, or why none are. */
export async function isolationHere(options: { unsandboxed: boolean }): Promise<{ isolation: Isolation } | { unavailable: string }> {
  const likely = await likelyIsolation(options);
  if (likely) return { isolation: likely };
  const opened = await openRenderer({ ...options, proxyUrl: 'http://127.0.0.1:9', userAgent: '' });
  if (!('unavailable' in opened)) await opened.close();
  return opened;
}

async function renderIn(
  browser: Browser,
  url: string,
  { userAgent, siteHeaders, limitMs = LIMIT_MS }: RendererOptions,
): Promise<Rendering> {
  const context = browser.newContext({
    userAgent,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    viewport: { width: 1280, height: 900 },
    // What would move in, or be counted up, stands there at once where a page heeds it.
    reducedMotion: 'reduce',
  });
  let timer: NodeJS.Timeout | undefined;
  let ended = () => {};
  // Playwright leaves some promises open for ever when the browser dies, that of a new page among them.
  const lateOrEnded = new Promise<Rendering>((resolve, reject) => {
    timer = setTimeout(resolve, limitMs, {
      ok: false,
      because: `The page did not come to rest within ${Math.round(limitMs / 1000)} seconds.`,
    });
    ended = () => reject(new Error('The browser ended.'));
    browser.once('disconnected', ended);
  });
  try {
    const visited = context.then((opened) => visit(opened, url, limitMs, siteHeaders));
    return await Promise.race([visited, lateOrEnded]);
  } finally {
    clearTimeout(timer);
    browser.off('disconnected', ended);
    await closeOrKill(context, browser);
  }
}

/** A script that never returns keeps its context from closing; then the whole browser goes and the next page gets a new one. */
async function closeOrKill(context: Promise<BrowserContext>, browser: Browser): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<'stuck'>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS, 'stuck');
  });
  const closed = context
    .then((opened) => opened.close())
    .then(
      () => 'closed',
      () => 'closed',
    );
  if (browser.isConnected() && (await Promise.race([closed, stuck])) === 'stuck') await browser.close();
  clearTimeout(timer);
}

async function visit(context: BrowserContext, url: string, limitMs: number, siteHeaders?: SiteHeaders): Promise<Rendering> {
  await context.route('**/*', (route) => (NOT_LOADED.has(route.request().resourceType()) ? route.abort() : load(route, siteHeaders)));
  const noRequestsFor = watchRequests(context);
  const page = await context.newPage();
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => {});
  });
  const response = await page.goto(url, { waitUntil: 'commit', timeout: limitMs });
  const status = response?.status() ?? null;
  if (status !== null && status >= 400) return { ok: false, because: `The browser was answered with status ${status}.` };
  await settles(page, 'load', Math.min(LOAD_MS, limitMs / 2));
  const idle = settles(page, 'networkidle', Math.min(QUIET_MS, limitMs / 4));
  const loaded = await page.evaluate(numbersOfText);
  await Promise.race([idle, noRequestsFor(REST_MS)]);
  if ((await page.evaluate(lengthOfText)) < LEAST_TEXT) await idle;
  await numbersRest(page, loaded);
  const html = await page.evaluate(serialise, MOST_HTML);
  if (html === null) return { ok: false, because: 'The page is larger than 5 MiB once rendered.' };
  return { ok: true, html, finalUrl: page.url(), status };
}

/** Headers given to `continue` would go along with a redirect to another host, so what needs them is fetched hop by hop. */
async function load(route: Route, siteHeaders: SiteHeaders | undefined): Promise<void> {
  const request = route.request();
  // Chromium asks for addresses that are none for Node.
  const headers = headersOfSite(siteHeaders, URL.parse(request.url())?.hostname ?? '');
  if (Object.keys(headers).length === 0) return route.continue();
  try {
    const response = await route.fetch({ headers: { ...(await request.allHeaders()), ...headers }, maxRedirects: 0 });
    await route.fulfill({ response });
  } catch {
    await route.abort().catch(() => {}); // the page may be gone already
  }
}

/** Pages that poll never fall silent: after a bounded wait what is there counts. */
const settles = (page: Page, state: 'load' | 'networkidle', timeout: number): Promise<void> =>
  page.waitForLoadState(state, { timeout }).catch(() => {});

/** Resolves once no request of the context has been under way for some milliseconds. */
function watchRequests(context: BrowserContext): (ms: number) => Promise<void> {
  const underWay = new Set<Request>();
  let changed = () => {};
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  context.on('request', (request) => {
    underWay.add(request);
    changed();
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  return (ms) =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      changed = () => {
        clearTimeout(timer);
        if (underWay.size === 0) timer = setTimeout(resolve, ms);
      };
      changed();
    });
}

/** Where the numbers on the page are no longer what they were, waits until they stay so. */
async function numbersRest(page: Page, loaded: string): Promise<void> {
  let before = loaded;
  for (let waited = 0; waited < COUNTING_MS; waited += NUMBERS_MS) {
    const now = await page.evaluate(numbersOfText);
    if (now === before) break;
    before = now;
    await page.waitForTimeout(NUMBERS_MS);
  }
}

/** Runs in the page. */
const numbersOfText = (): string => (document.body?.innerText.match(/\d+/g) ?? []).join(' ');

/** Runs in the page. */
const lengthOfText = (): number => document.body?.innerText.length ?? 0;

/** Runs in the page. */
function serialise(most: number): string | null {
  const shadowRoots: ShadowRoot[] = [];
  const gather = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      shadowRoots.push(element.shadowRoot);
      gather(element.shadowRoot);
    }
  };
  gather(document);
  const { documentElement } = document;
  const attributes = Array.from(
    documentElement.attributes,
    ({ name, value }) => ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  const html = `<!doctype html><html${attributes.join('')}>${documentElement.getHTML({ shadowRoots })}</html>`;
  return html.length > most ? null : html;
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
