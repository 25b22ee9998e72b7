import { headlineOf } from '../../artifacts/h1.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { definitionOf } from '../../language/definitions.ts';
import { isHeadlineModifier } from '../../language/headline-modifiers.ts';
import { lexiconOf } from '../../language/lexicon.ts';
import { isStatistic, numbersWithUnits } from '../../language/numbers.ts';
import { announces } from '../../language/openers.ts';
import { onlyAsks, questionShape } from '../../language/questions.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { isUnit } from '../../language/units.ts';
import { extentOf } from '../../language/words.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { type MainBlock, type PageText, pageText, type Section, type Sentence } from '../../page/page-text.ts';
import { type AskedFor, askedFor } from '../../retrieval/evidence.ts';
import { holdsFigure } from '../../topics/figures.ts';
import { keyOf } from '../../topics/label-text.ts';
import { isAsked } from '../../topics/questions.ts';
import { definePageAudit, ramp } from '../audit.ts';
import { ATTENTION, LOST_IN_THE_MIDDLE } from './evidence.ts';
import { labelStems, ownTitle, relatedToAny, topicOf } from './topic.ts';

/** How the finding begins that an answer comes late. */
export const LATE_ANSWER = 'The first sentence that answers the headline comes after';

const ANSWER_KINDS: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'definition', 'tableRow', 'other']);
/** Pages that tell of one thing from beginning to end. */
const TELLING: ReadonlySet<string> = new Set(['article', 'docs']);
const LONGEST_ANSWER = 400;
/** Share of what is asked that an answer takes up: others say it in other words, so that a larger one tells nothing. */
const PART = 0.5;
/** Share of the text within which an answer is early, and after which it is none. */
const EARLY = 0.3;
const LATE = 0.75;
/** Share of answered questions at or below which nothing is earned. */
const FEW_ANSWERS = 0.2;
/** What stands within so many characters of the top is read at one glance, however the text goes on; from so many on its place in the text counts in full. */
const [GLANCE, BEYOND] = [200, 700];

/**
 * How much of what the H1 or the title asks a sentence takes up, 0…1: none unless it takes up half of its words and says something beyond them, alone or with the sentence after it. What
 * asks, announces or only rows keywords answers nothing.
 */
function takenUp(
  sentence: Sentence,
  next: Sentence | undefined,
  questions: readonly (readonly string[])[],
  stuffed: ReadonlySet<string>,
  language: SupportedLanguage,
): number {
  const { text, content, prose } = sentence;
  if (!prose || extentOf(text.length, language) > LONGEST_ANSWER) return 0;
  const stems = content.map(({ stem }) => stem);
  let best = 0;
  for (const asked of questions) {
    const taken = asked.filter((one) => !stuffed.has(one) && relatedToAny(one, stems, language)).length / asked.length;
    if (taken < PART || taken <= best) continue;
    const beyond = new Set(stems.filter((one) => !asked.includes(one)));
    // "A slate roof lasts 75 to 125 years" has said all that was asked for.
    const numbered = numbersWithUnits(text, language).some(isStatistic);
    if (beyond.size < 2 && !numbered) continue;
    const isEnough = beyond.size >= 4 || /\p{Nd}/u.test(text) || definitionOf(text, language) !== null;
    // "Import your staff from a CSV file. The file needs a row for each person."
    const goesOn = () =>
      next?.prose && new Set([...beyond, ...next.content.flatMap(({ stem }) => (asked.includes(stem) ? [] : [stem]))]).size >= 4;
    if (isEnough || goesOn()) best = taken;
  }
  return best > 0 && !questionShape(text.slice(-200), null) && !announces(text, language) ? best : 0;
}

/** `isHeaded`: parts with headings of their own stand before it, and one of them may answer in other words. */
type Found = { score: number; position: number; isHeaded: boolean };
const isSubheading = ({ kind, level }: MainBlock): boolean => kind === 'heading' && level > 1;

