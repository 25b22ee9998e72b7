import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../src/artifacts/render.ts';
import { visitSite } from '../../src/crawl/visit-site.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { breadBlogSite, lampShopSite, type ServedSite, scriptOnlySite, serveSite, type TestSite, windowsSite } from '../sites/index.ts';
import { NO_NAMES } from '../sites/no-names.ts';
import { NOW } from './visiting.ts';

const visit = async (site: TestSite, served: ServedSite, render = false) => {
  const fetcher = createFetcher({ resolve: { [site.host]: served.address } }, NO_NAMES);
  const began = performance.now();
  try {
    return await visitSite({ url: `${site.origin}/`, fetcher, now: () => NOW + (performance.now() - began), render });
  } finally {
    await fetcher.close();
  }
};

describe.each([
  ['an honest site in English', windowsSite, 16],
  ['a blog in German', breadBlogSite, 10],
  ['a shop', lampShopSite, 17],
  ['a site of scripts only', scriptOnlySite, 5],
])('%s', (_, site, pages) => {
  let served: ServedSite;
  beforeAll(async () => {
    served = await serveSite(site.pages);
  });
  afterAll(() => served.close());

  it('is read whole', async () => {
    const seen = await visit(site, served);
    expect(seen.pages.length).toBe(pages);
    expect(seen.pages.every(({ status, document }) => status === 200 && document !== null)).toBe(true);
    expect(seen.crawl).toMatchObject({ pagesFetched: pages, pagesFound: pages, pagesPlanned: pages });
    expect(seen.sitemaps.map(({ errors }) => errors)).toEqual([[]]);
    expect(served.requests.some(({ path }) => path.startsWith('/cart') || path.startsWith('/internal'))).toBe(false);
  });

  it('gives JSON that can be read again', async () => {
    const seen = await visit(site, served);
    const again: typeof seen = JSON.parse(JSON.stringify(seen));
    expect(again.pages[0]?.document?.title).toBe(seen.pages[0]?.document?.title);
    expect(again).toEqual(JSON.parse(JSON.stringify(seen)));
  });
});

