import { type Assessment, displayScore, FACTOR_IDS, FACTORS, PRODUCT_NAME, TIER_TITLES } from '@citelight/contracts';
import { comparisonLists, type Entry, keywordParts, opportunityEntry } from '@citelight/engine/documents/report-parts';
import { pagesRead, points, shortUrl, unmeasuredScore, whyInaccessible } from '@citelight/engine/documents/wording';
import { loadFonts } from './pdf-fonts.thread.ts';
import { openPage, type PdfPage } from './pdf-page.thread.ts';

/** The assessment as PDF. What a site wrote is text and nothing else; only addresses that begin with http become links. */

const MOST_RECOMMENDATIONS = 12;
const MOST_FINDINGS = 4;
const MOST_ADDRESSES = 100;
const MOST_ENTRIES = 50;

function dial(page: PdfPage, assessment: Assessment): void {
  page.dial(displayScore(assessment.overallScore));
  page.text(`${displayScore(assessment.overallScore)} of 100`, { size: 22, bold: true });
  page.text(assessment.summary);
  if (assessment.standardError !== null && assessment.standardError >= 0.05)
    page.text(`Standard error from sampling pages: ±${assessment.standardError.toFixed(1)} points.`, { quiet: true });
  for (const gate of assessment.gates)
    page.text(`${gate.title}. ${gate.because} The overall score is capped at ${gate.cap} (−${points(gate.pointsLost)}).`, { bold: true });
}

function factors(page: PdfPage, { scores }: Assessment): void {
  page.heading('The six factors');
  for (const id of FACTOR_IDS) {
    const score = scores[id];
    page.bar(FACTORS[id].title, score === null ? unmeasuredScore : String(displayScore(score)), score);
  }
}

function recommendations(page: PdfPage, { recommendations: all, fixes }: Assessment): void {
  page.heading('What to do first');
  if (all.length === 0) page.text('Nothing that was measured can be improved.');
  for (const [index, item] of all.slice(0, MOST_RECOMMENDATIONS).entries()) {
    if (index > 0) page.gap(0.6);
    page.text(`${index + 1}. ${item.title} (+${points(item.recoverablePoints)}, ${item.effort} effort)`, { bold: true, keep: 3 });
    page.text(item.description);
    for (const finding of item.findings.slice(0, MOST_FINDINGS)) {
      page.text(`• ${finding.what}`, { indent: 12 });
      page.link(finding.where, shortUrl(finding.where, 90), { indent: 20 });
    }
    for (const fix of fixes.filter(({ id }) => item.fixIds.includes(id))) {
      page.text(`${fix.title}: ${fix.before.toFixed(1)} → ${fix.after.toFixed(1)}`, { indent: 12, keep: 3 });
      page.code(fix.content);
    }
  }
}

function checks(page: PdfPage, { audits }: Assessment): void {
  page.heading('Every check');
  for (const id of FACTOR_IDS) {
    page.text(FACTORS[id].title, { bold: true, keep: 3 });
    for (const audit of audits.filter(({ factor }) => factor === id)) {
      const result =
        audit.state === 'scored'
          ? `${Math.round((audit.score ?? 0) * 100)} %, ${points(audit.pointsLost)} to recover`
          : (audit.because?.replace(/\.$/, '') ?? audit.state);
      page.text(`${audit.title}: ${result} (${TIER_TITLES[audit.tier]})`, { indent: 12, size: 9 });
    }
  }
}

function entries(page: PdfPage, title: string, all: readonly Entry[]): void {
  if (all.length === 0) return;
  page.heading(title);
  for (const { title: name, marks, url, texts, steps } of all.slice(0, MOST_ENTRIES)) {
    page.text(marks ? `${name} (${marks})` : name, { bold: true, keep: 3 });
    if (url) page.link(url, shortUrl(url, 90), { indent: 12 });
    for (const text of texts) page.text(text, { indent: 12 });
    for (const [index, step] of steps.entries()) page.text(`${index + 1}. ${step}`, { indent: 24 });
  }
  if (all.length > MOST_ENTRIES) page.text(`${all.length - MOST_ENTRIES} more are in the report.`, { quiet: true });
}

function lists(page: PdfPage, assessment: Assessment): void {
  const list = (title: string, items: readonly string[]) => {
    if (items.length === 0) return;
    page.heading(title);
    for (const item of items) page.text(`• ${item}`);
  };
  list('Strengths', assessment.strengths);
  list('Weaknesses', assessment.weaknesses);
  list('Topics', assessment.keywords.currentTopics);
  for (const part of keywordParts(assessment.keywords)) entries(page, part.title, part.entries);
  entries(page, 'Content opportunities', assessment.opportunities.map(opportunityEntry));
  if (assessment.comparisons.length > 0) page.heading('Competitors');
  for (const item of assessment.comparisons) {
    page.text(
      item.accessible
        ? `${item.name} scores ${displayScore(item.overallScore)} of 100, gap ${points(item.gapAnalysis.scoreGap)}, questions won ${item.gapAnalysis.promptsWon}, lost ${item.gapAnalysis.promptsLost}`
        : `${item.name} is inaccessible: ${whyInaccessible(item)}`,
      { bold: true, keep: 3 },
    );
    if (!item.accessible) continue;
    for (const { title, items } of comparisonLists(item)) {
      page.text(title, { bold: true, size: 9, indent: 12, keep: 3 });
      for (const text of items) page.text(`• ${text}`, { indent: 12 });
    }
  }
  list(
    'Not measured',
    assessment.notMeasured.map((item) => `${item.what}. ${item.because}`),
  );
}

export async function assessmentPdf(assessment: Assessment): Promise<Uint8Array> {
  const { url, crawl, assessedAt, rubricVersion, partial, pages, claim } = assessment;
  const page = openPage({
    title: `AI search readiness of ${shortUrl(url)}`,
    author: PRODUCT_NAME,
    date: new Date(assessedAt),
    fonts: await loadFonts(JSON.stringify(assessment)),
  });
  page.text(PRODUCT_NAME, { quiet: true });
  page.text(`AI search readiness of ${shortUrl(url)}`, { size: 18, bold: true, right: 110 });
  page.link(url, shortUrl(url, 90));
  page.text(
    `${assessedAt.slice(0, 10)} · ${pagesRead(crawl)} · rubric ${rubricVersion}${partial ? ' · partial: only a part of the site could be read' : ''}`,
    { quiet: true },
  );
  dial(page, assessment);
  factors(page, assessment);
  recommendations(page, assessment);
  lists(page, assessment);
  checks(page, assessment);
  page.heading('Pages read');
  for (const one of pages.slice(0, MOST_ADDRESSES)) page.link(one.url, `${one.status ?? one.error?.code ?? ''} ${shortUrl(one.url, 90)}`);
  page.gap();
  page.text(claim, { quiet: true });
  return page.end();
}
