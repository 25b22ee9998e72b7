import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { lowered } from '../language/letter-case.ts';
import { readVisibleDate } from '../language/visible-dates.ts';
import { wordsOfAll } from '../language/word-pattern.ts';

/** Times of opening: "9:00–17:30", "9 am to 5 pm", "10時～19時". */
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d{2}|\s?[ap]\.?m\.?|\s?[時时시点]|\s?(?:Uhr|u|h)(?!\p{L}))`;
const OPEN = new RegExp(String.raw`(?<![\d.])(?:${CLOCK}|(?:[01]?\d|2[0-4])(?![:.h]\d))(?!\.\d)[^\d\n]{1,12}?${CLOCK}`, 'iu');
/** "24/7", "7/24". */
export const ALWAYS = /(?<!\d)(?:24\s?[/x]\s?7|7\s?[/x]\s?24)(?!\d)/;
export const namesTimes = (text: string): boolean => OPEN.test(text);
const AT = new RegExp(String.raw`(?<![\d.])${CLOCK}`, 'giu');
const WEEKDAYS: ReadonlySet<string> = new Set(wordsOfAll(({ weekdays }) => weekdays));
/** How many days of the week a text names, where it has a time for at least two: "Monday from 5 pm, Sunday from 11 am". */
export const daysOfWeek = (text: string): number => {
  if ((text.match(AT)?.length ?? 0) < 2) return 0;
  return new Set(
    lowered(text)
      .match(/[\p{L}\p{M}]+/gu)
      ?.filter((word) => WEEKDAYS.has(word)),
  ).size;
};
export const namesHours = (text: string): boolean => namesTimes(text) || ALWAYS.test(text);

/** Where a page says when somebody is there: its first short text outside the menu with times of opening and no date; with "24/7" only where no other has times. */
export const hoursOn = memoize(({ blocks }: PageDocument): string | null => {
  const found = blocks.filter(
    ({ region, kind, text }) =>
      region !== 'nav' && kind !== 'code' && text.length < 300 && namesHours(text) && readVisibleDate(text, null) === null,
  );
  return (found.find(({ text }) => namesTimes(text)) ?? found[0])?.text ?? null;
});
