import { CRAWLERS } from '../../crawl/crawlers.ts';
import { defineAudit, pass } from '../audit.ts';
import { askRobots } from './robots-decisions.ts';

export const trainingCrawlers = defineAudit({
  id: 'crawler-access/training-crawlers',
  factor: 'crawlerAccess',
  weight: 0,
  title: 'Crawlers for training, for information',
  failTitle: 'Crawlers for training, for information',
  why: 'Vendors keep training and search apart: OpenAI and Anthropic document that shutting out GPTBot or ClaudeBot leaves search alone, and Google-Extended does not touch Google Search. Whether to allow training is the owner’s choice.',
  fix: 'Decide as you like; the score does not change.',
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
