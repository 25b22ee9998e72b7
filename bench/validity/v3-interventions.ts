import { CRAWLERS } from '../../packages/engine/src/crawl/crawlers.ts';
import { RUBRIC_VERSION } from '../../packages/engine/src/scoring/rubric.ts';
import { atLeast, type Figure, figure } from '../figures.ts';
import { builtSites, htmlOf, pathsOf, TEST_SITES, withPages } from './fixtures/sites.ts';
import { frozenWeights, weightsNow } from './frozen-weights.ts';
import { EDITS, REPAIRS, topicOf, UNEDITED } from './geo-edits.ts';
import { assess, type Scored, type Site } from './offline.ts';
import { seeded } from './random.ts';
import { type Result, type Size, Tally, thin } from './result.ts';
import { bootstrap, mean, quantile, spearman, tauB } from './statistics.ts';

/**
 * V3 interventions: the edits of the GEO paper, its published order beside the order of our gains. Whatever comes is reported. What must hold is that no
 * rewriting of the body gains more than repairing access or relevance does on the same page.
 */

type Effect = { page: string; gains: readonly number[]; words: readonly number[]; before: Scored; after: readonly Scored[] };

/** English texts long enough for four places, each alone and as it is, without the markup that would say what it is. */
function pages(size: Size): { page: string; path: string; site: Site }[] {
  const all = [...builtSites(), ...TEST_SITES].flatMap((site) =>
    pathsOf(site.pages).flatMap((path) => {
      const html = htmlOf(site.pages, path) ?? '';
      if (!/<html[^>]*lang="en"/.test(html) || (html.match(/<p>/g) ?? []).length < 3) return [];
      if (/privacy|terms|contact|cart|shipping|returns/.test(path)) return [];
      return [
        { page: `${site.origin}${path}`, path, site: { ...site, pages: { [path]: html, '/robots.txt': 'User-agent: *\nAllow: /\n' } } },
      ];
    }),
  );
  return size === 'quick' ? thin(all, 12) : all;
}

const alone = { maxPages: 1 };
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/).length;

/** The score with other weights: each audit's weight drawn anew, factors and gates left out. */
function scoreWith(weights: ReadonlyMap<string, number>, { audits }: Scored): number {
  let [won, of] = [0, 0];
  for (const [id, { score }] of audits) {
    if (score === null) continue;
    const weight = weights.get(id) ?? 0;
    won += weight * score;
    of += weight;
  }
  return of === 0 ? 0 : (100 * won) / of;
}

