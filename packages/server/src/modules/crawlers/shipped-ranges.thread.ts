import { type RangesEdition, SHIPPED_RANGES } from '@citelight/engine/logs/ranges';

/** The editions that ship with the product. */
export const SHIPPED: readonly RangesEdition[] = SHIPPED_RANGES;
export type { RangesEdition };
