import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { row } from '../tables.ts';

/** What readers found who compared our claims with real published sites; told in our own words, no site is quoted. */
type Readings = {
  read: string;
  halves: { tune: string; measure: string; unseen: string; again: string; third: string; fourth: string };
  rows: {
    what: string;
    before: string;
    tune: string;
    /** Absent: not read with this version. */
    measure?: string;
    /** Sites that nobody had tuned on. */
    unseen: string;
    /** The same of further sites, after the first had been tuned on. */
    again: string;
    /** A third set of sites; twelve of sixteen were judged claim by claim. */
    third?: string;
    /** Twelve more sites, read before anything was mended by them. */
    fourth?: string;
    goal: string;
  }[];
  errors: { kind: string; examples: string[] }[];
};
const readings = (): Readings => JSON.parse(readFileSync(join(import.meta.dirname, 'readings.json'), 'utf8')) as Readings;

export function readingsMarkdown(): string {
  const { read, halves, rows, errors } = readings();
  return [
    '## What it says about real sites',
    `Topics, questions and opportunities were compared with real published sites, last on ${read}. The subjects and the answered questions of each site were listed before anybody saw what we say. The measure is what a professional of that trade would sign.`,
    `Tuning half: ${halves.tune} Measuring half: ${halves.measure} Unseen sites: ${halves.unseen} Unseen sites, second round: ${halves.again} Unseen sites, third round: ${halves.third} Unseen sites, fourth round: ${halves.fourth}`,
    [
      row(
        'what',
        'before the present method',
        'tuning half',
        'measuring half',
        'unseen sites',
        'unseen sites, second round',
        'third round',
        'fourth round',
        'goal',
      ),
      row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
      ...rows.map(({ what, before, tune, measure = 'not read', unseen, again, third = 'not read', fourth = 'not read', goal }) =>
        row(what, before, tune, measure, unseen, again, third, fourth, goal),
      ),
    ].join('\n'),
    '### What is still wrong',
    ...errors.map(({ kind, examples }) => `${kind}:\n\n${examples.map((example) => `- ${example}`).join('\n')}`),
  ].join('\n\n');
}
