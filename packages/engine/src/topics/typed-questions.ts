import type { Coverage, SiteKind } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { textKey } from '../artifacts/text-key.ts';
import { lowered } from '../language/letter-case.ts';
import { ALL_PACKS, packOf } from '../language/packs/index.ts';
import { detectScript } from '../language/script.ts';
import { sentences } from '../language/sentences.ts';
import { supported } from '../language/supported.ts';
import { type Face, whatIs } from '../language/topic-words.ts';
import { readVisibleDate } from '../language/visible-dates.ts';
import { textsOf } from '../page/framing-texts.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { isEmpty } from '../page/unreadable.ts';
import type { Answer } from '../retrieval/answers.ts';
import { asksForPrice, asksToCompare, namesPrice } from '../retrieval/aspects.ts';
import type { Corpus, PagePassage, SiteQuestion } from './corpus.ts';
import { evidenceFor, type Found, namesOf } from './faces.ts';
import { costsNothing } from './figures.ts';
import type { SiteTopic } from './find-topics.ts';
import { holds, isRunOn, isUnspaced, keyOf, lengthOf, plain, segmentsOf, wordsOf } from './label-text.ts';
import { daysOfWeek, namesTimes } from './opening-hours.ts';
import { contentOf } from './pages-about.ts';
import { practisesLaw, typedName } from './profile.ts';
import { passageOf, type Scope } from './questions.ts';
import { reviewsOn } from './reviews.ts';
import { namesOfPage, type SitePage } from './site-map.ts';

/** Questions that a site of a kind obviously faces. Shaped as people type them, so that nothing has to be inflected. */

const MOST_TYPED = 12;
const MOST_PRICED = 6;
/** Confidence from which a topic is asked about, and from which an answer is missed. */
const LIKELY_TOPIC = 0.6;
export const SURE_TOPIC = 0.75;
/** Words of a name that people type whole. */
const TYPED_NAME = 5;
/** Words of a name that is no description: "what is …" is asked of it. */
const COINED_NAME = 2;

export type TypedQuestion = {
  question: string;
  topic: SiteTopic | null;
  page: string | null;
  check: Exclude<NonNullable<SiteQuestion['asks']>, 'steps'>;
  subject: string;
  /** Asked only where the site answers it. */
  onlyIfAnswered?: true;
};
/** What everybody who deals with a site of the kind wants to know. */
const FACED: Partial<Record<SiteKind, readonly (Face | 'reviews' | 'cost' | 'alternatives' | 'definition')[]>> = {
  localBusiness: ['reviews', 'hours', 'address'],
  shop: ['reviews', 'shipping', 'returns'],
  software: ['reviews', 'cost', 'alternatives', 'definition'],
  documentation: ['definition'],
  event: ['dates', 'venue', 'tickets', 'program', 'definition'],
  association: ['membership', 'definition'],
  academic: ['publications'],
};

