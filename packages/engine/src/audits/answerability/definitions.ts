import { headlineOf } from '../../artifacts/h1.ts';
import { definitionOf } from '../../language/definitions.ts';
import { excerpt } from '../../language/excerpt.ts';
import { questionShape } from '../../language/questions.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { contentStems, type MainBlock, type PageText, pageText } from '../../page/page-text.ts';
import { aspectsAsked, DEFINITION } from '../../retrieval/aspects.ts';
import { definePageAudit } from '../audit.ts';
import { asFarAsAsked, askedOf, BY_LENGTH } from './asked.ts';
import { ATTENTION, GEO } from './evidence.ts';
import { labelStems, ownTitle, related, relatedToAny, topicOf } from './topic.ts';

/** Blocks between the first use of a term and its definition that still count as near. */
const NEAR = 4;
/** A page opens within this share of its text. */
const OPENING = 0.3;
/** Definitions looked at before the search ends. */
const MOST = 200;

const carries = (block: MainBlock, term: readonly string[], text: PageText, language: SupportedLanguage): boolean =>
  term.every((one) => text.stems(block).some((stem) => related(one, stem, language)));

/** Terms that a block defines in a sentence, as a term of a definition list, or in a <dfn>. */
function definedIn(block: MainBlock, text: PageText, language: SupportedLanguage): string[][] {
  if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'tableRow') return [];
  if (block.kind === 'term') return [[...text.stems(block)]];
  const found: string[][] = [];
  for (const sentence of text.sentences(block)) {
    const term = sentence.prose ? definitionOf(sentence.text, language) : null;
    if (term) found.push(contentStems(term, language));
  }
  return found;
}

export const definitions = definePageAudit({
  id: 'answerability/definitions',
  factor: 'answerability',
  judges: 'contents',
  weight: 1,
  label: 'Definitions of key terms',
  title: 'Key terms are defined where they first appear',
  failTitle: 'Key terms are not defined',
  why: `Cited passages contained plain definitions (“X is …”) about twice as often as others. A definition is also the shortest passage that makes sense on its own. ${BY_LENGTH}`,
  fix: 'Define the main term of {pages}. Explain in one sentence what it is, close to where it first appears.',
  effort: 'low',
  tier: 'O',
  sources: [ATTENTION, GEO],
  pageTypes: ['article', 'docs'],
  notApplicable: 'No sampled page defines a term or asks in its headline what something is.',
  readsWords: true,
  takes: (page, { pages }) => ownTitle(page, pages),
  judgePage(page, title) {
    const { document } = page;
    const text = pageText(document);
    const { language } = text;
    if (!language) return null;
    const topic = topicOf(document);
    const labels = document.blocks
      .filter(({ kind, region }) => kind === 'heading' && (region === 'main' || region === 'header'))
      .map((block) => block.text);
    const key = new Set([title, ...labels].flatMap((label) => labelStems(label, document, language)).concat(topic.terms));
    let late: string | null = null;
    let looked = 0;
    // A text owes a definition only where its headline asks for one.
    const asked = [title, headlineOf(document) ?? ''].some(
      (label) => questionShape(label, language) && (aspectsAsked(label, language).aspects & DEFINITION) !== 0,
    )
      ? askedOf(text)
      : 0;
    for (const [place, block] of text.main.entries()) {
      for (const term of definedIn(block, text, language)) {
        if (term.length === 0 || !term.some((one) => relatedToAny(one, key, language) && !topic.stuffed.has(one))) continue;
        if (block.at / text.chars <= OPENING) return { score: 1 };
        const above = document.blocks[block.heading];
        const ownHeading = above && contentStems(above.text, language).some((one) => term.some((other) => related(one, other, language)));
        if (ownHeading) return { score: 1 };
        looked += 1;
        if (looked > MOST) return asFarAsAsked(late ? 0.5 : 0, (late ? 0.5 : 1) * asked, []);
        const firstUse = text.main.findIndex((other) => carries(other, term, text, language));
        if (firstUse < 0 || place - firstUse <= NEAR) return { score: 1 };
        late ??= block.text;
      }
    }
    if (late) return asFarAsAsked(0.5, 0.5 * asked, [{ what: 'a key term is defined long after its first use', snippet: excerpt(late) }]);
    return asFarAsAsked(0, asked, [
      { what: 'The headline asks what something is, but no sentence defines it.', snippet: headlineOf(document) ?? title },
    ]);
  },
});
