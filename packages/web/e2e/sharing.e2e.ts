import { expect, it } from 'vitest';
import {
  atPath,
  type Credentials,
  dashboardStands,
  fillCredentials,
  linkIn,
  mailTo,
  newAddress,
  newVisitor,
  openBrowser,
  returnAs,
  scanAccessibility,
  see,
} from './product.ts';
import { memberWithReport, SITE_NAME } from './reports.ts';

openBrowser();

it('R10 a report is shared by e-mail, read without an account, and the link ends when it is revoked', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Report' });
  await dialog.getByText('0/500').waitFor();
  await dialog.getByLabel(/^Personal message/).fill('x'.repeat(501));
  await dialog.getByText('501/500').waitFor();
  await dialog.getByLabel('Recipient e-mail').fill('nobody');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Please enter a valid email address');
  await see(page, 'Personal message must be 500 characters or less');
  await dialog.getByLabel('Recipient e-mail').fill(`${'a'.repeat(250)}@example.test`);
  await see(page, 'Email is too long');
  await scanAccessibility(page);

  const recipient = newAddress();
  await dialog.getByLabel('Recipient e-mail').fill(recipient);
  await dialog.getByLabel(/^Personal message/).fill('Have a look <b>here</b>');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Report shared!');
  await dialog.getByText(recipient).waitFor();
  await dialog.getByText(/works until/).waitFor();
  await dialog.getByRole('button', { name: `Renew the link of ${recipient}` }).click();
  await see(page, /The link works until/);
  const mail = await mailTo(recipient);
  expect(mail.html).not.toContain('<b>here</b>');

  // Neither an account nor the gate's password is needed.
  const reader = await newVisitor({ unlocked: false, width: 360 });
  await reader.goto(linkIn(mail));
  await reader.getByRole('heading', { level: 1, name: SITE_NAME }).waitFor();
  await reader.getByRole('img', { name: /Overall score/ }).waitFor();
  expect(await reader.getByRole('link', { name: 'Check your own site' }).getAttribute('href')).toBe('/');
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await reader.getByText('Score history').count()).toBe(0);
  await scanAccessibility(reader);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await dialog.getByRole('button', { name: `Revoke the link of ${recipient}` }).click();
  await see(page, 'Link revoked');
  await reader.reload();
  await see(reader, 'This link is no longer valid. Please ask the sender for a new one.');
});

it('R10 a mail that cannot be sent says so', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.route('**/functions/v1/share-report-email', (route) =>
    route.fulfill({ status: 502, json: { success: false, code: 'share.mail_failed', error: 'Could not send email. Please try again.' } }),
  );
  await page.getByLabel('Recipient e-mail').fill(newAddress());
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Failed to share report');
  await see(page, 'Could not send email. Please try again.');
});

/** Signs the member out everywhere else, from another browser. */
async function endSessions(account: Credentials): Promise<void> {
  const other = await newVisitor();
  await returnAs(other, account);
  await other.goto('/profile-settings');
  await other
    .getByRole('button', { name: /^Sign out .* on / })
    .first()
    .click();
  await see(other, 'Session signed out');
}

it('what was typed and not sent is there again after a session that ended meanwhile', async () => {
  const page = await newVisitor();
  const account = await memberWithReport(page);
  await page.getByRole('button', { name: 'Manage Competitors' }).click();
  await page.getByLabel('Competitor name').fill('A name half');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByLabel('Recipient e-mail').fill('friend@example.test');
  await page.getByLabel(/^Personal message/).fill('It took me a while to find these words.');

  await endSessions(account);

  // The page learns of it by itself, or when it sends.
  await page
    .getByRole('button', { name: 'Send' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await atPath(page, '/auth');
  await see(page, 'Your session has ended. Please sign in again.');
  await fillCredentials(page, account.email, account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await atPath(page, '/dashboard');
  await dashboardStands(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect.poll(() => page.getByLabel('Recipient e-mail').inputValue()).toBe('friend@example.test');
  expect(await page.getByLabel(/^Personal message/).inputValue()).toBe('It took me a while to find these words.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Competitors' }).click();
  await expect.poll(() => page.getByLabel('Competitor name').inputValue()).toBe('A name half');
});

it('a name and a website that were typed and not sent are there again as well; what was cancelled is not', async () => {
  const page = await newVisitor();
  const account = await memberWithReport(page);
  const signInAgain = async (press: string, to: string) => {
    await endSessions(account);
    await page
      .getByRole('button', { name: press, exact: true })
      .last()
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    await atPath(page, '/auth');
    await fillCredentials(page, account.email, account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await atPath(page, to);
  };
  const website = page.getByLabel('Website URL');
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await website.fill('https://another.example');
  await signInAgain('Run Analysis', '/dashboard');
  await dashboardStands(page);
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await expect.poll(() => website.inputValue()).toBe('https://another.example');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await website.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await expect.poll(() => website.inputValue()).toContain(SITE_NAME);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile & Settings' }).click();
  await page.getByRole('button', { name: 'Edit full name' }).click();
  await page.getByLabel('Full Name').fill('Ada, half typed');
  await signInAgain('Save', '/profile-settings');
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ada, half typed');
});

it('the unsubscribe link of an email asks once, says that it is done, and offers it no more', async () => {
  const page = await newVisitor({ width: 360 });
  const { email } = await memberWithReport(page);
  const ready = await mailTo(email, 2);
  expect(ready.subject).toContain('Your report is ready');
  const link = /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(ready.text)?.[0] ?? '';
  const stranger = await newVisitor({ unlocked: false, width: 360 });
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await stranger.getByRole('heading', { name: 'Report emails stopped' }).waitFor();
  expect(await stranger.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
  await scanAccessibility(stranger);
  await page.goto('/profile-settings');
  await page.getByLabel('Report ready').waitFor();
  expect(await page.getByLabel('Report ready').isChecked()).toBe(false);
});
