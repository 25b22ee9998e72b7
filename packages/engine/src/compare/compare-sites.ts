import type { AuditResult, Comparison, Coverage, FactorScores } from '@citelight/contracts';
import { FACTORS } from '@citelight/contracts';
import { splitFix } from '../audits/fix-text.ts';
import { bare, type Corpus, isScored, type SiteQuestion } from '../topics/corpus.ts';
import { isSameQuestion } from '../topics/other-words.ts';
import { isSameTrade, rivalQuestions, sureVerdict } from '../topics/rivals.ts';
import { facedQuestions } from './faced-questions.ts';

/** What a comparison needs of an assessed site. */
export type SiteView = {
  url: string;
  name: string;
  overallScore: number;
  scores: FactorScores;
  audits: readonly AuditResult[];
  corpus: Corpus;
};

/** A competitor that could not be read, and why. */
export type InaccessibleSite = { url: string; name: string; because: string };

const MOST_ADVANTAGES = 5;
const MOST_WINS = 3;
const MOST_PASSAGES = 2;
/** Points below which a difference shows as 0.0. */
const WORTH_SAYING = 0.05;
const NO_SCORES: FactorScores = {
  crawlerAccess: null,
  contentExtraction: null,
  answerability: null,
  structuredData: null,
  authorityTrust: null,
  topicFreshness: null,
};
const RANK: Record<Coverage, number> = { answered: 2, mentioned: 1, missing: 0 };

/** The site against each competitor, in the order given: same audits, same prompts. One that could not be read scores 0 and says why. */
export function compareSites(ours: SiteView, theirs: readonly (SiteView | InaccessibleSite)[]): Comparison[] {
  return theirs.map((rival) => ('corpus' in rival && wasRead(rival) ? compared(ours, rival) : inaccessible(ours, rival)));
}

/** Where not a single page came, nothing of the content could be scored; a site that only shows its text to browsers was read and is weak. */
const wasRead = ({ scores, corpus }: SiteView): boolean => scores.contentExtraction !== null || corpus.passages.length > 0;

function inaccessible(ours: SiteView, rival: SiteView | InaccessibleSite): Comparison {
  const because = 'because' in rival ? rival.because : 'none of its pages could be read';
  return {
    url: rival.url,
    name: rival.name,
    accessible: false,
    because: `inaccessible: ${because}`,
    overallScore: 0,
    scores: NO_SCORES,
    yourAdvantages: [],
    competitiveAdvantages: [],
    gapAnalysis: { scoreGap: ours.overallScore, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] },
    prompts: [],
  };
}

type PromptRow = Comparison['prompts'][number];

function compared(ours: SiteView, rival: SiteView): Comparison {
  const sameTrade = isSameTrade(ours.corpus, rival.corpus);
  const prompts = [...askBoth(ours.corpus, rival), ...facedQuestions(ours.corpus, rival.corpus)];
  const outcome = (row: PromptRow) => Math.sign(RANK[row.ours] - RANK[row.theirs]);
  const differences = auditDifferences(ours.audits, rival.audits);
  const behind = differences.filter(({ points }) => points < 0);
  const lost = prompts.filter((row) => outcome(row) < 0);
  return {
    url: rival.url,
    name: rival.name,
    accessible: true,
    because: sameTrade || prompts.length > 0 ? null : OTHER_TRADE,
    overallScore: rival.overallScore,
    scores: rival.scores,
    yourAdvantages: [...advantages(differences, 1, rival), ...passages(prompts, 1, rival)],
    competitiveAdvantages: [...advantages(differences, -1, rival), ...passages(prompts, -1, rival)],
    gapAnalysis: {
      scoreGap: ours.overallScore - rival.overallScore,
      promptsWon: prompts.filter((row) => outcome(row) > 0).length,
      promptsLost: lost.length,
      promptsTied: prompts.filter((row) => outcome(row) === 0).length,
      quickWins: behind
        .filter(({ ours: own }) => own.effort === 'low')
        .slice(0, MOST_WINS)
        .map(quickWin),
      longTermStrategies: [
        ...behind
          .filter(({ ours: own }) => own.effort !== 'low')
          .slice(0, MOST_WINS)
          .map(quickWin),
        ...lost.slice(0, MOST_WINS).map((row) => strategy(row, rival.name)),
      ],
    },
    prompts,
  };
}

const OTHER_TRADE = 'This site covers other topics than yours, so we compared no questions.';