describe('rendering', () => {
  it('H46 shows what scripts write, on three pages', async () => {
    const chromium = await findChromium();
    expect(
      chromium,
      'the tests need a Chromium: apt-get install chromium, or libnss3 and libnspr4 for the packaged one',
    ).not.toHaveProperty('unavailable');
    const served = await serveSite(scriptOnlySite.pages);
    const seen = await visit(scriptOnlySite, served, true);
    await served.close();
    const rendered = seen.pages.filter((page) => page.rendered !== null);
    expect(seen.rendering).toEqual({ used: true, because: null });
    expect(rendered.length).toBe(3);
    const home = seen.pages.find(({ url }) => url === `${scriptOnlySite.origin}/`);
    expect(home?.document?.wordCount).toBeLessThan(20);
    expect(home?.rendered?.blocks.some(({ text }) => text.startsWith('Tidewatch computes high and low water'))).toBe(true);
    expect(seen.pages.find((page) => page.rendered === null)?.notRendered).toBe('only a few pages of a site are rendered');
  });

  it('renders a page without text before others of its kind', async () => {
    const origin = 'http://blank.test';
    const text = (path: string) =>
      `<!doctype html><title>${path}</title><main><h1>${path}</h1><p>Ten kilns of all sizes stand in our hall.</p></main>`;
    const paths = ['/one', '/two', '/three', '/four', '/five', '/six'];
    const pages = {
      '/': `<!doctype html><title>Home</title><main>${[...paths, '/blank'].map((path) => `<a href="${path}">${path}</a>`).join(' ')}</main>`,
      ...Object.fromEntries(paths.map((path) => [path, text(path)])),
      '/blank': '<!doctype html><title>Blank</title><main></main>',
    };
    const served = await serveSite(pages);
    const seen = await visit({ host: 'blank.test', origin, pages }, served, true);
    await served.close();
    expect(seen.pages.find(({ url }) => url === `${origin}/blank`)?.rendered).not.toBeNull();
    expect(seen.pages.filter(({ rendered }) => rendered !== null).length).toBe(3);
  });

  it('renders pages beside each other', async () => {
    const origin = 'http://pair.test';
    const waits: (() => void)[] = [];
    const script = `<script>fetch('/both').then((answer) => answer.text()).then((text) => { document.querySelector('main').textContent = text + document.title; })</script>`;
    const pages = {
      '/': '<!doctype html><title>Home</title><main><a href="/one">One</a> <a href="/two">Two</a></main>',
      '/one': `<!doctype html><title>one</title><main></main>${script}`,
      '/two': `<!doctype html><title>two</title><main></main>${script}`,
      '/both': () =>
        new Promise<string>((resolve) => {
          waits.push(() => resolve('Both asked: '));
          if (waits.length === 2) for (const answer of waits) answer();
        }),
    };
    const served = await serveSite(pages);
    const seen = await visit({ host: 'pair.test', origin, pages }, served, true);
    await served.close();
    const textOf = (path: string) => seen.pages.find(({ url }) => url === origin + path)?.rendered?.blocks.map(({ text }) => text);
    expect([textOf('/one'), textOf('/two')]).toEqual([['Both asked: one'], ['Both asked: two']]);
  });

  it.each([
    ['hides it until somebody scrolls', 'none', true],
    ['leaves it as it is', 'block', false],
  ])('reads the HTML alone where a script takes the text out of sight: it %s', async (_what, display, isLeftOut) => {
    const origin = 'http://scroll.test';
    const text = '<p>Glazes melt between 1040 and 1280 degrees, by what they are made of.</p>'.repeat(8);
    const script = `<script>document.querySelector('#text').style.display = '${display}'</script>`;
    const pages = { '/': `<!doctype html><title>Glazes</title><main><h1>Glazes</h1><div id="text">${text}</div></main>${script}` };
    const served = await serveSite(pages);
    const seen = await visit({ host: 'scroll.test', origin, pages }, served, true);
    await served.close();
    const because = 'The browser showed hardly any of the text that the HTML holds, so the HTML was read alone.';
    expect([seen.pages[0]?.rendered === null, seen.pages[0]?.notRendered]).toEqual(isLeftOut ? [true, because] : [false, null]);
  });

  it.each([
    ['an address that it cannot load', 'https://away.test/', 'A script led the browser to an address that it could not load.'],
    ['another page', '/other', 'A script led the browser to another page: http://away.test/other'],
  ])('does not take %s, to which a script leads, for the page', async (_what, target, because) => {
    const origin = 'http://away.test';
    const html = (title: string, script = '') => `<!doctype html><title>${title}</title><main><h1>${title}</h1></main>${script}`;
    const pages = { '/': html('Home', `<script>location.replace('${target}')</script>`), '/other': html('Other') };
    const served = await serveSite(pages);
    const seen = await visit({ host: 'away.test', origin, pages }, served, true);
    await served.close();
    const home = seen.pages.find(({ url }) => url === `${origin}/`);
    expect([home?.document?.title, home?.rendered, home?.notRendered]).toEqual(['Home', null, because]);
  });

  it('H46 follows the links that scripts add to the home page, after all others', async () => {
    const origin = 'http://kilns.test';
    const page = (title: string, body: string) =>
      `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main>`;
    const menu = ['/repairs', '/about', '/secret'].map((path) => `<a href="${path}">${path}</a>`).join('');
    const pages = {
      '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
      '/': `${page('Acme Kilns', '<p>We build kilns for potters. <a href="/kilns">All kilns</a></p>')}<script>document.body.insertAdjacentHTML('beforeend', '<nav>${menu}</nav>')</script>`,
      '/kilns': page('Kilns', '<p>Three sizes of kiln, each with a cone of its own.</p>'),
      '/repairs': page('Repairs', '<p>We repair kilns of any make. <a href="/parts">Spare parts</a></p>'),
      '/about': page('About us', '<p>Two potters run this workshop.</p>'),
      '/parts': page('Spare parts', '<p>Coils, bricks and cones.</p>'),
    };
    const served = await serveSite(pages);
    const found = async (render: boolean) => {
      const seen = await visit({ host: 'kilns.test', origin, pages }, served, render);
      return seen.pages.map(({ url, foundBy, depth }) => `${new URL(url).pathname} ${foundBy} ${depth}`);
    };
    expect(await found(false)).toEqual(['/ start 0', '/kilns link 1']);
    expect(await found(true)).toEqual(['/ start 0', '/about script null', '/kilns link 1', '/parts link null', '/repairs script null']);
    await served.close();
  });
});
