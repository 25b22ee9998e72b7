import type { AuditResult } from '@citelight/contracts';
import type { Visit } from '../artifacts/visit.ts';
import type { Gathered } from '../audits/audit.ts';
import { CATALOGUE } from '../audits/catalogue.ts';
import { gather } from '../audits/gather.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import type { Corpus } from '../topics/corpus.ts';
import { closedGates } from './gates.ts';
import { readBody } from './read-body.ts';
import { auditResults, type Outcome, runAudits, scoreOf, weightOf } from './run-audits.ts';
import { type Score, scoreAudits } from './score.ts';

/** A site judged: what was gathered, what each audit found, and the score. */
export type JudgedSite = { gathered: Gathered; outcomes: Outcome[]; score: Score; audits: AuditResult[] };

/** Where no page could be read there is nothing to ask. */
const NO_CORPUS: Corpus = {
  language: null,
  profile: {
    brand: null,
    names: new Set(),
    aliases: [],
    kind: 'other',
    cities: [],
    places: new Map(),
    people: new Map(),
    customers: new Set(),
    streets: [],
  },
  site: null,
  passages: [],
  topics: [],
  questions: [],
  aspects: [],
  limited: 'We found no topics: no page of the site could be read.',
  ask: () => ({ coverage: 'missing', passage: null, score: 0 }),
};
export const corpusOf = ({ gathered }: JudgedSite): Corpus => (gathered.corpus.ok ? gathered.corpus.value : NO_CORPUS);

/** Runs all audits on a visit and scores them. */
export const judgeSite = (visit: Visit): JudgedSite => judge(gather(visit, buildCorpus));

/**
 * Judges a changed copy of a visit that was judged before: only what the change can touch is run again.
 * @param textChanged false: passages and prompts are those of the original
 */
export const rejudgeSite = (original: JudgedSite, changed: Visit, textChanged: boolean): JudgedSite =>
  judge(gather(changed, textChanged ? buildCorpus : () => corpusOf(original)), original);

function judge(gathered: Gathered, before?: JudgedSite): JudgedSite {
  const outcomes = runAudits(CATALOGUE, gathered, readBody, before);
  const scored = outcomes.map((outcome) => ({ ...outcome.audit, weight: weightOf(outcome), score: scoreOf(outcome) }));
  const score = scoreAudits(scored, closedGates(gathered));
  return { gathered, outcomes, score, audits: auditResults(outcomes, score.points) };
}