/** The best answer to the page's own question: its worth by where it stands; `position` 0…1 of the text. */
function bestAnswer(
  text: PageText,
  labels: readonly (readonly string[])[],
  stuffed: ReadonlySet<string>,
  language: SupportedLanguage,
): Found | null {
  const seen = new Set<string>();
  const blocks = text.main.filter((block) => {
    const counts = ANSWER_KINDS.has(block.kind) && text.prose(block).length > 0 && !seen.has(block.text);
    seen.add(block.text);
    return counts;
  });
  // What lies after an answer lengthens the text only where it speaks of the question, so that padding moves no answer up.
  const length = (block: MainBlock): number =>
    text.sentences(block).reduce((sum, { prose, text: { length: chars } }) => sum + (prose ? chars + 1 : 0), 0);
  const spoken = new Set<string>();
  const relevant = new Set<MainBlock>();
  for (const stem of new Set(labels.flat()))
    for (const block of blocks)
      if (relatedToAny(stem, text.prose(block), language)) {
        spoken.add(stem);
        relevant.add(block);
      }
  // What the text never takes up ("for a long walk") asks nothing.
  const questions = labels.map((stems) => stems.filter((stem) => spoken.has(stem)));
  let after = blocks.reduce((sum, block) => sum + (relevant.has(block) ? length(block) : 0), 0);
  let before = 0;
  let best: Found | null = null;
  for (const block of blocks) {
    const own = length(block);
    if (relevant.has(block)) {
      after -= own;
      let within = 0;
      const sentences = text.sentences(block);
      for (const [at, sentence] of sentences.entries()) {
        const whole = before + own + after;
        const above = before + within;
        const position = (above / whole) * ramp(extentOf(above, language), GLANCE, BEYOND);
        const taken = takenUp(sentence, sentences[at + 1], questions, stuffed, language);
        const score = taken === 0 ? 0 : ramp(position, LATE, EARLY);
        if (taken > 0 && (!best || score > best.score))
          best = { score, position, isHeaded: text.main.slice(0, text.main.indexOf(block)).some(isSubheading) };
        if (sentence.prose) within += sentence.text.length + 1;
      }
    }
    before += own;
    if (best?.score === 1) break;
  }
  return best;
}

/** The first text under a question; the label of a button or tab before it ("Show more") is none. */
const answerBlock = ({ blocks }: Section, text: PageText): MainBlock | undefined =>
  blocks.find((block) => (block.kind === 'other' ? text.words(block).length >= 4 : ANSWER_KINDS.has(block.kind)) || block.kind === 'quote');

/** A question whose answer has headings of its own: the first text under one of them. Numbers of cards are none. */
const answering = (section: Section, text: PageText): Section => {
  const { sections } = text;
  const isBare = section.blocks.every((block) => !/\p{L}/u.test(block.text));
  const next = isBare ? sections[sections.indexOf(section) + 1] : undefined;
  return next?.heading && section.heading && next.heading.level > section.heading.level ? next : section;
};

/** Whether the text right under a question says something, be it "Yes.": what only asks or announces does not. A teaser may repeat the question before it answers. */
function answered(section: Section, text: PageText, language: SupportedLanguage): boolean {
  const block = answerBlock(section, text);
  const [opening, second] = (block && text.sentences(block)) ?? [];
  const isRepeated = opening !== undefined && keyOf(opening.text) === keyOf(section.heading?.text ?? '');
  const first = isRepeated ? second?.text : (opening?.text ?? block?.text);
  return first !== undefined && /[\p{L}\p{N}]/u.test(first) && !questionShape(first, null) && !announces(first, language);
}

/** A question to the reader that leads on ("Need our help?"): what stands under it are ways to go, not an answer. */
const MOST_LABEL_WORDS = 6;
const leadsOn = ({ blocks }: Section, text: PageText): boolean =>
  blocks.length > 0 && blocks.every((block) => block.links.length > 0 || text.words(block).length <= MOST_LABEL_WORDS);

