import { type Assessment, displayScore, FACTOR_IDS, FACTORS, TIER_TITLES } from '@citelight/contracts';
import { plain } from './markup.ts';
import { OPPORTUNITY_TITLES, pagesRead, points, shortUrl, UNSCORED, unmeasuredScore, whyInaccessible } from './wording.ts';

/** Crawled text on one line, with everything that Markdown or HTML would act on made literal. */
const md = (text: string): string =>
  plain(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~!]/g, (char) => (char === '<' ? '&lt;' : char === '>' ? '&gt;' : `\\${char}`));

const fence = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${plain(text)}\n${ticks}`;
};

/** The assessment as Markdown, for a ticket or a repository. */
export function assessmentMarkdown(assessment: Assessment): string {
  const { recommendations, fixes, gates, opportunities, comparisons } = assessment;
  const lines: string[] = [
    `# AI search readiness of ${md(shortUrl(assessment.url))}: ${displayScore(assessment.overallScore)} of 100`,
    '',
    `${assessment.assessedAt.slice(0, 10)} · ${pagesRead(assessment.crawl)} · rubric ${assessment.rubricVersion}`,
    '',
    md(assessment.summary),
    '',
    ...gates.map((gate) => `> **${md(gate.title)}.** ${md(gate.because)} Capped at ${gate.cap} (−${points(gate.pointsLost)}).\n`),
    '| Factor | Score |',
    '| --- | ---: |',
    ...FACTOR_IDS.map((id) => {
      const score = assessment.scores[id];
      return `| ${FACTORS[id].title} | ${score === null ? unmeasuredScore : displayScore(score)} |`;
    }),
    '',
    '## What to do first',
    '',
  ];
  for (const [index, item] of recommendations.entries()) {
    lines.push(
      `${index + 1}. **${md(item.title)}** (+${points(item.recoverablePoints)}, ${item.effort} effort)  `,
      `   ${md(item.description)}`,
    );
    for (const finding of item.findings.slice(0, 5)) lines.push(`   - ${md(finding.what)} (${md(shortUrl(finding.where))})`);
  }
  if (fixes.length > 0) lines.push('', '## Fixes, ready to copy');
  for (const fix of fixes)
    lines.push(
      '',
      `### ${md(fix.title)}`,
      '',
      `For ${md(fix.where)}: ${fix.before.toFixed(1)} → ${fix.after.toFixed(1)}.`,
      '',
      fence(fix.content),
    );
  lines.push('', '## Strengths', '', ...assessment.strengths.map((text) => `- ${md(text)}`));
  lines.push('', '## Weaknesses', '', ...assessment.weaknesses.map((text) => `- ${md(text)}`));
  if (opportunities.length > 0) lines.push('', '## Content opportunities');
  for (const item of opportunities) {
    lines.push(
      '',
      `### ${md(item.title)} (${OPPORTUNITY_TITLES[item.type]}, ${item.priority})`,
      '',
      `${md(shortUrl(item.pageUrl))}: ${md(item.description)}`,
      '',
    );
    lines.push(...item.actionSteps.map((step, index) => `${index + 1}. ${md(step)}`), '', md(item.estimatedImpact));
  }
  if (comparisons.length > 0) lines.push('', '## Competitors', '');
  for (const item of comparisons) {
    lines.push(
      item.accessible
        ? `- **${md(item.name)}**: ${displayScore(item.overallScore)} of 100, gap ${points(item.gapAnalysis.scoreGap)}, questions won ${item.gapAnalysis.promptsWon}, lost ${item.gapAnalysis.promptsLost}`
        : `- **${md(item.name)}**: inaccessible: ${md(whyInaccessible(item))}`,
    );
  }
  lines.push(
    '',
    '## Every check',
    '',
    '| Check | Result | Points won | Points to recover | Evidence |',
    '| --- | --- | ---: | ---: | --- |',
  );
  for (const audit of assessment.audits) {
    const result =
      audit.state === 'scored' ? `${Math.round((audit.score ?? 0) * 100)} %` : `${UNSCORED[audit.state]}: ${md(audit.because ?? '')}`;
    lines.push(
      `| ${md(audit.title)} | ${result} | ${audit.pointsWon.toFixed(1)} | ${audit.pointsLost.toFixed(1)} | ${TIER_TITLES[audit.tier]} |`,
    );
  }
  lines.push(
    '',
    '## Not measured',
    '',
    ...assessment.notMeasured.map((item) => `- **${md(item.what)}.** ${md(item.because)}`),
    '',
    assessment.claim,
    '',
  );
  return lines.join('\n');
}
