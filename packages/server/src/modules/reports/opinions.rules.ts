import { type Passage, type Question, type ReportOpinion, SecondOpinion } from '@citelight/contracts';
import { wordsOf } from '@citelight/visibility/matching/words';
import { z } from 'zod';

/** Which questions a model is asked about, and which of its opinions stand beside our verdicts. */

const MOST_QUESTIONS = 20;
/** Of questions and passages as JSON, below what a prompt takes in. A passage is read whole or not at all. */
const MOST_CHARACTERS = 11_000;
/** Fewer words stand in any text. */
const FEWEST_WORDS = 3;

/** What the site asks itself it answers right below, so our verdict on the others is less certain. */
export const candidatesOf = (questions: readonly Question[]): Question[] =>
  [...questions]
    .sort((a, b) => Number(a.origin === 'site') - Number(b.origin === 'site'))
    .filter(({ question }, at, all) => all.findIndex((other) => other.question === question) === at)
    .slice(0, MOST_QUESTIONS);

export type Asked = { question: string; passage: Passage };

const asData = (asked: readonly Asked[]): string =>
  JSON.stringify(
    asked.map(({ question, passage: { heading, text } }, at) => ({ n: at + 1, question, passage: heading ? `${heading}\n${text}` : text })),
  );

/** Those of the candidates that have a passage, as far as there is room. `nearest`: passages of those without an answer. */
export function batchOf(candidates: readonly Question[], nearest: ReadonlyMap<string, Passage>): { asked: Asked[]; data: string } {
  const asked: Asked[] = [];
  for (const { question, passage: found } of candidates) {
    const passage = found ?? nearest.get(question);
    if (passage && asData([...asked, { question, passage }]).length <= MOST_CHARACTERS) asked.push({ question, passage });
  }
  return { asked, data: asData(asked) };
}

export const OPINIONS_TASK =
  'For each question below, say whether its passage answers it: "answered" when somebody who asks it needs nothing more, "partly" when it answers only a part of it, "no" when it does not answer it. Judge by the passage alone. With each, copy the 3 to 25 words of the passage that your verdict rests on, exactly as they stand there; with "no", those that come nearest. JSON: {"opinions": [{"n": as given, "answer": "answered" or "partly" or "no", "words": string}]}';

const Opinion = z.object({ n: z.number().int(), answer: SecondOpinion.shape.answer, words: z.string().trim().max(400) });
/** One that has another shape is left out; the others stand. */
export const OpinionsAnswer = z.object({ opinions: z.array(Opinion.nullable().catch(null)).max(60) });

const plain = (text: string): string[] => [...wordsOf(text)].map(({ text: word }) => word);

/** Whether a text holds these words, one after the other, whatever their case, accents, punctuation and line breaks. */
function holds({ heading, text }: Passage, words: string): boolean {
  const wanted = plain(words);
  return wanted.length >= FEWEST_WORDS && ` ${plain(`${heading ?? ''}\n${text}`).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

/** Opinions that rest on words of the passage that was asked about; the first on each question. */
export function acceptedOpinions({ opinions }: z.infer<typeof OpinionsAnswer>, asked: readonly Asked[], model: string): ReportOpinion[] {
  return asked.flatMap(({ question, passage }, at): ReportOpinion[] => {
    const opinion = opinions.find((one) => one?.n === at + 1);
    if (!opinion || !holds(passage, opinion.words)) return [];
    return [{ question, aiWritten: true, model, answer: opinion.answer, words: opinion.words, passage }];
  });
}
