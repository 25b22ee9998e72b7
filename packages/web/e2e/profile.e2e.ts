import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atPath,
  codeIn,
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

async function member(width = 1280) {
  const page = await newVisitor({ width });
  const account = await signUpAndConfirm(page);
  await page.goto('/profile-settings');
  await see(page, 'Member Since');
  return { page, ...account };
}

describe('S1 the profile', () => {
  it('S1 shows e-mail, name and the day of joining', async () => {
    const { page, email } = await member();
    await see(page, email);
    await see(page, 'Not set');
    await see(page, new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date()));
  });

  it('S1 the name is edited in place, trimmed, and removed when empty', async () => {
    const { page } = await member();
    const save = async (name: string) => {
      await page.getByRole('button', { name: 'Edit full name' }).click();
      await page.getByLabel('Full Name').fill(name);
      const sent = page.waitForRequest('**/data/v1/profiles/*');
      await page.keyboard.press('Enter');
      return (await sent).postDataJSON() as unknown;
    };
    expect(await save('  Ada Lovelace ')).toEqual({ full_name: 'Ada Lovelace' });
    await see(page, 'Name updated successfully');
    await page.reload();
    await see(page, 'Ada Lovelace');
    expect(await save('   ')).toEqual({ full_name: null });
    await see(page, 'Not set');
  });

  it('S1 M1 a long name of one word, in whatever direction, fits 360 px', async () => {
    const { page } = await member(360);
    await page.getByRole('button', { name: 'Edit full name' }).click();
    const field = page.getByLabel('Full Name');
    await field.fill('محمد');
    expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
    await field.fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit full name' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('S1 what stands below the profile and the second step stays where it is when they arrive', async () => {
    const page = await newVisitor();
    await signUpAndConfirm(page);
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    for (const path of ['**/data/v1/profiles*', '**/auth/v1/user'])
      await page.route(path, async (route) => {
        await allowed;
        await route.continue();
      });
    await page.goto('/profile-settings');
    const tops = () =>
      Promise.all(
        ['Password', 'Sessions'].map(async (name) => {
          const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
          return Math.round(box?.y ?? -1);
        }),
      );
    await see(page, 'Member Since');
    await see(page, 'This browser');
    const before = await tops();
    allow();
    await see(page, 'Off');
    await see(page, 'Not set');
    expect(await tops()).toEqual(before);
  });

  it('S1 a name that cannot be saved, and a profile that cannot be loaded', async () => {
    const { page } = await member();
    await page.route('**/data/v1/profiles/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit full name' }).click();
    await page.getByLabel('Full Name').fill('Ada');
    await page.keyboard.press('Enter');
    await see(page, 'Failed to update name');

    await page.route('**/data/v1/profiles', (route) =>
      route.fulfill({ status: 404, json: { success: false, code: 'profile.not_found', error: 'gone' } }),
    );
    await page.reload();
    await see(page, 'Failed to load profile data');
  });

  it.each([1280, 360])('S1 can be used by everyone at %i px', async (width) => {
    const { page } = await member(width);
    await see(page, 'This browser');
    await scanAccessibility(page);
  });
});

describe('S1 the password', () => {
  it('S1 U1 is changed by whoever knows the current one, and the old one is over', async () => {
    const { page, email, password } = await member();
    const [current, fresh, confirm] = [
      page.getByLabel('Current password'),
      page.getByLabel('New password'),
      page.getByLabel('Confirm password'),
    ];
    const change = async (now: string, next: string, again = next) => {
      await current.fill(now);
      await fresh.fill(next);
      await confirm.fill(again);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await change('', 'another battery staple');
    await see(page, 'Required');
    await change(password, 'another battery staple', 'another battery stable');
    await see(page, 'Passwords do not match');
    await change('not the one', 'another battery staple');
    await see(page, 'Your current password is not right');
    await change(password, 'iloveyou');
    await see(page, /most common ones/);
    await change(password, 'another battery staple');
    await see(page, 'Password changed');
    expect(await current.inputValue()).toBe('');

    const next = await newVisitor();
    await signIn(next, email, password);
    await see(next, 'Invalid login credentials');
    await signIn(next, email, 'another battery staple');
    await atPath(next, '/dashboard');
  });
});

const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at });

