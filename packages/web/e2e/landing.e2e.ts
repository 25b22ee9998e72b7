import { LANDING_URL_MESSAGES, PLANS } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { atPath, newVisitor, openBrowser, scanAccessibility, see, signUpAndConfirm } from './product.ts';

openBrowser();

async function landing(width?: number) {
  const page = await newVisitor(width ? { width } : {});
  await page.goto('/');
  return page;
}

it('L1 shows the form, a sample report, six features, a comparison, prices and the anchors', async () => {
  const page = await landing();
  await page.getByLabel('Website URL').waitFor();
  await page.getByRole('region', { name: 'Sample report' }).waitFor();
  expect(await page.locator('#features [data-feature]').count()).toBe(6);
  await page.getByRole('table', { name: /compared/ }).waitFor();
  for (const id of ['features', 'pricing', 'about']) expect(await page.locator(`#${id}`).count()).toBe(1);
});

it('L1 is readable and usable without a script', async () => {
  const page = await landing();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(scripts).toBeLessThan(30_000);
});

it.each(['/', '/auth', '/contact', '/sample'])('L1 nothing moves while %s loads', async (path) => {
  const page = await newVisitor({ width: 360 });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The line of a phone: what arrives late must not push what is there.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

it.each(['/contact', '/privacy', '/terms', '/sample'])('L1 the heading of %s stays while the application takes over', async (path) => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    const seen = window as unknown as { gone: number };
    seen.gone = 0;
    let shown = false;
    new MutationObserver(() => {
      const there = document.querySelector('h1') !== null;
      if (shown && !there) seen.gone += 1;
      shown ||= there;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { gone: number }).gone)).toBe(0);
});

