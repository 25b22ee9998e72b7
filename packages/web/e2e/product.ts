import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findChromium } from '@citelight/engine/artifacts/render';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { afterEach, beforeAll, expect, inject, vi } from 'vitest';

/** What a browser test needs of the running product. */
export const product = inject('product');
export const PASSWORD = 'a correct horse battery';

/** One browser for all files of a process; it ends with the process, by which it is driven. */
let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const found = await findChromium();
  if ('unavailable' in found) throw new Error(found.unavailable);
  const launched = await chromium.launch(found);
  launched.once('disconnected', () => {
    browser = undefined;
  });
  return launched;
}
function runningBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

const contexts: BrowserContext[] = [];
/** What went wrong in a page without anybody seeing it. */
const faults: string[] = [];

/** Call once at the top of a test file: a browser that runs, and every visitor gone after its test. */
export function openBrowser(): void {
  beforeAll(async () => {
    await runningBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const page of contexts.flatMap((context) => context.pages())) console.log(await stateOf(page));
    // What a page still asks for when its test has ended concerns nobody.
    await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(faults.splice(0), 'errors of scripts, of the security policy, and missing files').toEqual([]);
  });
}

/** The requests of a page that have no answer yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** The stream of the user's changes, which has no end. */
const STREAM = /\/realtime/;

/** Once the dashboard has all that stands above the reports: before that it may move under a click, between press and release. */
export async function dashboardStands(page: Page): Promise<void> {
  await see(page, /^\d of 5 active$/);
  await expect.poll(() => [...(pending.get(page) ?? [])].filter((request) => !STREAM.test(request.url())).length).toBe(0);
}

/** The dashboard of a member who tracks a website, ready for clicks. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await dashboardStands(page);
}

/** What a page shows, and what it waits for, when a test of it has failed. */
async function stateOf(page: Page): Promise<string> {
  const waits = [...(pending.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`);
  const shown = await page.locator('dialog[open], [role="dialog"], main').allInnerTexts();
  return [`${page.url()} waits for ${waits.join(', ') || 'nothing'} and shows:`, ...shown.map((text) => text.slice(0, 1500))].join('\n');
}

type Visitor = {
  unlocked?: boolean;
  width?: number;
  theme?: 'light' | 'dark';
  /** What moves on the screen does so; otherwise it stands at once. */
  motion?: boolean;
  /** The browser does not enforce the security policy: what is left is what the page itself does. */
  bypassCSP?: boolean;
  /** An HTTP proxy that every request of the browser goes through. */
  proxy?: string;
};

/** A new browser session: its own cookies and storage. Unlocked unless the gate itself is the matter. */
export async function newVisitor({
  unlocked = true,
  width = 1280,
  theme = 'light',
  motion = false,
  bypassCSP = false,
  proxy,
}: Visitor = {}): Promise<Page> {
  const context = await (await runningBrowser()).newContext({
    baseURL: product.url,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    bypassCSP,
    ...(proxy ? { proxy: { server: proxy } } : {}),
  });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE_MS);
  if (unlocked) {
    const answer = await context.request.post('/api/gate', { data: { password: product.gatePassword } });
    expect(answer.status()).toBe(200);
  }
  const page = await context.newPage();
  const waits = new Set<Request>();
  pending.set(page, waits);
  page.on('request', (request) => waits.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => waits.delete(request));
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && faults.push(`${page.url()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400 && /\.\w+$/.test(new URL(answer.url()).pathname)) faults.push(`${answer.status()} ${answer.url()}`);
  });
  return page;
}

/** How long a locator waits; expect.poll waits as long (vitest.config.ts). */
const PATIENCE_MS = 60_000;

export const newAddress = () => `${randomUUID().slice(0, 13)}@example.test`;

export type Mail = { to: string; subject: string; text: string; html: string };

