import type { LanguagePack } from '../../language/pack.ts';
import { ALL_PACKS } from '../../language/packs/index.ts';
import { oneOf } from '../../language/word-pattern.ts';
import { fold, wordsOf } from '../../topics/label-text.ts';

/** Tells the first year of a range that goes on ("2019 – present", "since 2021") from one that is over. */

const DASH = '[-–—−‑~〜～→]';
/** The unit of the year, and its month: "2022年4月". */
const UNIT = String.raw`\s?(?:[年년]\s?(?:\d{1,2}\s?[月월]\s?)?)?`;
/** A case of the year, and words between it and its end: "2022'den", "2022 года", "2022 to the". */
const CASE = String.raw`'\p{L}+`;
const WORD = String.raw`\s+\p{L}[\p{L}\p{M}']*`;
const WORD_ENDS = String.raw`(?!\p{L})`;
const NOTHING_BEHIND = new RegExp(String.raw`^\s?${DASH}\s*(?:$|[|•·)\]])`, 'u');
const presentIn = (isRunOn: boolean): string =>
  oneOf(ALL_PACKS.filter(({ runOn }) => runOn === isRunOn).flatMap(({ openRange }) => [...openRange.present]));
/** Behind a dash the word stands for a year in whatever language: titles of works often stay in that of their author. */
const TO_PRESENT = new RegExp(`^${UNIT}\\s?${DASH}\\s?(?:${presentIn(true)}|${presentIn(false)}${WORD_ENDS})`, 'u');
/** Words between "since" and its year: "since the year 2022". */
const MOST_BETWEEN = 2;

type Reader = { since: (before: string) => boolean; behind: RegExp };
const readers = new Map<LanguagePack, Reader>();

function readerOf(pack: LanguagePack): Reader {
  const { openRange, runOn, stopwords, units } = pack;
  const known = readers.get(pack);
  if (known) return known;
  const [onward, present] = [oneOf(openRange.onward), oneOf(openRange.present)];
  const behind = runOn
    ? [`${UNIT}\\s?${onward}`]
    : [`(?:${CASE})?(?:${WORD})?\\s+${onward}${WORD_ENDS}`, `(?:${CASE}(?:${WORD})?|(?:${WORD}){1,2})\\s+${present}${WORD_ENDS}`];
  const since = (before: string): boolean => {
    let words = wordsOf(before);
    for (let between = 0; between <= MOST_BETWEEN; between += 1) {
      const text = ` ${words.join(' ')}`;
      if ([...openRange.since].some((word) => text.endsWith(` ${word}`))) return true;
      const last = words.at(-1) ?? '';
      if (!stopwords.has(last) && !units.duration.has(last)) return false;
      words = words.slice(0, -1);
    }
    return false;
  };
  const made = { since, behind: new RegExp(`^(?:${behind.join('|')})`, 'u') };
  readers.set(pack, made);
  return made;
}

/** Whether a range that begins with a year goes on, by what stands before and behind the year. */
export function opensRange(before: string, behind: string, pack: LanguagePack): boolean {
  const rest = behind.replaceAll('’', "'").toLowerCase();
  const reader = readerOf(pack);
  return NOTHING_BEHIND.test(rest) || TO_PRESENT.test(rest) || reader.since(fold(before)) || reader.behind.test(rest);
}
