import { expect, it } from 'vitest';
import {
  atPath,
  codeIn,
  fillCredentials,
  linkIn,
  mailTo,
  newAddress,
  newVisitor,
  openBrowser,
  PASSWORD,
  scanAccessibility,
  see,
  signIn,
  signUpAndConfirm,
} from './product.ts';

openBrowser();

it('A1 two tabs by query, each with e-mail and password; the ways out', async () => {
  const page = await newVisitor();
  await page.goto('/auth');
  const selected = () => page.getByRole('tab', { selected: true }).textContent();
  expect(await selected()).toBe('Sign In');
  await page.goto('/auth?tab=signup');
  expect(await selected()).toBe('Sign Up');
  await page.getByLabel('E-mail').waitFor();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.waitForURL(/tab=signin/);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await atPath(page, '/forgot-password');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await atPath(page, '/');
});

it.each(['signin', 'signup'])('A2 the fields are checked in %s', async (tab) => {
  const page = await newVisitor();
  await page.goto(`/auth?tab=${tab}`);
  await fillCredentials(page, 'not an address', '12345');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await see(page, 'Invalid email address');
  await see(page, 'Password must be at least 6 characters');
});

it('A3 L2 signing up by keyboard alone, confirming in another browser, and landing on the dashboard', async () => {
  const page = await newVisitor();
  const email = newAddress();
  await page.goto('/');
  await page.keyboard.press('Tab');
  const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let step = 0; (await focus()) !== 'Sign In'; step += 1) {
    expect(step).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await atPath(page, '/auth');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  for (let step = 0; (await focus()) !== 'Sign In' || (await page.evaluate(() => document.activeElement?.role)) !== 'tab'; step += 1) {
    expect(step).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/tab=signup/);
  // The address changes first: what is typed before the other form stands is lost with the form it was typed into.
  await page.getByRole('button', { name: 'Sign Up', exact: true }).waitFor();
  const inField = (type: string) => page.evaluate((wanted) => document.activeElement?.getAttribute('type') === wanted, type);
  for (let step = 0; !(await inField('email')); step += 1) {
    expect(step).toBeLessThan(5);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await see(page, 'Account created! Please check your email to confirm.');

  const elsewhere = await newVisitor();
  await elsewhere.goto(linkIn(await mailTo(email)));
  await atPath(elsewhere, '/dashboard');
  await see(elsewhere, email);
  await see(elsewhere, 'No Reports Found');
});

it('A3 A5 the code of the mail confirms in the browser that signed up, and what the visitor came for follows', async () => {
  const page = await newVisitor();
  const email = newAddress();
  await page.goto('/auth?tab=signup&url=shut.test');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const code = codeIn(await mailTo(email));
  const field = page.getByLabel('Or enter the code from the e-mail');
  await scanAccessibility(page);
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await see(page, 'This code is not right, or older than ten minutes.');
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await see(page, 'Analysis started! This is now your tracked website.');
  await atPath(page, '/dashboard');
});

it('A3 O-6 whoever confirms an address that two signed up with chooses the password', async () => {
  const email = newAddress();
  for (const password of ['the first long password', 'the second long password']) {
    const page = await newVisitor();
    await page.goto('/auth?tab=signup');
    await fillCredentials(page, email, password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await see(page, /confirm/i);
  }
  const owner = await newVisitor();
  await owner.goto(linkIn(await mailTo(email)));
  await see(owner, 'More than one sign-up used this email address, so no password was kept. Please choose one now.');
  await atPath(owner, '/reset-password');
  await owner.getByLabel('New password').fill('the third long password');
  await owner.getByLabel('Confirm password').fill('the third long password');
  await owner.getByRole('button', { name: 'Update Password' }).click();
  await atPath(owner, '/dashboard');
});

it('A3 a link that was used says so', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  const another = await newVisitor();
  await another.goto(linkIn(await mailTo(email)));
  await another.getByRole('heading', { name: 'This link did not work' }).waitFor();
  await see(another, /invalid or has expired/);
  await another.getByRole('link', { name: 'Sign In', exact: true }).last().waitFor();

  // The same link once more in the browser that it signed in: no second sign-in is asked for.
  await page.goto(linkIn(await mailTo(email)));
  await page.getByRole('heading', { name: 'This link did not work' }).waitFor();
  await see(page, 'You are signed in already, so you can go on without it.');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await see(page, 'Welcome back!');
});

it('A4 C3 messages are shown while the connection is off, and after it', async () => {
  const page = await newVisitor({ width: 360 });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fillCredentials(page, newAddress());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'The server could not be reached. Please check your connection and try again.' })
    .waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(page, 'Invalid login credentials');
});

