/** What people ask of a thing, as headings and questions say it. */
export const ASPECTS = [
  'definition',
  'steps',
  'best',
  'price',
  'alternative',
  'comparison',
  'audience',
  'benefit',
  'requirement',
  'duration',
  'mistake',
  'example',
  'proof',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Cues are words and phrases, parted by commas, in the form in which `words` cuts them; for ja and zh any part of the text. `defines`: how a sentence that defines goes on; `units`: of time. */
export type AspectCues = { cues: Record<Aspect, string>; defines: string; units: string };
