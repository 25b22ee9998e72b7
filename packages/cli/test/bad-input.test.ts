import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { issue } from '../../engine/test/fetch/certificates.ts';
import { head, serveRaw } from '../../engine/test/fetch/raw-server.ts';
import type { Answer, Handler } from '../../engine/test/sites/serve-site.ts';
import { assessmentOf, COMMAND, plainPage, type Ran, run, serve, temporaryFolder } from './running.ts';

const large = (mebibytes: number) => Buffer.concat([Buffer.from(plainPage()), Buffer.alloc(mebibytes * 2 ** 20, '<!-- a comment -->')]);

const expectRefusal = ({ code, stdout, stderr }: Ran, error: string, sentence: RegExp) => {
  expect(stderr).toContain(`(${error})`);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\bat .*\.m?[jt]s:\d+|undefined|\[object/);
  expect(stdout).toBe('');
  expect(code).toBe(error === 'fetch.not_a_url' || error === 'fetch.scheme' || error === 'fetch.url_too_long' ? 2 : 3);
};

describe('an address that cannot be assessed', () => {
  it.each([
    ['not a url', 'fetch.not_a_url', /Please enter a valid URL/],
    ['http://', 'fetch.not_a_url', /Please enter a valid URL/],
    ['ftp://example.com/', 'fetch.scheme', /must start with http/],
    ['javascript:alert(1)', 'fetch.scheme', /must start with http/],
    [`http://example.com/${'a'.repeat(2100)}`, 'fetch.url_too_long', /less than 2048/],
    ['http://ann:secret@example.com/', 'fetch.not_a_url', /Please enter a valid URL/],
    ['http://@example.com/', 'fetch.not_a_url', /Please enter a valid URL/],
    ['https:example.com', 'fetch.not_a_url', /Please enter a valid URL/],
    ['https:\\\\example.com', 'fetch.not_a_url', /Please enter a valid URL/],
    ['https://example.com/\n', 'fetch.not_a_url', /Please enter a valid URL/],
    ['http://no-such-name.invalid/', 'fetch.dns', /could not be found/],
    ['http://127.0.0.1/', 'fetch.refused_address', /not on the public internet/],
    ['http://169.254.169.254/latest/meta-data/', 'fetch.refused_address', /not on the public internet/],
    ['http://[::1]/', 'fetch.refused_address', /not on the public internet/],
    ['http://[::ffff:10.0.0.1]/', 'fetch.refused_address', /not on the public internet/],
    ['http://0x7f000001/', 'fetch.refused_address', /not on the public internet/],
    ['http://localhost/', 'fetch.refused_address', /not on the public internet/],
    ['http://example.com:8080/', 'fetch.port', /ports 80 and 443/],
  ])('%s', async (url, code, sentence) => expectRefusal(await run(['assess', url, '--json']), code, sentence));
});

