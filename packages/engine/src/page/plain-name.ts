import { withoutTitles } from '../artifacts/author-names.ts';

/** What may stand before or behind a name. */
const TITLES = /(?<!\p{L})(?:dr|prof|mr|mrs|ms|ing|dipl|phd|md|m\.?sc|b\.?sc|mba)\.?(?!\p{L})|,.*$/giu;

/** A name without titles and what stands in brackets. */
export const plainName = (byline: string): string =>
  untitled(byline)
    .replace(/\s*[([（].*$/u, '')
    .replace(TITLES, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What remains is a name, not one word of it: "Don Norman" bears no title. */
function untitled(byline: string): string {
  const name = withoutTitles(byline);
  return name.includes(' ') ? name : byline;
}
