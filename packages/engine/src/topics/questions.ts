import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize, memoizeText } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { isSignature } from '../artifacts/signature.ts';
import { isSpeech } from '../artifacts/text.ts';
import { packOf } from '../language/packs/index.ts';
import { isQuestionWord } from '../language/questions.ts';
import { sentences } from '../language/sentences.ts';
import { type SupportedLanguage, supported } from '../language/supported.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { type AskedFor, askedFor } from '../retrieval/evidence.ts';
import type { PagePassage, SiteQuestion } from './corpus.ts';
import { asksFigure, holdsFigure } from './figures.ts';
import { commonWords, type SiteTopic } from './find-topics.ts';
import {
  cleanLabel,
  fold,
  holds,
  isRunOn,
  isUnspaced,
  isUtilityName,
  jaccard,
  keyOf,
  lengthOf,
  listedWords,
  plain,
  segmentsOf,
  slugOf,
  tokensOf,
  wordsOf,
} from './label-text.ts';
import { contentOf, type Forms, formsIn, hasForms } from './pages-about.ts';
import type { Profile } from './profile.ts';
import type { SiteMap, SitePage } from './site-map.ts';

/** Questions that the site asks itself, verbatim. */

const MOST_OWN = 80;
const MOST_OF_A_PAGE = 30;
export const LONGEST_ANSWER = 600;
/** Characters of an answer; below, a question is only announced. */
export const SHORTEST_ANSWER = 20;
/** Questions in headings from which a page is a list of them. */
const LISTS_QUESTIONS = 3;
/** Strength of a question in such a list of headings, and in markup that is made for questions. */
const [LISTED, FAQ] = [2.25, 2.5];
/** A heading says how something is done only above a text that tells it. */
const SHORTEST_GUIDE = 60;

/** Characters of a text that is more than the line below a headline or in an advertisement. */
const LEAST_BELOW_HEADLINE = 120;

/** A question with its answer right behind it in the same paragraph. */
const RUN_IN = /^([^.!?？؟\n]{8,140}[?？؟])\s+([^?？؟]{20,600})$/u;

/** `pointsOn`: of an answer that tells no steps, only on which page they stand. */
type Asked = { text: string; strength: number; answer: string; pointsOn: boolean };

/** A question mark, and the sign by which an answer is opened. */
const ASKS = /([?？؟])\s*[+−–▼▾⌄›»-]?$/u;
const isText = (kind: Block['kind'] | undefined): boolean => kind === 'paragraph' || kind === 'other';
const isAsking = (text: string): boolean => text.length <= 200 && ASKS.test(text);

