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
import { type MainBlock, type PageText, pageText, type Section, type Sentence } from '../../page/page-text.ts';
import { definePageAudit, ramp } from '../audit.ts';
import { ATTENTION, LOST_IN_THE_MIDDLE } from './evidence.ts';
import { labelStems, ownTitle, type PageTopic, relatedToAny, topicOf } from './topic.ts';

const ANSWER_KINDS: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'definition', 'tableRow', 'other']);
const LONGEST_ANSWER = 400;
/** Shares of what is asked that a whole and a half answer take up, and what a half one is worth. */
const WHOLE = 0.75;
const HALF = 0.5;
const PARTIAL = 0.6;
/** Share of the text within which an answer is early, and after which it is none. */
const EARLY = 0.3;
const LATE = 0.75;
/** Share of answered questions at or below which nothing is earned. */
const FEW_ANSWERS = 0.2;
/** What stands within so many characters of the top is read at one glance, however the text goes on; from so many on its place in the text counts in full. */
const [GLANCE, BEYOND] = [200, 700];

/**
 * How well a sentence answers what the H1 or the title asks: 1 where it takes up three quarters of its words, .6 from one half, and says something beyond them, alone or with the sentence
 * after it; else 0. What asks, announces or only rows keywords answers nothing.
 */
function quality(
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
    const taken = asked.filter((one) => !stuffed.has(one) && relatedToAny(one, stems, language)).length;
    const worth = taken === 0 ? 0 : taken >= asked.length * WHOLE ? 1 : taken >= asked.length * HALF ? PARTIAL : 0;
    if (worth <= best) continue;
    const beyond = new Set(stems.filter((one) => !asked.includes(one)));
    // "A slate roof lasts 75 to 125 years" has said all that was asked for.
    if (beyond.size < 2 && !numbersWithUnits(text, language).some(isStatistic)) continue;
    const saysEnough = beyond.size >= 4 || /\p{Nd}/u.test(text) || definitionOf(text, language) !== null;
    // "Import your staff from a CSV file. The file needs a row for each person."
    const goesOn = () =>
      next?.prose && new Set([...beyond, ...next.content.flatMap(({ stem }) => (asked.includes(stem) ? [] : [stem]))]).size >= 4;
    if (!saysEnough && !goesOn()) continue;
    best = worth;
  }
  return best > 0 && !questionShape(text.slice(-200), null) && !announces(text, language) ? best : 0;
}

/** The best answer to the page's own question: its quality by where it stands; `position` 0…1 of the text. */
function bestAnswer(
  text: PageText,
  labels: readonly (readonly string[])[],
  stuffed: ReadonlySet<string>,
  language: SupportedLanguage,
): { score: number; position: number } | null {
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
  let best: { score: number; position: number } | null = null;
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
        const score = quality(sentence, sentences[at + 1], questions, stuffed, language) * ramp(position, LATE, EARLY);
        if (score > 0 && (!best || score > best.score)) best = { score, position };
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

/** A question whose answer has headings of its own: the first text under one of them. */
const answering = (section: Section, { sections }: PageText): Section => {
  const next = section.blocks.length === 0 ? sections[sections.indexOf(section) + 1] : undefined;
  return next?.heading && section.heading && next.heading.level > section.heading.level ? next : section;
};

/** Whether the text right under a question says something: some words that neither ask nor announce. */
function answered(section: Section, text: PageText, language: SupportedLanguage): boolean {
  const block = answerBlock(section, text);
  const [first] = block ? text.sentences(block) : [];
  return (
    block !== undefined &&
    first?.prose === true &&
    text.words(block).length >= 4 &&
    !questionShape(first.text, null) &&
    !announces(first.text, language)
  );
}

/** Words of a headline that no answer need take up: what asks, frames or counts ("how", "a guide", "in ten minutes"). */
const isIdle = (word: string, language: SupportedLanguage): boolean =>
  onlyAsks(word, language) ||
  isHeadlineModifier(word, language) ||
  isUnit(word, 'duration', language) ||
  isUnit(word, 'numerals', language);

/** What the page itself asks, in stems: its H1 and its title, either of which may be answered, else its topic. */
function askedBy(h1: string | null, title: string, document: PageDocument, topic: PageTopic, language: SupportedLanguage): string[][] {
  const lexicon = lexiconOf(language);
  const labels = [...new Set([h1 ?? '', title])].flatMap((label) => {
    const idle = new Set(lexicon.words(label).flatMap(({ text, stem }) => (isIdle(text, language) ? [stem] : [])));
    const asking = labelStems(label, document, language).filter((stem) => !idle.has(stem) && !/^\p{Nd}+$/u.test(stem));
    return asking.length > 0 ? [asking] : [];
  });
  return labels.length > 0 ? labels : [topic.terms.slice(0, 3)];
}

export const answerFirst = definePageAudit({
  id: 'answerability/answer-first',
  factor: 'answerability',
  weight: 4,
  label: 'Position of the main answer',
  title: 'Pages answer their main question up front',
  failTitle: 'Some answers come late or are missing',
  why: 'Of 18,012 verified ChatGPT citations (2026), 44% came from the first 30% of the page and 25% from its last third. Models also make least use of the middle of a long context.',
  fix: 'Answer the main question at the top of {pages}. Use one or two plain sentences, and answer each question heading in the first sentence below it.',
  effort: 'low',
  tier: 'O',
  sources: [ATTENTION, LOST_IN_THE_MIDDLE],
  pageTypes: ['home', 'article', 'product', 'docs', 'faq'],
  notApplicable: 'No sampled page of a supported language is meant to answer a question.',
  readsWords: true,
  takes: (page, { pages }) => ownTitle(page, pages),
  judgePage(page, title) {
    const { document } = page;
    const text = pageText(document);
    const { language } = text;
    const topic = topicOf(document);
    if (!language || topic.terms.length === 0) return null;
    const asks = ({ heading }: Section) => heading !== null && heading.level !== 1 && questionShape(heading.text, language);
    const questions = text.sections.filter(asks);
    const h1 = headlineOf(document);
    const promise = h1 ?? document.title ?? '';
    const asked = askedBy(h1, title, document, topic, language);
    const onlyQuestions = document.pageType === 'faq' && questions.length > 0;
    const answer = onlyQuestions ? { score: 1, position: 0 } : bestAnswer(text, asked, topic.stuffed, language);
    const lead = answer?.score ?? 0;

    // The same text under several questions answers one of them.
    const given = new Set<string>();
    const open = questions.filter((question) => {
      const below = answering(question, text);
      const section = asks(below) ? question : below;
      const block = answerBlock(section, text);
      const good = answered(section, text, language) && block !== undefined && !given.has(block.text);
      if (block) given.add(block.text);
      return !good;
    });
    const share = questions.length === 0 ? null : ramp(1 - open.length / questions.length, FEW_ANSWERS, 1);
    const score = share === null ? lead : onlyQuestions ? share : (lead + share) / 2;
    return {
      score,
      findings: [
        ...(answer === null ? [{ what: 'no sentence near the top says what the headline promises', snippet: promise }] : []),
        ...(answer && answer.position > EARLY
          ? [{ what: `what the headline promises comes after ${Math.round(answer.position * 100)} % of the text` }]
          : []),
        ...(answer && lead < 1 && answer.position <= EARLY
          ? [
              {
                what: 'the opening covers only part of what the headline promises',
                snippet: promise,
              },
            ]
          : []),
        ...open.map(({ heading }) => ({ what: 'the question has no direct answer right under it', snippet: heading?.text ?? '' })),
      ],
    };
  },
});
