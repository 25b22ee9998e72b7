import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sandboxFolder, sandboxKeys } from '../../server/src/modules/billing/stripe.service.ts';
import { createSecrets, readSecretKey } from '../../server/src/platform/secrets.ts';
import { product } from './product.ts';

/** Pays on the sandbox's checkout page, which a click has led to. */
export async function payInSandbox(page: Page, card = '4242424242424242'): Promise<void> {
  await page.getByText('Test mode: no card is charged').waitFor();
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^(Pay|Subscribe) \$/ }).click();
}

const DAY_SECONDS = 86_400;

/** Moves the clock of the sandbox, and with it what falls due there: renewals and ends of periods. It never goes back. */
export async function moveSandboxClock(days: number): Promise<void> {
  const config = { DATA_DIR: product.folder, SECRET_KEY: null };
  const { secretKey } = sandboxKeys(createSecrets(readSecretKey(config)));
  const answer = await fetch(new URL('/sandbox/clock', readFileSync(join(sandboxFolder(config), 'address'), 'utf8')), {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance: days * DAY_SECONDS }),
  });
  expect(answer.status).toBe(200);
}
