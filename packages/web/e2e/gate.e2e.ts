import { expect, it } from 'vitest';
import { linkIn, mailTo, newAddress, newVisitor, openBrowser, PASSWORD, product, scanAccessibility, see } from './product.ts';

openBrowser();

const unlock = async (page: Awaited<ReturnType<typeof newVisitor>>, password: string) => {
  await page.getByLabel('Access password').fill(password);
  await page.getByRole('button', { name: 'Unlock Access' }).click();
};

it.each(['/', '/auth', '/dashboard', '/nowhere'])('G1 stands before %s', async (path) => {
  const page = await newVisitor({ unlocked: false });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Early Access' }).waitFor();
  await see(page, 'This application is currently in beta. Please enter the access password to continue.');
  expect(await page.locator('input[type=password]').count()).toBe(1);
  await page.getByRole('button', { name: 'Unlock Access' }).waitFor();
});

it('G1 G3 stands before a member whose sign-in outlived the browser session', async () => {
  const page = await newVisitor({ unlocked: false });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.classList.add('signed-in'));
  await page.getByLabel('Access password').waitFor();
  await page.getByRole('button', { name: 'Unlock Access' }).click({ trial: true });
});

it('G2 refuses a wrong password, says so and clears the field; the match is exact', async () => {
  const page = await newVisitor({ unlocked: false });
  await page.goto('/');
  for (const wrong of ['nonsense', product.gatePassword.toLowerCase(), ` ${product.gatePassword}`, `${product.gatePassword} `]) {
    await unlock(page, wrong);
    await see(page, 'Incorrect password. Please try again.');
    expect(await page.getByLabel('Access password').inputValue()).toBe('');
    await page.getByLabel('Access password').fill('x'); // takes the sentence away before the next try
    await expect.poll(() => page.getByText('Incorrect password. Please try again.').count()).toBe(0);
  }
});

it('G3 unlocks for the browser session: survives a reload, gone in a new one', async () => {
  const page = await newVisitor({ unlocked: false });
  await page.goto('/');
  await unlock(page, product.gatePassword);
  await page.getByLabel('Website URL').waitFor();
  await page.reload();
  await page.getByLabel('Website URL').waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.every(({ expires }) => expires === -1)).toBe(true);

  const another = await newVisitor({ unlocked: false });
  await another.goto('/');
  await another.getByRole('heading', { name: 'Early Access' }).waitFor();
});

it('G3 what comes behind the gate is seen from its beginning', async () => {
  const page = await newVisitor({ unlocked: false });
  await page.goto('/');
  await unlock(page, product.gatePassword);
  await page.getByLabel('Website URL').waitFor();
  await page.waitForLoadState('load');
  // The browser puts a page where it was left when it has painted it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('G1 from a shared link the only way on is the gate', async () => {
  const page = await newVisitor({ unlocked: false });
  await page.goto(`/shared/${'a'.repeat(40)}`);
  await see(page, 'This link does not open a report');
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0);
  const own = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(own.sort()).toEqual(['#main', '/', '/', '/']);
  // Even by the application's own navigation.
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: 'Early Access' }).waitFor();
  await page.goto(`/shared/${'a'.repeat(40)}`);
  await page.getByRole('link', { name: 'Early Access', exact: true }).click();
  await page.getByRole('heading', { name: 'Early Access' }).waitFor();
});

it('G1 whoever confirms an address before the gate comes in by its password alone', async () => {
  const page = await newVisitor({ unlocked: false });
  const email = newAddress();
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  const token = new URL(linkIn(await mailTo(email))).searchParams.get('token');
  await page.goto(`/?token_hash=${token}&type=signup`);
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await scanAccessibility(page);
  await page.getByRole('link', { name: 'Enter Access Password' }).click();
  await unlock(page, product.gatePassword);
  await see(page, 'Welcome back!');
  await see(page, email);
});

it('G1 the gate can be read by everyone', async () => {
  const page = await newVisitor({ unlocked: false, width: 360 });
  await page.goto('/');
  await scanAccessibility(page);
});
