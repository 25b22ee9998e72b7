import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { sentences } from '../language/sentences.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { words } from '../language/words.ts';
import { isNamed } from '../page/page-names.ts';
import type { Corpus, SiteQuestion, SiteTopic } from './corpus.ts';
import { commonWords } from './find-topics.ts';
import { holds, isRunOn, jaccard, keyOf, tokensOf, wordsOf } from './label-text.ts';
import { holdsAll, isUmbrella, mayAnswer, mayCover, mayTouch, neverSays, sameQuestion, speakOfTheSame } from './other-words.ts';
import { hasPageAbout, hasSectionAbout, isExplainedInSection } from './pages-about.ts';
import { contentWords } from './parted-label.ts';
import { LONGEST_PRICE, listsPrices, tellsPrice } from './typed-questions.ts';

/** What competitors cover and are asked that the site does not. */

/** A competitor's name and what its pages say. */
export type CompetitorCorpus = { name: string; corpus: Corpus };

/** Names, people, places and self-descriptions of the competitors: never a topic or question of ours. */
function isTheirOwn(text: string, rivals: readonly CompetitorCorpus[]): boolean {
  return rivals.some(({ name, corpus: { profile } }) => {
    const names = [
      ...profile.names,
      ...profile.places.keys(),
      ...profile.people.keys(),
      keyOf(profile.brand ?? ''),
      keyOf(name),
      keyOf(name.replace(/\.\p{L}{2,}$/u, '')),
    ];
    return names.some((one) => one.length > 2 && (holds(text, one) || holds(one, text)));
  });
}

const alike = (a: string, b: string): boolean =>
  keyOf(a) === keyOf(b) ||
  jaccard(tokensOf(a), tokensOf(b)) >= 0.6 ||
  (tokensOf(a).length > 1 && holds(b, a)) ||
  (tokensOf(b).length > 1 && holds(a, b));

/** The site has a topic that is called so, or much alike. */
export const isOwn = ({ topics }: Corpus, label: string): boolean =>
  topics.some(({ topic, terms }) => [topic, ...terms].some((own) => alike(own, label)));
const names = (corpus: Corpus, label: string): boolean =>
  corpus.ask(label, corpus.language, { subject: label, kind: null }).coverage !== 'missing';

/** Topics that one of two sites has and the other names, and their share of all, from which both are in the same trade. Sites of other trades share words like "security" or "garden". */
const [FEWEST_SHARED, SHARED] = [3, 0.25];
export function isSameTrade(ours: Corpus, theirs: Corpus): boolean {
  if (ours.language !== theirs.language) return false;
  const named = (of: Corpus, by: Corpus) => of.topics.filter(({ topic }) => isOwn(by, topic) || names(by, topic)).length;
  const shared = named(ours, theirs) + named(theirs, ours);
  return shared >= FEWEST_SHARED && shared >= (ours.topics.length + theirs.topics.length) * SHARED && speakOfTheSame(ours, theirs);
}

/** "Trauma & PTSD": what is said of one of them is said of the topic. */
const partsOf = (label: string): string[] => label.split(/\s*[&/]\s*/);

/** Whether the site has a page or a section of its own about a competitor's topic: called so, or by the words that tell it from the competitor's other topics ("EMDR therapy" of many therapies). */
function hasOwnPage({ site }: Corpus, label: string, { topics, site: theirSite }: Corpus): boolean {
  if (!site) return false;
  // "Zanzibar holidays" are about Zanzibar, whatever else a page about it is called.
  const proper = theirSite
    ? wordsOf(label).filter((word) => /^\p{Lu}\p{Ll}{3}/u.test(word) && !commonWords(theirSite).has(word.toLowerCase()))
    : [];
  const others = topics.filter(({ topic }) => topic !== label).map(({ topic }) => new Set(tokensOf(topic)));
  const telling = tokensOf(label).filter((word) => !others.some((words) => words.has(word)));
  return [label, ...partsOf(label), telling.join(' '), proper.join(' ')].some(
    (name) => name && (hasPageAbout(name, site) || hasSectionAbout(name, site)),
  );
}

