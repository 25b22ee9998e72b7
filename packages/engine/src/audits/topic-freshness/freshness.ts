import type { Finding } from '@citelight/contracts';
import { copiesAmong } from '../../page/copies.ts';
import { type TopicClass, topicClass } from '../../page/topic-class.ts';
import { defineAudit, notApplicable, type ReadPage, ramp, scored } from '../audit.ts';
import { HELPFUL_CONTENT, RECENCY_BIAS } from './evidence.ts';
import { allChangedToday, believedDate, DAY_MS } from './page-dates.ts';

/** Days of age up to which a page is fresh, and from which it is stale, by how fast its subject moves. News are as fresh as the newest: what was news last year is not meant to be changed. */
const AGES: Record<TopicClass, [fresh: number, stale: number]> = {
  news: [30, 365],
  finance: [180, 730],
  technology: [365, 1095],
  health: [730, 1825],
  legal: [730, 1825],
  general: [730, 1825],
};
const DATED = new Set(['article', 'docs']);

/** The middle value; of an even number the older one. Undated pages are older than all others. */
const median = (ages: readonly number[]): number =>
  [...ages].sort((a, b) => a - b)[Math.floor(ages.length / 2)] ?? Number.POSITIVE_INFINITY;

export const freshness = defineAudit({
  id: 'topic-freshness/freshness',
  factor: 'topicFreshness',
  weight: 2,
  label: 'Age of the content',
  title: 'Content is up to date',
  failTitle: 'Some content is outdated or undated',
  why: 'With a newer date in front of the same passage, seven language models moved it up by as many as 95 places when ranking search results. An undated page cannot show that it is current.',
  fix: 'Update or date {pages}. Show the publication date and the date of the last real change, and revise the oldest pages that still matter.',
  effort: 'medium',
  tier: 'X',
  sources: [RECENCY_BIAS, HELPFUL_CONTENT],
  contested:
    'Shown in the laboratory with invented dates. Larger models moved passages less, and the age at which a subject becomes outdated is our choice.',
  needs: ['pages', 'now'],
  judge({ pages, now }) {
    const claiming = pages.filter(({ document }) => DATED.has(document.pageType));
    if (claiming.length === 0) return notApplicable('No sampled page is an article or a manual.');
    const allToday = allChangedToday(claiming, now);
    // A text at several addresses is as fresh as it is once.
    const copies = copiesAmong(claiming);
    const dated = claiming.filter((page) => !copies.has(page));
    const findings: Finding[] = allToday
      ? [
          {
            where: dated[0]?.url ?? '',
            what: 'All pages claim a change on the day of this visit, so only their dates of publication are believed.',
          },
        ]
      : [];
    const classes = new Map<TopicClass, number[]>();
    const aged = dated.map((page) => {
      const subject = topicClass(page);
      const date = believedDate(page, now, allToday);
      const age = date === null ? Number.POSITIVE_INFINITY : Math.max(0, (now - date) / DAY_MS);
      classes.set(subject, [...(classes.get(subject) ?? []), age]);
      return { page, age, subject };
    });
    const newest = Math.min(...(classes.get('news') ?? []));
    for (const { page, age, subject } of aged)
      if (subject !== 'news' || age === newest || !Number.isFinite(age)) findings.push(...finding(page, age, subject));
    let sum = 0;
    for (const [subject, ages] of classes)
      sum +=
        subject === 'news'
          ? ages.filter(Number.isFinite).length * freshnessOf(newest, AGES.news)
          : ages.length * freshnessOf(median(ages), AGES[subject]);
    return scored(sum / dated.length, findings);
  },
});

const freshnessOf = (age: number, [fresh, stale]: [number, number]): number => (Number.isFinite(age) ? ramp(age, stale, fresh) : 0);

function finding({ url }: ReadPage, age: number, subject: TopicClass): Finding[] {
  const [fresh] = AGES[subject];
  if (age <= fresh) return [];
  if (!Number.isFinite(age)) return [{ where: url, what: 'No visible date that other sources confirm.' }];
  return [
    {
      where: url,
      what: `Last changed ${Math.round(age)} days ago; for ${subject === 'general' ? 'its subject' : `pages on ${subject}`} up to ${fresh} days are fresh.`,
    },
  ];
}
