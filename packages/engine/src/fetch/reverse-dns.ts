import { Resolver } from 'node:dns/promises';
import { canonicalAddress, isPublicAddress } from './address.ts';

/** Confirms a crawler by its name: the address leads to a name of the vendor, and that name back to the address. */

/** Domains below which a vendor's crawlers have their names, by robots token. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  Googlebot: ['googlebot.com', 'google.com'],
  'Google-Agent': ['google.com', 'googleusercontent.com'],
  Bingbot: ['search.msn.com'],
  Applebot: ['applebot.apple.com'],
  Amazonbot: ['crawl.amazonbot.amazon'],
  'Amzn-SearchBot': ['crawl.amazonbot.amazon'],
  CCBot: ['crawl.commoncrawl.org'],
};

const ANSWER_MS = 2_000;
/** Names that one address may have; a longer list is no crawler's. */
const MOST_NAMES = 5;

/** @param servers Name servers to ask instead of the machine's. */
export function reverseDns(servers?: readonly string[]) {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const confirm = async (token: string, text: string): Promise<boolean> => {
    const address = canonicalAddress(text);
    if (address === null || !isPublicAddress(address)) return false;
    const domains = DOMAINS[token] ?? [];
    const names = (await resolver.reverse(address).catch(() => [])).slice(0, MOST_NAMES);
    for (const name of names) {
      if (!domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`))) continue;
      const back = await (address.includes(':') ? resolver.resolve6(name) : resolver.resolve4(name)).catch(() => []);
      if (back.some((one) => canonicalAddress(one) === address)) return true;
    }
    return false;
  };
  return {
    /** Crawlers that can be confirmed by name. */
    knows: (token: string): boolean => Object.hasOwn(DOMAINS, token),
    confirm,
    close: () => resolver.cancel(),
  };
}
