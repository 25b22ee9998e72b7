import { type Assessment, displayScore, FACTOR_IDS, FACTORS, scoreBand } from '@citelight/contracts';
import { plain } from '@citelight/engine/documents/markup';
import {
  countedPages,
  factorRange,
  LIMITED_TITLE,
  LINK_TITLES,
  points,
  shortUrl,
  unmeasuredScore,
} from '@citelight/engine/documents/wording';
import type { Colors } from 'picocolors/types';

const BAR = 24;

/** The assessment as a person reads it on a terminal: how ready, why, what first. */
export function summaryText(assessment: Assessment, color: Colors): string {
  const paint = (score: number) => ({ good: color.green, fair: color.yellow, poor: color.red })[scoreBand(score)];
  const { overallScore, gates, recommendations, notMeasured, crawl } = assessment;
  const lines: string[] = [
    '',
    `${color.bold(shortUrl(assessment.url))}  ${color.dim(`${crawl.pagesFetched} of ${countedPages(crawl.pagesFound)} found${assessment.partial ? ' · partial' : ''}`)}`,
    '',
    `  ${paint(overallScore)(color.bold(String(displayScore(overallScore))))} of 100${assessment.standardError === null ? '' : color.dim(`  ± ${assessment.standardError.toFixed(1)}`)}`,
    '',
  ];
  if (assessment.limited) lines.push(`  ${color.yellow('▲')} ${color.bold(LIMITED_TITLE)}: ${plain(assessment.limited.reason)}`, '');
  for (const gate of gates)
    lines.push(
      `  ${color.red('▲')} ${color.bold(plain(gate.title))}: ${plain(gate.because)} Capped at ${gate.cap} (−${points(gate.pointsLost)}).`,
      '',
    );
  const nameWidth = Math.max(...FACTOR_IDS.map((id) => FACTORS[id].title.length));
  for (const id of FACTOR_IDS) {
    const score = assessment.scores[id];
    const name = FACTORS[id].title.padEnd(nameWidth);
    if (score === null) {
      lines.push(`  ${name}  ${color.dim(unmeasuredScore)}`);
      continue;
    }
    const limit = assessment.factorLimits[id];
    const filled = Math.round((score / 100) * BAR);
    lines.push(
      `  ${name}  ${paint(score)('█'.repeat(filled))}${color.dim('░'.repeat(BAR - filled))} ${String(displayScore(score)).padStart(3)}${limit ? color.dim(`  ${factorRange(limit)}`) : ''}`,
    );
  }
  lines.push('', plain(assessment.summary), '', color.bold('What to do first'));
  if (recommendations.length === 0) lines.push('  Nothing that was measured can be improved.');
  for (const [index, item] of recommendations.slice(0, 5).entries()) {
    lines.push(`  ${index + 1}. ${plain(item.title)} ${color.dim(`+${points(item.recoverablePoints)}, ${item.effort} effort`)}`);
    const first = item.findings[0];
    if (first) lines.push(color.dim(`     ${plain(first.what)} (${shortUrl(first.where)})`));
  }
  const shut = assessment.engines
    .filter(({ purpose }) => purpose !== 'training')
    .flatMap(({ agent, pages }) => {
      const broken = pages.filter(({ citable }) => citable === false);
      const first = broken[0];
      return first?.brokenLink
        ? [
            `  ${agent}: ${broken.length} of ${countedPages(pages.length)}, first broken at ${LINK_TITLES[first.brokenLink]}: ${plain(first.because)}`,
          ]
        : [];
    });
  if (shut.length > 0) lines.push('', color.bold('Cannot cite'), ...shut);
  if (notMeasured.length > 0) lines.push('', color.dim(`Not measured: ${notMeasured.map(({ what }) => plain(what)).join('; ')}.`));
  lines.push('', color.dim(assessment.claim), '');
  return lines.join('\n');
}
