import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
/** Whatever changes the built application. */
const SOURCES = ['packages/web/{src,public,scripts}/**', 'packages/web/*.{html,ts,json}', 'packages/contracts/src/**', 'package-lock.json'];
const STAMP = join(root, 'packages/web/dist/.built-from');

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the web application unless that was done from these very sources. Throws when it cannot be built. */
export async function ensureWebBuilt(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web application …');
  const build = spawn(process.execPath, ['packages/web/scripts/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const giveUp = () => build.kill();
  process.once('exit', giveUp);
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((done, fail) => build.on('error', fail).on('close', done));
  process.off('exit', giveUp);
  if (code !== 0) throw new Error(`The web application could not be built:\n${output.trimEnd()}`);
  writeFileSync(STAMP, sources);
}
