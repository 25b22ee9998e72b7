import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import { caseless } from '../language/letter-case.ts';
import { listOf } from '../language/list-of.ts';
import { ALL_PACKS, packOf } from '../language/packs/index.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { type SupportedLanguage, supported } from '../language/supported.ts';
import { unmarked } from '../language/word-pattern.ts';
import { words } from '../language/words.ts';
import { askedFor } from '../retrieval/evidence.ts';
import type { Corpus, SiteQuestion, SiteTopic } from './corpus.ts';
import { holds, isOffersName, keyOf, segmentsOf, tokensOf } from './label-text.ts';
import { hasPageAbout, hasSectionAbout } from './pages-about.ts';
import { contentWords, partedLabel } from './parted-label.ts';
import type { Profile } from './profile.ts';

/** Where a site may cover what another site calls differently. No dictionary is asked: what is doubtful is not claimed. */

/** Letters with which words of one family begin, their share of the shorter word, and letters of the longer one behind them: "match" and "matched", "Implantes" and "Implantología". */
const [FAMILY, FAMILY_SHARE, LONGEST_END] = [4, 0.75, 5];
const sharedLetters = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};
export function isOfFamily(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedLetters(one, other);
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return shared >= FAMILY && shared >= shorter * FAMILY_SHARE && longer - shared <= LONGEST_END;
}
export const hasFamily = (all: readonly string[], word: string): boolean => all.some((other) => isOfFamily(word, other));

