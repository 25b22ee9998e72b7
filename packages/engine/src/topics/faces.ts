import { headlineOf } from '../artifacts/h1.ts';
import { memoize, memoizeText } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { letters } from '../artifacts/text.ts';
import type { LanguagePack } from '../language/pack.ts';
import { ALL_PACKS } from '../language/packs/index.ts';
import { FACES, type Face } from '../language/topic-words.ts';
import { readVisibleDate } from '../language/visible-dates.ts';
import { withoutExamples } from '../page/example-contacts.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { holdsPostal } from '../page/postal-address.ts';
import { namesPrice } from '../retrieval/aspects.ts';
import { holds, isRunOn, isUnspaced, keyOf, lengthOf, listedWords, plain } from './label-text.ts';
import { ALWAYS, daysOfWeek, hoursOn, namesHours, namesTimes } from './opening-hours.ts';
import { isPhone, type Profile } from './profile.ts';
import { namesOfPage, type SiteMap, type SitePage } from './site-map.ts';

/** Where a site says what everybody wants to know of its kind: parts and pages that are called so, and what in them proves it. */

/** What a language calls a face; what people type beside a name is the first of the list. */
export const namesOf = ({ topics, pages }: LanguagePack, face: Face): ReadonlySet<string> =>
  face === 'jobs' || face === 'contact' ? pages[face] : listedWords(topics.faces[face]);
/** Words that say what a part is about also in a longer heading: "What does shipping cost?" */
const TELLING: readonly Face[] = ['hours', 'shipping', 'returns', 'membership'];
const SHORTEST_NAME = 6;
const MOST_WORDS = 7;
const NAMED = new Map<string, Face[]>();
const CONTAINED: [name: string, face: Face][] = [];
for (const face of FACES)
  for (const key of new Set(ALL_PACKS.flatMap((pack) => [...namesOf(pack, face)]).flatMap((name) => [keyOf(name), plain(keyOf(name))]))) {
    NAMED.set(key, [...(NAMED.get(key) ?? []), face]);
    if (TELLING.includes(face) && key.length >= SHORTEST_NAME) CONTAINED.push([isRunOn(key) ? key.replace(/\s/g, '') : ` ${key} `, face]);
  }
/** What a heading or link is called like. */
const facesOf = memoizeText((text): readonly Face[] => {
  const key = keyOf(text);
  const [spaced, run] = [` ${key} `, isRunOn(key) ? key.replace(/\s/g, '') : ''];
  const held =
    lengthOf(text) <= MOST_WORDS ? CONTAINED.flatMap(([name, face]) => ((isRunOn(name) ? run : spaced).includes(name) ? face : [])) : [];
  return [...new Set([...(NAMED.get(key) ?? []), ...held])];
});

const TIMES = /(?<![\d.:])\d{1,2}[:.h]\d{2}(?![\d.])/gu;

/** An email address or a telephone number. */
const REACHES = /\S@\S+\.\p{L}|(?:\p{Nd}[\s()./-]{0,3}){7,}/u;

const LONGEST = 600;
/** Characters of a text that tells how something is done or where something is. */
const FEWEST_CHARS = 100;
/** And of one sentence. */
const SENTENCE = 25;
type Facts = {
  text: string;
  chars: number;
  amount: boolean;
  opens: boolean;
  times: number;
  dated: boolean;
  items: number;
  reaches: boolean;
  located: boolean;
};

function factsOf(blocks: readonly Block[], language: string | null): Facts {
  const facts = { text: '', chars: 0, amount: false, opens: false, times: 0, dated: false, items: 0, reaches: false, located: false };
  for (const { kind, text } of blocks) {
    if (kind === 'code' || text.includes('©')) continue;
    if (facts.text.length < LONGEST) facts.text += `${facts.text ? '\n' : ''}${text}`;
    facts.chars += isUnspaced(text) ? text.length * 2.5 : text.length;
    facts.amount ||= namesPrice(text);
    facts.opens ||= namesHours(text);
    facts.reaches ||= REACHES.test(text);
    facts.located ||= holdsPostal(text);
    facts.times += text.match(TIMES)?.length ?? 0;
    facts.dated ||= text.length < 400 && readVisibleDate(text, language) !== null;
    if (kind !== 'heading') facts.items += 1;
  }
  facts.text = facts.text.slice(0, LONGEST);
  return facts;
}