/** Words of a headline that no answer need take up: what asks, frames or counts ("how", "a guide", "in ten minutes"). */
const isIdle = (word: string, language: SupportedLanguage): boolean =>
  onlyAsks(word, language) ||
  isHeadlineModifier(word, language) ||
  isUnit(word, 'duration', language) ||
  isUnit(word, 'numerals', language);

/** What the page itself asks, in stems: its H1 and its title, either of which may be answered, none where they only greet. */
function askedBy(h1: string | null, title: string, document: PageDocument, language: SupportedLanguage): string[][] {
  const lexicon = lexiconOf(language);
  const labels = [...new Set([h1 ?? '', title])].flatMap((label) => {
    const idle = new Set(lexicon.words(label).flatMap(({ text, stem }) => (isIdle(text, language) ? [stem] : [])));
    const asking = labelStems(label, document, language).filter((stem) => !idle.has(stem) && !/^\p{Nd}+$/u.test(stem));
    return asking.length > 0 ? [asking] : [];
  });
  return labels;
}

const ENDS_SENTENCE = /[.!?…。！？؟]$/u;
/** Where the first price or time outside of prose is, in a table or a list: 0…1 of its characters; null where it has none. */
function figureAt(text: PageText, kinds: ReadonlySet<AskedFor | null>, language: SupportedLanguage): number | null {
  const wanted = (['price', 'duration'] as const).filter((kind) => kinds.has(kind));
  const block = text.main.find(
    (one) => one.kind !== 'heading' && !ENDS_SENTENCE.test(one.text) && wanted.some((kind) => holdsFigure(one.text, kind, language)),
  );
  const last = text.main.at(-1);
  return block && last ? block.at / (last.at + last.text.length) : null;
}
const earlier = (found: Found | null, position: number | null): Found | null =>
  position === null || position >= (found?.position ?? LATE)
    ? found
    : { score: Math.max(found?.score ?? 0, ramp(position, LATE, EARLY)), position, isHeaded: found?.isHeaded ?? false };

