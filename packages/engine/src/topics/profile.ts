import type { SiteKind, SiteProfile } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import { field, jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { letters } from '../artifacts/text.ts';
import { lowered } from '../language/letter-case.ts';
import { packOf } from '../language/packs/index.ts';
import { asksToBuy } from '../language/selling.ts';
import { copiesAmong } from '../page/copies.ts';
import { isNamed as isPageNamed } from '../page/page-names.ts';
import { writesAddress } from '../page/postal-address.ts';
import { repositoryInMenus } from '../page/repositories.ts';
import {
  cleanLabel,
  holds,
  isBodyName,
  isOffersName,
  keyOf,
  lengthOf,
  NAVIGATION,
  namesDocumentation,
  segmentsOf,
  wordsOf,
} from './label-text.ts';
import { hoursOn } from './opening-hours.ts';
import { namesOfHub, type SiteMap } from './site-map.ts';

/** Who publishes the site, from structured data, addresses and page roles only: what is not certain is left out. */
export type Profile = {
  brand: string | null;
  /** Keys of all names of the site. */
  names: ReadonlySet<string>;
  aliases: string[];
  kind: SiteKind;
  cities: string[];
  /** Keys of places, and of all whom markup or bylines name as people: none of them is a topic. */
  places: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  /** Keys of those people whom the markup names as authors of reviews, and nothing else names. */
  customers: ReadonlySet<string>;
  /** As the markup of its addresses has them. */
  streets: string[];
};

const HOSTING = /^(?:github|gitlab|neocities|netlify|vercel|pages|blogspot|wordpress|co|com|org|net)$/;
/** The part of a host that its owner chose. */
function ownLabel(hostname: string): string {
  const parts = hostname.split('.').filter((part) => part !== 'www');
  const second = parts.at(-2) ?? parts[0] ?? '';
  return letters((HOSTING.test(second) ? parts.at(-3) : second) ?? second);
}

const ORGANIZATION = /Organization|Business|WebSite|Clinic|Dentist|Store|Physician|Restaurant|Lodging|Hotel|Corporation|Salon/;
const BUSINESS =
  /(?:Business|Store|Restaurant|Hotel|Lodging\w*|Dentist|Plumber|Electrician|Attorney|Physician|Clinic|Salon|Bakery|Hostel|Contractor)$/;
const SOFTWARE = /^(?:Software|Web|Mobile)Application$/;
const PLACE = /^(?:City|State|Country|AdministrativeArea|Place)$/;
const LONGEST_NAME = 60;

type Marked = {
  names: string[];
  cities: string[];
  places: string[];
  streets: string[];
  people: string[];
  reviewers: string[];
  brands: string[];
  events: string[];
  kinds: SiteKind[];
  located: boolean;
  isProduct: boolean;
};
const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** What a customer signs, by the type that the markup gives it. */
const OPINION = /^(?:(?:User|Employer)?Review|(?:Aggregate)?Rating|Comment)$/;
/** Whom the markup of a page has as authors of opinions. */
const reviewersIn = ({ jsonLd }: PageDocument): ReadonlySet<unknown> =>
  new Set([...jsonLdNodes(jsonLd)].flatMap(({ types, node }) => (types.some((type) => OPINION.test(type)) ? [node.author].flat() : [])));

const markedOn = memoize((document: PageDocument): Marked => {
  const found: Marked = {
    names: [],
    cities: [],
    places: [],
    streets: [],
    people: [],
    reviewers: [],
    brands: [],
    events: [],
    kinds: [],
    located: false,
    isProduct: false,
  };
  const reviewers = reviewersIn(document);
  for (const { types, node } of jsonLdNodes(document.jsonLd)) {
    const is = (pattern: RegExp) => types.some((type) => pattern.test(type));
    const person = types.includes('Person');
    // What has an address and a telephone is an organization, whatever its type is called.
    if (is(ORGANIZATION) || (!person && node.address && node.telephone)) found.names.push(...textOf(node.name));
    if (person) (reviewers.has(node) ? found.reviewers : found.people).push(...textOf(node.name));
    if (is(PLACE)) found.places.push(...textOf(node.name));
    for (const area of [node.areaServed].flat()) found.places.push(...textOf(area), ...textOf(field(area, 'name')));
    if (!person)
      for (const address of [node.address].flat()) {
        for (const part of ['addressLocality', 'addressRegion', 'addressCountry']) found.places.push(...textOf(field(address, part)));
        found.cities.push(...textOf(field(address, 'addressLocality')));
        found.streets.push(...textOf(field(address, 'streetAddress')));
      }
    if (node.address && !person && (node.telephone ?? node.openingHours ?? node.openingHoursSpecification ?? node.geo ?? node.priceRange))
      found.located = true;
    if (types.includes('Product')) {
      found.isProduct = true;
      found.brands.push(...textOf(node.brand), ...textOf(field(node.brand, 'name')));
    }
    if (is(BUSINESS)) found.kinds.push('localBusiness');
    if (is(SOFTWARE)) found.kinds.push('software');
    if (is(/Event$/)) {
      found.kinds.push('event');
      found.events.push(...textOf(node.name));
    }
    if (is(/^(?:CollegeOrUniversity|ResearchOrganization|ResearchProject)$/)) found.kinds.push('academic');
    if (is(/^(?:NGO|Nonprofit\w*|SportsClub|GovernmentOrganization|FundingAgency)$/)) found.kinds.push('association');
  }
  for (const block of document.jsonLd) if (!block.ok) found.streets.push(...(block.streets ?? []));
  for (const { properties } of document.microdata) {
    found.cities.push(...(properties.addressLocality ?? []));
    found.streets.push(...(properties.streetAddress ?? []));
    found.places.push(...(properties.addressLocality ?? []), ...(properties.addressRegion ?? []));
  }
  return found;
});

/** Characters of a button. */
const LONGEST_BUTTON = 40;
const PRICED = /\d[\d\s.,]*\s?(?:₽|руб|€|£|¥|元|円|TL\b|₹|zł|kr\b)|[$€£₹]\s?\d/;
const PHONE = /\+\d{1,3}[\s(-]{0,2}\d[\d\s().-]{6,14}\d/;
/** As it is dialled in its country: nine digits and more in groups, behind a zero or with the area in brackets. */
const DIALLED = /(?<![\p{N}.,/-])(?:0\d{1,4}|\(\d{2,5}\))(?:[\s./-]{1,3}\d{2,4}){2,4}(?![\p{N}/-])/gu;
const FEWEST_DIGITS = 9;
export const isPhone = (text: string): boolean =>
  PHONE.test(text) || (text.match(DIALLED) ?? []).some((number) => (number.match(/\d/g) ?? []).length >= FEWEST_DIGITS);
/** Links that call somebody or write to them, and maps. */
const CALLS = /^(?:tel|whatsapp):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i;
/** Where programs are fetched. */
const STORE =
  /^https?:\/\/(?:apps\.apple\.com|play\.google\.com\/store|chromewebstore\.google\.com|addons\.mozilla\.org|apps\.microsoft\.com)\//i;
const MAP =
  /^https?:\/\/(?:www\.|maps\.)?(?:google\.\p{L}+(?:\.\p{L}+)?\/maps|google\.\p{L}+(?:\.\p{L}+)?\/\?q=|goo\.gl\/maps|app\.goo\.gl|openstreetmap\.org|apple\.com)\b/iu;
const traits = memoize(({ blocks, links, leads }: PageDocument) => ({
  priced: blocks.some(({ region, text }) => region === 'main' && PRICED.test(text)),
  buys: blocks.some(({ kind, text }) => kind !== 'heading' && text.length < LONGEST_BUTTON && asksToBuy(text)),
  calls: links.some(({ href }) => CALLS.test(href)),
  reachable: blocks.some(({ text }) => text.length < 200 && isPhone(text)),
  priceList: links.some(({ text, internal }) => internal && isPageNamed('prices', text)),
  program: links.some(({ text, href }) => isPageNamed('login', text) || STORE.test(href)),
  code: blocks.some(({ kind, region }) => kind === 'code' && region === 'main'),
  mapped: links.some(({ href }) => MAP.test(href)) || (leads ?? []).some(({ href }) => MAP.test(href)),
}));
export const OF_A_BODY = [markedOn, traits, writesAddress];

export function profileOf(site: SiteMap): Profile {
  const { pages, home } = site;
  const documents = pages.map(({ page }) => page.document);
  const votes = new Map<string, { text: string; votes: number }>();
  const aliases = new Map<string, string>();
  const vote = (raw: string | undefined, weight: number, sure: boolean) => {
    const text = cleanLabel(raw);
    // "Law Offices of" is a name that somebody cut off.
    if (!text || text.length > LONGEST_NAME || /\s\p{Ll}{1,3}$/u.test(text)) return;
    const key = keyOf(text);
    const known = votes.get(key) ?? { text, votes: 0 };
    votes.set(key, { ...known, votes: known.votes + weight });
    if (sure) aliases.set(key, text);
  };
  const places = new Map<string, string>();
  const cities = new Map<string, number>();
  const people = new Map<string, string>();
  const reviewers = new Map<string, string>();
  const streets = new Set<string>();
  const kinds = new Map<SiteKind, number>();
  for (const document of documents) {
    vote(document.meta['og:site_name'], 2, true);
    const marked = markedOn(document);
    for (const name of marked.names) vote(name, 1, true);
    for (const place of marked.places)
      for (const part of place.split(/[,،]/)) if (cleanLabel(part)) places.set(keyOf(part), cleanLabel(part));
    for (const street of marked.streets) if (/\d/.test(street) && cleanLabel(street).length >= 6) streets.add(cleanLabel(street));
    for (const city of marked.cities) cities.set(cleanLabel(city), (cities.get(cleanLabel(city)) ?? 0) + 1);
    for (const name of marked.people) if (lengthOf(name) <= 4) people.set(keyOf(name), cleanLabel(name));
    for (const name of marked.reviewers) if (lengthOf(name) <= 4) reviewers.set(keyOf(name), cleanLabel(name));
    for (const kind of new Set(marked.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    for (const { text, via } of document.bylines)
      if (via !== 'meta' && lengthOf(text) >= 2 && lengthOf(text) <= 4) people.set(keyOf(text), cleanLabel(text));
  }
  const host = home ? ownLabel(new URL(home.url).hostname) : '';
  const titles = pages.flatMap(({ page, isMain }) => (isMain ? [...new Set(segmentsOf(page.document.title))] : []));
  for (const part of titles) if (site.sharedTitleParts.has(keyOf(part))) vote(part, 1, false);
  // What a phone calls the site on its start screen is short for it.
  for (const key of ['application-name', 'apple-mobile-web-app-title']) {
    const text = cleanLabel(home?.page.document.meta[key]);
    if (text.length > 3 && letters(text) === host) aliases.set(keyOf(text), text);
  }
  const isNamed =
    home !== undefined && (home.page.document.meta['og:site_name'] !== undefined || markedOn(home.page.document).names.length > 0);
  for (const { page } of pages.slice(0, 6)) {
    const spelled = spelledOut(page.document, host);
    // What markup calls the publisher comes before what an address spells, which may be what it does.
    if (spelled && isNamed) aliases.set(keyOf(spelled), spelled);
    else if (spelled) vote(spelled, 1000, true);
  }
  const opening = home ? [home.page.document.title ?? '', ...home.page.document.blocks.map(({ text }) => text)].join('\n') : '';
  // What only the titles of some pages end with, and the start page never says, is a leftover.
  const isConfirmed = ({ text }: { text: string }) => home === undefined || aliases.has(keyOf(text)) || holds(opening, text);
  const confirmed = [...votes.values()].filter(isConfirmed);
  // Of two that as many pages give, the first: "Effects – Acme – Kilns" says next what Acme is.
  let best: { text: string; votes: number } | undefined;
  for (const one of confirmed.length > 0 ? confirmed : votes.values()) if (!best || one.votes > best.votes) best = one;
  const homeParts = segmentsOf(home?.page.document.title);
  const given = best?.text ?? homeParts[0] ?? null;
  const brand = home && given && isHostName(given, home.url) ? (writtenName(documents, host) ?? given) : given;
  if (brand) aliases.set(keyOf(brand), brand);
  const kind = kindOf(site, kinds, {
    brand,
    hasCity: cities.size > 0,
    isBody: [brand ?? '', ...aliases.values(), ...homeParts].some(isBodyName),
  });
  const event = home && kind === 'event' ? eventName(home.page.document) : undefined;
  if (event) aliases.set(keyOf(event), event);
  const name = event ?? brand;
  return {
    brand: name,
    // "binary.example" may be called "Binary Example".
    names: new Set(
      [
        ...aliases.keys(),
        ...(home ? ownersOn(home.page.document) : []).map(keyOf),
        host,
        home ? keyOf(new URL(home.url).hostname.replace(/^www\./, '').replaceAll('.', ' ')) : '',
      ].filter(Boolean),
    ),
    aliases: [...aliases.values()].filter((one) => one !== name),
    kind,
    cities: [...cities].sort(([, a], [, b]) => b - a).map(([city]) => city),
    places,
    people: new Map([...people, ...reviewers]),
    customers: new Set([...reviewers.keys()].filter((name) => !people.has(name))),
    streets: [...streets],
  };
}

const HOLDERS = /(?:©|\(c\)|copyright)[\s\p{Nd},–-]*(\p{L}[^\p{Nd}|·•\n]*)/giu;
const OWNER = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** Whom the copyright line of a page names: "© Ann Lee & Bob Marsh 2024". */
const ownersOn = ({ blocks }: PageDocument): string[] =>
  blocks.flatMap(({ region, text }) =>
    region === 'main'
      ? []
      : [...text.matchAll(HOLDERS)].flatMap(([, holders = '']) =>
          holders
            .split(/\s*[&,+]\s*/)
            .map((one) => one.trim())
            .filter((one) => OWNER.test(one)),
        ),
  );

const withoutYear = (name: string): string => keyOf(name).replace(/(?:^|\s)(?:19|20)\d\d$/, '');
/** What title and markup of the start page agree that the event is called, whoever runs it; the title has the year. */
const eventName = (home: PageDocument): string | undefined =>
  segmentsOf(home.title).find((part) =>
    markedOn(home).events.some((event) => withoutYear(event) !== '' && withoutYear(event) === withoutYear(part)),
  );

/** "acmekilns.example", which nobody says. */
const isHostName = (name: string, url: string): boolean =>
  name.includes('.') && letters(name) === letters(new URL(url).hostname.replace(/^www\./, ''));
/** The words in which texts most often write the letters of the host: "Acme Kilns". */
function writtenName(documents: readonly PageDocument[], host: string): string | null {
  const times = new Map<string, number>();
  for (const { blocks } of documents)
    for (const run of new Set(blocks.flatMap(({ kind, text }) => (kind === 'code' ? [] : (spelledIn(text, host) ?? [])))))
      if (run.includes(' ')) times.set(run, (times.get(run) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** A run of words in title or H1 that spells the host's own label. */
function spelledOut({ title, meta, blocks }: PageDocument, host: string): string | null {
  if (host.length < 3) return null;
  for (const source of [title, meta['og:site_name'], ...blocks.filter(({ level }) => level === 1).map(({ text }) => text)]) {
    const run = spelledIn(source ?? '', host);
    if (run) return run;
  }
  return null;
}
function spelledIn(text: string, host: string): string | null {
  const words = [...text.slice(0, 300).matchAll(/[\p{L}\p{N}'’.]+/gu)];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from; to < Math.min(words.length, from + 5); to += 1) {
      const [first, last] = [words[from], words[to]];
      const run = first && last ? text.slice(first.index, last.index + last[0].length) : '';
      if (letters(run) === host) return run.replace(/\.$/, '');
    }
  return null;
}

/** Registered bodies that are not run for profit, as they stand behind a name. */
const BODY =
  /(?<=\p{L}[)"”]?,?\s)(?:e\.\s?V\.|a\.?s\.?b\.?l\.?|v\.?z\.?w\.?|ONLUS|ODV|APS|A\.C\.|z\.?\s?s\.|501\(c\)\(\d\))(?![\p{L}\p{N}])|(?:社団法人|財団法人|사단법인)/iu;
/** What only a charity says of itself: its number, or the law that it lives by. At the beginning of a line or sentence it is the site's own. */
const CHARITY =
  /(?:^|[\n.|·•–—)]\s*)(?:(?:a )?registered (?:in \p{Lu}[\p{L} ]+ as a )?charity|(?:Scottish )?charity (?:reg\p{L}*\s?)?(?:no\.?|number)?)[\s:(#]*(?:no\.?|number|SC|NI)?[\s:(#]*\p{Nd}{5}|association (?:régie par la )?loi (?:de |du 1er juillet )?1901|entidad sin ánimo de lucro|organizacj[ai] pożytku publicznego/iu;
const SCHOLARLY_HOST = /\.(?:edu|ac)(?:\.\p{L}{2})?$/u;
/** Sites that nobody comes to for an offer, unless they sell something beside. */
export const WITHOUT_OFFER: ReadonlySet<SiteKind> = new Set(['academic', 'association', 'event']);
/** Sites of a program: its own, and its manual. */
export const OF_PROGRAMS: ReadonlySet<SiteKind> = new Set(['documentation', 'software']);

/** Makers of products whom a site that compares names. */
const SEVERAL_BRANDS = 3;

/** What evidence must add up to, and by how much it must exceed that of the next kind. */
const SURE = { least: 2, ahead: 0.5 };

/** Share of the pages with blocks of code, but for texts with an author, from which a site explains a program. */
const CODE_OF_A_MANUAL = 0.5;
const showsCode = (document: PageDocument): boolean => document.pageType !== 'article' && traits(document).code;

/** The kind of site that several signs agree on; "other" where they do not. */
function kindOf(
  site: SiteMap,
  marked: ReadonlyMap<SiteKind, number>,
  { brand, hasCity, isBody }: { brand: string | null; hasCity: boolean; isBody: boolean },
): SiteKind {
  const { pages, home } = site;
  // Copies of a page at other addresses tell nothing more of what the site is.
  const copies = copiesAmong(pages.map(({ page }) => page));
  const documents = pages.flatMap(({ page }) => (copies.has(page) ? [] : [page.document]));
  const count = Math.max(1, documents.length);
  const share = (test: (document: PageDocument) => boolean) => documents.filter(test).length / count;
  const of = (type: string) => share(({ pageType }) => pageType === type);
  const menu = menuOf(site);
  const named = (kind: 'association' | 'academic' | 'event' | 'cart') => [...NAVIGATION[kind]].filter((key) => menu.has(key)).length;
  const foot = documents
    .slice(0, 3)
    .flatMap(({ blocks, title }) => [title ?? '', ...blocks.filter(({ region }) => region === 'footer').map(({ text }) => text)]);
  const scores = new Map<SiteKind, number>();
  const add = (kind: SiteKind, holds: boolean, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + (holds ? weight : 0));

  add('software', marked.has('software'), 3);
  // What has prices, and an account to sign in to or an entry in a store for programs, is a program.
  const has = (test: (document: PageDocument) => boolean) => documents.some(test);
  add('software', has((document) => traits(document).priceList) && has((document) => traits(document).program), 2.5);
  // A manual without a name: its pages show code, and lead to one repository beside their text.
  const isManual = share(showsCode) >= CODE_OF_A_MANUAL && repositoryInMenus(documents) >= 0.6;
  add('documentation', of('docs') >= 0.3 || isManual, 3);
  add('documentation', namesDocumentation(brand ?? ''), 3);
  // Who compares the products of several makers has pages and prices of them as well, and nothing to buy.
  const brands = new Set(documents.flatMap((document) => markedOn(document).brands));
  const compares = brands.size >= SEVERAL_BRANDS && named('cart') === 0 && !documents.some((document) => traits(document).buys);
  add('shop', of('product') >= 0.3 || of('product') * count >= 5, compares ? 0.5 : 1);
  add('shop', share((document) => markedOn(document).isProduct) >= 0.3, compares ? 0.5 : 1);
  add('shop', named('cart') > 0, 1.5);
  add('localBusiness', marked.has('localBusiness'), 2);
  add('localBusiness', share((document) => markedOn(document).located) > 0, 0.5);
  // Who can be called from every page waits for customers.
  const calls = share((document) => traits(document).calls) >= 0.6;
  add('localBusiness', calls, 1.5);
  add('localBusiness', !calls && share((document) => traits(document).reachable) >= 0.6, 0.75);
  add('localBusiness', share((document) => hoursOn(document) !== null) >= 0.6, 0.5);
  add('localBusiness', hasCity, 0.5);
  // Who gives a house and a street on every page expects visitors.
  add('localBusiness', share(writesAddress) >= 0.8, 1.25);
  // Who shows a map to be found by does as well.
  add(
    'localBusiness',
    has((document) => traits(document).mapped),
    1.25,
  );
  add('localBusiness', [...menu].some(isOffersName), 0.5);
  add('localBusiness', share((document) => traits(document).priced) >= 0.2, 0.75);
  add('association', marked.has('association'), 2);
  add(
    'association',
    foot.some((text) => BODY.test(text)),
    1,
  );
  add(
    'association',
    foot.some((text) => CHARITY.test(text)),
    4,
  );
  add('association', isBody, 2.5);
  add('association', named('association') >= 2, 1.5 + 0.5 * (named('association') - 1));
  add('academic', marked.has('academic'), 2);
  add('academic', SCHOLARLY_HOST.test(home ? new URL(home.url).hostname : ''), 1);
  add('academic', named('academic') >= 2, 0.5 * named('academic') + 0.5);
  add('event', home !== undefined && markedOn(home.page.document).kinds.includes('event'), 2);
  add('event', named('event') >= 3, 0.75 * named('event'));
  // What bears its year is held in it.
  add('event', /(?<!\d)(?:19|20)\d\d$/.test(brand ?? ''), 2);
  // What shows no day and no author may be a leaflet of a hotel as well.
  const isShown = ({ via }: { via: string }) => via !== 'meta';
  const articles = share(({ pageType, dates, bylines }) => pageType === 'article' && [...dates, ...bylines].some(isShown));
  add('publisher', articles >= 0.35, 2);
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const [best, next] = ranked;
  // A program with its manual is a program.
  if (marked.has('software') && best && OF_PROGRAMS.has(best[0])) return 'software';
  return best && best[1] >= SURE.least && best[1] - (next?.[1] ?? 0) >= SURE.ahead ? best[0] : 'other';
}

/** What the navigation of the start page or of a third of the pages names, by key. */
function menuOf({ pages, home, anchorsTo }: SiteMap): ReadonlySet<string> {
  const found = new Set<string>();
  for (const anchors of anchorsTo.values())
    for (const { text, from } of anchors.values())
      if (from.nav.size >= pages.length / 3 || (home && from.nav.has(home.index))) found.add(keyOf(text));
  return found;
}

/** What people type for the site: its name, or in place of a long one the short one that its address spells as well. */
export function typedName({ brand, aliases }: Profile, home: string | null, isShort: (name: string) => boolean): string | null {
  const isTyped = (name: string) => isShort(name) && !/[|–—:/]/.test(name);
  if (brand === null || isTyped(brand) || home === null) return brand;
  return aliases.find((name) => isTyped(name) && !name.includes('.') && letters(name) === ownLabel(new URL(home).hostname)) ?? brand;
}

/** The people of the site: those who are named and are no customers. */
export const peopleOf = ({ people, customers }: Profile): ReadonlyMap<string, string> =>
  new Map([...people].filter(([name]) => !customers.has(name)));

export const contractProfile = (profile: Profile, languages: string[], offering: string[]): SiteProfile => ({
  brand: profile.brand,
  aliases: profile.aliases.slice(0, 5),
  kind: profile.kind,
  places: [...profile.places.values()].slice(0, 20),
  people: [...peopleOf(profile).values()].slice(0, 20),
  languages,
  offering,
});

/** Pages below a hub of what is offered, and those that such a hub links to. */
export function offeredPages(site: SiteMap): ReadonlySet<string> {
  const offered = new Set<string>();
  for (const page of site.pages) {
    const trail = page.page.document.breadcrumbs.slice(0, -1);
    const folders = page.path
      .split('/')
      .slice(0, -1)
      .map((part) => part.replace(/[-_]+/g, ' '));
    if ([...trail, ...folders].some((part) => part && isOffersName(part))) offered.add(page.url);
    if (!namesOfHub(site, page).some(isOffersName)) continue;
    for (const target of site.targetsFrom(page)) if (target.kind !== 'article' && target.kind !== 'utility') offered.add(target.url);
  }
  return offered;
}

/** Whether a site calls itself one of law: its name, title, headline or description says a word of it. */
export function practisesLaw({ brand }: Profile, { home, language }: SiteMap): boolean {
  const legal = [...(packOf(language)?.subjects.legal ?? [])];
  const document = home?.page.document;
  const said = [brand, document?.title, document && headlineOf(document), document?.meta.description].map((text) => text ?? '').join(' ');
  return wordsOf(said).some((word) => legal.some((part) => lowered(word).startsWith(part)));
}
