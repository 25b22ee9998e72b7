import type { SitePages } from './serve-site.ts';

/**
 * The hosts that the pages of a site name, but for those of `known`, each mapped to a port where nothing listens: for programs of their own, which no test can
 * hand its world (no-names.ts) and which would ask the machine's name server. As entries of --resolve and CRAWL_RESOLVE.
 */
export function closedNames(pages: SitePages, known: readonly string[]): string[] {
  const texts = Object.values(pages).map((page) => (typeof page === 'function' ? '' : JSON.stringify(page)));
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(/\bhttps?:\/\/([a-z0-9.-]+\.[a-z]{2,})\b/gi)].map(([, host = '']) => host.toLowerCase()),
  );
  return [...new Set(hosts)].filter((host) => !known.includes(host)).map((host) => `${host}=127.0.0.1:9`);
}
