import { spawn } from 'node:child_process';
import { createWriteStream, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { closedNames } from '../../engine/test/sites/closed-names.ts';
import { breadBlogSite, lampRivalSite, serveSite, unmarkedLampShopSite, windowsSite } from '../../engine/test/sites/index.ts';
import { startGoogle } from '../../server/test/evidence/google-server.ts';
import { type ChatRequest, startOpenAi } from '../../server/test/reports/openai-server.ts';
import { cleanUpAfterUs } from '../../server/test/support/cleaner.ts';
import { startEngines } from './engines.ts';
import { heldSite } from './held-site.ts';
import { hostileSites } from './hostile-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: {
      url: string;
      gatePassword: string;
      folder: string /** host:port of the site that tests can hold. */;
      held: string /** Where the engines answer. */;
      engines: string;
    };
  }
}

const root = join(import.meta.dirname, '../../..');
const GATE_PASSWORD = 'Open, Sesame 7';
/** Names that exist, and nothing listens there. */
const CLOSED = ['shut.test', 'one.test', 'two.test', 'three.test'];
/** What the AI provider proposes as competitors: two that answer, one that does not; to every other question it has no answer of use. */
const PROPOSED = [
  { name: 'Nowhere', url: 'http://one.test/', reason: 'Sells to the same buyers.' },
  { name: 'Krume und Kruste', url: `${breadBlogSite.origin}/`, reason: 'Writes for the same readers.' },
  { name: 'Bright Row', url: `${lampRivalSite.origin}/`, reason: 'Sells the same lights.' },
];
const proposes = ({ messages }: ChatRequest) =>
  messages.at(-1)?.content.startsWith('Name up to') ? JSON.stringify({ competitors: PROPOSED }) : '{}';
/** What Google's Search Console says of the site that tests assess. */
const SEARCHES = [
  { query: 'can i replace the battery', page: `${unmarkedLampShopSite.origin}/help`, clicks: 6, impressions: 300, position: 8 },
  { query: 'rear lights', page: `${unmarkedLampShopSite.origin}/category/rear-lights`, clicks: 2, impressions: 50, position: 9 },
];
const START_LIMIT_MS = 240_000;

const changedAt = (pattern: string) => Math.max(0, ...globSync(pattern, { cwd: root }).map((name) => statSync(join(root, name)).mtimeMs));

const run = (args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  });

/** Builds the web application when its sources are newer, and runs the real server on a free port and a data folder of its own. */
export default async function setup(project: TestProject) {
  const sources = 'packages/{web/{src,public,scripts},contracts/src,engine/{src,test/sites}}/**/*';
  if (changedAt(sources) > changedAt('packages/web/dist/app.html')) await run(['packages/web/scripts/build.ts']);

  const served = [
    unmarkedLampShopSite,
    lampRivalSite,
    breadBlogSite,
    windowsSite,
    ...hostileSites,
    { host: 'held.test', pages: heldSite() },
  ];
  const sites = await Promise.all(served.map(async ({ host, pages }) => ({ host, served: await serveSite(pages) })));
  const known = [...CLOSED, ...served.map(({ host }) => host)];
  const resolve = [
    ...CLOSED.map((host) => `${host}=127.0.0.1:9`),
    ...sites.map(({ host, served: { address } }) => `${host}=${address}`),
    ...new Set(served.flatMap(({ pages }) => closedNames(pages, known))),
  ];
  const held = sites.find(({ host }) => host === 'held.test')?.served.address ?? '';
  const ai = await startOpenAi(proposes);
  const google = await startGoogle();
  google.state.rows = SEARCHES;
  const engines = await startEngines();
  const folder = mkdtempSync(join(tmpdir(), 'citelight-e2e-'));
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      EARLY_ACCESS_PASSWORD: GATE_PASSWORD,
      // Every visitor of the suite comes from one address.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      RENDER_PAGES: 'off',
      ...ai.env,
      ...google.env,
      ...engines.env,
      VISIBILITY_REQUESTS_PER_MINUTE: '6000',
      VISIBILITY_PLACE: 'country=US,city=Austin',
      CRAWL_RESOLVE: resolve.join(','),
    },
  });
  const keep = cleanUpAfterUs(folder, server.pid ?? 0, 'SIGTERM');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const give = (why: string) => reject(new Error(`The server did not start: ${why}\n${output}`));
    const timer = setTimeout(() => give(`nothing for ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk;
      const found = /Address\s+(http:\S+)[\s\S]*Stop with/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    const kept = createWriteStream(join(folder, 'server.log'));
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read).pipe(kept, { end: false });
    server.on('exit', (code) => give(`it ended with ${code}`));
  });
  project.provide('product', { url, gatePassword: GATE_PASSWORD, folder, held, engines: engines.url });

  return async () => {
    await keep();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await Promise.all([ai.stop(), google.stop(), engines.stop(), ...sites.map(({ served }) => served.close())]);
    rmSync(folder, { recursive: true, force: true });
  };
}
