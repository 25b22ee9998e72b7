import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import SNAPSHOT from './ranges.json' with { type: 'json' };

/** Published address ranges of crawlers, as dated editions. Whoever refreshes them hands in newer ones; the snapshot below ships with the product. */

export type RangesEdition = {
  /** Robots tokens of the crawlers that the list is of. */
  tokens: readonly string[];
  url: string;
  /** Day of the edition, YYYY-MM-DD. */
  date: string;
  prefixes: readonly string[];
};

export const SHIPPED_RANGES: readonly RangesEdition[] = SNAPSHOT;

/** Where vendors publish their ranges as JSON. Amazon publishes a page, Meta and ByteDance nothing: these are known by name, or not at all. */
export const RANGE_SOURCES: readonly Pick<RangesEdition, 'tokens' | 'url'>[] = [
  { tokens: ['GPTBot'], url: 'https://openai.com/gptbot.json' },
  { tokens: ['OAI-SearchBot'], url: 'https://openai.com/searchbot.json' },
  { tokens: ['ChatGPT-User'], url: 'https://openai.com/chatgpt-user.json' },
  { tokens: ['OAI-AdsBot'], url: 'https://openai.com/adsbot.json' },
  { tokens: ['ClaudeBot', 'Claude-SearchBot', 'Claude-User'], url: 'https://claude.com/crawling/bots.json' },
  { tokens: ['PerplexityBot'], url: 'https://www.perplexity.com/perplexitybot.json' },
  { tokens: ['Perplexity-User'], url: 'https://www.perplexity.com/perplexity-user.json' },
  { tokens: ['Googlebot'], url: 'https://developers.google.com/static/crawling/ipranges/common-crawlers.json' },
  { tokens: ['Google-Agent'], url: 'https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json' },
  { tokens: ['Bingbot'], url: 'https://www.bing.com/toolbox/bingbot.json' },
  { tokens: ['Applebot'], url: 'https://search.developer.apple.com/applebot.json' },
  { tokens: ['DuckAssistBot'], url: 'https://duckduckgo.com/duckassistbot.json' },
  { tokens: ['CCBot'], url: 'https://index.commoncrawl.org/ccbot.json' },
  { tokens: ['MistralAI-User'], url: 'https://mistral.ai/mistralai-user-ips.json' },
];

/** Refuses what cannot be a list of ranges: no prefixes, or fewer than half of the edition before (a vendor's mistake would accuse its own crawler). */
export function readRanges(body: string, before: Pick<RangesEdition, 'prefixes'> | undefined): string[] {
  const list: unknown = JSON.parse(body);
  const entries = (list as { prefixes?: unknown } | null)?.prefixes;
  if (!Array.isArray(entries)) throw new Error('it has no list of prefixes');
  const prefixes = entries.flatMap((entry: { ipv4Prefix?: unknown; ipv6Prefix?: unknown } | null) => {
    const prefix = entry?.ipv4Prefix ?? entry?.ipv6Prefix;
    return typeof prefix === 'string' && (ipaddr.IPv4.isValidCIDR(prefix) || ipaddr.IPv6.isValidCIDR(prefix)) ? [prefix] : [];
  });
  if (prefixes.length === 0) throw new Error('it has no valid prefixes');
  if (before && prefixes.length * 2 < before.prefixes.length)
    throw new Error(`it has ${prefixes.length} prefixes where the edition before had ${before.prefixes.length}`);
  return prefixes;
}

/** Tells editions of one day apart. */
export const hashOf = ({ prefixes }: Pick<RangesEdition, 'prefixes'>): string =>
  createHash('sha256').update(prefixes.join('\n')).digest('hex');

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** By token: is this address in the crawler's published ranges? Null where the crawler has no list, or the address is not a public one. */
export function rangeLookup(editions: readonly RangesEdition[]) {
  const byToken = new Map<string, { ranges: Range[]; edition: RangesEdition }>();
  for (const edition of editions) {
    const ranges = edition.prefixes.map((prefix): Range => ipaddr.parseCIDR(prefix));
    for (const token of edition.tokens) byToken.set(token, { ranges, edition });
  }
  return {
    editionOf: (token: string): RangesEdition | null => byToken.get(token)?.edition ?? null,
    includes(token: string, text: string): boolean | null {
      const ranges = byToken.get(token)?.ranges;
      if (!ranges || !ipaddr.isValid(text)) return null;
      const address = ipaddr.process(text);
      if (address.range() !== 'unicast') return null;
      return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network as ipaddr.IPv4, bits));
    },
  };
}
