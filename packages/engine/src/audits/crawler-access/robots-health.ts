import { parseRobots, ROBOTS_BYTES, WILDCARD_RULES } from '../../crawl/robots.ts';
import { defineAudit, fail, pass, scored } from '../audit.ts';

export const robotsHealth = defineAudit({
  id: 'crawler-access/robots-health',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 2,
  label: 'robots.txt',
  title: 'robots.txt is valid or correctly absent',
  failTitle: 'robots.txt does not work as intended',
  why: 'Under RFC 9309, a 5xx error means crawlers must stay away from the whole site, and a 4xx error means they may fetch everything. An HTML page in its place contains no rules.',
  fix: 'Serve a valid robots.txt. Answer /robots.txt with status 200 and plain text of at most 500 KiB, or with 404 if you don’t need one.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'RFC 9309: Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309.html' },
    {
      title: 'Google: How Google interprets the robots.txt specification',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
    },
  ],
  needs: ['robots'],
  judge({ robots }) {
    const { url, status, code, body, bytes, truncated, hops } = robots;
    if (code !== null) return fail([{ where: url, what: 'robots.txt redirects in a loop, too often or to a dead end.' }]);
    if (status === null || status >= 500)
      return fail([{ where: url, what: `robots.txt answers with ${status ?? 'nothing'}: crawlers treat the whole site as blocked.` }]);
    if (status === 404 || status === 410) return pass();
    if (status >= 400)
      return scored(0.5, [{ where: url, what: `robots.txt answers with ${status} instead of 404: crawlers treat it as having no rules.` }]);
    if (status >= 300) return fail([{ where: url, what: `robots.txt ends in a redirect to a dead end (${status}).` }]);
    const { html, passedOver } = parseRobots(body);
    if (html) return fail([{ where: url, what: 'robots.txt is an HTML page, so it has no valid rules.', snippet: body.slice(0, 120) }]);
    if (hops.length > 5)
      return scored(0.5, [
        { where: url, what: `robots.txt is behind ${hops.length} redirects; RFC 9309 asks crawlers to follow only five.` },
      ]);
    if (truncated || bytes > ROBOTS_BYTES)
      return scored(0.5, [
        { where: url, what: `robots.txt has ${Math.round(bytes / 1024)} KiB; crawlers may ignore everything after 500 KiB.` },
      ]);
    if (passedOver > 0)
      return scored(0.5, [
        {
          where: url,
          what: `robots.txt has ${WILDCARD_RULES + passedOver} rules with an asterisk; we applied the first ${WILDCARD_RULES}, and crawlers may stop sooner.`,
        },
      ]);
    return pass();
  },
});
