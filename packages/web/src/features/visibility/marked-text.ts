import type { VisibilityAnswer } from '@citelight/contracts/visibility';

type Mention = VisibilityAnswer['mentions'][number];
/** A piece of an answer: text with who is named there, or the numbers of what is cited behind it. */
export type Piece = { at: number; text: string; mention: Mention | null; cites: number[] };

/** The pages that an answer cites, once each, in the order of their first citation. */
export const citedPages = ({ sources }: Pick<VisibilityAnswer, 'sources'>) =>
  [
    ...new Map(
      sources
        .filter(({ role }) => role === 'cited')
        .toReversed()
        .map((source) => [source.url, source]),
    ).values(),
  ].sort((a, b) => a.ordinal - b.ordinal);

/** Cuts an answer where names begin and end and where citations stand. Offsets that do not fit the text are left out. */
export function piecesOf(
  { text, mentions, sources }: Pick<VisibilityAnswer, 'text' | 'mentions' | 'sources'>,
  length = text.length,
): Piece[] {
  const shown = text.slice(0, length);
  const pages = citedPages({ sources });
  const fits = (at: number | null): at is number => at !== null && at >= 0 && at <= shown.length;
  const marks = new Map<number, Set<number>>();
  for (const { role, url, end } of sources) {
    if (role !== 'cited' || !fits(end)) continue;
    const number = pages.findIndex((page) => page.url === url) + 1;
    marks.set(end, (marks.get(end) ?? new Set()).add(number));
  }
  const named = mentions.filter(({ start, end }) => fits(start) && fits(end) && start < end).sort((a, b) => a.start - b.start);
  const cuts = [...new Set([0, shown.length, ...marks.keys(), ...named.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  return cuts.flatMap((at, index) => {
    const end = cuts[index + 1];
    if (end === undefined) return [];
    return {
      at,
      text: shown.slice(at, end),
      mention: named.find((mention) => mention.start <= at && end <= mention.end) ?? null,
      cites: [...(marks.get(end) ?? [])].sort((a, b) => a - b),
    };
  });
}