it('L2 shows a signed-in visitor Loading and then the dashboard', async () => {
  const page = await newVisitor();
  await signUpAndConfirm(page);
  // The dashboard is held back until the landing document has shown its state.
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('loadingWasShown', resolve);
  await page.addInitScript(() => {
    const look = () => {
      const state = document.querySelector<HTMLElement>('#signed-in');
      if (state?.checkVisibility() && !document.querySelector('main')?.checkVisibility())
        (window as unknown as { loadingWasShown(): void }).loadingWasShown();
      else requestAnimationFrame(look);
    };
    if (location.pathname === '/') look();
  });
  await page.route('**/dashboard', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await atPath(page, '/dashboard');
  await see(page, 'Welcome back!');
});

describe('L3 the URL is checked', () => {
  it.each([
    ['nothing', '', LANDING_URL_MESSAGES.invalid],
    ['words', 'not a site', LANDING_URL_MESSAGES.invalid],
    ['a name with a space', 'my lamps.test', LANDING_URL_MESSAGES.invalid],
    ['a scheme alone', 'http://', LANDING_URL_MESSAGES.invalid],
    ['a text too long', `example.test/${'x'.repeat(2048)}`, LANDING_URL_MESSAGES.tooLong],
    ['another scheme', 'ftp://example.test', LANDING_URL_MESSAGES.scheme],
    ['a script', 'javascript:alert(1)', LANDING_URL_MESSAGES.scheme],
  ])('L3 refuses %s', async (_, typed, message) => {
    const page = await landing();
    await page.getByLabel('Website URL').fill(typed);
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await see(page, message);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it.each([
    ['example.test', 'https://example.test/'],
    ['  http://example.test/a?b=c ', 'http://example.test/a?b=c'],
    ['localhost:8080', 'https://localhost:8080/'],
  ])('L4 %s goes to sign-up as %s', async (typed, url) => {
    const page = await landing();
    await page.getByLabel('Website URL').fill(typed);
    await page.getByLabel('Website URL').press('Enter');
    await atPath(page, '/auth');
    const query = new URL(page.url()).searchParams;
    expect([query.get('tab'), query.get('url')]).toEqual(['signup', url]);
    await see(page, 'Please sign in to analyze websites');
  });
});

it('L5 the footer leads to every page', async () => {
  const page = await landing();
  const links = await page.locator('footer a').evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  for (const path of ['/sample', '/about', '/blog', '/consultants', '/contact', '/privacy', '/terms']) expect(links).toContain(path);
  expect(await page.getByRole('navigation', { name: 'Social' }).getByRole('link').count()).toBeGreaterThan(0);
});

it('L6 makes the four promises', async () => {
  const page = await landing();
  const text = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  for (const promise of ['Results in 2 minutes', 'Up to 5 competitors compared', '6 analysis factors', '78% of users improved'])
    expect(text).toContain(promise);
});

/** What a plan's credits pay for. */
const BRINGS = {
  monthly: '12 credits a month, enough for 1 comprehensive analysis',
  weekly: '60 credits a month, enough for 5 comprehensive analyses',
  daily: '372 credits a month, enough for 31 comprehensive analyses',
};

it('L7 P8 shows the three plans, the weekly one featured', async () => {
  const page = await landing();
  const cards = page.locator('#pricing [data-plan]');
  expect(await cards.count()).toBe(PLANS.length);
  for (const [index, plan] of PLANS.entries()) {
    const text = ((await cards.nth(index).textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const part of [plan.name, `$${plan.price}/${plan.period}`, plan.description, ...plan.features, plan.cta])
      expect(text).toContain(part);
    expect(text.includes('Most Popular')).toBe(plan.tier === 'weekly');
    expect(text).toContain(BRINGS[plan.tier]);
  }
});

it('H8 subscribing signed out leads to sign-up with the plan', async () => {
  const page = await landing();
  await page.getByRole('link', { name: 'Start Weekly' }).click();
  await atPath(page, '/auth');
  const query = new URL(page.url()).searchParams;
  expect([query.get('tab'), query.get('priceId')]).toEqual(['signup', 'price_citelight_weekly']);
  await see(page, 'Please sign in to subscribe');
});

it.each([360, 768, 1440])('L1 fits %i px', async (width) => {
  const page = await landing(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('L1 the landing page can be used by everyone', async () => {
  await scanAccessibility(await landing());
  await scanAccessibility(await landing(360));
});

it('the choice of light or dark is kept', async () => {
  const page = await landing();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.reload();
  expect(await page.locator('html.dark').count()).toBe(1);
});

it('V2 the dial fills from where its scale begins, in one piece', async () => {
  const page = await newVisitor({ width: 768, theme: 'dark', motion: true });
  await page.goto('/');
  const dial = page.getByRole('img', { name: /Overall score/ }).first();
  await dial.scrollIntoViewIfNeeded();
  const at = (angle: number) =>
    dial.locator('.dial-fill').evaluate((fill, degrees) => {
      (fill as SVGElement).style.animation = 'none';
      (fill as SVGElement).style.setProperty('--dial-angle', `${degrees}deg`);
    }, angle);
  const picture = async () => {
    const png = (await dial.screenshot()).toString('base64');
    // How bright the ring is at its first and its topmost ticks.
    return page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const draw = canvas.getContext('2d');
      draw?.drawImage(image, 0, 0);
      const sumAround = (degrees: number) => {
        let sum = 0;
        for (let d = -12; d <= 12; d += 0.5) {
          const angle = ((degrees + d - 90) * Math.PI) / 180;
          const [x, y] = [(0.5 + Math.cos(angle) * (50 / 120)) * image.width, (0.5 + Math.sin(angle) * (50 / 120)) * image.height];
          const [r = 0, g = 0, b = 0] = draw?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data ?? [];
          sum += r + g + b;
        }
        return sum;
      };
      return { start: sumAround(240), top: sumAround(0) };
    }, png);
  };
  await at(0);
  const empty = await picture();
  await at(60);
  const begun = await picture();
  expect(begun.start).toBeGreaterThan(empty.start * 1.1);
  expect(begun.top).toBe(empty.top);
});
