import {
  type Assessment,
  displayScore,
  FACTOR_IDS,
  FACTORS,
  isMoved,
  opinionText,
  type Question,
  recoverableBy,
  type SecondOpinion,
  TIER_TITLES,
  type Topic,
} from '@citelight/contracts';
import { plain } from './markup.ts';
import { comparisonLists, type Entry, editedMark, keywordParts, opportunityEntry, unknownDemand } from './report-parts.ts';
import {
  factorRange,
  findingsTotal,
  LIMITED_TITLE,
  leftOut,
  pagesRead,
  points,
  shortUrl,
  UNSCORED,
  unmeasuredScore,
  whyInaccessible,
} from './wording.ts';

/** Crawled text on one line, with everything that Markdown or HTML would act on made literal. */
export const md = (text: string): string =>
  plain(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~!]/g, (char) => (char === '<' ? '&lt;' : char === '>' ? '&gt;' : `\\${char}`));

/** What a member changed of it, in brackets. */
const marked = (one: Parameters<typeof editedMark>[0]): string => {
  const mark = editedMark(one);
  return mark === null ? '' : ` (${md(mark)})`;
};

/** The verdict that is shown, what the model says of the passage, and where that stands. */
const opinionLine = (one: Question & { opinion: SecondOpinion }): string =>
  `- ${md(one.question)}: ${one.coverage}. ${opinionText(one)} “${md(one.opinion.words)}” (${md(shortUrl(one.opinion.passage.url))})`;

const fence = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${plain(text)}\n${ticks}`;
};

const entryLines = ({ title, marks, url, texts, steps }: Entry): string[] => [
  '',
  `### ${md(title)}${marks && ` (${marks})`}`,
  ...(url ? ['', md(shortUrl(url))] : []),
  ...texts.flatMap((text) => ['', md(text)]),
  ...(steps.length > 0 ? ['', ...steps.map((step, index) => `${index + 1}. ${md(step)}`)] : []),
];

/** Findings of a recommendation in this document; the assessment as JSON and CSV has all. */
const FINDINGS_SHOWN = 5;

/** The assessment as Markdown, for a ticket or a repository. */
export function assessmentMarkdown(assessment: Assessment): string {
  const { recommendations, fixes, gates, limited, keywords, opportunities, comparisons } = assessment;
  const lines: string[] = [
    `# AI search readiness of ${md(shortUrl(assessment.url))}: ${displayScore(assessment.overallScore)} of 100`,
    '',
    `${assessment.assessedAt.slice(0, 10)} · ${pagesRead(assessment.crawl)} · rubric ${assessment.rubricVersion}`,
    '',
    md(assessment.summary),
    '',
    ...(limited ? [`> **${LIMITED_TITLE}.** ${md(limited.reason)}\n`] : []),
    ...gates.map((gate) => `> **${md(gate.title)}.** ${md(gate.because)} Capped at ${gate.cap} (−${points(gate.pointsLost)}).\n`),
    '| Factor | Score |',
    '| --- | ---: |',
    ...FACTOR_IDS.map((id) => {
      const score = assessment.scores[id];
      const limit = assessment.factorLimits[id];
      return `| ${FACTORS[id].title} | ${score === null ? unmeasuredScore : displayScore(score)}${limit ? ` (${factorRange(limit)})` : ''} |`;
    }),
    '',
    '## What to do first',
    '',
    ...(recommendations.length > 1 ? [recoverableBy(recommendations), ''] : []),
  ];
  for (const [index, item] of recommendations.entries()) {
    lines.push(
      `${index + 1}. **${md(item.title)}** (+${points(item.recoverablePoints)}, ${item.effort} effort)  `,
      `   ${md(item.description)}`,
    );
    const shown = item.findings.slice(0, FINDINGS_SHOWN);
    for (const finding of shown) lines.push(`   - ${md(finding.what)} (${md(shortUrl(finding.where))})`);
    const left = findingsTotal(item, assessment.audits) - shown.length;
    if (left > 0) lines.push(`   - ${leftOut(left)}`);
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
  const current: readonly (Pick<Topic, 'topic'> & Parameters<typeof editedMark>[0])[] =
    assessment.topics.length > 0 ? assessment.topics : keywords.currentTopics.map((topic) => ({ topic }));
  const few = assessment.topicsLimited === null ? [] : [md(assessment.topicsLimited), ''];
  if (current.length > 0 || few.length > 0)
    lines.push('', '## Current topics', '', ...few, ...current.map((one) => `- ${md(one.topic)}${marked(one)}`));
  const corrected = assessment.questions.filter(({ editedBy }) => editedBy);
  if (corrected.length > 0)
    lines.push('', '## Questions edited by hand', '', ...corrected.map((one) => `- ${md(one.question)}: ${one.coverage}${marked(one)}`));
  const moved = assessment.questions.filter(isMoved);
  if (moved.length > 0) lines.push('', '## Verdicts changed by a second opinion', '', ...moved.map(opinionLine));
  const demandNote = unknownDemand(keywords);
  if (demandNote) lines.push('', demandNote);
  for (const { title, entries } of keywordParts(keywords)) lines.push('', `## ${title}`, ...entries.flatMap(entryLines));
  if (opportunities.length > 0) lines.push('', '## Content opportunities', ...opportunities.map(opportunityEntry).flatMap(entryLines));
  if (comparisons.length > 0) lines.push('', '## Competitors', '');
  for (const item of comparisons) {
    lines.push(
      item.accessible
        ? `- **${md(item.name)}**: ${displayScore(item.overallScore)} of 100, gap ${points(item.gapAnalysis.scoreGap)}, questions won ${item.gapAnalysis.promptsWon}, lost ${item.gapAnalysis.promptsLost}`
        : `- **${md(item.name)}**: inaccessible: ${md(whyInaccessible(item))}`,
    );
    if (item.accessible)
      for (const { title, items } of comparisonLists(item)) lines.push(`  - ${title}`, ...items.map((text) => `    - ${md(text)}`));
  }
  lines.push(
    '',
    '## Every check',
    '',
    '| Check | Result | Points won | Points to recover | Evidence |',
    '| --- | --- | ---: | ---: | --- |',
  );
  for (const audit of assessment.audits) {
    const outcome = audit.state === 'scored' ? `${Math.round((audit.score ?? 0) * 100)} %` : UNSCORED[audit.state];
    const result = audit.because ? `${outcome}: ${md(audit.because)}` : outcome;
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