export function typedQuestions({ site, profile, topics }: Scope): TypedQuestion[] {
  const pack = packOf(site.language);
  const words = pack?.topics;
  const { kind } = profile;
  const faced = FACED[kind] ?? [];
  if (!pack || !words || site.pages.length === 0) return [];
  const runOn = packOf(site.language)?.runOn ?? false;
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const found: TypedQuestion[] = [];
  const [city] = profile.cities;
  const home = site.home?.page.url ?? null;
  const isShort = (label: string) => lengthOf(label) <= TYPED_NAME;
  const brand = typedName(profile, home, isShort);
  const ownPage = ({ pages: [url] }: SiteTopic) => (url === undefined ? undefined : site.pageAt(url));
  const states = (topic: SiteTopic) => {
    const own = ownPage(topic);
    return own?.kind === 'page' && listsPrices(own.page.document);
  };
  const isShell = (topic: SiteTopic) => {
    const own = ownPage(topic);
    return own !== undefined && isEmpty(own.page.document);
  };
  const ofLaw = practisesLaw(profile, site);
  // A catalogue without any price is of somebody who makes offers.
  const pricesAnything = site.pages.some(({ page, kind: of }) => of !== 'out' && listsPrices(page.document));
  // Only what surely is sold: a product, what a hub of offers leads to, or what a business states a price of.
  const isSold = (topic: SiteTopic) =>
    topic.type === 'product' ? kind === 'shop' || pricesAnything : kind === 'localBusiness' && (topic.offered || states(topic));
  const sold = topics.filter(
    (topic) =>
      (kind === 'localBusiness' || kind === 'shop') && topic.confidence >= LIKELY_TOPIC && isNameOfOne(topic.topic) && isSold(topic),
  );
  const opening = site.home?.page.document;
  const names = [opening?.title, opening && headlineOf(opening)].filter(Boolean);
  const first = opening?.blocks.find(({ kind, region }) => kind === 'paragraph' && region === 'main')?.text;
  const isLatin = detectScript([...names, first].join(' ')).name === 'latin';
  const namesPlace = (place: string) => holds([...names, first].filter(Boolean).join(' '), place);
  for (const topic of sold.filter((one) => isCalledSo(one, site)).slice(0, MOST_PRICED)) {
    // The place that the business names first, not the district of its office.
    const place = kind === 'localBusiness' && city && namesPlace(city) ? city : undefined;
    found.push({
      question: join(topic.topic, words.query.cost, runOn ? undefined : place),
      topic,
      page: topic.pages[0] ?? home,
      check: 'price',
      subject: topic.topic,
      // What scripts bring in was not read, and a lawyer prices the case, not the field of law.
      ...((isShell(topic) || topic.confidence < SURE_TOPIC || ofLaw) && { onlyIfAnswered: true }),
    });
  }
  const isName = brand !== null && isShort(brand) && !/[|–—:/]/.test(brand);
  if (!brand || !isName) return found;
  const about = { topic: null, page: home, subject: brand };
  for (const face of faced) {
    if (face === 'reviews') found.push({ ...about, question: join(brand, words.query.reviews), check: 'reviews' });
    else if (face === 'cost') {
      // Where something is free we cannot tell what else is: asked only where the answer stands.
      const saysFree = opening !== undefined && freeLines(opening, site.language).length > 0;
      found.push({ ...about, question: join(brand, words.query.cost), check: 'price', ...(saysFree && { onlyIfAnswered: true }) });
    } else if (face === 'alternatives') found.push({ ...about, question: join(brand, words.query.alternatives), check: 'alternatives' });
    else if (face === 'definition') {
      if (lengthOf(brand) <= COINED_NAME)
        found.push({
          ...{ ...about, question: whatIs(words, brand), check: 'definition' as const },
          // What texts introduce by its whole name, they may not by the short one.
          ...(brand !== profile.brand && { onlyIfAnswered: true as const }),
        });
    } else {
      const [asked] = namesOf(pack, face);
      // Where it is, is known from markup alone: without it, or in other letters, we could not tell whether the text says so.
      if (face === 'address' && !profile.streets.some((street) => (detectScript(street).name === 'latin') === isLatin)) continue;
      // Nobody goes to a crew that comes, or to who works everywhere: of them only times are asked that they state.
      if (face === 'hours' && profile.streets.length === 0) {
        const { answer } = evidenceFor(face, site, profile);
        if (!answer || !(namesTimes(answer.text) || daysOfWeek(answer.text) > 1)) continue;
      }
      found.push({ ...about, question: join(brand, asked), check: face });
    }
  }
  /** Whether what is called so is that, on a site whose kind does not lead to expect it. */
  const isOne = (face: Face, { text }: Found): boolean =>
    face === 'hours'
      ? wordsOf(text).some((word) => pack.weekdays.has(lowered(word)))
      : ONLY_IF_ANSWERED.includes(face) || /\p{Nd}/u.test(text);
  const further = (FURTHER[kind] ?? OTHERS).flatMap((face): TypedQuestion[] => {
    const { answer } = evidenceFor(face, site, profile);
    // "jobs" in a manual are what the program does, and "join us" is said to members.
    if (face === 'jobs' && kind === 'association') return [];
    if (
      found.some(({ check }) => check === face) ||
      (faced.includes(face) && face !== 'address') ||
      !answer ||
      answer.page.kind === 'docs' ||
      !isOne(face, answer)
    )
      return [];
    const all = [...namesOf(pack, face)];
    const asked = (IN_ITS_WORDS.includes(face) && all.find((name) => isSameName(name, answer.called ?? ''))) || all[0];
    return [{ ...about, question: join(brand, asked), check: face }];
  });
  // Who has a page of prices is asked for them in the word of that page: "tarieven", "honoraires".
  const [prices] =
    !faced.includes('cost') && !FURTHER[kind]
      ? site.pages.flatMap((page) => {
          const name =
            page.kind !== 'out' && listsPrices(page.page.document) && namesOfPage(site, page).find((text) => isNamed('prices', text));
          return name ? [pack.pages.prices.has(name.toLowerCase()) ? name.toLowerCase() : words.query.cost] : [];
        })
      : [];
  if (prices) further.push({ ...about, question: join(brand, prices), check: 'price', onlyIfAnswered: true });
  if (!faced.includes('definition') && lengthOf(brand) <= COINED_NAME && !KNOWN_AS.has(kind))
    further.push({ ...about, question: whatIs(words, brand), check: 'definition', onlyIfAnswered: true });
  const typed = [...found.slice(0, MOST_TYPED), ...further];
  // What prices and tickets are called may be one word.
  return typed.filter(({ question }, at) => typed.findIndex((other) => keyOf(other.question) === keyOf(question)) === at);
}
/** Nobody types two offers with one price. */
const isNameOfOne = (name: string): boolean => !/[&+/]/.test(name);
/** Whether its page calls itself so: a menu may name only what a service is for ("Hard disks"), or say half of it ("Service"). */
function isCalledSo({ topic, pages, hasPage }: SiteTopic, site: Scope['site']): boolean {
  const own = pages[0] === undefined || !hasPage ? undefined : site.pageAt(pages[0]);
  const names = own ? [headlineOf(own.page.document) ?? '', ...segmentsOf(own.page.document.title)].filter(Boolean) : [];
  return (
    names.length === 0 ||
    names.some((name) => holds(name, topic) && contentOf(topic, site.language).length >= contentOf(name, site.language).length / 2)
  );
}
const isSameName = (one: string, other: string): boolean => plain(keyOf(one)) === plain(keyOf(other));
/** What a shop or a firm around the corner is, nobody asks. */
const KNOWN_AS: ReadonlySet<SiteKind> = new Set(['localBusiness', 'shop']);
/** Of kinds of sites that nobody goes to. */
const FURTHER: Partial<Record<SiteKind, readonly Face[]>> = {
  documentation: ['license'],
  publisher: ['license'],
  software: ['license', 'jobs', 'contact'],
};
/** What sites call differently, not only in other words. */
const IN_ITS_WORDS: readonly Face[] = ['venue', 'tickets', 'payment'];
/** What sites of any other kind are asked where they tell it. */
const ONLY_IF_ANSWERED: readonly Face[] = ['parking', 'payment', 'cancellation', 'license', 'jobs', 'contact', 'membership'];
const OTHERS: readonly Face[] = [
  'hours',
  'address',
  'venue',
  'tickets',
  'parking',
  'payment',
  'cancellation',
  'jobs',
  'contact',
  'membership',
];

