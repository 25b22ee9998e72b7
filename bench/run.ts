import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAsBuilt } from '../scripts/as-built.ts';
import { ensureCommandBuilt } from '../scripts/build-command.ts';
import { accounts } from './accounts/accounts.ts';
import { faults } from './faults/faults.ts';
import type { Suite } from './figures.ts';
import { frontend } from './frontend/frontend.ts';
import { hostile } from './hostile/hostile.ts';
import { ledger } from './ledger/ledger.ts';
import { load } from './load/load.ts';
import { logs } from './logs/logs.ts';
import { memory } from './memory/memory.ts';
import { publish } from './publish.ts';
import { mainContent } from './reality/main-content.ts';
import { reality } from './reality/reality.ts';
import { reports } from './reports/reports.ts';
import { speed } from './speed/speed.ts';
import { surface } from './surface/surface.ts';
import { validity } from './validity/validity.ts';
import { visibility } from './visibility/visibility.ts';

/**
 * `npm run bench [-- --full] [-- --only speed] [-- --seed N]`: every figure we claim, measured now, as a table and as JSON in .cache/bench.
 * `npm run bench -- --publish` measures nothing and writes what was measured last into docs/.
 * Ctrl-C ends a long suite early with what it has found so far, and any other at once.
 */
const SUITES: Record<string, Suite> = {
  accounts,
  validity,
  reality,
  'main-content': mainContent,
  speed,
  ledger,
  reports,
  frontend,
  load,
  faults,
  hostile,
  surface,
  logs,
  memory,
  visibility,
};

function refuse(because: string): never {
  console.error(
    `${because}\nUsage: npm run bench -- [--full] [--only NAME]... [--seed N] | --publish, where NAME is one of ${Object.keys(SUITES).join(', ')}`,
  );
  process.exit(2);
}

function optionsOf() {
  try {
    return parseArgs({
      options: {
        full: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: Object.keys(SUITES) },
        seed: { type: 'string' },
        publish: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const values = optionsOf();
const chosen = values.only.map((name): [string, Suite] => [name, SUITES[name] ?? refuse(`There is no suite '${name}'.`)]);
if (values.seed !== undefined && !/^\d{1,15}$/.test(values.seed)) refuse(`The seed '${values.seed}' is no whole number.`);
const folder = join(import.meta.dirname, '..', '.cache', 'bench');
mkdirSync(folder, { recursive: true });
if (values.publish) {
  for (const path of publish(folder)) console.log(`wrote ${path}`);
  process.exit(0);
}

const machine = {
  date: new Date().toISOString(),
  node: process.version,
  platform: platform(),
  arch: arch(),
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};
console.log(`Measured ${machine.date} on ${machine.cores} × ${machine.cpu}, Node ${machine.node}`);

// Suites leave nothing behind when they are ended: they listen to `exit`.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
let asked: AbortController | undefined;
process.on('SIGINT', () => (asked ? asked.abort() : process.exit(130)));

// What people run, not its sources.
await ensureCommandBuilt();
runAsBuilt();
let missed = 0;
for (const [name, suite] of chosen) {
  if (asked?.signal.aborted) break;
  asked = undefined;
  console.log(`\n== ${name}${values.full ? ' (full)' : ''}`);
  const figures = await suite({
    full: values.full,
    log: (line) => console.log(`   ${line}`),
    ...(values.seed ? { seed: Number(values.seed) } : {}),
    askedToEnd() {
      asked = new AbortController();
      return asked.signal;
    },
  });
  console.table(
    Object.fromEntries(
      figures.map(({ name: figure, value, unit, goal, met }) => [
        figure,
        { value, unit, goal: goal ?? '', met: met === null ? '' : met ? 'yes' : 'NO' },
      ]),
    ),
  );
  missed += figures.filter(({ met }) => met === false).length;
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, full: values.full, figures }, null, 2)}\n`);
}
console.log(missed === 0 ? '\nEvery goal was met.' : `\n${missed} goal${missed === 1 ? ' was' : 's were'} missed.`);
process.exit(missed === 0 ? 0 : 1);
