import type { AuditResult } from '@citelight/contracts';
import type { AnyAudit, Gathered, Verdict } from '../audits/audit.ts';
import { forgetText } from '../text/page-text.ts';
import type { Points } from './score.ts';

/** What came of an audit. `error`: it threw, which is our fault and leaves the denominator. */
export type Outcome = { audit: AnyAudit; verdict: Verdict | { state: 'error'; because: string } };

/** Findings kept per audit in a report. */
export const FINDINGS_SHOWN = 50;

type Answer = Outcome['verdict'];

/**
 * Runs every audit on the same artifacts; one that throws spoils no other. Audits of pages take turns page by page: what they derive of a page's text (many times the
 * text itself) is shared among them and dropped before the next page.
 */
export function runAudits(audits: readonly AnyAudit[], gathered: Gathered): Outcome[] {
  const runs = audits.map((audit) => (audit.begin ? guarded(() => audit.begin?.(gathered) ?? NOTHING) : null));
  for (const page of gathered.pages.ok ? gathered.pages.value : []) {
    for (const [index, run] of runs.entries()) {
      if (run === null || 'state' in run) continue;
      const failed = guarded(() => run.add(page));
      if (failed) runs[index] = failed;
    }
    forgetText(page.document);
  }
  return audits.map((audit, index) => {
    const run = runs[index] ?? null;
    if (run === null) return { audit, verdict: guarded(() => sound(audit.run(gathered))) };
    return { audit, verdict: 'state' in run ? run : guarded(() => sound(run.verdict())) };
  });
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

/** The outcomes as a report lists them, each with its points. */
export const auditResults = (outcomes: readonly Outcome[], points: readonly Points[]): AuditResult[] =>
  outcomes.map(({ audit, verdict }, index) => {
    const findings = 'findings' in verdict ? (verdict.findings ?? []) : [];
    return {
      id: audit.id,
      factor: audit.factor,
      title: audit.title,
      state: verdict.state,
      score: verdict.state === 'scored' ? verdict.score : null,
      weight: audit.weight,
      pointsWon: points[index]?.won ?? 0,
      pointsLost: points[index]?.lost ?? 0,
      tier: audit.tier,
      because: verdict.state === 'scored' ? null : verdict.because,
      findings: findings.slice(0, FINDINGS_SHOWN),
      findingsTotal: findings.length,
      why: audit.why,
      fix: audit.fix,
      effort: audit.effort,
      sources: [...audit.sources],
      contested: audit.contested ?? null,
      pages: verdict.state === 'scored' && verdict.pages ? verdict.pages : null,
    };
  });
