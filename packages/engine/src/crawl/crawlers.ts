import type { CrawlerPurpose, EngineVerdict, Source } from '@citelight/contracts';
import { type AccessPolicy, decideByPolicy, namesAgent, type RobotsDecision } from './robots.ts';

/** The crawlers of AI search: whose they are, what for, and what their vendor says of robots.txt. Facts only; the day of checking stands with each. */

export type Crawler = {
  /** Product token of robots.txt, as the vendor writes it. */
  token: string;
  vendor: string;
  product: string;
  purpose: CrawlerPurpose;
  respectsRobots: EngineVerdict['respectsRobots'];
  /** A full user agent to imitate; null for tokens of robots.txt that send no requests and for crawlers that hide theirs. */
  userAgent: string | null;
  /** The vendor publishes that string; else it was seen in access logs. */
  userAgentPublished: boolean;
  /** Whose group it obeys where none names it. */
  follows: string | null;
  source: Source;
  /** YYYY-MM-DD. */
  checkedOn: string;
};

const OPENAI: Source = { title: 'Overview of OpenAI crawlers', url: 'https://developers.openai.com/api/docs/bots' };
const ANTHROPIC: Source = {
  title: 'Does Anthropic crawl data from the web, and how can site owners block the crawler?',
  url: 'https://support.claude.com/en/articles/8896518',
};
const PERPLEXITY: Source = { title: 'Perplexity crawlers', url: 'https://docs.perplexity.ai/guides/bots' };
const GOOGLE: Source = {
  title: 'List of Google’s common crawlers',
  url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
};
const GOOGLE_USERS: Source = {
  title: 'List of Google user-triggered fetchers',
  url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
};
const BING: Source = {
  title: 'Overview of Bing crawlers',
  url: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
};
const APPLE: Source = { title: 'About Applebot', url: 'https://support.apple.com/en-us/119829' };
const AMAZON: Source = { title: 'About Amazonbot', url: 'https://developer.amazon.com/amazonbot' };
const META: Source = { title: 'Meta web crawlers', url: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers' };
const COMMON_LIST: Source = {
  title: 'ai.robots.txt, a community list (no document of the vendor)',
  url: 'https://github.com/ai-robots-txt/ai.robots.txt',
};

const WEBKIT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko';
/** Vendors write Chrome/W.X.Y.Z: a current version stands there on the wire. */
const CHROME = 'Chrome/150.0.0.0 Safari/537.36';

type Facts = Omit<Crawler, 'userAgent' | 'userAgentPublished' | 'follows'> & Partial<Crawler>;
const crawler = (facts: Facts): Crawler => ({
  userAgentPublished: typeof facts.userAgent === 'string',
  follows: null,
  userAgent: null,
  ...facts,
});

export const CRAWLERS: readonly Crawler[] = [
  // Search indexes: what they may not read cannot be cited.
  crawler({
    token: 'OAI-SearchBot',
    vendor: 'OpenAI',
    product: 'ChatGPT search',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot`,
    source: OPENAI,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Claude-SearchBot',
    vendor: 'Anthropic',
    product: 'Claude search',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)`,
    userAgentPublished: false,
    source: ANTHROPIC,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'PerplexityBot',
    vendor: 'Perplexity',
    product: 'Perplexity',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
    source: PERPLEXITY,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Googlebot',
    vendor: 'Google',
    product: 'Google Search, AI Overviews and AI Mode',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${CHROME}`,
    source: GOOGLE,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'Bingbot',
    vendor: 'Microsoft',
    product: 'Bing and Copilot',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) ${CHROME}`,
    source: BING,
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'Applebot',
    vendor: 'Apple',
    product: 'Siri, Spotlight and Safari',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    follows: 'Googlebot',
    source: APPLE,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'Amzn-SearchBot',
    vendor: 'Amazon',
    product: 'Alexa and Amazon search',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; Amzn-SearchBot/0.1) ${CHROME}`,
    source: AMAZON,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'DuckAssistBot',
    vendor: 'DuckDuckGo',
    product: 'DuckAssist',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: 'DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)',
    source: { title: 'About DuckAssistBot', url: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot' },
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'YouBot',
    vendor: 'You.com',
    product: 'You.com',
    purpose: 'search',
    respectsRobots: 'unknown',
    userAgent: 'Mozilla/5.0 (compatible; YouBot/1.0; +https://about.you.com/youbot/)',
    userAgentPublished: false,
    source: { title: 'About YouBot', url: 'https://about.you.com/youbot/' },
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'meta-webindexer',
    vendor: 'Meta',
    product: 'Meta AI search',
    purpose: 'search',
    respectsRobots: 'yes',
    userAgent: 'meta-webindexer/1.1',
    source: META,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Bravebot',
    vendor: 'Brave',
    product: 'Brave Search',
    purpose: 'search',
    // Brave has no user agent of its own and goes where Googlebot may go.
    respectsRobots: 'yes',
    follows: 'Googlebot',
    source: { title: 'Brave Search crawler', url: 'https://search.brave.com/help/brave-search-crawler' },
    checkedOn: '2026-11-21',
  }),
  // Fetches on behalf of a person who asks.
  crawler({
    token: 'ChatGPT-User',
    vendor: 'OpenAI',
    product: 'ChatGPT',
    purpose: 'user',
    // "robots.txt rules may not apply": neither promised nor excluded.
    respectsRobots: 'unknown',
    userAgent: `${WEBKIT}); compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
    source: OPENAI,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Claude-User',
    vendor: 'Anthropic',
    product: 'Claude',
    purpose: 'user',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; Claude-User/1.0; +Claude-User@anthropic.com)`,
    userAgentPublished: false,
    source: ANTHROPIC,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Perplexity-User',
    vendor: 'Perplexity',
    product: 'Perplexity',
    purpose: 'user',
    respectsRobots: 'no',
    userAgent: `${WEBKIT}; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)`,
    source: PERPLEXITY,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'MistralAI-User',
    vendor: 'Mistral',
    product: 'Le Chat',
    purpose: 'user',
    respectsRobots: 'unknown',
    userAgent: `${WEBKIT}; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)`,
    source: { title: 'Mistral robots', url: 'https://docs.mistral.ai/robots' },
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'meta-externalfetcher',
    vendor: 'Meta',
    product: 'Meta AI',
    purpose: 'user',
    respectsRobots: 'unknown',
    userAgent: 'meta-externalfetcher/1.1',
    source: META,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Google-Agent',
    vendor: 'Google',
    product: 'Agents of Google',
    purpose: 'user',
    respectsRobots: 'no',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) ${CHROME}`,
    source: GOOGLE_USERS,
    checkedOn: '2026-08-12',
  }),
  // Training: no effect on citation is documented; shown as the owner's choice.
  crawler({
    token: 'GPTBot',
    vendor: 'OpenAI',
    product: 'Models of OpenAI',
    purpose: 'training',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}); compatible; GPTBot/1.4; +https://openai.com/gptbot`,
    source: OPENAI,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'ClaudeBot',
    vendor: 'Anthropic',
    product: 'Models of Anthropic',
    purpose: 'training',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)`,
    userAgentPublished: false,
    source: ANTHROPIC,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Google-Extended',
    vendor: 'Google',
    product: 'Gemini models, and grounding in Gemini apps and Google Cloud',
    purpose: 'training',
    respectsRobots: 'yes',
    source: GOOGLE,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'Applebot-Extended',
    vendor: 'Apple',
    product: 'Models of Apple',
    purpose: 'training',
    respectsRobots: 'yes',
    source: APPLE,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'CCBot',
    vendor: 'Common Crawl',
    product: 'Common Crawl, a source of many models',
    purpose: 'training',
    respectsRobots: 'yes',
    userAgent: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
    source: { title: 'CCBot', url: 'https://commoncrawl.org/ccbot' },
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Bytespider',
    vendor: 'ByteDance',
    product: 'Models of ByteDance',
    purpose: 'training',
    respectsRobots: 'unknown',
    source: COMMON_LIST,
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'meta-externalagent',
    vendor: 'Meta',
    product: 'Models of Meta',
    purpose: 'training',
    respectsRobots: 'yes',
    userAgent: 'meta-externalagent/1.1',
    source: META,
    checkedOn: '2026-09-18',
  }),
  crawler({
    token: 'Amazonbot',
    vendor: 'Amazon',
    product: 'Models and services of Amazon',
    purpose: 'training',
    respectsRobots: 'yes',
    userAgent: `${WEBKIT}; compatible; Amazonbot/0.1) ${CHROME}`,
    source: AMAZON,
    checkedOn: '2026-08-12',
  }),
  crawler({
    token: 'cohere-training-data-crawler',
    vendor: 'Cohere',
    product: 'Models of Cohere',
    purpose: 'training',
    respectsRobots: 'unknown',
    source: COMMON_LIST,
    checkedOn: '2026-11-21',
  }),
  crawler({
    token: 'AI2Bot',
    vendor: 'Allen Institute for AI',
    product: 'Open models of Ai2',
    purpose: 'training',
    respectsRobots: 'unknown',
    userAgent: 'Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)',
    source: { title: 'Ai2 crawler', url: 'https://allenai.org/crawler' },
    checkedOn: '2026-11-21',
  }),
];

export const crawlerByToken = (token: string): Crawler | undefined =>
  CRAWLERS.find((one) => one.token.toLowerCase() === token.toLowerCase());

/** May this crawler fetch the path? A crawler that no group names obeys the group of the one it follows, where that is named. */
export function decideForCrawler(
  policy: AccessPolicy,
  { token, follows }: Pick<Crawler, 'token' | 'follows'>,
  pathWithQuery: string,
): RobotsDecision {
  const followed = policy.kind === 'rules' && follows !== null && !namesAgent(policy.robots, token) && namesAgent(policy.robots, follows);
  return decideByPolicy(policy, followed ? follows : token, pathWithQuery);
}
