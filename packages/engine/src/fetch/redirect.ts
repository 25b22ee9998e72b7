import { CodedError, type ErrorCode } from '@citelight/contracts';
import { normalizeUrl, type UrlPolicy } from './url.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Header bytes arrive as Latin-1; servers that do not percent-encode mean UTF-8. */
const asUtf8 = (latin1: string): string => {
  const text = Buffer.from(latin1, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? latin1 : text;
};

/** The Location of an answer that redirects, else null. A redirect status without Location is a final answer. */
export const locationOf = (status: number, headers: Readonly<Record<string, string>>): string | null =>
  REDIRECTS.has(status) && headers.location !== undefined && headers.location.trim() !== '' ? asUtf8(headers.location.trim()) : null;

const BECAUSE: Partial<Record<ErrorCode, string>> = {
  'fetch.scheme': 'is neither http:// nor https://',
  'fetch.credentials': 'contains a user name or password',
  'fetch.url_too_long': 'is too long',
};

/**
 * Where a redirect leads, under the same rules as a URL that a person names.
 * @throws CodedError fetch.redirect_invalid, fetch.port
 */
export const redirectTarget = (location: string, from: URL, policy: UrlPolicy): URL => {
  const next = URL.parse(location, from);
  if (next === null) throw new CodedError('fetch.redirect_invalid');
  try {
    return normalizeUrl(next.href, policy);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code === 'fetch.port') throw error;
    const because = BECAUSE[error.code];
    throw new CodedError('fetch.redirect_invalid', because && `The site redirects to an address that ${because}.`, { cause: error });
  }
};
