import { nodesOf, textsOf } from '../../page/schema-nodes.ts';
import { ARTICLE } from '../../page/schema-types.ts';
import type { ReadPage } from '../audit.ts';

export const DAY_MS = 86_400_000;

/** Midnight or moment in epoch milliseconds; a time without a zone is taken as UTC, so that the machine's zone plays no part. Null for what is no date. */
export function timeOf(iso: string | null): number | null {
  const match = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?)?)?/.exec(iso?.trim() ?? '');
  if (!match) return null;
  const [, year, month, day = '01', time = '00:00', zone = 'Z'] = match;
  const found = Date.parse(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(found) ? null : found;
}

/** When one source says a page was published and last changed; null where it does not say. */
export type SourceDates = { published: number | null; modified: number | null };
/** `named`: words beside a date say that it is the page's. `inMonths`: it gives a month without a day, which stands for its first. */
export type PageDates = { visible: SourceDates & { named: boolean; inMonths: boolean }; markup: SourceDates; sitemap: number | null };

export const latest = ({ published, modified }: SourceDates): number | null =>
  published === null && modified === null ? null : Math.max(published ?? Number.NEGATIVE_INFINITY, modified ?? Number.NEGATIVE_INFINITY);

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
const last = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** What a reader sees near the text. A date without a role counts as published, and only where no other does: it may belong to something else. */
function visibleDates({ document }: ReadPage): PageDates['visible'] {
  const shown = document.dates.filter(
    ({ via, region, iso }) => via !== 'meta' && iso !== null && (region === 'main' || region === 'header'),
  );
  const of = (role: 'published' | 'modified' | 'unknown') => shown.filter((date) => date.role === role).map(({ iso }) => timeOf(iso));
  const [published, modified] = [earliest(of('published')), last(of('modified'))];
  const named = published !== null || modified !== null;
  const inMonths = shown.some(({ iso }) => iso?.length === 'YYYY-MM'.length);
  return named ? { published, modified, named, inMonths } : { published: of('unknown')[0] ?? null, modified: null, named, inMonths };
}

/** What the markup says: JSON-LD and microdata of the article, and meta elements. */
function markupDates({ document }: ReadPage): SourceDates {
  const nodes = nodesOf(document).filter((node) => node.top && node.types.some((type) => ARTICLE.has(type) || type === 'WebPage'));
  const meta = (role: 'published' | 'modified') =>
    document.dates.filter((date) => date.via === 'meta' && date.role === role).map(({ iso }) => timeOf(iso));
  const of = (property: string) => nodes.flatMap((node) => textsOf(node, property)).map(timeOf);
  return {
    published: earliest([...of('datePublished'), ...meta('published')]),
    modified: last([...of('dateModified'), ...meta('modified')]),
  };
}

const read = new WeakMap<ReadPage, PageDates>();

export function datesOf(page: ReadPage): PageDates {
  const known = read.get(page) ?? { visible: visibleDates(page), markup: markupDates(page), sitemap: timeOf(page.sitemapLastmod) };
  read.set(page, known);
  return known;
}

/** The dates that a page shows of itself: one ahead of the visit that no word claims for the page is that of an offer or an event. */
export function shownOn(page: ReadPage, now: number): PageDates['visible'] {
  const { visible } = datesOf(page);
  return !visible.named && (visible.published ?? now) > now + DAY_MS
    ? { published: null, modified: null, named: false, inMonths: false }
    : visible;
}

/** Changes of long-published pages, all on the day of the visit: that is the day on which a date was written, not a text. */
export function allChangedToday(pages: readonly ReadPage[], now: number): boolean {
  const dated = pages.map((page) => datesOf(page).visible).filter((dates) => latest(dates) !== null);
  return dated.length >= 3 && dated.every((dates) => isToday(dates.modified, now) && !isToday(dates.published, now));
}

export const isToday = (time: number | null, now: number): boolean => time !== null && Math.abs(now - time) <= DAY_MS + DAY_MS / 2;

/**
 * The day from which a page's age counts: what a reader sees, and where other sources say otherwise the oldest of them, so that no single date that was changed makes a page younger.
 * A change on the very day of the visit is believed only if the sitemap knows of it, and never if all pages claim one. Null: not dated, or dated ahead of the visit.
 */
export function believedDate(page: ReadPage, now: number, allToday: boolean): number | null {
  const { visible, markup, sitemap } = datesOf(page);
  const fromToday = isToday(visible.modified, now) && !isToday(visible.published, now);
  const doubted = fromToday && (allToday || !isToday(sitemap, now));
  const shown = doubted ? visible.published : latest(visible);
  if (shown === null || shown > now + DAY_MS) return null;
  return Math.min(shown, latest(markup) ?? shown, sitemap ?? shown);
}
