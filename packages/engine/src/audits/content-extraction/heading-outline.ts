import type { Block, PageDocument } from '../../artifacts/page.ts';
import { quoted } from '../../language/excerpt.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { type MainBlock, pageText } from '../../page/page-text.ts';
import { definePageAudit, ramp } from '../audit.ts';

/** Sentences of main text up to which none is expected below the H1, and from which on their absence counts in full (some 300 and 600 words). */
const [SHORT, LONG] = [15, 30];

/** Lines in bold above texts that a reader takes for headings. */
const BOLD_LINES = 2;
const LONGEST_LINE = 80;
const isBoldLine = ({ kind, region, text, inline, links }: Block): boolean =>
  kind === 'paragraph' &&
  region === 'main' &&
  text.length <= LONGEST_LINE &&
  links.length === 0 &&
  !/[.!:;,。！：]$/u.test(text) &&
  inline.some((name) => name === 'b' || name === 'strong');

/** The terms of a definition list head their texts, whatever these are made of: entries of a glossary, members of a reference. */
const GLOSSARY = 0.5;
const isGlossary = (document: PageDocument): boolean => {
  const text = pageText(document);
  const charsOf = (blocks: readonly MainBlock[]) => blocks.reduce((sum, block) => sum + text.size(block), 0);
  let below = false;
  const entries = text.main.filter(({ kind }) => {
    if (kind === 'term') below = true;
    else if (kind === 'heading') below = false;
    return kind === 'definition' || (below && kind !== 'paragraph');
  });
  return charsOf(entries) > GLOSSARY * charsOf(text.main);
};

/** What a heading is followed by: text, and more than a date or a name. */
const FEWEST_CHARS = 80;
const introduces = (next: Block | undefined): boolean => next?.region === 'main' && next.text.length >= FEWEST_CHARS;

/** Share of the headings up to which a skipped level is a slip that misleads nobody. */
const SLIPS = 0.1;

/** A line of underscores, dots or drawn strokes in the place of a rule: no heading, and none that lacks its text. */
const DECORATION = /^[\p{P}\p{Sm}\p{Sk}\s\u2500-\u25ff]+$/u;

type Skip = { heading: Block; before: Block };
/** Headings that go down by more than a level, both from the one before in the content and from the one before in the source, which need not be content. */
function skips(headings: readonly Block[], blocks: readonly Block[]): Skip[] {
  const all = blocks.filter(({ kind, text }) => kind === 'heading' && !DECORATION.test(text));
  const isSkip = (before: Block | undefined, { level }: Block): before is Block => before !== undefined && level > before.level + 1;
  return headings.flatMap((heading, index) => {
    if (!isSkip(headings[index - 1], heading)) return [];
    const before = all[all.indexOf(heading) - 1];
    return isSkip(before, heading) ? [{ heading, before }] : [];
  });
}
/** The outline with what stands below an H1 in the page's header, as a reader sees it. */
function withSubtitles(headings: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const top = headings[0];
  if (top?.level !== 1 || top.region !== 'header') return headings;
  const subtitles = blocks
    .slice(blocks.indexOf(top) + 1)
    .filter(({ kind, level, region, text }) => kind === 'heading' && level > 1 && region === 'header' && !DECORATION.test(text));
  return [top, ...subtitles, ...headings.slice(1)];
}
/** The count, and one heading that a reader finds in the page with the one above it. */
const skipsInWords = (count: number, { heading, before }: Skip): string =>
  `${count === 1 ? 'One heading of the content skips' : `${count} headings of the content skip`} a level: ${count === 1 ? 'it is' : 'the first is'} an H${heading.level} after the H${before.level} ${quoted(before.text, 60)}.`;

/** Whether a heading that was not taken for main content stands right above the first text that was. */
const isHeadedFromOutside = ({ blocks }: PageDocument): boolean => {
  const before = blocks[blocks.findIndex(({ region }) => region === 'main') - 1];
  return before !== undefined && before.level > 1 && (before.region === 'aside' || before.region === 'header');
};

export const headingOutline = definePageAudit({
  id: 'content-extraction/heading-outline',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1.5,
  label: 'Heading outline',
  title: 'Headings form a clear outline',
  failTitle: 'Headings are missing, empty or skip levels',
  why: 'Engines split pages at headings, and each passage keeps its heading as context. A missing or skipped level separates a passage from its subject.',
  fix: 'Fix the heading outline of {pages}. Use one H1, add an H2 above each part of a long text, and go down one level at a time.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
    { title: 'HTML Standard: headings and outlines', url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2' },
  ],
  countsLeast: true,
  notApplicable: 'no page was in the sample',
  ofLayout: true,
  judgePage({ url, document }) {
    const headings = document.blocks.filter(
      (block) => block.kind === 'heading' && (block.region === 'main' || block.level === 1) && !DECORATION.test(block.text),
    );
    const first = headings.filter((heading) => heading.level === 1);
    const below =
      headings.filter((heading) => heading.level > 1).length +
      Number(isHeadedFromOutside(document)) +
      document.blocks.filter(({ kind }) => kind === 'summary').length;
    const skipped = skips(withSubtitles(headings, document.blocks), document.blocks);
    const findings: { what: string; snippet?: string }[] = [];
    let score = 1;
    // Below several H1 the text has headings, only not of the right level.
    const long =
      below === 0 && first.length <= 1 && !isGlossary(document) && !isLegalPage({ url, document })
        ? ramp(pageText(document).length, SHORT, LONG)
        : 0;
    if (first.length === 0 && document.hiddenH1) {
      score -= 0.2;
      findings.push({ what: 'The only H1 is hidden when the page loads.', snippet: document.hiddenH1 });
    } else if (first.length === 0) {
      score -= 0.4;
      findings.push({
        what:
          long > 0
            ? `The HTML of the page has no headings: about ${pageText(document).aboutWords} words have none above them.`
            : 'The HTML of the page has no H1 with text.',
      });
    } else if (first.length > 1) {
      score -= 0.2;
      // Of a page that is too long for us we know the beginning.
      findings.push({
        what: `The page has ${document.cut === null ? '' : 'at least '}${first.length} H1 headings with text.`,
        snippet: first[1]?.text,
      });
    }
    score -= 0.4 * long;
    if (long > 0 && (first.length === 1 || document.hiddenH1)) {
      findings.push({
        what: `About ${pageText(document).aboutWords} words ${first.length === 1 ? 'below the H1 ' : ''}have no heading of their own.`,
      });
    }
    const bold =
      below === 0 && long === 0 ? document.blocks.filter((block, at) => isBoldLine(block) && introduces(document.blocks[at + 1])) : [];
    if (bold.length >= BOLD_LINES) {
      score -= 0.2;
      findings.push({ what: `${bold.length} short lines are in bold but not marked as headings.`, snippet: bold[0]?.text });
    }
    const [skip] = skipped;
    if (skip && skipped.length > SLIPS * headings.length) {
      score -= 0.2;
      findings.push({ what: skipsInWords(skipped.length, skip), snippet: skip.heading.text });
    }
    const silent = headings.filter((heading) => !/[\p{L}\p{N}]/u.test(heading.text)).length;
    if (silent > 0) {
      score -= 0.2;
      findings.push({ what: `${silent} headings have no text.` });
    }
    return { score: Math.max(0, score), findings: findings.map(withoutUndefined) };
  },
});

const withoutUndefined = ({ what, snippet }: { what: string; snippet?: string }) => (snippet === undefined ? { what } : { what, snippet });
