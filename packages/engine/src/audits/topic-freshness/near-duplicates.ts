import type { Finding, PageType } from '@citelight/contracts';
import { headlineOf } from '../../artifacts/h1.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { withoutQuery } from '../../artifacts/page-path.ts';
import { spaceless } from '../../language/words.ts';
import { ownTexts } from '../../page/framing-texts.ts';
import { defineAudit, notApplicable, type ReadPage, scored } from '../audit.ts';
import { DUPLICATES } from './evidence.ts';

/** Words (or, without spaces, characters) in a row that are compared, and how many of their hashes are kept of a page. */
const SHINGLE = 5;
const KEPT = 128;
/** Texts this alike are the same; those of fewer different words (or characters) are not compared: repeating a word makes no text longer. */
const ALIKE = 0.8;
/** The same of texts without the words of their headlines: "Plumber in Oxted" and "Plumber in Redhill" may say the same of either town. */
const ALIKE_BUT_FOR_HEADLINE = 0.65;
/** Below it, what two pages say beside the frame of their site is different. */
const DIFFERENT = 0.4;
/** Pages that would have something of their own to say; variants of a product differ in their figures. */
const OWN_SUBJECT: ReadonlySet<PageType> = new Set<PageType>(['article', 'faq', 'other']);
const FEWEST_WORDS = 45;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
/** Share of pages from which on nothing is left of the score. */
const ALL_LOST = 0.3;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** ASCII letters and digits; what lies beyond is asked of the pattern. */
const IN_WORDS = Uint8Array.from({ length: 128 }, (_, code) => ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) ? 1 : 0));

/** The hashes (FNV-1a) of a text's words, or of its characters, in order. */
function hashesOf(text: string, characters: boolean): Int32Array {
  const found = new Int32Array(text.length);
  let count = 0;
  let hash = OFFSET;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    let isWord = IN_WORDS[code] === 1;
    if (code > 127) {
      code = text.codePointAt(at) ?? 0;
      isWord = WORD_CHARACTER.test(String.fromCodePoint(code));
    }
    if (isWord) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
      if (code > 0xffff) hash = Math.imul(hash ^ text.charCodeAt(++at), PRIME);
      inside = true;
      if (!characters) continue;
    } else if (code > 0xffff) at += 1;
    if (inside) found[count++] = hash;
    hash = OFFSET;
    inside = false;
  }
  if (inside) found[count++] = hash;
  return found.subarray(0, count);
}

/** The smallest hashes of a text's shingles (a bottom-k sketch, Broder 1997), ascending. */
export function sketch(text: string, characters: boolean): Uint32Array {
  return sketched(hashesOf(text.toLowerCase(), characters));
}

function sketched(own: Int32Array): Uint32Array {
  const hashes = new Uint32Array(Math.max(0, own.length - SHINGLE + 1));
  for (let at = 0; at < hashes.length; at += 1) {
    let hash = OFFSET;
    for (let next = at; next < at + SHINGLE; next += 1) hash = Math.imul(hash ^ (own[next] ?? 0), PRIME);
    hash ^= hash >>> 15;
    hashes[at] = Math.imul(hash, 0x2c1b3c6d);
  }
  // Hashes spread evenly: the smallest of many lie below this bound, and only they need to be sorted. Where too few do, as in a text that repeats itself, all are.
  const few = smallest(hashes, hashes.length > 8 * KEPT ? Math.floor((2 ** 32 * 2 * KEPT) / hashes.length) : 2 ** 32);
  return few.length < KEPT ? smallest(hashes, 2 ** 32) : few;
}

/** The smallest different hashes below a bound, ascending. */
function smallest(hashes: Uint32Array, bound: number): Uint32Array {
  const below = bound === 2 ** 32 ? hashes : hashes.filter((hash) => hash < bound);
  below.sort();
  return below.filter((hash, at) => at === 0 || hash !== below[at - 1]).slice(0, KEPT);
}

/** Estimated share (0…1) of shingles that two texts have in common. Below `least` nobody asks how far: then it ends early, with a share that is also below. */
export function likeness(a: Uint32Array, b: Uint32Array, least = 0): number {
  let [i, j, seen, both] = [0, 0, 0, 0];
  const size = Math.min(KEPT, Math.max(a.length, b.length));
  while (seen < size && (i < a.length || j < b.length)) {
    const x = a[i] ?? Number.POSITIVE_INFINITY;
    const y = b[j] ?? Number.POSITIVE_INFINITY;
    if (x === y) both += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
    seen += 1;
    if (both + size - seen < least * size) return both / size;
  }
  return seen === 0 ? 0 : both / seen;
}

type Gist = {
  sketch: Uint32Array;
  enough: boolean;
  /** Without the words of the headline; empty where they cannot be told, or too few are left. */
  bare: Uint32Array;
};

/** Of a page's main text: its sketch, and whether it has enough different words (or characters) to be compared. */
export const gistOf = memoize(
  (document: PageDocument): Gist =>
    gistIn(
      document,
      document.blocks.filter(({ region }) => region === 'main'),
      FEWEST_WORDS,
    ),
);

