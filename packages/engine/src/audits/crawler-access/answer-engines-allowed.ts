import type { Finding } from '@citelight/contracts';
import { defineAudit, scored } from '../audit.ts';
import { ROBOTS_CRAWLERS } from './answer-crawlers.ts';
import { askedUrls, askRobots } from './robots-decisions.ts';

export const answerEnginesAllowed = defineAudit({
  id: 'crawler-access/answer-engines-allowed',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 6,
  label: 'Access for AI search crawlers',
  title: 'AI search crawlers can access your pages',
  failTitle: 'robots.txt blocks AI search crawlers',
  why: 'An engine cannot cite a page that its crawler may not fetch. OpenAI, Anthropic, Perplexity, Google and Microsoft document that these crawlers follow robots.txt, separately from their training crawlers.',
  fix: 'Allow AI search crawlers in robots.txt. Remove the rules listed below, or add a group with “Allow: /” for each crawler. You can keep blocking training crawlers; that does not affect this check.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'OpenAI: Overview of OpenAI crawlers', url: 'https://developers.openai.com/api/docs/bots' },
    {
      title: 'Anthropic: Crawlers and how to block them',
      url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    },
    { title: 'Perplexity crawlers', url: 'https://docs.perplexity.ai/guides/bots' },
    { title: 'RFC 9309: Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309.html' },
  ],
  needs: ['robots', 'visited', 'url'],
  judge({ robots, visited, url }) {
    const asker = askRobots(robots);
    const urls = askedUrls(asker, visited, url);
    const findings: Finding[] = [];
    let allowed = 0;
    for (const crawler of ROBOTS_CRAWLERS) {
      const barred = urls.map((one) => ({ url: one, ...asker.decide(crawler, one) })).filter((one) => !one.allowed);
      allowed += urls.length - barred.length;
      const first = barred[0];
      if (!first) continue;
      const because = first.line === null ? policyText(asker.policy) : `line ${first.line}`;
      findings.push({
        where: robots.url,
        what:
          urls.length === 1
            ? `${crawler.token} may not read ${first.url} (${because}).`
            : `${crawler.token} may not read ${barred.length} of ${urls.length} pages (${because}), ${first.url} among them.`,
        ...(first.line !== null && { snippet: asker.lineText(first.line) }),
      });
    }
    return scored(allowed / (urls.length * ROBOTS_CRAWLERS.length), findings);
  },
});

const policyText = (policy: ReturnType<typeof askRobots>['policy']) =>
  policy.kind === 'disallowAll' ? `${policy.because}, which forbids everything` : 'no line decides';
