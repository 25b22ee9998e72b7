import type { PageFacts } from '@citelight/contracts';
import { h1sOf } from '../artifacts/h1.ts';
import type { DateFact, PageArtifact, PageDocument } from '../artifacts/page.ts';
import type { LinkCheck, Visit } from '../artifacts/visit.ts';
import { typesOf } from '../audits/content-extraction/json-ld-types.ts';
import { directivesOf } from '../page/robots-directives.ts';

type Answer = { status: number | null; because: string };

/** What is known of the addresses that pages link to and that are dead: from the pages visited and from the links checked. Refusals are no deaths. */
function deadAddresses(visit: Visit): Map<string, Answer> {
  const dead = new Map<string, Answer>();
  const note = (url: string, status: number | null, code: string | null) => {
    if (status === 404 || status === 410) dead.set(url, { status, because: `It answers with ${status}.` });
    else if (status !== null && status >= 500) dead.set(url, { status, because: `It answers with an error of the server (${status}).` });
    else if (code === 'fetch.dns') dead.set(url, { status: null, because: 'The name of the site does not exist.' });
  };
  for (const page of visit.pages) note(page.url, page.status, page.error?.code ?? null);
  for (const check of visit.linkChecks as readonly LinkCheck[]) note(check.url, check.status, check.code);
  return dead;
}

const withoutFragment = (href: string) => href.split('#', 1)[0] ?? href;

/** The first date of a role: what the page shows comes before its metadata. */
const dateOf = (document: PageDocument, role: DateFact['role']): string | null =>
  shownDate(document, role) ?? document.dates.find((date) => date.role === role && date.iso !== null)?.iso ?? null;

const shownDate = (document: PageDocument, role: DateFact['role']): string | null =>
  document.dates.find((date) => date.role === role && date.iso !== null && date.via !== 'meta')?.iso ?? null;

/** A date beside the headline of an article that does not say what it is of is the day of publication where no other is given; on other pages it may be that of an event. */
function publishedOn(document: PageDocument): string | null {
  const declared = dateOf(document, 'published') ?? jsonLdDate(document, 'datePublished');
  if (declared !== null || document.pageType !== 'article' || shownDate(document, 'modified') !== null) return declared;
  return shownDate(document, 'unknown');
}

/** The first string under a key anywhere in the page's JSON-LD. Depth is bounded: the value is the site's. */
function jsonLdDate(document: PageDocument, key: 'datePublished' | 'dateModified'): string | null {
  const find = (value: unknown, depth: number): string | null => {
    if (depth > 16 || value === null || typeof value !== 'object') return null;
    if (!Array.isArray(value) && key in value) {
      const own: unknown = Reflect.get(value, key);
      if (typeof own === 'string' && /^\d{4}-\d\d-\d\d/.test(own)) return own;
    }
    for (const entry of Object.values(value)) {
      const found = find(entry, depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  for (const block of document.jsonLd) {
    const found = block.ok ? find(block.value, 0) : null;
    if (found !== null) return found;
  }
  return null;
}

function documentFacts(document: PageDocument, dead: ReadonlyMap<string, Answer>) {
  const links = [...new Set(document.links.map((link) => withoutFragment(link.href)))];
  const internal = new Set(document.links.filter((link) => link.internal).map((link) => withoutFragment(link.href)));
  const external = new Set(
    document.links.filter((link) => !link.internal && /^https?:/.test(link.href)).map((link) => withoutFragment(link.href)),
  );
  return {
    title: document.title,
    metaDescription: document.metaDescription,
    canonical: document.canonicals[0] ?? null,
    lang: document.lang,
    detectedLanguage: document.detectedLanguage,
    pageType: document.pageType,
    h1: [...h1sOf(document)],
    wordCount: document.wordCount,
    jsonLdTypes: typesOf(document),
    jsonLdErrors: document.jsonLd.filter((block) => !block.ok).length,
    datePublished: publishedOn(document),
    dateModified: dateOf(document, 'modified') ?? jsonLdDate(document, 'dateModified'),
    internalLinks: internal.size,
    externalLinks: external.size,
    brokenLinks: links.flatMap((url) => {
      const answer = dead.get(url);
      return answer ? [{ url, ...answer }] : [];
    }),
  };
}

const NO_DOCUMENT = {
  title: null,
  metaDescription: null,
  canonical: null,
  lang: null,
  detectedLanguage: null,
  pageType: 'other',
  h1: [],
  wordCount: 0,
  jsonLdTypes: [],
  jsonLdErrors: 0,
  datePublished: null,
  dateModified: null,
  internalLinks: 0,
  externalLinks: 0,
  brokenLinks: [],
} as const;

const robotsDirectives = (page: PageArtifact) => [
  ...new Set(
    directivesOf(page).map(({ name, value, agent }) => {
      const directive = value === null ? name : `${name}:${value}`.toLowerCase();
      return agent === 'robots' ? directive : `${agent}: ${directive}`;
    }),
  ),
];

/** What a report says of each page that was asked for, in the visit's order. Links and addresses count once each. */
export function pageFacts(visit: Visit): PageFacts[] {
  const dead = deadAddresses(visit);
  return visit.pages.map((page) => ({
    url: page.url,
    finalUrl: page.finalUrl,
    status: page.status,
    contentType: page.contentType,
    charset: page.charset,
    robotsDirectives: robotsDirectives(page),
    ...(page.document ? documentFacts(page.document, dead) : { ...NO_DOCUMENT, h1: [], jsonLdTypes: [], brokenLinks: [] }),
    error: page.error,
  }));
}
