import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { addressOf } from '../artifacts/page-path.ts';
import { holdsCue } from '../language/cues.ts';
import { STAND_IN_KINDS, type StandInKind } from '../language/pack.ts';
import { supported } from '../language/supported.ts';
import { extentOf } from '../language/words.ts';
import { lastPartOf } from './legal-pages.ts';

/** Pages that hold nothing to read: shells that scripts are to fill, pages that were never written, stubs that only send their readers on, and pages that stand where there is no other. */

/** Words and characters of main text below which a page says nothing: "Loading", "Coming soon". */
const FEWEST_WORDS = 5;
const FEWEST_CHARS = 16;
/** A form is to be filled in; it needs no text. */
const FEWEST_FIELDS = 2;

const hasNoText = ({ wordCount, mainChars, forms }: PageDocument): boolean =>
  wordCount < FEWEST_WORDS && mainChars < FEWEST_CHARS && !forms.some(({ fields }) => fields >= FEWEST_FIELDS);

/** Characters of main text up to which a page may be all notice: a guide to errors or to parked domains says more. */
const LONGEST_NOTICE = 400;
/** Texts in which a notice says what it is, after title and headline. */
const OPENING = 3;
const notices = STAND_IN_KINDS.map((kind) => [kind, holdsCue(({ standIns }) => standIns[kind])] as const);

/** What stands in place of a page: a notice of an error that was sent with a status of success, of work on the site, or of a domain that is parked. Null for others. */
export const standInKind = memoize((document: PageDocument): StandInKind | null => {
  const main = document.blocks.filter(({ region }) => region === 'main');
  const length = main.reduce((sum, { text }) => sum + extentOf(text.length, supported(document.detectedLanguage)), 0);
  if (length > LONGEST_NOTICE || document.forms.some(({ fields }) => fields >= FEWEST_FIELDS)) return null;
  const opening = [document.title ?? '', headlineOf(document) ?? '', ...main.slice(0, OPENING).map(({ text }) => text)].join('\n');
  return notices.find(([, isOne]) => isOne(opening))?.[0] ?? null;
});
/** As a finding says it of a page. */
export const STAND_IN: Readonly<Record<StandInKind, string>> = {
  error: 'The page tells of an error or a missing page, but its status is one of success.',
  maintenance: 'The page only says that the site is under maintenance or not ready yet.',
  parked: 'The page only says that the domain is parked or for sale.',
};

/** There is no site to be looked at yet, or any more: what it lacks is not its owner's to mend. */
export const onlyStandIns = (pages: readonly Pick<ReadPage, 'document'>[]): boolean =>
  pages.every(({ document }) => standInKind(document) !== null);

export const isEmpty = memoize((document: PageDocument): boolean => hasNoText(document) || standInKind(document) !== null);

/** Running text: a block of this many characters; and how much of it below an H1 makes a page. */
const RUNNING = 80;
const PAGE_OF_TEXT = 400;
/** Share of such text that the main content may have beside it. */
const BESIDE = 0.2;

/** Whether nearly all of a page's text stands below an H1 in a header or beside the main content: a <header> that is never closed holds all that follows. */
export const holdsTextElsewhere = memoize(({ blocks, mainChars, detectedLanguage }: PageDocument): boolean => {
  const extent = ({ text }: Block): number => extentOf(text.length, supported(detectedLanguage));
  const isBeside = ({ region }: Block): boolean => region === 'header' || region === 'aside';
  const headline = blocks.findIndex((block) => block.level === 1 && isBeside(block));
  if (headline < 0) return false;
  const running = blocks.slice(headline).filter((block) => isBeside(block) && block.kind !== 'heading' && extent(block) >= RUNNING);
  const length = running.reduce((sum, block) => sum + extent(block), 0);
  return length >= PAGE_OF_TEXT && mainChars <= BESIDE * length;
});

/** Nothing to read, in whatever region. */
export const lacksText = (document: PageDocument): boolean =>
  isEmpty(document) && (standInKind(document) !== null || !holdsTextElsewhere(document));

/** Why nothing is counted on pages without text, or with a notice in place of it: that is said once, by main-text-in-raw-html. */
export const NO_TEXT_READ = 'No page that we read has text of its own.';

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
