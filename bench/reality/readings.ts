import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { row } from '../tables.ts';
import type { Extractor } from './main-content.ts';

/** What readers found who compared our claims with real published sites; told in our own words, no site is quoted. */
type Readings = {
  read: string;
  /** How each set of sites was read. */
  halves: Record<Reading, string>;
  /** Absent: not read with that set. */
  rows: ({ what: string; before: string; goal: string } & Partial<Record<Reading, string>>)[];
  errors: { kind: string; examples: string[] }[];
  /** Our main content beside that of others, as `npm run bench -- --only main-content` measured it where the sites were. */
  mainContent: { how: string; rows: ({ what: string } & Record<Extractor, string>)[]; so: string };
};
/** The sets of sites in the order in which they were read, as the text and the table call them. */
const READINGS = [
  ['tune', 'Tuning half', 'tuning half'],
  ['measure', 'Measuring half', 'measuring half'],
  ['unseen', 'Unseen sites', 'unseen sites'],
  ['again', 'Unseen sites, second round', 'unseen sites, second round'],
  ['third', 'Unseen sites, third round', 'third round'],
  ['fourth', 'Unseen sites, fourth round', 'fourth round'],
  ['fifth', 'Unseen sites, fifth round', 'fifth round'],
  ['sixth', 'Unseen sites, sixth round', 'sixth round'],
  ['seventh', 'Unseen sites, seventh round', 'seventh round'],
  ['eighth', 'Unseen sites, eighth round', 'eighth round'],
  ['ninth', 'Unseen sites, ninth round', 'ninth round'],
  ['tenth', 'Unseen sites, tenth round', 'tenth round'],
  ['eleventh', 'Unseen sites, eleventh round', 'eleventh round'],
  ['twelfth', 'Unseen sites, twelfth round', 'twelfth round'],
  ['thirteenth', 'Unseen sites, thirteenth round', 'thirteenth round'],
  ['fourteenth', 'Unseen sites, fourteenth round', 'fourteenth round'],
  ['fifteenth', 'Unseen sites, fifteenth round', 'fifteenth round'],
  ['sixteenth', 'Unseen sites, sixteenth round', 'sixteenth round'],
  ['seventeenth', 'Unseen sites, seventeenth round', 'seventeenth round'],
  ['eighteenth', 'Unseen sites, eighteenth round', 'eighteenth round'],
] as const;
type Reading = (typeof READINGS)[number][0];
/** The halves of the corpus and the newest rounds stand in the first table, the rounds between in the second. */
const [HALVES, NEWEST] = [READINGS.slice(0, 2), READINGS.slice(-3)];
const EARLIER = READINGS.slice(2, -3);
const readings = (): Readings => JSON.parse(readFileSync(join(import.meta.dirname, 'readings.json'), 'utf8')) as Readings;

type Row = Readings['rows'][number];
type Column = [title: string, of: (row: Row) => string];
const columnOf = ([key, , title]: (typeof READINGS)[number]): Column => [title, (figures) => figures[key] ?? 'not read'];
const table = (rows: readonly Row[], columns: readonly Column[]): string =>
  [
    row('what', ...columns.map(([title]) => title)),
    row('---', ...columns.map(() => '---:')),
    ...rows.map((figures) => row(figures.what, ...columns.map(([, of]) => of(figures)))),
  ].join('\n');

export function readingsMarkdown(): string {
  const { read, halves, rows, errors, mainContent } = readings();
  return [
    '## What it says about real sites',
    `Topics, questions and opportunities were compared with real published sites, last on ${read}. The subjects and the answered questions of each site were listed before anybody saw what we say. The measure is what a professional of that trade would sign.`,
    READINGS.map(([key, title]) => `- ${title}: ${halves[key]}`).join('\n'),
    table(rows, [
      ['before the present method', ({ before }) => before],
      ...[...HALVES, ...NEWEST].map(columnOf),
      ['goal', ({ goal }) => goal],
    ]),
    'The rounds between:',
    table(rows, EARLIER.map(columnOf)),
    '### What is still wrong',
    ...errors.map(({ kind, examples }) => `${kind}:\n\n${examples.map((example) => `- ${example}`).join('\n')}`),
    '### Main content beside other extractors',
    mainContent.how,
    [
      row('what', 'ours', 'readability', 'defuddle'),
      row('---', '---:', '---:', '---:'),
      ...mainContent.rows.map(({ what, ours, readability, defuddle }) => row(what, ours, readability, defuddle)),
    ].join('\n'),
    mainContent.so,
  ].join('\n\n');
}
