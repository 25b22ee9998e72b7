import { excerpt } from '../../language/excerpt.ts';
import { extentOf } from '../../language/words.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { GEO, SPAM_POLICIES } from './evidence.ts';
import { topicOf, writtenAs } from './topic.ts';

/** Repeated passages are looked for among blocks of this many words. */
const LONG = 10;
/** Share of the page that may be repeated before it costs, as entries of a list and what stands above each of them repeat, and at which nothing is left. */
const TOLERATED = 0.3;
const WORTHLESS = 0.5;
const ENDS_SENTENCE = /[.!?…。！？؟]["”»’)]*$/u;
/** Characters up to which a repetition is an instruction or a slogan that stands above several parts. */
const SLIP = 160;

export const noStuffing = definePageAudit({
  id: 'answerability/no-stuffing',
  factor: 'answerability',
  judges: 'contents',
  weight: 0.5,
  label: 'Keyword stuffing and repeated passages',
  title: 'No keyword stuffing or repeated passages',
  failTitle: 'Keywords or passages are repeated too often',
  why: 'Keyword stuffing was the only edit in the GEO experiments that did worse than no edit (17.7 against 19.3 position-adjusted words). Google treats it as spam.',
  fix: 'Remove repetition from {pages}. Delete repeated passages and vary repeated keywords.',
  effort: 'low',
  tier: 'X',
  sources: [GEO, SPAM_POLICIES],
  notApplicable: 'No sampled page has enough text to judge.',
  readsWords: true,
  judgePage({ document }) {
    const text = pageText(document);
    if (!text.language || text.main.length === 0) return null;
    const { stuffing, worst } = topicOf(document);
    const seen = new Set<string>();
    let total = 0;
    let again = 0;
    let example: string | null = null;
    for (const block of text.main) {
      if (block.kind === 'code' || block.kind === 'heading') continue;
      total += block.text.length;
      // Rows of tables, and whatever stands in a manual, may well be the same under two headings: "Returns: 0 in case of success".
      if (block.kind === 'tableRow' || document.pageType === 'docs') continue;
      // Months, labels and the rows of a form to fill in are repeated because they are needed again.
      if (text.proseWords(block) < LONG || !ENDS_SENTENCE.test(block.text)) continue;
      // So may entries of two lists: what two packages hold, the steps of two procedures.
      const key = `${block.kind === 'listItem' ? block.group : ''} ${block.text.toLowerCase()}`;
      if (seen.has(key)) {
        again += block.text.length;
        example ??= block.text;
      }
      seen.add(key);
    }
    if (total === 0) return null;
    const share = extentOf(again, text.language) < SLIP ? 0 : again / total;
    const repeated = Math.min(1, Math.max(0, (share - TOLERATED) / (WORTHLESS - TOLERATED)));
    // Where nothing is written, nothing was kept from being stuffed: three keywords would earn what an empty page does not.
    if (stuffing + repeated === 0 && !text.main.some((block) => block.kind !== 'heading' && text.proseWords(block) > 0)) return null;
    return {
      score: Math.max(0, 1 - stuffing - repeated),
      findings: [
        ...(worst
          ? [
              {
                what: `one word appears ${worst.count} times, far more often than texts of this length repeat a word`,
                snippet: writtenAs(document, [worst.stem]).join(),
              },
            ]
          : []),
        ...(repeated > 0 && example !== null
          ? [{ what: `${Math.round(share * 100)}% of the text appears on the page more than once`, snippet: excerpt(example) }]
          : []),
      ],
    };
  },
});
