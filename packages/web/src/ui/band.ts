import { type ScoreBand, scoreBand } from '@citelight/contracts/scores';

/** How a score band looks and what it is called: the word carries the meaning, the colour repeats it. */
const BANDS: Record<ScoreBand, { word: string; text: string; soft: string; fill: string; stroke: string }> = {
  good: { word: 'Good', text: 'text-good', soft: 'bg-good-soft', fill: 'bg-good-fill', stroke: 'stroke-good-fill' },
  fair: { word: 'Fair', text: 'text-fair', soft: 'bg-fair-soft', fill: 'bg-fair-fill', stroke: 'stroke-fair-fill' },
  poor: { word: 'Poor', text: 'text-poor', soft: 'bg-poor-soft', fill: 'bg-poor-fill', stroke: 'stroke-poor-fill' },
};

export const bandOf = (score: number) => BANDS[scoreBand(score)];