const PROOF: Readonly<Record<Face, (facts: Facts) => boolean>> = {
  hours: ({ opens, text }) => opens || daysOfWeek(text) > 1,
  address: ({ located }) => located,
  shipping: ({ amount }) => amount,
  returns: ({ chars }) => chars >= FEWEST_CHARS * 2,
  dates: ({ dated }) => dated,
  venue: ({ chars }) => chars >= FEWEST_CHARS,
  tickets: ({ amount }) => amount,
  program: ({ times }) => times >= 3,
  membership: ({ chars }) => chars >= FEWEST_CHARS,
  publications: ({ items }) => items >= 3,
  parking: ({ chars }) => chars >= SENTENCE,
  payment: ({ chars }) => chars >= SENTENCE,
  cancellation: ({ chars }) => chars >= SENTENCE,
  license: ({ text }) => LICENSE.test(text),
  jobs: ({ chars }) => chars >= FEWEST_CHARS,
  contact: ({ reaches }) => reaches,
};
const LICENSE =
  /(?<![\p{L}\p{N}])(?:CC[ -]BY|CC0|Creative Commons|MIT|[AL]?GPL|Apache|BSD|MPL|Mozilla Public|EUPL|Unlicense|ISC|Licence Ouverte)(?!\p{L})/u;
/** What a text tells that opens with its name, "Payment: …"; of a place to park any sentence does, where a site speaks of itself. */
const RUN_IN: readonly Face[] = ['parking', 'payment', 'cancellation', 'license'];

