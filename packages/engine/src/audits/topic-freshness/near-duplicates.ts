import type { Finding } from '@citelight/contracts';
import type { PageDocument } from '../../artifacts/page.ts';
import { spaceless } from '../../text/words.ts';
import { languageOf } from '../../topics/passages.ts';
import { defineAudit, notApplicable, type ReadPage, scored } from '../audit.ts';
import { DUPLICATES } from './evidence.ts';

/** Words (or, without spaces, characters) in a row that are compared, and how many of their hashes are kept of a page. */
const SHINGLE = 5;
const KEPT = 128;
/** Texts this alike are the same; shorter ones are not compared. */
const ALIKE = 0.8;
const SHORTEST = 60;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
/** Share of pages from which on nothing is left of the score. */
const ALL_LOST = 0.3;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code > 127 && WORD_CHARACTER.test(String.fromCodePoint(code)));

/** The hashes (FNV-1a) of a text's words, or of its characters, in order. */
function hashesOf(text: string, characters: boolean): number[] {
  const found: number[] = [];
  let hash = OFFSET;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (isWordCode(code)) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
      if (code > 0xffff) hash = Math.imul(hash ^ text.charCodeAt(++at), PRIME);
      inside = true;
      if (!characters) continue;
    } else if (code > 0xffff) at += 1;
    if (inside) found.push(hash >>> 0);
    hash = OFFSET;
    inside = false;
  }
  if (inside) found.push(hash >>> 0);
  return found;
}

/** The smallest hashes of a text's shingles (a bottom-k sketch, Broder 1997), ascending. */
export function sketch(text: string, characters: boolean): Uint32Array {
  const own = hashesOf(text.toLowerCase(), characters);
  const hashes = new Uint32Array(Math.max(0, own.length - SHINGLE + 1));
  for (let at = 0; at < hashes.length; at += 1) {
    let hash = OFFSET;
    for (let next = at; next < at + SHINGLE; next += 1) hash = Math.imul(hash ^ (own[next] ?? 0), PRIME);
    hash ^= hash >>> 15;
    hashes[at] = Math.imul(hash, 0x2c1b3c6d);
  }
  hashes.sort();
  const kept = hashes.filter((hash, at) => at === 0 || hash !== hashes[at - 1]);
  return kept.slice(0, KEPT);
}

/** Estimated share (0…1) of shingles that two texts have in common. Below `least` nobody asks how far: then it ends early, with a share that is also below. */
export function likeness(a: Uint32Array, b: Uint32Array, least = 0): number {
  let [i, j, seen, both] = [0, 0, 0, 0];
  const size = Math.min(KEPT, Math.max(a.length, b.length));
  while (seen < size && (i < a.length || j < b.length)) {
    const [x, y] = [a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY];
    if (x === y) both += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
    seen += 1;
    if (both + size - seen < least * size) return both / size;
  }
  return seen === 0 ? 0 : both / seen;
}

const sketches = new WeakMap<PageDocument, Uint32Array>();

function sketchOf(page: ReadPage): Uint32Array {
  const { document } = page;
  const known = sketches.get(document);
  if (known) return known;
  const text = document.blocks.flatMap(({ region, text: own }) => (region === 'main' ? [own] : [])).join(' ');
  const found = sketch(text, spaceless(languageOf(page)));
  sketches.set(document, found);
  return found;
}

const canonicalOf = ({ document, finalUrl }: ReadPage): string => document.canonicals[0] ?? finalUrl;

export const nearDuplicates = defineAudit({
  id: 'topic-freshness/near-duplicates',
  factor: 'topicFreshness',
  weight: 0.5,
  title: 'No two pages say the same',
  failTitle: 'Several pages say the same',
  why: 'Of pages with the same content a search engine keeps one and leaves the others out, and the one it keeps may not be the one that was meant.',
  fix: 'Merge pages that say the same, or name one of them as canonical on the others.',
  effort: 'medium',
  tier: 'V',
  sources: [DUPLICATES],
  needs: ['pages'],
  judge({ pages }) {
    const texts = pages
      .filter(({ document }) => document.wordCount >= SHORTEST)
      .map((page) => ({ page, language: languageOf(page), sketch: sketchOf(page) }));
    if (texts.length < 2) return notApplicable('Fewer than two sampled pages have a text that could be compared.');
    const findings: Finding[] = [];
    const twins = new Set<ReadPage>();
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        if (one.language !== other.language || canonicalOf(one.page) === canonicalOf(other.page)) continue;
        const alike = likeness(one.sketch, other.sketch, ALIKE);
        if (alike < ALIKE) continue;
        if (!twins.has(other.page))
          findings.push({ where: other.page.url, what: `Its text is ${Math.round(alike * 100)} % the same as that of ${one.page.url}.` });
        twins.add(other.page);
      }
    return scored(1 - twins.size / texts.length / ALL_LOST, findings);
  },
});
