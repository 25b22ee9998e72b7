import type { ReadPage } from '../audits/audit.ts';
import { FEWEST_OF_A_TEMPLATE, shareNothing, shareTemplate, structureOf } from '../page/shared-template.ts';
import type { Outcome } from './run-audits.ts';

/** Faults of what a template writes around a text, not of the text. */
const OF_THE_TEMPLATE: ReadonlySet<string> = new Set([
  'authority-trust/named-author',
  'content-extraction/declared-language',
  'content-extraction/landmarks',
  'content-extraction/main-content-extractable',
  'structured-data/author-person',
  'structured-data/breadcrumbs',
  'structured-data/coverage',
  'structured-data/required-properties',
  'topic-freshness/date-agreement',
]);
/** Faults of the text itself, beside all that answerability judges. Others may be of either: a setting may forbid to index a page, or its author. */
const OF_THE_TEXT: ReadonlySet<string> = new Set([
  'authority-trust/disclosure',
  'authority-trust/first-party',
  'authority-trust/outbound-sources',
  'content-extraction/section-size',
  'topic-freshness/freshness',
  'topic-freshness/stale-facts',
]);

/** How the same fault of several pages is repaired: once, in the template that they share, or page by page. */
export type Repair = { by: 'template' | 'page'; pages: number };

function repairOf({ audit, verdict }: Outcome, served: ReadonlyMap<string, ReadPage>): Repair | null {
  if (verdict.state !== 'scored' || !verdict.byPage) return null;
  const { byPage, lostByPage } = verdict;
  const [sound, faulty] = [true, false].map((isSound) =>
    [...byPage].flatMap(([url, score]) => ((score === 1 || lostByPage?.get(url) === 0) === isSound ? [url] : [])),
  ) as [string[], string[]]; // safe: one list for each of two
  const pages = faulty.length;
  if (pages < FEWEST_OF_A_TEMPLATE) return null;
  if (audit.factor === 'answerability' || OF_THE_TEXT.has(audit.id)) return { by: 'page', pages };
  if (!OF_THE_TEMPLATE.has(audit.id)) return null;
  const builtOf = (urls: readonly string[]) => urls.flatMap((url) => served.get(url)?.document ?? []);
  const built = builtOf(faulty);
  if (built.length < pages) return null;
  if (shareNothing(built)) return { by: 'page', pages };
  // A page of the same template without the fault: it is one of what each page fills in.
  const [first] = built.map(structureOf);
  return shareTemplate(built) && builtOf(sound).every((one) => structureOf(one) !== first) ? { by: 'template', pages } : null;
}

/** By audit, where it can be told. */
export function repairsOf(outcomes: readonly Outcome[], pages: readonly ReadPage[]): ReadonlyMap<string, Repair> {
  const served = new Map(pages.map((page) => [page.url, page]));
  return new Map(
    outcomes.flatMap((outcome) => {
      const repair = repairOf(outcome, served);
      return repair ? [[outcome.audit.id, repair] as const] : [];
    }),
  );
}