/** In which the names of months are read. */
const languageOn = ({ detectedLanguage, lang }: PageDocument): string | null => detectedLanguage ?? lang;
type Part = { face: Face; heading: string; facts: Facts };
/** Parts of a page below a heading that is called like a face, and the whole page. */
const partsOn = memoize((document: PageDocument): { parts: readonly Part[]; whole: Facts } => {
  const blocks = withoutExamples(document);
  const language = languageOn(document);
  const parts: Part[] = [];
  blocks.forEach(({ kind, level, region, text }, at) => {
    const heads = kind === 'heading' || kind === 'summary' || kind === 'term';
    if (!heads || region === 'nav' || text.length > 60) return;
    for (const face of facesOf(text)) {
      const rest = blocks.slice(at + 1, at + 60);
      const end = rest.findIndex((block) => block.kind === kind && block.level <= level);
      parts.push({ face, heading: text, facts: factsOf(end < 0 ? rest : rest.slice(0, end), language) });
    }
  });
  return {
    parts,
    whole: factsOf(
      blocks.filter(({ region }) => region === 'main'),
      language,
    ),
  };
});
/** Texts in which an address may stand. */
const shortTexts = memoize((document: PageDocument): readonly string[] =>
  withoutExamples(document)
    .filter(({ text, region }) => region !== 'nav' && text.length < 400 && /\d/.test(text))
    .map(({ text }) => text),
);
const PREFIX = 4;
const namesFor = (face: Face): readonly string[] => [...NAMED].flatMap(([name, faces]) => (faces.includes(face) ? name : []));
const NAMES = new Map(RUN_IN.map((face) => [face, namesFor(face)]));
/** How any of a face's names begins: most texts hold none, and need not be cut into words to tell. */
const BEGINS = new Map(
  [...NAMES].map(([face, names]) => [face, new RegExp(names.map((name) => RegExp.escape(name.slice(0, PREFIX))).join('|'), 'iu')]),
);
const OPENING = /^([^:：]{3,40})[:：]\s*\S/u;
const runInsOn = memoize(
  ({ blocks }: PageDocument): ReadonlyMap<Face, string> =>
    new Map(
      RUN_IN.flatMap((face): [Face, string][] => {
        const found = blocks.find(({ region, kind, text }) => {
          if (region === 'nav' || kind === 'heading' || kind === 'code' || text.length > LONGEST) return false;
          const where = face === 'parking' || face === 'license' ? text : (OPENING.exec(text)?.[1] ?? '');
          return (
            (isUnspaced(text) ? text.length * 2.5 : text.length) >= SENTENCE &&
            (face !== 'license' || LICENSE.test(text)) &&
            // A note of some days is of something else: "Until 8 May bring clay to the car park".
            (face !== 'parking' || readVisibleDate(text, null) === null) &&
            BEGINS.get(face)?.test(where) &&
            NAMES.get(face)?.some((name) => holds(where, name))
          );
        });
        return found ? [[face, found.text]] : [];
      }),
    ),
);
/** Characters of a text that gives a number or an address to write to, and little else. */
const LONGEST_LINE_TO_REACH = 120;
const LEADS_TO_SOMEBODY = /^(?:tel|mailto|whatsapp):/i;
/** An email address that is written out; a name on a network has two signs. */
const MAIL = /(?:^|[\s:：|])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:$|[\s,;.)|])/u;
/** A bank account, or a card. */
const ACCOUNT = /(?<!\p{Nd})(?:\p{Nd}{4}[\s-]){2}\p{Nd}{4}/u;
/** Words beside the number: more of them say when to call, or for what. */
const FEW_WORDS = 5;
/** A short text that gives a number to call or an address to write to: of the frame of a page, else of its main part. */
const reachedOn = memoize((document: PageDocument): Record<'frame' | 'main', string | null> => {
  const { links } = document;
  const found = withoutExamples(document).filter(
    ({ kind, text, links: own }) =>
      kind !== 'code' &&
      text.length <= LONGEST_LINE_TO_REACH &&
      !text.includes('©') &&
      REACHES.test(text) &&
      !ACCOUNT.test(text) &&
      (MAIL.test(text) ||
        isPhone(text) ||
        own.some((at) => LEADS_TO_SOMEBODY.test(links[at]?.href ?? '') && REACHES.test(links[at]?.text ?? ''))),
  );
  const isBare = (text: string) => lengthOf(text.replace(/\S*[@\p{Nd}]\S*/gu, '')) <= FEW_WORDS;
  return {
    frame: found.find(({ region }) => region !== 'main' && region !== 'aside')?.text ?? null,
    main: found.find(({ region, text }) => region === 'main' && isBare(text))?.text ?? null,
  };
});
const HOURS = namesFor('hours');
/** Characters in which a text says how it is called. */
const OPENING_CHARS = 80;
/** A text that opens with the name of opening hours, whatever it says then: "Business hours: by appointment". */
const underHours = memoize(
  ({ blocks }: PageDocument): string | null =>
    blocks.find(({ region, kind, text }) => {
      if (region === 'nav' || kind === 'code' || text.length > LONGEST) return false;
      const key = keyOf(text.slice(0, OPENING_CHARS));
      return HOURS.some((name) => key.startsWith(`${name} `));
    })?.text ?? null,
);
/** Blocks below a heading that may give its hours. */
const MOST_LINES = 15;
/** The hours that a page states under that name, as written: below a heading that is called so and nothing else, or behind the name and a colon. Those of some days, such as holidays, are not taken. */
export const statedHours = memoize(({ blocks }: PageDocument): string | null => {
  for (const [at, { region, kind, level, text }] of blocks.entries()) {
    if (region === 'nav' || kind === 'code') continue;
    const isHeading = HOURS.includes(keyOf(text));
    if (!isHeading && !HOURS.includes(keyOf(OPENING.exec(text)?.[1] ?? ''))) continue;
    const rest = blocks.slice(at + 1, at + 1 + MOST_LINES);
    const end = rest.findIndex(
      (block) => block.kind === 'heading' || (block.kind === kind && block.level <= level && kind !== 'paragraph'),
    );
    const lines = (isHeading ? rest.slice(0, end < 0 ? undefined : end) : [blocks[at]]).map((block) => block?.text ?? '');
    const found = lines.filter((line) => namesTimes(line));
    if (found.length > 0 && lines.every((line) => readVisibleDate(line, null) === null)) return found.join('; ').replace(/\s+/g, ' ');
  }
  return null;
});
export const OF_A_BODY = [hoursOn, partsOn, shortTexts, underHours, runInsOn, reachedOn, statedHours];

