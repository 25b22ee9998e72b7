import { excerpt } from '../../language/excerpt.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { asFarAsAsked, askedOf, BY_LENGTH } from './asked.ts';
import { claimsOf } from './claims.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

/** Distinct figures that an article needs; more bring nothing. */
const ENOUGH = 3;

const figures = (count: number) => (count === 0 ? 'no figure' : count === 1 ? '1 figure' : `${count} figures`);
const said = (full: number, undated: number): string =>
  `${figures(full)} with unit, date and source${undated > 0 ? `, ${figures(undated)} with a source but no date` : ''}`;

export const statistics = definePageAudit({
  id: 'answerability/statistics',
  factor: 'answerability',
  weight: 1.5,
  label: 'Units, dates and sources of statistics',
  title: 'Statistics include a unit, date and source',
  failTitle: 'Statistics are missing or lack a date or source',
  why: `Adding statistics raised visibility in the GEO experiments from 19.3 to 25.2 (position-adjusted words). Only sourced figures count here: each counts once, and a few are enough. ${BY_LENGTH}`,
  fix: 'Add dated, sourced statistics to {pages}. Two or three figures that answer the question are enough, each with its unit, year and source.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['article', 'docs', 'faq', 'home', 'product', 'other'],
  notApplicable: 'No sampled page is an article or gives a figure with a source.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    if (!text.language) return null;
    const article = page.document.pageType === 'article';
    const full = new Set<string>();
    const undated = new Set<string>();
    let unsourced: string | null = null;
    for (const { statistics: given, sources, dated, block } of claimsOf(page)) {
      if (sources.length === 0) {
        if (given.length > 0) unsourced ??= block.text;
        continue;
      }
      for (const { value, unit } of given) (dated ? full : undated).add(`${value} ${unit}`);
    }
    const enough = article ? ENOUGH : 1;
    const alone = [...undated].filter((key) => !full.has(key)).length;
    const earned = full.size + alone / 2;
    if (!article && full.size === 0) return null;
    const score = Math.min(1, earned / enough);
    return asFarAsAsked(score, (1 - score) * askedOf(text), [
      { what: said(full.size, alone) },
      ...(unsourced ? [{ what: 'a figure without a source', snippet: excerpt(unsourced) }] : []),
    ]);
  },
});
