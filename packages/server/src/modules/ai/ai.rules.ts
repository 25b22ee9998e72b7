/** What goes to a model and what may come back, decided without one. */

const MOST_DATA = 12_000;

/**
 * Text of a crawled page as data: between marks that it cannot close, for the mark's id is random and its form is taken out of the text. Instructions in it are
 * part of the data.
 */
export function fenced(data: string, id: string): string {
  const inside = data
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/<\/?\s*untrusted-data[^>]*>?/gi, '')
    .slice(0, MOST_DATA);
  return `<untrusted-data id="${id}">\n${inside}\n</untrusted-data id="${id}">`;
}

/** The JSON of an answer, which models like to wrap in a fence or a sentence; undefined where there is none. */
export function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as unknown;
  } catch {
    return undefined;
  }
}

const figuresOf = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', ''));

/** Does a wording say nothing that its facts do not: no other figure, and no address at all? Small counts may be said in digits. */
export function keepsToFacts(wording: string, facts: string): boolean {
  if (/https?:|www\.|<[a-z/!]|\]\(/i.test(wording)) return false;
  const known = new Set(figuresOf(facts).flatMap((figure) => [figure, String(Math.round(Number(figure)))]));
  return figuresOf(wording).every((figure) => known.has(figure) || figure === '1' || figure === '100');
}