/** `called`: what the site calls it. */
export type Found = { page: SitePage; heading: string; text: string; called?: string };

/** The pages of a site and its policies: what these say is for their own ends, such as whom to write to about one's data. */
const pagesOf = memoize((site: SiteMap): { own: readonly SitePage[]; legal: readonly SitePage[] } => {
  const read = site.pages.filter(({ kind, isMain }) => kind !== 'out' && isMain);
  const { own = [], legal = [] } = Object.groupBy(read, ({ page }) => (isLegalPage(page) ? 'legal' : 'own'));
  return { own, legal };
});

/** The text that proves it; else one that is called so and does not. */
export function evidenceFor(face: Face, site: SiteMap, profile: Profile): { answer: Found | null; mention: Found | null } {
  const { own, legal } = pagesOf(site);
  const nameOf = (page: SitePage) =>
    page.kind === 'home' ? undefined : namesOfPage(site, page).find((text) => facesOf(text).includes(face));
  // "Contact" on a page for authors is whom authors write to; whom everybody writes to comes first.
  const isForAll = (page: SitePage) => face !== 'contact' || page.kind === 'home' || nameOf(page) !== undefined;
  const { first = [], then = [] } = Object.groupBy(own, (page) => (isForAll(page) ? 'first' : 'then'));
  const pages = [...first, ...then, ...legal];
  let mention: Found | null = null;
  /** Of opening hours, those of most days. */
  let week: Found | null = null;
  for (const page of pages) {
    const { document } = page.page;
    const { parts, whole } = partsOn(document);
    const name = nameOf(page);
    const heading = headlineOf(document) ?? page.slug;
    for (const part of [
      ...parts.filter((one) => one.face === face).map((one) => ({ ...one, called: one.heading })),
      ...(name ? [{ heading, facts: whole, called: name }] : []),
    ]) {
      const found = { page, heading: part.heading, text: part.facts.text, called: part.called };
      if (PROOF[face](part.facts)) {
        if (face !== 'hours') return { answer: found, mention };
        if (!week || daysOfWeek(found.text) > daysOfWeek(week.text)) week = found;
        continue;
      }
      if (part.facts.chars > 0) mention ??= found;
    }
  }
  if (week) return { answer: week, mention };
  const answer = elsewhere(face, pages, profile);
  if (!answer && !mention && face === 'hours')
    for (const page of pages) {
      const text = underHours(page.page.document);
      if (text === null) continue;
      mention = { page, heading: headlineOf(page.page.document) ?? page.slug, text };
      break;
    }
  if (!answer && !mention && BY_FORM.has(face)) {
    // A page of another name that has what would prove it: whether it is that, only a reader can tell.
    const page = pages.find((one) => one.kind !== 'article' && PROOF[face](partsOn(one.page.document).whole));
    if (page)
      return {
        answer,
        mention: { page, heading: headlineOf(page.page.document) ?? page.slug, text: partsOn(page.page.document).whole.text },
      };
  }
  return { answer, mention };
}

