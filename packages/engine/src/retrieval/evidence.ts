import type { Coverage } from '@citelight/contracts';
import { listOf } from '../language/list-of.ts';
import { packOf } from '../language/packs/index.ts';
import { questionShape } from '../language/questions.ts';
import { stem } from '../language/stem.ts';
import { asksToCompare, aspectBit, aspectsAsked, definesSubject, isTimeUnit, namesPrice } from './aspects.ts';
import type { CutPassage } from './passages.ts';
import type { Phrases } from './vocabulary.ts';

/** What a question asks for, and what in a passage proves that it is answered: evidence of the answer's own type, never words alone. */
const ASKED_FOR = ['price', 'duration', 'definition', 'comparison', 'steps'] as const;
export type AskedFor = (typeof ASKED_FOR)[number];

const compiled = new Map<string, [AskedFor, string[]][]>();
function cuesOf(language: string): [AskedFor, string[]][] {
  const known = compiled.get(language);
  if (known) return known;
  const asks = packOf(language)?.topics.asks;
  const cues = ASKED_FOR.map((kind): [AskedFor, string[]] => [kind, asks ? listOf(asks[kind]) : []]);
  compiled.set(language, cues);
  return cues;
}

/** What a question asks for; null where it asks for something that no form of text proves. Without a pack nothing is known. */
export function askedFor(question: string, language: string | null): { kind: AskedFor | null; rest: string } {
  if (!language || !packOf(language)) return { kind: null, rest: question };
  const runOn = packOf(language)?.runOn ?? false;
  const words = question
    .toLowerCase()
    .replace(/[?？؟!.,¿]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const padded = runOn ? words : ` ${words} `;
  for (const [kind, cues] of cuesOf(language)) {
    const hits = cues.filter((cue) => padded.includes(runOn ? cue : ` ${cue} `)).sort((a, b) => b.length - a.length);
    // "or" compares only between two things.
    if (hits.length === 0 || (kind === 'comparison' && words.split(' ').length < 4 && !runOn)) continue;
    let rest = padded;
    for (const hit of hits) rest = rest.replace(runOn ? hit : ` ${hit} `, ' ');
    return { kind, rest: rest.trim() };
  }
  return { kind: null, rest: question };
}

export type Subject = { stems: ReadonlySet<string>; language: string | null };

const share = (words: Phrases, subject: ReadonlySet<string>): number => {
  const found = new Set<string>();
  for (const word of words) if (word && subject.has(word.stem)) found.add(word.stem);
  return subject.size === 0 ? 0 : found.size / subject.size;
};
const NAMED = 0.75;
const STEPS = aspectBit('steps');

/** Signs of a span of time in scripts without spaces. */
const RUN_ON_TIME =
  /[\p{Nd}一二三四五六七八九十半]+\s*(?:[~〜～-]\s*\p{Nd}+\s*)?(?:分|時間|日間?|週間|か月|ヶ月|カ月|年|小时|小時|天|周|个月|시간|일|주|개월|년)/u;

function namesDuration(words: Phrases, text: string, cut: CutPassage): boolean {
  if (RUN_ON_TIME.test(text)) return true;
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [number, unit] = [words[at], words[at + 1]];
    if (number?.numeric && unit && isTimeUnit(unit.text, cut.language)) return true;
  }
  return false;
}

/** Whether a passage about a subject holds the evidence that the question asks for. `titles`: words of its page's title and headline. */
export function proves(kind: AskedFor, cut: CutPassage, titles: readonly Phrases[], { stems }: Subject): Coverage {
  const headed = share(cut.headingWords, stems) >= NAMED;
  const titled = titles.some((words) => share(words, stems) >= NAMED);
  const pieces = cut.pieces;
  const named = pieces.map((piece) => share(piece.words, stems) >= NAMED);
  if (!headed && !titled && !named.includes(true)) return 'missing';
  const some = (test: (at: number) => boolean) => pieces.some((_, at) => test(at));
  const about = (at: number) => named[at] === true || headed || titled;
  const textOf = (at: number) => pieces[at]?.text ?? '';
  const wordsOf = (at: number) => pieces[at]?.words ?? [];
  // A heading of one word names a thing as often as a task.
  const isTask = () => stems.size >= FEWEST_IN_HEADING || (aspectsAsked(cut.heading ?? '', cut.language).aspects & STEPS) !== 0;
  const isProof = (): boolean => {
    switch (kind) {
      case 'price':
        return some((at) => about(at) && namesPrice(textOf(at)));
      case 'duration':
        return some((at) => (named[at] === true || headed) && namesDuration(wordsOf(at), textOf(at), cut));
      case 'definition':
        return some((at) => named[at] === true && definesSubject(wordsOf(at), cut.language, (word) => stems.has(word.stem)));
      case 'comparison':
        return headed && cut.words >= 20 && asksToCompare(cut.heading ?? '', cut.language);
      case 'steps':
        return (
          (headed || titled) &&
          (pieces.filter(({ isOrdered }) => isOrdered).length >= 2 ||
            (headed && isTask() && (cut.words >= ANSWER_WORDS || pieces.filter(({ kind: one }) => one === 'listItem').length >= 3)))
        );
    }
  };
  return isProof() ? 'answered' : 'mentioned';
}

/** Words of an answer in prose: about 200 characters. */
const ANSWER_WORDS = 35;
/** Content words that say what a question is about. */
const [FEWEST_IN_HEADING, FEWEST_IN_SENTENCE] = [2, 3];
/** Whether a passage answers a question that no form of text proves: its heading names all that is asked about, or one sentence does. */
export function coverageByTerms(cut: CutPassage, stems: ReadonlySet<string>, question: string): Coverage {
  if (stems.size < FEWEST_IN_HEADING || !questionShape(question, cut.language)) return 'mentioned';
  const stemsIn = (words: Phrases) => new Set(words.flatMap((word) => (word && stems.has(word.stem) ? [word.stem] : [])));
  const headed = stemsIn(cut.headingWords);
  if (headed.size === stems.size && cut.words >= ANSWER_WORDS) return 'answered';
  if (stems.size < FEWEST_IN_SENTENCE) return 'mentioned';
  const inSentence = cut.pieces.some(({ words }) => {
    const found = stemsIn(words);
    return found.size * 2 >= stems.size && found.union(headed).size === stems.size;
  });
  return inSentence ? 'answered' : 'mentioned';
}

export const stemsOf = (words: readonly string[], language: Parameters<typeof stem>[1]): ReadonlySet<string> =>
  new Set(words.map((word) => stem(word, language)));