function gistIn(document: PageDocument, blocks: readonly Block[], least: number): Gist {
  const text = blocks.map((block) => block.text).join(' ');
  const characters = spaceless(languageOf({ document }));
  const own = hashesOf(text.toLowerCase(), characters);
  const headline = new Set(hashesOf(`${document.title ?? ''} ${headlineOf(document) ?? ''}`.toLowerCase(), false));
  const rest = characters || !OWN_SUBJECT.has(document.pageType) ? new Int32Array() : own.filter((word) => !headline.has(word));
  return {
    sketch: sketched(own),
    enough: hasDifferent(own, least),
    bare: rest.length < own.length && hasDifferent(rest, least) ? sketched(rest) : new Uint32Array(),
  };
}

/** Whether two pages whose texts are alike have something else to say beside what nearly all pages of the site repeat: `null` is said by a page that has nothing else. */
function differInOwnTexts(one: Gist | null, other: Gist | null, sketchOf: (gist: Gist) => Uint32Array): boolean {
  // Where only one says something else, that is the difference.
  if (!one || !other) return one !== other;
  return likeness(sketchOf(one), sketchOf(other)) < DIFFERENT;
}

/** Whether a list holds so many different numbers. */
function hasDifferent(numbers: Int32Array, least: number): boolean {
  const met = new Set<number>();
  return numbers.some((number) => met.add(number).size >= least);
}

/**
 * For each sketch, the places of later ones that may be alike, ascending: to compare each with each would take the square of the pages. Of two sketches that are alike enough, one of the
 * first smallest hashes is in both: were none of them, more than they may differ in would differ already.
 */
function alikeAmong(all: readonly Uint32Array[], least: number): (index: number) => readonly number[] {
  const first = Math.floor((1 - least) * KEPT) + 1;
  const holders = new Map<number, number[]>();
  for (const [index, hashes] of all.entries())
    for (const hash of hashes.subarray(0, first)) {
      const known = holders.get(hash);
      if (known) known.push(index);
      else holders.set(hash, [index]);
    }
  return (index) => {
    const later = new Set<number>();
    for (const hash of all[index]?.subarray(0, first) ?? []) for (const at of holders.get(hash) ?? []) if (at > index) later.add(at);
    return later.size < 2 ? [...later] : [...later].sort((a, b) => a - b);
  };
}

const canonicalOf = ({ document, finalUrl }: ReadPage): string => document.canonicals[0] ?? finalUrl;

const pathOf = ({ finalUrl }: ReadPage): string => withoutQuery(finalUrl);

/** Whether scripts may fill in what the address asks for, and nobody saw it: a product, a town, a search. */
const mayDifferByScript = ({ document, rendered }: ReadPage): boolean => rendered === null && (document.scripts ?? 0) > 0;

export const nearDuplicates = defineAudit({
  id: 'topic-freshness/near-duplicates',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 0.5,
  label: 'Duplicate content',
  title: 'Every page has its own content',
  failTitle: 'Some pages have nearly the same content',
  why: 'A search engine keeps one of several pages with the same content and drops the others. It may keep a page you did not intend.',
  fix: 'Remove duplicate content. Where several addresses lead to one page, set one of them as canonical. Combine different pages that say the same.',
  effort: 'medium',
  tier: 'V',
  sources: [DUPLICATES],
  needs: ['pages', 'corpus'],
  judge({ pages, corpus }) {
    const texts = pages.map((page) => ({ page, language: languageOf(page), ...gistOf(page.document) })).filter(({ enough }) => enough);
    if (texts.length < 2) return notApplicable('Fewer than two sampled pages have a text that could be compared.');
    const findings: Finding[] = [];
    const twins = new Set<ReadPage>();
    // Of one path with many queries it is said once.
    const named = new Set<string>();
    // Each page of a template is like all others of it, and reading one costs more than comparing two.
    const ownGistOf = memoize(({ document }: ReadPage): Gist | null => {
      const own = ownTexts(document, pages);
      return own && gistIn(document, own, 1);
    });
    const compare = (sketchOf: (gist: Gist) => Uint32Array, least: number, text: string) => {
      const mayBeAlike = alikeAmong(texts.map(sketchOf), least);
      for (const [index, one] of texts.entries())
        for (const at of mayBeAlike(index)) {
          const other = texts[at];
          if (!other || one.language !== other.language || canonicalOf(one.page) === canonicalOf(other.page)) continue;
          const isSamePath = pathOf(one.page) === pathOf(other.page);
          if (isSamePath && (mayDifferByScript(one.page) || mayDifferByScript(other.page))) continue;
          const alike = likeness(sketchOf(one), sketchOf(other), least);
          if (alike < least || differInOwnTexts(ownGistOf(one.page), ownGistOf(other.page), sketchOf)) continue;
          const isNamed = twins.has(other.page) || (isSamePath && named.has(pathOf(other.page)));
          if (isSamePath) named.add(pathOf(other.page));
          if (!isNamed)
            findings.push({
              where: other.page.url,
              what: `${text} is ${Math.round(alike * 100)}% the same as that of ${isSamePath ? 'the same path with another query' : 'another page'}.`,
              snippet: one.page.url,
            });
          twins.add(other.page);
        }
    };
    compare(({ sketch: whole }) => whole, ALIKE, 'Its text');
    // A reference describes parallel things in parallel words.
    if (corpus.profile.kind !== 'documentation') compare(({ bare }) => bare, ALIKE_BUT_FOR_HEADLINE, 'Apart from its headline, the text');
    return scored(1 - twins.size / texts.length / ALL_LOST, findings);
  },
});
