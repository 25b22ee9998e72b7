import type { PageReader } from '../artifacts/page-reading.ts';
import type { HostArtifact, TextFileArtifact, Visit } from '../artifacts/visit.ts';
import { NO_HTTPS, type NoHttps } from './no-https.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { keyHash, type Site } from './site.ts';

const TEXT_FILE_BYTES = 512_000;
const decoder = new TextDecoder();

/** A text file such as robots.txt or llms.txt, as it is served. Never throws. */
export async function readTextFile(
  url: string,
  rateLimiter: RateLimiter,
  signal: AbortSignal,
  maxBytes = TEXT_FILE_BYTES,
): Promise<TextFileArtifact> {
  const outcome = await rateLimiter.ask({ url, signal, maxDecodedBytes: maxBytes, allowTruncated: true });
  const file = { url, finalUrl: outcome.finalUrl, hops: outcome.hops };
  if (!outcome.ok) return { ...file, status: null, contentType: null, body: '', bytes: 0, truncated: false, code: outcome.code };
  let body = decoder.decode(outcome.body);
  // A line that was cut in two says something else.
  if (outcome.truncated) body = body.slice(0, Math.max(body.lastIndexOf('\n'), body.lastIndexOf('\r')) + 1);
  return {
    ...file,
    status: outcome.status,
    contentType: outcome.headers['content-type'] ?? null,
    body,
    bytes: outcome.body.length,
    truncated: outcome.truncated,
    code: null,
  };
}

/** A file that was not asked for. */
export const unreadTextFile = (url: string, code: TextFileArtifact['code']): TextFileArtifact => ({
  url,
  finalUrl: url,
  status: null,
  hops: [],
  contentType: null,
  body: '',
  bytes: 0,
  truncated: false,
  code,
});

/** An address that cannot exist, the same at every visit of this site. */
export const impossibleUrl = ({ origin, path }: Site): string =>
  `${origin}${path}no-such-page-${keyHash(origin).toString(36)}${keyHash(`${origin}/`).toString(36)}`;

export async function probeSoft404(
  site: Site,
  rateLimiter: RateLimiter,
  reader: PageReader,
  signal: AbortSignal,
): Promise<Visit['soft404']> {
  const url = impossibleUrl(site);
  const outcome = await rateLimiter.ask({ url, signal, allowTruncated: true }, { patient: false });
  if (!outcome.ok) return signal.aborted ? null : { url, status: null, finalUrl: outcome.finalUrl, textSample: '', code: outcome.code };
  const { status, finalUrl, body, headers } = outcome;
  const reading = await reader.read({ body, contentType: headers['content-type'] ?? null, url, finalUrl });
  return { url, status, finalUrl, textSample: reading.ok ? reading.facts.textSample : '', code: null };
}

/** How the host serves http and https. Asked on the default ports only: a port of its own has no twin. */
export async function probeHost(
  page: { finalUrl: string; headers: Record<string, string> },
  noHttps: NoHttps | null,
  rateLimiter: RateLimiter,
  signal: AbortSignal,
): Promise<HostArtifact> {
  const { protocol, hostname, port } = new URL(page.finalUrl);
  const https = protocol === 'https:';
  const host: HostArtifact = {
    https,
    httpRedirectsToHttps: null,
    hsts: https ? (page.headers['strict-transport-security'] ?? null) : null,
    tlsError: noHttps?.code ?? null,
    tlsBecause: noHttps?.message ?? null,
  };
  if (port !== '') return https ? host : { ...host, httpsUntried: `you gave an address with a port (${port}), and HTTPS has another one` };
  if (!https && rateLimiter.reroutes(`https://${hostname}/`))
    return {
      ...host,
      tlsError: null,
      tlsBecause: null,
      httpsUntried: 'this is a test address (--resolve), so we did not try HTTPS',
    };
  if (https) {
    const plain = await rateLimiter.ask({ url: `http://${hostname}/`, method: 'HEAD', signal }, { patient: false });
    if (plain.ok) host.httpRedirectsToHttps = plain.finalUrl.startsWith('https:');
    return host;
  }
  host.httpRedirectsToHttps = false;
  if (noHttps === null) {
    const secure = await rateLimiter.ask({ url: `https://${hostname}/`, method: 'HEAD', signal }, { patient: false });
    if (secure.ok) host.httpsAnswers = secure.finalUrl.startsWith('https:') ? 'too' : 'with http';
    else if (NO_HTTPS.has(secure.code)) Object.assign(host, { tlsError: secure.code, tlsBecause: secure.message });
    else host.httpsUntried = `our request over HTTPS came to no end (${secure.code})`;
  }
  return host;
}
