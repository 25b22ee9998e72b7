import { FACTOR_IDS, FACTORS, TIER_TITLES } from '@citelight/contracts';
import type { AnyAudit } from '../audits/audit.ts';
import { CATALOGUE } from '../audits/catalogue.ts';
import { countedFix } from '../audits/fix-text.ts';
import { RUBRIC_VERSION } from '../scoring/rubric.ts';

const STATES: readonly (readonly [string, string])[] = [
  ['scored', 'an answer from 0 to 1; points are the share of its weight'],
  ['notApplicable', 'the site has nothing that the check asks about; it leaves the denominator'],
  ['unmeasured', 'the check could not be made, with the reason; it leaves the denominator'],
  ['error', 'the check failed, which is our fault; it leaves the denominator'],
];

const entry = (audit: AnyAudit): string =>
  [
    `### ${audit.title}`,
    '',
    `\`${audit.id}\` · ${audit.weight === 0 ? 'for information, no points' : `weight ${audit.weight}`} · ${audit.tier}, ${TIER_TITLES[audit.tier]} · ${audit.effort} effort`,
    '',
    `When it fails: *${audit.failTitle}.*`,
    '',
    audit.why,
    '',
    `**What to do.** ${countedFix(audit.fix, null)}`,
    '',
    ...(audit.contested ? [`**Contested.** ${audit.contested}`, ''] : []),
    `Sources: ${audit.sources.map(({ title, url }) => `[${title}](${url})`).join(' · ')}`,
    '',
  ].join('\n');

/** docs/audits.md: every check with its weight, evidence and sources, straight from the catalogue. */
export const auditsMarkdown = (): string =>
  [
    '# Every check',
    '',
    '<!-- Written by `npm run docs` from packages/engine/src/audits. -->',
    '',
    `Rubric ${RUBRIC_VERSION}. ${CATALOGUE.length} checks in six factors. The score is the points won of those that could be won over all checks that were scored; a factor is the same over its own checks.`,
    '',
    '| state | what it says |',
    '| --- | --- |',
    ...STATES.map(([state, meaning]) => `| \`${state}\` | ${meaning} |`),
    '',
    'Evidence: ' +
      Object.entries(TIER_TITLES)
        .map(([tier, title]) => `**${tier}** ${title}`)
        .join(', ') +
      '.',
    '',
    ...FACTOR_IDS.flatMap((id) => [
      `## ${FACTORS[id].title}, ${FACTORS[id].weight} points`,
      '',
      FACTORS[id].asks,
      '',
      ...CATALOGUE.filter(({ factor }) => factor === id).map(entry),
    ]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
