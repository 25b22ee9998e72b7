import type { Candidate } from './frontier.ts';
import { FEW, KINDS, type Kind, WEIGHTS } from './strata.ts';

/** How much of the sample a kind may take of which a site has only few pages that matter. */
const FEW_AT_MOST = 2;
const FEW_SHARE = 0.1;

/**
 * Draws the next pages of a stratified sample: from the kind that is furthest behind its share, there from the section with the fewest pages, there the
 * page that its hash puts first. Nothing but the candidates and what was chosen before decides.
 *
 * `open`: candidates that were not chosen yet; `chosen`: those that were. `maxPages`: size of the whole sample.
 */
export function drawSample(open: readonly Candidate[], chosen: readonly Candidate[], count: number, maxPages: number): Candidate[] {
  const byKind = new Map<Kind, number>();
  const bySection = new Map<string, number>();
  const note = ({ kind, section }: Candidate) => {
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
    bySection.set(`${kind} ${section}`, (bySection.get(`${kind} ${section}`) ?? 0) + 1);
  };
  for (const candidate of chosen) note(candidate);

  const queues = groupByStratum(open, count);
  const few = Math.max(FEW_AT_MOST, Math.floor(maxPages * FEW_SHARE));
  const drawn: Candidate[] = [];
  while (drawn.length < count && queues.size > 0) {
    const kinds = KINDS.filter((kind) => queues.has(kind));
    const wanting = kinds.filter((kind) => !FEW.has(kind) || (byKind.get(kind) ?? 0) < few);
    const kind = least(wanting.length > 0 ? wanting : kinds, (one) => (byKind.get(one) ?? 0) / WEIGHTS[one]);
    const sections = kind && queues.get(kind);
    if (!kind || !sections) break;
    const section = least([...sections.keys()], (one) => bySection.get(`${kind} ${one}`) ?? 0) ?? '';
    const queue = sections.get(section);
    const next = queue?.pop();
    if (next) {
      drawn.push(next);
      note(next);
    }
    if (!queue || queue.length === 0) sections.delete(section);
    if (sections.size === 0) queues.delete(kind);
  }
  return drawn;
}

/** The first `count` of each stratum, last one first, sections by name. */
function groupByStratum(open: readonly Candidate[], count: number): Map<Kind, Map<string, Candidate[]>> {
  const strata = new Map<string, Candidate[]>();
  for (const candidate of open) {
    const name = `${candidate.kind} ${candidate.section}`;
    const members = strata.get(name);
    if (members) members.push(candidate);
    else strata.set(name, [candidate]);
  }
  const queues = new Map<Kind, Map<string, Candidate[]>>();
  for (const name of [...strata.keys()].sort()) {
    const members = strata.get(name) ?? [];
    const first = members[0];
    if (!first) continue;
    const sections = queues.get(first.kind) ?? new Map<string, Candidate[]>();
    queues.set(first.kind, sections);
    sections.set(first.section, members.sort(byRank).slice(0, count).reverse());
  }
  return queues;
}

const depthOf = ({ url }: Candidate) => url.split('/').length;

/** Addresses with a query come last: most often they are views of a page without. Where a site has few pages of a kind, the one nearest to its root speaks for it; elsewhere chance decides, the same at every visit. */
const byRank = (a: Candidate, b: Candidate): number =>
  Number(a.key.includes('?')) - Number(b.key.includes('?')) ||
  (FEW.has(a.kind) ? depthOf(a) - depthOf(b) : 0) ||
  a.hash - b.hash ||
  (a.key < b.key ? -1 : 1);

/** The first of those with the smallest value. */
function least<T>(items: readonly T[], rankOf: (item: T) => number): T | undefined {
  let best: T | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = rankOf(item);
    if (value < smallest) {
      smallest = value;
      best = item;
    }
  }
  return best;
}
