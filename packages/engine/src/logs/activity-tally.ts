import type { CrawlerActivity, CrawlerPath, CrawlerVisits } from '@citelight/contracts';
import { crawlerOf, engineOf, type LoggedCrawler } from './crawler-of.ts';
import type { LogFormat, LogRow } from './log-format.ts';
import { hashOf, type rangeLookup } from './ranges.ts';

/** Counts what crawlers did while lines pass. People's requests leave only the paths that answered them without an error. */

/** Distinct paths kept apart, of crawlers and of people, and their characters in all; beyond it requests are counted together. */
const MOST_PATHS = 100_000;
const MOST_PATH_CHARACTERS = 8_000_000;
const LONGEST_PATH = 2_000;
const MOST_ADDRESSES = 50_000;
const LONGEST_ADDRESS = 45;
/** User agents whose crawler is remembered. Longer ones are looked at anew each time; a token far behind belongs to no crawler. */
const MOST_AGENTS = 10_000;
const LONGEST_AGENT = 400;
const AGENT_READ = 2_000;
/** Hours of one crawler: more than two years. */
const MOST_HOURS = 20_000;
const PATHS_SHOWN = 1_000;
const ERRORS_SHOWN = 200;
const HOUR_MS = 3_600_000;

/** A text of its own: a slice would keep the whole piece of the file that it was cut from. Lines are read as Latin-1, files are UTF-8. */
const own = (text: string): string => Buffer.from(text, 'latin1').toString();

/** Path without host, query and fragment. */
export function pathOf(target: string): string {
  const [query, fragment] = [target.indexOf('?'), target.indexOf('#')];
  const end = query < 0 || (fragment >= 0 && fragment < query) ? fragment : query;
  const path = end < 0 ? target : target.slice(0, end);
  if (path.charCodeAt(0) === 47) return path;
  const absolute = /^https?:\/\/[^/]+(.*)$/i.exec(path);
  return (absolute ? absolute[1] : path) || '/';
}

/** `outside`: hits from addresses that the vendor's list does not hold, kept apart until it is known whether the list confirms anything. */
type PathTally = {
  hits: number;
  outside: number;
  lastAt: number;
  lastStatus: number;
  outsideAt: number;
  outsideStatus: number;
  errors: number;
  errorStatus: number;
};
type AddressTally = { hits: number; inside: boolean | null; lastAt: number };
type CrawlerTally = {
  crawler: LoggedCrawler;
  hits: number;
  firstAt: number;
  lastAt: number;
  hours: Map<number, number>;
  statuses: Map<number, number>;
  robotsTxt: number;
  llmsTxt: number;
  paths: Map<string, PathTally>;
  otherPaths: number;
  addresses: Map<string, AddressTally>;
  /** Hits of addresses beyond the cap, and of what is no address: nobody is accused for them. */
  otherAddresses: number;
};

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const iso = (at: number): string => new Date(at).toISOString();
const mostFirst = <T extends { hits: number; path: string }>(all: T[]): T[] =>
  all.sort((a, b) => b.hits - a.hits || (a.path < b.path ? -1 : 1));

/** Tells whether the name of an address is the vendor's; asked only of crawlers that have such names. */
export type ReverseDns = { knows(token: string): boolean; confirm(token: string, address: string): Promise<boolean> };
/** Addresses of one crawler that are looked up, those with most requests first, so many at once. */
const MOST_LOOKED_UP = 400;
const LOOKED_UP_AT_ONCE = 20;

