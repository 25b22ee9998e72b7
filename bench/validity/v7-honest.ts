import { TRANSLATED } from '../../packages/engine/src/audits/answerability/testing-languages.ts';
import { judgeSite } from '../../packages/engine/src/scoring/judge-site.ts';
import { type ScoredAudit, scoreAudits } from '../../packages/engine/src/scoring/score.ts';
import { atMost, type Figure } from '../figures.ts';
import type { Block, Content, SiteContent } from './fixtures/content.ts';
import { buildSite, FRAMES, type FrameName } from './fixtures/frames.ts';
import { CONTENTS, heatPumpContent } from './fixtures/sites.ts';
import { HONEST } from './honest-sentences.ts';
import { visitOffline } from './offline.ts';
import { type Result, type Size, thin } from './result.ts';

/**
 * V7 honest sentences: each page of small sites grows sentence by sentence, from its first one to a long text. Adding a sentence that nobody can blame may lower the score a
 * little (a longer text is asked for more), never at once by much.
 */

/** Points of 100 that one honest sentence may cost on a site of six to ten pages: a score is shown in whole points. */
const MOST = 1;
/** What a figure tells: less is rounding of points. */
const NOTICEABLE = 0.005;
/** Sentences of an added paragraph. */
const PARAGRAPH = 3;

/** A page after something was added; `sentence` null: a heading, a table, a list, which is not judged here. */
type Step = { sentence: string | null; page: Content };

