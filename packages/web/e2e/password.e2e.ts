import { expect, it } from 'vitest';
import { atPath, codeIn, linkIn, mailTo, newVisitor, openBrowser, scanAccessibility, see, signIn, signUpAndConfirm } from './product.ts';

openBrowser();

const NEW_PASSWORD = 'another battery staple';

async function askForLink(email: string) {
  const page = await newVisitor();
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  return page;
}

it('F1 an address that is none is refused with its message in a toast', async () => {
  const page = await askForLink('nobody');
  await page.locator('[data-sonner-toast]').getByText('Invalid email address').waitFor();
});

it('F2 says to check the mail, and offers to try again', async () => {
  const page = await askForLink('nobody@example.test');
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await see(page, 'Password reset email sent! Please check your inbox.');
  await page.getByRole('button', { name: "Didn't receive the email? Try again" }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await atPath(page, '/auth');
});

it('F2 F6 a new password by the code of the mail, in the same browser', async () => {
  const member = await newVisitor();
  const { email } = await signUpAndConfirm(member);
  const page = await askForLink(email);
  await page.getByLabel('Or enter the code from the e-mail').fill(codeIn(await mailTo(email, 2)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await atPath(page, '/reset-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Password updated successfully! Redirecting to dashboard...');
  await atPath(page, '/dashboard');
});

it('F3 F4 F6 a new password by the link, in another browser', async () => {
  const member = await newVisitor();
  const { email } = await signUpAndConfirm(member);
  await askForLink(email);
  const link = linkIn(await mailTo(email, 2));

  const page = await newVisitor();
  await page.route('**/auth/v1/verify', async (route) => {
    await see(page, 'Verifying reset link...');
    await route.continue();
  });
  await page.goto(link);
  const [password, confirm] = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
  await password.fill('12345');
  await confirm.fill('123456');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Password must be at least 6 characters');
  await scanAccessibility(page);
  await password.fill(NEW_PASSWORD);
  await confirm.fill(`${NEW_PASSWORD}!`);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Passwords do not match');
  await confirm.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Password updated successfully! Redirecting to dashboard...');
  await atPath(page, '/dashboard');

  const later = await newVisitor();
  await signIn(later, email);
  await see(later, 'Invalid login credentials');
  await signIn(later, email, NEW_PASSWORD);
  await atPath(later, '/dashboard');
});

it('F5 without a session it says so and goes to /forgot-password', async () => {
  const page = await newVisitor();
  await page.goto('/reset-password');
  await see(page, 'Invalid or expired reset link. Please request a new one.');
  await atPath(page, '/forgot-password');

  await page.goto('/reset-password?token_hash=0123456789abcdef0123456789abcdef&type=recovery');
  await see(page, 'Invalid or expired reset link. Please request a new one.');
  await atPath(page, '/forgot-password');
  expect(await page.evaluate(() => localStorage.getItem('citelight-auth'))).toBeNull();
});

it('F6 a session that came by no link is asked for the current password', async () => {
  const page = await newVisitor();
  const { email, password } = await signUpAndConfirm(page);
  await page.goto('/reset-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Your current password is needed to choose a new one');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await see(page, 'Password updated successfully! Redirecting to dashboard...');

  const later = await newVisitor();
  await signIn(later, email, NEW_PASSWORD);
  await atPath(later, '/dashboard');
});

it('F1 F2 can be used by everyone', async () => {
  const page = await newVisitor({ width: 360 });
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').waitFor();
  await scanAccessibility(page);
  await page.getByLabel('E-mail').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await scanAccessibility(page);
});
