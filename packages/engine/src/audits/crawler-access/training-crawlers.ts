import { CRAWLERS } from '../../crawl/crawlers.ts';
import { defineAudit, pass } from '../audit.ts';
import { askRobots } from './robots-decisions.ts';

export const trainingCrawlers = defineAudit({
  id: 'crawler-access/training-crawlers',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 0,
  label: 'Training crawlers',
  title: 'Training crawlers (for your information)',
  failTitle: 'Training crawlers (for your information)',
  why: 'Vendors separate training from search: blocking GPTBot or ClaudeBot does not affect search at OpenAI or Anthropic. Google-Extended governs training and grounding in Gemini apps and on Google Cloud, but not Google Search.',
  fix: 'Decide whether to allow training crawlers. Your choice does not change the score.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'OpenAI: Overview of OpenAI crawlers', url: 'https://developers.openai.com/api/docs/bots' },
    {
      title: 'Google: Common crawlers, Google-Extended',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    },
  ],
  needs: ['robots', 'url'],
  judge({ robots, url }) {
    const asker = askRobots(robots);
    return pass(
      CRAWLERS.filter(({ purpose }) => purpose === 'training').map((crawler) => {
        const { allowed, line } = asker.decide(crawler, url);
        return {
          where: robots.url,
          what: `${crawler.token} is ${allowed ? 'allowed' : 'shut out'}${line === null ? '' : ` (line ${line})`}.`,
        };
      }),
    );
  },
});
