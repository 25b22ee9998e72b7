import type { SitemapArtifact } from '../artifacts/visit.ts';
import type { FetchOutcome } from '../fetch/fetch.ts';
import type { ParsedSitemap } from './parsed-sitemap.ts';
import { parseSitemap } from './sitemap.ts';

const SITEMAP_FILES = 50;
/** Entries kept of all sitemaps together. */
const ENTRIES_IN_ALL = 20_000;
/** Levels below a sitemap that robots.txt names. */
const INDEX_DEPTH = 2;
const GUESSES = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'wp-sitemap.xml'];

export type FindSitemapsOptions = {
  /** Folders in which it may be, with a slash at the end. */
  folders: readonly string[];
  /** Addresses as robots.txt names them. */
  named: readonly string[];
  /** Addresses that pages link to. */
  linked: readonly string[];
  /** May our crawler ask for this URL? Asked for links and guesses only: a sitemap that robots.txt names is offered. */
  mayGuess(url: string): boolean;
  fetch(url: string): Promise<FetchOutcome>;
  /** True once the time for sitemaps is over: what is left is reported as not read. */
  over(): boolean;
};

type Planned = { url: string; via: SitemapArtifact['via'] };

/**
 * Finds and reads the sitemaps of a site, an index's children after it, level by level. At most 50 files; every file that is not read is reported.
 * The order of the result does not depend on the order of the answers.
 */
export async function findSitemaps(options: FindSitemapsOptions): Promise<SitemapArtifact[]> {
  const named = options.named.filter((url) => URL.canParse(url)).map((url): Planned => ({ url: new URL(url).href, via: 'robots' }));
  const misnamed = options.named
    .filter((url) => !URL.canParse(url))
    .map((url) => unread({ url, via: 'robots' }, 'robots.txt names it by an address that is not absolute'));
  if (named.length > 0) return [...(await readLevels(named, options)), ...misnamed];
  const guesses = options.folders.flatMap((folder) => GUESSES.map((name) => folder + name));
  const planned: Planned[] = [
    ...options.linked.map((url): Planned => ({ url, via: 'link' })),
    ...guesses.map((url): Planned => ({ url, via: 'guess' })),
  ];
  const unclear: SitemapArtifact[] = [];
  for (const plan of planned) {
    if (!options.mayGuess(plan.url)) continue;
    const found = await readLevels([plan], options);
    if (found[0] && isSitemap(found[0])) return [...found, ...misnamed];
    unclear.push(...found.filter(isUnclear));
  }
  return [...unclear, ...misnamed];
}

/** Refused, failed or not in time: there may be a sitemap all the same. */
const isUnclear = ({ status }: SitemapArtifact): boolean => status === null || (status >= 400 && status !== 404 && status !== 410);

/** A guess that meets nothing says nothing of the site, nor does an error page in HTML. */
const isSitemap = ({ status, kind, errors }: SitemapArtifact) =>
  status !== null && status < 300 && (kind !== 'unknown' || errors.some((error) => error.includes('DOCTYPE')));

async function readLevels(start: readonly Planned[], options: FindSitemapsOptions): Promise<SitemapArtifact[]> {
  const planned = new Set<string>();
  const found: SitemapArtifact[] = [];
  const left: SitemapArtifact[] = [];
  let level = start;
  for (let depth = 0; level.length > 0; depth++) {
    const fresh = level.filter(({ url }) => !planned.has(url) && planned.add(url));
    const room = SITEMAP_FILES - found.length;
    const beyond = fresh[room];
    if (beyond)
      left.push(unread(beyond, `was not read, nor were ${fresh.length - room - 1} after it: at most ${SITEMAP_FILES} sitemaps are`));
    const read = await Promise.all(fresh.slice(0, room).map((plan) => readOne(plan, options)));
    found.push(...read.map(({ artifact }) => artifact));
    level = read.flatMap(({ artifact, parsed }) => childrenOf(artifact, parsed, depth, planned));
  }
  thin(found);
  return [...found, ...left];
}

/** Many long sitemaps together would make a visit too heavy to be passed on: then each keeps its first entries in equal number. */
function thin(sitemaps: readonly SitemapArtifact[]): void {
  const total = sitemaps.reduce((sum, { entries }) => sum + entries.length, 0);
  if (total <= ENTRIES_IN_ALL) return;
  for (const { entries } of sitemaps) entries.splice(Math.floor(ENTRIES_IN_ALL / sitemaps.length));
}

/** The files to read next; why others are not is noted in the index itself. */
function childrenOf(artifact: SitemapArtifact, parsed: ParsedSitemap | null, depth: number, planned: ReadonlySet<string>): Planned[] {
  if (!parsed || parsed.children.length === 0) return [];
  if (depth >= INDEX_DEPTH) {
    artifact.errors.push(`is an index more than ${INDEX_DEPTH} levels deep: its ${parsed.children.length} sitemaps were not read`);
    return [];
  }
  const host = new URL(artifact.url).host;
  const again = parsed.children.filter((url) => planned.has(url));
  const foreign = parsed.children.filter((url) => new URL(url).host !== host);
  if (again.length > 0) artifact.errors.push(`lists ${again[0]}, which was read already`);
  if (foreign.length > 0) artifact.errors.push(`lists sitemaps of another host, which were not read, such as ${foreign[0]}`);
  return parsed.children.filter((url) => !planned.has(url) && new URL(url).host === host).map((url) => ({ url, via: 'index' }));
}

const unread = ({ url, via }: Planned, error: string): SitemapArtifact => ({
  url,
  kind: 'unknown',
  via,
  status: null,
  urls: 0,
  lastmods: 0,
  entries: [],
  errors: [error],
  bytes: 0,
});

async function readOne(
  plan: Planned,
  { fetch, over }: FindSitemapsOptions,
): Promise<{ artifact: SitemapArtifact; parsed: ParsedSitemap | null }> {
  if (over()) return { artifact: unread(plan, 'was not read: the time for sitemaps was over'), parsed: null };
  const answer = await fetch(plan.url);
  if (!answer.ok) return { artifact: unread(plan, `could not be fetched (${answer.code})`), parsed: null };
  if (answer.status < 200 || answer.status > 299)
    return { artifact: { ...unread(plan, `answered ${answer.status}`), status: answer.status }, parsed: null };
  const parsed = await parseSitemap(answer.body, { url: answer.finalUrl, truncated: answer.truncated });
  const { children: _, ...kept } = parsed;
  return { artifact: { url: plan.url, via: plan.via, status: answer.status, bytes: answer.body.length, ...kept }, parsed };
}