/** Characters of a line that is a price. */
export const LONGEST_PRICE = 80;
/** The first text of a page that states an amount of money. */
export const amountOn = memoize(
  (document: PageDocument): string | null =>
    document.blocks.find(({ region, kind, text }) => region === 'main' && kind !== 'code' && namesPrice(text))?.text ?? null,
);
/** A question about a price that a page touches on without a sure answer. */
export const isPriceLeftOpen = ({ asks, coverage }: SiteQuestion): boolean => asks === 'price' && coverage === 'mentioned';
/** No page about what a question asks the price of names an amount. Where one does, it may be the answer, in a form that we do not read. */
export function isUnpriced({ topic, page, passage }: SiteQuestion, { site, topics }: Corpus): boolean {
  const pages = topics.find((one) => one.topic === topic)?.pages ?? [];
  const documents = [...pages, page, passage?.url].flatMap((url) => (url && site?.pageAt(url)?.page.document) || []);
  return documents.length > 0 && documents.every((document) => amountOn(document) === null);
}
/** Whether an amount stands in a row or a line: one in a long text is of a fine, a grant or somebody else's. */
export const listsPrices = memoize((document: PageDocument): boolean =>
  document.blocks.some(
    ({ region, kind, text }) =>
      region === 'main' && kind !== 'code' && (kind === 'tableRow' || text.length <= LONGEST_PRICE) && namesPrice(text),
  ),
);
export const OF_A_BODY = [amountOn, listsPrices];

