import type { AuditResult } from '@citelight/contracts';
import type { PackedVisit } from '../artifacts/packed-visit.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { AnyAudit, ArtifactName } from '../audits/audit.ts';
import { CATALOGUE } from '../audits/catalogue.ts';
import { gather, readPages } from '../audits/gather.ts';
import { openVisit } from '../crawl/open-visit.ts';
import { REVISITED, type Revisited, type RevisitOptions, revisit, type Wanted } from '../crawl/revisit.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { WORTH_SAYING } from './recommendations.ts';
import { auditResults, type Outcome, runAudits } from './run-audits.ts';

/** One check of a report, or one page. `audits`: checks that named the page. */
export type RecheckTarget = { auditId: string } | { page: string; audits: readonly string[] };

export type RecheckedResult = Pick<AuditResult, 'state' | 'score' | 'because' | 'findings' | 'findingsTotal' | 'pages'> & {
  auditId: string;
  /** Nothing of it is left that would be recommended. */
  fixed: boolean;
};

const PAGES: ReadonlySet<ArtifactName> = new Set(['pages', 'served', 'visited', 'rendered', 'corpus']);

/**
 * Checks a part of a visited site again: asks for what the target needs, and judges only the checks it touches.
 * @param atStake points of 100 that each check can bring or cost in the report
 * @throws CodedError as `revisit`
 */
export async function recheck(
  packed: PackedVisit,
  target: RecheckTarget,
  atStake: Readonly<Record<string, number>>,
  options: RevisitOptions,
): Promise<{ visit: PackedVisit; audits: RecheckedResult[] }> {
  const audits = 'auditId' in target ? CATALOGUE.filter(({ id }) => id === target.auditId) : auditsOf(target);
  const before = judge(audits, openVisit(packed));
  const wanted = 'auditId' in target ? neededBy(before, openVisit(packed).pages, packed) : onlyPage(target.page);
  const visit = await revisit(packed, wanted, options);
  const results = judge(audits, openVisit(visit));
  const isNews = (index: number) =>
    'auditId' in target ||
    target.audits.includes(audits[index]?.id ?? '') ||
    JSON.stringify(of(before[index])) !== JSON.stringify(of(results[index]));
  return {
    visit,
    audits: auditResults(results, []).flatMap(({ id, state, score, because, findings, findingsTotal, pages }, index) => {
      if (!isNews(index)) return [];
      const lost = score === null ? 0 : (atStake[id] ?? 0) * (1 - score);
      const fixed = (state === 'scored' || state === 'notApplicable') && lost < WORTH_SAYING;
      return [{ auditId: id, state, score, because, findings, findingsTotal, pages, fixed }];
    }),
  };
}

const of = (outcome: Outcome | undefined) => outcome && auditResults([outcome], [])[0];

const judge = (audits: readonly AnyAudit[], visit: Visit): Outcome[] => runAudits(audits, gather(visit, buildCorpus));

/** The checks that look at pages one by one, and those that named this page. */
const auditsOf = ({ audits }: { audits: readonly string[] }) => CATALOGUE.filter(({ id, begin }) => begin || audits.includes(id));

const onlyPage = (page: string): Wanted => ({ pages: new Set([page]), parts: new Set() });

/** What a check has to see again: the pages that it found fault with, or all where it names none, and the files and probes it goes by. */
function neededBy(outcomes: readonly Outcome[], visited: Visit['pages'], packed: PackedVisit): Wanted {
  const needs = new Set(outcomes.flatMap(({ audit }) => audit.needs));
  const parts = new Set<Revisited>(REVISITED.filter((part) => needs.has(part)));
  const pages = new Set<string>();
  if ([...needs].some((need) => PAGES.has(need))) {
    const known = new Set(visited.map(({ url }) => url));
    for (const { verdict } of outcomes) {
      if ('findings' in verdict) for (const { where } of verdict.findings ?? []) if (known.has(where)) pages.add(where);
      if (verdict.state === 'scored') for (const [url, score] of verdict.byPage ?? []) if (score < 1) pages.add(url);
    }
    for (const [index, { url }] of needs.has('visited') ? visited.entries() : []) if (!packed.documents[index]?.document) pages.add(url);
    if (pages.size === 0 && parts.size === 0) for (const { url } of readPages(openVisit(packed))) pages.add(url);
  }
  return { pages, parts };
}
