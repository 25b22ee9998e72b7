import type { Outside } from '../../src/fetch/fetcher.ts';

/** The world outside of a test: there is no name but those that it maps itself. Pages name hosts that exist, and no test asks for those. */
export const NO_NAMES: Outside = { names: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })) };
