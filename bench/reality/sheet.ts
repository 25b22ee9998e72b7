import type { Assessment } from '@citelight/contracts';
import { CHECKS, type Claim, keyOf, type Verdicts } from './claims.ts';

const TITLES: Record<Claim['check'], string> = {
  topic: 'Topics: would a professional of the trade agree that it is a topic of this site?',
  question: 'Questions: would somebody really type or ask this?',
  answered: 'Answered: does this passage really answer the question?',
  opportunity: 'Opportunities: is it sensible, and is what it says true?',
  finding: 'Findings: is it true, and fair for this kind of site?',
  recommendation: 'Recommendations: is it true, and worth doing?',
};

const cell = (text: string): string => text.replace(/[|\n\r]+/g, ' ').replace(/[<>]/g, ' ');

/** A sheet for a reader: each claim with its key and what was said about it before. */
export function sheetOf(name: string, { url, profile, topicsLimited }: Assessment, claims: readonly Claim[], verdicts: Verdicts): string {
  const lines = [
    `# ${name}`,
    '',
    `${url} · ${profile?.kind ?? ''} · ${cell(profile?.brand ?? '')}${topicsLimited ? ` · ${topicsLimited}` : ''}`,
  ];
  for (const check of CHECKS) {
    const own = claims.filter((claim) => claim.check === check);
    if (own.length === 0) continue;
    lines.push('', `## ${TITLES[check]}`, '', '| claim | page | verdict | key |', '| --- | --- | --- | --- |');
    for (const claim of own)
      lines.push(`| ${cell(claim.shown)} | ${cell(claim.page)} | ${verdicts[keyOf(claim)] ?? 'not yet judged'} | \`${keyOf(claim)}\` |`);
  }
  return `${lines.join('\n')}\n`;
}
