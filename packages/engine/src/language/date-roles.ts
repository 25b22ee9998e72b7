import { holdsCue } from './cues.ts';
import type { Words } from './pack.ts';
import { unmarked } from './word-pattern.ts';

const beginnings = (list: Words): string[] => [...list].map((word) => `${word}*`);
/** What stands beside a date says that the page was published, or changed, on that day. */
const isPublished = holdsCue(({ published }) => beginnings(published), unmarked);
const isUpdated = holdsCue(({ updated }) => beginnings(updated), unmarked);

export const dateRole = (beside: string): 'published' | 'modified' | 'unknown' =>
  isUpdated(beside) ? 'modified' : isPublished(beside) ? 'published' : 'unknown';
