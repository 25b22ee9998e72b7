import { headlineOf } from '../artifacts/h1.ts';
import type { Byline, PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { FEWEST_STEPS } from '../audits/structured-data/breadcrumbs.ts';
import { onlyAddress, onlyLinked, openingHours } from '../audits/structured-data/contact-sources.ts';
import { tradeOf } from '../audits/structured-data/trade.ts';
import { datesOf } from '../audits/topic-freshness/page-dates.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { nameKey } from '../page/name-key.ts';
import { isPerson, personBehind } from '../page/person-name.ts';
import { hasType, nodesOf } from '../page/schema-nodes.ts';
import { ARTICLE, BREADCRUMBS, ORGANIZATION, PERSON } from '../page/schema-types.ts';
import { siteName } from '../page/site-name.ts';
import { type Candidate, changePage, type FixContext } from './candidate.ts';

/** Places where an organization has a page of its own, and what the path of such a page looks like: a button that shares this page is none, nor is a program's source. */
const PROFILES: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/(?:^|\.)(?:wikidata|wikipedia)\.org$/, /^\/wiki\/[^/]+$/],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:company|in|school|showcase)\/[^/]+\/?$/],
  [/(?:^|\.)youtube\.com$/, /^\/(?:@[^/]+|(?:channel|c|user)\/[^/]+)\/?$/],
  [/(?:^|\.)crunchbase\.com$/, /^\/organization\/[^/]+\/?$/],
  [/(?:^|\.)facebook\.com$/, /^\/(?!(?:sharer?|dialog|plugins|groups|events|watch|hashtag)(?:[./]|$))[^/]+\/?$/],
  [/(?:^|\.)(?:github|instagram|x|twitter)\.com$/, /^\/(?!(?:intent|share|home|search|hashtag|explore|p|reel)(?:\/|$))[^/]+\/?$/],
  [/(?:^|\.)mastodon\.[a-z]+$/, /^\/@[^/]+\/?$/],
];
const LEAST_ALIKE = 4;
/** A profile of the site: called like it, or an icon among others. One that a text leads to may be that of whoever made the theme. */
function isOwnProfile(
  { href, internal, region, block }: PageDocument['links'][number],
  { blocks, links }: PageDocument,
  name: string,
): boolean {
  const url = URL.parse(href);
  if (internal || region === 'main' || !url || !PROFILES.some(([host, path]) => host.test(url.hostname) && path.test(url.pathname)))
    return false;
  const handle = nameKey(url.pathname.split('/').filter(Boolean).at(-1) ?? '');
  const brand = nameKey(name);
  if (handle.length >= LEAST_ALIKE && brand.length >= LEAST_ALIKE && (handle.includes(brand) || brand.includes(handle))) return true;
  const own = blocks[block];
  return !own || !/\p{L}/u.test(own.links.reduce((rest, at) => rest.replace(links[at]?.text ?? '', ''), own.text));
}

type Value = Record<string, unknown>;

/** Structured data written from what the page shows, and from nothing else. What it does not show is left out. */
export const jsonLdFixes = (context: FixContext): Candidate[] => [organization(context), article(context), breadcrumbs(context)].flat();

const has = ({ document }: ReadPage, types: ReadonlySet<string>) => nodesOf(document).some((node) => hasType(node, types));
const withoutEmpty = (value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== null && one !== undefined && one !== false && !(Array.isArray(one) && one.length === 0),
    ),
  );

/** Where each value was read, and what only the owner knows. It goes above the markup as a comment. */
type Provenance = { from: Readonly<Record<string, string>>; gaps?: readonly string[] };
function noteOf(value: Value, { from, gaps = [] }: Provenance): string {
  const lines = [
    ...Object.entries(from).flatMap(([field, source]) => (field in value ? [`${field}: ${source}`] : [])),
    ...gaps.map((gap) => `Not filled in, because only you know it: ${gap}`),
  ];
  return `<!--\n${lines.map((line) => `  ${line}`).join('\n')}\n-->\n`;
}