/** Short lines of a page that say that something is free. */
const freeLines = ({ blocks }: PageDocument, language: string | null): string[] =>
  blocks.flatMap(({ region, text }) =>
    region === 'main' && text.length <= LONGEST_PRICE && costsNothing(text, language) ? text.split('\n') : [],
  );
/** "100 % free": nothing else is named, so that the site itself is meant. */
const saysOnlyFree = (line: string, language: string | null): boolean =>
  costsNothing(line, language) && wordsOf(line).filter((word) => !/\p{Nd}/u.test(word) && !costsNothing(word, language)).length === 0;

/** Whether a line or a sentence of a text is of a price: other amounts are of a fine, a claim or somebody else's. */
export const tellsPrice = (text: string, language: string): boolean =>
  text
    .split('\n')
    .flatMap((line) =>
      line.length <= LONGEST_PRICE ? [line] : sentences(line, supported(language)).filter((one) => asksForPrice(one, supported(language))),
    )
    .some(namesPrice);

/** Characters of an amount that says nothing of what it is for. */
const BARE_AMOUNT = 20;
/** The first amount of a page of prices, with what stands above it where it stands alone. */
function pricedOn(page: SitePage): PagePassage {
  const { blocks } = page.page.document;
  const amount = amountOn(page.page.document) ?? '';
  const block = blocks.find(({ text }) => text === amount);
  const above = blocks[block?.heading ?? -1]?.text;
  return passageOf(page, page.slug, above && amount.length <= BARE_AMOUNT ? `${above}\n${amount}` : amount);
}
/** An amount below a heading that says what it is for, or on a page about that alone that it is the price: "1 year of X", "€ 20". */
function pricedBelow(page: SitePage, name: string): PagePassage | null {
  const { blocks } = page.page.document;
  const headed = (at: number) => blocks[blocks[at]?.heading ?? -1]?.text ?? '';
  const isOf = (heading: string) => holds(heading, name) || (page.kind !== 'home' && isNamed('prices', heading, true));
  const at = blocks.findIndex(
    ({ region, kind, text }, index) =>
      region === 'main' && kind !== 'heading' && kind !== 'code' && text.length <= LONGEST_PRICE && namesPrice(text) && isOf(headed(index)),
  );
  return at < 0 ? null : passageOf(page, headed(at), `${headed(at)}\n${blocks[at]?.text}`);
}
/** An amount in a line behind a text that names what it is for, in one part of a page that is called by it: how it is reckoned, and from which amount. */
function pricedBehind({ blocks }: PageDocument, name: string): { heading: string; text: string } | null {
  const ofMain = blocks.flatMap((block, at) => (block.region === 'main' && block.kind !== 'code' ? [{ block, at }] : []));
  for (const { block, at } of ofMain) {
    if (block.kind === 'heading' || block.text.length > LONGEST_PRICE || !namesPrice(block.text)) continue;
    const told = ofMain.find(
      (one) => one.block.kind === 'paragraph' && one.block.heading === block.heading && one.at < at && holds(one.block.text, name),
    );
    if (told) return { heading: blocks[block.heading]?.text ?? name, text: `${told.block.text}\n${block.text}` };
  }
  return null;
}
/** The best that a site has of reviews: somebody's own words before a figure, and that before the mere name. A magazine reviews others. */
function reviewsOf({ site, profile, longestOf }: Scope): { coverage: Coverage; passage: PagePassage | null } {
  const found = site.pages.flatMap((page) => {
    const isNamedSo = isCalled('reviews', page, site);
    const reviews = page.kind === 'out' ? null : reviewsOn(page.page.document, isNamedSo);
    return reviews || (isNamedSo && page.kind !== 'out') ? [{ page, reviews }] : [];
  });
  const isOwn = ({ page }: { page: SitePage }) => page.isMain;
  for (const by of ['review', 'rating'] as const)
    for (const { page, reviews } of found.filter(isOwn))
      if (reviews?.by === by)
        return { coverage: 'answered', passage: passageOf(page, reviews.heading ?? profile.brand ?? '', reviews.text) };
  const [first] = found;
  if (!first) return { coverage: 'missing', passage: null };
  const { page, reviews } = first;
  return {
    coverage: 'mentioned',
    passage: reviews?.text ? passageOf(page, reviews.heading ?? profile.brand ?? '', reviews.text) : longestOf(page.page.url),
  };
}

