import type { Intent } from '../corpus.ts';

/** What a buyer wants to know of a topic. A passage shows by its words and its shape which of these it speaks of. */
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

export const ASPECT_NAMES: Record<Aspect, string> = {
  definition: 'what it is',
  steps: 'getting started',
  best: 'which is best',
  price: 'price',
  alternative: 'alternatives',
  comparison: 'comparison',
  audience: 'who it is for',
  benefit: 'whether it is worth it',
  requirement: 'what is needed',
  duration: 'how long it takes',
  mistake: 'mistakes to avoid',
  example: 'examples',
  proof: 'proof by customers',
};

export type AskedIntent = Exclude<Intent, 'custom'>;
export const ASPECT_OF: Record<AskedIntent, Aspect> = {
  'what-is': 'definition',
  'how-to': 'steps',
  best: 'best',
  price: 'price',
  alternative: 'alternative',
  versus: 'comparison',
  'for-whom': 'audience',
  'worth-it': 'benefit',
};

/** Sub-questions that an engine asks itself beside the main one (query fan-out), each with the intent of the question it belongs to. */
export const FAN_OUT = { requirement: 'how-to', duration: 'how-to', mistake: 'how-to', example: 'what-is' } as const satisfies Partial<
  Record<Aspect, AskedIntent>
>;
export type FanOutAspect = keyof typeof FAN_OUT;

/**
 * How a language asks and tells. Templates hold `{x}` once and are worded so that number, gender and case of x do not matter (English has a second form for plurals).
 * Cues are words and phrases, parted by commas, in the form in which `words` cuts them (no apostrophes, no hyphens); for ja and zh any part of the text.
 */
export type Phrasing = {
  prompts: Record<AskedIntent, string>;
  fanOut: Record<FanOutAspect, string>;
  /** What travellers ask of a place. */
  place?: { prompts: Readonly<Partial<Record<AskedIntent, string>>>; fanOut: Readonly<Partial<Record<FanOutAspect, string>>> };
  plural?: { is(phrase: string): boolean; prompts: Readonly<Partial<Record<AskedIntent, string>>> };
  cues: Record<Aspect, string>;
  /** How a sentence that defines goes on. */
  defines: string;
  /** Units of time. */
  units: string;
};