function candidate(page: ReadPage, auditId: string, title: string, fields: Value, provenance: Provenance): Candidate {
  const value = { '@context': 'https://schema.org', ...withoutEmpty(fields) };
  // "<" as an escape, so that no text of the page can end the element.
  const json = JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
  const add = (document: PageDocument): PageDocument => ({
    ...document,
    jsonLd: [...document.jsonLd, { ok: true, value, bytes: json.length }],
  });
  return {
    auditId,
    kind: 'json-ld',
    title,
    where: page.url,
    content: `${noteOf(value, provenance)}<script type="application/ld+json">\n${json}\n</script>`,
    textChanged: true,
    apply: (visit) => changePage(visit, page.url, add),
  };
}

/** What an organization's markup says it is, and by what that was told. */
type OwnerType = { type: string; id: 'organization' | 'person'; because: string };
const GENERAL = 'the general type; a sub-type of LocalBusiness may fit your business better';

/** Null where the site bears what reads like a person's name, and nothing says whether it is one. */
function ownerType({ pages, site }: FixContext, name: string): OwnerType | null {
  const trade = site && tradeOf(pages, site);
  if (trade)
    return { type: trade.type, id: 'organization', because: trade.from.map(({ place, words }) => `“${words}” in ${place}`).join(', ') };
  if (personBehind(pages) !== null)
    return {
      type: 'Person',
      id: 'person',
      because: 'your site bears the name of a person, and its home page or about page says “I am” or the like',
    };
  return isPerson(name, pages) ? null : { type: 'Organization', id: 'organization', because: GENERAL };
}

/** A text of the site within a comment, which it cannot end. */
const quoted = (text: string): string => `“${text.replace(/[<>]/g, '').replaceAll('--', '–').slice(0, LONGEST_QUOTED)}”`;
const LONGEST_QUOTED = 200;

function organization(context: FixContext): Candidate[] {
  const { pages, site } = context;
  const home = pages.find(({ document }) => document.pageType === 'home');
  const name = siteName(pages);
  if (!home || !name || pages.some((page) => has(page, ORGANIZATION))) return [];
  const owner = ownerType(context, name);
  if (!owner || (owner.id === 'person' && has(home, PERSON))) return [];
  const { links, images } = home.document;
  const sameAs = links.filter((link) => isOwnProfile(link, home.document, name)).map(({ href }) => href);
  const email = onlyLinked(pages, 'mailto:');
  const telephone = onlyLinked(pages, 'tel:');
  const isLocal = site?.kind === 'localBusiness' && owner.id === 'organization';
  const address = isLocal ? onlyAddress(pages) : null;
  const hours = isLocal ? openingHours(pages) : null;
  return [
    candidate(
      home,
      'structured-data/organization-node',
      `Add ${owner.id === 'person' ? 'Person' : 'Organization'} markup for ${name}`,
      {
        '@type': owner.type,
        '@id': `${new URL(home.finalUrl).origin}/#${owner.id}`,
        name,
        url: home.finalUrl,
        logo: owner.id === 'organization' && images.find(({ src, region }) => region === 'header' && /logo/i.test(src))?.src,
        email: email.found?.value,
        telephone: telephone.found?.value,
        address: address?.found?.value,
        sameAs: [...new Set(sameAs)],
      },
      {
        from: {
          '@type': owner.because,
          name: 'the name of the site in your titles or og:site_name',
          url: 'the address of your home page',
          logo: 'the image named “logo” in the header',
          email: 'the only email link in the header, in the footer and on the contact page',
          telephone: 'the only telephone link in the header, in the footer and on the contact page',
          address: `the only text labeled as the address in the footer and on the contact page (${address?.found?.page.url})`,
          sameAs: 'the links to profiles outside the main text of your home page',
        },
        gaps: [
          ...(email.found ? [] : [`email (${email.because})`]),
          ...(telephone.found ? [] : [`telephone (${telephone.because})`]),
          ...(address?.found || owner.id === 'person' ? [] : [`address${address ? ` (${address.because})` : ''}`]),
          ...(isLocal
            ? [
                `openingHours (${hours ? `write ${quoted(hours.value)} of ${hours.page.url} like “Mo-Fr 09:00-17:00”` : 'none are stated under that name on the contact page or on the home page'})`,
              ]
            : []),
        ],
      },
    ),
  ];
}

