import { hashOf, RANGE_SOURCES, type RangesEdition, readRanges, SHIPPED_RANGES } from '@citelight/engine/logs/ranges';

/** The editions that ship with the product, where newer ones are published, and how they are read. */
export const SHIPPED: readonly RangesEdition[] = SHIPPED_RANGES;
export { hashOf, RANGE_SOURCES, type RangesEdition, readRanges };
