import { type Assessment, type AuditResult, FACTOR_IDS, FACTORS, type Finding } from '@citelight/contracts';
import type { Baseline, CheckConfig } from '@citelight/contracts/check-config';
import { countByPage } from './baseline.ts';
import { pagePath } from './page-path.ts';

/** The same site has the same score, but for what the clock decides (response times, ages): a fall of less is none. A share of the best score. */
const NOISE = 0.01;

export type Exception = NonNullable<CheckConfig['ignore']>[number];
/** Why the command fails. `audit` is the ID of the check, null for an overall score, a factor or a cap. */
export type Failure = { audit: string | null; text: string };

export type Verdict = {
  failures: Failure[];
  /** What a reader of the log should know, though nothing fails for it. */
  notes: string[];
  /** The exception that covers a finding on the day of the assessment, if any. */
  exceptionFor(audit: string, finding: Pick<Finding, 'where'>): Exception | undefined;
  /** Was it there in the baseline? null without one, or where the baseline does not list all. */
  isNew(audit: string, finding: Pick<Finding, 'where'>): boolean | null;
};

const score = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** Judges an assessment by budgets and against a baseline: with one, only what got worse fails. Pure; "today" is the day of the assessment. */
export function judgeCheck(assessment: Assessment, { budgets = {}, ignore = [] }: CheckConfig, baseline: Baseline | null): Verdict {
  const { url, audits } = assessment;
  const today = assessment.assessedAt.slice(0, 10);
  const inForce = ignore.filter(({ until }) => until >= today);
  const covers = (exception: Exception, audit: string, where: string | null) =>
    exception.audit === audit &&
    (exception.page === undefined || (where !== null && pagePath(exception.page, url) === pagePath(where, url)));
  const exceptionFor: Verdict['exceptionFor'] = (audit, { where }) => inForce.find((one) => covers(one, audit, where));
  const isNew: Verdict['isNew'] = (audit, { where }) => {
    if (!baseline) return null;
    const before = baseline.audits[audit];
    const page = pagePath(where, url);
    if (!before) return true;
    if (before.findings[page] !== undefined) return false;
    return before.complete ? true : null;
  };

  const notes = ignore
    .filter(({ until }) => until < today)
    .map(({ audit, page, until }) => `The exception for ${audit}${page ? ` on ${page}` : ''} ended on ${until}.`);
  const failures: Failure[] = [];

  for (const { audit, name, min, now, before } of budgetsOf(assessment, budgets, baseline)) {
    if (now === null) notes.push(`${name} has a budget of ${min}, but could not be measured.`);
    else if (now >= min) continue;
    else if (before !== null && now > before - NOISE * 100)
      notes.push(`${name} is ${score(now)}, under its budget of ${min}, as in the baseline.`);
    else failures.push({ audit, text: `${name} is ${score(now)}, under its budget of ${min}.` });
  }
  if (baseline) failures.push(...worseGates(assessment, baseline), ...audits.flatMap((audit) => worseAudit(audit)));
  return { failures, notes, exceptionFor, isNew };

  function worseAudit(audit: AuditResult): Failure[] {
    const before = baseline?.audits[audit.id];
    if (!before || audit.score === null || audit.weight === 0 || audit.score === 1) return [];
    if (inForce.some((one) => covers(one, audit.id, null))) return [];
    const fresh = Object.entries(countByPage(audit.findings, url)).filter(([page, count]) => count > (before.findings[page] ?? 0));
    const counted = fresh.filter(([page]) => !exceptionFor(audit.id, { where: page.startsWith('/') ? new URL(page, url).href : page }));
    const more = before.complete ? counted.length > 0 : audit.findingsTotal > before.total && (fresh.length === 0 || counted.length > 0);
    const fell = audit.score < before.score - NOISE && (fresh.length === 0 || counted.length > 0);
    if (!more && !fell) return [];
    const places = counted.slice(0, 3).map(([page]) => page);
    const rest = counted.length - places.length;
    const where = places.length > 0 ? ` New on ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.` : '';
    const change = fell ? ` Its score fell from ${score(before.score * 100)} to ${score(audit.score * 100)}.` : '';
    return [{ audit: audit.id, text: `${audit.title} (${audit.id}).${change}${where}` }];
  }
}

type Budget = { audit: string | null; name: string; min: number; now: number | null; before: number | null };

function budgetsOf(now: Assessment, budgets: NonNullable<CheckConfig['budgets']>, before: Baseline | null): Budget[] {
  const { overall, factors = {}, audits = {} } = budgets;
  const scoreOf = (id: string) => now.audits.find((audit) => audit.id === id)?.score ?? null;
  const percent = (value: number | null | undefined) => (value === null || value === undefined ? null : value * 100);
  return [
    ...(overall === undefined
      ? []
      : [{ audit: null, name: 'The overall score', min: overall, now: now.overallScore, before: before?.overallScore ?? null }]),
    ...FACTOR_IDS.flatMap((id) => {
      const min = factors[id];
      return min === undefined
        ? []
        : [{ audit: null, name: FACTORS[id].title, min, now: now.scores[id], before: before?.scores[id] ?? null }];
    }),
    ...Object.entries(audits).map(([id, min]) => ({
      audit: id,
      name: id,
      min,
      now: percent(scoreOf(id)),
      before: percent(before?.audits[id]?.score),
    })),
  ];
}

const worseGates = (now: Assessment, before: Baseline): Failure[] =>
  now.gates
    .filter(({ id }) => !before.gates.includes(id))
    .map(({ title, because, cap }) => ({ audit: null, text: `${title}. ${because} The score is capped at ${cap}.` }));
