import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { languageOf, whyUnread } from '../../artifacts/page-language.ts';
import { packOf } from '../../language/packs/index.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { isUnit } from '../../language/units.ts';
import { copiesAmong } from '../../page/copies.ts';
import { pageText, type Sentence } from '../../page/page-text.ts';
import { defineAudit, notApplicable, scored, unmeasured, type Verdict } from '../audit.ts';
import { HELPFUL_CONTENT } from './evidence.ts';

/** In digits, or in Chinese numerals before what they count. */
const FIGURE = /\p{Nd}|[一二三四五六七八九十百千两兩]+(?:台|臺|人|名|回|次|年|か月|个月|個月|週間|日間|天|個|个|種|种|本|枚|杯|件|社|店)/u;

/** What somebody said, not what the page reports. */
const SPOKEN = /^\s*["“”„«»‘「『]/u;
/** In figures or in words: "We timed seven firings". */
const hasFigure = ({ text, words }: Sentence, language: SupportedLanguage): boolean =>
  FIGURE.test(text) || words.some((word) => isUnit(word.text, 'numerals', language));

/** Not every article needs a study of its own. */
const FULL_SHARE = 0.5;

/** The sentence in which a page reports a finding of its own with its figure; null where there is none. */
export const ownWork = memoize((document: PageDocument): string | null => {
  const text = pageText(document);
  const { language } = text;
  const own = packOf(language)?.research.own;
  if (!own || !language) return null;
  for (const block of text.main) {
    if (block.kind === 'heading' || block.kind === 'quote' || !own.test(block.text)) continue;
    const sentences = text.sentences(block);
    for (const [at, sentence] of sentences.entries()) {
      if (!sentence.prose || SPOKEN.test(sentence.text) || !own.test(sentence.text)) continue;
      if (hasFigure(sentence, language)) return sentence.text;
      // "I measured at the wall for a week. Idle it draws 6.8 W."
      const next = sentences[at + 1];
      if (next?.prose && hasFigure(next, language)) return `${sentence.text} ${next.text}`;
    }
  }
  return null;
});

export const firstParty = defineAudit({
  id: 'authority-trust/first-party',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 0.5,
  label: 'Original data and experience',
  title: 'Articles include original data or experience',
  failTitle: 'Articles include no original data',
  why: 'Google’s first question about content is whether it offers original information, reporting, research or analysis. An engine can take common knowledge from any of a hundred other pages.',
  fix: 'Add results of your own work to articles. Say what you measured, tested or counted, with the period and the method.',
  effort: 'high',
  tier: 'V',
  sources: [HELPFUL_CONTENT],
  needs: ['pages'],
  judge({ pages }) {
    const copies = copiesAmong(pages);
    const articles = pages.filter((page) => page.document.pageType === 'article' && !copies.has(page));
    if (articles.length === 0) return notApplicable('No sampled page is an article.');
    const judged = articles.filter((page) => packOf(languageOf(page))?.research.own);
    if (judged.length === 0) return unmeasured(whyUnread(articles, 'articles'));
    const own = judged.filter(({ document }) => ownWork(document) !== null).length;
    // An anecdote ("I asked around") needs no figure: who gives some is rewarded, and nobody is blamed.
    if (own === 0) return notApplicable('No sampled article tells of data or experience of its own with a figure.');
    // Not every article needs a study of its own: the more have one, the more it counts.
    return { ...scored(1), share: Math.min(1, own / judged.length / FULL_SHARE) } as Verdict;
  },
});
