import type { Finding } from '@citelight/contracts';
import { asciiDigits } from '../../language/numbers.ts';
import { readVisibleDate, readVisibleMonth } from '../../language/visible-dates.ts';
import { isAuthored, isCalledPolicy } from '../../page/authored.ts';
import { copiesAmong } from '../../page/copies.ts';
import { isLegalPage, lastPartOf, spaced } from '../../page/legal-pages.ts';
import { type TopicClass, topicClass } from '../../page/topic-class.ts';
import { isEmpty } from '../../page/unreadable.ts';
import { WITHOUT_OFFER } from '../../topics/profile.ts';
import { defineAudit, notApplicable, type ReadPage, ramp, scored } from '../audit.ts';
import { HELPFUL_CONTENT, RECENCY_BIAS } from './evidence.ts';
import { allChangedToday, believedDate, DAY_MS, datesOf, latest } from './page-dates.ts';

/** Days of age up to which a page is fresh, and from which it is stale, by how fast its subject moves. News are as fresh as the newest: what was news last year is not meant to be changed. */
const AGES: Record<TopicClass, [fresh: number, stale: number]> = {
  news: [30, 365],
  finance: [180, 730],
  technology: [365, 1095],
  health: [730, 1825],
  legal: [730, 1825],
  general: [730, 1825],
};
/** A record of what was changed is as old as the last change. */
const CHANGELOG = /^(?:change ?logs?|changes|release notes|releases|history|what s new)(?:\.\w{2,5})?$/i;
const isChangelog = ({ url }: ReadPage): boolean => CHANGELOG.test(spaced(lastPartOf(url)));
const DATED = new Set(['article', 'docs']);

/** The middle value; of an even number the older one. Undated pages are older than all others. */
const median = (ages: readonly number[]): number =>
  [...ages].sort((a, b) => a - b)[Math.floor(ages.length / 2)] ?? Number.POSITIVE_INFINITY;

export const freshness = defineAudit({
  id: 'topic-freshness/freshness',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 1,
  label: 'Age of the content',
  title: 'Content is up to date',
  failTitle: 'Some content is outdated or undated',
  why: 'With a newer date in front of the same passage, seven language models moved it up by as many as 95 places when ranking search results. An undated page cannot show that it is current.',
  fix: 'Update your content and show its dates. Show the publication date and the date of the last real change, and revise the oldest pages that still matter.',
  effort: 'medium',
  tier: 'X',
  sources: [RECENCY_BIAS, HELPFUL_CONTENT],
  contested:
    'Shown in the laboratory with invented dates. Larger models moved passages less, and the age at which a subject becomes outdated is our choice.',
  needs: ['pages', 'now', 'corpus'],
  judge({ pages, now, corpus }) {
    const claiming = pages.filter(({ document }) => DATED.has(document.pageType));
    if (claiming.length === 0) return notApplicable('No sampled page is an article or a manual.');
    const allToday = allChangedToday(claiming, now);
    // A text at several addresses is as fresh as it is once.
    const copies = copiesAmong(claiming);
    const { kind } = corpus.profile;
    // News of a club, a laboratory or a meeting are a record: nobody rewrites them.
    if (WITHOUT_OFFER.has(kind)) return notApplicable('The dated texts of a club, lab or event are a record and do not age.');
    // A manual without a date is as good as one with it; events, profiles and archives are no texts of a day.
    const telling = claiming.filter(
      (page) =>
        !copies.has(page) &&
        !isLegalPage(page) &&
        !isEmpty(page.document) &&
        !isCalledPolicy(page) &&
        !isChangelog(page) &&
        (page.document.pageType === 'docs' ? latest(datesOf(page).visible) !== null : isAuthored(page)),
    );
    // A date beside the text or at its foot may be its own, and so may a month in a line ("July 2025") or the day of the markup; one like "6/5/2023" stands for two days: of such a page nothing is said.
    const dated = telling.filter((page) => believedDate(page, now, allToday) !== null || !(showsSomeDate(page) || showsMarkedDay(page)));
    if (dated.length === 0) return notApplicable('No sampled page is a text whose age matters to readers.');
    const findings: Finding[] = allToday
      ? [
          {
            where: dated[0]?.url ?? '',
            what: 'All pages say they changed on the day of this visit, so we used their publication dates.',
          },
        ]
      : [];
    const classes = new Map<TopicClass, number[]>();
    const aged = dated.map((page) => {
      // An archive is as fresh as what came last, whatever that is about.
      const own = topicClass(page);
      const subject = kind === 'publisher' && own !== 'news' ? 'general' : own;
      const date = believedDate(page, now, allToday);
      const age = date === null ? Number.POSITIVE_INFINITY : Math.max(0, (now - date) / DAY_MS);
      classes.set(subject, [...(classes.get(subject) ?? []), age]);
      return { page, age, subject };
    });
    const isArchive = (subject: TopicClass) => subject === 'news' || kind === 'publisher';
    const newestOf = (subject: TopicClass) => Math.min(...(classes.get(subject) ?? []));
    for (const { page, age, subject } of aged)
      if (!isArchive(subject) || age === newestOf(subject) || !Number.isFinite(age))
        findings.push(...finding(page, age, subject, isArchive(subject), showsNewer(page, now - age * DAY_MS)));
    let sum = 0;
    for (const [subject, ages] of classes)
      sum += isArchive(subject)
        ? ages.filter(Number.isFinite).length * freshnessOf(newestOf(subject), AGES[subject])
        : ages.length * freshnessOf(median(ages), AGES[subject]);
    const isUndated = aged.every(({ age, subject }) => !Number.isFinite(age) || freshnessOf(age, AGES[subject]) === 1);
    return { ...scored(sum / dated.length, findings), ...(isUndated && findings.length > 0 && { fix: SHOW_DATES }) };
  },
});
/** Where no date is old, nothing says that the texts are. */
const SHOW_DATES = 'Show the dates of your content. Put the publication date and the date of the last real change where readers see them.';

