import { opensWithName } from '../artifacts/bylines.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { readVisibleDate } from '../language/visible-dates.ts';
import { words } from '../language/words.ts';

/** The line that signs a text: who wrote it and when is not what it says. */

const LONGEST = 160;
/** Words that stand around a name and a date, in the wordiest of languages: "Publié le, mis à jour le". */
const MOST_WORDS = 8;
/** The same with roles, a second name and the time that it takes to read. */
const MOST_BEHIND_NAME = 20;
/** Who owns it, and since when. */
const COPYRIGHT = /^(?:copyright\b|\(c\)\s|©)/i;
const KINDS: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'other']);

/** Signed by its owner, by its author's name alone or a link to the author, or little else than the days on which the page was published and changed. */
export function isSignature({ kind, text, links }: Block, document: PageDocument, language: SupportedLanguage | null): boolean {
  if (!KINDS.has(kind) || text.length > LONGEST) return false;
  if (COPYRIGHT.test(text)) return true;
  if (links.some((at) => document.links[at]?.rel.includes('author'))) return true;
  if (document.bylines.some((byline) => byline.text === text)) return true;
  const days = document.dates.filter(({ via, text: day }) => via !== 'meta' && day !== '' && text.includes(day));
  if (days.length === 0) return false;
  let rest = text;
  for (const { text: part } of [...days, ...document.bylines]) rest = rest.replaceAll(part, ' ');
  for (let day = readVisibleDate(rest, language); day; day = readVisibleDate(rest, language)) rest = rest.replaceAll(day.text, ' ');
  const left = words(rest, language).length;
  // "By Jane Doe, staff engineer · 19 August · 6 min read", "Written by …, medically reviewed by …, last reviewed on …".
  if (
    left <= MOST_BEHIND_NAME &&
    opensWithName(text) &&
    document.bylines.some((byline) => byline.via !== 'meta' && text.includes(byline.text))
  )
    return true;
  return left === 0 || (left <= MOST_WORDS && days.some(({ role }) => role !== 'unknown'));
}
