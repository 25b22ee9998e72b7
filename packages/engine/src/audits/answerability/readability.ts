import { headlineOf } from '../../artifacts/h1.ts';
import { isGivenName } from '../../language/given-names.ts';
import type { Word } from '../../language/lexicon.ts';
import { readability as easeOf } from '../../language/readability.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

/** Words up to which a sentence is easy to follow, on average. */
const SHORT = 20;
/** A headline that is nothing but somebody's name, with or without a title. */
const MOST_NAME_WORDS = 6;
const isPersonsName = (headline: string): boolean => {
  const words = headline.split(/\s+/).filter(Boolean);
  return (
    words.length >= 2 &&
    words.length <= MOST_NAME_WORDS &&
    words.every((word) => /^\p{Lu}|^(?:de|del|della|di|da|dos|van|von|der|den|la|le|y)$/u.test(word)) &&
    words.slice(0, -1).some(isGivenName)
  );
};
/** Lines that only line breaks part run together, and none of them has the end of a sentence. */
const ENDED = /[.!?…؟۔]["'”’»›)\]]*$/u;
const PROSE: ReadonlySet<string> = new Set(['paragraph', 'quote', 'definition']);

export const readability = definePageAudit({
  id: 'answerability/readability',
  factor: 'answerability',
  judges: 'contents',
  weight: 0.5,
  label: 'Ease of reading',
  title: 'Text is easy to read',
  failTitle: 'Some text is hard to read',
  why: 'Simpler wording raised visibility slightly in the GEO experiments, from 19.3 to 22.0 (position-adjusted words). Only text harder than trade prose loses points, measured by the formula for its language.',
  fix: 'Simplify long sentences on {pages}. Split them, and choose shorter words where the meaning stays the same.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['home', 'article', 'product', 'docs', 'faq', 'about', 'other'],
  notApplicable: 'No sampled page has enough prose in a language with a formula of reading ease.',
  readsWords: true,
  needs: ['corpus'],
  // Scholars write for scholars, and so do the calls and programmes of their meetings.
  takes: (_, { corpus }) => corpus.profile.kind === 'academic' || corpus.profile.kind === 'event',
  judgePage({ url, document }, isScholarly) {
    // Nobody asks an engine what the clauses of a contract say.
    if (isScholarly || isLegalPage({ url, document })) return null;
    const text = pageText(document);
    // The life of a person is a chain of names of places, chairs and works.
    if (!text.language || isPersonsName(headlineOf(document) ?? '')) return null;
    const list: Word[] = [];
    let count = 0;
    for (const block of text.main) {
      if (!PROSE.has(block.kind)) continue;
      for (const sentence of text.sentences(block)) {
        if (!sentence.prose || (sentence.words.length > SHORT && !ENDED.test(sentence.text))) continue;
        sentence.words.forEach((word) => {
          list.push(word);
        });
        count += 1;
      }
    }
    const found = easeOf(list, count, text.language);
    if (!found) return null;
    const perSentence = Math.round(list.length / count);
    // Long words alone (compounds, names) make no text hard to read.
    if (found.ease === null || found.score === 1 || perSentence <= SHORT) return { score: 1 };
    return { score: found.score, findings: [{ what: `reading ease is ${Math.round(found.ease)}, with ${perSentence} words a sentence` }] };
  },
});