/** Turns two-step sign-in on and answers the secret. */
async function addAuthenticator(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add Authenticator App' }).click();
  await page.getByAltText('QR code for your authenticator app').waitFor();
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await see(page, 'Two-step sign-in is on');
  return secret;
}

describe('U4 two-step sign-in', () => {
  it('U4 whoever signed in long ago enters a mailed code first, and the set-up goes on', async () => {
    const { page, email } = await member();
    // What the server answers ten minutes after a sign-in.
    await page.route(
      '**/auth/v1/factors',
      (route) =>
        route.fulfill({ status: 400, json: { code: 'reauthentication_needed', error_code: 'reauthentication_needed', msg: 'needed' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Add Authenticator App' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByText('You signed in a while ago. To go on, enter the 6-digit code we emailed you.').waitFor();
    const code = codeIn(await mailTo(email, 2));
    await scanAccessibility(page);
    await dialog.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('That code is not right or has expired. Please try again.').waitFor();
    await dialog.getByLabel('Code from the email').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByAltText('QR code for your authenticator app').waitFor();
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByLabel('Code').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn On' }).click();
    await see(page, 'Two-step sign-in is on');
  });

  it('U4 F6 authenticator app: set up, asked for at sign-in and before a reset, removed', async () => {
    const { page, email } = await member();
    const secret = await addAuthenticator(page);
    await see(page, 'On');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const next = await newVisitor();
    await signIn(next, email);
    await next.getByRole('heading', { name: 'Second step' }).waitFor();
    await scanAccessibility(next);
    await next.goto('/dashboard');
    await atPath(next, '/auth');
    // A browser that does not know of the second factor is led to it by what the server answers.
    await next.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('citelight-auth') ?? '{}') as { user: { factors?: unknown } };
      delete kept.user.factors;
      localStorage.setItem('citelight-auth', JSON.stringify(kept));
    });
    await next.goto('/dashboard');
    await next.getByRole('heading', { name: 'Second step' }).waitFor();
    await atPath(next, '/auth');
    // Digits only, as in every field for a code.
    await next.getByLabel('Code').pressSequentially('0a-0');
    expect(await next.getByLabel('Code').inputValue()).toBe('00');
    await next.getByLabel('Code').fill('000000');
    await next.getByRole('button', { name: 'Continue' }).click();
    await see(next, /Invalid TOTP code/);
    // A code is taken once: the one of the next step stands inside the allowed skew.
    await next.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
    await next.getByRole('button', { name: 'Continue' }).click();
    await atPath(next, '/dashboard');

    const lost = await newVisitor();
    await lost.goto('/forgot-password');
    await lost.getByLabel('E-mail').fill(email);
    await lost.getByRole('button', { name: 'Send Reset Link' }).click();
    await see(lost, 'Check Your Email');
    await expect.poll(async () => (await mailTo(email)).subject, { timeout: 15_000 }).toMatch(/password/i);
    await lost.goto(linkIn(await mailTo(email)));
    await lost.getByRole('heading', { name: 'Second step' }).waitFor();
    expect(await lost.getByLabel('New password').count()).toBe(0);

    await next.goto('/profile-settings');
    const remove = next.getByRole('button', { name: /^Remove Authenticator/ });
    await remove.click();
    await see(next, 'Two-step sign-in is off then: your password alone opens your account.');
    await scanAccessibility(next);
    await next.getByRole('button', { name: 'Go back' }).click();
    await see(next, 'On');
    await remove.click();
    await next.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await see(next, 'Off');
    // Its button is gone: the focus is at the content's beginning, not nowhere.
    await expect.poll(() => next.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('U4 security keys: added, told apart, used at sign-in, and what goes wrong is a sentence', async () => {
    const { page, email } = await member();
    const withKey = async (visitor: Page) => {
      const devtools = await visitor.context().newCDPSession(visitor);
      await devtools.send('WebAuthn.enable');
      const options = {
        protocol: 'ctap2',
        transport: 'usb',
        hasResidentKey: false,
        hasUserVerification: true,
        isUserVerified: true,
      } as const;
      const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
      const credentials = () => devtools.send('WebAuthn.getCredentials', { authenticatorId }).then((found) => found.credentials);
      return {
        credentials,
        knows: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
        learn: (credential: Awaited<ReturnType<typeof credentials>>[number]) =>
          devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
        unplug: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
      };
    };
    const NOTHING = /^Nothing was confirmed: the request was closed, took too long, or the key did not know you/;
    const button = page.getByRole('button', { name: 'Add Security Key' });
    const add = async () => {
      // Busy until the try before it has ended.
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null);
      await button.click();
    };
    const main = await withKey(page);
    await main.knows(false);
    await add();
    await see(page, NOTHING);
    await main.knows(true);
    await add();
    await see(page, 'Security key added');
    await add();
    await see(page, 'This security key is set up already.');
    await main.unplug();
    const spare = await withKey(page);
    await add();
    const remove = page.getByRole('button', { name: /^Remove Security key/ });
    await expect.poll(() => remove.count()).toBe(2);
    const names = await remove.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace(/^Remove /, '')));

    // Whichever of the two is at hand opens the account.
    const next = await newVisitor();
    const plugged = await withKey(next);
    await signIn(next, email);
    const [first, second] = names.toSorted().map((name) => next.getByRole('button', { name: `Use ${name}` }));
    await expect.poll(() => first?.evaluate((button) => button === document.activeElement)).toBe(true);
    await first?.click();
    await see(next, NOTHING);
    await scanAccessibility(next);
    for (const credential of await spare.credentials()) await plugged.learn(credential);
    await second?.click();
    await atPath(next, '/dashboard');
  });
});

it('S1 sessions are listed, and another one can be signed out', async () => {
  const { page, email } = await member();
  const other = await newVisitor();
  await signIn(other, email);
  await atPath(other, '/dashboard');
  // An open page may hear of the end by itself, and say it before the next one is asked for.
  await other.goto('about:blank');

  await page.reload();
  const buttons = page.getByRole('button', { name: /^Sign out .* on / });
  await buttons.first().click();
  await see(page, 'Session signed out');
  await expect.poll(() => buttons.count()).toBe(0);
  const list = page.getByRole('list', { name: 'Sessions' });
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);

  await other.goto('/profile-settings');
  await atPath(other, '/auth');
  await see(other, 'Your session has ended. Please sign in again.');
});