describe('a mistake in how the command is called', () => {
  it.each<[string[], RegExp]>([
    [[], /Usage/],
    [['assess'], /Which site/],
    [['assess', 'http://a.test/', '--pages', '0'], /--pages takes a whole number from 1 to 1000, not '0'/],
    [['assess', 'http://a.test/', '--pages', '2.5'], /--pages takes/],
    [['assess', 'http://a.test/', '--pages', 'many'], /--pages takes/],
    [['assess', 'http://a.test/', '--fail-under', '101'], /--fail-under takes a number from 0 to 100/],
    [['assess', 'http://a.test/', '--json', '--markdown'], /give one of them/],
    [['assess', 'http://a.test/', '--resolve', 'a.test'], /--resolve takes host=address:port/],
    [['assess', 'http://a.test/', '--resolve', 'a.test=999.1.1.1:80'], /--resolve takes host=address:port/],
    [['assess', 'http://a.test/', '--resolve', 'a.test=127.0.0.1:99999'], /--resolve takes host=address:port/],
    [['assess', 'http://a.test/', '--resolve', 'a.test=elsewhere:80'], /--resolve takes host=address:port/],
    [['assess', 'http://a.test/', '--compare', 'nonsense'], /nonsense: Please enter a valid URL/],
    [['assess', 'http://a.test/', '--nope'], /unknown option '--nope'/],
    [['assess', '--from-artifacts', 'a', '--save-artifacts', 'b'], /nothing for --save-artifacts to save/],
    [['frobnicate'], /unknown command/],
  ])('%s', async (args, sentence) => {
    const { code, stdout, stderr } = await run(args);
    expect(stderr).toMatch(sentence);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

describe('an answer that is no page', () => {
  const html = { 'content-type': 'text/html' };
  it.each<[string, Answer | Handler, string, RegExp]>([
    ['a PDF', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }, 'fetch.not_html', /not answer with a web page/],
    ['an image', { headers: { 'content-type': 'image/png' }, body: '\u0089PNG' }, 'fetch.not_html', /not answer with a web page/],
    ['nothing at all', { headers: html, body: '' }, 'fetch.empty', /empty/],
    ['401', { status: 401, headers: { ...html, 'www-authenticate': 'Basic' }, body: 'no' }, 'fetch.unauthorized', /sign-in \(401\)/],
    ['403', { status: 403, headers: html, body: 'no' }, 'fetch.forbidden', /refused our visit \(403\)/],
    ['404', { status: 404, headers: html, body: 'no' }, 'fetch.not_found', /does not exist \(404/],
    ['410', { status: 410, headers: html, body: 'no' }, 'fetch.not_found', /does not exist/],
    ['429', { status: 429, headers: { ...html, 'retry-after': '0' }, body: 'no' }, 'fetch.rate_limited', /slow down \(429\)/],
    ['500', { status: 500, headers: html, body: 'no' }, 'fetch.server_error', /error of its own/],
    ['503', { status: 503, headers: { ...html, 'retry-after': '0' }, body: 'no' }, 'fetch.server_error', /error of its own/],
    ['a redirect to itself', { status: 302, headers: { location: '/' } }, 'fetch.redirect_loop', /redirects in a circle/],
    [
      'a redirect into a private network',
      { status: 302, headers: { location: 'http://10.0.0.8/' } },
      'fetch.refused_address',
      /not on the public internet/,
    ],
    ['a redirect without an address', { status: 302, headers: { location: 'http://[' } }, 'fetch.redirect_invalid', /not valid/],
    [
      'a broken compression',
      { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync(plainPage()).fill(7, 30, 60) },
      'fetch.encoding',
      /compressed in a way/,
    ],
  ])('%s', async (_, answer, code, sentence) => {
    const { args } = await serve('bad.test', { '*': answer });
    const ran = await run([...args, '--json']);
    expectRefusal(ran, code, sentence);
  });

  it('a certificate that nobody vouches for', async () => {
    const { cert, key } = issue({ subject: 'tls.test', hosts: ['tls.test'] });
    const server = createTlsServer({ cert, key }, (socket) => socket.on('error', () => undefined));
    server.on('tlsClientError', (_error, socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expectRefusal(
      await run(['assess', 'https://tls.test/', '--json', '--resolve', `tls.test=127.0.0.1:${port}`]),
      'fetch.tls',
      /certificate/,
    );
    server.close();
  });

  it('no server at the address', async () => {
    const { site } = await serve('gone.test', {});
    await site.close();
    expectRefusal(
      await run(['assess', 'http://gone.test/', '--resolve', `gone.test=${site.address}`]),
      'fetch.connect',
      /did not accept a connection/,
    );
  });
});

describe('an answer that breaks off or never comes', () => {
  const at = async (answer: Parameters<typeof serveRaw>[0], code: string, sentence: RegExp) => {
    const server = await serveRaw(answer);
    try {
      const ran = await run(['assess', 'http://slow.test/', '--no-render', '--json', '--resolve', `slow.test=127.0.0.1:${server.port}`], {
        limitMs: 100_000,
      });
      expectRefusal(ran, code, sentence);
    } finally {
      await server.close();
    }
  };
  it.concurrent('says nothing: 15 seconds', () => at(() => undefined, 'fetch.first_byte_timeout', /sent nothing for 15 seconds/));
  it.concurrent('trickles: 30 seconds', () =>
    at(
      (socket) => {
        socket.write(head(200, { 'content-type': 'text/html' }));
        const timer = setInterval(() => socket.write('<p>'), 500);
        socket.on('close', () => clearInterval(timer));
      },
      'fetch.timeout',
      /within 30 seconds/,
    ));
  it.concurrent('is no HTTP', () => at((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'), 'fetch.protocol', /not valid HTTP/));
  it.concurrent('has endless headers', () =>
    at((socket) => socket.end(head(200, { 'x-long': 'a'.repeat(40_000) })), 'fetch.headers_too_large', /16 KiB/));
});

describe('a page of which only a part came', () => {
  it('is assessed as far as it came, or refused with its reason', async () => {
    const server = await serveRaw((socket, request) =>
      /^GET \/ /.test(request)
        ? socket.end(`${head(200, { 'content-type': 'text/html', 'content-length': 90_000 })}${plainPage()}`)
        : socket.end(head(404, { 'content-length': 0 })),
    );
    const ran = await run(['assess', 'http://cut.test/', '--no-render', '--json', '--resolve', `cut.test=127.0.0.1:${server.port}`]);
    await server.close();
    if (ran.code === 3) expectRefusal(ran, 'fetch.truncated', /broke off/);
    else expect(ran.code).toBe(0);
  });
});

describe('a site of which only a part may be read', () => {
  it('robots.txt forbids the crawl: the named page is assessed all the same, and the report says so', async () => {
    const { args, site } = await serve('closed.test', {
      '/': plainPage('<nav><a href="/more">More</a></nav>'),
      '/more': plainPage(),
      '/robots.txt': 'User-agent: *\nDisallow: /\n',
    });
    const ran = await run([...args, '--json']);
    expect(ran.code).toBe(0);
    const { pages, partial, skipped, gates } = assessmentOf(ran);
    expect(pages.map(({ url }) => url)).toEqual(['http://closed.test/']);
    expect(partial).toBe(true);
    expect(skipped).toContainEqual({ url: 'http://closed.test/more', because: expect.stringContaining('robots.txt') });
    expect(gates.map(({ id }) => id)).toContain('answer-engines-barred');
    expect(site.requests.some(({ path }) => path === '/more')).toBe(false);
  });

  const numbered = Buffer.from(`${plainPage()}${Array.from({ length: 300_000 }, (_, at) => `<!-- comment ${at} -->`).join('')}`);
  const packed = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
  it.each<[string, Answer, RegExp]>([
    ['unpacks to 6 MiB', { headers: packed, body: gzipSync(numbered) }, /larger than 5 MiB once decoded/],
    ['has 12 MiB', { headers: { 'content-type': 'text/html' }, body: large(12) }, /larger than 5 MiB once decoded/],
    ['expands as no page does', { headers: packed, body: gzipSync(large(6)) }, /expands to more than 200 times its size/],
  ])('a page that %s is assessed by its first part, and the report says so', async (_, answer, because) => {
    const { args } = await serve('large.test', { '/': answer });
    const ran = await run([...args, '--json']);
    expect(ran.code).toBe(0);
    const { pages, partial } = assessmentOf(ran);
    expect(pages[0]).toMatchObject({
      title: 'Pottery kilns',
      error: { code: 'fetch.decoded_too_large', message: expect.stringMatching(because) },
    });
    expect(pages[0]?.error?.message).toMatch(/Only its first part was read\.$/);
    expect(partial).toBe(true);
  });

  it('pages that fail are named with their codes, and the assessment is partial', async () => {
    const { args } = await serve('half.test', {
      '/': plainPage('<a href="/refused">a</a> <a href="/pdf">b</a> <a href="/gone">c</a>'),
      '/refused': { status: 403, body: 'no' },
      '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    });
    const ran = await run([...args, '--json']);
    expect(ran.code).toBe(0);
    const { pages, partial } = assessmentOf(ran);
    expect(Object.fromEntries(pages.map(({ url, error }) => [new URL(url).pathname, error?.code ?? null]))).toEqual({
      '/': null,
      '/gone': 'fetch.not_found',
      '/pdf': 'fetch.not_html',
      '/refused': 'fetch.forbidden',
    });
    expect(partial).toBe(true);
  });
});

describe('saved artifacts that cannot be judged', () => {
  it.each([
    ['are not there', null],
    ['are no JSON', '{"format":1,'],
    ['are of another kind', '{"format":7}'],
    ['hold no pages', '{"format":1,"startedAt":"2026-11-21T00:00:00Z"}'],
    ['are too thin', '{"format":1,"startedAt":"2026-11-21T00:00:00Z","pages":[]}'],
  ])('%s', async (_, text) => {
    const folder = join(temporaryFolder(), 'saved');
    if (text !== null) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'visit.json'), text);
    }
    const ran = await run(['assess', '--from-artifacts', folder, '--json']);
    expect(ran.code).toBe(3);
    expect(ran.stderr).toContain('(artifacts.invalid)');
    expect(ran.stdout).toBe('');
  });

  it('a report that cannot be written is an error with its reason', async () => {
    const { args, site } = await serve('fine.test', { '/': plainPage() });
    const folder = temporaryFolder();
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'kept');
    for (const [option, place] of [
      ['--html', join(folder, 'no', 'such', 'folder.html')],
      ['--html', folder],
      ['--save-artifacts', taken],
    ] as const) {
      const ran = await run([...args, option, place]);
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain(`${place} could not be written: `);
      expect(ran.stdout).toBe('');
    }
    expect(site.requests, 'it is said before the site is visited').toEqual([]);
    expect(readFileSync(taken, 'utf8')).toBe('kept');
  });

  it.skipIf(process.platform === 'win32')('what cannot be written in the end does not take the assessment along', async () => {
    const { args } = await serve('fine.test', { '/': plainPage() });
    const ran = await run([...args, '--html', '/dev/full', '--json']);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('/dev/full could not be written: ENOSPC');
    expect(assessmentOf(ran).url).toBe('http://fine.test/');
  });

  it.skipIf(process.platform === 'win32')('a reader that has seen enough is no error', async () => {
    const { args } = await serve('fine.test', { '/': plainPage() });
    const seen = ['-c', 'set -o pipefail; "$0" "$@" | head -c 1', process.execPath, COMMAND, ...args, '--json'];
    const ran = await run(seen, { program: ['bash'] });
    expect(ran).toMatchObject({ code: 0, stdout: '{' });
    expect(ran.stderr).not.toContain('EPIPE');
  });
});
