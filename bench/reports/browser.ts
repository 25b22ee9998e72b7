import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../packages/engine/src/artifacts/render.ts';

/** A real browser on the built web application, signed in as a member of the bench. */

export type Member = { id: string; email: string; token: string };

export async function openBrowser(): Promise<Browser | { unavailable: string }> {
  if (!existsSync(join(import.meta.dirname, '../../packages/web/dist/app.html')))
    return { unavailable: 'the web application is not built (npm start builds it)' };
  const found = await findChromium();
  return 'unavailable' in found ? found : chromium.launch(found);
}

/** A page of a new browser session. Its context is the caller's to close. */
export async function signedInPage(browser: Browser, url: string, { id, email, token }: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const session = { access_token: token, refresh_token: 'none', token_type: 'bearer', expires_in: 3600, user: { id, email, factors: [] } };
  await context.addInitScript((stored) => {
    localStorage.setItem('citelight-auth', JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) + 3600 }));
  }, session);
  return context.newPage();
}
