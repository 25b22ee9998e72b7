/** Hashes kept of a page's words: enough to tell a share of words within about ±5 points. */
const KEPT = 256;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Scripts written without spaces (Thai, Lao, Khmer, CJK, kana, Hangul excluded): their words are taken as pairs of characters. */
const spaceless = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0eff) || (code >= 0x1780 && code <= 0x17ff);

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code > 0xbf && code !== 0xd7 && code !== 0xf7 && !(code >= 0x2000 && code <= 0x2bff) && !(code >= 0x3000 && code <= 0x303f));

/**
 * A bottom-k sketch of the distinct words of a text: the 256 smallest of their 32-bit hashes, ascending (Broder 1997).
 * Two sketches tell which share of one text's words the other holds too, without keeping either text.
 */
export function sketchWords(text: string): number[] {
  const lower = text.toLowerCase();
  const hashes = new Uint32Array(lower.length + 1);
  let count = 0;
  let hash = FNV_OFFSET;
  let inside = false;
  let before = 0;
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i);
    if (spaceless(code)) {
      if (inside) hashes[count++] = mix(hash);
      inside = false;
      if (before) hashes[count++] = mix(Math.imul(Math.imul(FNV_OFFSET ^ before, FNV_PRIME) ^ code, FNV_PRIME));
      before = code;
      hash = FNV_OFFSET;
    } else if (isWordCode(code)) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      inside = true;
      before = 0;
    } else {
      if (inside) hashes[count++] = mix(hash);
      inside = false;
      before = 0;
      hash = FNV_OFFSET;
    }
  }
  if (inside) hashes[count++] = mix(hash);
  return smallest(hashes.subarray(0, count).sort());
}

/** The first different ones of a sorted list. */
function smallest(sorted: Uint32Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < sorted.length && found.length < KEPT; at += 1) {
    const hash = sorted[at] ?? 0;
    if (at === 0 || hash !== sorted[at - 1]) found.push(hash);
  }
  return found;
}

/** FNV leaves the high bits of short words alike, and the smallest hashes must be a fair sample (finalizer of MurmurHash3). */
function mix(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * The share (0…1) of the distinct words of `mine` that `other` holds too, estimated from two sketches; 1 when `mine` has no words.
 * Only hashes below both sketches' horizon are compared: beyond it one of the two is silent.
 */
export function sharedWords(mine: readonly number[], other: readonly number[]): number {
  const horizonOf = (sketch: readonly number[]) => (sketch.length < KEPT ? Number.POSITIVE_INFINITY : (sketch[KEPT - 1] ?? 0));
  const horizon = Math.min(horizonOf(mine), horizonOf(other));
  const theirs = new Set(other);
  const seen = mine.filter((hash) => hash <= horizon);
  if (seen.length === 0) return 1;
  return seen.filter((hash) => theirs.has(hash)).length / seen.length;
}
