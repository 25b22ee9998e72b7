import { type SupportedLanguage, supported } from '../language/supported.ts';
import type { PageDocument } from './page.ts';

/** The language that a page is written in, as far as word lists exist for it: as its text reads, and as it declares where there is too little text to tell. */
export const languageOf = ({ document }: { document: Pick<PageDocument, 'detectedLanguage' | 'lang'> }): SupportedLanguage | null =>
  supported(document.detectedLanguage ?? document.lang);

/** Whether a site can be read by words: at least half of the pages that have a language are in one of ours. An English start page beside forty Finnish ones tells nothing of these. */
export function readsSite(pages: readonly { document: Pick<PageDocument, 'detectedLanguage' | 'lang'> }[]): boolean {
  const spoken = pages.filter(({ document }) => (document.detectedLanguage ?? document.lang) !== null);
  return spoken.length > 0 && spoken.filter((page) => languageOf(page) !== null).length * 2 >= spoken.length;
}

/** Scripts in which every language ends its sentences with a full stop and a space. */
const WITH_STOPS: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek']);
const scripts = new Map<string, string | undefined>();
function scriptOf(language: string): string | undefined {
  if (!scripts.has(language)) {
    let script: string | undefined;
    try {
      script = new Intl.Locale(language).maximize().script;
    } catch {
      // What pages declare as their language need not be one.
    }
    scripts.set(language, script);
  }
  return scripts.get(language);
}

/** Whether sentences of a page can be told apart: in all of our languages, and in those whose script parts them. */
export function hasSentences({ document }: { document: Pick<PageDocument, 'detectedLanguage' | 'lang'> }): boolean {
  const language = document.detectedLanguage ?? document.lang;
  return languageOf({ document }) !== null || (language !== null && WITH_STOPS.has(scriptOf(language) ?? ''));
}

const NO_WORD_LISTS = 'no word lists for the language of the';
/** Whether a check was left out because the language has no pack. */
export const isUnread = (because: string): boolean => because.startsWith(NO_WORD_LISTS);

/** Why nothing can be said about the words of pages: their language is not known, or we have no lists for it. */
export const whyUnread = (pages: readonly { document: Pick<PageDocument, 'detectedLanguage' | 'lang'> }[], whose = 'pages'): string =>
  pages.some(({ document }) => (document.detectedLanguage ?? document.lang) !== null)
    ? `${NO_WORD_LISTS} ${whose}`
    : `the language of the ${whose} is unknown`;
