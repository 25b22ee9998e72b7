import type { Assessment, SearchPage } from '@citelight/contracts';

/** How figures of a console are joined with the pages of a report. */

/** Pages are the same when their path and query are; a site is reached with and without www, and over http and https. */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = parsed.pathname.replace(/\/+$/, '') || '/';
  return `${path}${parsed.search}`;
}

type Verdict = NonNullable<SearchPage['verdict']>;

/** What the report says of each page by its key: how many search engines can cite it, and what stops the first that cannot. */
export function verdictsOf({ engines }: Pick<Assessment, 'engines'>): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const { purpose, pages } of engines) {
    if (purpose !== 'search') continue;
    for (const { url, citable, because } of pages) {
      const known = found.get(pageKey(url)) ?? { citable: 0, engines: 0, because: null };
      found.set(pageKey(url), {
        citable: known.citable + (citable === true ? 1 : 0),
        engines: known.engines + 1,
        because: known.because ?? (citable === false ? because : null),
      });
    }
  }
  return found;
}

/** Questions of the report that a page is asked and does not answer, by the page's key. */
export function unansweredOf({ questions }: Pick<Assessment, 'questions'>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { question, page, coverage, origin } of questions) {
    if (page === null || coverage === 'answered' || origin === 'competitor') continue;
    const key = pageKey(page);
    found.set(key, [...(found.get(key) ?? []), question]);
  }
  return found;
}
