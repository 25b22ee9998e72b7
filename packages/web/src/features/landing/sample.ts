import type { PublicReport } from '@citelight/contracts/api/site';
import type { AuditResult, EngineVerdict, FactorId, Question } from '@citelight/contracts/assessment';
import { FACTOR_IDS } from '@citelight/contracts/scores';
import type { CitationRow } from '../../ui/citation-grid.tsx';

/** What the landing page shows of the sample report: nothing here that the report does not say. */
export type Sample = ReturnType<typeof sampleOf>;

/** The engines of the small grid. */
const AGENTS = ['OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot', 'Googlebot', 'Bingbot', 'Applebot'];
const PAGES = 4;
const CHECKS = 3;
const COVERAGES = ['answered', 'mentioned', 'missing'] as const;

const given = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The sample report has no ${what}; the landing page shows it.`);
  return value;
};
const pathOf = (url: string) => new URL(url).pathname;
const hostOf = (url: string) => new URL(url).hostname;

/** Pages that differ most in who can cite them first, then the home page and what follows it. */
function pagesOf(rows: readonly EngineVerdict[]): string[] {
  const pages = rows[0]?.pages.map(({ url }) => url) ?? [];
  const patternOf = (url: string) => rows.map(({ pages: cells }) => cells.find((cell) => cell.url === url)?.citable).join();
  const first = [...new Map(pages.toReversed().map((url) => [patternOf(url), url])).values()];
  const chosen = new Set(
    [...first, ...pages]
      .slice(0, PAGES + first.length)
      .filter((url, at, all) => all.indexOf(url) === at)
      .slice(0, PAGES),
  );
  return pages.filter((url) => chosen.has(url));
}

function gridOf(engines: readonly EngineVerdict[]): { pages: string[]; rows: CitationRow[] } {
  const rows = AGENTS.map((agent) =>
    given(
      engines.find((one) => one.agent === agent),
      agent,
    ),
  );
  const pages = pagesOf(rows);
  return {
    pages: pages.map(pathOf),
    rows: rows.map((row) => ({
      engine: row.product.replace(/(?:,| and| search).*/i, ''),
      vendor: row.agent,
      cells: pages.map((url) => {
        const { citable, because } = given(
          row.pages.find((cell) => cell.url === url),
          url,
        );
        return { citable, because };
      }),
    })),
  };
}

/** The weakest factor, and what costs most in it. */
function weakest(scores: Record<FactorId, number | null>, audits: readonly AuditResult[]) {
  const [id] = FACTOR_IDS.toSorted((a, b) => (scores[a] ?? 100) - (scores[b] ?? 100));
  const factor = given(id, 'factor');
  const checks = audits
    .filter((audit) => audit.factor === factor && audit.state === 'scored' && audit.weight > 0)
    .toSorted((a, b) => b.pointsLost - a.pointsLost)
    .slice(0, CHECKS)
    .map(({ title, pointsWon, pointsLost }) => ({ title, won: pointsWon, of: pointsWon + pointsLost }));
  return { factor, checks };
}

function brokenOf(engines: readonly EngineVerdict[]) {
  for (const { product, pages } of engines)
    for (const { url, brokenLink, because } of pages)
      if (brokenLink === 'robots') return { product, path: pathOf(url), brokenLink, because };
  throw new Error('The sample report bars no crawler; the landing page shows one.');
}

/** A question of each verdict that the report has. */
const questionsOf = (questions: readonly Question[]) =>
  COVERAGES.flatMap((coverage) => {
    const found = questions.find((one) => one.coverage === coverage);
    return found ? [{ question: found.question, coverage }] : [];
  });

export function sampleOf({ report_data, content_opportunities, competitor_analyses }: PublicReport) {
  const { analysis } = report_data;
  const { recommendations, audits, engines, questions, overallScore, scores } = analysis;
  const first = given(recommendations[0], 'recommendation');
  const finding = given(first.findings[0], 'finding');
  const quoted = given(
    recommendations.flatMap(({ findings }) => findings).find(({ snippet }) => snippet !== undefined),
    'quotation',
  );
  const opportunity = given(content_opportunities[0], 'content opportunity');
  return {
    site: hostOf(analysis.url),
    score: overallScore,
    scores,
    first: {
      title: first.title,
      priority: first.priority,
      effort: first.effort,
      points: first.recoverablePoints,
      text: given(first.description.match(/^.*?\.(?= |$)/)?.[0], 'description'),
      finding: { path: pathOf(finding.where), what: finding.what },
    },
    grid: gridOf(engines),
    weakest: weakest(scores, audits),
    quoted: { path: pathOf(quoted.where), what: quoted.what, snippet: quoted.snippet ?? '' },
    broken: brokenOf(engines),
    questions: questionsOf(questions),
    opportunity: { title: opportunity.title, steps: opportunity.action_steps.slice(0, 1) },
    sides: [
      {
        name: hostOf(analysis.url),
        score: overallScore,
        scores,
        won: competitor_analyses.reduce((sum, { gap_analysis: gap }) => sum + gap.promptsWon, 0),
      },
      ...competitor_analyses.map(({ competitors, overall_score, scores: theirs, gap_analysis: gap }) => ({
        name: competitors.competitor_name,
        score: overall_score,
        scores: theirs,
        won: gap.promptsLost,
      })),
    ],
  };
}
