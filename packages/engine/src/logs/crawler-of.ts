import type { CrawlerClass } from '@citelight/contracts';
import { CRAWLERS } from '../crawl/crawlers.ts';
import { OUR_TOKEN } from '../fetch/user-agents.ts';

/** Whose request a user agent says it is, and which answer engine a referrer belongs to. */

export type LoggedCrawler = { token: string; vendor: string; product: string; class: CrawlerClass };

const CLASS_OF_PURPOSE = { search: 'searchIndex', user: 'userFetch', training: 'training' } as const;

/** Crawlers of our catalogue that send requests, and OpenAI's for ads, which robots.txt checks do not need. */
const LOGGED: readonly LoggedCrawler[] = [
  ...CRAWLERS.map(({ token, vendor, product, purpose }) => ({ token, vendor, product, class: CLASS_OF_PURPOSE[purpose] })),
  { token: 'OAI-AdsBot', vendor: 'OpenAI', product: 'ChatGPT ads', class: 'ads' },
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longer tokens first: Applebot-Extended is not Applebot. A token ends where a word does. */
const TOKENS = new RegExp(
  `(?<![\\w-])(${[OUR_TOKEN, ...LOGGED.map(({ token }) => token)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\w-])`,
  'i',
);
const BY_TOKEN = new Map(LOGGED.map((crawler) => [crawler.token.toLowerCase(), crawler]));

/** The AI crawler that a user agent names; null for people, other bots and our own. */
export function crawlerOf(agent: string): LoggedCrawler | null {
  const token = TOKENS.exec(agent)?.[1];
  return token === undefined ? null : (BY_TOKEN.get(token.toLowerCase()) ?? null);
}

/** Hosts of answer engines that send people on. */
const ENGINES = new Set([
  'chatgpt.com',
  'chat.openai.com',
  'perplexity.ai',
  'claude.ai',
  'gemini.google.com',
  'copilot.microsoft.com',
  'chat.mistral.ai',
  'meta.ai',
  'grok.com',
  'chat.deepseek.com',
  'you.com',
]);

/** The engine's host where somebody came from an answer, by referrer or by the utm_source that the engine adds; else null. */
export function engineOf(referrer: string, target: string): string | null {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(referrer)?.[1]?.toLowerCase();
  if (host && ENGINES.has(host)) return host;
  const source = /[?&]utm_source=(?:www\.)?([a-z.]+)/i.exec(target)?.[1]?.toLowerCase();
  return source && ENGINES.has(source) ? source : null;
}