/** The questions of lists whose every item is a question with its answer below, as opened by a click. Lists of questions alone ask nothing here. */
function askedInLists({ blocks }: PageDocument): ReadonlySet<Block> {
  const asks = ({ text }: Block) => text.length < 140 && isAsking(text);
  const found = new Set<Block>();
  const items = blocks.filter(({ kind, region }) => kind === 'listItem' && region === 'main');
  for (const [group, list] of Map.groupBy(items, (block) => block.group)) {
    const asking = list.filter(asks);
    const isAnswered = list.every((block, at) => {
      const below = list[at + 1];
      return !asks(block) || (below !== undefined && !isAsking(below.text) && below.text.length >= SHORTEST_ANSWER);
    });
    if (group >= 0 && asking.length >= LISTS_QUESTIONS && list[0] === asking[0] && isAnswered) for (const block of asking) found.add(block);
  }
  return found;
}
/** Texts of a page that end in a question mark where questions stand, or headlines "How to …", each with the text right below. */
const askedOn = memoize((document: PageDocument): readonly Asked[] => {
  const found = new Map<string, Asked>();
  const { blocks } = document;
  const pack = packOf(document.detectedLanguage ?? document.lang);
  const words = wordsFor(document.detectedLanguage ?? document.lang);
  const add = (text: string, strength: number, answer: string, at?: number) => {
    const key = keyOf(text);
    const known = found.get(key);
    const pointsOn = at !== undefined && isPointer(document, at);
    if (!known) found.set(key, { text, strength, answer, pointsOn });
    else if (known.answer.length < answer.length)
      found.set(key, { ...known, strength: Math.max(strength, known.strength), answer, pointsOn });
    else known.strength = Math.max(strength, known.strength);
  };
  const inLists = askedInLists(document);
  // The fields of a form ask one after the other.
  const isAnswer = (next: Block | undefined) =>
    next !== undefined && (isText(next.kind) || next.kind === 'listItem') && !isAsking(next.text);
  const bare = blocks.filter(
    ({ kind, region, text }, at) => isText(kind) && region === 'main' && isAsking(text) && text.length < 140 && isAnswer(blocks[at + 1]),
  ).length;
  const asking = blocks.filter(
    (block, at) =>
      block.kind === 'heading' && block.level > 1 && isAsking(block.text) && answerBelow(document, at).length >= SHORTEST_ANSWER,
  ).length;
  const runIn = blocks.flatMap(({ kind, region, text }) => {
    const [, question, answer = ''] = region === 'main' && (kind === 'paragraph' || kind === 'listItem') ? (RUN_IN.exec(text) ?? []) : [];
    return question ? [{ question, answer }] : [];
  });
  if (runIn.length >= LISTS_QUESTIONS) for (const { question, answer } of runIn) add(question, 2, answer);
  blocks.forEach((block, at) => {
    const { kind, region, text } = block;
    if (region === 'nav' || region === 'footer') return;
    if (isText(kind) && isSpeech(text)) return;
    const asksUnmarked = kind === 'heading' && !/[?？؟]/.test(text) && asksBare(fold(text), words);
    if (!isAsking(text) && !asksUnmarked) return;
    const heads = kind === 'heading' || kind === 'summary' || kind === 'term' || inLists.has(block);
    // Below a headline stands what the article is about, not the answer, unless it goes on.
    if (kind === 'heading' && block.level === 1 && answerBelow(document, at).length < LEAST_BELOW_HEADLINE) return;
    if (kind === 'heading' && block.level > 1 && isInvitation(document, at)) return;
    // The title of a card is asked and answered where the card leads to.
    if (kind === 'heading' && document.links.length > 0 && leadsAway(block, document)) return;
    if (isAsking(text) && (heads || (isText(kind) && bare >= LISTS_QUESTIONS && text.length < 140 && isAnswer(blocks[at + 1]))))
      add(
        text.replace(ASKS, '$1'),
        isText(kind) && pack?.questions.ownWordOrder ? LISTED : kind !== 'heading' ? FAQ : asking < LISTS_QUESTIONS ? 2 : LISTED,
        answerBelow(document, at),
        at,
      );
    else if (asksUnmarked) {
      const answer = answerBelow(document, at);
      if (answer.length >= SHORTEST_GUIDE) add(text, 2, answer, at);
    }
  });
  for (const { types, node } of jsonLdNodes(document.jsonLd)) {
    if (!types.includes('Question') || typeof node.name !== 'string') continue;
    // Markup alone answers nobody: the answer is the one that the page shows.
    const known = found.get(keyOf(cleanLabel(node.name)));
    if (known) known.strength = 3;
  }
  return [...found.values()];
});
export const OF_A_BODY = [askedOn];
/** Whether a page asks a question and answers it right below. */
export const answersQuestion = (document: PageDocument): boolean =>
  askedOn(document).some(({ text, answer }) => ASKS.test(text) && answer.length >= SHORTEST_ANSWER);

/** A share of the text from which a block is a link and nothing else. */
const ONLY_LINKS = 0.9;
const linkedShare = ({ links: own, text }: Block, { links }: PageDocument): number =>
  own.reduce((sum, at) => sum + (links[at]?.text.length ?? 0), 0) / Math.max(1, text.length);
const leadsAway = (block: Block, document: PageDocument): boolean => block.level > 1 && linkedShare(block, document) >= ONLY_LINKS;

/** Below a headline, who wrote the page and when. */
const isSigned = (asked: Block | undefined, { text }: Block, document: PageDocument): boolean =>
  asked?.level === 1 && isSignature(document, text);

/** The text between a question and what comes next; links alone are a menu or a way on, not an answer. */
function answerBelow(document: PageDocument, at: number): string {
  const { blocks } = document;
  const own = blocks[at];
  let answer = '';
  for (const block of blocks.slice(at + 1, at + 12)) {
    if (
      block.region === 'nav' ||
      block.region === 'footer' ||
      block.kind === 'summary' ||
      block.kind === 'term' ||
      block.kind === 'heading' ||
      (isText(own?.kind) && ASKS.test(block.text)) ||
      (own?.kind === 'listItem' && (block.kind !== 'listItem' || isAsking(block.text)))
    )
      break;
    if (linkedShare(block, document) >= ONLY_LINKS || isSigned(own, block, document)) continue;
    answer += `${answer ? '\n' : ''}${block.text}`;
    if (answer.length > LONGEST_ANSWER) break;
  }
  const list = listBelow(document, at, answer === '');
  return [answer.slice(0, LONGEST_ANSWER - list.length), list].filter(Boolean).join('\n').slice(0, LONGEST_ANSWER);
}

/** The blocks behind one up to the next that ends its part. */
function blocksBelow(blocks: readonly Block[], at: number, ends: (block: Block) => boolean): readonly Block[] {
  const end = blocks.findIndex((block, index) => index > at && ends(block));
  return blocks.slice(at + 1, end < 0 ? undefined : end);
}
const isHead = ({ kind }: Block): boolean => kind === 'heading' || kind === 'summary' || kind === 'term';

const LONGEST_INVITATION = 250;
/** A line and a button below a heading: "Ready to start? Tell us what you need. [Get a quote]" */
function isInvitation(document: PageDocument, at: number): boolean {
  const below = blocksBelow(document.blocks.slice(0, at + MOST_BLOCKS), at, (block) => isHead(block) || block.region === 'footer');
  const [last] = below.slice(-1);
  return (
    below.length > 1 &&
    last !== undefined &&
    below.every(({ kind }) => isText(kind)) &&
    linkedShare(last, document) >= ONLY_LINKS &&
    below.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_INVITATION
  );
}

