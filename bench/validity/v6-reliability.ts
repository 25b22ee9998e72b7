import { judgeVisit } from '../../packages/engine/src/scoring/judge-visit.ts';
import { type Figure, figure } from '../figures.ts';
import type { Content, SiteContent } from './fixtures/content.ts';
import { type BuiltSite, buildSite, FRAMES, type FrameName } from './fixtures/frames.ts';
import { FELLGATE, TALLYROOT } from './fixtures/sites-en.ts';
import { scoreVisit, visitOffline } from './offline.ts';
import { hashOf, seeded } from './random.ts';
import { type Result, type Size, Tally } from './result.ts';
import { deviation, mean } from './statistics.ts';

/** V6 reliability: one site of many pages, some good and some not, sampled at 10, 25 and 50 pages under many names, so that chance draws other pages each time. */

const SUBJECTS =
  'kiln lathe anvil loom press plane vise chisel forge bench saw drill router jig clamp mallet gouge file rasp adze awl brace bit spoke'.split(
    ' ',
  );

/** Articles made of the texts of the other sites, each about a subject of its own; every third lacks what good ones have. */
function largeSite(name: string, pages: number): SiteContent {
  const random = seeded(hashOf(name));
  const sources = [...TALLYROOT.pages, ...FELLGATE.pages].filter(({ sections }) => sections.length > 0);
  const articles = Array.from({ length: pages }, (_, at): Content => {
    const subject = `${SUBJECTS[at % SUBJECTS.length]} ${['care', 'repair', 'choice', 'history', 'safety', 'price'][Math.floor(at / SUBJECTS.length) % 6]}`;
    const poor = at % 3 === 0;
    const [one, other] = [sources[Math.floor(random() * sources.length)], sources[Math.floor(random() * sources.length)]];
    const heading = `${subject[0]?.toUpperCase()}${subject.slice(1)}`;
    return {
      kind: 'article',
      path: `/${['guides', 'notes', 'tests'][at % 3]}/${name}-${subject.replaceAll(' ', '-')}-${at}`,
      title: poor ? 'Notes' : `${heading}: what to know, part ${at}`,
      description: `About ${subject}, number ${at}.`,
      h1: poor ? 'Some notes' : `${heading}: what to know, part ${at}`,
      lead: poor
        ? []
        : [
            `The ${subject} takes ${3 + (at % 7)} hours a year and costs about ${20 + at} euros. This text, number ${at}, says what to do and in which order.`,
          ],
      sections: [...(one?.sections ?? []), ...(other?.sections ?? [])].map(
        ([title, ...blocks]) => [`${title} (${subject} ${at})`, ...blocks] as const,
      ),
      published: ['2026-03-01', '1 March 2026'],
      ...(at % 5 !== 0 && { modified: ['2026-08-01', '1 August 2026'] as const }),
      signed: !poor,
    };
  });
  return { ...TALLYROOT, host: `${name}.large.test`, pages: [...TALLYROOT.pages, ...articles] };
}

const build = (name: string, pages: number): BuiltSite =>
  buildSite(largeSite(name, pages), (_, at): FrameName => FRAMES[at % 4] ?? 'semantic');

export async function reliability(size: Size): Promise<Result> {
  const [total, names] = size === 'quick' ? [60, 2] : size === 'short' ? [120, 5] : [400, 24];
  const figures: Figure[] = [figure('V6 pages of the site', total, ''), figure('V6 samples drawn at each size', names, '')];
  const covered = new Tally();
  for (const pages of [10, 25, 50]) {
    const scores: number[] = [];
    const errors: number[] = [];
    const misses: { off: number; error: number }[] = [];
    for (let at = 0; at < names; at++) {
      const site = build(`draw${at}`, total);
      const visit = await visitOffline(site, { maxPages: pages });
      const { overallScore, standardError } = judgeVisit(visit);
      const whole = await wholeOf(site);
      scores.push(overallScore);
      if (standardError !== null) {
        errors.push(standardError);
        misses.push({ off: overallScore - whole, error: standardError });
      }
    }
    for (const { off, error } of misses)
      covered.check(
        Math.abs(off) <= 1.96 * error,
        () => `V6 at ${pages} pages: off by ${off.toFixed(2)}, standard error ${error.toFixed(2)}`,
      );
    figures.push(
      figure(`V6 mean score at ${pages} pages`, mean(scores), 'points'),
      figure(`V6 spread (standard deviation) at ${pages} pages`, deviation(scores), 'points'),
      figure(`V6 standard error that is reported, mean, at ${pages} pages`, mean(errors), 'points'),
      figure(`V6 distance from the score of all pages, mean, at ${pages} pages`, mean(misses.map(({ off }) => off)), 'points'),
    );
  }
  figures.push({
    name: 'V6 samples whose score lies within 1.96 standard errors of that of all pages',
    value: Number(covered.share.toFixed(1)),
    unit: `% of ${covered.cases}`,
    goal: null,
    met: null,
  });
  return { figures, failures: covered.failures };
}

const wholes = new Map<string, number>();
async function wholeOf(site: BuiltSite): Promise<number> {
  const known = wholes.get(site.origin) ?? scoreVisit(await visitOffline(site, { maxPages: 1000 })).overall;
  wholes.set(site.origin, known);
  return known;
}
