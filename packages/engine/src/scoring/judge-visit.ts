import { type Assessment, CLAIM } from '@citelight/contracts';
import { readsSite } from '../artifacts/page-language.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { ReadPage } from '../audits/audit.ts';
import { asSeen, inOrder, readPages } from '../audits/gather.ts';
import { compareSites, type InaccessibleSite, type SiteView } from '../compare/compare-sites.ts';
import type { CompetitorVisit, JudgeOptions, JudgeVisit } from '../engine.ts';
import { verifiedFixes } from '../fixes/verified-fixes.ts';
import { findOpportunities } from '../opportunities/find-opportunities.ts';
import { analyzeKeywords } from '../opportunities/keywords.ts';
import { editedCorpus, storedKeywords, withAdded } from '../topics/edits.ts';
import { contractProfile } from '../topics/profile.ts';
import { engineVerdicts } from './engine-verdicts.ts';
import { corpusOf, type JudgedSite, judgeSite, rejudgeSite } from './judge-site.ts';
import { limitedBy, limitedByLanguage } from './limited.ts';
import { notMeasured } from './not-measured.ts';
import { pageFacts } from './page-facts.ts';
import { recommendations } from './recommendations.ts';
import { repairsOf } from './repairs.ts';
import { RUBRIC_VERSION } from './rubric.ts';
import { siteFacts } from './site-facts.ts';
import { standardError } from './standard-error.ts';
import { questionsOf, topicsOf, typedBySearchers } from './topics-and-questions.ts';
import { strengths, summary, weaknesses } from './wording.ts';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** A part of the site stayed out of reach: robots.txt forbids us to go on, or a page refused, failed, broke off or was too large to be read whole. A page that does not exist is not a part. */
const isPartial = (visit: Visit): boolean =>
  visit.crawlForbidden ||
  visit.pages.some(({ document, error, status }) =>
    document === null ? status === null || status >= 500 || [401, 403, 407, 429, 451].includes(status) : error !== null,
  );

const viewOf = (url: string, name: string, judged: JudgedSite): SiteView => ({
  url,
  name,
  overallScore: judged.score.overallScore,
  scores: judged.score.scores,
  audits: judged.audits,
  corpus: corpusOf(judged),
});

const judgeCompetitor = (competitor: CompetitorVisit): SiteView | InaccessibleSite =>
  competitor.visit === null
    ? { url: competitor.url, name: competitor.name, because: competitor.because }
    : viewOf(competitor.url, competitor.name, judgeSite(inOrder(competitor.visit)));

const errorOf = ({ outcomes, score }: JudgedSite, visit: Visit): number | null => {
  const paged = outcomes.flatMap(({ verdict }, index) => {
    const points = score.points[index];
    if (verdict.state !== 'scored' || !verdict.byPage || !points) return [];
    return [{ points: points.won + points.lost, byPage: verdict.byPage, ...(verdict.lostByPage && { lostByPage: verdict.lostByPage }) }];
  });
  return standardError(paged, readPages(visit).length, visit.crawl.pagesFound);
};

/** Audits that found one cause on most pages. */
const rootCauses = (outcomes: JudgedSite['outcomes']): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ audit, verdict }) => (verdict.state === 'scored' && verdict.isRootCause ? [audit.id] : [])));

/** Languages of the pages, the main one first. */
const languagesOf = (pages: readonly ReadPage[], main: string | null): string[] => [
  ...new Set([...(main ? [main] : []), ...pages.flatMap(({ document }) => document.detectedLanguage ?? [])]),
];

/** Judges the visit as it is, or a changed copy of it. */
const rejudge =
  (visit: Visit, judged: JudgedSite): Parameters<typeof verifiedFixes>[1] =>
  (changed, { textChanged }) => {
    const { score, audits } = changed === visit ? judged : rejudgeSite(judged, changed, textChanged);
    return { overallScore: score.overallScore, audits };
  };

/**
 * Judges a visit: pure and deterministic. The same visit gives the same bytes of JSON under any time zone, locale and order of its lists.
 * Never throws for what a site did; an audit that throws is reported as an error and scores nothing.
 */
export const judgeVisit: JudgeVisit = (
  asVisited: Visit,
  { competitors = [], extraPrompts = [], typedQuestions = [], edits = [] }: JudgeOptions = {},
): Assessment => {
  const visit = inOrder(asVisited);
  const host = hostOf(visit.url);
  const judged = judgeSite(visit);
  const { outcomes, audits, score, gathered } = judged;
  const pages = readPages(visit).map(asSeen);
  const corpus = withAdded(corpusOf(judged), edits);
  const edited = editedCorpus(corpus, edits);
  const rivals = competitors.map(judgeCompetitor);
  const rivalCorpora = rivals.flatMap((rival) => ('corpus' in rival ? [{ name: rival.name, corpus: rival.corpus }] : []));
  const fixes = verifiedFixes(visit, rejudge(visit, judged), corpusOf(judged).profile);
  const todo = recommendations(audits, score, fixes, rootCauses(outcomes), repairsOf(outcomes, readPages(visit)));
  return {
    rubricVersion: RUBRIC_VERSION,
    url: visit.url,
    assessedAt: visit.startedAt,
    claim: CLAIM,
    overallScore: score.overallScore,
    standardError: errorOf(judged, visit),
    scores: score.scores,
    limited:
      corpus.language !== null && !readsSite(pages) ? limitedByLanguage(outcomes, score, corpus.language) : limitedBy(outcomes, score),
    factorLimits: score.factorLimits,
    gates: score.gates,
    partial: isPartial(visit),
    language: corpus.language,
    summary: summary(host, score, outcomes, audits, todo[0]),
    strengths: strengths(audits),
    weaknesses: weaknesses(outcomes, audits),
    recommendations: todo,
    audits,
    engines: engineVerdicts(visit),
    pages: pageFacts(visit),
    site: siteFacts(visit),
    profile: contractProfile(
      corpus.profile,
      languagesOf(pages, corpus.language),
      corpus.topics.filter(({ offered }) => offered).map(({ topic }) => topic),
    ),
    topics: topicsOf(corpus),
    questions: [...questionsOf(corpus, rivalCorpora, extraPrompts), ...typedBySearchers(corpus, typedQuestions)],
    topicsLimited: corpus.limited,
    keywords: storedKeywords(analyzeKeywords(edited, rivalCorpora, extraPrompts), corpus, edits),
    opportunities: findOpportunities({
      pages: pages.filter(({ url }) => !(gathered.keptOut.ok && gathered.keptOut.value.has(url))),
      corpus: edited,
      audits,
      now: Date.parse(visit.startedAt),
    }),
    fixes,
    comparisons: compareSites({ ...viewOf(visit.url, host, judged), corpus: edited }, rivals),
    notMeasured: notMeasured(audits, visit.edge),
    skipped: visit.skipped,
    crawl: {
      pagesFetched: visit.crawl.pagesFetched,
      pagesFound: visit.crawl.pagesFound,
      bytes: visit.crawl.bytes,
      durationMs: visit.crawl.durationMs,
      rendered: visit.pages.filter((page) => page.rendered !== null).length,
    },
  };
};
