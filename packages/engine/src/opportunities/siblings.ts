import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { textKey } from '../artifacts/text-key.ts';
import { LATE_ANSWER } from '../audits/answerability/answer-first.ts';
import { excerpt, quoted } from '../language/excerpt.ts';
import { questionShape } from '../language/questions.ts';
import { sentences } from '../language/sentences.ts';
import { supported } from '../language/supported.ts';
import { ownTexts } from '../page/framing-texts.ts';
import { isTimeUnit, namesPrice } from '../retrieval/aspects.ts';
import { asksFigure, holdsFigure } from '../topics/figures.ts';
import { isUnspaced, pathOfUrl, tokensOf, wordsOf } from '../topics/label-text.ts';
import { formsIn, hasForms } from '../topics/pages-about.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { SURE_TOPIC } from '../topics/typed-questions.ts';
import { listed, nameOf, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';
import { fromPages } from './recovery.ts';

/** What pages of one kind lack beside each other. */

const FEWEST = 3;
/** Different words of a page that says something. */
const FEWEST_WORDS = 30;

const wordsIn = (blocks: readonly Block[]): Float64Array =>
  Float64Array.from(new Set(blocks.flatMap(({ text, kind }) => (kind === 'code' ? [] : tokensOf(text).map(textKey))))).sort();
type Own = { price: string | null; tablePrices: number /** Keys of its different words, in order. */; words: Float64Array };
const ownOf = memoize(({ blocks, tables }: PageDocument): Own => {
  const main = blocks.filter(({ region, kind }) => region === 'main' && kind !== 'code');
  const rows = main.filter(({ kind, group, text }) => kind === 'tableRow' && tables[group]?.layout === false && namesPrice(text));
  return {
    price: main.find(({ text, kind }) => kind !== 'tableRow' && text.length < 200 && namesPrice(text))?.text ?? null,
    tablePrices: rows.length,
    words: wordsIn(main),
  };
});
export const OF_A_BODY = [ownOf];

const ownPages = ({ corpus, pages }: OpportunityContext) =>
  corpus.topics.flatMap((topic) => {
    const page = topic.hasPage && topic.confidence >= SURE_TOPIC ? pages.find(({ url }) => url === topic.pages[0]) : undefined;
    return page ? [{ topic, page, own: ownOf(page.document) }] : [];
  });

/** Prices of what is sold of one kind are on pages of their own, and no table sets them side by side. */
export function sideBySide(context: OpportunityContext): Draft[] {
  const { kind } = context.corpus.profile;
  const sells = kind === 'localBusiness';
  const sold = ownPages(context).filter(
    ({ topic, own }) => (sells || topic.type === 'product' || topic.type === 'offering') && own.price !== null,
  );
  const [first] = sold;
  const home = context.pages.find(({ url }) => url === context.corpus.site?.home?.page.url);
  // What is of one kind compares.
  const words = sold.map(({ topic }) => formsIn(topic.topic, context.corpus.language));
  if (!words[0]?.some((word) => words.every((others) => hasForms(others, [word])))) return [];
  if (!first || !home || sold.length < FEWEST || context.pages.some(({ document }) => ownOf(document).tablePrices >= FEWEST)) return [];
  const names = listed(sold.map(({ topic }) => topic.topic));
  return [
    {
      type: 'data_structure',
      page: home,
      title: `Compare ${names} in one table`,
      description: `Each of ${names} has its price on its own page. No page compares ${quoted(first.topic.topic, 60)} with the others.`,
      actionSteps: [
        `Add a table to the home page or to the page that lists them: ${names} in the rows; price, contents and audience in the columns.`,
      ],
      evidence: { where: first.page.url, what: 'A price that no table has', snippet: excerpt(first.own.price ?? '') },
    },
  ];
}

/** Share of the words of two pages that are the same: of several that belong to one template, and of three. Of two alone that may be all there is to say. */
const [SAME, NEARLY] = [0.6, 0.7];
/** Below it, what two pages say beside the frame of the site is different, however much of them the frame is. */
const DIFFERENT = 0.4;
/** Of all different words of two pages, the share that both have. */
function sharedOf(one: Float64Array, other: Float64Array): number {
  let [both, a, b] = [0, 0, 0];
  while (a < one.length && b < other.length) {
    const [left, right] = [one[a] as number, other[b] as number]; // safe: within both
    if (left === right) both += 1;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return both / (one.length + other.length - both || 1);
}
/** Pages that say of each subject the same with another name in it. */
export function alikePages(context: OpportunityContext): Draft[] {
  // A reference describes parallel things in parallel words.
  if (context.corpus.profile.kind === 'documentation') return [];
  // "/security" and "/security.html", "/areas?town=leeds" and "/areas?town=york" are one page, whatever the addresses are for.
  const paths = new Set<string>();
  const all = pagesWithPlace(context, ({ isMain, kind }) => isMain && (kind === 'page' || kind === 'product')).flatMap(({ page }) => {
    const path = pathOfUrl(page.finalUrl).replace(/(?:\/?index)?\.\w+$|\/$/, '');
    if (paths.has(path)) return [];
    paths.add(path);
    const name = new Set(tokensOf(nameOf(page)).map(textKey));
    const words = ownOf(page.document).words.filter((word) => !name.has(word));
    return words.length >= FEWEST_WORDS ? [{ page, words }] : [];
  });
  const ownWordsOf = memoize(({ document }: ReadPage): Float64Array | null => {
    const texts = ownTexts(document, context.pages);
    return texts && wordsIn(texts);
  });
  const areAlike = (one: (typeof all)[number], other: (typeof all)[number], share: number): boolean => {
    if (sharedOf(one.words, other.words) < share) return false;
    const [own, others] = [ownWordsOf(one.page), ownWordsOf(other.page)];
    return own && others ? sharedOf(own, others) >= DIFFERENT : own === others;
  };
  const as = (one: (typeof all)[number], share: number) => all.filter((other) => areAlike(one, other, share));
  const alike = all.filter((one) => as(one, SAME).length > FEWEST || as(one, NEARLY).length >= FEWEST);
  const [first] = alike;
  const second = first && as(first, SAME).find((one) => one !== first);
  if (!first || !second || alike.length < FEWEST) return [];
  const name = quoted(nameOf(first.page), 60);
  return [
    {
      type: 'citation_magnet',
      page: first.page,
      title: `Say what is different about each of ${listed(alike.map(({ page }) => nameOf(page)))}`,
      description: `Most of the text of ${name} is on the others as well. Search engines keep only one of several similar pages, and ${name} says little that is different.`,
      actionSteps: [
        `Add two or three facts to ${name} that apply only there, such as what is included, what it costs or an example. Do the same on the others.`,
      ],
      evidence: { where: second.page.url, what: `Says nearly the same as ${name}` },
      isMain: context.corpus.topics.some((topic) => topic.pages[0] === first.page.url && isMainTopic(topic)),
    },
  ];
}

/** Answers to "how much" and "how long" without an amount or a time. */
export function dodgedFigures({ corpus, pages }: OpportunityContext): Draft[] {
  return corpus.questions.flatMap(({ origin, coverage, question, passage, page: url }): Draft[] => {
    const page = pages.find((one) => one.url === url);
    const kind = asksFigure(question, corpus.language);
    if (origin !== 'site' || coverage !== 'mentioned' || !kind || !passage || !page) return [];
    // "A matter of weeks", "the same day" give a time, if a loose one.
    if (kind === 'duration' && wordsOf(passage.text).some((word) => isTimeUnit(word.toLowerCase(), supported(corpus.language)))) return [];
    const what = kind === 'price' ? 'an amount' : 'a time';
    return [
      {
        type: 'stat_highlight',
        page,
        title: `Give ${what} in the answer to ${quoted(question, 80)}`,
        description: `The answer to ${quoted(question)} gives no ${kind === 'price' ? 'amount' : 'number'}. Asked the same question, an engine will quote a site that does.`,
        actionSteps: [
          `Begin the answer to ${quoted(question, 80)} with the usual ${kind === 'price' ? 'price or starting price, with its currency' : 'time, with its unit'}, then say what it depends on.`,
        ],
        evidence: { where: page.url, what: `An answer without ${what}`, snippet: excerpt(passage.text) },
      },
    ];
  });
}
/** Words of a first sentence that can be quoted as it is. */
const LONGEST_ANSWER = 35;
/** Sentences from which an answer has a beginning; a shorter one is all of it. */
const GOES_ON = 3;
/** Answers that begin with a sentence too long to be quoted. One that gives the figure asked for is what an engine quotes. */
export function longAnswers({ corpus, pages }: OpportunityContext): Draft[] {
  const found = corpus.questions.flatMap(({ origin, coverage, question, passage, page: url }) => {
    const page = pages.find((one) => one.url === url);
    if (origin !== 'site' || coverage !== 'answered' || !passage || !page || isUnspaced(passage.text)) return [];
    const [opening = '', ...rest] = sentences(passage.text, supported(corpus.language));
    const figure = asksFigure(question, corpus.language);
    if (figure !== null && holdsFigure(opening, figure, corpus.language)) return [];
    return rest.length + 1 >= GOES_ON && wordsOf(opening).length > LONGEST_ANSWER ? [{ question, page, opening }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const names = listed(found.map(({ question }) => question));
  return [
    {
      type: 'faq_content',
      page: first.page,
      title: `Begin the answer to ${names} with one short sentence`,
      description: `The answer to ${quoted(first.question)} begins with a sentence of ${wordsOf(first.opening).length} words. Engines often quote the first sentence, and a long one gets cut.`,
      actionSteps: [`Answer ${quoted(first.question)} in a first sentence of at most 20 words, and give the reasons after it.`],
      evidence: { where: first.page.url, what: 'An answer that begins with a long sentence', snippet: excerpt(first.opening) },
    },
  ];
}

/** Articles that come to the point late; what a magazine or an episode is called may be a joke. */
export function lateAnswers(context: OpportunityContext): Draft[] {
  const late = context.audits
    .find(({ id }) => id === 'answerability/answer-first')
    ?.findings.flatMap(({ where, what }) => (what.startsWith(LATE_ANSWER) ? [where] : []));
  if (context.corpus.profile.kind === 'publisher') return [];
  return pagesWithPlace(context, ({ isMain, kind }) => isMain && kind === 'article')
    .filter(({ page }) => late?.includes(page.url) && questionShape(headlineOf(page.document) ?? '', supported(context.corpus.language)))
    .map(({ page }): Draft => {
      const [name, headline] = [quoted(nameOf(page), 60), quoted(headlineOf(page.document) ?? nameOf(page), 80)];
      return {
        type: 'citation_magnet',
        page,
        title: `Answer the headline of ${name} in its first two sentences`,
        description: `The text of ${name} covers other things before it answers ${headline}. Engines give the beginning of a page the most weight.`,
        actionSteps: [`Give the answer in two sentences right below ${headline}, and move the background of ${name} further down.`],
        evidence: {
          where: page.url,
          what: 'The answer comes late in the text',
          snippet: excerpt(context.corpus.passages.find(({ url }) => url === page.url)?.text ?? nameOf(page)),
        },
        recovery: fromPages(context.audits, ['answerability/answer-first']),
        unscored: true,
      };
    });
}
