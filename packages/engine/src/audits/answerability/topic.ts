import type { PageDocument } from '../../artifacts/page.ts';
import { letters, TITLE_SEPARATOR, titleParts } from '../../artifacts/text.ts';
import { isEnglishFunctionWord } from '../../language/english.ts';
import { isOnlyGreeting } from '../../language/greetings.ts';
import type { Word } from '../../language/lexicon.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packOf } from '../../language/packs/index.ts';
import { onlyReports } from '../../language/reporting.ts';
import { stopwords } from '../../language/stopwords.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { isUnit } from '../../language/units.ts';
import { words } from '../../language/words.ts';
import { isLabel } from '../../page/labels.ts';
import { contentStems, isHollow, isQuoted, type MainBlock, type PageText, pageText } from '../../page/page-text.ts';
import type { ReadPage } from '../audit.ts';

/** What a page speaks of, derived from its own body; and the stems that its body repeats beyond what prose does. */
export type PageTopic = {
  /** Stems that most blocks of the body share, the most frequent first, of equals the one that is said first. */
  terms: readonly string[];
  /** All content stems of the body's prose. */
  body: ReadonlySet<string>;
  /** Stems repeated so often that they count as stuffing, and how far: 0 none, 1 beyond all doubt. */
  stuffed: ReadonlySet<string>;
  stuffing: number;
  /** The worst offender with its share of the words. */
  worst: { stem: string; share: number; count: number } | null;
};

const TERMS = 12;
const FEW = 5;
/** Share of one stem among all words of the prose: good texts stay below 8 %. A language's pack says where there are fewer function words. */
const DENSE = 0.085;
const DENSE_SPAN = 0.08;
/** Below this many occurrences nothing is called stuffing. */
const REPEATS = 9;
/** Words of an entry. */
const ENTRY_WORDS = 8;
/** Occurrences granted whatever the length: short texts name their subject densely. */
const FREE = 6;

/** Where nothing is known of a language: the beginning of a word names the same thing as the word, from five letters on. */
const COMPOUNDS: LanguagePack['compounds'] = { part: 'beginning', from: 5 };
const compoundsOf = (language: SupportedLanguage | null) => packOf(language)?.compounds ?? COMPOUNDS;

/** Two stems that name the same thing: equal, or one the beginning of the other (compounds; where a language joins words freely also its end or middle). */
export function related(a: string, b: string, language: SupportedLanguage | null): boolean {
  if (a === b) return true;
  const short = a.length < b.length ? a : b;
  const long = short === a ? b : a;
  const { part, from } = compoundsOf(language);
  return short.length >= from && (part === 'any' ? long.includes(short) : long.startsWith(short));
}

