import { type Assessment, displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts';
import type { Baseline } from '@citelight/contracts/check-config';
import { md } from '@citelight/engine/documents/assessment-markdown';
import { LIMITED_TITLE, points, shortUrl, unmeasuredScore } from '@citelight/engine/documents/wording';
import type { Verdict } from './verdict.ts';

const ACTIONS = 3;
const FAILURES = 20;

/** A site's text must not notify people: `@name` would. */
const text = (crawled: string): string => md(crawled).replaceAll('@', '@\u200b');

const change = (now: number | null, before: number | null | undefined): string => {
  if (now === null || before === null || before === undefined) return '';
  const difference = displayScore(now) - displayScore(before);
  return difference === 0 ? '±0' : difference > 0 ? `+${difference}` : `−${-difference}`;
};

/** A short Markdown summary for a job or a pull request: the score, what failed, what to do first. */
export function checkSummary(assessment: Assessment, { failures, notes }: Verdict, baseline: Baseline | null): string {
  const { url, overallScore, scores, limited, recommendations, crawl } = assessment;
  const row = (title: string, now: number | null, before: number | null | undefined) => {
    const shown = now === null ? unmeasuredScore : String(displayScore(now));
    return baseline ? `| ${title} | ${shown} | ${change(now, before)} |` : `| ${title} | ${shown} |`;
  };
  const lines = [
    `## AI search readiness: ${displayScore(overallScore)} of 100`,
    '',
    `${text(shortUrl(url))} · ${crawl.pagesFetched} pages read`,
    '',
    ...(limited ? [`> **${LIMITED_TITLE}.** ${text(limited.reason)}`, ''] : []),
    ...(failures.length > 0
      ? [
          '### What failed',
          '',
          ...failures.slice(0, FAILURES).map((failure) => `- ${text(failure.text)}`),
          ...(failures.length > FAILURES ? [`- ${failures.length - FAILURES} more`] : []),
          '',
        ]
      : []),
    baseline ? '| | Score | Against the baseline |' : '| | Score |',
    baseline ? '| --- | ---: | ---: |' : '| --- | ---: |',
    row('**Overall**', overallScore, baseline?.overallScore),
    ...FACTOR_IDS.map((id) => row(FACTORS[id].title, scores[id], baseline?.scores[id])),
    '',
    ...(recommendations.length > 0 ? ['### What to do first', ''] : []),
    ...recommendations
      .slice(0, ACTIONS)
      .map(({ title, recoverablePoints, effort }, at) => `${at + 1}. ${text(title)} (+${points(recoverablePoints)}, ${effort} effort)`),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `_${text(note)}_`)] : []),
    '',
  ];
  return lines.join('\n');
}
