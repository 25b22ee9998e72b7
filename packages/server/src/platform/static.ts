import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SCREEN_PATHS, screenAt } from '@citelight/contracts';
import type { Services } from './context.ts';
import { gateState } from './gate.ts';
import { answerUnknown, isProgramPath } from './http.ts';
import type { App, Http } from './route.ts';

/** Serves the built web application: its files, and one of its documents for every page. */

/** Stands in built files where the application's own address belongs, which only the server knows. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Bodies by content encoding; '' is the plain one. */
type Served = { type: string; etag: string; bodies: ReadonlyMap<string, () => Promise<Buffer> | Buffer> };

const etagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** A file that names the application's address: filled in and compressed once. */
function filledIn(text: string, type: string, publicUrl: string): Served {
  const body = Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, publicUrl));
  const gzip = gzipSync(body, { level: 9 });
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  return {
    type,
    etag: etagOf(body),
    bodies: new Map([
      ['', () => body],
      ['gzip', () => gzip],
      ['br', () => br],
    ]),
  };
}

function readFolder(folder: string, publicUrl: string): Map<string, Served> {
  const names = globSync('**/*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const present = new Set(names);
  const served = new Map<string, Served>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    const path = join(folder, name);
    if (!type || !statSync(path).isFile()) continue;
    const body = readFileSync(path);
    if (body.includes(ORIGIN_PLACEHOLDER)) {
      served.set(`/${name}`, filledIn(body.toString(), type, publicUrl));
      continue;
    }
    const compressed = ENCODINGS.filter(({ ending }) => present.has(name + ending));
    const bodies = new Map(
      [{ name: '', ending: '' }, ...compressed].map((encoding) => [encoding.name, () => readFile(path + encoding.ending)] as const),
    );
    served.set(`/${name}`, { type, etag: etagOf(body), bodies });
  }
  return served;
}

async function send(c: Http, file: Served, cacheControl: string, status: 200 | 404 = 200): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(({ name }) => file.bodies.has(name) && new RegExp(`\\b${name}\\b`).test(accepted))?.name ?? '';
  const etag = `"${file.etag}${encoding && `-${encoding}`}"`;
  const headers: Record<string, string> = { 'content-type': file.type, 'cache-control': cacheControl, etag };
  if (file.bodies.size > 1) headers.vary = 'accept-encoding';
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  if (encoding) headers['content-encoding'] = encoding;
  const body = await file.bodies.get(encoding)?.();
  return c.body(new Uint8Array(body ?? []), status, headers);
}

const patternOf = (paths: readonly string[]) => new RegExp(`^(?:${paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`);
/** Pages of the application; any other path shows its 404 page, and says so to programs too. */
const PAGES = patternOf(['', ...SCREEN_PATHS]);
/** On `/`, these belong to the application and not to the landing page: returns from e-mail links and sign-in, and the form for signed-in visitors. */
const APP_QUERIES = ['token_hash', 'code', 'error', 'error_code', 'analyze', 'arrived'];
/** What strangers to the gate come to by a link they were given. Its page is the application without a way into it. */
const OUTSIDE = patternOf(SCREEN_PATHS.filter((path) => screenAt(path).outside));
/** On `/`, the mailed links of a confirmation, and why one was refused. */
const MAIL_QUERIES = ['token_hash', 'error', 'error_code'];
const MISSING = 'The web application is not built yet. Run `npm start`, which builds it, or `node packages/web/scripts/build.ts`.\n';

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');

/** Answers everything that no endpoint answered; mount it last. */
export function servePages(app: App, services: Services, folder: string = WEB_FOLDER): void {
  const read = () => readFolder(folder, services.config.PUBLIC_URL);
  let files = read();
  const find = (path: string) => {
    if (files.size === 0) files = read(); // built since
    return files.get(path);
  };
  /** The prerendered document of a page that has one; the application shows the others. */
  const documentFor = (c: Http): Served | undefined => {
    const { path } = c.req;
    const landing = path === '/' && APP_QUERIES.every((name) => c.req.query(name) === undefined);
    return (landing ? find('/index.html') : PAGES.test(path) ? find(`${path}.html`) : undefined) ?? find('/app.html');
  };

  app.notFound(async (c) => {
    const { path, method } = c.req;
    if (isProgramPath(path) || (method !== 'GET' && method !== 'HEAD')) return answerUnknown(app, c);
    const file = path.endsWith('.html') ? undefined : find(path);
    if (file) return send(c, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    const asked = c.req.header('accept') ?? '*/*';
    if (path.startsWith('/assets/') || (path.lastIndexOf('.') > path.lastIndexOf('/') && !asked.includes('text/html')))
      return answerUnknown(app, c);

    if (gateState(c, services) === 'locked') {
      const outside = OUTSIDE.test(path) || (path === '/' && MAIL_QUERIES.some((name) => c.req.query(name) !== undefined));
      const page = find(outside ? '/outside.html' : '/gate.html');
      return page ? send(c, { ...page, etag: '' }, 'no-store') : c.text(MISSING, 503);
    }
    const page = documentFor(c);
    if (!page) return c.text(MISSING, 503);
    return send(c, page, 'no-cache', PAGES.test(path) ? 200 : 404);
  });
}
