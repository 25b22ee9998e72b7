/** What an API key may do, as its owner chooses when making it. */
export const KEY_SCOPES = ['read_reports', 'run_analyses', 'manage_competitors'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What all keys begin with, so that people and secret scanners recognize them. */
export const KEY_PREFIX = 'citelight_';
