import { describe, expect, it } from 'vitest';
import type { HostArtifact } from '../../artifacts/visit.ts';
import { aPage, aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { secureTransport as audit } from './secure-transport.ts';

const site = (host: Partial<HostArtifact>) => gatheredFrom(aVisit({ host }));

describe(audit.id, () => {
  it('passes HTTPS with redirect, HSTS and no mixed content', () => expect(scoreOf(audit, site({}))).toBe(1));

  it('plain HTTP fails, and the certificate’s fault is named', () => {
    expect(scoreOf(audit, site({ https: false }))).toBe(0);
    expect(findingsOf(audit, site({ https: false, tlsError: 'CERT_HAS_EXPIRED' }))).toContain('CERT_HAS_EXPIRED');
  });

  it('HTTPS that works beside plain HTTP is not called missing', () => {
    const beside = site({ https: false, httpsAnswers: 'too' });
    expect(findingsOf(audit, beside)).toContain('HTTPS works, but the http:// address does not redirect to it.');
    expect(scoreOf(audit, beside)).toBe(0.5);
    expect(findingsOf(audit, site({ https: false, httpsAnswers: 'with http' }))).toContain(
      'The https:// address leads back to plain HTTP.',
    );
    expect(findingsOf(audit, site({ https: false }))).toContain('The site answers over plain HTTP only.');
  });

  it.each(['this is a test address', 'you gave an address with a port (8080)'])(
    'names what was ours, and says nothing of the site: %s',
    (httpsUntried) => {
      expect(verdictOf(audit, site({ https: false, httpsUntried }))).toEqual({ state: 'unmeasured', because: httpsUntried });
    },
  );

  it('orders HSTS: half a year, a day, none', () => {
    const scores = ['max-age=31536000', 'max-age=86400', null, 'max-age=0'].map((hsts) => scoreOf(audit, site({ hsts })));
    expect(scores[0]).toBe(1);
    expect(scores[1]).toBeLessThan(1);
    expect(scores[2]).toBeLessThan(scores[1] ?? 0);
    expect(scores[3]).toBe(scores[2]);
  });

  it('a redirect that was not asked for is not held against the site; a missing one is', () => {
    expect(scoreOf(audit, site({ httpRedirectsToHttps: null }))).toBe(1);
    expect(scoreOf(audit, site({ httpRedirectsToHttps: false }))).toBeLessThan(1);
  });

  it('mixed content costs by the share of its pages', () => {
    const mixed = aPage({ url: 'https://acme.test/mixed', document: { insecureResources: ['http://cdn.test/a.js'] } });
    const half = gatheredFrom(aVisit({ pages: [aPage(), mixed] }));
    const all = gatheredFrom(aVisit({ pages: [mixed] }));
    expect(scoreOf(audit, half)).toBeLessThan(1);
    expect(scoreOf(audit, all)).toBeLessThan(scoreOf(audit, half));
    expect(findingsOf(audit, half)).toContain('http://cdn.test/a.js');
  });
});
