import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { DURATION } from '../text/units.ts';
import { spaceless } from '../text/words.ts';
import type { Sheet } from './answers.ts';
import { aspectBit } from './aspects.ts';
import { carriesDay } from './dated.ts';
import { isLegalPage } from './legal-pages.ts';
import { ownPlaces } from './own-places.ts';
import { People } from './people.ts';
import { ANNOUNCED, IN_HEADING, IN_TEXT, IN_TITLE, PhraseCounter, type Place } from './phrase-counter.ts';
import { Places } from './places.ts';
import { isNameOfHost, namesGiven, siteNameWords, subjectOf } from './site-name.ts';
import { isLongerSitePart } from './site-parts.ts';
import { couldBeTopic, isChoice, isWrittenAsNone, monthStems } from './topic-candidates.ts';
import { isNeverNoun, isSubjectWithVerb, isUsedAsVerb } from './verbs.ts';
import { type Phrases, phrasesOf, type Vocabulary } from './vocabulary.ts';
import { endsName, goesOnWithUnit, madePlural, pluralOf, substanceOf, withoutGenitive, wordBefore, writtenForm } from './written-form.ts';

/** A phrase of one to three words that a site speaks of. */
export type Keyphrase = {
  /** As the site writes it inside its sentences. */
  name: string;
  /** False: it only holds other phrases together. */
  isTopic: boolean;
  /** It is the name of a place, or of a product that a page of its own sells and that is not all the site is about. */
  called?: 'place' | 'product';
  /** Ids of the stems of its words, function words left out. */
  stems: number[];
  /** A page is called so, or after it; the site is not. */
  titled: boolean;
  /** Larger is stronger; only comparable within one site. */
  strength: number;
  /** Indices of the passages it occurs in, ascending. */
  passages: number[];
  /** Indices of the pages of these, the one that it belongs to first. */
  pages: number[];
};

type Candidate = {
  length: number;
  id: number;
  words: readonly number[];
  stems: number[];
  weight: number;
  strength: number;
  /** It stands in a title or a heading. */
  named: boolean;
  /** Content words alone, which stand in a title. */
  titled: boolean;
  /** It is the site's name or a part of it. */
  isSite: boolean;
};

/** Words of text in which phrases are counted, shared out among the pages; what a site speaks of is plain from the beginnings of many pages. */
const WORDS_COUNTED = 120_000;
const WORDS_A_PAGE = 400;
const KEPT = 60;
const PART = 0.7;
/** "Heat pump cost" begins or ends with what is asked of the topic. */
const ASKED = 0.05;
/** A word that many pages use and none names in its title ("file", "user") is no topic; one of four pages is enough to be one. */
const TITLED_SHARE = 4;
/** Of a headline; what is less of it is said there in passing. */
const HALF = 0.5;
/** Pages on which more is read of a name than where it stands. */
const PAGES_HEARD = 2;
/** Questions of buyers are asked of a topic; they are not one. */
const ASKED_OF_TOPICS =
  aspectBit('definition') |
  aspectBit('price') |
  aspectBit('best') |
  aspectBit('alternative') |
  aspectBit('comparison') |
  aspectBit('steps') |
  aspectBit('proof') |
  aspectBit('duration');

/** Work that is offered as well as asked about: "window replacement", "instalación de calderas". */
const WORKS: ReadonlySet<string> = new Set(
  'replacement replacements remplacement remplacements vervanging installation installations instalación instalaciones instalação instalações installazione installazioni'.split(
    ' ',
  ),
);
const asksOfTopics = (word: number, { cues, words }: Vocabulary): boolean =>
  ((cues[word] ?? 0) & ASKED_OF_TOPICS) !== 0 && !WORKS.has(words[word] ?? '');

/**
 * The strongest phrases of the pages in one language, in the manner of YAKE (Campos et al., 2020): no reference corpus, only how often, where, in how many passages and beside how
 * many different words a word stands; a phrase is worth what its words are worth. Casing is left out, for it means something else in each language.
 */
export function keyphrases(
  pages: readonly ReadPage[],
  passages: readonly Sheet[],
  vocabulary: Vocabulary,
  language: SupportedLanguage | null,
): Keyphrase[] {
  const counter = new PhraseCounter(vocabulary, language);
  try {
    return strongest(counter, pages, passages, vocabulary, language);
  } finally {
    counter.release();
  }
}

