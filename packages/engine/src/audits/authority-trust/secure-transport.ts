import { type Finding, isErrorCode, messageOf } from '@citelight/contracts';
import { defineAudit, fail, scored, unmeasured } from '../audit.ts';
import { HTTPS_SIGNAL, MIXED_CONTENT, RFC_6797 } from './evidence.ts';

/** Half a year, in seconds. */
const LONG_ENOUGH = 15_552_000;

/** What HTTPS is worth that nobody is sent to. */
const NOT_REDIRECTED = 0.5;

function hstsScore(header: string | null): number {
  const maxAge = Number(/max-age\s*=\s*"?(\d+)/i.exec(header ?? '')?.[1] ?? 0);
  return maxAge >= LONG_ENOUGH ? 1 : maxAge > 0 ? 0.5 : 0;
}

/** The sentence of a fetch error's code; a code that is not ours is shown as it is. */
const sentenceOf = (code: string): string => (isErrorCode(code) ? messageOf(code) : `${code}.`);

export const secureTransport = defineAudit({
  id: 'authority-trust/secure-transport',
  factor: 'authorityTrust',
  judges: 'delivery',
  weight: 2,
  label: 'HTTPS',
  title: 'Every page loads securely over HTTPS',
  failTitle: 'Some pages do not load securely over HTTPS',
  why: 'Google has used HTTPS as a ranking signal since 2014 and prefers a page’s https URL. HSTS keeps others from redirecting the first request, and browsers block parts of a page sent over plain HTTP.',
  fix: 'Serve every page over HTTPS only. Redirect http:// to https://, send Strict-Transport-Security with a max-age of one year, and load every image, script and style over HTTPS.',
  effort: 'low',
  tier: 'V',
  sources: [HTTPS_SIGNAL, RFC_6797, MIXED_CONTENT],
  needs: ['host', 'pages', 'url'],
  judge({ host, pages, url }) {
    if (host.httpsUntried) return unmeasured(host.httpsUntried);
    if (!host.https) {
      if (host.httpsAnswers === 'too')
        return scored(NOT_REDIRECTED, [{ where: url, what: 'HTTPS works, but the http:// address does not redirect to it.' }]);
      const plain = host.httpsAnswers ? 'The https:// address leads back to plain HTTP.' : 'The site answers over plain HTTP only.';
      const what = host.tlsError ? `The https address did not work for us. ${host.tlsBecause ?? sentenceOf(host.tlsError)}` : plain;
      return fail([{ where: url, what }]);
    }
    const findings: Finding[] = [];
    const mixed = pages.filter(({ document }) => document.insecureResources.length > 0);
    const parts: [weight: number, score: number][] = [
      [0.5, 1],
      [0.15, hstsScore(host.hsts)],
      [0.15, 1 - mixed.length / pages.length],
    ];
    // Not asked, or our own failure: it leaves the denominator.
    if (host.httpRedirectsToHttps !== null) parts.push([0.2, host.httpRedirectsToHttps ? 1 : 0]);
    if (host.httpRedirectsToHttps === false) findings.push({ where: url, what: 'The http:// address does not redirect to https://.' });
    if (hstsScore(host.hsts) < 1)
      findings.push({
        where: url,
        what: host.hsts ? 'Strict-Transport-Security is set for less than half a year.' : 'No Strict-Transport-Security header is sent.',
        ...(host.hsts && { snippet: host.hsts }),
      });
    for (const { url: where, document } of mixed)
      findings.push({
        where,
        what: `${document.insecureResources.length} parts of this HTTPS page load over plain HTTP.`,
        snippet: document.insecureResources[0] ?? '',
      });
    const total = parts.reduce((sum, [weight]) => sum + weight, 0);
    return scored(parts.reduce((sum, [weight, score]) => sum + weight * score, 0) / total, findings);
  },
});
