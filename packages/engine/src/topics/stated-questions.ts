import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { articles as articlesOf, copulas, definitionOf, onlyJudges } from '../language/definitions.ts';
import { isGivenName } from '../language/given-names.ts';
import { isHeadlineModifier } from '../language/headline-modifiers.ts';
import { packOf } from '../language/packs/index.ts';
import { questionShape } from '../language/questions.ts';
import { sentences } from '../language/sentences.ts';
import { stopwords } from '../language/stopwords.ts';
import { type SupportedLanguage, supported } from '../language/supported.ts';
import { whatIs } from '../language/topic-words.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { namesPrice } from '../retrieval/aspects.ts';
import type { SiteQuestion } from './corpus.ts';
import { capitalsTell, commonWords, placePages, type SiteTopic } from './find-topics.ts';
import {
  cleanLabel,
  fold,
  holds,
  isPeopleName,
  isUnspaced,
  isUtilityName,
  jaccard,
  keyOf,
  lengthOf,
  tokensOf,
  wordsOf,
} from './label-text.ts';
import { OF_PROGRAMS, WITHOUT_OFFER } from './profile.ts';
import { passageOf, type Scope } from './questions.ts';
import { namesOfPage, type SitePage } from './site-map.ts';

/** Questions that a plain statement answers: what a thing is, where a sentence under its own name defines it, and what it costs, where its name and price are one row. */

const [MOST_DEFINED, MOST_PRICED, DEFINED_ON_A_PAGE] = [8, 10, 3];
/** Words of a name; of a price list's entry. */
const [LONGEST_NAME, LONGEST_ENTRY] = [4, 6];
/** Characters of a sentence that says what something is. */
const FEWEST_CHARS = 50;

/** Paragraphs from which a text has an end. */
const LONG_TEXT = 5;

/** `asked`: the name as a question puts it. `judges`: the sentence says how the thing is to be taken, not what it is. */
type Stated = { name: string; asked?: string; heading: string; text: string; judges?: boolean };

/** Sentences that define what the heading above them names, or what they are the first of. */
const definedOn = memoize((document: PageDocument): readonly Stated[] => {
  const language = supported(document.detectedLanguage ?? document.lang);
  const { blocks } = document;
  const [singular] = [...copulas(language)];
  const isText = ({ kind, region }: Block) => kind === 'paragraph' && region === 'main';
  // What a text ends with sums it up or praises it: "Kilns are the future of the workshop."
  const closing = blocks.filter(isText).length >= LONG_TEXT ? blocks.findLastIndex(isText) : -1;
  return blocks.flatMap((block, at): Stated[] => {
    if (!isText(block) || block.text.length < FEWEST_CHARS || at === closing) return [];
    const above = blocks[at - 1];
    const heading = above?.kind === 'heading' || above?.kind === 'term' || above?.kind === 'summary' ? above.text : '';
    const [first = ''] = sentences(block.text, language);
    const name = definitionOf(first, language);
    if (!name || first.length < FEWEST_CHARS || lengthOf(name) > LONGEST_NAME) return [];
    // In the plural "what is" asks for one of them.
    if (
      singular &&
      new RegExp(`${RegExp.escape(name)}[^.]{0,30}\\s(?:${[...copulas(language)].slice(1).join('|') || '(?!)'})\\s`, 'iu').test(first)
    )
      return [];
    // With its article, as the sentence has it.
    const whole = first.slice(0, first.indexOf(name) + name.length);
    const [article = ''] = wordsOf(whole);
    // "The parapet is the wall above the roof": the one of this text, of which nobody asks by that word alone.
    if (language && packOf(language).definitions.particular.has(article.toLowerCase())) return [];
    const written = wordsOf(whole).length === wordsOf(name).length + 1 && whole.endsWith(name) ? `${article.toLowerCase()} ${name}` : name;
    return [{ name: cleanLabel(name), asked: cleanLabel(written), heading, text: block.text, judges: onlyJudges(first, language) }];
  });
});

