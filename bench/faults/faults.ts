import { atLeast, atMost, type Figure, figure, median, notMeasured, type Suite } from '../figures.ts';
import { campaign } from './campaign.ts';
import { removeLogs } from './stage.ts';

/**
 * Faults while real work runs, in two products side by side. What is injected, and the plans of the people at work, follow from the seed: `--seed N` runs the
 * same campaign again (processes keep their own time, so two runs meet the same faults in the same order of each lane, not at the same instruction). Ctrl-C
 * ends it after the faults under way, with a last rest and all checks.
 */

const ARENAS = ['served', 'embedded'] as const;
const longest = (times: readonly number[]) => Math.max(0, ...times) / 1_000;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

export const faults: Suite = async ({ full, log, seed = Date.now() % 2 ** 31, askedToEnd }) => {
  const asked = askedToEnd();
  const failed = new AbortController();
  log(`seed ${seed}: --seed ${seed} runs this campaign again`);
  removeLogs();
  const size = full ? { served: 700, embedded: 200 } : { served: 40, embedded: 15 };
  const began = performance.now();
  const campaigns = ARENAS.map(async (arena) => {
    try {
      return await campaign({
        arena,
        faults: size[arena],
        seed,
        asked: AbortSignal.any([asked, failed.signal]),
        log: (line) => log(`${arena.padEnd(9)}${line}`),
      });
    } catch (error) {
      failed.abort();
      throw error;
    }
  });
  await Promise.allSettled(campaigns);
  const minutes = (performance.now() - began) / 60_000;

  const figures: Figure[] = [figure('seed', seed, '')];
  let total = 0;
  for (const [at, arena] of ARENAS.entries()) {
    const ended = await campaigns[at];
    if (!ended) continue;
    const { found, crashes, mails, disk, reports = 0, completed = 0, lines = 0 } = ended;
    const injected = [...found.injected.values()].reduce((sum, n) => sum + n, 0);
    const missed = [...found.missed.values()].reduce((sum, n) => sum + n, 0);
    total += injected;
    for (const [kind, n] of [...found.injected].sort()) log(`${arena.padEnd(9)}${n} × ${kind}`);
    const { injecting, recovering, checking } = found.spent;
    const mean = (ms: number) => seconds(ms / (injected + missed));
    log(`${arena.padEnd(9)}a fault took ${mean(injecting)} to meet work, ${mean(recovering)} to recover from, ${mean(checking)} to check`);
    const name = (text: string) => `${arena} PostgreSQL: ${text}`;
    figures.push(
      figure(name('faults'), injected, `of ${found.injected.size} kinds`),
      figure(name('faults that met no work and do not count'), missed, ''),
      figure(name('reports'), reports, `${completed} completed`),
      figure(name('ledger lines'), lines, ''),
      figure(name('mails taken by the mail server'), mails, ''),
      atMost(name('checks that found something lost, doubled or stuck'), found.problems.size, 0, ''),
      atMost(name('processes that ended by themselves'), crashes, 0, ''),
      atMost(
        name('seconds until the API was ready again after PostgreSQL was killed, the longest'),
        longest(found.recoveries.database),
        10,
        's',
      ),
      ...(found.recoveries.api.length > 0
        ? [figure(name('seconds until the API was ready again after it was killed, median'), median(found.recoveries.api) / 1_000, 's')]
        : []),
      figure(name('seconds until everything had ended, median of the rounds'), median(found.ends), 's'),
    );
    if (!disk) figures.push(notMeasured(name('no space on the disk'), 'this machine does not let us mount a small disk'));
  }
  return [atLeast('faults injected', total, full ? 900 : 50, ''), figure('faults a minute', total / minutes, ''), ...figures];
};
