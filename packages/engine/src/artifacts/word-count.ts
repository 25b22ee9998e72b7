const SAMPLE = 1000;
/** Words a character, where there are too few to be worth segmenting. */
const USUAL = 0.55;
const segmenters = new Map<string, Intl.Segmenter>();

const SPACE = 1;
const LETTER = 2;
const SPACELESS = 3;
/** Kinds of UTF-16 units; 0: marks that neither begin nor end a word. */
const KINDS = new Uint8Array(0x10000);
const mark = (kind: number, ...ranges: (readonly [from: number, to: number])[]) => {
  for (const [from, to] of ranges) KINDS.fill(kind, from, to + 1);
};
mark(LETTER, [0x30, 0x39], [0x41, 0x5a], [0x61, 0x7a], [0xc0, 0x1fff], [0x2c00, 0x2fff], [0x3040, 0xfeff], [0xff10, 0xffff]);
mark(SPACELESS, [0x0e00, 0x0eff], [0x1000, 0x109f], [0x1780, 0x17ff], [0x3040, 0x30ff], [0x3400, 0x9fff]);
mark(SPACE, [0x20, 0x20]);

/**
 * Words of a text. Tokens between spaces that hold a letter or digit count one each. Text of scripts without spaces is segmented by ICU for its first
 * 1,000 characters and extrapolated: segmenting runs at 0.35 MB/s, which would cost more than everything else together.
 */
export function countWords(texts: readonly string[], language: string | null): number {
  let words = 0;
  let spaceless = 0;
  let sample = '';
  for (const text of texts) {
    let inside = false;
    let sampleFrom = -1;
    for (let i = 0; i < text.length; i++) {
      const kind = KINDS[text.charCodeAt(i)];
      if (kind === LETTER) {
        if (!inside) words += 1;
        inside = true;
      } else if (kind === SPACE) inside = false;
      else if (kind === SPACELESS) {
        spaceless += 1;
        if (sampleFrom < 0) sampleFrom = i;
        inside = false;
      }
    }
    if (sampleFrom >= 0 && sample.length < SAMPLE) sample += `${text.slice(sampleFrom, sampleFrom + SAMPLE)}\n`;
  }
  if (spaceless === 0) return words;
  return words + Math.round(spaceless * (spaceless < 100 ? USUAL : wordsPerCharacter(sample, language)));
}

function wordsPerCharacter(sample: string, language: string | null): number {
  const locale = language ?? 'und';
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  let words = 0;
  let characters = 0;
  for (const { segment, isWordLike } of segmenter.segment(sample.slice(0, SAMPLE))) {
    let spaceless = 0;
    for (let i = 0; i < segment.length; i++) if (KINDS[segment.charCodeAt(i)] === SPACELESS) spaceless += 1;
    if (spaceless === 0) continue;
    characters += spaceless;
    if (isWordLike) words += 1;
  }
  return characters ? words / characters : 0;
}