/** One word that no list of offers names is what a site calls a part of its own as often: "Tips", "Specials", "Men". */
const isPlain = ({ topic, offered }: SiteTopic, asked: number): boolean =>
  !offered && asked === 0 && !isRunOn(topic) && wordsOf(topic).length === 1;

export type LackingTopic = { label: string; sites: string[]; example: { name: string; topic: SiteTopic }; asked: number; isNamed: boolean };

/** A section with a text of its own counts like a page where the site that may lack it never says what it is of. */
const SECTION_SOURCES = 2;
function isSectionLacked(topic: SiteTopic, ours: Corpus, { site }: Corpus): boolean {
  const { topic: label, evidence, pages } = topic;
  if (!site || !evidence.includes('section') || evidence.length < SECTION_SOURCES || !neverSays(label, ours)) return false;
  return isExplainedInSection(
    label,
    pages.flatMap((url) => site.pageAt(url) ?? []),
    site.language,
  );
}

/** Where two sites have no topic in common, nobody can tell what of the one fits the other. */
const shareTopic = (ours: Corpus, theirs: Corpus): boolean =>
  ours.topics.some(({ topic }) => isOwn(theirs, topic)) || theirs.topics.some(({ topic }) => isOwn(ours, topic));

/** "Men's therapy" and "therapy for men". */
const hasSameWords = (one: string, other: string, language: string | null): boolean => {
  const [a, b] = [one, other].map((label) => new Set(contentWords(label, language))) as [Set<string>, Set<string>];
  return a.size > 0 && a.symmetricDifference(b).size === 0;
};

/** Labels with a page of their own at two or more competitors of the trade, or at one where people ask about them or the site never speaks of them, and nothing here that may be the same. */
export function lackingTopics(corpus: Corpus, rivals: readonly CompetitorCorpus[]): LackingTopic[] {
  const found: LackingTopic[] = [];
  // Parts of another event's programme are no subjects that ours lacks.
  if (corpus.profile.kind === 'event') return [];
  for (const { name, corpus: theirs } of rivals.filter(
    ({ corpus: theirs }) => shareTopic(corpus, theirs) && speakOfTheSame(corpus, theirs),
  )) {
    const labels = theirs.topics.map(({ topic }) => topic);
    for (const topic of theirs.topics) {
      const label = topic.topic;
      if (isTheirOwn(label, rivals) || isUmbrella(label, labels) || isOwn(corpus, label)) continue;
      if (!topic.hasPage && !isSectionLacked(topic, corpus, theirs)) continue;
      if (hasOwnPage(corpus, label, theirs) || mayCover(corpus, topic, theirs)) continue;
      const known = found.find((other) => alike(other.label, label) || hasSameWords(other.label, label, corpus.language));
      if (known?.sites.includes(name)) continue;
      if (known) known.sites.push(name);
      else {
        const asked = theirs.questions.filter(({ origin, topic: of }) => origin === 'site' && of === label).length;
        if (!isPlain(topic, asked)) found.push({ label, sites: [name], example: { name, topic }, asked, isNamed: names(corpus, label) });
      }
    }
  }
  return found
    .filter(
      ({ sites, asked, isNamed, example }) =>
        // One product of one competitor is its assortment, and what the site names may be a part of what it offers.
        sites.length >= 2 || (!isNamed && (asked > 0 || (rivals.length === 1 && example.topic.type !== 'product'))),
    )
    .sort((a, b) => b.sites.length - a.sites.length || b.asked - a.asked || (a.label < b.label ? -1 : 1));
}

/** The title of an article says "How …" as well. */
const ASKS = /[?？؟]\s*$/u;

