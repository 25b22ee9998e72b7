import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { readVisibleDate } from '../language/visible-dates.ts';

/** Times of opening: "9:00–17:30", "9 am to 5 pm", "10時～19時". */
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d{2}|\s?[ap]\.?m\.?|\s?[時时시点]|\s?(?:Uhr|u|h)(?!\p{L}))`;
const OPEN = new RegExp(String.raw`(?<![\d.])(?:${CLOCK}|(?:[01]?\d|2[0-4]))(?!\.\d)[^\d\n]{1,12}?${CLOCK}`, 'iu');
/** "24/7", "7/24". */
export const ALWAYS = /(?<!\d)(?:24\s?[/x]\s?7|7\s?[/x]\s?24)(?!\d)/;
export const namesTimes = (text: string): boolean => OPEN.test(text);
export const namesHours = (text: string): boolean => namesTimes(text) || ALWAYS.test(text);

/** Where a page says when somebody is there: its first short text outside the menu with times of opening and no date; with "24/7" only where no other has times. */
export const hoursOn = memoize(({ blocks }: PageDocument): string | null => {
  const found = blocks.filter(
    ({ region, kind, text }) =>
      region !== 'nav' && kind !== 'code' && text.length < 300 && namesHours(text) && readVisibleDate(text, null) === null,
  );
  return (found.find(({ text }) => namesTimes(text)) ?? found[0])?.text ?? null;
});
export const OF_A_BODY = [hoursOn];
