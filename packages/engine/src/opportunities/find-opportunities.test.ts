import { Opportunity } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { paragraph, quote } from '../audits/testing.ts';
import { businessSite, page, section } from '../topics/testing-site.ts';
import { ALL, article, find, good, lost, typed } from './testing-opportunities.ts';

describe('content opportunities', () => {
  it('fit the contract, the one with most points first, and each quotes its page', () => {
    const found = find(good);
    expect(found.length).toBeGreaterThan(1);
    for (const one of found) {
      expect(Opportunity.safeParse(one).error).toBeUndefined();
      expect(good.some(({ url }) => url === one.pageUrl)).toBe(true);
    }
    expect(found.map(({ points }) => points)).toEqual(found.map(({ points }) => points).sort((a, b) => b - a));
  });

  it('what several pages call for in the same words is told once, and nothing of a page that keeps itself out of the index', () => {
    const quotation = quote('“Most cracked pots come from cooling too fast below 600 °C.”');
    const [one, other] = [article('Cracks', quotation), article('Cooling', quotation)];
    expect(typed([one, other], 'expert_positioning').filter(({ title }) => title.startsWith('Name the speaker of'))).toHaveLength(1);
    const barred = { ...lost('crawler-access/index-eligible', 1), findings: [{ where: one.url, what: 'noindex' }] };
    expect(typed([one, other], 'expert_positioning', [...ALL, barred]).map(({ pageUrl }) => pageUrl)).not.toContain(one.url);
    expect(typed([one, other], 'expert_positioning', [...ALL, barred]).map(({ pageUrl }) => pageUrl)).toContain(other.url);
  });

  it('the points of all of them are never more than the audits lost', () => {
    const total = find(good).reduce((sum, { points }) => sum + points, 0);
    expect(total).toBeLessThanOrEqual(ALL.reduce((sum, { pointsLost }) => sum + pointsLost, 0));
  });

  it('what recovers no points is not offered, unless a reader gains by it', () =>
    expect(find(good, []).map(({ title }) => title)).toEqual([]));

  it('questions: the prices that several pages lack are one job, told with their names', () => {
    const services = { Implants: [], Crowns: [paragraph('A crown costs £450.')], Braces: [], Bridges: [], Veneers: [] };
    const found = typed(businessSite(services), 'faq_content');
    const priced = found.filter(({ title }) => title.startsWith('State what'));
    expect(priced).toHaveLength(1);
    expect(priced[0]?.title).toMatch(/^State what (?=.*“Braces”)(?=.*“Bridges”)(?!.*Crowns).* cost$/);
    expect(priced[0]?.estimatedImpact).toContain('Title of topic-freshness/prompt-coverage');
    expect(found.filter(({ title }) => title.startsWith('Show what customers say'))).toHaveLength(1);
  });

  it('two sites share no sentence', () => {
    const sentencesOf = (pages: ReadPage[]) =>
      find(pages).flatMap((one) => [...[one.title, one.description, ...one.actionSteps], ...(one.points > 0 ? [one.estimatedImpact] : [])]);
    const other = [
      article(
        'Espresso grinders',
        ...section('Grind size', 'An espresso grinder grinds 18 grams in 9 seconds. We tested 12 grinders in our lab.'),
        quote('A dull burr ruins the best espresso of the day.'),
      ),
      page('Prices of grinders', [paragraph('The small espresso grinder costs $199, the large one $499 and the bar model $1,299.')], {
        pageType: 'product',
      }),
    ];
    const [ours, theirs] = [sentencesOf(good), sentencesOf(other)];
    expect(theirs.length).toBeGreaterThan(8);
    expect(ours.filter((sentence) => theirs.includes(sentence))).toEqual([]);
    // Without the quoted words and the address nothing may be left that is a sentence of its own.
    for (const sentence of [...ours, ...theirs]) expect(sentence).toMatch(/“[^”]{2,}”|https:\/\//);
  });
});
