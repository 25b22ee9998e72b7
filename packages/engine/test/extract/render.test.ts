import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractDocument } from '../../src/artifacts/extract.ts';
import { findChromium, openRenderer, type Renderer } from '../../src/artifacts/render.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': `<!doctype html><html lang="en"><title>App</title><main id="app"></main><script>
    fetch('/text').then((answer) => answer.text()).then((text) => {
      document.getElementById('app').innerHTML = '<h1>' + text + '</h1><x-note></x-note><img src="/never.png">';
      document.querySelector('x-note').attachShadow({ mode: 'open' }).innerHTML = '<p>Inside a shadow tree.</p>';
    });
  </script>`,
  '/text': 'Written by a script',
  '/endless': '<p>x</p><script>for (;;) {}</script>',
  '/large': '<script>document.write("<p>" + "x".repeat(6 * 1024 * 1024))</script>',
  '/curious': `<p id="out">asked</p><script>
    const tries = ['http://127.0.0.1:' + location.port + '/secret', 'http://169.254.169.254/', 'http://[::1]:80/'];
    Promise.all(tries.map((url) => fetch(url, { mode: 'no-cors' }).then((a) => a.type, () => 'refused'))).then((said) => { out.textContent = said.join(); });
  </script>`,
  '/navigator': `<p id="out"></p><script>out.textContent = navigator.userAgent</script>`,
};

describe('rendering', () => {
  const asked: string[] = [];
  let server: Server;
  let renderer: Renderer;
  let end: () => Promise<void>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const body = PAGES[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'none');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const fetcher = createFetcher({ resolve: { 'app.test': `127.0.0.1:${port}` } });
    const proxy = await fetcher.openProxy();
    const opened = await openRenderer({ proxyUrl: proxy.url, userAgent: 'CitelightBot/1.0', limitMs: 6000 });
    if ('unavailable' in opened) throw new Error(opened.unavailable);
    renderer = opened;
    end = async () => {
      await renderer.close();
      await proxy.close();
      await fetcher.close();
      server.close();
    };
  });
  afterAll(() => end());

  const htmlOf = async (path: string) => {
    const rendering = await renderer.render(`http://app.test${path}`);
    if (!rendering.ok) throw new Error(rendering.because);
    return rendering.html;
  };

  it('gives the text that scripts wrote, shadow trees included', async () => {
    const html = await htmlOf('/');
    expect(extractDocument(html, 'http://app.test/').blocks.map((block) => block.text)).toEqual([
      'Written by a script',
      'Inside a shadow tree.',
    ]);
    expect(extractDocument(PAGES['/'] ?? '', 'http://app.test/').blocks).toEqual([]);
    expect(html).toContain('<html lang="en">');
    expect(asked).not.toContain('/never.png');
  });

  it('sends every connection through the address filter, also those to loopback', async () => {
    expect(await htmlOf('/curious')).toMatch(/<p id="out">(?:opaque|refused),(?:opaque|refused),(?:opaque|refused)<\/p>/);
    expect(asked).not.toContain('/secret');
  });

  it('says who it is', async () => {
    expect(await htmlOf('/navigator')).toContain('CitelightBot/1.0');
  });

  it('says why a page was not rendered, and goes on with the next', async () => {
    expect(await renderer.render('http://app.test/none')).toEqual({ ok: false, because: 'The browser was answered with status 404.' });
    expect(await renderer.render('http://app.test/large')).toEqual({ ok: false, because: 'The page is larger than 5 MiB once rendered.' });
    expect(await renderer.render('http://app.test/endless')).toMatchObject({ ok: false, because: expect.stringContaining('6 seconds') });
    expect(await renderer.render('http://127.0.0.1/')).toMatchObject({ ok: false });
    expect(await htmlOf('/')).toContain('Written by a script');
  });
});

describe('finding Chromium', () => {
  it('says so when the named one is not there', async () => {
    expect(await findChromium({ executablePath: '/nowhere/chromium' })).toEqual({
      unavailable: expect.stringContaining('/nowhere/chromium'),
    });
  });

  it('two that unpack it at once both get a whole one', async () => {
    const { unpackChromium } = await import('../../src/artifacts/render-packaged.ts');
    const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
    try {
      const [one, other] = await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
      expect(one).toEqual(other);
      expect(await findChromium({ executablePath: one.executablePath })).toMatchObject({ executablePath: one.executablePath });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