const LONGEST_POINTER = 250;
/** Of a pointer, what its links take of it at least: "See the guide to firing". */
const LINKED_OF_POINTER = 0.12;
/** A few words with links to other pages below a question that asks how: "Check the docs for starting the kiln." */
function isPointer(document: PageDocument, at: number): boolean {
  const { blocks } = document;
  if (askedFor(blocks[at]?.text ?? '', document.detectedLanguage ?? document.lang).kind !== 'steps') return false;
  const below = blocksBelow(blocks, at, isHead).filter((block) => !isSigned(blocks[at], block, document));
  const text = below.reduce((sum, block) => sum + block.text.length, 0);
  const links = below.flatMap((block) => block.links.flatMap((link) => document.links[link] ?? []));
  const pages = links.filter(({ internal, href }) => internal && href.startsWith('http'));
  return (
    pages.length > 0 &&
    text <= LONGEST_POINTER &&
    below.every(({ kind }) => isText(kind)) &&
    links.reduce((sum, link) => sum + link.text.length, 0) >= LINKED_OF_POINTER * text
  );
}

const LONGEST_LIST = LONGEST_ANSWER * 0.75;
const MOST_BLOCKS = 80;
/** Headings of the next level below one that asks how or which: each is a step or one of the answers. Where nothing else is below, they are the answer to any question. */
function listBelow(document: PageDocument, at: number, isAlone: boolean): string {
  const { blocks, detectedLanguage, lang } = document;
  const own = blocks[at];
  const asked = own?.kind === 'heading' ? askedFor(own.text, detectedLanguage ?? lang).kind : undefined;
  // Below a headline are the parts of the page.
  if (!own || asked === undefined || !(LISTABLE.has(asked) || (isAlone && own.level > 1))) return '';
  const part = blocks.slice(0, at + MOST_BLOCKS);
  const deeper = blocksBelow(
    part,
    at,
    ({ kind, level, region }) => region !== own.region || (kind === 'heading' && level <= own.level),
  ).filter(({ kind }) => kind === 'heading');
  const all = deeper.filter(({ level }) => level === deeper[0]?.level);
  // Where the parts ask in turn, what stands before the first of those is the answer, if nothing else is.
  const asking = all.findIndex(({ text }) => /[?？؟]\s*$/.test(text));
  const entries = asking > 0 && isAlone ? all.slice(0, asking) : all;
  if (all.length < 2 || entries.some(({ text }) => /[?？؟]\s*$/.test(text))) return '';
  const longest = asked === 'steps' ? LONGEST_LIST : LONGEST_ANSWER;
  const each = Math.floor(longest / entries.length);
  // The steps and reasons are told below each.
  const parts = entries.map((entry) => {
    const texts = [entry.text, ...belowEntry(document, entry, asked === 'steps').map(({ text }) => text)];
    return texts.join(texts.length === 2 ? ': ' : '\n').slice(0, each);
  });
  return parts.join('\n').slice(0, longest);
}
/** The text right below an entry; of a step without any, its parts. */
function belowEntry(document: PageDocument, entry: Block, isStep: boolean): readonly Block[] {
  const { blocks } = document;
  const upTo = (ends: (heading: Block) => boolean) =>
    blocksBelow(
      blocks,
      blocks.indexOf(entry),
      (block) => block.region !== entry.region || (block.kind === 'heading' && ends(block)),
    ).filter((block) => block.kind !== 'code' && /\p{L}{2}/u.test(block.text) && linkedShare(block, document) < ONLY_LINKS);
  const right = upTo(() => true);
  return right.length > 0 || !isStep ? right : upTo(({ level }) => level <= entry.level);
}
const LISTABLE: ReadonlySet<AskedFor | null> = new Set(['steps', 'comparison', null]);

type Words = {
  language: SupportedLanguage | null;
  first: ReadonlySet<string>;
  asker: ReadonlySet<string>;
  second: ReadonlySet<string>;
  ask: readonly string[];
  back: ReadonlySet<string>;
  particle: RegExp | undefined;
  /** How a site asks for praise of itself: "why choose". */
  praise: readonly string[];
  definition: readonly string[];
  /** What asks for a definition behind the name. */
  definitionEnding: string | null;
  how: RegExp | undefined;
};
/** "How to …" and "What is …" ask without a mark as well; "When it helps" or "Why it matters" is the title of what is told. */
const asksBare = (text: string, words: Words | null): boolean =>
  words !== null && (words.how?.test(text) || words.definition.some((cue) => text.startsWith(`${cue} `)));
