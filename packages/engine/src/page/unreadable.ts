import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { addressOf } from '../artifacts/page-path.ts';
import { lastPartOf } from './legal-pages.ts';

/** Pages that hold nothing to read: shells that scripts are to fill, pages that were never written, stubs that only send their readers on. */

/** Words and characters of main text below which a page says nothing: "Loading", "Coming soon". */
const FEWEST_WORDS = 5;
const FEWEST_CHARS = 16;
/** A form is to be filled in; it needs no text. */
const FEWEST_FIELDS = 2;

export const isEmpty = memoize(
  ({ wordCount, mainChars, forms }: PageDocument): boolean =>
    wordCount < FEWEST_WORDS && mainChars < FEWEST_CHARS && !forms.some(({ fields }) => fields >= FEWEST_FIELDS),
);

/** Why nothing is counted on pages without text: that they have none is said once, by main-text-in-raw-html. */
export const NO_TEXT_READ = 'No page that we read has text in its HTML.';

/** Seconds up to which a refresh is a redirect to a reader, as Google takes one of 0 seconds. */
const AT_ONCE = 3;
const REFRESH = /^\s*(\d+(?:\.\d+)?)\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i;

/** Where a page sends its readers before they can read; null where it lets them stay. */
export function sentOnTo({ document: { metaRefresh }, finalUrl }: Pick<ReadPage, 'document' | 'finalUrl'>): string | null {
  const [, seconds = '', target = ''] = REFRESH.exec(metaRefresh ?? '') ?? [];
  const url = target && Number(seconds) <= AT_ONCE ? URL.parse(target, finalUrl) : null;
  return url && addressOf(url.href) !== addressOf(finalUrl) ? url.href : null;
}

/** "/404.html": what a host answers with where there is no page. */
const OF_AN_ERROR = /^404(?:\.[a-z]{3,5})?$/i;
export const isErrorPage = ({ url, finalUrl }: Pick<ReadPage, 'url' | 'finalUrl'>): boolean =>
  OF_AN_ERROR.test(lastPartOf(url)) || OF_AN_ERROR.test(lastPartOf(finalUrl));

export const asksForPassword = ({ document }: Pick<ReadPage, 'document'>): boolean => document.forms.some(({ password }) => password);

/** Nobody reads more of a stub than this. */
export const STUB_WORDS = 30;
export const isStub = (page: ReadPage): boolean => page.document.wordCount < STUB_WORDS && sentOnTo(page) !== null;