function strongest(
  counter: PhraseCounter,
  pages: readonly ReadPage[],
  passages: readonly Sheet[],
  vocabulary: Vocabulary,
  language: SupportedLanguage | null,
): Keyphrase[] {
  const parts = partsOfPages(passages, pages);
  const topical = countPages(counter, pages, passages, language, parts);
  if (topical === 0) return [];
  const worth = wordWorth(counter, topical);
  const site = siteNameWords(pages, vocabulary, language);
  const people = new People(pages, vocabulary, language);
  const places = ownPlaces(pages, vocabulary, language);
  const skipped = { people, months: monthStems(vocabulary, language) };
  const isPart = partOf(counter, vocabulary);
  const ranked = counter.counts.flatMap((counts, index) =>
    // A word that no title and no heading has ("found", "brauche") is said of something else.
    counts.told(index === 0 ? Number.POSITIVE_INFINITY : 2).flatMap((id): Candidate[] => {
      const words = counts.words(id);
      const titledOn = counts.titled[id] ?? 0;
      if (!couldBeTopic(words, vocabulary, skipped, language, titledOn > 0) || isPart(index, id, words)) return [];
      if (parts.size > 0 && parts.has(words.map((word) => vocabulary.words[word] ?? '').join(spaceless(language) ? '' : ' '))) return [];
      const stems = words.filter((word) => !vocabulary.empty[word] || vocabulary.numeric[word]).map((word) => vocabulary.stems[word] ?? 0);
      if (stems.every((stem) => places.has(stem))) return [];
      const asked = [words[0], words.at(-1)].some((word = 0) => asksOfTopics(word, vocabulary));
      const isSite = stems.every((stem) => site.has(stem));
      const titled = Math.min(1, (TITLED_SHARE * titledOn) / (counts.pages[id] ?? 1));
      const telling = (words.length === 1 ? 0.15 + 0.85 * titled : 0.5 + 0.5 * titled) * (asked ? ASKED : 1) * (isSite ? 0.5 : 1);
      const weight = counts.weight[id] ?? 0;
      const strength = phraseStrength(weight, stems, worth) * telling;
      return [
        {
          length: index + 1,
          id,
          words,
          stems,
          weight,
          strength,
          named: counts.isNamed(id),
          titled: titledOn > 0 && stems.length === words.length,
          isSite,
        },
      ];
    }),
  );
  ranked.sort((a, b) => b.strength - a.strength || a.length - b.length || a.id - b.id);
  return locate(independent(ranked), counter, passages, pages, vocabulary, language, people);
}

/** A phrase that nearly always stands inside one longer phrase is a part of it; so is one whose last word nearly always goes on; and a unit is one of its number. */
function partOf(counter: PhraseCounter, vocabulary: Vocabulary): (index: number, id: number, words: readonly number[]) => boolean {
  const { stems } = vocabulary;
  const extensions = counter.extensions((word) => asksOfTopics(word, vocabulary));
  const [singles] = counter.counts;
  return (index, id, words) => {
    const own = counter.counts[index]?.weight[id] ?? 0;
    if ((extensions[index]?.around[id] ?? 0) >= PART * own) return true;
    const last = stems[words.at(-1) ?? 0] ?? 0;
    if (counter.isVerb(last) || counter.isTask(stems[words[0] ?? 0] ?? 0)) return true;
    const counted = (stem: number) => (counter.afterNumber[stem] ?? 0) * 2 > (counter.occurrences[stem] ?? 0);
    // "3 min read", "20 minutes’ walk"
    if (counted(last) || (index > 0 && DURATION.has(vocabulary.words[words[0] ?? 0] ?? '') && counted(stems[words[0] ?? 0] ?? 0)))
      return true;
    return index > 0 && (extensions[0]?.behind[last] ?? 0) >= PART * (singles.weight[last] ?? 0) && (singles.weight[last] ?? 0) > 0;
  };
}

