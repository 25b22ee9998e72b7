import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCutProxy } from './cut-proxy.ts';
import { atPath, newVisitor, openBrowser, see, signIn, signUpAndConfirm } from './product.ts';
import { ask, SITE, settled } from './reports.ts';

openBrowser();

let proxy: Awaited<ReturnType<typeof startCutProxy>>;
beforeEach(async () => {
  proxy = await startCutProxy();
});
afterEach(() => proxy.stop());

/** A dashboard behind the proxy, and the same member in another browser who starts the analysis. */
async function twoBrowsers({ background = false } = {}): Promise<{ watching: Page; acting: Page }> {
  const acting = await newVisitor();
  const { email, password } = await signUpAndConfirm(acting);
  const watching = await newVisitor({ proxy: proxy.url });
  // A tab in the background asks for nothing by itself: what it shows came by the stream, or by the look after a new one.
  if (background) await watching.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await signIn(watching, email, password);
  await atPath(watching, '/dashboard');
  await see(watching, 'No Reports Found');
  await expect.poll(() => proxy.opened()).toBe(1);
  return { watching, acting };
}

const analyse = (acting: Page) => ask(acting, '/functions/v1/analyze-website', { url: SITE, freeOnly: true });

it('X4 D8 a stream that is cut is opened again, and what was missed meanwhile is shown', async () => {
  const { watching, acting } = await twoBrowsers({ background: true });
  proxy.block({ everything: true });
  await analyse(acting);
  await settled(acting);
  expect(await watching.locator('[data-report]').count()).toBe(0);
  proxy.allow();
  await settled(watching);
  expect(proxy.opened()).toBe(2);
  await watching.getByRole('img', { name: /Overall score: \d+ of 100/ }).waitFor();
  // The new stream carries on.
  await ask(acting, '/functions/v1/analyze-website', { url: SITE });
  await watching.locator('[data-report]').nth(1).waitFor();
  expect(proxy.opened()).toBe(2);
});

it('X4 D8 while no stream can be opened the dashboard asks every 5 seconds', async () => {
  const { watching, acting } = await twoBrowsers();
  proxy.block();
  await analyse(acting);
  await settled(watching);
  await watching.getByRole('img', { name: /Overall score: \d+ of 100/ }).waitFor();
  expect(proxy.opened()).toBe(1);
});
