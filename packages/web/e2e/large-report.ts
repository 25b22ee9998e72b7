import type { Assessment } from '@citelight/contracts/assessment';
import type { CompetitorAnalysisRow, ContentOpportunityRow, KeywordAnalysisRow, Report } from '@citelight/contracts/entities';

/** A report of 500 pages, grown from a real one: every list as long as such a site makes it at most, and each entry its own. */
export const LARGE = { pages: 500, findings: 500, skipped: 2_000, prompts: 300, gaps: 200, opportunities: 200 };

/** `count` entries, made of those that are there in turn. */
function grown<T>(items: readonly T[], count: number, make: (item: T, at: number) => T): T[] {
  if (items.length === 0) return [];
  return Array.from({ length: count }, (_, at) => make(items[at % items.length] as T, at)); // safe: not empty
}

const at = (url: string, index: number) => `${url.replace(/\/$/, '')}/section-${index % 23}/a-page-with-a-name-of-some-length-${index}`;

export function largeAnalysis(analysis: Assessment): Assessment {
  const [first] = analysis.pages;
  if (!first) throw new Error('a report of no page cannot grow');
  const urls = Array.from({ length: LARGE.pages }, (_, index) => at(analysis.url, index));
  const findings = (items: Assessment['audits'][number]['findings']) =>
    grown(items, LARGE.findings, (finding, index) => ({
      ...finding,
      where: urls[index % urls.length] ?? '',
      what: `${finding.what} (${index})`,
    }));
  return {
    ...analysis,
    pages: urls.map((url, index) => ({
      ...first,
      ...analysis.pages[index % analysis.pages.length],
      url,
      finalUrl: url,
      title: `Page ${index}`,
    })),
    engines: analysis.engines.map((engine) => ({
      ...engine,
      pages: urls.map((url, index) => {
        const cell = engine.pages[index % engine.pages.length];
        return { citable: null, brokenLink: null, because: 'Not asked.', ...cell, url };
      }),
    })),
    audits: analysis.audits.map((audit) => ({
      ...audit,
      findings: findings(audit.findings),
      findingsTotal: audit.findings.length ? 5_000 : 0,
    })),
    recommendations: analysis.recommendations.map((item) => ({ ...item, findings: findings(item.findings) })),
    skipped: Array.from({ length: LARGE.skipped }, (_, index) => ({
      url: at(analysis.url, 10_000 + index),
      because: 'The sample was full.',
    })),
    questions: grown(analysis.questions, LARGE.prompts, (one, index) => ({ ...one, question: `${one.question} (${index})` })),
    strengths: grown(analysis.strengths, 60, (text, index) => `${text} (${index})`),
    weaknesses: grown(analysis.weaknesses, 60, (text, index) => `${text} (${index})`),
  };
}

export function largeReport(report: Report): Report {
  if (!report.report_data) throw new Error('the report is not finished');
  return { ...report, report_data: { ...report.report_data, analysis: largeAnalysis(report.report_data.analysis) } };
}

const topic = (text: string, index: number) => `${text} ${index}`;

export const largeKeywords = (row: KeywordAnalysisRow): KeywordAnalysisRow => ({
  ...row,
  missing_topics: grown(row.missing_topics, LARGE.gaps, (one, index) => ({ ...one, topic: topic(one.topic, index) })),
  topic_opportunities: grown(row.topic_opportunities, LARGE.gaps, (one, index) => ({ ...one, topic: topic(one.topic, index) })),
  keyword_gaps: grown(row.keyword_gaps, LARGE.gaps, (one, index) => ({ ...one, keyword: topic(one.keyword, index) })),
});

export const largeOpportunities = (rows: readonly ContentOpportunityRow[]): ContentOpportunityRow[] =>
  grown(rows, LARGE.opportunities, (row, index) => ({ ...row, title: topic(row.title, index) }));

/** Five competitors, compared on every prompt. */
export const largeCompetitors = (rows: readonly CompetitorAnalysisRow[]): CompetitorAnalysisRow[] =>
  grown(rows, 5, (row, index) => ({
    ...row,
    competitors: { competitor_name: topic('Competitor', index), competitor_url: `https://rival-${index}.test/` },
    prompts: grown(row.prompts, LARGE.prompts, (one, number) => ({ ...one, prompt: topic(one.prompt, number) })),
    your_advantages: grown(row.your_advantages, 40, topic),
    competitive_advantages: grown(row.competitive_advantages, 40, topic),
  }));
