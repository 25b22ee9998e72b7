import type { Page } from 'playwright-core';
import { breadBlogSite, lampRivalSite, lampShopSite } from '../../engine/test/sites/index.ts';
import { type Credentials, returnAs, signUpAndConfirm } from './product.ts';

/** The sites that setup.ts serves on loopback: the one assessed, and two to compare it with. */
export const SITE = lampShopSite.origin;
export const SITE_NAME = lampShopSite.host;
/** Nothing listens there. */
export const SHUT_SITE = 'http://shut.test';
/** Of the same trade. */
export const RIVAL = { name: 'Bright Row', url: lampRivalSite.origin };
export const OTHER_RIVAL = { name: 'Krume und Kruste', url: breadBlogSite.origin };

/** Calls the product with the session of a page; what it answers is the caller's to know. */
export async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const { access_token: token, user } = JSON.parse(localStorage.getItem('citelight-auth') ?? '{}');
      const payload = sent && JSON.stringify(to.endsWith('analyze-website') ? { ...sent, userId: user.id } : sent);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const got = await fetch(to, payload ? { method: 'POST', headers, body: payload } : { headers });
      return (await got.json()) as unknown;
    },
    [path, body] as const,
  );
  return answer as T;
}

const SETTLING = { timeout: 80_000 };

/** Waits until no report of the list is being made any more. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).first().waitFor(SETTLING);
  await page.waitForFunction(
    () => !/Generating|Processing|Pending/.test(document.querySelector('ul[aria-label="Reports"]')?.textContent ?? ''),
    null,
    SETTLING,
  );
}

/** A member on the dashboard with the finished free report of the site. */
export async function memberWithReport(page: Page, url = SITE, { settles = url === SITE } = {}): Promise<Credentials> {
  const account = await signUpAndConfirm(page);
  await ask(page, '/functions/v1/analyze-website', { url, freeOnly: true });
  if (settles) await settled(page);
  return account;
}

let reader: Credentials | undefined;

/** The same for a test that changes nothing: those of one process share one member and its report. */
export async function readerWithReport(page: Page): Promise<void> {
  if (reader) await returnAs(page, reader);
  else reader = await memberWithReport(page);
  await settled(page);
}

/** Adds the competitors to the tracked website and runs the comprehensive analysis to its end. */
export async function compareWith(page: Page, rivals: readonly { name: string; url: string }[], url = SITE): Promise<void> {
  const { items } = await ask<{ items: { id: string }[] }>(page, '/data/v1/tracked_websites?is_active=true');
  const competitors = rivals.map(({ name, url }) => ({ competitor_name: name, competitor_url: url }));
  await ask(page, '/data/v1/competitors', { website_id: items[0]?.id, competitors });
  await ask(page, '/functions/v1/analyze-website', { url });
  await page.reload();
  await page.locator('[data-report]').nth(1).waitFor();
  await settled(page);
}
