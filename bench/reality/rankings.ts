import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Assessment } from '@citelight/contracts';
import { type Figure, figure } from '../figures.ts';
import { seeded } from '../validity/random.ts';
import { bootstrap, spearman } from '../validity/statistics.ts';

/** A reader's order of the sites, best first: one list for `overall` and one for each factor. A list may leave sites out. */
export type Ranking = Record<string, readonly string[]>;
export type ScoredSite = { name: string; assessment: Pick<Assessment, 'overallScore' | 'scores'> };
type Pair = readonly [number, number];

const SEED = 27;
/** Fewer sites rank in too few ways for a correlation to say anything. */
const FEWEST = 5;

/** `REALITY_RANKINGS`: files with a ranking each, separated by commas. */
export const rankingsFrom = (setting: string): { name: string; ranking: Ranking }[] =>
  setting.split(',').map((path) => ({ name: basename(path, '.json'), ranking: JSON.parse(readFileSync(path, 'utf8')) as Ranking }));

/** Spearman's ρ with the middle 95 % of samples drawn again, or nothing where too few sites stand on both sides. */
function correlations(name: string, pairs: readonly Pair[]): Figure[] {
  if (pairs.length < FEWEST) return [];
  const rho = (sample: readonly Pair[]): number =>
    spearman(
      sample.map(([one]) => one),
      sample.map(([, other]) => other),
    );
  const [low, high] = bootstrap(pairs, rho, seeded(SEED));
  return [figure(`${name}, ${pairs.length} sites, 95 % from ${low.toFixed(2)} to ${high.toFixed(2)}`, rho(pairs), 'ρ')];
}

/** Our scores beside each reader's order, for the sites that have a score. */
export const agreement = (name: string, ranking: Ranking, sites: readonly ScoredSite[]): Figure[] =>
  Object.entries(ranking).flatMap(([what, order]) =>
    correlations(
      `Score and ${name}: ${what}`,
      sites.flatMap((site): Pair[] => {
        const { overallScore, scores } = site.assessment;
        const score = what === 'overall' ? overallScore : scores[what as keyof typeof scores];
        const place = order.indexOf(site.name);
        return place < 0 || score === null || score === undefined ? [] : [[score, -place]];
      }),
    ),
  );

/** How far two readers agree with each other: no score can be asked to agree with them more. */
export const readersAgree = (one: { name: string; ranking: Ranking }, other: { name: string; ranking: Ranking }): Figure[] =>
  Object.entries(one.ranking).flatMap(([what, order]) => {
    const theirs = other.ranking[what] ?? [];
    return correlations(
      `${one.name} and ${other.name}: ${what}`,
      order.flatMap((site, place): Pair[] => (theirs.includes(site) ? [[-place, -theirs.indexOf(site)]] : [])),
    );
  });

export function rankingFigures(setting: string, sites: readonly ScoredSite[]): Figure[] {
  const read = rankingsFrom(setting);
  return [
    ...read.flatMap(({ name, ranking }) => agreement(name, ranking, sites)),
    ...read.flatMap((one, at) => read.slice(at + 1).flatMap((other) => readersAgree(one, other))),
  ];
}