/** Content words of a site in its headings, rows and items, and in the rest of its text, as content words. */
export type TextWords = { words: readonly string[]; url: string; isLine: boolean; isHeading: boolean };
export const textWordsOn = memoize(({ site }: Corpus): readonly TextWords[] =>
  (site?.pages ?? []).flatMap(({ page, kind, url }) =>
    kind === 'out'
      ? []
      : page.document.blocks.flatMap((block): TextWords[] =>
          block.kind === 'code' || (block.region !== 'main' && block.region !== 'aside')
            ? []
            : [
                {
                  words: contentWords(block.text, site?.language ?? null),
                  url,
                  isHeading: block.kind === 'heading',
                  isLine: LINES.has(block.kind),
                },
              ],
        ),
  ),
);
const LINES: ReadonlySet<string> = new Set(['heading', 'listItem', 'tableRow', 'summary', 'term']);
export const holdsAll = (all: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((word) => hasFamily(all, word));
const vocabularyOf = memoize((corpus: Corpus): readonly string[] => [...new Set(textWordsOn(corpus).flatMap(({ words }) => words))]);
const says = (corpus: Corpus, word: string): boolean => hasFamily(vocabularyOf(corpus), word);

const customers = (kind: 'homes' | 'firms'): ReadonlySet<string> =>
  new Set(ALL_PACKS.flatMap(({ topics }) => listOf(topics.customers[kind]).map(keyOf)));
const CUSTOMERS = [customers('homes'), customers('firms')];

/** "Domestic electrics" of a firm that serves homes: whom it serves is no subject of its own. */
function isForCustomersServed(label: string, corpus: Corpus): boolean {
  const all = tokensOf(label);
  const named = CUSTOMERS.filter((names) => all.some((word) => names.has(word)));
  const rest = all.filter((word) => !CUSTOMERS.some((names) => names.has(word))).join(' ');
  const { site } = corpus;
  if (named.length === 0 || !rest || !site || !(hasPageAbout(rest, site) || hasSectionAbout(rest, site))) return false;
  const spoken = corpus.language;
  return named.every((names) => {
    const stems = [...names].flatMap((name) => contentWords(name, spoken));
    return textWordsOn(corpus).some(({ words }) => stems.some((name) => words.includes(name)));
  });
}

/** Letters that two names of one thing begin with, where each is a single word: "Odontopediatría" and "odontología infantil". */
const ROOT = 6;
/** A topic of the site that the other site has not, and that may be what the other calls so: both are about the same, what the label names of it the site never says, and the own name is not narrower. */
function hasCounterpart(label: string, ours: Corpus, theirs: Corpus): boolean {
  const { head, object } = partedLabel(label, ours.language);
  const all = [...head, ...object];
  if (head.some((word) => says(ours, word))) return false;
  return ours.topics.some((own) => {
    if (isMatched(own, theirs)) return false;
    const other = partedLabel(own.topic, ours.language);
    if (all.length === 1) return [...other.head, ...other.object].some((word) => sharedLetters(word, all[0] ?? '') >= ROOT);
    return other.object.length > 0 && hasFamily(other.object, object.at(-1) ?? '') && holdsAll(all, other.object);
  });
}
const isMatched = ({ topic, terms }: SiteTopic, { topics }: Corpus): boolean =>
  topics.some((theirs) =>
    [theirs.topic, ...theirs.terms].some((name) => [topic, ...terms].some((own) => holds(name, own) || holds(own, name))),
  );

/** The other site's page is called like a topic of the site as well: "CCTV surveys and camera inspections". */
const CALLED = 2 / 3;
function isCalledLikeOwn({ pages }: SiteTopic, ours: Corpus, theirs: Corpus): boolean {
  const page = theirs.site?.pageAt(pages[0] ?? '');
  if (!page) return false;
  const { document } = page.page;
  const names = [...segmentsOf(document.title), ...h1sOf(document)].map((name) => contentWords(name, theirs.language));
  return ours.topics.some(({ topic }) => {
    const own = contentWords(topic, ours.language);
    return names.some((name) => {
      const shared = own.filter((word) => hasFamily(name, word)).length;
      return shared >= 2 && shared >= own.length * CALLED;
    });
  });
}

/** A line of its own names it: a heading, a row or an item, or a heading what it is about where the site is not about that as a whole. */
function isLined(label: string, corpus: Corpus): boolean {
  const { head, object } = partedLabel(label, corpus.language);
  const all = [...head, ...object];
  const isOfTrade = object.every((word) => corpus.topics.some(({ topic }) => hasFamily(contentWords(topic, corpus.language), word)));
  return textWordsOn(corpus).some(
    ({ words, isLine, isHeading }) => (isLine && holdsAll(words, all)) || (isHeading && !isOfTrade && holdsAll(words, object)),
  );
}

/** Pages that say what a label is about, from which that is covered whatever is done with it: "electrical design", of which a consultation is offered elsewhere. */
const FEWEST_PAGES = 2;
function isSaidWithoutHead(label: string, corpus: Corpus): boolean {
  const { head, object } = partedLabel(label, corpus.language);
  if (head.length !== 1 || object.length < 2) return false;
  return new Set(textWordsOn(corpus).flatMap(({ words, url }) => (holdsAll(words, object) ? url : []))).size >= FEWEST_PAGES;
}

/** Whether a site may well cover another site's topic, by another name or for whom it serves. */
export function mayCover(ours: Corpus, topic: SiteTopic, theirs: Corpus): boolean {
  const label = topic.topic;
  return (
    isForCustomersServed(label, ours) ||
    isLined(label, ours) ||
    isSaidWithoutHead(label, ours) ||
    isCalledLikeOwn(topic, ours, theirs) ||
    hasCounterpart(label, ours, theirs)
  );
}

/** "Energy solutions" beside "Energy consulting": it only gathers what the others are called. */
export function isUmbrella(label: string, others: readonly string[]): boolean {
  const all = tokensOf(label);
  const rest = all.filter((word) => !isOffersName(word));
  return rest.length < all.length && others.some((other) => other !== label && rest.every((word) => tokensOf(other).includes(word)));
}

/** Whether a site never says what a label is of. */
export function neverSays(label: string, corpus: Corpus): boolean {
  const { head } = partedLabel(label, corpus.language);
  const word = packOf(corpus.language)?.topics.headLast ? head.at(-1) : head[0];
  return word !== undefined && !says(corpus, word);
}

/** Words that a site uses most, and the share of them that both must have to be in one trade: sites of other trades share a topic or two, not what they speak of. */
const [MOST_USED, SHARED_WORDS] = [60, 1 / 6];
const mostUsed = memoize((corpus: Corpus): ReadonlySet<string> => {
  const weights = new Map<string, number>();
  const own = textWordsOn(corpus).filter(({ url }) => corpus.site?.pageAt(url)?.kind !== 'utility');
  for (const ofPage of Map.groupBy(own, ({ url }) => url).values())
    for (const [word, all] of Map.groupBy(
      ofPage.flatMap(({ words }) => words),
      (one) => one,
    ))
      weights.set(word, (weights.get(word) ?? 0) + 1 + Math.log(all.length));
  const byWeight = [...weights].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Set(byWeight.slice(0, MOST_USED).map(([word]) => word));
});
export function speakOfTheSame(ours: Corpus, theirs: Corpus): boolean {
  const [own, other] = [mostUsed(ours), mostUsed(theirs)];
  return own.intersection(other).size >= Math.min(own.size, other.size) * SHARED_WORDS;
}

/** Where a site may answer a question in another form than in a sentence below it: then it is no gap. */

/** Content words of a question, from which a heading or a row that has all of them answers it. */
const [IN_HEADING, IN_ROW] = [2, 3];
/** "Course of a session" answers how a session goes, and a row what a key does. */
function isLine(asked: readonly string[], corpus: Corpus): boolean {
  return textWordsOn(corpus).some(
    ({ words, isLine: of, isHeading }) => of && asked.length >= (isHeading ? IN_HEADING : IN_ROW) && holdsAll(words, asked),
  );
}

/** Words that open a question, and the share of its content words that a question with the same opening has as well. */
const [OPENING, SHARED] = [3, 0.5];
/** "How often should gutters be cleaned?" beside "How often should I have roof and gutters cleaned?" */
function isNearlyAsked(question: string, asked: readonly string[], { questions, language }: Corpus): boolean {
  const opening = (text: string) => tokensOf(text).slice(0, OPENING).join(' ');
  return questions.some(({ question: own, coverage }) => {
    if (coverage !== 'answered' || opening(own) !== opening(question)) return false;
    const words = contentWords(own, language);
    return asked.filter((word) => hasFamily(words, word)).length >= asked.length * SHARED;
  });
}

const UNDER = 0.75;
/** "Never pressure wash it" on a page about roofs: the heading and its page together name what is asked; one that only names a topic names no answer. */
function isUnderHeading(asked: readonly string[], corpus: Corpus): boolean {
  const ofTopics = corpus.topics.map(({ topic }) => contentWords(topic, corpus.language));
  return textWordsOn(corpus).some(({ words, url, isHeading }) => {
    if (!isHeading || asked.filter((word) => hasFamily(words, word)).length < IN_HEADING) return false;
    const all = [...words, ...(headlinesOf(corpus).get(url) ?? [])];
    return asked.filter((word) => hasFamily(all, word)).length >= asked.length * UNDER && !ofTopics.some((topic) => holdsAll(topic, words));
  });
}
const headlinesOf = memoize(
  ({ site, language }: Corpus): ReadonlyMap<string, readonly string[]> =>
    new Map((site?.pages ?? []).map(({ url, page }) => [url, contentWords(headlineOf(page.document) ?? '', language)])),
);

/** Whether a site may well answer a question of another site, though no sentence of it surely does. */
export function mayAnswer(question: string, corpus: Corpus): boolean {
  const asked = [...new Set(contentWords(question, corpus.language))];
  return isLine(asked, corpus) || isNearlyAsked(question, asked, corpus) || isUnderHeading(asked, corpus);
}

/** Of the words by which a question says what it asks about its subject, the share that a text of a page about that has, in any form, where it may answer. */
const TOUCHED = 0.5;
/** Whether a page about what a question is about may answer it in other words: "their hiding places" where somebody asks where they hide. */
export function mayTouch(question: string, topic: string | null, corpus: Corpus): boolean {
  const subject = contentWords(topic ?? '', corpus.language);
  const rest = [...new Set(contentWords(question, corpus.language))].filter((word) => !hasFamily(subject, word));
  if (subject.length === 0 || rest.length === 0) return false;
  const about = new Set([...headlinesOf(corpus)].flatMap(([url, words]) => (holdsAll(words, subject) ? url : [])));
  return textWordsOn(corpus).some(
    ({ words, url }) => about.has(url) && rest.filter((word) => hasFamily(words, word)).length >= rest.length * TOUCHED,
  );
}

/** Questions put in other words than the site's own. */

const plain = (text: string): string => caseless(unmarked(text));

/** A question without the name of the site it is put to, where something is left to ask. */
export function withoutBrand(question: string, { brand }: Profile): string {
  if (!brand) return question;
  const [text, name] = [plain(question), plain(brand)];
  const at = text.indexOf(name);
  const rest = at < 0 || text.length !== question.length ? question : `${question.slice(0, at)} ${question.slice(at + name.length)}`;
  return /\p{L}{3}/u.test(rest) ? rest : question;
}

const content = (text: string, language: SupportedLanguage | null): ReadonlySet<string> =>
  new Set(words(text, language).flatMap((word) => (stopwords(language).has(word) ? [] : [stem(plain(word), language)])));

/** Share of a question's content words that the other has as well. */
const [ASKED, OWN] = [0.75, 0.6];
/** An answered question of the site that asks for the same about the same. */
export function sameQuestion(question: string, own: readonly SiteQuestion[], profile: Profile): SiteQuestion | null {
  let best: { question: SiteQuestion; shared: number } | null = null;
  for (const one of own) {
    if (one.coverage !== 'answered' || !one.passage) continue;
    const shared = sharedBy(withoutBrand(question, profile), withoutBrand(one.question, profile), one.language);
    if (shared > (best?.shared ?? 0)) best = { question: one, shared };
  }
  return best?.question ?? null;
}

/** Content words that two questions share, where they ask for the same about the same; else 0. */
function sharedBy(question: string, other: string, language: string | null): number {
  const spoken = supported(language);
  const [asked, known] = [content(question, spoken), content(other, spoken)];
  if (asked.size < 2 || known.size < 2) return 0;
  const shared = asked.intersection(known).size;
  if (shared < asked.size * ASKED || shared < known.size * OWN) return 0;
  return askedFor(question, language).kind === askedFor(other, language).kind ? shared : 0;
}
export const isSameQuestion = (one: string, other: string, language: string | null): boolean =>
  sharedBy(one, other, language) > 0 || sharedBy(other, one, language) > 0;