it('D1 D7 the empty dashboard', async () => {
  const page = await newVisitor({ width: 360 });
  const { email } = await signUpAndConfirm(page);
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
  await see(page, email);
  await see(page, 'No Reports Found');
  await see(page, 'Get started by analyzing your first website');
  await scanAccessibility(page);
  await page.getByRole('link', { name: 'Analyze Website' }).click();
  await page.getByLabel('Website URL').waitFor();
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await see(page, 'Please enter a valid URL');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('analyze-website') && sent.push(request.url()));
  for (const typed of ['https:example.com', 'https://exam\\ple.com', 'http://@example.com']) {
    await page.getByLabel('Website URL').fill(typed);
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await see(page, 'Please enter a valid URL');
  }
  expect(sent).toEqual([]);
  await scanAccessibility(page);
});

describe('I2 API keys', () => {
  it('I2 a key is created, shown once, used and revoked', async () => {
    const { page } = await member(360);
    await page.getByRole('button', { name: 'Create API Key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Read reports').uncheck();
    await dialog.getByRole('button', { name: 'Create Key' }).click();
    await see(page, 'Please enter a name');
    await see(page, 'Please choose at least one permission');
    await dialog.getByLabel('Name').fill('Build server');
    await dialog.getByLabel('Run analyses').check();
    await dialog.getByRole('button', { name: 'Create Key' }).click();
    const key = (await dialog.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^citelight_[\w-]{43}$/);
    await dialog.getByRole('button', { name: 'Copy API key' }).waitFor();
    await scanAccessibility(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
    await row.getByText('never used').waitFor();
    expect(await row.textContent()).toContain('Run analyses');
    const ask = (path: string) => page.request.get(path, { headers: { authorization: `Bearer ${key}` } });
    expect((await ask('/data/v1/profiles')).status()).toBe(200);
    expect(await (await ask('/data/v1/assessment_reports')).json()).toMatchObject({ code: 'api_key.scope' });
    await page.reload();
    await row.getByText('last used').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: 'Revoke Build server' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await see(page, 'API key revoked');
    expect(await (await ask('/data/v1/profiles')).json()).toMatchObject({ code: 'api_key.invalid' });
  });
});

describe('S1 L21 the account in its owner’s hands', () => {
  it('S1 the address changes once both mailboxes have confirmed it', async () => {
    const { page, email } = await member(360);
    const next = newAddress();
    await page.getByRole('button', { name: 'Change email address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New address').fill('nobody');
    await dialog.getByRole('button', { name: 'Send Confirmation' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('New address').fill(next);
    await dialog.getByRole('button', { name: 'Send Confirmation' }).click();
    await page.getByRole('heading', { name: 'Confirm in both mailboxes' }).waitFor();
    await scanAccessibility(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto(linkIn(await mailTo(email, 2)));
    await see(page, 'Confirmed. Now open the link in the other mailbox.');
    await page.goto('/profile-settings');
    await see(page, email);
    await page.goto(linkIn(await mailTo(next)));
    await see(page, 'Your email address has been changed');
    await page.goto('/profile-settings');
    await see(page, next);
  });

  it('S1 emails are chosen, and stay as chosen', async () => {
    const { page } = await member(360);
    const choice = page.getByLabel('Automated reports');
    expect(await choice.isChecked()).toBe(true);
    expect(await page.getByLabel('Product news').isChecked()).toBe(false);
    await choice.click();
    await see(page, 'Email settings saved');
    await page.reload();
    await page.getByLabel('Report ready').waitFor();
    expect(await choice.isChecked()).toBe(false);
    expect(await page.getByLabel('Report ready').isChecked()).toBe(true);
  });

  it.each([
    [360, 'light'],
    [1440, 'dark'],
  ] as const)('R5 S1 a name and a logo for PDF reports are saved, refused and taken back at %d px (%s)', async (width, theme) => {
    const page = await newVisitor({ width, theme });
    await signUpAndConfirm(page);
    await page.goto('/profile-settings');
    const card = page
      .locator('section, div')
      .filter({ has: page.getByRole('heading', { name: 'Report branding' }) })
      .last();
    const logo = page.getByLabel('Logo', { exact: true });
    await logo.waitFor();
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await see(page, 'The logo must be a PNG, JPEG or WebP image.');
    await logo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(300_000) });
    await see(page, 'The logo must be smaller than 200 KB');
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await page.getByLabel('Name on the cover').fill('Acme Consulting');
    await page.getByRole('button', { name: 'Save branding' }).click();
    await see(page, 'Report branding saved');
    await page.reload();
    await page.getByRole('img', { name: 'Your logo' }).waitFor();
    expect(await page.getByLabel('Name on the cover').inputValue()).toBe('Acme Consulting');
    await card.scrollIntoViewIfNeeded();
    await scanAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Use Citelight’s branding' }).click();
    await see(page, 'Report branding removed');
    expect(await page.getByLabel('Name on the cover').inputValue()).toBe('');
  });

  it('L21 S1 the account is deleted with its password', async () => {
    const { page, email } = await member(360);
    await see(page, /keep the record of payments and credits, without your name and address/);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Delete your account?' }).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await see(page, 'This password is not right.');
    await scanAccessibility(page);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await see(page, 'Your account has been deleted');
    const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: PASSWORD } });
    expect(answer.status()).toBe(400);
  });
});
