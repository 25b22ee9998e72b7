/** An audit of pages as it stands in the score: its points of 100, each applicable page's score, and what those lose that lose less than they lack. */
export type PagedAudit = { points: number; byPage: ReadonlyMap<string, number>; lostByPage?: ReadonlyMap<string, number> };

/**
 * Standard error of the overall score, in points, that comes from judging a sample of the pages: linearized variance of the sum of the audits' page means (each the ratio of what was won to what counted), with the pages as
 * sampling units (so that faults that come together are counted together) and the finite population correction.
 * Cochran, Sampling Techniques, 3rd ed., §2.11 and §6.3. null with fewer than two pages; 0 when every page that was found has been read.
 */
export function standardError(audits: readonly PagedAudit[], pagesRead: number, pagesFound: number): number | null {
  if (pagesRead < 2) return null;
  const deviations = new Map<string, number>();
  for (const { points, byPage, lostByPage } of audits) {
    const countedOf = (url: string, score: number): number => {
      const lost = lostByPage?.get(url);
      return lost === undefined ? 1 : score + lost;
    };
    let [won, counted] = [0, 0];
    for (const [url, score] of byPage) {
      won += score;
      counted += countedOf(url, score);
    }
    const mean = won / counted;
    for (const [url, score] of byPage)
      deviations.set(url, (deviations.get(url) ?? 0) + (points * (score - mean * countedOf(url, score))) / counted);
  }
  const squares = [...deviations.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
  const sampled = Math.min(1, pagesRead / Math.max(1, pagesFound));
  return Math.sqrt((pagesRead / (pagesRead - 1)) * squares * (1 - sampled));
}