export function activityTally(ranges: ReturnType<typeof rangeLookup>) {
  const tallies = new Map<string, CrawlerTally>();
  const referrals = new Map<string, Map<string, number>>();
  const byAgent = new Map<string, LoggedCrawler | null>();
  /** Paths that answered people with 2xx or 3xx. */
  const fine = new Set<string>();
  let paths = 0;
  let addresses = 0;
  let characters = 0;
  let others = 0;
  let capped = false;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  /** Is there room for another path? What a log makes us keep is bounded in number and in length. */
  const fits = (path: string, count: number): boolean => {
    if (count >= MOST_PATHS || path.length > LONGEST_PATH || characters + path.length > MOST_PATH_CHARACTERS) {
      capped = true;
      return false;
    }
    characters += path.length;
    return true;
  };

  const known = (agent: string): LoggedCrawler | null => {
    if (agent.length > LONGEST_AGENT) return crawlerOf(agent.slice(0, AGENT_READ));
    const seen = byAgent.get(agent);
    if (seen !== undefined) return seen;
    if (byAgent.size >= MOST_AGENTS) byAgent.clear();
    const crawler = crawlerOf(agent);
    byAgent.set(own(agent), crawler);
    return crawler;
  };

  const person = (row: LogRow) => {
    others += 1;
    const engine = row.referrer.length > 1 || row.target.includes('utm_source=') ? engineOf(row.referrer, row.target) : null;
    if (engine) {
      const of = referrals.get(engine) ?? new Map<string, number>();
      referrals.set(engine, of);
      const path = pathOf(row.target);
      if (of.has(path) || (of.size < PATHS_SHOWN && path.length <= LONGEST_PATH)) add(of, own(path));
      else add(of, '…');
    }
    if (row.status >= 400) return;
    const path = pathOf(row.target);
    if (fine.has(path)) return;
    if (fits(path, fine.size)) fine.add(own(path));
  };

  const visit = (crawler: LoggedCrawler, row: LogRow, format: LogFormat): boolean => {
    const at = format.timeOf(row.time);
    if (Number.isNaN(at)) return false;
    let tally = tallies.get(crawler.token);
    if (!tally) {
      tally = {
        crawler,
        hits: 0,
        firstAt: at,
        lastAt: at,
        hours: new Map(),
        statuses: new Map(),
        robotsTxt: 0,
        llmsTxt: 0,
        paths: new Map(),
        otherPaths: 0,
        addresses: new Map(),
        otherAddresses: 0,
      };
      tallies.set(crawler.token, tally);
    }
    tally.hits += 1;
    tally.firstAt = Math.min(tally.firstAt, at);
    tally.lastAt = Math.max(tally.lastAt, at);
    from = Math.min(from, at);
    to = Math.max(to, at);
    const hour = Math.floor(at / HOUR_MS);
    if (tally.hours.size < MOST_HOURS || tally.hours.has(hour)) add(tally.hours, hour);
    add(tally.statuses, row.status);
    const path = pathOf(row.target);
    if (path === '/robots.txt') tally.robotsTxt += 1;
    else if (path.endsWith('/llms.txt')) tally.llmsTxt += 1;
    const inside = addressed(tally, format.addressOf(row.address), at);
    let entry = tally.paths.get(path);
    if (!entry && fits(path, paths)) {
      entry = { hits: 0, outside: 0, lastAt: 0, lastStatus: 0, outsideAt: 0, outsideStatus: 0, errors: 0, errorStatus: 0 };
      tally.paths.set(own(path), entry);
      paths += 1;
    }
    if (!entry) {
      tally.otherPaths += 1;
      return true;
    }
    entry.hits += 1;
    if (inside === false) {
      entry.outside += 1;
      if (at >= entry.outsideAt) [entry.outsideAt, entry.outsideStatus] = [at, row.status];
    } else if (at >= entry.lastAt) [entry.lastAt, entry.lastStatus] = [at, row.status];
    if (row.status >= 400) {
      entry.errors += 1;
      entry.errorStatus = row.status;
    }
    return true;
  };

  const addressed = (tally: CrawlerTally, address: string, at: number): boolean | null => {
    const seen = tally.addresses.get(address);
    if (seen) {
      seen.hits += 1;
      seen.lastAt = Math.max(seen.lastAt, at);
      return seen.inside;
    }
    if (addresses >= MOST_ADDRESSES || address.length > LONGEST_ADDRESS) {
      tally.otherAddresses += 1;
      return null;
    }
    addresses += 1;
    const inside = ranges.includes(tally.crawler.token, address);
    tally.addresses.set(own(address), { hits: 1, inside, lastAt: at });
    return inside;
  };

  /** Takes one request; false where it is a crawler's and its time cannot be read. */
  const take = (row: LogRow, format: LogFormat): boolean => {
    const crawler = known(row.agent);
    if (crawler) return visit(crawler, row, format);
    person(row);
    return true;
  };

  const visitsOf = async (
    tally: CrawlerTally,
    confirm: ReverseDns | null,
    pagePaths: ReadonlySet<string>,
  ): Promise<{ visits: CrawlerVisits; contradicted: CrawlerActivity['contradicted'] }> => {
    const { crawler, addresses } = tally;
    const edition = ranges.editionOf(crawler.token);
    if (confirm?.knows(crawler.token)) {
      const open = [...addresses].filter(([, { inside }]) => inside !== true).sort((a, b) => b[1].hits - a[1].hits);
      const waiting = open.slice(0, MOST_LOOKED_UP).values();
      const lookUp = async () => {
        for (const [address, entry] of waiting) if (await confirm.confirm(crawler.token, address)) entry.inside = true;
      };
      await Promise.all(Array.from({ length: LOOKED_UP_AT_ONCE }, lookUp));
    }
    const all = [...addresses];
    const sum = (chosen: typeof all) => chosen.reduce((total, [, { hits }]) => total + hits, 0);
    const verified = sum(all.filter(([, { inside }]) => inside === true));
    const outside = all.filter(([, { inside }]) => inside === false);
    // A list that never confirmed anything may be out of date: it accuses nobody.
    const accuses = verified > 0;
    const contradicted = accuses ? sum(outside) : 0;
    const path = ([name, entry]: [string, PathTally]): CrawlerPath => {
      const late = !accuses && entry.outsideAt > entry.lastAt;
      const [at, status] = late ? [entry.outsideAt, entry.outsideStatus] : [entry.lastAt, entry.lastStatus];
      return { path: name, hits: entry.hits, lastAt: at === 0 ? null : iso(at), lastStatus: at === 0 ? null : status };
    };
    const sorted = mostFirst([...tally.paths].map(path));
    // Pages of the report are told however seldom they were fetched: they are what the report is joined by.
    const shown = sorted.filter(({ path: name }, at) => at < PATHS_SHOWN || pagePaths.has(name));
    const shownHits = shown.reduce((total, { hits }) => total + hits, 0);
    const allHits = sorted.reduce((total, { hits }) => total + hits, 0);
    return {
      visits: {
        agent: crawler.token,
        vendor: crawler.vendor,
        product: crawler.product,
        class: crawler.class,
        hits: tally.hits,
        identity: { verified, contradicted, claimed: tally.hits - verified - contradicted },
        basis: edition
          ? `Published ranges of ${edition.date}`
          : confirm?.knows(crawler.token)
            ? 'Names of the addresses, looked up both ways'
            : 'The vendor publishes no address ranges',
        edition: edition && { url: edition.url, hash: hashOf(edition) },
        firstAt: iso(tally.firstAt),
        lastAt: iso(tally.lastAt),
        hours: [...tally.hours].sort(([a], [b]) => a - b).map(([hour, hits]) => ({ at: iso(hour * HOUR_MS), hits })),
        statuses: Object.fromEntries([...tally.statuses].sort(([a], [b]) => a - b)),
        robotsTxt: tally.robotsTxt,
        llmsTxt: tally.llmsTxt,
        paths: shown,
        otherPaths: tally.otherPaths + allHits - shownHits,
      },
      contradicted: accuses
        ? outside.map(([address, { hits, lastAt }]) => ({ address, agent: crawler.token, hits, lastAt: iso(lastAt) }))
        : [],
    };
  };

  /** Paths that crawlers got as errors only, while people got them without one. */
  const crawlerOnlyErrors = (): CrawlerActivity['crawlerOnlyErrors'] => {
    const found = new Map<string, { path: string; status: number; agents: string[]; hits: number }>();
    for (const { crawler, paths: of } of tallies.values()) {
      for (const [path, entry] of of) {
        if (entry.errors === 0 || entry.errors < entry.hits || !fine.has(path)) continue;
        const one = found.get(path) ?? { path, status: entry.errorStatus, agents: [], hits: 0 };
        one.agents.push(crawler.token);
        one.hits += entry.errors;
        found.set(path, one);
      }
    }
    return mostFirst([...found.values()]).slice(0, ERRORS_SHOWN);
  };

  /** Pages that no crawler fetched with an answer below 400, by path. */
  const unfetched = (pages: readonly string[]): string[] => {
    const fetched = new Set(
      [...tallies.values()].flatMap((tally) => [...tally.paths].filter(([, { hits, errors }]) => errors < hits).map(([path]) => path)),
    );
    return pages.filter((url) => !fetched.has(new URL(url).pathname));
  };

  return {
    take,
    async activity(
      lines: { total: number; unread: number; unreadAt: number[] },
      formats: CrawlerActivity['formats'],
      { pages = null, confirm = null }: { pages?: readonly string[] | null; confirm?: ReverseDns | null } = {},
    ): Promise<CrawlerActivity> {
      const done = [];
      const pagePaths = new Set((pages ?? []).map((url) => new URL(url).pathname));
      for (const tally of tallies.values()) done.push(await visitsOf(tally, confirm, pagePaths));
      done.sort((a, b) => b.visits.hits - a.visits.hits || (a.visits.agent < b.visits.agent ? -1 : 1));
      return {
        formats,
        from: tallies.size > 0 ? iso(from) : null,
        to: tallies.size > 0 ? iso(to) : null,
        lines: { ...lines, others },
        crawlers: done.map(({ visits }) => visits),
        referrals: [...referrals]
          .map(([engine, of]) => ({
            engine,
            hits: [...of.values()].reduce((total, hits) => total + hits, 0),
            paths: mostFirst([...of].map(([path, hits]) => ({ path, hits }))).slice(0, 100),
          }))
          .sort((a, b) => b.hits - a.hits),
        crawlerOnlyErrors: crawlerOnlyErrors(),
        contradicted: done
          .flatMap(({ contradicted }) => contradicted)
          .sort((a, b) => b.hits - a.hits)
          .slice(0, 1_000),
        unfetchedPages: pages && unfetched(pages),
        pathsCapped: capped,
      };
    },
  };
}
