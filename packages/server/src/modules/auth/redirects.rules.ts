const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The site's own origin; on one's own machine also by its other names, since a browser may have come by any of them. */
const isSite = (url: URL, site: URL): boolean =>
  url.origin === site.origin ||
  (LOOPBACK.has(site.hostname) && LOOPBACK.has(url.hostname) && url.port === site.port && url.protocol === site.protocol);

/**
 * Where a browser may be sent after a mail link or a provider: an address of the site itself, else the site's own. Only exact origins count;
 * an unacceptable address is not an error, it is replaced.
 */
export function safeRedirect(wanted: string | null | undefined, siteUrl: string): string {
  const site = new URL(siteUrl);
  const fallback = site.href;
  // Backslashes, controls and white space are read differently by different parsers, so none may occur.
  if (!wanted || wanted.length > 2048 || /[\\\s\u0000-\u001f\u007f]/.test(wanted) || !/^https?:\/\/[^/]/i.test(wanted)) return fallback;
  let url: URL;
  try {
    url = new URL(wanted);
  } catch {
    return fallback;
  }
  if (!isSite(url, site) || url.username || url.password) return fallback;
  // What the address says must be what it means: a host that parsing changed (decimal, octal, full-width) is refused.
  if (!wanted.toLowerCase().startsWith(`${url.protocol}//${url.host}`)) return fallback;
  url.hash = '';
  return url.href;
}

/** The address with parameters in its query; what it had is kept. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The address with parameters in its fragment. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

type Failure = { code: string; status: number; message: string };

const ERROR_NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  500: 'server_error',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
};

/** An error as the parameters of a redirect (RFC 6749, section 4.1.2.1). */
export const errorParameters = ({ code, status, message }: Failure) => ({
  error: ERROR_NAMES[status] ?? 'access_denied',
  error_code: code,
  error_description: message,
});

/** In the query and in the fragment: clients of either flow find it. */
export function redirectWithError(address: string, error: Failure): string {
  const parameters = errorParameters(error);
  return withFragment(withQuery(address, parameters), { ...parameters, sb: '' });
}