const day = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 10));

const LONGEST_BYLINE = 160;
/** The first person who signs the page, and who signs on the same line; further down stand the authors of other texts. */
function signersOf({ bylines, blocks }: PageDocument, pages: readonly ReadPage[]): Byline[] {
  const persons = bylines.filter(({ via, text }) => via !== 'meta' && isPerson(text, pages));
  const line = blocks.find(({ text }) => text.length <= LONGEST_BYLINE && persons[0] && text.includes(persons[0].text))?.text ?? '';
  return persons.filter(({ text }, at) => at === 0 || (line.includes(text) && persons.findIndex((person) => person.text === text) === at));
}

function article({ pages }: FixContext): Candidate[] {
  const page = pages.find((one) => one.document.pageType === 'article' && !has(one, ARTICLE) && headlineOf(one.document) !== null);
  if (!page) return [];
  const headline = headlineOf(page.document);
  const authors = signersOf(page.document, pages).map(({ text, href }) =>
    withoutEmpty({ '@type': 'Person', name: text, url: href?.startsWith('http') ? href : null }),
  );
  const { published, modified } = datesOf(page).visible;
  const publisher = siteName(pages);
  const owner = personBehind(pages);
  // What reads like a person's name may be a firm's.
  const isUnsure = owner === null && publisher !== null && isPerson(publisher, pages);
  return [
    candidate(
      page,
      'structured-data/coverage',
      `Add article markup to “${headline}”`,
      {
        '@type': 'Article',
        headline,
        author: authors.length > 1 ? authors : authors[0],
        datePublished: day(published),
        dateModified: day(modified),
        image: page.document.images.find(({ region, decorative, alt }) => region === 'main' && !decorative && alt)?.src,
        publisher: publisher &&
          !isUnsure && { '@type': owner ? 'Person' : 'Organization', name: publisher, url: `${new URL(page.finalUrl).origin}/` },
        mainEntityOfPage: page.finalUrl,
      },
      {
        from: {
          headline: 'the headline of the page',
          author: 'the visible byline',
          datePublished: 'the visible publication date',
          dateModified: 'the visible date of the last update',
          image: 'the first image in the text that has alt text',
          publisher: 'the name of the site in your titles or og:site_name',
          mainEntityOfPage: 'the address of the page',
        },
        gaps: [
          ...(authors.length > 0 ? [] : ['author']),
          ...(published === null ? ['datePublished'] : []),
          ...(isUnsure ? ['publisher'] : []),
        ],
      },
    ),
  ];
}

function breadcrumbs({ pages }: FixContext): Candidate[] {
  const page = pages.find((one) => one.document.breadcrumbs.length >= FEWEST_STEPS && !isLegalPage(one) && !has(one, BREADCRUMBS));
  if (!page) return [];
  const items = page.document.breadcrumbs.map((name, index) =>
    withoutEmpty({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.document.links.find(({ text, internal }) => internal && text === name)?.href,
    }),
  );
  return [
    candidate(
      page,
      'structured-data/breadcrumbs',
      `Add markup for the breadcrumb trail ${page.document.breadcrumbs.join(' › ')}`,
      {
        '@type': 'BreadcrumbList',
        itemListElement: items,
      },
      { from: { itemListElement: 'the visible trail with the addresses of its links' } },
    ),
  ];
}
