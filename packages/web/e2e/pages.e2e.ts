import { expect, it } from 'vitest';
import { atPath, holdToast, newVisitor, openBrowser, product, scanAccessibility, see } from './product.ts';

openBrowser();

const LONG = 'x'.repeat(2001);

async function contact() {
  const page = await newVisitor();
  await page.goto('/contact');
  const send = () => page.getByRole('button', { name: 'Send Message' }).click();
  const fill = async (values: Partial<Record<'Name' | 'E-mail' | 'Subject (optional)' | 'Message', string>>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  };
  await page.getByLabel('Name').waitFor();
  return { page, send, fill };
}

it('T1 every rule of the contact form has its message', async () => {
  const { page, send, fill } = await contact();
  await see(page, 'Minimum 10 characters required');
  await send();
  await see(page, 'Name is required');
  await see(page, 'Invalid email address');
  await see(page, 'Message must be at least 10 characters');
  await fill({ Name: 'x'.repeat(101), 'E-mail': `${'x'.repeat(250)}@example.test`, 'Subject (optional)': 'x'.repeat(201), Message: LONG });
  await send();
  await see(page, 'Name must be less than 100 characters');
  await see(page, 'Email must be less than 255 characters');
  await see(page, 'Subject must be less than 200 characters');
  await see(page, 'Message must be less than 2000 characters');
  await scanAccessibility(page);
});

it('T2 a message is sent, trimmed, and the form resets', async () => {
  const { page, send, fill } = await contact();
  await fill({ Name: '  Ada Lovelace ', 'E-mail': ' ada@example.test ', Message: 'Does the engine weave patterns?' });
  const sent = page.waitForRequest('**/functions/v1/send-contact-email');
  await send();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.test',
    message: 'Does the engine weave patterns?',
  });
  await see(page, 'Message sent successfully!');
  await see(page, "We'll get back to you as soon as possible.");
  for (const label of ['Name', 'E-mail', 'Message']) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
});

it('T2 a message that cannot be sent says where to write instead', async () => {
  const { page, send, fill } = await contact();
  await fill({ Name: 'Ada', 'E-mail': 'ada@example.test', Message: 'Does the engine weave patterns?' });
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  await send();
  await see(page, 'Failed to send message');
  await see(page, 'Please try again later or email us directly at hello@citelight.example');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
});

it('T2 the second try takes the failure of the first away', async () => {
  const { page, fill } = await contact();
  await fill({ Name: 'Ada', 'E-mail': 'ada@example.test', Message: 'Does the engine weave patterns?' });
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  const send = () => page.getByLabel('Name', { exact: true }).press('Enter');
  await send();
  await holdToast(page, 'Failed to send message');
  const refused = page.waitForEvent('requestfailed');
  await send();
  await refused;
  // A form that is being sent takes no second press.
  await expect.poll(() => page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true);
  const shown = page.locator('[data-sonner-toast]');
  await expect.poll(() => shown.count()).toBe(1);
  await page.unroute('**/functions/v1/send-contact-email');
  await send();
  await see(page, 'Message sent successfully!');
  await expect.poll(() => shown.count()).toBe(1);
});

const placeholders = [
  ['/about', 'About'],
  ['/blog', 'Blog'],
  ['/consultants', 'Consultants'],
] as const;

it.each(placeholders)('T3 %s is titled %s and says Coming Soon', async (path, title) => {
  const page = await newVisitor();
  await page.goto(path);
  await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
  await see(page, 'Coming Soon');
  await scanAccessibility(page);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await atPath(page, '/contact');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await atPath(page, '/');
});

it('T4 an unknown path is said to be unknown, and logged', async () => {
  const page = await newVisitor();
  const logged = page.waitForResponse('**/api/unknown-routes');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await see(page, 'Oops! Page not found');
  expect((await logged).request().postDataJSON()).toEqual({ path: '/no/such/page' });
  expect((await logged).status()).toBe(200);
  await scanAccessibility(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${product.url}/`);
});

it.each(['/privacy', '/terms'])('L5 %s is a real page that everyone can use', async (path) => {
  const page = await newVisitor({ width: 360 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('main p, main li').count()).toBeGreaterThan(5);
  await scanAccessibility(page);
});
