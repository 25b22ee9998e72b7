/** What may stand before or behind a name. */
const TITLES = /(?<!\p{L})(?:dr|prof|mr|mrs|ms|ing|dipl|phd|md|m\.?sc|b\.?sc|mba)\.?(?!\p{L})|,.*$/giu;

/** A name without titles and what stands in brackets. */
export const plainName = (byline: string): string =>
  byline
    .replace(/\s*[([（].*$/u, '')
    .replace(TITLES, ' ')
    .replace(/\s+/g, ' ')
    .trim();
