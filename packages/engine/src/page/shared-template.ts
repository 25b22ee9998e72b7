import type { PageDocument } from '../artifacts/page.ts';

/** Whether pages come from one template, as far as that can be told from how they are built. */

/** Pages from which on the same structure is one of a template. */
export const FEWEST_OF_A_TEMPLATE = 3;
/** Ids and classes below which a structure is like many others: <div><h1>. */
const FEWEST_NAMES = 2;

type Built = Pick<PageDocument, 'skeleton' | 'landmarks'>;

const namesIn = (skeleton: readonly string[]): string[] => skeleton.flatMap((level) => level.match(/[#.][^#.]+/g) ?? []);
const tagsIn = (skeleton: readonly string[]): string => skeleton.map((level) => level.split(/[#.]/, 1)[0]).join();

/** What a template writes around the content; null where it cannot be told from what others write. */
export function structureOf({ skeleton, landmarks: { main, header, footer } }: Built): string | null {
  if (!skeleton || namesIn(skeleton).length < FEWEST_NAMES) return null;
  return [...skeleton, main, header, footer].join(' ');
}

/** Pages of one structure. */
export function shareTemplate(pages: readonly Built[]): boolean {
  const structures = new Set(pages.map(structureOf));
  return pages.length >= FEWEST_OF_A_TEMPLATE && structures.size === 1 && !structures.has(null);
}

/** Pages of which no two have a structure, or as much as a name in it, in common. */
export function shareNothing(pages: readonly Built[]): boolean {
  const skeletons = pages.flatMap(({ skeleton }) => (skeleton ? [skeleton] : []));
  const names = skeletons.flatMap((skeleton) => [...new Set(namesIn(skeleton))]);
  return skeletons.length === pages.length && new Set(skeletons.map(tagsIn)).size === pages.length && new Set(names).size === names.length;
}
