import { isCalledPolicy } from '../../page/authored.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { definePageAudit } from '../audit.ts';
import { BYLINE_DATES, HELPFUL_CONTENT } from './evidence.ts';
import { allChangedToday, DAY_MS, datesOf, isToday, latest, type PageDates, type SourceDates, shownOn } from './page-dates.ts';

/** A day for time zones, and the hours of the day itself. */
const TOLERANCE_MS = 2 * DAY_MS;
/** A markup that merely lags behind makes the page no younger. */
const HALF = 0.5;

const agree = (a: number, b: number) => Math.abs(a - b) < TOLERANCE_MS;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

type Compared = { score: number; what: string } | null;

/** The page shows the day of its publication alone, and its markup gives the same. */
const isPublication = ({ published, modified }: PageDates['visible'], markup: SourceDates): boolean =>
  published !== null && modified === null && markup.published !== null && agree(published, markup.published);

/** The markup against what a reader sees: a newer date in the markup makes the page younger than it shows itself. */
function againstMarkup(visible: PageDates['visible'], markup: SourceDates, now: number): Compared {
  // Markup that gives the day of publication alone does not speak of the last change.
  const silent = markup.modified === null && visible.published !== null && markup.published !== null;
  const pairs = [
    ['', silent ? visible.published : latest(visible), latest(markup)],
    // A date without a word beside it may be that of the last change.
    ['published on ', visible.named ? visible.published : null, markup.published],
  ] as const;
  let worst: Compared = null;
  for (const [prefix, shown, marked] of pairs) {
    if (shown === null || marked === null) continue;
    // Nobody need show the day of a change beside that of publication; only a change of today makes old text look new.
    if (marked === markup.modified && marked !== markup.published && isPublication(visible, markup) && !isToday(marked, now)) continue;
    const score = agree(shown, marked) ? 1 : marked > shown ? 0 : HALF;
    const what =
      score === 1
        ? ''
        : marked === markup.modified && isPublication(visible, markup)
          ? `The page shows its publication date, ${dayOf(shown)}; only its markup says it was updated on ${dayOf(marked)}.`
          : `The page shows ${prefix}${dayOf(shown)}; its markup says ${dayOf(marked)}.`;
    if (worst === null || score < worst.score) worst = { score, what };
  }
  return worst;
}

/** The sitemap says when a page was last changed: that is another day than the one of its publication. */
function againstSitemap(visible: SourceDates, sitemap: number | null): Compared {
  const shown = visible.modified;
  if (shown === null || sitemap === null) return null;
  if (agree(shown, sitemap)) return { score: 1, what: '' };
  return { score: 0, what: `The page shows ${dayOf(shown)}; the sitemap says ${dayOf(sitemap)}.` };
}

const inFuture = (visible: SourceDates, { markup, sitemap }: PageDates, now: number): number | null =>
  [visible.published, visible.modified, markup.published, markup.modified, sitemap].find((time) => time !== null && time > now + DAY_MS) ??
  null;

export const dateAgreement = definePageAudit({
  id: 'topic-freshness/date-agreement',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 1.5,
  label: 'Agreement of dates',
  title: 'Dates agree across page, markup and sitemap',
  failTitle: 'Dates differ between page, markup and sitemap',
  why: 'Google reads a page’s date from several places and asks that they agree. It lists changing a date without changing the text as a sign of content made for search engines.',
  fix: 'Align the dates of {pages}. Fill the visible date, dateModified and the sitemap’s lastmod from the same field, and change it only when the text changes.',
  effort: 'low',
  tier: 'V',
  sources: [BYLINE_DATES, HELPFUL_CONTENT],
  notApplicable: 'No sampled page gives its date in two places.',
  needs: ['now'],
  judgePage(page, { pages, now }) {
    // A policy shows from when it holds.
    if (isLegalPage(page) || isCalledPolicy(page)) return null;
    const dates = datesOf(page);
    const visible = shownOn(page, now);
    const ahead = inFuture(visible, dates, now);
    if (ahead !== null) return { score: 0, findings: [{ what: `A date is in the future: ${dayOf(ahead)}.` }] };
    const isText = page.document.pageType === 'article' || page.document.pageType === 'docs';
    // On a list, or among what customers say, the day of publication is that of an entry.
    if (!isText && visible.modified === null) return null;
    // A month is no day that another date could contradict.
    if (visible.inMonths) return null;
    const compared = [againstMarkup(visible, dates.markup, now), againstSitemap(visible, dates.sitemap)].filter((one) => one !== null);
    if (isText && isToday(visible.modified, now) && allChangedToday(pages, now))
      return { score: 0, findings: [{ what: 'All pages say they changed on the day of this visit.' }] };
    // A date that no reader sees is judged by the audit of freshness; counted here, writing one into the markup would gain.
    if (compared.length === 0) return null;
    const findings = compared.flatMap(({ what }) => (what ? [{ what }] : []));
    return {
      score:
        Math.min(...compared.map(({ score }) => score)) === 0 && compared[0]?.score === 0
          ? 0
          : compared.reduce((sum, { score }) => sum + score, 0) / compared.length,
      findings,
    };
  },
});
