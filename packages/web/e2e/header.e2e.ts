import { expect, it } from 'vitest';
import { atPath, newVisitor, openBrowser, product, scanAccessibility, see, signUpAndConfirm } from './product.ts';

openBrowser();

it('H1 H2 signed out: the logo leads to /, three anchors and Sign In', async () => {
  const page = await newVisitor();
  await page.goto('/contact');
  const header = page.getByRole('banner');
  for (const [name, id] of [
    ['Features', 'features'],
    ['Pricing', 'pricing'],
    ['About', 'about'],
  ]) {
    await page.goto('/contact');
    await header.getByRole('link', { name }).click();
    await page.waitForURL(`${product.url}/#${id}`);
  }
  await header.getByRole('link', { name: 'Analyze free' }).click();
  await page.waitForURL(`${product.url}/#url`);
  await header.getByRole('link', { name: 'Analyze free' }).waitFor();
  await header.getByRole('link', { name: 'Sign In' }).click();
  await atPath(page, '/auth');
  await header.getByRole('link', { name: /Citelight/ }).click();
  await atPath(page, '/');
});

it('H2 on a phone the anchors are behind a menu', async () => {
  const page = await newVisitor({ width: 360 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL(`${product.url}/#pricing`);
});

it('H1 H3 H4 H5 signed in: credits, Dashboard, and the menu in its order', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page, `zq${Date.now()}@example.test`);
  const header = page.getByRole('banner');
  await header.locator('[data-credits]').waitFor();
  await header.getByRole('link', { name: 'Dashboard', exact: true }).waitFor();
  expect(await header.getByRole('link', { name: /Citelight/ }).getAttribute('href')).toBe('/dashboard');

  const button = header.getByRole('button', { name: 'Account menu' });
  expect(await button.textContent()).toBe('ZQ');
  await button.click();
  await see(page, email);
  await see(page, /\d+ credits?$/);
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Profile & Settings', 'Subscribe', 'Sign Out']);
});

it('H5 the menu works by keyboard and gives focus back', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  const button = page.getByRole('button', { name: 'Account menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Profile & Settings');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Sign Out');
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Profile & Settings');
  await page.keyboard.press('Enter');
  await atPath(page, '/profile-settings');
});

it('H7 H8 the plan dialog, and subscribing without a tracked website', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Optimization Plan' });
  await dialog.getByText('Start with a free assessment, then scale with automated reports that keep you ahead of the curve.').waitFor();
  expect(await dialog.locator('[data-plan]').count()).toBe(3);
  expect(await dialog.locator('[data-plan=weekly]').getByText('Most Popular').count()).toBe(1);
  expect(await dialog.getByText('Most Popular').count()).toBe(1);
  await scanAccessibility(page);
  await dialog.getByRole('button', { name: 'Start Weekly' }).click();
  await see(page, 'Please analyze your website first before subscribing');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});