const END = /(?<=[.!?؟])\s+(?=[\p{Lu}\p{Lo}\p{N}¿¡„“«"<])|(?<=[。！？])(?=.)/u;
const spaceOf = (language: string): string => (language === 'ja' || language === 'zh' ? '' : ' ');

const inLast = (page: Content, change: (blocks: readonly Block[]) => Block[]): Content => {
  const last = page.sections.at(-1);
  if (!last) return { ...page, lead: change(page.lead) };
  const [heading, ...blocks] = last;
  return { ...page, sections: [...page.sections.slice(0, -1), [heading, ...change(blocks)]] };
};
const begun = (page: Content, block: Block): Content => inLast(page, (blocks) => [...blocks, block]);

/** The page as it is written, from its first sentence to its last. */
function written(page: Content, language: string): Step[] {
  const steps: Step[] = [];
  let now: Content = { ...page, lead: [], sections: [] };
  const add = (sentence: string | null, next: Content) => {
    now = next;
    steps.push({ sentence, page: now });
  };
  const write = (block: Block, heading: string | null) => {
    const [opening, ...others]: Block[] = typeof block === 'string' ? block.split(END) : [block];
    if (opening === undefined) return;
    const first = heading === null ? begun(now, opening) : { ...now, sections: [...now.sections, [heading, opening] as const] };
    add(heading === null && typeof opening === 'string' ? opening : null, first);
    for (const sentence of others)
      add(
        `${sentence}`,
        inLast(now, (blocks) => [...blocks.slice(0, -1), `${blocks.at(-1)}${spaceOf(language)}${sentence}`]),
      );
  };
  for (const block of page.lead) write(block, null);
  for (const [heading, ...blocks] of page.sections) for (const [at, block] of blocks.entries()) write(block, at === 0 ? heading : null);
  return steps;
}

/** Honest sentences one by one, in paragraphs: at the end of the page, or below its first paragraph. */
function lengthened(page: Content, language: string, where: 'below' | 'above'): Step[] {
  const honest = HONEST[language];
  if (!honest) throw new Error(`no honest sentences in ${language}`);
  const [first = '', second = '', third = '', ...others] = honest.plain;
  const sentences = [first, second, third, honest.named(page.h1), ...others];
  return sentences.map((sentence, at) => {
    const added = sentences.slice(0, at + 1);
    const paragraphs = Array.from({ length: Math.ceil(added.length / PARAGRAPH) }, (_, index) =>
      added.slice(index * PARAGRAPH, (index + 1) * PARAGRAPH).join(spaceOf(language)),
    );
    const [opening = '', ...rest] = page.lead;
    return { sentence, page: where === 'below' ? paragraphs.reduce(begun, page) : { ...page, lead: [opening, ...paragraphs, ...rest] } };
  });
}

/** The site with one more page where there is a text for it: an article in its language. */
function withArticle(site: SiteContent): SiteContent {
  const language = TRANSLATED.find((one) => one === site.language);
  const [article] = language ? heatPumpContent(language).pages : [];
  return article
    ? { ...site, pages: [...site.pages, { ...article, path: '/blog/heat-pump', published: ['2026-03-01', '2026-03-01'], signed: true }] }
    : site;
}

type Judged = { overall: number; audits: readonly ScoredAudit[] };

async function judged(site: SiteContent, frame: FrameName): Promise<Judged> {
  const { audits, score } = judgeSite(await visitOffline(buildSite(site, frame)));
  return { overall: score.overallScore, audits };
}

/** Points that each audit alone would have brought or cost. */
function effects(before: Judged, after: Judged): [id: string, points: number][] {
  const { sum } = scoreAudits(before.audits, []);
  return before.audits.flatMap((audit, at): [string, number][] => {
    const now = after.audits[at];
    if (!now || (now.score === audit.score && now.weight === audit.weight)) return [];
    return [[audit.id, scoreAudits(before.audits.with(at, now), []).sum - sum]];
  });
}

export async function honest(size: Size): Promise<Result> {
  const failures: string[] = [];
  const costs = new Map<string, number>();
  let [largest, sentences, costly] = [0, 0, 0];
  const all = CONTENTS.map(withArticle).flatMap((site) => site.pages.map((page, at) => ({ site, page, at })));
  for (const { site, page, at } of size === 'quick' ? thin(all, 41) : size === 'short' ? thin(all, 5) : all) {
    const frame = FRAMES[at % FRAMES.length] ?? 'semantic';
    const judge = (one: Content) => judged({ ...site, pages: site.pages.with(at, one) }, frame);
    const grow = async (steps: readonly Step[], from: Judged | null): Promise<Judged | null> => {
      let before = from;
      for (const { sentence, page: next } of steps) {
        const after = await judge(next);
        if (before && sentence !== null) check(sentence, before, after);
        before = after;
      }
      return before;
    };
    const check = (sentence: string, before: Judged, after: Judged) => {
      const drop = before.overall - after.overall;
      sentences += 1;
      if (drop > NOTICEABLE) costly += 1;
      largest = Math.max(largest, drop);
      const moved = effects(before, after);
      if (drop > NOTICEABLE) for (const [id, points] of moved) costs.set(id, Math.max(costs.get(id) ?? 0, Math.min(-points, drop)));
      if (drop > MOST)
        failures.push(
          `V7 a sentence costs ${drop.toFixed(2)} on ${site.host}${page.path} (${page.kind}): “${sentence.slice(0, 60)}”: ${moved
            .map(([id, points]) => `${id} ${points.toFixed(2)}`)
            .join('; ')}`,
        );
    };
    const whole = await grow(written(page, site.language), null);
    await grow(lengthened(page, site.language, 'below'), whole);
    await grow(lengthened(page, site.language, 'above'), whole);
  }
  const figure = (name: string, value: number, unit: string): Figure => ({
    name,
    value: Number(value.toFixed(2)),
    unit,
    goal: null,
    met: null,
  });
  return {
    figures: [
      atMost('V7 largest drop of the score by one honest sentence', Number(largest.toFixed(2)), MOST, 'points'),
      figure('V7 honest sentences that cost anything', (100 * costly) / Math.max(1, sentences), `% of ${sentences}`),
      ...[...costs]
        .filter(([, points]) => points > NOTICEABLE)
        .sort(([, a], [, b]) => b - a)
        .map(([id, points]) => figure(`V7 largest share of ${id} in a drop`, points, 'points')),
    ],
    failures,
  };
}
