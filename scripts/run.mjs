// Runs a task of the product on a fresh machine: installs what is missing, finds Node 24, and starts the task on it.
// Plain JavaScript, because it is the one file that also runs on older versions of Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
/** From this version on a file knows whether it is the one that was started (`import.meta.main`). */
const NEEDED = [24, 2];

/** Installs the locked dependencies unless that was done for this very lock file. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (once; about a minute) …');
  const env = { ...process.env, NODE_ENV: 'development' };
  // Recommended engines are met by the Node that is installed here, not by the one that installs; hence no warnings.
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: windows,
  });
  if (install.status !== 0) {
    console.error('Installing failed; the lines above say why. Check the connection to the npm registry and run the same command again.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/** The path of a Node that runs TypeScript directly: this one, or the one among the dependencies. */
export function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath;
  const require = createRequire(join(root, 'package.json'));
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  for (const name of [`node-${platform}`, `node-bin-${platform}`]) {
    try {
      const binary = join(dirname(require.resolve(`${name}/package.json`)), 'bin', windows ? 'node.exe' : 'node');
      if (existsSync(binary)) return binary;
    } catch {
      // no such package for this platform
    }
  }
  console.error(
    `This machine's Node is ${process.versions.node} and no packaged Node exists for ${process.platform}-${process.arch}. Please install Node ${NEEDED.join('.')} or newer.`,
  );
  process.exit(1);
}

/**
 * One pool of memory for all threads: glibc makes up to sixteen, and keeps what each once held (docs/decisions/0044). It has to be said before the process starts.
 */
const ONE_POOL = process.platform === 'linux' ? { MALLOC_ARENA_MAX: '1' } : {};
/** What runs for long, and what measures it. */
const SERVES = new Set(['start', 'bench']);

/** Runs one command to its end on Node 24 and hands on its exit code and its signals. */
function run(node, args, more) {
  const env = { ...more, ...process.env, PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { cwd: root, stdio: 'inherit', env });
  let signalled = false;
  const tell = (signal) => {
    signalled = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  // npm passes SIGTERM on to its shell, which ends and tells nobody.
  const shell = process.ppid;
  const look = () => !signalled && process.ppid !== shell && tell('SIGTERM');
  if (process.env.npm_lifecycle_event && !windows) setInterval(look, 100).unref();
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ? 128 : (code ?? 1))));
}

const bin = (name, file) => join('node_modules', name, file);
const vitest = (...args) => [bin('vitest', 'vitest.mjs'), 'run', ...args];
const biome = (...args) => [bin('@biomejs/biome', join('bin', 'biome')), ...args];

/** One area, or all of them one after the other. */
const mutation = ([area, ...files]) =>
  (area ? [area] : ['contracts', 'rules', 'scoring', 'web']).map((name) => ['scripts/mutation/run.ts', name, ...files]);

const TASKS = {
  start: (rest) => [['scripts/start.ts', ...rest]],
  test: (rest) => [['scripts/prepare-tests.ts'], ['scripts/test.ts', ...rest]],
  check: () => [[bin('typescript', join('bin', 'tsc')), '-p', '.'], biome('ci', '.'), vitest('--project', 'unit')],
  build: () => [['scripts/build.ts']],
  'build:command': () => [['scripts/build.ts', '--command']],
  bench: (rest) => [['bench/run.ts', ...rest]],
  golden: () => [['bench/validity/frozen-weights.ts'], vitest('--project', 'unit', 'golden', '--update')],
  smoke: () => [vitest('--project', 'smoke')],
  format: () => [biome('check', '--write', '.')],
  docs: () => [['scripts/docs.ts']],
  data: (rest) => [['packages/server/src/data.ts', ...rest]],
  accounts: (rest) => [['packages/server/src/accounts.ts', ...rest]],
  licenses: () => [['scripts/licenses.ts']],
  mutation: (rest) => mutation(rest),
  'mutation:sql': (rest) => [['scripts/mutation/sql.ts', ...rest]],
  release: (rest) => [['scripts/release.ts', ...rest]],
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [task, ...rest] = process.argv.slice(2);
  const commands = TASKS[task];
  if (!commands) {
    console.error(`Usage: node scripts/run.mjs ${Object.keys(TASKS).join(' | ')}`);
    process.exit(2);
  }
  ensureInstalled();
  const node = findNode();
  for (const args of commands(rest)) {
    const code = await run(node, args, SERVES.has(task) ? ONE_POOL : {});
    if (code !== 0) process.exit(code);
  }
}