/**
 * Questions of both sides about what both offer, put to both. A row is shown only where both verdicts are sure: a site answers a question that it asks itself, in these words or in like
 * ones, and says nothing to it where its pages lack what the other's answer speaks of.
 */
function askBoth(ours: Corpus, { corpus: theirs, name }: SiteView): PromptRow[] {
  // What a site says in another language we cannot look for.
  if (ours.language !== theirs.language) return [];
  const asked: readonly SiteQuestion[] = [
    ...rivalQuestions(ours, [{ name, corpus: theirs }]).map(({ question }) => question),
    ...rivalQuestions(theirs, [{ name: '', corpus: ours }]).map(({ question }) => question),
    ...ours.questions.filter((question) => question.origin === 'member' || (isScored(question) && question.topic !== null)),
  ];
  const rows: PromptRow[] = [];
  for (const question of asked) {
    const { question: prompt, editedBy } = question;
    if (rows.some((row) => row.prompt === prompt || isSameQuestion(row.prompt, prompt, ours.language))) continue;
    const [own, other] = [sureVerdict(ours, question), sureVerdict(theirs, question)];
    if (!own || !other || (own.coverage !== 'answered' && other.coverage !== 'answered')) continue;
    const found = { ours: own.coverage, theirs: other.coverage, ourPassage: bare(own.passage), theirPassage: bare(other.passage) };
    rows.push({ prompt, ...found, ...(editedBy && { editedBy }) });
  }
  return rows;
}

type Difference = { ours: AuditResult; theirs: AuditResult /** Points of 100 that we are ahead; below 0: behind. */; points: number };

/** Audits that could be scored on both sides, the largest difference first. Shares of the score are compared, so that what was not measured on one side weighs on neither. */
function auditDifferences(ours: readonly AuditResult[], theirs: readonly AuditResult[]): Difference[] {
  const byId = new Map(theirs.map((audit) => [audit.id, audit]));
  return ours
    .flatMap((audit): Difference[] => {
      const other = byId.get(audit.id);
      if (!other || audit.score === null || other.score === null) return [];
      return [{ ours: audit, theirs: other, points: (audit.score - other.score) * Math.min(audit.weight, other.weight) }];
    })
    .filter(({ points }) => Math.abs(points) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.ours.id < b.ours.id ? -1 : 1));
}

const percent = (score: number | null): string => `${Math.round((score ?? 0) * 100)}%`;
const inPoints = (points: number): string => `${Math.abs(points).toFixed(1)} points`;

/** "Articles name and introduce their author: you 80%, Rival 20%. Worth 1.8 points in Authority & Trust." */
const advantages = (differences: readonly Difference[], sign: 1 | -1, rival: SiteView): string[] =>
  differences
    .filter(({ points }) => Math.sign(points) === sign)
    .slice(0, MOST_ADVANTAGES)
    .map(
      ({ ours, theirs, points }) =>
        `${ours.title}: you ${percent(ours.score)}, ${rival.name} ${percent(theirs.score)}. Worth ${inPoints(points)} in ${FACTORS[ours.factor].title}.`,
    );

/** “How long do implants last?”, the search “Opening hours” */
const asked = ({ prompt }: PromptRow): string => `${/[?？؟]$/.test(prompt) ? '' : 'the search '}“${prompt}”`;

const passages = (prompts: readonly PromptRow[], sign: 1 | -1, { name }: SiteView): string[] =>
  prompts
    .filter((row) => Math.sign(RANK[row.ours] - RANK[row.theirs]) === sign)
    .flatMap((row) => {
      const passage = sign === 1 ? row.ourPassage : row.theirPassage;
      if (!passage) return [];
      const under = passage.heading && passage.heading !== row.prompt ? ` under “${passage.heading}”` : '';
      return [`${sign === 1 ? 'You answer' : `${name} answers`} ${asked(row)}${under}.`];
    })
    .slice(0, MOST_PASSAGES);

/** "Introduce the author of 3 articles. Closes up to 1.6 points of the gap." */
const quickWin = ({ ours, points }: Difference): string =>
  `${splitFix(ours.fix).title}. Closes up to ${inPoints(points)} of the gap in ${FACTORS[ours.factor].title}.`;

const strategy = (row: PromptRow, name: string): string =>
  `Answer ${asked(row)} in a passage of your own.${row.theirPassage ? ` ${name} already does.` : ''}`;