const BY_FORM: ReadonlySet<Face> = new Set(['hours', 'shipping', 'dates', 'tickets', 'program']);
/** Characters between which a name and a day are said of each other. */
const LONGEST_LINE = 400;
/** A text with a day of the event: below a heading that is its name, or in one that holds it; of the year that its name bears. */
function heldOn(document: PageDocument, { brand, names }: Profile): string | undefined {
  const [year] = /(?<!\p{Nd})20\p{Nd}\p{Nd}$/u.exec(brand ?? '') ?? [];
  if (year === undefined) return undefined;
  return document.blocks.find(({ region, text }, at) => {
    if (region === 'nav' || text.length > LONGEST_LINE || !readVisibleDate(text, languageOn(document))?.text.includes(year)) return false;
    const above = document.blocks[at - 1];
    return holds(text, brand ?? '') || (above?.kind === 'heading' && names.has(keyOf(above.text)));
  })?.text;
}
/** Sentences below a heading that is a place of the markup. */
function describedPlace(document: PageDocument, places: ReadonlyMap<string, string>): { heading: string; text: string } | undefined {
  const { blocks } = document;
  for (const [at, { kind, level, region, text }] of blocks.entries()) {
    if (kind !== 'heading' || region === 'nav' || !places.has(keyOf(text))) continue;
    const rest = blocks.slice(at + 1, at + 1 + MOST_LINES);
    const end = rest.findIndex((block) => block.kind === kind && block.level <= level);
    const prose = rest.slice(0, end < 0 ? undefined : end).filter((block) => block.kind === 'paragraph');
    const facts = factsOf(prose, null);
    if (PROOF.venue(facts)) return { heading: text, text: facts.text };
  }
  return undefined;
}

const SPEAKS_OF_ITSELF: ReadonlySet<SitePage['kind']> = new Set(['home', 'utility', 'index']);
/** What needs no heading that says what it is: a street, times of opening, the day of an event beside its name. */
function elsewhere(face: Face, pages: readonly SitePage[], profile: Profile): Found | null {
  const { streets, places, kind } = profile;
  const of = (page: SitePage, text: string): Found => ({ page, heading: headlineOf(page.page.document) ?? page.slug, text });
  if (face === 'address')
    for (const page of pages) {
      const text = shortTexts(page.page.document).find((one) => streets.some((street) => letters(one).includes(letters(street))));
      if (text) return of(page, text);
    }
  if (face === 'hours') {
    const found = pages.flatMap((page) => {
      const hours = hoursOn(page.page.document);
      return hours && (page.kind === 'home' || page.kind === 'utility' || ALWAYS.test(hours)) ? [{ page, hours }] : [];
    });
    // "24/7 support" may be said beside the times at which somebody is there.
    const best = found.find(({ hours }) => !ALWAYS.test(hours)) ?? found[0];
    if (best) return of(best.page, best.hours);
  }
  if (RUN_IN.includes(face))
    for (const page of pages) {
      const isOwn = face === 'parking' ? SPEAKS_OF_ITSELF.has(page.kind) : page.kind !== 'article' && legalKind(page.slug) !== 'privacy';
      const text = isOwn ? runInsOn(page.page.document).get(face) : undefined;
      if (text) return of(page, text);
    }
  // A number in the header needs no heading: everybody sees whom to call.
  if (face === 'contact') {
    const own = pages.filter(({ page }) => !isLegalPage(page));
    const home = own.filter((page) => page.kind === 'home');
    const read = (part: 'frame' | 'main') => (page: SitePage) => {
      const text = reachedOn(page.page.document)[part];
      return text === null ? [] : [of(page, text)];
    };
    const [found] = [...home.flatMap(read('frame')), ...home.flatMap(read('main')), ...own.flatMap(read('frame'))];
    if (found) return found;
  }
  // Before or in its rules, an event says its days beside its name or right below it.
  if (face === 'dates' && kind === 'event')
    for (const page of pages) {
      const text = page.kind === 'article' ? undefined : heldOn(page.page.document, profile);
      if (text) return of(page, text);
    }
  if (face === 'venue' && kind === 'event')
    for (const page of pages) {
      const part = describedPlace(page.page.document, places);
      if (part) return { page, ...part };
    }
  return null;
}