/** Counts titles, headings and texts of the pages that have a topic; answers how many passages that were. */
function countPages(
  counter: PhraseCounter,
  pages: readonly ReadPage[],
  passages: readonly Sheet[],
  language: SupportedLanguage | null,
  parts: ReadonlySet<string>,
): number {
  const mostWords = Math.max(WORDS_A_PAGE, Math.floor(WORDS_COUNTED / pages.length));
  let counted = 0;
  let current = -1;
  let first = 0;
  let words = 0;
  const skipped = pages.map((page) => page.document.pageType === 'contact' || isLegalPage(page));
  const named = (headline: Phrases, place: Place): Place =>
    carriesDay(headline, language) || namesSitePart(headline, language) ? ANNOUNCED : place;
  passages.forEach(({ page: at, cut }, index) => {
    const page = pages[at];
    if (!page || cut.language !== language || skipped[at]) return;
    if (at !== current) {
      current = at;
      first = index;
      words = 0;
      for (const title of subjectOf(page, pages)) {
        const titleWords = phrasesOf(title, lexiconOf(language));
        counter.add(titleWords, named(titleWords, IN_TITLE), current, 0);
      }
    }
    const { headingWords, heading } = cut;
    const isPart = heading !== null && parts.has(heading.toLowerCase());
    counter.add(headingWords, isPart ? ANNOUNCED : named(headingWords, IN_HEADING), current, index - first);
    counted += 1;
    if (words >= mostWords) return;
    words -= 1;
    cut.eachWords((own) => {
      counter.add(own, IN_TEXT, current, index - first);
      words += own.length + 1;
    });
  });
  return counted;
}

/**
 * Headings, in small letters, that three pages or more have, mostly over texts that do not take up their words, and none for its title or H1: they name a part of such pages ("Symptoms",
 * "Ingredients", "Who can apply"), not what these are about.
 */
function partsOfPages(passages: readonly Sheet[], pages: readonly ReadPage[]): ReadonlySet<string> {
  const under = new Map<string, Sheet[]>();
  for (const passage of passages) {
    const heading = passage.cut.heading?.toLowerCase();
    if (heading === undefined || heading.length > LONGEST_PART) continue;
    const known = under.get(heading);
    if (!known) under.set(heading, [passage]);
    else if (known.at(-1)?.page !== passage.page) known.push(passage);
  }
  const found = new Set<string>();
  for (const [heading, told] of under)
    if (told.length >= PAGES_WITH_PART && told.filter(({ text }) => takesUp(text, heading)).length * 2 < told.length) found.add(heading);
  if (found.size > 0) for (const page of pages) for (const title of subjectOf(page, pages)) found.delete(title.toLowerCase());
  return found;
}
const LONGEST_PART = 40;
const PAGES_WITH_PART = 3;

/** Whether a text holds a longer word of its heading, however it ends. */
const takesUp = (text: string, heading: string): boolean => {
  const said = text.toLowerCase();
  const longer = heading.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 || /^\p{Script=Han}|^\p{Script=Katakana}/u.test(word));
  return longer.some((word) => said.includes(word.length > 5 ? word.slice(0, -2) : word));
};

/** "Code of conduct" names no code. */
const namesSitePart = (headline: Phrases, language: SupportedLanguage | null): boolean =>
  headline.length > 1 &&
  headline.length <= 4 &&
  isLongerSitePart(
    headline.map((word) => word?.text ?? ''),
    language,
  );

/** What each stem is worth, the less the better: YAKE's H without its features of casing and position. Where a word stands is part of its weight. */
function wordWorth({ counts: [singles], occurrences, neighbours }: PhraseCounter, passages: number): (stem: number) => number {
  const weights = Array.from(singles.weight).filter((weight) => weight > 0);
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
  const deviation = Math.sqrt(weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / Math.max(1, weights.length));
  const most = occurrences.reduce((max, count) => Math.max(max, count ?? 0), 1);
  return (stem) => {
    const related = 1 + (neighbours[stem] ?? 0) / most;
    const frequent = (singles.weight[stem] ?? 0) / (mean + deviation || 1);
    const spread = (singles.passages[stem] ?? 0) / passages;
    return related / (1 + frequent / related + spread / related);
  };
}

function phraseStrength(weight: number, stems: readonly number[], worth: (stem: number) => number): number {
  let [product, sum] = [1, 0];
  for (const stem of stems) {
    product *= worth(stem);
    sum += worth(stem);
  }
  return (weight * (1 + sum)) / product;
}

/** Leaves out a phrase that occurs almost only inside a stronger one, and one that merely adds a word to a stronger one now and then, unless a page is called so. */
function independent(ranked: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    const repeats = kept.some((other) => {
      if (other.length > candidate.length && isWithin(candidate.stems, other.stems)) return candidate.weight < 1.5 * other.weight;
      if (other.length < candidate.length && isWithin(other.stems, candidate.stems))
        return !candidate.titled && candidate.weight < 0.3 * other.weight;
      return false;
    });
    if (!repeats) kept.push(candidate);
    if (kept.length === KEPT) break;
  }
  return kept;
}

