import type { ErrorCode } from '@citelight/contracts';

/** Why https did not work, where http does. */
export type NoHttps = { code: ErrorCode; message: string };

/** Failures of https after which a site may still live at http. */
export const NO_HTTPS: ReadonlySet<string> = new Set(['fetch.tls', 'fetch.connect', 'fetch.connect_timeout']);