it('A3 a mail scanner that only fetches the link does not use it up', async () => {
  const page = await newVisitor();
  const email = newAddress();
  await page.goto('/auth?tab=signup');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const link = linkIn(await mailTo(email));
  for (let visit = 0; visit < 3; visit += 1) await fetch(link);
  await page.goto(link);
  await atPath(page, '/dashboard');
});

it('A4 whoever signs in before confirming is told so, and gets the mail again', async () => {
  const page = await newVisitor();
  const email = newAddress();
  await page.goto('/auth?tab=signup');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await mailTo(email);
  const another = await newVisitor();
  await signIn(another, email);
  await see(another, 'Email not confirmed');
  await see(another, /^This address is not confirmed yet/);
  await another.getByRole('button', { name: 'Send it again' }).click();
  await see(another, 'Email sent again. Please check your inbox.');
  await another.goto(linkIn(await mailTo(email, 2)));
  await atPath(another, '/dashboard');
});

it('A4 a registered address is told to sign in', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  const another = await newVisitor();
  await another.goto('/auth?tab=signup');
  await fillCredentials(another, email);
  await another.getByRole('button', { name: 'Sign Up' }).click();
  await see(another, 'This email is already registered. Please sign in instead.');
});

it('A4 shows what the server says of a password that everybody knows', async () => {
  const page = await newVisitor();
  await page.goto('/auth?tab=signup');
  await fillCredentials(page, newAddress(), 'password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[data-sonner-toast][data-type=error]').waitFor();
  await page
    .getByRole('tabpanel')
    .getByText(/among the most common ones/)
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
});

it('A5 A6 signing out and in again', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await atPath(page, '/');
  await see(page, 'Signed out successfully');
  expect(await page.evaluate(() => localStorage.getItem('citelight-auth'))).toBeNull();

  await signIn(page, email, 'a wrong password');
  await see(page, 'Invalid login credentials');
  await signIn(page, email);
  await see(page, 'Welcome back!');
  await atPath(page, '/dashboard');
});

it('X5 a protected page sends to /auth, replaces history, and is returned to', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  const another = await newVisitor();
  await another.goto('/contact');
  await another.goto('/profile-settings?tab=credits');
  await atPath(another, '/auth');
  await another.goBack();
  await atPath(another, '/contact');
  await another.goForward();
  await fillCredentials(another, email);
  await another.getByRole('button', { name: 'Sign In' }).click();
  await atPath(another, '/profile-settings');
  expect(new URL(another.url()).search).toBe('?tab=credits');
});

it("X5 says 'Loading...' while the session is determined", async () => {
  const page = await newVisitor();
  let open = () => {};
  const asked = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/settings', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await see(page, 'Loading...');
  expect(await page.getByRole('heading', { name: 'Welcome back!' }).count()).toBe(0);
  open();
  await atPath(page, '/auth');
});

it('X5 a browser that keeps a session sees whose screen it is meanwhile', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  const scripts = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Welcome back!', level: 1 }).waitFor();
  await see(page, 'Loading...');
  await page.unroute(scripts);
  await page.reload();
  await see(page, email);
});

it('U6 X5 a kept session is enough to begin with: the dashboard does not wait for the code of sign-in', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    if (body.includes('GoTrueClient')) {
      held++;
      await allowed;
    }
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/dashboard');
  await see(page, 'No Reports Found');
  // The dashboard may stand before that code is even asked for.
  await expect.poll(() => held).toBe(1);
  allow();
  await page.unrouteAll({ behavior: 'wait' });
});

it('a screen whose code cannot be loaded says so and can be loaded again', async () => {
  const page = await newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await see(page, 'This page could not be shown');
  // Not for the browser's own error page.
  await page.getByRole('button', { name: 'Load Again' }).click();
  await see(page, /^The server could not be reached. Please check your connection and try again./);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Load Again' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
});

it('A5 nothing in the query leads off the site', async () => {
  const page = await newVisitor();
  const { email } = await signUpAndConfirm(page);
  const another = await newVisitor();
  await another.goto('/auth?priceId=price_of_somebody_else&url=javascript:alert(1)&redirect=https://evil.example');
  await fillCredentials(another, email);
  await another.getByRole('button', { name: 'Sign In' }).click();
  await atPath(another, '/dashboard');
});

it.each([1280, 360])('A1 sign-in and sign-up can be used by everyone at %i px', async (width) => {
  const page = await newVisitor({ width });
  await page.goto('/auth?url=example.test');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await scanAccessibility(page);
  await page.goto('/auth?tab=signup&priceId=price_citelight_weekly');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await see(page, 'Invalid email address');
  await scanAccessibility(page);
});