const isWithin = (part: readonly number[], whole: readonly number[]) => part.every((stem) => whole.includes(stem));

function locate(
  kept: readonly Candidate[],
  counter: PhraseCounter,
  passages: readonly Sheet[],
  pages: readonly ReadPage[],
  vocabulary: Vocabulary,
  language: SupportedLanguage | null,
  people: People,
): Keyphrase[] {
  const byId = new Map(kept.map((candidate, index) => [candidate.id * 3 + candidate.length - 1, index]));
  const found = kept.map(() => [] as number[]);
  const among = new Uint8Array(vocabulary.stemCount);
  for (const { words } of kept) for (const word of words) among[vocabulary.stems[word] ?? 0] = 1;
  passages.forEach(({ cut }, passage) => {
    const note = (length: number, id: number) => {
      const index = byId.get(id * 3 + length - 1);
      const list = index === undefined ? undefined : found[index];
      if (list && list.at(-1) !== passage) list.push(passage);
    };
    // A heading stands once, however many passages its section is cut into.
    if (!passages[passage - 1]?.cut.isBeside(cut)) counter.visit(cut.headingWords, cut.language, among, note);
    cut.eachWords((words) => counter.visit(words, cut.language, among, note));
  });
  const loweredOf = (words: readonly number[]) => words.map((word) => vocabulary.words[word] ?? '');
  const given = namesGiven(pages);
  const siteStems = siteNameWords(pages, vocabulary, language).size;
  const isBrand = (name: string) => isNameOfHost(name, pages);
  const shareOfHeadline = headlineShares(pages, vocabulary, language);
  const passagesOn = countOf(passages.map(({ page }) => page));
  /** The phrase as the name of the product that it heads the page of: written with capitals alone. German nouns all are. */
  const nameOfProduct = (written: string, [home, ...others]: readonly number[], stems: readonly number[], texts: readonly string[]) => {
    const isHeadline = (page: number) => pages[page]?.document.pageType === 'product' && shareOfHeadline(page, stems) >= HALF;
    if (language === 'de' || home === undefined || !isHeadline(home) || others.some((page) => page !== home && isHeadline(page)))
      return null;
    if (/\p{Lu}/u.test(written)) return written;
    const small = new RegExp(`(?<!\\p{L})${RegExp.escape(written)}(?!\\p{L})`, 'u');
    const capital = written.charAt(0).toUpperCase() + written.slice(1);
    return capital !== written && !texts.some((text) => small.test(text)) && texts.some((text) => text.includes(capital)) ? capital : null;
  };
  const written = kept.map(({ words, stems }, index) => {
    const places = found[index] ?? [];
    const ofPages = byTelling(
      places.map((place) => passages[place]?.page ?? 0),
      passagesOn,
      (page) => shareOfHeadline(page, stems),
    );
    const texts = places.slice(0, 12).flatMap((place) => [passages[place]?.text ?? '', passages[place]?.heading ?? '']);
    // What only titles have stands in no passage.
    const titled = ofPages.length > 0 ? ofPages.slice(0, 12) : pages.keys().toArray();
    const titles = titled.map((page) => pages[page]?.document.title ?? '');
    const said = loweredOf(words);
    const substance = substanceOf(said, texts, language);
    const lowered = substance ?? said;
    const plural = substance ? null : pluralOf(lowered, language);
    const inPlural = plural && writtenForm(plural, texts, language);
    const alone = () => {
      for (const form of withoutGenitive(lowered, language)) {
        const found = writtenForm(form, texts, language);
        if (found !== null) return found;
      }
      return writtenForm(lowered, texts, language);
    };
    // "Coffees & Teas" is a heading's; the sentences speak of coffee.
    const ofHeading = inPlural !== null && /^\p{Lu}/u.test(inPlural) && /^\p{Ll}/u.test(alone() ?? '');
    const counted = ofHeading ? null : inPlural;
    const form = counted ?? alone() ?? writtenForm(lowered, titles, language) ?? lowered.join(spaceless(language) ? '' : ' ');
    const further = () => {
      const near = new Set(ofPages.slice(0, PAGES_HEARD));
      return passages.flatMap((passage) => (near.has(passage.page) ? [passage.text] : []));
    };
    const made =
      plural && (madePlural(form, plural, lowered, texts) ?? (words.length > 1 ? madePlural(form, plural, lowered, further()) : null));
    const common = given.get(form.toLowerCase()) ?? counted ?? made ?? form;
    const product = nameOfProduct(common, ofPages, stems, [...texts, ...titles]);
    const bare = product ?? common;
    const before = wordBefore(bare, texts, titles, language);
    return { name: bare, before, places, pages: ofPages, texts: [...texts, ...titles], further, product: product !== null };
  });
  // All are heard before any is judged: "Hannah" is a part of "Hannah Osei".
  for (const { name, texts, further } of written) people.hear(name, texts, further);
  const ofSite = new Places(pages, language);
  return kept.flatMap(({ words, stems, strength, named, titled, isSite }, index) => {
    const found = written[index];
    if (!found || isWrittenAsNone(found.name, named, language) || people.holdsName(words, found.texts)) return [];
    // “Brandl & Wiesinger” are people as well as their firm.
    if (isSite && people.areOfNames(stems)) return [];
    // Nobody asks how long to plan for a firm.
    if (!found.product && ((isSite && stems.length > 1 && stems.length === siteStems) || isBrand(found.name))) return [];
    const { name, before, places, pages, texts, product } = found;
    // "Social Affairs" is the end of a ministry's name; nobody buys a 株式会社.
    if ((language === 'en' && endsName(name, texts)) || (isSite && /(?:株式|有限|合同)会社|有限公司/u.test(name))) return [];
    const place = ofSite.isPlace(name, texts);
    const lowered = loweredOf(words);
    if (
      isUsedAsVerb(lowered, texts, language) ||
      isNeverNoun(name, texts, language) ||
      (vocabulary.numeric[words.at(-1) ?? 0] && goesOnWithUnit(name, texts))
    )
      return [];
    // Where somebody works is no topic; what a guide is a guide to is one.
    if (place && !(ofSite.forTravellers && named)) return [];
    const called: Pick<Keyphrase, 'called'> = place ? { called: 'place' } : product && !isSite ? { called: 'product' } : {};
    const common = {
      isTopic: !isChoice(words, vocabulary, language),
      ...called,
      titled: titled && !given.has(name.toLowerCase()),
      strength,
      passages: places,
      pages,
    };
    if (isSubjectWithVerb(lowered, texts, language)) {
      const subject = lowered.slice(0, 1);
      return [{ ...common, name: writtenForm(subject, texts, language) ?? subject.join(), stems: stems.slice(0, 1) }];
    }
    return [{ ...common, name: `${before}${name}`, stems }];
  });
}