/** Whether a page is called as pages of prices or reviews are. */
const isCalled = (kind: 'prices' | 'reviews', page: SitePage, site: Scope['site']): boolean =>
  namesOfPage(site, page).some((text) => isNamed(kind, text));

/** Characters of a text that says what somebody is. */
const FEWEST_CHARS = 60;
const namedAt = (text: string, name: string): number => text.toLowerCase().indexOf(name.toLowerCase());
/** Whether a sentence that names something says what it is, or of an event when it is. */
function introduces(sentence: string, name: string, articles: ReadonlySet<string>, kind: SiteKind): boolean {
  const at = namedAt(sentence, name);
  const [before, after] = [sentence.slice(0, Math.max(0, at)), sentence.slice(at + name.length)];
  if (at < 0 || (/^-?[\p{L}\p{N}]/u.test(after) && !isRunOn(name))) return false;
  const opens = wordsOf(before).every((word) => articles.has(word.toLowerCase()) || /^\p{Nd}/u.test(word));
  if (opens && sentence.length >= (isUnspaced(sentence) ? FEWEST_CHARS / 2.5 : FEWEST_CHARS)) return true;
  return kind === 'event' && readVisibleDate(sentence, null) !== null;
}
/** A sentence of a page, wherever its template puts it, that introduces the site. */
function introduction(
  { blocks }: PageDocument,
  name: string,
  { language, kind, isOut }: { language: string | null; kind: SiteKind; isOut: (text: string) => boolean },
): string | null {
  const articles = packOf(language)?.definitions.articles ?? new Set();
  const spoken = supported(language);
  return (
    blocks.find(
      ({ region, kind: block, text }) =>
        region !== 'nav' &&
        region !== 'footer' &&
        // A sentence may be set as a heading.
        (block === 'paragraph' || (block === 'heading' && /[.!。]$/u.test(text))) &&
        !/^["“„«»「『]/u.test(text) &&
        namedAt(text, name) >= 0 &&
        !isOut(text) &&
        sentences(text, spoken).some((sentence) => introduces(sentence, name, articles, kind)),
    )?.text ?? null
  );
}
/** Pages that repeat a text, from which it is a notice. */
const REPEATING = 5;
const isNotice = (text: string, { pages }: Scope['site']): boolean => {
  const key = textKey(text);
  const holding = pages.filter(({ page }) => textsOf(page.document).has(key)).length;
  return holding >= REPEATING && holding * 2 > pages.length;
};
/** The text of a start page that holds the page's description: what the site says of itself to those who do not know it yet. */
function describedOn({ blocks, metaDescription }: PageDocument): string | null {
  const description = keyOf(metaDescription ?? '');
  if ((metaDescription ?? '').length < (isUnspaced(metaDescription ?? '') ? FEWEST_CHARS / 2.5 : FEWEST_CHARS)) return null;
  const isShown = ({ region, kind }: Block) => region === 'main' && (kind === 'paragraph' || kind === 'heading' || kind === 'other');
  return blocks.find((block) => isShown(block) && keyOf(block.text).includes(description))?.text ?? null;
}
/** A page that is called as pages about the makers are. */
const isAbout = ({ slug, isMain, url }: SitePage, site: Scope['site']): boolean =>
  isMain && [slug, ...(site.anchorsTo.get(url)?.keys() ?? [])].some((text) => text && isNamed('about', text));
const INTRODUCTIONS: ReadonlySet<string> = new Set(ALL_PACKS.flatMap((pack) => [...pack.manualIntroductions].map(keyOf)));
/** The name that a manual's page introduces, as its headline has it: "Introduction to Acme" in the manual of Acme Backup, whose titles end in "Acme documentation". Null where it is no introduction. */
function introducedIn({ page: { document }, isMain, kind }: SitePage, name: string, { sharedTitleParts }: Scope['site']): string | null {
  const called = keyOf(headlineOf(document) ?? '');
  if (!isMain || kind === 'out' || !called) return null;
  const [coined = '', ...rest] = wordsOf(name);
  const isCalledShort = rest.length > 0 && [...sharedTitleParts].some((part) => holds(part, coined) && !holds(part, name));
  const names = [name, ...(isCalledShort ? [coined] : [])];
  const isIntroduction = (one: string) => INTRODUCTIONS.has(called.replace(keyOf(one), '').replace(/\s+/g, ' ').trim());
  return names.find((one) => holds(called, one) && isIntroduction(one)) ?? (INTRODUCTIONS.has(called) ? name : null);
}
/** What a site says to what everybody asks of its kind. */
export function coverFace(face: Face, { site, profile }: Pick<Scope, 'site' | 'profile'>): Pick<SiteQuestion, 'coverage' | 'passage'> {
  const { answer, mention } = evidenceFor(face, site, profile);
  const part = answer ?? mention;
  const passage = part && passageOf(part.page, part.heading, part.text);
  return { coverage: answer ? 'answered' : mention ? 'mentioned' : 'missing', passage };
}
/** Whether the site answers a typed question, by evidence of its kind. */
export function coverTyped(
  { question, topic, page, check, subject, onlyIfAnswered }: TypedQuestion,
  scope: Scope,
  ask: Corpus['ask'],
  own: readonly SiteQuestion[],
): SiteQuestion {
  const { site, profile } = scope;
  const language = site.language ?? 'und';
  const base = { question, origin: 'typed' as const, language, page, topic: topic?.topic ?? null, selfContained: true, asks: check };
  const verdict = (coverage: Coverage, passage: PagePassage | null): SiteQuestion => ({ ...base, coverage, passage });
  const of = ({ coverage, passage }: Answer) => verdict(coverage, passage);
  switch (check) {
    case 'reviews': {
      const { coverage, passage } = reviewsOf(scope);
      return verdict(coverage, passage);
    }
    case 'price': {
      // What the site itself costs stands where its prices stand.
      const priced = topic
        ? undefined
        : site.pages.find((one) => one.kind !== 'out' && isCalled('prices', one, site) && amountOn(one.page.document) !== null);
      const ownPage = topic?.pages[0] === undefined ? undefined : site.pageAt(topic.pages[0]);
      const below = ownPage && pricedBelow(ownPage, subject);
      if (below) return verdict('answered', below);
      for (const url of topic?.pages ?? []) {
        const one = site.pageAt(url);
        const isCalled = one?.kind === 'page' && isSameName(headlineOf(one.page.document) ?? '', subject);
        const behind = isCalled ? pricedBehind(one.page.document, subject) : null;
        if (one && behind) return verdict('answered', passageOf(one, behind.heading, behind.text));
      }
      const home = topic ? undefined : site.home;
      const free = home && freeLines(home.page.document, site.language).find((line) => saysOnlyFree(line, site.language));
      if (free) return verdict('answered', passageOf(home, headlineOf(home.page.document) ?? '', free));
      if (priced) return verdict('answered', pricedOn(priced));
      // What the site itself asks about the price is nearer than any other passage.
      const asked = topic && own.find((one) => one.passage && one.topic === topic.topic && asksForPrice(one.question, supported(language)));
      if (asked?.passage) return verdict(tellsPrice(asked.passage.text, language) ? 'answered' : 'mentioned', asked.passage);
      const found = ask(question, language, { subject, kind: 'price' });
      const { passage } = found;
      // What stands elsewhere below another heading is of something else.
      const isOfSubject = !topic || (topic.hasPage && passage?.url === ownPage?.page.url) || holds(passage?.heading ?? '', subject);
      const isPrice = passage !== null && isOfSubject && tellsPrice(passage.text, language);
      return of(found.coverage === 'answered' && !isPrice ? { ...found, coverage: 'mentioned' } : found);
    }
    case 'alternatives': {
      // "Acme vs. its alternatives", "How is Acme different from a kiln?": both are named.
      const compares = (text: string) => holds(text, subject) && asksToCompare(text, supported(language));
      const versus = site.pages.find((one) => one.kind !== 'out' && compares(headlineOf(one.page.document) ?? ''));
      const passage = versus && scope.longestOf(versus.page.url);
      if (passage) return verdict('answered', passage);
      return of(ask(question, language, { subject, kind: 'comparison' }));
    }
    case 'definition': {
      // Texts name an event without the year of its title.
      const named = profile.kind === 'event' ? [subject, subject.replace(/\s\d{4}$/, '')] : [subject];
      const toldBut = (isOut: (text: string) => boolean) =>
        site.pages.flatMap((one) => {
          const { document } = one.page;
          const introduced = profile.kind === 'documentation' ? introducedIn(one, subject, site) : null;
          if (one.kind !== 'home' && !isAbout(one, site) && introduced === null) return [];
          const [text] = [...named, ...(introduced === null ? [] : [introduced])].flatMap(
            (name) => introduction(document, name, { language, kind: profile.kind, isOut }) ?? [],
          );
          return text ? [passageOf(one, profile.brand ?? subject, text)] : [];
        });
      // A notice beside the text of most pages tells one thing about the site; who has nothing else, has said that.
      const stated = toldBut((text) => isNotice(text, site))[0] ?? toldBut(() => false)[0];
      // How the start page introduces the site comes before what a passage says of it beside.
      if (stated) return verdict('answered', stated);
      const answer = ask(question, language, { subject, kind: 'definition' });
      // A sentence about the site begins with its name; behind another word it is about something else.
      const begins = (text: string) => text.split(/(?<=[.!?。])\s*|\n/).some((sentence) => keyOf(sentence).startsWith(keyOf(subject)));
      // What a contract means by the name explains it to nobody.
      const { passage } = answer;
      const source = passage ? site.pageAt(passage.url) : undefined;
      const isClause = source !== undefined && isLegalPage(source.page);
      if (answer.coverage === 'answered' && passage && begins(passage.text) && !isClause) return of(answer);
      const described = !onlyIfAnswered && site.home ? describedOn(site.home.page.document) : null;
      if (described && site.home) return verdict('answered', passageOf(site.home, profile.brand ?? subject, described));
      return of(answer.coverage === 'answered' ? { ...answer, coverage: 'mentioned' } : answer);
    }
    default: {
      const { coverage, passage } = coverFace(check, scope);
      return verdict(coverage, passage);
    }
  }
}
