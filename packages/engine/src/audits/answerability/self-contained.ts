import { excerpt } from '../../language/excerpt.ts';
import { dangles } from '../../language/openers.ts';
import { packOf } from '../../language/packs/index.ts';
import { questionShape } from '../../language/questions.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { extentOf } from '../../language/words.ts';
import { visibleInstruction } from '../../page/ai-instructions.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { contentStems, isHollow, type PageText, pageText, type Section, type Sentence } from '../../page/page-text.ts';
import { isUnspaced, listedWords } from '../../topics/label-text.ts';
import { definePageAudit } from '../audit.ts';
import { asFarAsAsked } from './asked.ts';
import { LOST_IN_THE_MIDDLE, WHAT_GETS_CITED } from './evidence.ts';

/** Shorter sections are no passages: nothing would be lifted from them. */
const SHORTEST = 80;
/** Sentences from which on a passage that cannot stand alone counts in full: of a short one little is lost. */
const FULL = 6;
/** Characters of its prose: keywords in a row and quotations of nobody make no passage. */
const size = ({ blocks }: Section, text: PageText): number =>
  blocks
    .filter((block) => !isHollow(block))
    .reduce((sum, block) => sum + text.sentences(block).reduce((chars, { prose, text: { length } }) => chars + (prose ? length : 0), 0), 0);

/** Its first sentence. One that speaks to an AI instead of a reader opens nothing: what comes after it leans on the same text as before. */
function opening(section: Section, text: PageText): Sentence | null {
  for (const block of section.blocks) {
    if (block.kind === 'caption' || block.kind === 'code') continue;
    const first = text.sentences(block).find((sentence) => visibleInstruction(sentence.text) === null);
    if (first) return first;
  }
  return null;
}

/** Words up to which a line is a name or a label. */
const LABEL_WORDS = 5;
/** One sentence above names or labels presents them: "This is the board of our society", and their names. */
const introduces = ({ blocks }: Section, text: PageText): boolean =>
  blocks.length > 1 &&
  blocks.reduce((sum, block) => sum + text.sentences(block).filter(({ words }) => words.length > LABEL_WORDS).length, 0) === 1;

/** "Can staff swap shifts?" "They can …": an answer is cut out with its question, which names what it speaks of. */
const isAnswer = ({ heading }: Section, language: SupportedLanguage): boolean =>
  heading !== null && questionShape(heading.text, language) && contentStems(heading.text, language).length >= 2;

const opensWith = (text: string, word: string): boolean =>
  text.startsWith(word) && (isUnspaced(word) || !/^[\p{L}\p{N}]/u.test(text.slice(word.length)));
/** "An untested backup is no backup" above "This is …": a pronoun takes up the heading right above, with which the passage is cut out, where that names something. */
const takesUpHeading = ({ heading }: Section, opening: string, language: SupportedLanguage): boolean =>
  heading !== null &&
  contentStems(heading.text, language).length >= 2 &&
  [...listedWords(packOf(language).topics.back)].some((word) => opensWith(opening.trimStart().toLowerCase(), word));

export const selfContained = definePageAudit({
  id: 'answerability/self-contained',
  factor: 'answerability',
  judges: 'contents',
  weight: 2,
  label: 'Passages on their own',
  title: 'Passages make sense on their own',
  failTitle: 'Some passages depend on text around them',
  why: 'Engines retrieve passages, not whole pages. A passage that opens with “it” or “as mentioned above” leaves its subject behind.',
  fix: 'Name the subject at the start of sections on {pages}. Replace opening pronouns and phrases like “as mentioned above” with the subject itself.',
  effort: 'medium',
  tier: 'O',
  sources: [WHAT_GETS_CITED, LOST_IN_THE_MIDDLE],
  pageTypes: ['home', 'article', 'product', 'docs', 'faq', 'other'],
  notApplicable: 'No sampled page of a supported language has passages long enough to be quoted.',
  readsWords: true,
  judgePage(page) {
    const { document } = page;
    const text = pageText(document);
    const { language } = text;
    // Nobody quotes terms and policies as an answer.
    if (!language || isLegalPage(page)) return null;
    const seen = new Set<string>();
    // The same again is one passage: members of a reference are inherited, notices repeated.
    const passages = text.sections.filter((section) => {
      const body = section.blocks.map((block) => block.text).join('\n');
      if (seen.has(body) || extentOf(size(section, text), language) < SHORTEST) return false;
      seen.add(body);
      return true;
    });
    if (passages.length === 0) return null;
    let leaning = 0;
    const findings: { what: string; snippet: string }[] = [];
    const [beginning] = text.sections.filter((section) => size(section, text) > 0);
    for (const section of passages) {
      const first = opening(section, text);
      const leans =
        !(section === beginning && introduces(section, text)) &&
        first &&
        dangles(first.text, language) &&
        !isAnswer(section, language) &&
        !takesUpHeading(section, first.text, language);
      if (!leans) continue;
      findings.push({ what: 'the passage opens with a reference to text before it', snippet: excerpt(first.text) });
      leaning += Math.min(1, section.blocks.reduce((sum, block) => sum + text.size(block), 0) / FULL);
    }
    const counted = Math.max(1, passages.length - findings.length + leaning);
    return asFarAsAsked((passages.length - findings.length) / counted, leaning / counted, findings);
  },
});