const LONGEST_ROW = 120;
/** A name with an amount behind it: "Armchair … 700 €". */
const ROW = /^(.*?\p{L}.*?)[\s:|.–—-]*((?<![\p{L}\p{N}])\P{L}{0,3}(?:\p{Lu}{2,3}\s?|R\$\s?)?\p{Nd}.*)$/u;
/** Less than nothing: a saving or a difference, not a price. */
const LESS = /(?:^|[|(≈])\s*[-–−]\s?\p{Sc}?\p{Nd}/u;
/** Rows of a menu or a stock list, of which nobody asks for one. */
const MANY_ROWS = 25;
/** What a row says of its thing in brackets. */
const BRACKETS = /\s*[(（][^)）]*[)）]/g;
/** Rows that name something and its price: of a table or list, a short line, or an amount alone below its name. */
const pricedOn = memoize((document: PageDocument): readonly Stated[] => {
  let named = '';
  const { blocks } = document;
  const found = blocks.flatMap(({ kind, region, text }, at): Stated[] => {
    if (kind === 'heading') named = text;
    if (region !== 'main' || kind === 'heading' || kind === 'code' || text.length > LONGEST_ROW || !namesPrice(text) || LESS.test(text))
      return [];
    const [, first = '', rest = ''] =
      kind === 'tableRow' ? (/^([^|]+)\|(.*)$/s.exec(text) ?? []) : (ROW.exec(text.replace(BRACKETS, '')) ?? []);
    const alone = !/\p{L}{4}/u.test(text) && blocks[at - 1]?.kind === 'heading';
    const name = cleanLabel((alone ? named : first).replace(BRACKETS, ''));
    const last = wordsOf(name).at(-1)?.toLowerCase() ?? '';
    if (
      !name ||
      stopwords(supported(document.detectedLanguage ?? document.lang)).has(last) ||
      /\p{Nd}|[.!?]\s/u.test(name) ||
      // A sentence is no row.
      (/[.!]$/.test(text) && !/[:|–—]/.test(text)) ||
      !namesPrice(alone ? text : rest)
    )
      return [];
    return [{ name, heading: named, text: alone ? `${named}\n${text}` : text }];
  });
  const texts = Map.groupBy(found, ({ name }) => keyOf(name));
  const names = texts.size;
  const rows = blocks.filter(({ region, text }) => region === 'main' && text.length <= LONGEST_ROW && namesPrice(text)).length;
  // One name with several prices is several things, told apart by what stands above them.
  const isOne = ({ name }: Stated) => new Set(texts.get(keyOf(name))?.map(({ text }) => text)).size === 1;
  return names >= 2 && rows < MANY_ROWS ? found.filter(isOne) : [];
});
export const OF_A_BODY = [definedOn, pricedOn];

const WORK = /^(?:Audiobook|Book|ComicStory|Movie|MusicAlbum|MusicRecording|Painting|Play|ShortStory|TVSeries)$/;
/** What markup calls the works on a page. */
const worksOn = ({ jsonLd }: PageDocument): string[] =>
  [...jsonLdNodes(jsonLd)].flatMap(({ types, node }) =>
    typeof node.name === 'string' && types.some((type) => WORK.test(type)) ? keyOf(node.name) : [],
  );

/** Whether the headline goes on behind a name: "Convent of Leeds" says which convent is told of. */
function isCutShort(name: string, headline: string): boolean {
  const at = fold(headline).indexOf(fold(name));
  return at >= 0 && /^\s+\p{L}{2,3}\s+\p{Lu}/u.test(headline.slice(at + name.length));
}

/** Whether a headline is about what a name with its article means, and not only about something for it or in it: "Shelves for kilns", "Kiln shelf ideas". */
function isAbout(headline: string, name: string, language: SupportedLanguage | null): boolean {
  if (language === null || questionShape(headline, language)) return holds(headline, name);
  const { and, versus, topics, compounds } = packOf(language);
  const wanted = tokensOf(name);
  return headline.split(/[,:;|()–—!]/).some((part) => {
    const tokens = tokensOf(part);
    const at = tokens.findIndex((_, index) => wanted.every((word, offset) => tokens[index + offset] === word));
    if (at < 0) return false;
    const before = tokens.slice(0, at).findLast((word) => !articlesOf(language).has(word));
    const next = tokens[at + wanted.length];
    const isObject = before !== undefined && stopwords(language).has(before) && !and.has(before) && !versus.has(before);
    // Where compounds are one word, the next word is none of them.
    const isModifier =
      topics.headLast &&
      compounds.part === 'beginning' &&
      next !== undefined &&
      !stopwords(language).has(next) &&
      !isHeadlineModifier(next, language);
    return !isObject && !isModifier;
  });
}

