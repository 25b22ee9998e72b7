import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A build that fails where another has begun and not ended, and says that it ran. */
const BUILD = `
import { appendFileSync, mkdirSync, rmdirSync } from 'node:fs';
mkdirSync('building');
mkdirSync('packages/web/dist', { recursive: true });
await new Promise((done) => setTimeout(done, 300));
appendFileSync('builds', 'built ');
rmdirSync('building');
`;

it('starts of the product in one unbuilt checkout build one after the other, and a killed one holds nobody up', async () => {
  const root = mkdtempSync(join(tmpdir(), 'citelight-checkout-'));
  try {
    mkdirSync(join(root, 'packages/web/scripts'), { recursive: true });
    mkdirSync(join(root, '.cache'));
    writeFileSync(join(root, 'packages/web/scripts/build.ts'), BUILD);
    const killed = spawn(process.execPath, ['-e', '']);
    await once(killed, 'exit');
    writeFileSync(join(root, '.cache/web-build.lock'), `${killed.pid}`);
    const start = async () => {
      const script = `const { ensureWebBuilt } = await import('./scripts/build-web.ts'); await ensureWebBuilt(${JSON.stringify(root)});`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return (await once(child, 'exit'))[0] as number | null;
    };
    expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
    expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('built ');
  } finally {
    rmSync(root, { recursive: true });
  }
});
