import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** Programs of the product in processes of their own, beside a server of a test and on its database: to be killed. */

const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** What a program of the product gets of the test's environment: nothing that configures it. */
export const INHERITED = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' };
/** In the banner, where PUBLIC_URL names another address. */
const LISTENS_ON = /listening on (http:[^\s)]+)/;

export type OwnProcess = {
  /** Where an API with a PUBLIC_URL listens. */
  url: string | null;
  /** Sends SIGKILL and waits until it has ended by it. */
  kill9(): Promise<void>;
};

export function openProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-own-'));
  const children = new Set<ChildProcess>();
  return {
    /** Starts one and waits until it is ready. `env` comes on top of what makes it one of the server's. */
    async start(role: 'api' | 'worker', server: TestServer, env: Readonly<Record<string, string>> = {}): Promise<OwnProcess> {
      const child = spawn(process.execPath, [MAIN, `--${role}`], {
        env: {
          ...INHERITED,
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: server.database.url,
          DATA_DIR: folder,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'silent',
          RENDER_PAGES: 'off',
          SECRET_KEY: server.services.config.SECRET_KEY ?? '',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.add(child);
      let output = '';
      await new Promise<void>((done, fail) => {
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk;
          if (output.includes('Stop with')) done();
        });
        child.once('exit', (code) => fail(new Error(`the ${role} ended with ${code}: ${output}`)));
      });
      return {
        url: LISTENS_ON.exec(output)?.[1] ?? null,
        async kill9() {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          expect((await ended)[1]).toBe('SIGKILL');
          children.delete(child);
        },
      };
    },
    close() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
