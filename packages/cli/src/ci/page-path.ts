/**
 * A finding's place without the host that it was read from, so that a preview deployment compares with the site: path and query, or the whole address
 * where it is on another host, or the text as it stands where it is none.
 */
export function pagePath(where: string, siteUrl: string): string {
  const url = URL.parse(where);
  const site = URL.parse(siteUrl);
  if (!url || !site || bare(url) !== bare(site)) return where;
  return url.pathname + url.search;
}

const bare = ({ host }: URL) => host.replace(/^www\./, '');
