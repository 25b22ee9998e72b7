import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureTable, measuredOn, type Run } from './tables.ts';
import { validityMarkdown } from './validity/validity-markdown.ts';

/** The pages in docs/ that show the last run of every suite. No figure is typed by hand: they are written from .cache/bench. */

export function benchMarkdown(runs: ReadonlyMap<string, Run>): string {
  const suites = [...runs].sort(([a], [b]) => (a < b ? -1 : 1));
  const missed = suites.flatMap(([name, { figures }]) =>
    figures
      .filter(({ met }) => met === false)
      .map((figure) => `- ${name}: ${figure.name} is ${figure.value} ${figure.unit} (goal ${figure.goal})`),
  );
  return [
    '# What was measured',
    '<!-- Written by `npm run bench -- --publish` from the last run of every suite. -->',
    'Every figure comes from a run of `npm run bench` on the machine that is named with it. To repeat one suite: `npm run bench -- --only <suite>`; all of them in their long form: `npm run bench -- --full`. Each run prints its tables and writes them as JSON to `.cache/bench`; `npm run bench -- --publish` writes this page from there.',
    'A busy machine measures slower than an idle one: compare figures of one run, not of two machines.',
    missed.length === 0 ? 'No goal was missed.' : `## Goals that were missed\n\n${missed.join('\n')}`,
    ...suites.map(
      ([name, run]) =>
        `## ${name}\n\n${measuredOn(run)} Repeat: \`npm run bench -- --only ${name}${run.full ? ' --full' : ''}\`.\n\n${figureTable(run.figures)}`,
    ),
    '',
  ].join('\n\n');
}

/** @returns the pages that were written */
export function publish(folder: string): string[] {
  const runs = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, Run] => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Run]),
  );
  const docs = join(import.meta.dirname, '..', 'docs');
  const pages: Record<string, string> = { 'bench.md': benchMarkdown(runs) };
  const validity = runs.get('validity');
  if (validity) pages['validity.md'] = validityMarkdown(validity);
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(docs, name), text.replace(/\n+$/, '\n'));
  return Object.keys(pages).map((name) => `docs/${name}`);
}
