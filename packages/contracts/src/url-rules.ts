import { LIMITS } from './limits.ts';

/** The rule of the website URL, free of any library: the prerendered landing page checks with it before a schema is loaded. */

const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#]*:\d+([/?#]|$)/.test(text);

/** Blanks around a pasted address; a line break or a tab is no blank but a mistake or an attack. */
const AROUND = /^[^\S\x00-\x1f]+|[^\S\x00-\x1f]+$/g;

/** Adds https:// where there is no scheme. `localhost:8080` has a port, not a scheme. */
export const withScheme = (text: string): string => {
  const trimmed = text.replace(AROUND, '');
  return trimmed === '' || hasScheme(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
};

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * A host a public site can have: a dotted name, an address, or localhost (which the fetcher refuses with its own words). Chromium writes what no name can
 * hold, such as a space, as %20, where other parsers see no URL.
 */
const plausibleHost = ({ hostname }: URL) => hostname === 'localhost' || (/[.:]/.test(hostname) && !hostname.includes('%'));

export const LANDING_URL_MESSAGES = {
  invalid: 'Please enter a valid URL',
  tooLong: `URL must be less than ${LIMITS.landingUrlLength} characters`,
  scheme: 'URL must start with http:// or https://',
} as const;

/** Control characters and backslashes: parsers drop or mend them silently, so that two programs take two hosts from one text. */
const MENDED = /[\x00-\x1f\x7f\\]/;
/** `//` and then a host, without a user name or password, be they empty. */
const HOST_ONLY = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** What is wrong with a URL that has its scheme: a sentence for the user, or undefined. It looks at the text as typed, before anything normalizes it. */
export function httpUrlProblem(text: string): string | undefined {
  if (MENDED.test(text)) return LANDING_URL_MESSAGES.invalid;
  const url = parse(text);
  if (url && !/^https?:$/.test(url.protocol)) return LANDING_URL_MESSAGES.scheme;
  return url && HOST_ONLY.test(text) && plausibleHost(url) ? undefined : LANDING_URL_MESSAGES.invalid;
}

/** What is wrong with the text typed as a website's URL: a sentence for the user, or undefined. */
export function websiteUrlProblem(typed: string): string | undefined {
  const text = withScheme(typed);
  return text.length >= LIMITS.landingUrlLength ? LANDING_URL_MESSAGES.tooLong : httpUrlProblem(text);
}

/** The absolute URL of a text in which `websiteUrlProblem` finds no fault. */
export const normalizedUrl = (typed: string): string => parse(withScheme(typed))?.href ?? typed;