/**
 * Pages, each given once for every passage on it: first the one whose headline names the phrase and little else, of equals the one with more passages that speak of it, the less else it
 * holds: neither one that has room for everything nor one that says a single thing. A headline such as several pages have ("Plumber in Oxted") makes it none of theirs.
 */
function byTelling(pages: readonly number[], passagesOn: ReadonlyMap<number, number>, shareOfHeadline: (page: number) => number): number[] {
  const found = [...countOf(pages)].map(([page, count]) => ({
    page,
    told: count ** 2 / (passagesOn.get(page) ?? count),
    share: shareOfHeadline(page),
  }));
  const shared = new Map<number, number>();
  for (const { share } of found) shared.set(share, (shared.get(share) ?? 0) + 1);
  return found
    .map((one) => ({ ...one, share: shared.get(one.share) === 1 ? one.share : 0 }))
    .sort((a, b) => b.share - a.share || b.told - a.told || a.page - b.page)
    .map(({ page }) => page);
}

function countOf(values: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Which share of the words of a page's title or H1 a phrase is; 0 where neither holds all of it. */
function headlineShares(
  pages: readonly ReadPage[],
  vocabulary: Vocabulary,
  language: SupportedLanguage | null,
): (page: number, stems: readonly number[]) => number {
  const known = new Map<number, number[][]>();
  const stemsOf = (index: number): number[][] => {
    const page = pages[index];
    const titles = page ? subjectOf(page, pages) : [];
    return titles.map((title) =>
      vocabulary
        .tokens(title, language)
        .flatMap((word) => (word < 0 || (vocabulary.empty[word] && !vocabulary.numeric[word]) ? [] : [vocabulary.stems[word] ?? -1])),
    );
  };
  return (page, stems) => {
    const titles = known.get(page) ?? stemsOf(page);
    known.set(page, titles);
    return Math.max(0, ...titles.map((title) => (stems.every((stem) => title.includes(stem)) ? stems.length / title.length : 0)));
  };
}