const freshnessOf = (age: number, [fresh, stale]: [number, number]): number => (Number.isFinite(age) ? ramp(age, stale, fresh) : 0);

/** The page shows a newer date than the one that counts. */
const showsNewer = (page: ReadPage, date: number): boolean => (latest(datesOf(page).visible) ?? date) > date + APART;
/** Days between two dates of one page that say something else of its age. */
const APART = 60 * DAY_MS;

/** What can be said of a page whose age is not known. */
function undated(page: ReadPage): string {
  const { visible, markup } = datesOf(page);
  if (latest(visible) !== null) return 'The date that the page shows is that of our visit or a later one, so it does not tell its age.';
  return latest(markup) === null ? 'The page shows no date of its own.' : 'The page’s markup gives its date; we found none in its text.';
}

function finding(page: ReadPage, age: number, subject: TopicClass, isNewest: boolean, isContradicted: boolean): Finding[] {
  const { url } = page;
  const [fresh] = AGES[subject];
  if (age <= fresh) return [];
  if (!Number.isFinite(age)) return [{ where: url, what: undated(page) }];
  if (isContradicted)
    return [{ where: url, what: `The page shows a newer date, but its markup or the sitemap dates it ${spanOf(age)} ago.` }];
  return [
    {
      where: url,
      what: `${isNewest ? 'The newest of the texts we read is from' : 'Last updated'} ${spanOf(age)} ago; content on ${subject === 'general' ? 'this subject' : subject} usually ages after ${spanOf(fresh)}.`,
    },
  ];
}

/** Characters of a line that may be a date: "Guide · July 2025". */
const LONGEST_LINE = 80;
const showsSomeDate = ({ document }: ReadPage): boolean =>
  document.dates.some(({ via, region, iso }) => via !== 'meta' && (iso === null || (region !== 'main' && region !== 'header'))) ||
  document.blocks.some(
    ({ region, text }) =>
      region !== 'nav' &&
      text.length <= LONGEST_LINE &&
      readVisibleMonth(text, document.lang) !== null &&
      readVisibleDate(text, document.lang) === null,
  );

/** A line with the day and the year of a date in the markup may show that date, in a form that we do not read. */
function showsMarkedDay(page: ReadPage): boolean {
  const { published, modified } = datesOf(page).markup;
  // A day more or less for time zones.
  const days = [published, modified]
    .filter((time) => time !== null)
    .flatMap((time) => [time - DAY_MS, time, time + DAY_MS])
    .map((time) => new Date(time));
  return (
    days.length > 0 &&
    page.document.blocks.some(({ region, text }) => {
      if (region === 'nav' || text.length > LONGEST_LINE) return false;
      const numbers = new Set(asciiDigits(text).match(/\d+/g)?.map(Number));
      return days.some((day) => numbers.has(day.getUTCFullYear()) && numbers.has(day.getUTCDate()));
    })
  );
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
/** "3 years 9 months". */
function spanOf(days: number): string {
  if (days < 60) return counted(Math.round(days), 'day');
  const months = Math.round(days / 30.44);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : ''].filter(Boolean).join(' ');
}
