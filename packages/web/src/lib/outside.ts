import { SCREEN_PATHS, screenAt } from '@citelight/contracts/screens';

/**
 * Who has not passed the early-access gate gets this document of the application: it shows what a mailed link leads to, and every way on loads another
 * document, which is the gate.
 */
export const OUTSIDE_HEAD = '<title>Citelight</title><meta name="citelight-gate" content="locked" />';

export const isOutside: boolean = typeof document !== 'undefined' && document.querySelector('meta[name=citelight-gate]') !== null;

/** The screens that an outside document shows; `/` is there for the links of mails alone. */
export const OUTSIDE_PATHS: readonly string[] = SCREEN_PATHS.filter((path) => screenAt(path).outside);
