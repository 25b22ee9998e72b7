import bidiFactory from 'bidi-js';
import { type FontName, type Run, runsOf } from './pdf-fonts.thread.ts';

/** Lines with Hebrew or Arabic in the order in which they stand on paper (Unicode's bidirectional algorithm): pdfkit knows only left to right. */

const LETTERS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
export const hasRightToLeft = (text: string): boolean => LETTERS.test(text);

const bidi = bidiFactory();

/** Pieces of one font and one direction, from left to right, as does the paragraph: it is a sentence of ours, whatever it quotes. fontkit turns the letters of right-to-left scripts round by itself. */
export function visualRuns(line: string, font: FontName): Run[] {
  const found = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, found.levels);
  const pieces: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const level = found.levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level && at === last.to) last.to = at + 1;
    else if (last?.level === level && at === last.from - 1) last.from = at;
    else pieces.push({ from: at, to: at + 1, level });
  }
  return pieces.flatMap(({ from, to, level }) => {
    const units = Array.from({ length: to - from }, (_, at) => mirrored.get(from + at) ?? line[from + at]);
    const runs = runsOf(units.join(''), font);
    if (level % 2 === 0) return runs;
    return runs.toReversed().map((run) => (hasRightToLeft(run.text) ? run : { ...run, text: [...run.text].toReversed().join('') }));
  });
}

/** A text in lines of a width, broken at its spaces; what is longer than a line is broken where the line ends. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    for (const piece of widthOf(word.trimEnd()) > width ? word : [word]) {
      if (line !== '' && widthOf(line + piece.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
