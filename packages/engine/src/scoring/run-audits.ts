import type { AuditResult } from '@citelight/contracts';
import {
  type AnyAudit,
  type ArtifactName,
  FINDINGS_SHOWN,
  type Gathered,
  type JudgedPages,
  type ReadPage,
  type Verdict,
} from '../audits/audit.ts';
import { countedFix } from '../audits/fix-text.ts';
import { unmeasured } from '../audits/verdicts.ts';
import { NO_TEXT_READ, onlyStandIns } from '../page/unreadable.ts';
import type { Points } from './score.ts';
import { asSentence } from './sentence.ts';

/** What came of an audit, page by page where it is one of pages. `error`: it threw, which is our fault and leaves the denominator. */
export type Outcome = { audit: AnyAudit; verdict: Verdict | { state: 'error'; because: string }; judged?: JudgedPages };

type Answer = Outcome['verdict'];

/**
 * Runs every audit on the same artifacts; one that throws spoils no other. Audits of pages take turns page by page: what they derive of a page's text (many times the
 * text itself) is shared among them and dropped before the next page.
 * Where every page only stands in for one, nothing is said of the contents, whatever an audit would find there.
 * @param alongside what else is to be read of each page while its text is cut
 * @param before the same site as it was judged already: an audit whose artifacts have not changed since is not run again, nor is one of pages on pages that have not.
 */
export function runAudits(
  audits: readonly AnyAudit[],
  gathered: Gathered,
  alongside: (page: ReadPage) => void = () => undefined,
  before?: { gathered: Gathered; outcomes: readonly Outcome[] },
): Outcome[] {
  const hasNoContents = { pages: standInsOnly(gathered.pages), served: standInsOnly(gathered.served) };
  const isUnread = (audit: AnyAudit): boolean =>
    audit.judges === 'contents' && hasNoContents[audit.needs.includes('served') ? 'served' : 'pages'];
  const unchanged = new Map(before && NAMES.map((name) => [name, isSame(before.gathered[name], gathered[name])]));
  const known = audits.map((audit, index) =>
    !isUnread(audit) && before && audit.needs.every((name) => unchanged.get(name)) ? before.outcomes[index] : undefined,
  );
  const runs = audits.map((audit, index) =>
    audit.begin && !known[index] && !isUnread(audit)
      ? guarded(() => audit.begin?.(gathered, before?.outcomes[index]?.judged) ?? NOTHING)
      : null,
  );
  const { pages, served } = gathered;
  for (const [at, page] of pages.ok && served.ok && runs.some((run) => run !== null) ? pages.value.entries() : []) {
    const sent = (served.ok && served.value[at]) || page;
    // A callback, so that V8 compiles a small function while this one runs, and not all that audits do into this one.
    runs.forEach((run, index) => {
      if (run === null || 'state' in run) return;
      const failed = guarded(() => run.add(run.sees === 'served' ? sent : page));
      if (failed) runs[index] = failed;
    });
    guarded(() => alongside(page));
  }
  return audits.map((audit, index): Outcome => {
    if (isUnread(audit)) return { audit, verdict: unmeasured(NO_TEXT_READ) };
    const run = runs[index] ?? null;
    if (run === null) return known[index] ?? { audit, verdict: guarded(() => sound(audit.run(gathered))) };
    return 'state' in run ? { audit, verdict: run } : { audit, verdict: guarded(() => sound(run.verdict())), judged: run.judged };
  });
}

const standInsOnly = (pages: Gathered['pages']): boolean => pages.ok && onlyStandIns(pages.value);

const NAMES: readonly ArtifactName[] = [
  'url',
  'now',
  'robots',
  'sitemaps',
  'llmsTxt',
  'homeUrl',
  'pages',
  'served',
  'visited',
  'edge',
  'linkChecks',
  'host',
  'soft404',
  'rendered',
  'corpus',
];

/** The very same thing, or a list of the very same things: what is changed is changed in a copy. */
function isSame(a: Gathered[ArtifactName], b: Gathered[ArtifactName]): boolean {
  if (!a.ok || !b.ok) return !a.ok && !b.ok && a.because === b.because;
  if (a.value === b.value) return true;
  if (!Array.isArray(a.value) || !Array.isArray(b.value) || a.value.length !== b.value.length) return false;
  const [one, other]: [readonly unknown[], readonly unknown[]] = [a.value, b.value];
  return one.every((entry, at) => entry === other[at]);
}

const NOTHING: Answer = { state: 'notApplicable', because: 'there is nothing to judge' };

function guarded<T>(work: () => T): T | Extract<Answer, { state: 'error' }> {
  try {
    return work();
  } catch (error) {
    return {
      state: 'error',
      because: `this check failed, which is our fault: ${error instanceof Error ? error.message : 'unknown error'}`,
    };
  }
}

/** A score outside of 0…1 would break the ledger: it is a bug like any other. */
function sound(verdict: Verdict): Verdict {
  if (verdict.state === 'scored' && !(verdict.score >= 0 && verdict.score <= 1))
    throw new Error(`score ${verdict.score} is not within 0 and 1`);
  return verdict;
}

export const scoreOf = ({ verdict }: Outcome): number | null => (verdict.state === 'scored' ? verdict.score : null);

/** As far as it counts: an audit of short texts asks little of them. */
export const weightOf = ({ audit, verdict }: Outcome): number =>
  verdict.state === 'scored' && verdict.share !== undefined ? audit.weight * verdict.share : audit.weight;

/** What is to be done about what was found, the pages counted. */
function fixOf({ audit, verdict }: Outcome): string {
  if (verdict.state !== 'scored') return countedFix(audit.fix, null);
  const { fix = audit.fix, pages, mayBeMore } = verdict;
  return countedFix(fix, pages ?? null, mayBeMore);
}

/** The outcomes as a report lists them, each with its points. */
export const auditResults = (outcomes: readonly Outcome[], points: readonly Points[]): AuditResult[] =>
  outcomes.map((outcome, index) => {
    const { audit, verdict } = outcome;
    const findings = 'findings' in verdict ? (verdict.findings ?? []) : [];
    const pages = (verdict.state === 'scored' && verdict.pages) || null;
    return {
      id: audit.id,
      factor: audit.factor,
      // The title states what is right, so it would claim too much of what has no verdict.
      title: verdict.state === 'scored' ? audit.title : audit.label,
      state: verdict.state,
      score: verdict.state === 'scored' ? verdict.score : null,
      weight: weightOf(outcome),
      pointsWon: points[index]?.won ?? 0,
      pointsLost: points[index]?.lost ?? 0,
      tier: audit.tier,
      because: verdict.because === undefined ? null : asSentence(verdict.because),
      findings: findings.slice(0, FINDINGS_SHOWN).map((finding) => ({ ...finding, what: asSentence(finding.what) })),
      findingsTotal: findings.length + (('omitted' in verdict && verdict.omitted) || 0),
      why: audit.why,
      fix: fixOf(outcome),
      effort: audit.effort,
      sources: [...audit.sources],
      contested: audit.contested ?? null,
      pages,
    };
  });