export async function interventions(size: Size): Promise<Result> {
  const [frozen, now] = [frozenWeights(), weightsNow()];
  const weightsHold = frozen.sha256 === now.sha256;
  const effects: Effect[] = [];
  const repaired = new Tally();
  for (const { page, path, site } of pages(size)) {
    const options = { ...alone, path };
    const html = htmlOf(site.pages, path) ?? '';
    const before = await assess(site, options);
    const edited = EDITS.map((edit) => edit.apply(html, topicOf(html)));
    const after: Scored[] = [];
    for (const one of edited)
      after.push(
        await assess(
          withPages(site, () => one),
          options,
        ),
      );
    effects.push({
      page,
      before,
      after,
      gains: after.map(({ overall }) => overall - before.overall),
      words: edited.map((one) => wordsOf(one) - wordsOf(html)),
    });
    await compareWithRepairs(site, path, repaired);
  }
  const published = EDITS.map((edit) => edit.published - UNEDITED);
  const meansOf = (sample: readonly Effect[], of: (effect: Effect) => readonly number[]) =>
    EDITS.map((_, at) => mean(sample.map((effect) => of(effect)[at] ?? 0)));
  const pooled = (sample: readonly Effect[]) =>
    spearman(
      sample.flatMap(({ gains }) => [...gains]),
      sample.flatMap(() => published),
    );
  const random = seeded(20261121);
  const gains = meansOf(effects, (effect) => effect.gains);
  const [low, high] = bootstrap(effects, pooled, random, size === 'full' ? 10_000 : 2_000);
  const [tauLow, tauHigh] = bootstrap(
    effects,
    (sample) =>
      tauB(
        meansOf(sample, (effect) => effect.gains),
        published,
      ),
    random,
    size === 'full' ? 10_000 : 2_000,
  );
  const tau = tauB(gains, published);
  const nulls = Array.from({ length: size === 'quick' ? 50 : 1_000 }, () => {
    const weights = new Map(Object.keys(now.audits).map((id) => [id, -Math.log(1 - random())] as const));
    const withRandom = effects.map(({ before, after }) => after.map((one) => scoreWith(weights, one) - scoreWith(weights, before)));
    return tauB(
      EDITS.map((_, at) => mean(withRandom.map((list) => list[at] ?? 0))),
      published,
    );
  });
  const words = meansOf(effects, (effect) => effect.words);
  const above = (100 * nulls.filter((one) => one < tau).length) / nulls.length;
  const text = (name: string, value: string): Figure => ({ name, value, unit: '', goal: null, met: null });
  return {
    figures: [
      {
        ...text(
          `V3 weights are those frozen before the first run (rubric ${frozen.rubricVersion}, ${frozen.sha256.slice(0, 12)})`,
          weightsHold ? 'yes' : 'no',
        ),
        goal: 'yes',
        met: weightsHold,
      },
      text('V3 rubric of this run', RUBRIC_VERSION),
      figure('V3 pages', effects.length, ''),
      ...EDITS.map(({ name, published: value }, at) =>
        figure(`V3 mean gain of ${name} (paper ${(value - UNEDITED).toFixed(1)})`, gains[at] ?? 0, 'points'),
      ),
      figure('V3 Kendall’s τ-b of mean gains with the published order', tau, ''),
      text('V3 τ-b, 95 % bootstrap interval over pages', `${tauLow.toFixed(2)} … ${tauHigh.toFixed(2)}`),
      figure('V3 pooled Spearman’s ρ over pages', pooled(effects), ''),
      text('V3 ρ, 95 % bootstrap interval over pages', `${low.toFixed(2)} … ${high.toFixed(2)}`),
      text(
        'V3 τ-b of random weights: median, middle 95 %',
        `${quantile(nulls, 0.5).toFixed(2)}, ${quantile(nulls, 0.025).toFixed(2)} … ${quantile(nulls, 0.975).toFixed(2)}`,
      ),
      figure('V3 share of random weights that do worse than ours', above, '%'),
      figure('V3 τ-b of counting words instead', tauB(words, published), ''),
      {
        ...atLeast('V3 rewritings that gain less than repairing access or relevance', repaired.share, 100, `% of ${repaired.cases}`),
        value: Number(repaired.share.toFixed(2)),
      },
    ],
    failures: [...(weightsHold ? [] : ['V3 the weights are not those that were frozen']), ...repaired.failures],
  };
}

const ANSWERING = CRAWLERS.filter(({ purpose }) => purpose !== 'training')
  .map(({ token }) => `User-agent: ${token}\n`)
  .join('');

/** The page damaged; then each rewriting of the damaged page beside its repair. */
async function compareWithRepairs(site: Site, path: string, tally: Tally): Promise<void> {
  const whole = await assess(site, { ...alone, path });
  const topic = topicOf(htmlOf(site.pages, path) ?? '');
  for (const { name, kind, damage, robots } of REPAIRS) {
    const damaged = withPages(site, damage);
    const made: Site = robots ? { ...damaged, pages: { ...damaged.pages, '/robots.txt': `${ANSWERING}Disallow: /\n` } } : damaged;
    const before = await assess(made, { ...alone, path });
    const repair = whole.overall - before.overall;
    // About and contact pages are not asked what they are about.
    if (kind === 'relevance' && before.audits.get('answerability/on-topic')?.score == null) continue;
    for (const edit of EDITS) {
      const gain =
        (
          await assess(
            withPages(made, (html) => edit.apply(html, topic)),
            { ...alone, path },
          )
        ).overall - before.overall;
      tally.check(
        gain < repair,
        () => `V3 ${edit.name} gains ${gain.toFixed(2)} on ${site.origin}${path}, to ${name} (${kind}) ${repair.toFixed(2)}`,
      );
    }
  }
}
