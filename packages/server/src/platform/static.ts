import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Services } from './context.ts';
import { gateState } from './gate.ts';
import { answerUnknown, isProgramPath } from './http.ts';
import type { App, Http } from './route.ts';

/** Serves the built web application: files as they are, and one of its three documents for every page. */

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

type Served = { path: string; type: string; etag: string; encodings: ReadonlySet<string> };

function readFolder(folder: string): Map<string, Served> {
  const names = globSync('**/*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const present = new Set(names);
  const served = new Map<string, Served>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    const path = join(folder, name);
    if (!type || !statSync(path).isFile()) continue;
    const etag = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
    const encodings = new Set(ENCODINGS.filter(({ ending }) => present.has(name + ending)).map((encoding) => encoding.name));
    served.set(`/${name}`, { path, type, etag, encodings });
  }
  return served;
}

async function send(c: Http, file: Served, cacheControl: string, status: 200 | 404 = 200): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(({ name }) => file.encodings.has(name) && new RegExp(`\\b${name}\\b`).test(accepted));
  const etag = `"${file.etag}${encoding ? `-${encoding.name}` : ''}"`;
  const headers: Record<string, string> = { 'content-type': file.type, 'cache-control': cacheControl, etag };
  if (file.encodings.size > 0) headers.vary = 'accept-encoding';
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  if (encoding) headers['content-encoding'] = encoding.name;
  const bytes = await readFile(file.path + (encoding?.ending ?? ''));
  return c.body(new Uint8Array(bytes), status, headers);
}

/** Pages of the application; any other path shows its 404 page, and says so to programs too. */
const PAGES =
  /^\/(auth(\/.*)?|forgot-password|reset-password|contact|payment-success|about|blog|consultants|privacy|terms|dashboard(\/.*)?|purchase-credits|manage-subscription|profile-settings|reports\/.*|shared\/.*|unsubscribe\/.*|checkout(\/.*)?|)$/;
/** On `/`, these belong to the application and not to the landing page: returns from e-mail links and sign-in, and the form for signed-in visitors. */
const APP_QUERIES = ['token_hash', 'code', 'error', 'error_code', 'analyze'];
const UNGATED = /^\/(shared|unsubscribe|dev)(\/|$)/;
const MISSING = 'The web application is not built yet. Run `npm start`, which builds it, or `node packages/web/scripts/build.ts`.\n';

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');

/** Answers everything that no endpoint answered; mount it last. */
export function servePages(app: App, services: Services, folder: string = WEB_FOLDER): void {
  let files = readFolder(folder);
  const find = (path: string) => {
    if (files.size === 0) files = readFolder(folder); // built since
    return files.get(path);
  };
  const documentFor = (c: Http): 'index' | 'app' =>
    c.req.path === '/' && APP_QUERIES.every((name) => c.req.query(name) === undefined) ? 'index' : 'app';

  app.notFound(async (c) => {
    const { path, method } = c.req;
    if (isProgramPath(path) || (method !== 'GET' && method !== 'HEAD')) return answerUnknown(app, c);
    const file = path.endsWith('.html') ? undefined : find(path);
    if (file) return send(c, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    const asked = c.req.header('accept') ?? '*/*';
    if (path.startsWith('/assets/') || (path.lastIndexOf('.') > path.lastIndexOf('/') && !asked.includes('text/html')))
      return answerUnknown(app, c);

    if (gateState(c, services) === 'locked' && !UNGATED.test(path)) {
      const gate = find('/gate.html');
      return gate ? send(c, { ...gate, etag: '' }, 'no-store') : c.text(MISSING, 503);
    }
    const page = find(`/${documentFor(c)}.html`);
    if (!page) return c.text(MISSING, 503);
    return send(c, page, 'no-cache', PAGES.test(path) ? 200 : 404);
  });
}