export const relatedToAny = (stem: string, stems: ReadonlySet<string> | readonly string[], language: SupportedLanguage | null): boolean => {
  const { part, from } = compoundsOf(language);
  const first = part === 'beginning' ? stem.charCodeAt(0) : -1;
  const isRelated = (other: string) => (first < 0 || other.charCodeAt(0) === first) && related(stem, other, language);
  if (!('has' in stems)) return stems.some(isRelated);
  if (stems.has(stem)) return true;
  // Short stems are parts of longer ones only where the language says so.
  if (stem.length < from) return false;
  let found = false;
  // An iterator would hand over each of a page's hundreds of stems in an object of its own.
  stems.forEach((other) => {
    found ||= isRelated(other);
  });
  return found;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is counted of a stem: whether it counts something itself ("two", "minutes") or reports ("said"), which no page is about; how often it stands in all text, in prose said once, in how many blocks, and in which of them last. */
type Count = { stem: string; counts: boolean; occurrences: number; inProse: number; blocks: number; last: number };

/** What is read of a page: its texts, those quoted from nobody only where it has no others; of one without any (a shop's front, a blog's) its headings, and of one without those the labels of its buttons. */
const SELECTIONS = [
  (block: MainBlock) => block.kind !== 'heading' && !isLabel(block) && !isHollow(block),
  (block: MainBlock) => block.kind !== 'heading' && !isLabel(block),
  (block: MainBlock) => (block.kind === 'heading' ? block.level > 1 : !isLabel(block)),
  (block: MainBlock) => block.kind !== 'heading' || block.level > 1,
] as const;

function derive(text: PageText): PageTopic {
  const [ownTexts, texts, headings, labels] = SELECTIONS;
  for (const isRead of [ownTexts, texts, headings]) {
    const topic = countTopic(text, isRead);
    if (topic.terms.length > 0) return topic;
  }
  return countTopic(text, labels);
}

function countTopic(text: PageText, isRead: (block: MainBlock) => boolean): PageTopic {
  const { language } = text;
  const byStem = new Map<string, Count>();
  // English sentences on a page in another script: their function words are no terms.
  const foreign = packOf(text.language)?.ownScript ?? false;
  const countOf = ({ stem, text }: Word): Count => {
    const known = byStem.get(stem);
    if (known) return known;
    const count = {
      stem,
      counts:
        isUnit(text, 'duration', language) ||
        isUnit(text, 'numerals', language) ||
        (text.length <= 2 && isUnit(text, 'measure', language)) ||
        onlyReports(text, language) ||
        (foreign && isEnglishFunctionWord(text)),
      occurrences: 0,
      inProse: 0,
      blocks: 0,
      last: -1,
    };
    byStem.set(stem, count);
    return count;
  };
  const seen = new Set<string>();
  let prose = 0;
  for (const block of text.main) {
    if (block.kind === 'code' || (block.kind === 'heading' && !isRead(block))) continue;
    const occurs = block.kind !== 'tableRow' && block.kind !== 'listItem' && block.kind !== 'heading';
    if (occurs) prose += text.words(block).length;
    // "Copy" beside each piece of code is the label of a tool, however often it stands there; so is a link that is all of its text.
    const size = text.words(block).length;
    const tool = (isLabel(block) && size === 1) || text.isLink(block);
    // Lines of a list that is no list in the markup ("Posted on …", the country below each member's name) may well share a word.
    const isEntry = size <= ENTRY_WORDS && !seen.has(block.text);
    const inEntry = new Set<string>();
    // A block said twice speaks once, and what others are quoted with is not what the page says itself.
    const speaks = isRead(block) && !isQuoted(block) && !seen.has(block.text);
    seen.add(block.text);
    for (const sentence of text.sentences(block)) {
      const isProse = speaks && sentence.prose;
      if (!occurs && !isProse) continue;
      sentence.content.forEach((word) => {
        const count = countOf(word);
        // "i7" in a list of models is a code.
        if (occurs && !tool && !/\p{N}/u.test(word.text) && (!isEntry || inEntry.has(word.stem))) count.occurrences += 1;
        inEntry.add(word.stem);
        if (!isProse) return;
        count.inProse += 1;
        if (count.last !== block.index) count.blocks += 1;
        count.last = block.index;
      });
    }
  }
  const counts = [...byStem.values()];
  const dense = (packOf(text.language)?.densest ?? DENSE) + FREE / Math.max(1, prose);
  const stuffed = new Set<string>();
  let worst: PageTopic['worst'] = null;
  for (const { stem, occurrences: count } of counts) {
    if (count < REPEATS) continue;
    const share = count / Math.max(1, prose);
    if (share <= dense) continue;
    stuffed.add(stem);
    if (!worst || share > worst.share || (share === worst.share && stem < worst.stem)) worst = { stem, share, count };
  }
  const spoken = counts.filter((one) => one.blocks > 0 && !one.counts && !stuffed.has(one.stem));
  const shared = spoken.filter(({ blocks }) => blocks >= 2);
  // On a short page hardly any word comes twice: then all of them are its topic. Of equals the first is said first: a text names early what it speaks of.
  const terms = (shared.length >= FEW ? shared : spoken)
    .sort((a, b) => b.blocks - a.blocks || b.inProse - a.inProse)
    .slice(0, TERMS)
    .map(({ stem }) => stem);
  const stuffing = worst ? Math.min(1, (worst.share - dense) / DENSE_SPAN) : 0;
  const body = new Set(counts.flatMap(({ stem, blocks }) => (blocks > 0 ? [stem] : [])));
  return { terms, body, stuffed, stuffing, worst };
}

/** By the text as it was cut, and dropped with it. */
const topics = new WeakMap<PageText, PageTopic>();

export function topicOf(document: PageDocument): PageTopic {
  const text = pageText(document);
  const known = topics.get(text) ?? derive(text);
  topics.set(text, known);
  return known;
}

/** Stems for people: of each the word that the page writes most. */
export function writtenAs(document: PageDocument, stems: readonly string[]): string[] {
  const text = pageText(document);
  const written = new Map<Word, number>();
  const note = (word: Word) => {
    if (stems.includes(word.stem)) written.set(word, (written.get(word) ?? 0) + 1);
  };
  for (const block of text.main) text.words(block).forEach(note);
  const most = (stem: string) =>
    [...written].filter(([word]) => word.stem === stem).sort(([a, inA], [b, inB]) => inB - inA || compare(a.text, b.text))[0]?.[0].text ??
    stem;
  return stems.map(most);
}

const shared = new WeakMap<readonly ReadPage[], ReadonlySet<string>>();

/** Of the pages, those whose titles carry the site's name; what fewer share is the name of a section, or says nothing. */
const NAMED_SHARE = 1 / 3;

/** Parts of titles that many pages of the sample carry: the site's name, by whatever mark it is set off. */
function sharedParts(pages: readonly ReadPage[]): ReadonlySet<string> {
  const known = shared.get(pages);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { document } of pages) for (const part of new Set(titleParts(document.title))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const many = Math.max(2, NAMED_SHARE * pages.length);
  const found = new Set([...counts].filter(([, count]) => count >= many).map(([part]) => part));
  shared.set(pages, found);
  return found;
}

/** The title without the name of the site; as it stands where nothing else would be left. */
export function ownTitle(page: ReadPage, pages: readonly ReadPage[]): string {
  const title = page.document.title ?? '';
  const host = letters(page.finalUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/:].*$/, ''));
  const parts = title.split(TITLE_SEPARATOR);
  const names = sharedParts(pages);
  const own = parts.filter((part) => !names.has(letters(part)) && !(letters(part).length >= 3 && host.startsWith(letters(part))));
  return parts.length > 1 && own.length > 0 ? own.join(' – ') : title;
}

const GREETING_WORDS = 4;

/** Content stems of a title or heading without the site's own name; none of one that only greets. */
export function labelStems(label: string, document: PageDocument, language: SupportedLanguage | null): string[] {
  const brand = document.meta['og:site_name']?.trim() ?? '';
  const bare = brand.length > 1 ? label.replace(new RegExp(RegExp.escape(brand), 'giu'), ' ') : label;
  const stems = [...new Set(contentStems(bare, language))];
  if (stems.length > GREETING_WORDS) return stems;
  const content = words(bare, language).filter((word) => !stopwords(language).has(word));
  return isOnlyGreeting(content, language) ? [] : stems;
}
