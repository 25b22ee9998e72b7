import type { Block, PageDocument } from '../../artifacts/page.ts';
import { pageText } from '../../text/page-text.ts';
import { definePageAudit } from '../audit.ts';

/** Headings in this many words of main text are expected; shorter pages need none below the H1. */
const LONG_PAGE_WORDS = 300;

const skips = (headings: readonly Block[]): Block[] =>
  headings.filter((heading, index) => index > 0 && heading.level > (headings[index - 1]?.level ?? 6) + 1);

/** Rows of keywords make no page long: they are stuffing, which costs once (answerability/no-stuffing). */
function isLong(document: PageDocument): boolean {
  if (document.wordCount < LONG_PAGE_WORDS) return false;
  const text = pageText(document);
  return (
    text.main.reduce((sum, block) => sum + (block.kind === 'heading' ? text.words(block).length : text.proseWords(block)), 0) >=
    LONG_PAGE_WORDS
  );
}

export const headingOutline = definePageAudit({
  id: 'content-extraction/heading-outline',
  factor: 'contentExtraction',
  weight: 1.5,
  title: 'Headings form an outline',
  failTitle: 'Headings are missing, empty or skip levels',
  why: 'Passages are cut at headings, and the heading goes with the passage as its context. A missing or skipped level separates a passage from what it is about.',
  fix: 'Give each page one H1, put an H2 above each part of a long text, and go down one level at a time.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
    { title: 'HTML Standard: headings and outlines', url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2' },
  ],
  notApplicable: 'no page was in the sample',
  judgePage({ document }) {
    const headings = document.blocks.filter((block) => block.kind === 'heading' && (block.region === 'main' || block.level === 1));
    const first = headings.filter((heading) => heading.level === 1);
    const below = headings.filter((heading) => heading.level > 1);
    const skipped = skips(headings);
    const findings: { what: string; snippet?: string }[] = [];
    let score = 1;
    if (first.length === 0) {
      score -= 0.4;
      findings.push({ what: 'The page has no H1.' });
    } else if (first.length > 1) {
      score -= 0.2;
      findings.push({ what: `The page has ${first.length} H1 headings.`, snippet: first[1]?.text });
    }
    if (below.length === 0 && isLong(document)) {
      score -= 0.4;
      findings.push({ what: `${document.wordCount} words stand under no heading below the H1.` });
    }
    if (skipped.length > 0) {
      score -= 0.2;
      findings.push({ what: `${skipped.length} of ${headings.length} headings skip a level.`, snippet: skipped[0]?.text });
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
