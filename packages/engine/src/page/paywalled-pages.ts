import { memoize } from '../artifacts/memoize.ts';
import type { PageArtifact, PageDocument } from '../artifacts/page.ts';
import { textKey } from '../artifacts/text-key.ts';

/** Consent, age and sign-in walls, told from notices that leave a page as it is. */

/** Words of main text beside a wall from which on a page counts as readable without passing it. */
const READABLE_WORDS = 120;
/** Characters of a text that says what a notice is; shorter ones are buttons. */
const LEAST = 20;

/** The texts of a notice, by key. */
const noticeOn = ({ wall, blocks }: PageDocument): number[] =>
  wall === null ? [] : blocks.flatMap(({ text }) => (text.length >= LEAST && wall.includes(text) ? textKey(text) : []));

/** Pages of which a wall lets nothing be read. A notice that also stands on a page with its text is no wall: what is missing here is missing for another reason. */
export const paywalledPages = memoize((pages: readonly Pick<PageArtifact, 'document'>[]): ReadonlySet<PageDocument> => {
  const documents = pages.flatMap(({ document }) => document ?? []);
  const walled = documents.filter(({ wall, wordCount }) => wall !== null && wordCount < READABLE_WORDS);
  if (walled.length === 0) return new Set();
  const notices = new Set(walled.flatMap(noticeOn));
  const readable = documents.filter(({ wordCount }) => wordCount >= READABLE_WORDS);
  const beside = new Set(readable.flatMap(({ blocks }) => blocks.map(({ text }) => textKey(text)).filter((key) => notices.has(key))));
  return new Set(walled.filter((document) => !noticeOn(document).some((key) => beside.has(key))));
});
