import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Report } from './spender.ts';

/** Server processes of one database that spend at the same time. */

const answerOf = (child: ChildProcess) =>
  new Promise<unknown>((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`the spender ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      done(answer);
    });
  });

export async function startSpenders(databaseUrl: string, processes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-spenders-'));
  const children = Array.from({ length: processes }, (_, n) =>
    fork(join(import.meta.dirname, 'spender.ts'), [databaseUrl, join(folder, String(n))], { stdio: 'inherit' }),
  );
  await Promise.all(children.map(answerOf));
  return {
    /** Each process obeys the order at once; answers all outcomes, and how long the slowest took. */
    async spend(order: Order): Promise<Report> {
      const answers = children.map(answerOf);
      for (const child of children) child.send(order);
      const reports = (await Promise.all(answers)) as Report[];
      const outcomes: Record<string, number> = {};
      for (const report of reports)
        for (const [outcome, n] of Object.entries(report.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + n;
      return { outcomes, ms: Math.max(...reports.map(({ ms }) => ms)) };
    },
    stop() {
      for (const child of children) child.removeAllListeners('exit').kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
