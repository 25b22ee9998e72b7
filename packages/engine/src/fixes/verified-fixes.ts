import type { AuditResult, Fix } from '@citelight/contracts';
import type { Visit } from '../artifacts/visit.ts';
import { readPages } from '../audits/gather.ts';
import type { Candidate, FixContext } from './candidate.ts';
import { headingFixes } from './heading-fixes.ts';
import { jsonLdFixes } from './json-ld-fixes.ts';
import { metaFixes } from './meta-fixes.ts';
import { passageFixes } from './passage-fixes.ts';
import { robotsFix } from './robots-fix.ts';

/** What a fix is judged by. */
export type Judged = { overallScore: number; audits: readonly AuditResult[] };

/** Judges a changed copy of the visit. `textChanged` false: passages, topics and questions are those of the original visit and may be reused. */
export type Rejudge = (visit: Visit, change: { textChanged: boolean }) => Judged;

/** Changed copies of a visit that are judged at most, one more where two gates must be opened together. */
const MOST_JUDGED = 7;
/** Points below which a gain does not show. */
const LEAST_GAIN = 0.005;

type Tried = { candidate: Candidate; after: number };

/**
 * Fixes that were applied to a copy of the visit, judged again and found to raise the overall score; the best first. Each is judged alone; only where two gates are closed at once, and
 * opening one of them shows nothing, those that open them are judged together and say so.
 */
export function verifiedFixes(visit: Visit, assess: Rejudge, site: FixContext['site'] = null): Fix[] {
  const pages = readPages(visit);
  if (pages.length === 0) return [];
  const context = { visit, pages, site };
  const candidates = [robotsFix, metaFixes, jsonLdFixes, headingFixes, passageFixes].flatMap((make) => make(context));
  if (candidates.length === 0) return [];
  const { overallScore: before, audits } = assess(visit, { textChanged: false });
  const tried = candidates
    .map((candidate) => ({ candidate, hope: hopeOf(candidate, audits) }))
    .filter(({ hope }) => hope > 0)
    .sort((a, b) => b.hope - a.hope)
    .slice(0, MOST_JUDGED)
    .map(({ candidate }): Tried => ({ candidate, after: scoreAfter(candidate, visit, before, assess) }));
  const raises = ({ after }: Tried) => after - before >= LEAST_GAIN;
  const shut = tried.filter((one) => one.candidate.opensGate && !raises(one)).map(({ candidate }) => candidate);
  return [...tried.filter(raises), ...openedInCombination(shut, visit, assess).filter(raises)]
    .sort((a, b) => b.after - a.after)
    .map(({ candidate: { auditId, kind, title, where, content }, after }) => ({
      id: `${auditId} ${kind} ${where}`,
      auditId,
      kind,
      title,
      where,
      content,
      before,
      after,
    }));
}

/** A fix of texts is judged with the old passages first: cutting all of them anew is worth it only for one that raises the score without. */
function scoreAfter({ apply, textChanged }: Candidate, visit: Visit, before: number, assess: Rejudge): number {
  const changed = apply(visit);
  const { overallScore } = assess(changed, { textChanged: false });
  return textChanged && overallScore - before >= LEAST_GAIN ? assess(changed, { textChanged }).overallScore : overallScore;
}

function openedInCombination(shut: readonly Candidate[], visit: Visit, assess: Rejudge): Tried[] {
  if (shut.length < 2) return [];
  const opened = shut.reduce((changed, candidate) => candidate.apply(changed), visit);
  const { overallScore: after } = assess(opened, { textChanged: false });
  return shut.map((candidate) => {
    const others = shut.filter((one) => one !== candidate).map(({ where }) => where);
    return { candidate: { ...candidate, title: `${candidate.title} (together with the fix for ${others.join(', ')})` }, after };
  });
}

/** What a fix could bring at most: its audit's lost points, for an audit of pages one page's part. An audit that could not be scored may be worth a try, after all others. */
function hopeOf({ auditId, kind }: Candidate, audits: readonly AuditResult[]): number {
  const audit = audits.find(({ id }) => id === auditId);
  // Markup that does not fit the kind of site is not offered.
  if (audit?.state !== 'scored') return audit?.state === 'notApplicable' && kind !== 'json-ld' ? 0.001 : 0;
  const faulty = audit.pages ? Math.max(1, audit.pages.applicable - audit.pages.faultless) : 1;
  return audit.pointsLost / faulty;
}
