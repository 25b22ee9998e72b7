import type { Block, PageDocument } from '../../artifacts/page.ts';
import { placeholderBlocks } from '../../artifacts/placeholder.ts';
import { isSpeech } from '../../artifacts/text.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { pageText, toTen } from '../../page/page-text.ts';
import { definePageAudit, ramp } from '../audit.ts';

/** Sentences under one heading up to which a section is one or two passages (some 400 words); beyond `ENDLESS` it is no section any more. */
const FULL = 25;
const ENDLESS = 60;

/** Words from which a block is a paragraph; what cards and entries hold is shorter. */
const PARAGRAPH = 40;

/** `size`: sentences of prose. `running`: words in blocks as long as a paragraph. `code`: those of its words that are code. */
type Section = { heading: string; words: number; running: number; code: number; size: number };
/** A section of cards is divided by them: only one that is mostly paragraphs can be too long. */
const isLong = ({ size, words, running }: Section): boolean => size > FULL && 2 * running > words;

/** A line of its own above a text or an example names an entry: who wrote a review, "Note", "Output", a question of a list. */
const [LONGEST_LABEL, LONGEST_QUESTION] = [60, 140];
const labels = ({ kind, text, links }: Block, next: Block | undefined): boolean =>
  (isQuestion(kind, text) || (kind === 'other' && text.length <= LONGEST_LABEL && !/[.!?:;,。！？：]$/u.test(text))) &&
  links.length === 0 &&
  next?.region === 'main' &&
  (next.kind === 'paragraph' || next.kind === 'code');
const isQuestion = (kind: Block['kind'], text: string): boolean =>
  (kind === 'other' || kind === 'paragraph') && text.length <= LONGEST_QUESTION && /[?？؟]$/u.test(text) && !isSpeech(text);

/** What opens a part: a heading, what folds open, an entry of a definition list (a member of a reference), a label of its own. */
const opens = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'heading' || block.kind === 'summary' || block.kind === 'term' || labels(block, next);

/** A picture's caption, and the same text beside it: neither is part of the text around. */
const isCaption = ({ kind, text }: Block, next: Block | undefined): boolean =>
  kind === 'caption' || (next?.kind === 'caption' && next.text === text);

/** The main text, cut at its headings and at what opens a part of it. */
function sectionsOf(document: PageDocument): Section[] {
  const text = pageText(document);
  const filler = placeholderBlocks(document);
  const main = new Map(text.main.map((block) => [block.index, block]));
  const sections: Section[] = [{ heading: '', words: 0, running: 0, code: 0, size: 0 }];
  for (const [index, block] of document.blocks.entries()) {
    if (block.region !== 'main') continue;
    const last = sections.at(-1);
    const next = document.blocks[index + 1];
    if (opens(block, next)) sections.push({ heading: block.text, words: 0, running: 0, code: 0, size: 0 });
    else if (!isCaption(block, next)) {
      const own = main.get(index);
      if (last && filler.has(index)) last.words += 1;
      if (last && own) {
        const words = text.words(own).length;
        last.words += words;
        if (own.kind === 'code') last.code += words;
        if (words >= PARAGRAPH) last.running += words;
        last.size += text.size(own);
      }
    }
  }
  return sections;
}

export const sectionSize = definePageAudit({
  id: 'content-extraction/section-size',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1,
  label: 'Size of sections',
  title: 'Sections are about the size of a passage',
  failTitle: 'Sections are too long',
  why: 'Engines retrieve chunks of a few hundred tokens. A section of that size stays whole. A longer one is cut, and its end loses its heading.',
  fix: `Split long sections on {pages}. Add a descriptive heading at least every ${FULL} sentences (about 400 words).`,
  effort: 'medium',
  tier: 'P',
  sources: [{ title: 'Anthropic: Contextual retrieval', url: 'https://www.anthropic.com/news/contextual-retrieval' }],
  notApplicable: 'no page with text was in the sample',
  judgePage({ url, document }) {
    // Nobody splits the clauses of a policy for those who search.
    if (isLegalPage({ url, document })) return null;
    const sections = sectionsOf(document);
    const total = sections.reduce((sum, { size }) => sum + size, 0);
    // A page of keywords alone has no text that could be cut well or badly.
    if (total === 0) return null;
    // That a page has no headings at all is said once, by their outline.
    if (sections.length === 1) return null;
    const long = sections.filter(isLong);
    const sized = sections.reduce((sum, one) => sum + one.size * (isLong(one) ? ramp(one.size, ENDLESS, FULL) : 1), 0) / total;
    const findings = [
      ...long.map((section) => ({
        what: `About ${toTen(section.words - section.code)} words are ${section.heading ? 'under one heading' : 'before the first subheading'}.`,
        ...(section.heading && { snippet: section.heading }),
      })),
    ];
    return { score: sized, findings };
  },
});
