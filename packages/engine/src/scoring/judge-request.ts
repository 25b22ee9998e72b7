import { buffersOf, type PackedVisit, unpackVisit } from '../artifacts/packed-visit.ts';
import type { CompetitorVisit, JudgeOptions } from '../engine.ts';

/** What goes to the judging thread: visits with their documents as bytes. */
export type PackedCompetitor = { url: string; name: string } & ({ visit: PackedVisit } | { visit: null; because: string });
export type PackedJudgeOptions = Omit<JudgeOptions, 'competitors'> & { competitors?: readonly PackedCompetitor[] };
export type JudgeRequest = { visit: PackedVisit; options: PackedJudgeOptions };
/** What comes back: a part of the assessment as JSON, a list entry by entry. */
export type AnswerPart = [name: string, json: Bytes | Bytes[]];
type Bytes = Uint8Array<ArrayBuffer>;

export const unpackOptions = ({ competitors, ...options }: PackedJudgeOptions): JudgeOptions => ({
  ...options,
  ...(competitors && {
    competitors: competitors.map(
      (competitor): CompetitorVisit => (competitor.visit === null ? competitor : { ...competitor, visit: unpackVisit(competitor.visit) }),
    ),
  }),
});

export const requestBuffers = ({ visit, options }: JudgeRequest): ArrayBuffer[] => [
  ...new Set([visit, ...(options.competitors ?? []).flatMap((competitor) => competitor.visit ?? [])].flatMap(buffersOf)),
];
