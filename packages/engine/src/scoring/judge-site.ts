import type { AuditResult } from '@citelight/contracts';
import type { Visit } from '../artifacts/visit.ts';
import type { Gathered } from '../audits/audit.ts';
import { CATALOGUE } from '../audits/catalogue.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { closedGates } from './gates.ts';
import { type DeriveCorpus, gather } from './gather.ts';
import { auditResults, type Outcome, runAudits, scoreOf } from './run-audits.ts';
import { type Score, scoreAudits } from './score.ts';

/** A site judged: what was gathered, what each audit found, and the score. */
export type JudgedSite = { gathered: Gathered; outcomes: Outcome[]; score: Score; audits: AuditResult[] };

/** Runs all audits on a visit and scores them. `deriveCorpus` stands in for deriving passages and prompts anew, where the text is known to be the same. */
export function judgeSite(visit: Visit, deriveCorpus: DeriveCorpus = buildCorpus): JudgedSite {
  const gathered = gather(visit, deriveCorpus);
  const outcomes = runAudits(CATALOGUE, gathered);
  const scored = outcomes.map((outcome) => ({ ...outcome.audit, score: scoreOf(outcome) }));
  const score = scoreAudits(scored, closedGates(gathered));
  return { gathered, outcomes, score, audits: auditResults(outcomes, score.points) };
}
