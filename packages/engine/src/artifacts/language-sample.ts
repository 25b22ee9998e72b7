import type { Block } from './page.ts';
import { placeholderBlocks } from './placeholder.ts';

/** Blocks without placeholder text, which has no language. */
function written(blocks: Block[]): Block[] {
  const filler = placeholderBlocks({ blocks });
  return filler.size === 0 ? blocks : blocks.filter((_, at) => !filler.has(at));
}

const SAMPLE = 2000;

const LONG = 60;
const NO_SPACES = /[\u3041-\u9fff\uac00-\ud7a3]/g;
/** A character of a script without an alphabet says as much as three letters. */
const isLong = (text: string): boolean => text.length >= LONG || text.length + 2 * (text.match(NO_SPACES)?.length ?? 0) >= LONG;

/** Running text rather than labels and code, where there is enough of it. */
export function languageSample(all: Block[]): string {
  const blocks = written(all);
  let sample = '';
  const seen = new Set<string>();
  const isRunning = (block: Block) => isLong(block.text) && block.kind !== 'code' && block.kind !== 'tableRow';
  for (const running of [true, false]) {
    for (const block of blocks) {
      if (sample.length >= SAMPLE) return sample.slice(0, SAMPLE);
      if (isRunning(block) === running) sample += `${withoutRefrains(block.text, seen)}\n`;
    }
    if (sample.length >= 300) break;
  }
  return sample.slice(0, SAMPLE);
}

/** The words of a text without runs of three that were said before: keywords over and over have no language. */
function withoutRefrains(text: string, seen: Set<string>): string {
  const words = text.split(' ');
  return words
    .filter((word, at) => {
      const run = `${words[at - 2] ?? ''} ${words[at - 1] ?? ''} ${word}`;
      if (seen.has(run)) return false;
      seen.add(run);
      return true;
    })
    .join(' ');
}

/** Characters of a text that may be a sentence. */
const SENTENCE = 25;
/** Texts that end as sentences do, of some length. */
export const sentencesOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(({ kind, text }) => (kind !== 'code' && text.length >= SENTENCE && /[.!?…。！？؟][)"”»]?$/u.test(text) ? text : []))
    .join('\n');