const wordsOfPack = memoizeText((language): Words | null => {
  const pack = packOf(language);
  const row = pack?.topics;
  if (!pack || !row) return null;
  const ask = [...listedWords(row.ask)];
  return {
    language: supported(language),
    first: listedWords(row.first),
    asker: listedWords(row.asker),
    second: listedWords(row.second),
    ask,
    back: listedWords(row.back),
    particle: row.particle,
    praise: [...listedWords(pack.aspects.cues.benefit)].filter((cue) => ask.some((one) => cue.startsWith(`${one} `))),
    definition: [...listedWords(row.asks.definition)],
    definitionEnding: row.query.definition.startsWith('{}') ? fold(row.query.definition.slice(2)) : null,
    how: row.how,
  };
});
const wordsFor = (language: string | null): Words | null => (language === null ? null : wordsOfPack(language));

/** A name in quotes is no quotation. */
const NAMED = /["“«]\P{Lu}?[^"“”«»?]{1,24}["”»]/gu;
const NUMBERING =
  /^(?:q(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])|(?:q|question|frage|вопрос|pregunta|س)\s*\d*\s*[.:)]|\d+\s*[.:)]|0\d\s+(?=\p{L}))\s*/iu;

const MOST_WORDS = 24;
/** A question as somebody would put it, or null. A heading may name a column before it ("Our guest: what is …?") or ask two at once. */
function natural(raw: string, words: Words | null, strength: number): string | null {
  const whole = cleanLabel(raw).replace(NUMBERING, '').trim();
  const [statement, asked, ...more] = sentences(whole, words?.language ?? null);
  // Somebody tells of a case, and asks: "My tooth stopped hurting. Do I still need a root canal?" Without the case nobody understands what is asked.
  if (statement?.endsWith('.') && asked && more.length === 0)
    return naturalPart(asked, words, strength) && wordsOf(whole).length <= MOST_WORDS ? whole : null;
  const parts = [whole, ...whole.split(/:\s/)].flatMap((part) => [part.trim(), ...sentences(part, words?.language ?? null)]);
  for (const part of parts) {
    const question = naturalPart(part, words, strength);
    if (question) return wholeHeading(question, whole, words) ?? question;
  }
  return null;
}
/** A question that goes on in small letters behind a colon is about what stands before it: "Cracked kiln: how to mend it?" */
function wholeHeading(question: string, whole: string, words: Words | null): string | null {
  const [before = '', behind] = whole.split(/\s*:\s/);
  if (behind !== question || !/^\p{Ll}/u.test(question) || isUtilityName(before) || wordsOf(whole).length > MOST_WORDS) return null;
  return wordsOf(fold(before)).some((word) => words?.first.has(word)) ? null : whole;
}

/** Whether a heading asks what a visitor would ask. */
export const isAsked = (text: string, language: string | null): boolean => natural(text, wordsFor(language), LISTED) !== null;

/** It goes on from a text that stands elsewhere. */
const FRAGMENT = /^(?:\.{2,}|…)/;