const ASKS_OUTRIGHT = /[?？؟]/u;
const PROVABLE: ReadonlySet<AskedFor | null> = new Set(['price', 'duration']);
export const answerFirst = definePageAudit({
  id: 'answerability/answer-first',
  factor: 'answerability',
  judges: 'contents',
  weight: 4,
  label: 'Position of the main answer',
  title: 'Pages answer their main question up front',
  failTitle: 'Some answers come late or are missing',
  why: 'Of 18,012 verified ChatGPT citations (2026), 44% came from the first 30% of the page and 25% from its last third. Models also make least use of the middle of a long context.',
  fix: 'Put answers first on {pages}. Answer the main question at the top, and the question of each heading right below it, in one or two plain sentences.',
  effort: 'low',
  tier: 'O',
  sources: [ATTENTION, LOST_IN_THE_MIDDLE],
  pageTypes: ['home', 'article', 'product', 'docs', 'faq'],
  notApplicable: 'No sampled page of a supported language is meant to answer a question.',
  readsWords: true,
  causes: {
    headline: {
      failTitle: 'Some pages answer their main question late or not at all',
      fix: 'Answer the main question at the top of {pages}. Use one or two plain sentences.',
    },
    headings: {
      failTitle: 'Some question headings have no direct answer below them',
      fix: 'Answer the question of each heading right below it on {pages}. Use the first one or two sentences, and put the background after them.',
    },
  },
  needs: ['corpus'],
  // What a question's own coverage says answered is no fault here.
  takes: (page, { pages, corpus }) =>
    [
      ownTitle(page, pages),
      ...corpus.questions.flatMap(({ question, coverage, passage }) =>
        coverage === 'answered' && passage?.url === page.url ? [keyOf(question)] : [],
      ),
    ].join('\n'),
  judgePage(page, taken) {
    const [title = '', ...covered] = taken.split('\n');
    const { document } = page;
    const text = pageText(document);
    const { language } = text;
    const topic = topicOf(document);
    // Nobody asks a policy a question.
    if (!language || topic.terms.length === 0 || isLegalPage(page)) return null;
    // Without a question mark a heading may head a decision, which is told in its parts.
    const asks = ({ heading }: Section) =>
      heading !== null &&
      heading.level !== 1 &&
      ASKS_OUTRIGHT.test(heading.text) &&
      questionShape(heading.text, language) &&
      !isNamed('about', heading.text);
    // "Ready for smoother skin?" asks the reader.
    const questions = text.sections.filter((section) => asks(section) && isAsked(section.heading?.text ?? '', language));
    const h1 = headlineOf(document);
    const promise = h1 ?? document.title ?? '';
    const asked = askedBy(h1, title, document, language);
    // A slogan, a name and the title of a story ask nothing that a sentence must answer; of a text one that does comes early.
    const asking = [promise, title].some((label) => questionShape(label, language));
    // What answers a question of price or time we can tell; other answers may be in words of their own, above the sentence that we find.
    const labels = [promise, title].map((label) => ({ label, kind: askedFor(label, language).kind }));
    const isProvable = labels.some(({ label, kind }) => PROVABLE.has(kind) && isAsked(label, language));
    const onlyQuestions =
      asked.length === 0 || (!asking && !TELLING.has(document.pageType)) || (document.pageType === 'faq' && questions.length > 0);
    if (onlyQuestions && questions.length === 0) return null;
    const stated = onlyQuestions ? { score: 1, position: 0, isHeaded: false } : bestAnswer(text, asked, topic.stuffed, language);
    const best = isProvable ? earlier(stated, figureAt(text, new Set(labels.map(({ kind }) => kind)), language)) : stated;
    // A headline that only names a thing ("Installation") is as well taken up by steps or a story: an early answer earns, a late one is no fault.
    const isBuried = ({ position, isHeaded }: Found) => isProvable || (position > LATE && !isHeaded);
    const answer = best && best.position > EARLY && !(asking && isBuried(best)) ? null : best;
    // "What a kiln is and how it works" may be told in words of its own: that a sentence lacks is said of an outright question alone.
    const outright = asking && isProvable && [promise, title].some((label) => ASKS_OUTRIGHT.test(label));
    if (!answer && !outright && questions.length === 0) return null;
    const lead = answer?.score ?? (outright ? 0 : 1);

    // The same text under several questions answers one of them.
    const given = new Set<string>();
    const open = questions.filter((question) => {
      const key = keyOf(question.heading?.text ?? '');
      if (covered.some((one) => key.includes(one))) return false;
      const below = answering(question, text);
      const section = asks(below) ? question : below;
      const block = answerBlock(section, text);
      const good = answered(section, text, language) && block !== undefined && !given.has(block.text);
      if (block) given.add(block.text);
      return !good && !(document.pageType !== 'faq' && leadsOn(section, text));
    });
    const share = questions.length === 0 ? null : ramp(1 - open.length / questions.length, FEW_ANSWERS, 1);
    const score = share === null ? lead : onlyQuestions ? share : (lead + share) / 2;
    const ofHeadline = [
      ...(answer === null && outright ? [{ what: 'No sentence near the top answers the headline.', snippet: promise }] : []),
      ...(answer && answer.position > EARLY ? [{ what: `${LATE_ANSWER} ${Math.round(answer.position * 100)}% of the text.` }] : []),
    ];
    const ofHeadings = open.map(({ heading }) => ({
      what: 'the question has no direct answer right under it',
      snippet: heading?.text ?? '',
    }));
    const isOfBoth = ofHeadline.length > 0 && ofHeadings.length > 0;
    return {
      score,
      ...(score < 1 && !isOfBoth && { cause: ofHeadings.length > 0 ? 'headings' : 'headline' }),
      findings: [...ofHeadline, ...ofHeadings],
    };
  },
});
