import type { Finding } from '@citelight/contracts';
import { defineAudit, pass } from '../audit.ts';

/** Lines of robots.txt that state terms of use: Cloudflare's Content-Signal, the IETF draft's Content-Usage, RSL's License. */
const TERM_LINE = /^\s*(content-signal|content-usage|license)\s*:\s*(.+?)\s*$/i;

export const usageTerms = defineAudit({
  id: 'crawler-access/usage-terms',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 0,
  label: 'AI usage terms',
  title: 'AI usage terms (for your information)',
  failTitle: 'AI usage terms (for your information)',
  why: 'Content signals, RSL and the IETF’s AI preferences state what a text may be used for. It is not yet documented whether engines follow them.',
  fix: 'Publish AI usage terms if you want them. They do not change the score.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'Content Signals Policy', url: 'https://contentsignals.org/' },
    { title: 'Really Simple Licensing', url: 'https://rslstandard.org/' },
    { title: 'IETF: AI Preferences working group', url: 'https://datatracker.ietf.org/wg/aipref/about/' },
  ],
  needs: ['robots', 'served'],
  judge({ robots, served: pages }) {
    const findings: Finding[] = [];
    robots.body.split(/\r\n|\r|\n/).forEach((line, index) => {
      const term = TERM_LINE.exec(line);
      if (term) findings.push({ where: robots.url, what: `Line ${index + 1} states terms of use (${term[1]}).`, snippet: line.trim() });
    });
    for (const page of pages)
      for (const name of ['content-signal', 'content-usage'])
        if (page.headers[name])
          findings.push({ where: page.url, what: `The header ${name} states terms of use.`, snippet: page.headers[name] });
    return pass(findings.length > 0 ? findings : [{ where: robots.url, what: 'No terms of use for AI are stated.' }]);
  },
});