/** Of two names of which one is only the other cut short, "the bug" beside "a bed bug", the short one; unless a page or a part is called by it. */
function isShortOf(name: string, others: readonly string[], headLast: boolean): boolean {
  const own = tokensOf(name);
  return others.some((other) => {
    const whole = tokensOf(other);
    return whole.length > own.length && own.every((word, at) => whole[headLast ? whole.length - own.length + at : at] === word);
  });
}
export function statedQuestions({ site, profile, topics }: Scope, own: readonly SiteQuestion[]): SiteQuestion[] {
  const words = packOf(site.language)?.topics;
  if (!words) return [];
  const isName = (name: string, most: number) =>
    /\p{L}{2}/u.test(name) &&
    lengthOf(name) <= most &&
    !isUtilityName(name) &&
    !isNamed('prices', name, true) &&
    !isGivenName(wordsOf(name)[0] ?? '') &&
    !/[?？!,;:@=<>{}/]/.test(name);
  const topicOf = (name: string): SiteTopic | undefined =>
    topics.find(({ topic, terms }) => [topic, ...terms].some((label) => keyOf(label) === keyOf(name)));
  const ask = (question: string, page: SitePage, { name, heading, text }: Stated): SiteQuestion => ({
    ...{ question, origin: 'typed', language: site.language ?? 'und', page: page.page.url, selfContained: true },
    ...{ topic: topicOf(name)?.topic ?? null, coverage: 'answered', passage: passageOf(page, heading || name, text) },
  });
  const picked: SiteQuestion[] = [];
  const add = (questions: readonly SiteQuestion[], most: number, ofAPage: number) => {
    let added = 0;
    for (const one of questions) {
      if (added >= most || picked.filter(({ page }) => page === one.page).length >= ofAPage) continue;
      if ([...own, ...picked].some(({ question }) => jaccard(tokensOf(question), tokensOf(one.question)) >= 0.7)) continue;
      picked.push(one);
      added += 1;
    }
  };
  const pages = site.pages.filter(
    ({ kind, isMain, page, slug }) => isMain && kind !== 'out' && !isLegalPage(page) && legalKind(slug) === null,
  );
  const articles = packOf(site.language)?.definitions.articles ?? new Set();
  // What a town is, nobody asks who serves it.
  const places = placePages(site);
  // Nor what "A portion" is, who looks for the book.
  const works = new Set(pages.flatMap(({ page }) => worksOn(page.document)));
  // "What is Leeds?" is nobody's question about "Acme Leeds"; "Acme Kilns" may be its product.
  const [coined, ...rest] = tokensOf(profile.brand ?? '');
  const holdsPartOfName = (name: string) => {
    const tokens = tokensOf(name);
    return (
      capitalsTell(site.language) &&
      !tokens.includes(coined ?? '') &&
      rest.some((token) => tokens.includes(token) && !commonWords(site).has(token))
    );
  };
  const defined = pages.flatMap((page) => {
    const spoken = supported(page.page.document.detectedLanguage ?? site.language);
    if (places.has(page) || [...(site.anchorsTo.get(page.url)?.keys() ?? [])].some(isPeopleName)) return [];
    const called = headlineOf(page.page.document) ?? '';
    return definedOn(page.page.document).flatMap((one) => {
      const { name, heading, asked = name } = one;
      // What a manual calls a task may be one.
      if (one.judges && !OF_PROGRAMS.has(profile.kind)) return [];
      if (profile.places.has(keyOf(name)) || works.has(keyOf(asked)) || holdsPartOfName(name)) return [];
      // A name that needs no article is of somebody or of something else, unless the page is called so.
      const hasArticle = one.asked !== name;
      const isCalled = hasArticle ? isAbout(called, name, spoken) : holds(called, name);
      const isHeaded = (heading !== called && holds(heading, name) && (hasArticle || articles.size === 0)) || isCalled;
      return isName(name, LONGEST_NAME) && (isHeaded || topicOf(name)) && !isCutShort(name, called) && !profile.names.has(keyOf(name))
        ? [
            {
              name,
              score: (isHeaded ? 1 : 0) + (topicOf(name) ? 1 : 0),
              question: ask(whatIs(words, one.asked ?? name), page, one),
            },
          ]
        : [];
    });
  });
  const best = (questions: { score: number; question: SiteQuestion }[]) =>
    questions.sort((a, b) => b.score - a.score).map(({ question }) => question);
  const names = defined.map(({ name }) => name);
  const headLast = packOf(site.language)?.topics.headLast === true;
  const isOwnName = (name: string) => topicOf(name) !== undefined || (site.headingPages.get(keyOf(name))?.size ?? 0) > 0;
  const whole = defined.filter(({ name }) => isOwnName(name) || !isShortOf(name, names, headLast));
  add(best(whole), MOST_DEFINED, DEFINED_ON_A_PAGE);
  const isOfPrices = (text: string) => isNamed('prices', text, true) || isUtilityName(text);
  const priced = pages.flatMap((page) => {
    const rows = page.kind === 'article' || WITHOUT_OFFER.has(profile.kind) ? [] : pricedOn(page.page.document);
    // "Details" is what links call any page.
    const onPage =
      rows.length > 0 &&
      (namesOfPage(site, page).some((text) => isNamed('prices', text, true)) ||
        [page.slug, headlineOf(page.page.document) ?? ''].some(isOfPrices));
    return rows.flatMap((one) => {
      const ofTopic = topics.some(({ topic }) => holds(one.name, topic));
      // Other amounts are of an example or a law. Below a question for a price stand parts of the answer: "Second visit".
      const isPriced = ofTopic || onPage || (isOfPrices(one.heading) && !/[?？؟]\s*$/.test(one.heading));
      return isPriced && isName(one.name, LONGEST_ENTRY) && (isUnspaced(one.name) || wordsOf(one.name).length > 1)
        ? [{ score: ofTopic ? 1 : 0, question: ask(`${one.name} ${words.query.cost}`, page, one) }]
        : [];
    });
  });
  add(best(priced), MOST_PRICED, MOST_PRICED);
  return picked;
}