/** Stems of all that the pages of a site say. */
const stemsOf = memoize((corpus: Corpus): ReadonlySet<string> => {
  const language = supported(corpus.language);
  return new Set(
    corpus.passages.flatMap(({ heading, text }) => words(`${heading ?? ''} ${text}`, language).map((word) => stem(word, language))),
  );
});
const SHORTEST = 4;
/** Whether a site surely says nothing to another's question: a word that question and answer turn on stands on none of its pages. Other words may stand for the rest. */
function lacks(corpus: Corpus, { question, topic, passage }: SiteQuestion): boolean {
  const language = supported(corpus.language);
  const known = new Set(words(topic ?? '', language).map((word) => stem(word, language)));
  const answer = new Set(words(passage?.text ?? '', language).map((word) => stem(word, language)));
  return words(question, language).some((word) => {
    const [one, isLong] = [stem(word, language), word.length >= SHORTEST || isRunOn(word)];
    return isLong && !stopwords(language).has(word) && !known.has(one) && answer.has(one) && !stemsOf(corpus).has(one);
  });
}

/** What a site surely says about the price of a topic. Asked without a place: the other site is in another town. An amount counts where its line or heading names the topic; a page or part that is called prices may give it as well. */
function sureVerdictOnPrice(corpus: Corpus, topic: string): Pick<SiteQuestion, 'coverage' | 'passage'> | null {
  const { language, site } = corpus;
  const found = corpus.ask(topic, language, { subject: topic, kind: 'price' });
  const asked = contentWords(topic, language);
  const names = (text: string) => holdsAll(contentWords(text, language), asked);
  const { passage } = found;
  const isNamedAbove = names(passage?.heading ?? '');
  const states = passage?.text
    .split('\n')
    .some((line) =>
      line.length <= LONGEST_PRICE
        ? (isNamedAbove || names(line)) && tellsPrice(line, language ?? 'und')
        : sentences(line, supported(language)).some((one) => names(one) && tellsPrice(one, language ?? 'und')),
    );
  if (found.coverage === 'answered' && states) return found;
  const isPriced = site?.pages.some(({ page: { document }, kind }) => kind !== 'out' && hasPriceHeading(document) && listsPrices(document));
  return isPriced || found.coverage === 'missing' ? null : { coverage: 'mentioned', passage };
}
const hasPriceHeading = ({ blocks }: PageDocument): boolean =>
  blocks.some(({ kind, text }) => kind === 'heading' && isNamed('prices', text, true));

/** What a site says to a question; null where that is not sure. */
export function sureVerdict(corpus: Corpus, question: SiteQuestion): Pick<SiteQuestion, 'coverage' | 'passage'> | null {
  const { question: text, origin, topic, asks } = question;
  const own = corpus.questions.find((one) => one.question === text) ?? sameQuestion(text, corpus.questions, corpus.profile);
  if (own) return own;
  if (origin === 'site')
    return lacks(corpus, question) && !mayAnswer(text, corpus) && !mayTouch(text, topic, corpus)
      ? { coverage: 'missing', passage: null }
      : null;
  if (asks === 'price' && topic) return sureVerdictOnPrice(corpus, topic);
  const found = corpus.ask(text, corpus.language);
  return origin === 'member' || found.coverage !== 'missing' ? found : null;
}

/** Questions that competitors' sites ask and answer about something that this site has as a topic, or answers itself. */
export function rivalQuestions(
  corpus: Corpus,
  rivals: readonly CompetitorCorpus[],
): { question: SiteQuestion; name: string; sites: number }[] {
  const found: { question: SiteQuestion; name: string; sites: number }[] = [];
  for (const { name, corpus: theirs } of rivals)
    for (const question of theirs.questions) {
      const { question: text, topic } = question;
      if (question.origin !== 'site' || !question.selfContained || !ASKS.test(text) || isTheirOwn(text, rivals)) continue;
      const fits =
        corpus.topics.some(({ topic: own, terms }) => [own, ...terms].some((label) => holds(text, label))) ||
        (topic !== null && (isOwn(corpus, topic) || hasOwnPage(corpus, topic, theirs))) ||
        sameQuestion(text, corpus.questions, corpus.profile) !== null;
      if (!fits) continue;
      const known = found.find((other) => jaccard(tokensOf(other.question.question), tokensOf(text)) >= 0.7);
      if (known) known.sites += known.name === name ? 0 : 1;
      else found.push({ question, name, sites: 1 });
    }
  return found;
}