/** What the owner was to fill in: "What is [your product]?" */
const UNFILLED = /\[[^\]]*\p{L}[^\]]*\]|\{\{/u;

/** No rhetoric, nothing in the voice of the site, no bare heading. */
function naturalPart(text: string, words: Words | null, strength: number): string | null {
  const runOn = isRunOn(text);
  if (
    runOn
      ? [...text].length < 6 || [...text].length > 60
      : wordsOf(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ' ')).length < 3 || wordsOf(text).length > 18
  )
    return null;
  if (
    FRAGMENT.test(text) ||
    UNFILLED.test(text) ||
    /[:;]\s|\.$/.test(text) ||
    sentences(text, words?.language ?? null).length > 1 ||
    /["“”«»]/.test(text.replace(NAMED, '')) ||
    /\//.test(text)
  )
    return null;
  const tokens = fold(text).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (!words) return text;
  // In a list of questions the visitor is who says "I".
  const isSite = (word: string) => words.first.has(word) && !(strength >= LISTED && words.asker.has(word));
  if (
    tokens.flatMap((word) => [word, ...word.split('-')]).some(isSite) ||
    (runOn && [...words.first, ...words.back].some((word) => (isSite(word) || words.back.has(word)) && text.includes(word)))
  )
    return null;
  const opening = fold(text);
  if (!runOn && !/[?؟]$/.test(text) && !asksBare(opening, words)) return null;
  const opens = words.ask.some((ask) => (ask.endsWith('*') ? opening.startsWith(ask.slice(0, -1)) : opening.startsWith(`${ask} `)));
  // What stands among questions and answers asks in any order of words.
  return opens || words.particle?.test(text) || (strength >= FAQ && !runOn && /[?؟]$/.test(text)) ? text : null;
}

function troubleIn(raw: string, words: Words | null): string | null {
  const text = cleanLabel(raw);
  const long = isRunOn(text) ? [...text].length >= 6 : wordsOf(text).length >= 2;
  const spoken = words && [...words.first, ...words.second, ...words.back];
  const opens = words?.ask.some((ask) => fold(text).startsWith(ask.replace('*', '')));
  const isSpoken = spoken?.some((word) => (isRunOn(text) ? text.includes(word) : wordsOf(fold(text)).includes(word))) ?? true;
  return long && !FRAGMENT.test(text) && !isSpoken && !opens && text.length <= 60 && /[?？؟]$/.test(text) ? text : null;
}

export type Scope = {
  site: SiteMap;
  profile: Profile;
  topics: readonly SiteTopic[] /** The longest passage of a page. */;
  longestOf(url: string): PagePassage | null;
};

const topicIn = (text: string, topics: readonly SiteTopic[]): SiteTopic | undefined =>
  topics
    .filter(({ topic, terms }) => [topic, ...terms].some((label) => holds(text, label)))
    .sort((a, b) => b.topic.length - a.topic.length)[0] ??
  topics.find((one) => {
    const [asked, wanted] = [tokensOf(text), tokensOf(one.topic)];
    const isShared = (token: string) => asked.includes(token);
    return wanted.length > 1 && wanted.filter(isShared).length / wanted.length >= 0.6 && tokensOf(shortName(one)).some(isShared);
  });
/** What tells a topic from others of the site: "Noise in schools" is called "Schools" as well. */
const shortName = ({ topic, terms }: SiteTopic): string => terms.find((term) => holds(topic, term)) ?? topic;

/** Understood without the page around it: it names a topic or the site, or takes its words from them, and points at nothing. */
function isSelfContained(
  text: string,
  words: Words | null,
  topic: SiteTopic | undefined,
  vocabulary: ReadonlySet<string>,
  profile: Profile,
  defines: boolean,
): boolean {
  const tokens = fold(text).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words && tokens.some((word) => words.back.has(word))) return false;
  if (profile.brand && holds(text, profile.brand)) return true;
  // "Your" is somebody’s: on another site it would be about that one.
  // But "How to tell if your drain is blocked" is anybody's.
  const isOfAnybody = words?.how?.test(fold(text)) ?? false;
  if (words && !isOfAnybody && tokens.some((word) => words.second.has(word))) return false;
  if (topic) return true;
  // The coined part of the name stands for all of it: "What is Acme?" at the Acme Club of Leeds.
  const [coined = ''] = wordsOf(profile.brand ?? '');
  if (coined.length > 3 && /^\p{Lu}/u.test(coined) && wordsOf(text).includes(coined)) return true;
  if (isRunOn(text)) return [...vocabulary].some((word) => word.length >= 2 && isRunOn(word) && text.includes(word));
  const telling = tokensOf(text).filter((token) => token.length > 3);
  if (defines) return true;
  return (
    telling.filter((token) => [...vocabulary].some((other) => other.slice(0, 5) === token.slice(0, 5))).length >=
      (telling.length > 4 ? 2 : 1) && telling.length >= 2
  );
}

/** "How does it differ from electric kilns?" names one of the two. */
function comparesHalf(text: string, topic: SiteTopic | undefined, language: string | null): boolean {
  const { kind, rest } = askedFor(text, language);
  return kind === 'comparison' && topic !== undefined && hasForms(formsIn(topic.topic, language), contentOf(rest, language));
}

/** Content words from which a question tells its subject, known or not. */
const FEWEST_SUBJECT_WORDS = 3;
/** Whether a question says what it is about: a word of what the site is about, or enough of its own; and whether a pronoun stands for its subject. `own`: what a question may take up. */
function namesSubject(text: string, words: Words | null, own: readonly Forms[], language: string | null, least: number): boolean {
  if (!words) return true;
  const telling = contentOf(text, language);
  const knows = (part: readonly Forms[]) => part.some((word) => own.some((other) => isPartOf(word, other)));
  const run = isRunOn(text);
  if (!knows(telling) && telling.length < least) return false;
  if (run) return true;
  const articles = packOf(language)?.definitions.articles;
  const tokens = wordsOf(text);
  return tokens.every((word, at) => {
    if (!words.back.has(fold(word))) return true;
    const next = tokens[at + 1];
    // "das Programm" names it, and "… kilns when they are hot" has named it before.
    if (next && articles?.has(fold(word)) && contentOf(next, language).length > 0) return true;
    if (knows(contentOf(tokens.slice(0, at).join(' '), language))) return true;
    // "How long does it take to fire a kiln?": what takes its time follows.
    const after = contentOf(tokens.slice(at + 2).join(' '), language);
    return asksFigure(text, language) !== null && knows(after);
  });
}
const SHORTEST_PART = 4;
/** The same word, or one that the other is made of: "bread", "flatbread". */
const isPartOf = (word: Forms, other: Forms): boolean =>
  !word.isDisjointFrom(other) ||
  [...word].some((form) => form.length >= SHORTEST_PART && [...other].some((whole) => whole.endsWith(form) || whole.startsWith(form)));

/** What is asked to be defined; null where nothing is. */
function definedIn(text: string, words: Words | null): string | null {
  const asked = text.replace(/^¿/, '');
  if (!/[?？؟]$/.test(asked)) return null;
  const cue = words?.definition.find((one) => fold(asked).startsWith(one));
  if (cue !== undefined) return asked.slice(cue.length);
  // "X nedir?"
  const ending = words?.definitionEnding;
  const bare = asked.replace(/\s*[?？؟]$/, '');
  return ending && fold(bare).endsWith(ending) ? bare.slice(0, -ending.length) : null;
}
/** "What is X?" says itself what it asks about; "What is included?" does not. */
const asksWhatIs = (text: string, words: Words | null): boolean => {
  const subject = wordsOf(definedIn(text, words) ?? '').filter((word) => word.length > 3);
  return subject.length > 1 || subject.some((word) => /^\p{Lu}/u.test(word) || isRunOn(word));
};
/** "What are Users?" asks for an everyday word in the sense of its page. */
function definesWord(text: string, words: Words | null, isCommon: (word: string) => boolean): boolean {
  const [, subject] = /^\s(\p{Lu}\p{Ll}+)\P{L}*$/u.exec(definedIn(text, words) ?? '') ?? [];
  return subject !== undefined && isCommon(subject.toLowerCase());
}

/** Whether it names the site, and somebody to whom it speaks. */
function addresses(text: string, words: Words | null, brand: string | null): boolean {
  const spoken = fold(text).replace(/'s(?!\p{L})/gu, '');
  return brand !== null && holds(spoken, brand) && (words?.second.intersection(new Set(wordsOf(spoken))).size ?? 0) > 0;
}

const ENDS_IN_TOWN = /\s\p{Ll}{1,4}\s(\p{Lu}[\p{L}\p{M}'’-]+)\P{L}*$/u;
/** Whether it ends in the place that its page was written for, as the address says: "Why call a mason in Leeds?" at "/mason-in-leeds". What something costs differs by place. */
function sellsIn(text: string, { slug, kind }: SitePage, { kind: siteKind }: Profile, site: SiteMap): boolean {
  const [, town] = kind === 'article' && siteKind === 'localBusiness' ? (ENDS_IN_TOWN.exec(text) ?? []) : [];
  if (town === undefined || asksFigure(text, site.language) === 'price') return false;
  return holds(plain(fold(slug)), plain(fold(town))) && !commonWords(site).has(town.toLowerCase());
}

/** Another page is called so and this one links to it: it is asked and answered there. */
const isTeaser = (text: string, page: SitePage, site: SiteMap): boolean =>
  [...site.targetsFrom(page)].some(({ page: { document } }) =>
    [headlineOf(document) ?? '', ...segmentsOf(document.title)].some((name) => keyOf(name) === keyOf(text)),
  );

/** Says enough to be understood without the list that it stands in. */
const isTelling = (text: string, words: Words | null): boolean =>
  (isRunOn(text) ? [...text].length >= 8 : tokensOf(text).filter((token) => token.length > 3 && !words?.ask.includes(token)).length >= 3) &&
  !tokensOf(text).some((token) => words?.back.has(token));

/** Answers of one question from which each is of its own page: "How to get there?" on the page of every sight. */
const OF_ITS_PAGE = 3;
/** Questions that ask something else on each page they stand on. */
function leaningOnTheirPages(site: SiteMap): ReadonlySet<string> {
  const asked = site.pages.flatMap(({ kind, isMain, page }) => (kind === 'out' || !isMain ? [] : askedOn(page.document)));
  const isLeaning = (same: readonly Asked[]) =>
    same.length >= OF_ITS_PAGE && new Set(same.map(({ answer }) => keyOf(answer))).size >= OF_ITS_PAGE;
  return new Set([...Map.groupBy(asked, ({ text }) => keyOf(text))].flatMap(([question, same]) => (isLeaning(same) ? question : [])));
}

type OwnQuestion = SiteQuestion & { score: number };

/** What the site asks. A question with text right below is answered, one for a price or a time by a figure; it scores nothing, for a site answers its own questions. */
export function ownQuestions({ site, profile, topics }: Scope): SiteQuestion[] {
  const words = wordsFor(site.language);
  const vocabulary = new Set(
    [...topics.flatMap(({ topic, terms }) => [topic, ...terms]), profile.brand ?? '', ...profile.cities]
      .flatMap(tokensOf)
      .filter((token) => token.length > 3 || isRunOn(token)),
  );
  const homeNames = site.home ? [site.home.page.document.title ?? '', headlineOf(site.home.page.document) ?? ''] : [];
  const about = [...topics.flatMap(({ topic, terms }) => [topic, ...terms]), profile.brand ?? '', ...profile.aliases, ...homeNames].flatMap(
    (text) => formsIn(text, site.language),
  );
  const found = new Map<string, OwnQuestion>();
  const leaning = leaningOnTheirPages(site);
  for (const page of site.pages) {
    if (page.kind === 'out' || !page.isMain) continue;
    const { document } = page.page;
    const names = [headlineOf(document) ?? '', ...segmentsOf(document.title)].filter((name) => !site.sharedTitleParts.has(keyOf(name)));
    const own = new Set([
      ...vocabulary,
      ...wordsOf(page.slug)
        .map(fold)
        .filter((word) => word.length > 3 && !isUtilityName(word)),
    ]);
    const asked = askedOn(page.page.document);
    // What a policy asks, no customer does.
    if (isLegalPage(page.page)) continue;
    // A list that nobody filled in asks nothing.
    if (asked.some(({ text, answer }) => UNFILLED.test(text) && UNFILLED.test(answer))) continue;
    for (const { text: raw, strength, answer, pointsOn } of asked) {
      // A manual asks by naming the trouble: "Password forgotten?"
      const trouble = profile.kind === 'documentation' && answer.length >= SHORTEST_GUIDE ? troubleIn(raw, words) : null;
      // In a language that we do not know, a heading with a mark may speak to the visitor; with an answer of some length it asks.
      const mayAsk = words !== null || strength >= FAQ || answer.length >= LEAST_BELOW_HEADLINE;
      const text = (mayAsk ? natural(raw, words, strength) : null) ?? trouble;
      if (!text || found.has(keyOf(text)) || (text !== trouble && leaning.has(keyOf(raw))) || isTeaser(text, page, site)) continue;
      if (profile.brand && words?.praise.some((cue) => fold(text).startsWith(`${cue} `)) && holds(text, profile.brand)) continue;
      // Nobody names the site and says "you" to it: outside a list of questions that is the site, to its customers.
      if (strength < FAQ && addresses(text, words, profile.brand)) continue;
      if (strength < FAQ && sellsIn(text, page, profile, site)) continue;
      const isServing = page.kind === 'home' || page.kind === 'utility';
      if (isServing && definesWord(text, words, (word) => commonWords(site).has(word)) && !topicIn(text, topics)) continue;
      const takenUp = names.flatMap((name) =>
        keyOf(name) === keyOf(text) ? contentOf(name, site.language) : formsIn(name, site.language),
      );
      // A list of questions on a page that serves the site is about the site; a shorter one would only name the list.
      const serves = isServing && strength >= LISTED;
      const least = !serves ? FEWEST_SUBJECT_WORDS : strength >= FAQ ? 1 : FEWEST_SUBJECT_WORDS - 1;
      const defines = legalKind(page.slug) === null && asksWhatIs(text, words);
      if (!defines && text !== trouble && !namesSubject(text, words, [...about, ...takenUp], site.language, least)) continue;
      const named = topicIn(text, topics);
      const isHalf = comparesHalf(text, named, site.language);
      const topic = (isHalf ? undefined : named) ?? topics.find(({ pages, hasPage }) => hasPage && pages[0] === page.page.url) ?? named;
      const selfContained = isSelfContained(text, words, named, own, profile, defines) && !isHalf;
      if (!selfContained && text !== trouble && (strength < LISTED || (strength < FAQ && !isTelling(text, words)))) continue;
      const hasAnswer = answer.length >= (isUnspaced(answer) ? SHORTEST_ANSWER / 2.5 : SHORTEST_ANSWER);
      const figure = asksFigure(text, site.language);
      const lacksFigure = figure !== null && !holdsFigure(answer, figure, site.language);
      const coverage = !hasAnswer ? 'missing' : lacksFigure || pointsOn ? 'mentioned' : 'answered';
      found.set(keyOf(text), {
        ...{
          question: text,
          origin: 'site',
          language: site.language ?? 'und',
          page: page.page.url,
          topic: topic?.topic ?? null,
          selfContained,
        },
        coverage,
        passage: hasAnswer ? passageOf(page, text, answer) : null,
        score: strength + (topic ? 1 : 0) + (selfContained ? 1.5 : 0),
      });
    }
  }
  return spread([...found.values()], { profile, topics }).map(({ score: _, ...question }) => question);
}

export const passageOf = (page: SitePage, heading: string, text: string): PagePassage => ({
  ...{ url: page.page.url, heading, text, page: page.index },
  words: Math.round(lengthOf(text)),
});

/** The clearest first, spread over pages; of near-equal ones one, and of those that pages of towns put alike the one without a town, where there is one. */
function spread(questions: OwnQuestion[], { profile, topics }: Pick<Scope, 'profile' | 'topics'>): OwnQuestion[] {
  const perPage = new Map<string | null, number>();
  /** The page on which the question of a template was picked. */
  const templates = new Map<string, string | null>();
  const picked: OwnQuestion[] = [];
  const contents: Content[] = [];
  const towns = new Set(questions.flatMap(({ page }) => townsIn(slugOf(page ?? ''), profile)));
  const isOfTowns = towns.size >= OF_ITS_PAGE;
  for (const question of questions.sort((a, b) => b.score - a.score || (a.question < b.question ? -1 : 1))) {
    const used = perPage.get(question.page) ?? 0;
    if (picked.length >= MOST_OWN || used >= MOST_OF_A_PAGE) continue;
    const content = contentIn(question, isOfTowns ? profile : null);
    // Services in a row, in a town: what search engines are to find, not what anybody asks.
    if (content.inTown !== null && joinsTopics(content.inTown, question.question, topics, question.language)) continue;
    const same = contents.findIndex((other) => isAlike(other, content) || isOfTown(other, content));
    if (same >= 0) {
      // A card asks what the page that it leads to answers.
      const isAnswer = question.coverage === 'answered' && picked[same]?.coverage !== 'answered';
      const isForAll = content.inTown === null && contents[same]?.inTown !== null && question.coverage === picked[same]?.coverage;
      if (isAnswer || isForAll) [picked[same], contents[same]] = [question, content];
      continue;
    }
    const template = templateOf(question);
    if (template !== null) {
      const page = templates.get(template) ?? question.page;
      if (page !== question.page) continue;
      templates.set(template, page);
    }
    perPage.set(question.page, used + 1);
    picked.push(question);
    contents.push(content);
  }
  return picked;
}

/** What stays of a question when the place in its page's address is left out: "Is parking free in …?" on the page of each town. Null where none is left out, or next to nothing is left. */
function templateOf({ question, page, topic }: OwnQuestion): string | null {
  const about = tokensOf(topic ?? '').map(plain);
  const isKept = (part: string) => about.some((word) => word.startsWith(part) || part.startsWith(word));
  const parts = plain(slugOf(page ?? '')).split(' ');
  const words = wordsOf(fold(question)).map((word) => plain(word));
  const rest = words.filter((word) => !parts.some((part) => part.length >= SHORTEST_PART && !isKept(part) && word.startsWith(part)));
  return rest.length < words.length && rest.length >= FEWEST_SUBJECT_WORDS ? rest.join(' ') : null;
}

/** A question as it is compared with others. `inTown`: what is left of it without the town that its page is about; null where it names none. */
type Content = { question: string; language: string; tokens: readonly string[]; words: readonly Forms[]; inTown: string | null };
const contentIn = ({ question, language, page }: OwnQuestion, profile: Profile | null): Content => ({
  question,
  language,
  tokens: tokensOf(question),
  words: contentOf(question, language),
  inTown: profile && withoutTown(question, page, profile),
});
const townsIn = (text: string, { places }: Profile): string[] =>
  [...places.keys()].filter((place) => place.length >= SHORTEST_PART && holds(text, place));
/** A question without any places where its page's address has one that it names. */
function withoutTown(question: string, page: string | null, profile: Profile): string | null {
  const slug = slugOf(page ?? '');
  if (!townsIn(question, profile).some((place) => holds(slug, place))) return null;
  const named = [...profile.places.keys()].sort((a, b) => b.length - a.length);
  return named.reduce((text, place) => text.replace(` ${place} `, ' '), ` ${keyOf(question)} `).trim();
}
/** Whether a text joins topics, each named by words of its own: "moving, loading and garage cleanouts". */
function joinsTopics(text: string, written: string, topics: readonly SiteTopic[], language: string): boolean {
  if (!written.includes(',') && tokensOf(text).every((word) => !packOf(language)?.and.has(word))) return false;
  const words = contentOf(text, language);
  const named = topics.map(({ topic }) => contentOf(topic, language)).filter((label) => hasForms(words, label));
  const [first, ...rest] = named.sort((a, b) => a.length - b.length);
  return first !== undefined && rest.some((label) => !label.some((word) => hasForms(first, [word])));
}
/** Words by which a question of a town's page may say more than the same asked for all: "in a Leeds house". */
const MORE_IN_TOWN = 2;
/** Whether two questions ask the same, one or both of them of a town: for the same, about the same, in any words of asking. */
function isOfTown(one: Content, other: Content): boolean {
  if (one.inTown === null && other.inTown === null) return false;
  const [asked, known] = [askedIn(one), askedIn(other)];
  if (asked.kind === null || asked.kind !== known.kind) return false;
  const [less, more] = asked.about.length <= known.about.length ? [asked.about, known.about] : [known.about, asked.about];
  const extra = more.length - less.length;
  return hasForms(more, less) && (extra === 0 || (less.length > 1 && extra <= MORE_IN_TOWN));
}
/** What a question asks for, and the words for what it is about. */
function askedIn({ inTown, question, language }: Content): { kind: AskedFor | null; about: readonly Forms[] } {
  const { kind, rest } = askedFor(inTown ?? question, language);
  const isAsking = (word: Forms) => [...word].some((form) => isQuestionWord(form, supported(language)));
  return { kind, about: contentOf(rest, language).filter((word) => !isAsking(word)) };
}
/** Of all content words of two questions, the share that both have where they ask the same. */
const ALIKE = 0.8;
function isAlike(one: Content, other: Content): boolean {
  if (jaccard(one.tokens, other.tokens) >= 0.7) return true;
  const shared = one.words.filter((word) => hasForms(other.words, [word])).length;
  if (shared < 2 || shared / (one.words.length + other.words.length - shared) < ALIKE) return false;
  const { kind } = askedFor(one.question, one.language);
  const opening = ({ question }: Content) => fold(wordsOf(question)[0] ?? '');
  return kind === askedFor(other.question, other.language).kind && (kind !== null || opening(one) === opening(other));
}
