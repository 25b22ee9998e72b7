import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimsOf, keyOf } from './claims.ts';
import { readingsMarkdown } from './readings.ts';
import { reality } from './reality.ts';
import { sheetOf } from './sheet.ts';

const assessment = {
  url: 'https://a.test/',
  profile: null,
  topicsLimited: null,
  topics: [{ topic: 'Root canals', type: 'offering', evidence: { kinds: ['heading'] }, pages: ['https://a.test/root-canals'] }],
  questions: [
    {
      question: 'Do root canals hurt?',
      page: 'https://a.test/faq',
      origin: 'site',
      coverage: 'answered',
      passage: { url: 'https://a.test/faq', heading: null, text: 'Seldom.' },
    },
  ],
  opportunities: [],
  recommendations: [],
  audits: [
    {
      id: 'content-extraction/landmarks',
      pointsLost: 1,
      findings: [{ where: 'https://a.test/faq', what: 'The page has 2 main elements.', snippet: 'Seldom.' }],
    },
  ],
} as unknown as Parameters<typeof claimsOf>[1];
const claims = claimsOf('a', assessment);

describe('claims about real sites', () => {
  it('what readers found stands in docs/validity.md', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'validity.md'), 'utf8');
    expect(page).toContain(readingsMarkdown());
  });

  it('have keys that hold no text of the site and do not change with our wording', () => {
    expect(claims.map(keyOf).join('\n')).not.toMatch(/Root canals|hurt|Seldom/);
    expect(claims.map(({ shown, ...claim }) => keyOf({ ...claim, shown: `${shown} in other words` }))).toEqual(claims.map(keyOf));
    expect(new Set(claims.map(keyOf)).size).toBe(4);
  });

  it('findings are told apart by what they claim, and not by our words', () => {
    const claimKeys = (what: string) => {
      const [audit] = assessment.audits;
      const audits = audit ? [{ ...audit, findings: [{ where: 'https://a.test/faq', what }] }] : [];
      return claimsOf('a', { ...assessment, audits })
        .filter(({ check }) => check === 'finding')
        .map(keyOf);
    };
    expect(claimKeys('There are 3 headings.')).toEqual(claimKeys('3 headings were found.'));
    expect(claimKeys('There are 3 headings.')).not.toEqual(claimKeys('There are 4 headings.'));
  });

  it('are put on a sheet with the verdicts of readers', () => {
    const [topic] = claims;
    const sheet = sheetOf('a', assessment, claims, topic ? { [keyOf(topic)]: 'wrong:too-wide' } : {});
    expect(sheet).toContain('| Root canals (offering: heading) | /root-canals | wrong:too-wide |');
    expect(sheet).toContain('| Do root canals hurt? (site) | /faq | not yet judged |');
  });

  it('are skipped with a message where there is no corpus', async () => {
    const figures = await reality({ full: false, log: () => {}, askedToEnd: () => new AbortController().signal });
    expect(figures).toEqual([expect.objectContaining({ value: expect.stringContaining('REALITY_CORPUS') })]);
  });
});