/** The newest mail to an address; waits until there are `count` of them. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  const read = async () => {
    const answer = await fetch(`${product.url}/dev/mailbox/messages`);
    const body = (await answer.json()) as Mail[] | { items: Mail[] };
    return (Array.isArray(body) ? body : body.items).filter(({ to }) => to === address);
  };
  await vi.waitFor(async () => expect((await read()).length).toBeGreaterThanOrEqual(count), { timeout: 15_000, interval: 100 });
  const [newest] = await read();
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}

/** The link of a mail that leads back to the application. */
export function linkIn({ text }: Mail): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.startsWith(product.url));
  if (!link) throw new Error(`no link in:\n${text}`);
  return link.replace(/[)\]>.]+$/, '');
}

/** The six digits that a mail offers beside its link. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text.replaceAll(/https?:\/\/\S+/g, ''))?.[0];
  if (!code) throw new Error(`no code in:\n${mail.text}`);
  return code;
}

/** The visible element with exactly this text; the first where a toast or a label repeats it. */
export const see = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first()
    .waitFor();

/** Points at a toast: under the pointer it does not go by itself. While it moves in, it would leave the pointer behind. */
export async function holdToast(page: Page, text: string): Promise<Locator> {
  const toast = page.locator('[data-sonner-toast][data-mounted=true]', { hasText: text });
  await expect.poll(() => toast.evaluate((shown) => shown.getAnimations().length)).toBe(0);
  await toast.hover();
  return toast;
}

/** Where parts of the text of an element stand, in pixels of the window: top and left of each. */
export const placesOf = (within: Locator, parts: readonly string[]): Promise<{ top: number; left: number }[]> =>
  within.evaluate(
    (element, all) =>
      all.map((part) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(part) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + part.length);
          const { top, left } = range.getBoundingClientRect();
          return { top, left };
        }
        throw new Error(part);
      }),
    parts,
  );

export const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

export async function fillCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function askAuth(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/auth/v1/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.text();
}

/** On the dashboard, in a session that the page's browser keeps from now on. */
async function enterAs(page: Page, email: string, session: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('citelight-auth', kept), session);
  await page.goto('/dashboard');
  await see(page, 'Welcome back!');
  await see(page, email);
}

export type Credentials = { email: string; password: string };

/** A confirmed member, on the dashboard. The forms and the link have tests of their own (auth.e2e.ts); every other test begins behind them. */
export async function signUpAndConfirm(page: Page, email = newAddress()): Promise<Credentials> {
  await askAuth(page, 'signup', { email, password: PASSWORD });
  const token = new URL(linkIn(await mailTo(email))).searchParams.get('token');
  await enterAs(page, email, await askAuth(page, 'verify', { type: 'signup', token_hash: token }));
  return { email, password: PASSWORD };
}

/** The same member in another browser, on the dashboard. */
export async function returnAs(page: Page, { email, password }: Credentials): Promise<void> {
  await enterAs(page, email, await askAuth(page, 'token?grant_type=password', { email, password }));
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };

/** No violation that axe-core can find, in light, and none of colour in dark, once the screen itself (not only its header) stands. */
export async function scanAccessibility(page: Page): Promise<void> {
  // By element, not by role: a dialog that is open hides the screen behind it from assistive technology.
  await page.locator('h1').first().waitFor();
  // A prerendered page is replaced by the application's own, and a scan in that moment would see halves of both.
  await page.waitForFunction(() => {
    const [root, heading] = [document.getElementById('root'), document.querySelector('h1')];
    return !root || (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$')));
  });
  await page.evaluate(axeSource);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect.poll(() => page.locator('html.dark').count()).toBe(theme === 'dark' ? 1 : 0);
    const violations = await page.evaluate(
      async (rules) => {
        const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
        return (await axe.run({ resultTypes: ['violations'], ...rules })).violations;
      },
      theme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}, // themes differ in nothing else
    );
    const described = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
    );
    expect(described, `${page.url()} in ${theme}`).toEqual([]);
  }
}
