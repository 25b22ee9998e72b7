/** An audit of pages as it stands in the score: its points of 100 and each applicable page's score. */
export type PagedAudit = { points: number; byPage: ReadonlyMap<string, number> };

/**
 * Standard error of the overall score, in points, that comes from judging a sample of the pages: linearized variance of the sum of the audits' page means, with the pages as
 * sampling units (so that faults that come together are counted together) and the finite population correction.
 * Cochran, Sampling Techniques, 3rd ed., §2.11 and §6.3. null with fewer than two pages; 0 when every page that was found has been read.
 */
export function standardError(audits: readonly PagedAudit[], pagesRead: number, pagesFound: number): number | null {
  if (pagesRead < 2) return null;
  const deviations = new Map<string, number>();
  for (const { points, byPage } of audits) {
    const scores = [...byPage.values()];
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    for (const [url, score] of byPage) deviations.set(url, (deviations.get(url) ?? 0) + (points * (score - mean)) / scores.length);
  }
  const squares = [...deviations.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
  const sampled = Math.min(1, pagesRead / Math.max(1, pagesFound));
  return Math.sqrt((pagesRead / (pagesRead - 1)) * squares * (1 - sampled));
}
