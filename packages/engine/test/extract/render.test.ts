import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractDocument } from '../../src/artifacts/extract.ts';
import { findChromium, isolationHere, openRenderer, type Renderer } from '../../src/artifacts/render.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { type Canary, openCanary, pointedAt } from '../fetch/canary.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': `<!doctype html><html lang="en"><title>App</title><main id="app"></main><script>
    fetch('/text').then((answer) => answer.text()).then((text) => {
      document.getElementById('app').innerHTML = '<h1>' + text + '</h1><x-note></x-note><img src="/never.png">';
      document.querySelector('x-note').attachShadow({ mode: 'open' }).innerHTML = '<p>Inside a shadow tree.</p>';
    });
  </script>`,
  '/text': 'Written by a script',
  '/late': `<!doctype html><title>App</title><main id="app"></main><script>
    const write = () => fetch('/text').then((answer) => answer.text()).then((text) => { app.innerHTML = '<h1>' + text + ' late</h1>'; });
    addEventListener('load', () => setTimeout(write, 330));
  </script>`,
  '/counts': `<p>${'Kilns of all sizes. '.repeat(40)}</p><p><b id="rated">1.5</b> of 5</p><script>
    let shown = 1.5;
    const step = () => { rated.textContent = (shown += 0.1).toFixed(1); if (shown < 4.55) setTimeout(step, 30); };
    addEventListener('load', step);
  </script>`,
  '/ticks': '<p id="time">1</p><script>setInterval(() => { time.textContent = Date.now(); }, 20)</script>',
  '/moves': `<p id="out">moving</p><script>if (matchMedia('(prefers-reduced-motion: reduce)').matches) out.textContent = 'at rest'</script>`,
  '/endless': '<p>x</p><script>for (;;) {}</script>',
  '/large': '<script>document.write("<p>" + "x".repeat(6 * 1024 * 1024))</script>',
  '/curious': `<p id="out">asked</p><script>
    const tries = ['http://127.0.0.1:' + location.port + '/secret', 'http://169.254.169.254/', 'http://[::1]:80/'];
    Promise.all(tries.map((url) => fetch(url, { mode: 'no-cors' }).then((a) => a.type, () => 'refused'))).then((said) => { out.textContent = said.join(); });
  </script>`,
  '/heard': `<p id="out"></p><script>fetch('http://canary.test/', { mode: 'no-cors' }).then((a) => { out.textContent = a.type; })</script>`,
  '/navigator': `<p id="out"></p><script>out.textContent = navigator.userAgent</script>`,
};

const ROWS_A_PAGE = 10;

/** A page that reaches for rows of the table of addresses in every way a page has, and says when it has tried all. */
function curious(path: string, port: number): string | undefined {
  const at = /^\/curious-(\d+)$/.exec(path)?.[1];
  if (at === undefined) return undefined;
  const urls = pointedAt(port).slice(Number(at) * ROWS_A_PAGE, (Number(at) + 1) * ROWS_A_PAGE);
  return `<p id="out">asking</p><script>
    const urls = ${JSON.stringify(urls).replaceAll('<', '\\u003c')};
    const quietly = (work) => { try { return work(); } catch { return undefined; } };
    const add = (tag, props) => quietly(() => document.body.append(Object.assign(document.createElement(tag), props)));
    for (const url of urls) {
      quietly(() => { new Image().src = url; });
      quietly(() => new WebSocket(url.replace(/^http/, 'ws')));
      quietly(() => new EventSource(url));
      quietly(() => navigator.sendBeacon(url, 'x'));
      quietly(() => new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(url).host }] }).createDataChannel('x'));
      add('iframe', { src: url }); add('script', { src: url }); add('video', { src: url }); add('object', { data: url });
      add('link', { rel: 'stylesheet', href: url }); add('link', { rel: 'prefetch', href: url }); add('link', { rel: 'preconnect', href: url });
      add('link', { rel: 'prerender', href: url });
      quietly(() => fetch(url, { mode: 'no-cors' }).catch(() => {}));
    }
    out.textContent = 'asked for ' + urls.length;
  </script>`;
}

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
};

const browsersBehind = (proxyUrl: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`--proxy-server=${proxyUrl}`));

describe('rendering', () => {
  const asked: string[] = [];
  let server: Server;
  type Opened = Exclude<Awaited<ReturnType<typeof openRenderer>>, { unavailable: string }>;
  let renderer: Opened;
  let patient: Opened;
  let canary: Canary;
  let end: () => Promise<void>;
  let proxyUrl = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const felling = request.url?.startsWith('/felled');
      if (felling && asked.filter((path) => path === request.url).length === 1) {
        for (const pid of browsersBehind(proxyUrl)) process.kill(Number(pid), 'SIGKILL');
        return;
      }
      const body = felling ? '<p>Answered the second time.</p>' : (PAGES[request.url ?? ''] ?? curious(request.url ?? '', canary.port));
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'none');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    canary = await openCanary();
    const resolve = { 'app.test': `127.0.0.1:${port}`, 'canary.test': `127.0.0.1:${canary.port}` };
    const fetcher = createFetcher({ resolve, allowedPorts: [canary.port] });
    const proxy = await fetcher.openProxy();
    proxyUrl = proxy.url;
    process.env.STRIPE_SECRET_KEY = 'sk_live_of_the_server';
    const open = async (limitMs: number) => {
      const opened = await openRenderer({ proxyUrl: proxy.url, userAgent: 'CitelightBot/1.0', limitMs });
      if ('unavailable' in opened) throw new Error(opened.unavailable);
      return opened;
    };
    [renderer, patient] = [await open(6_000), await open(30_000)];
    end = async () => {
      await Promise.all([renderer.close(), patient.close()]);
      await proxy.close();
      await fetcher.close();
      server.close();
      await canary.close();
    };
  });
  afterAll(() => end());

  const htmlOf = async (path: string, by: Renderer = renderer) => {
    const rendering = await by.render(`http://app.test${path}`);
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

  it('waits longer for a page without text', async () => {
    expect(await htmlOf('/late')).toContain('Written by a script late');
  });

  it('shows numbers that a script counts up as they are in the end, and waits for no end of those that never stop', async () => {
    expect(await htmlOf('/counts')).toContain('>4.6</b>');
    expect(await htmlOf('/ticks')).toMatch(/<p id="time">\d{10}/);
  });

  it('asks for a page at rest', async () => expect(await htmlOf('/moves')).toContain('at rest</p>'));

  it('sends every connection through the address filter, also those to loopback', async () => {
    expect(await htmlOf('/curious')).toMatch(/<p id="out">(?:opaque|refused),(?:opaque|refused),(?:opaque|refused)<\/p>/);
    expect(asked).not.toContain('/secret');
  });

  it('SSRF-1 SSRF-2 SSRF-7 lets a page reach no row of the table, in whatever way it tries', async () => {
    expect(await htmlOf('/heard', patient)).toContain('<p id="out">opaque</p>');
    const connections = canary.reached();
    expect(connections).toBeGreaterThan(0);
    const rows = pointedAt(canary.port).length;
    expect(rows).toBeGreaterThan(180);
    for (let at = 0; at * ROWS_A_PAGE < rows; at++) {
      const html = await htmlOf(`/curious-${at}`, patient);
      const count = Math.min(ROWS_A_PAGE, rows - at * ROWS_A_PAGE);
      expect(html).toContain(`<p id="out">asked for ${count}</p>`);
    }
    expect(canary.reached()).toBe(connections);
  });

  it.runIf(process.platform === 'linux')(
    'the browser runs apart: never as root, in its sandbox where there is one, and without our keys',
    async () => {
      const browsers = browsersBehind(proxyUrl);
      expect(browsers.length).toBe(2);
      for (const pid of browsers) {
        const command = commandOf(pid);
        const user = Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
        expect(user).not.toBe(0);
        expect(command.includes('--no-sandbox')).toBe(renderer.isolation !== 'sandbox');
        expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('sk_live_of_the_server');
        if (process.getuid?.() !== 0) continue;
        const folder = await mkdtemp(join(tmpdir(), 'kept-'));
        for (const path of [`/proc/${process.pid}/environ`, folder]) {
          expect(spawnSync('ls', [path], { uid: user, gid: user }).status).toBe(path === folder ? 2 : 0);
          expect(spawnSync('cat', [path], { uid: user, gid: user }).status).toBe(1);
        }
        await rm(folder, { recursive: true });
      }
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'renders nothing as root where there is no other user to be, unless somebody accepts that',
    async () => {
      const { PATH } = process.env;
      const none = await mkdtemp(join(tmpdir(), 'no-setpriv-'));
      process.env.PATH = none;
      try {
        expect(await openRenderer({ proxyUrl, userAgent: 'x' })).toEqual({
          unavailable: expect.stringContaining('RENDER_UNSANDBOXED=yes'),
        });
        expect(await isolationHere({ unsandboxed: false })).toEqual({ unavailable: expect.stringContaining('would run as root') });
        expect(await isolationHere({ unsandboxed: true })).toEqual({ isolation: 'none' });
        const accepted = await openRenderer({ proxyUrl, userAgent: 'x', unsandboxed: true });
        expect(accepted).toMatchObject({ isolation: 'none' });
        if (!('unavailable' in accepted)) await accepted.close();
      } finally {
        process.env.PATH = PATH;
        await rm(none, { recursive: true });
      }
    },
  );

  it('says who it is', async () => {
    expect(await htmlOf('/navigator')).toContain('CitelightBot/1.0');
  });

  it('says why a page was not rendered, and goes on with the next', async () => {
    expect(await renderer.render('http://app.test/none')).toEqual({ ok: false, because: 'The browser was answered with status 404.' });
    expect(await patient.render('http://app.test/large')).toEqual({ ok: false, because: 'The page is larger than 5 MiB once rendered.' });
    expect(await renderer.render('http://app.test/endless')).toMatchObject({ ok: false, because: expect.stringContaining('6 seconds') });
    expect(await renderer.render('http://127.0.0.1/')).toMatchObject({ ok: false });
    expect(await htmlOf('/')).toContain('Written by a script');
  });

  it.runIf(process.platform === 'linux')('renders pages once more whose browser another one took down', async () => {
    // What the other page waits for when the browser dies is another thing each time.
    for (let round = 0; round < 6; round++) {
      const [felled, beside] = await Promise.all([htmlOf(`/felled-${round}`), htmlOf('/')]);
      expect(felled).toContain('Answered the second time.');
      expect(beside).toContain('Written by a script');
    }
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
      const modes = [join(one.libraries, 'libnss3.so'), join(one.fonts, 'fonts', 'Open_Sans', 'OpenSans-Regular.ttf')].map(
        async (path) => (await stat(path)).mode & 0o777,
      );
      expect(await Promise.all(modes)).toEqual([0o755, 0o755]);
      expect(await findChromium({ executablePath: one.executablePath })).toMatchObject({ executablePath: one.executablePath });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
