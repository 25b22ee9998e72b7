import { headlineAt } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { packOf } from '../language/packs/index.ts';
import type { TopicWords } from '../language/topic-words.ts';
import type { SiteQuestion } from './corpus.ts';
import { cleanLabel, isUnspaced, jaccard, keyOf, lengthOf, listedWords, segmentsOf, tokensOf, wordsOf } from './label-text.ts';
import { LONGEST_ANSWER, passageOf, type Scope } from './questions.ts';

/** Tasks that a manual's headlines and telling headings name, asked as people type them: "Importing from X" is "how to import from X". */

const MOST_TASKS = 8;
const MOST_OF_A_PAGE = 3;
/** Characters below a heading from which it tells how the task is done, and of a text that tells it without a list. */
const [TOUCHED, EXPLAINED] = [60, 200];
/** Words of a task. */
const [FEWEST, MOST] = [2, 9];

/** A command or a way through menus inside a sentence. */
const COMMAND = /(?:^|\s)--\p{L}|\S\s?(?:->|→|›|»)\s?\S/u;

type Task = { verb: string; rest: string; isHeadline: boolean; heading: string; text: string; explained: boolean };

/** Headings in a row that are tasks, from which they are the steps of one. */
const STEPS = 3;

const gerundOf = (verb: string): string =>
  /[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length <= 4 ? `${verb}${verb.at(-1)}ing` : `${verb.replace(/(?<=[^e])e$/, '')}ing`;
const compiled = new WeakMap<TopicWords, ReadonlyMap<string, string>>();
/** Verbs by the forms that begin or end a heading. */
function formsOf(words: TopicWords): ReadonlyMap<string, string> {
  const known = compiled.get(words);
  if (known) return known;
  const forms = new Map<string, string>();
  for (const verb of listedWords(words.task?.verbs ?? '')) {
    forms.set(verb, verb);
    if (words.task?.gerunds) {
      const [first = '', ...more] = verb.split(' ');
      forms.set([gerundOf(first), ...more].join(' '), verb);
    }
  }
  compiled.set(words, forms);
  return forms;
}

/** The verb of a heading and what it is done to. */
function taskOf(heading: string, words: TopicWords): { verb: string; rest: string } | null {
  const { task } = words;
  const label = cleanLabel(heading);
  if (!task || /[?？!.:;,()（）[\]"“”«»&/]/.test(label)) return null;
  const forms = formsOf(words);
  if (isUnspaced(label)) {
    const verb = [...forms.keys()].find((one) => label.startsWith(one));
    return verb && label.length >= verb.length + 2 && label.length <= 24 ? { verb, rest: label.slice(verb.length) } : null;
  }
  const all = label.split(' ');
  if (all.length < FEWEST || all.length > MOST) return null;
  for (const size of [3, 2, 1]) {
    if (size >= all.length) continue;
    const part = (task.at === 'first' ? all.slice(0, size) : all.slice(-size)).join(' ').toLowerCase();
    const verb = forms.get(part);
    if (verb) return { verb, rest: (task.at === 'first' ? all.slice(size) : all.slice(0, -size)).join(' ') };
  }
  return null;
}

/** Headings of one level in a row that are all tasks. */
function stepsAmong(blocks: readonly Block[], words: TopicWords): ReadonlySet<Block> {
  const found = new Set<Block>();
  const runs = new Map<number, Block[]>();
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.region !== 'main') continue;
    // What is below an earlier heading of a higher level is another row.
    for (const level of runs.keys()) if (level > block.level) runs.delete(level);
    const run = taskOf(block.text, words) ? [...(runs.get(block.level) ?? []), block] : [];
    runs.set(block.level, run);
    if (run.length >= STEPS) for (const step of run) found.add(step);
  }
  return found;
}

const tasksOn = memoize((document: PageDocument): readonly Task[] => {
  const words = packOf(document.detectedLanguage ?? document.lang)?.topics;
  if (!words?.task) return [];
  const { blocks, lists } = document;
  const headline = headlineAt(blocks);
  const title = new Set(segmentsOf(document.title).map(keyOf));
  const steps = stepsAmong(blocks, words);
  return blocks.flatMap((block, at): Task[] => {
    const named = block.kind === 'heading' && block.region === 'main' ? taskOf(block.text, words) : null;
    if (!named) return [];
    const isHeadline = at === headline || title.has(keyOf(block.text));
    if (!isHeadline && steps.has(block)) return [];
    let [text, sentences, code, listed, ordered] = ['', 0, 0, 0, 0];
    for (const below of blocks.slice(at + 1)) {
      if (below.region !== 'main' || (below.kind === 'heading' && below.level <= block.level)) break;
      if (below.kind === 'heading') continue;
      if (text.length < LONGEST_ANSWER) text += `${text ? '\n' : ''}${below.text}`;
      sentences += below.text.match(/[.。!?]+(?=\s|$)|。/g)?.length ?? 0;
      code += below.kind === 'code' || COMMAND.test(below.text) ? 1 : 0;
      listed += below.kind === 'listItem' ? 1 : 0;
      ordered += below.kind === 'listItem' && lists[below.group]?.kind === 'ordered' ? 1 : 0;
    }
    const length = isUnspaced(text) ? text.length * 3 : text.length;
    if (length < TOUCHED) return [];
    const explained = ordered >= 2 || listed >= 3 || code > 0 || (length >= EXPLAINED && sentences >= 2);
    return [{ ...named, isHeadline, heading: block.text, text: text.slice(0, LONGEST_ANSWER), explained }];
  });
});
export const OF_A_BODY = [tasksOn];

export function taskQuestions({ site, profile, topics }: Scope, own: readonly SiteQuestion[]): SiteQuestion[] {
  const words = packOf(site.language)?.topics;
  if (!words?.task || (profile.kind !== 'documentation' && profile.kind !== 'software')) return [];
  const { task } = words;
  const vocabulary = new Set(
    topics
      .flatMap(({ topic, terms }) => [topic, ...terms])
      .flatMap(tokensOf)
      .filter((token) => token.length > 3 || isUnspaced(token)),
  );
  const brand = profile.brand && lengthOf(profile.brand) <= 3 && !/[|–—:/]/.test(profile.brand) ? profile.brand : null;
  const runOn = packOf(site.language)?.runOn ?? false;
  const found = site.pages
    .filter(
      ({ kind, isMain }) => isMain && (kind === 'docs' || (profile.kind === 'documentation' && (kind === 'page' || kind === 'listing'))),
    )
    .flatMap((page) => tasksOn(page.page.document).map((one) => ({ page, ...one })))
    .flatMap((one) => {
      const tokens = tokensOf(one.rest);
      const plain = one.heading
        .split(' ')
        .slice(1)
        .some((word) => /^\p{Ll}{4,}/u.test(word));
      // It names what it is done to by a name, or by a word of the site's own topics.
      const names =
        (brand !== null && keyOf(one.rest).includes(keyOf(brand))) ||
        wordsOf(one.rest).some((word, at) => /\p{L}\p{Lu}|\p{N}/u.test(word) || (plain && at > 0 && /^\p{Lu}/u.test(word)));
      const known =
        tokens.some((token) => vocabulary.has(token)) || (isUnspaced(one.rest) && [...vocabulary].some((word) => one.rest.includes(word)));
      const isTelling = (names || known) && (tokens.length > 1 || isUnspaced(one.rest));
      if (!one.isHeadline && !isTelling) return [];
      const phrase = task.at === 'first' ? `${one.verb}${runOn ? '' : ' '}${one.rest}` : `${one.rest} ${one.verb}`;
      return [{ ...one, question: task.ask.replace('{}', phrase) }];
    });
  const picked: SiteQuestion[] = [];
  for (const { page, question, heading, text, explained } of found) {
    if (picked.length >= MOST_TASKS || picked.filter(({ page: url }) => url === page.page.url).length >= MOST_OF_A_PAGE) continue;
    if ([...own, ...picked].some((other) => jaccard(tokensOf(other.question), tokensOf(question)) >= 0.6)) continue;
    picked.push({
      ...{ question, origin: 'typed', language: site.language ?? 'und', page: page.page.url, selfContained: true, asks: 'steps' },
      topic: topics.find(({ hasPage, pages }) => hasPage && pages[0] === page.page.url)?.topic ?? null,
      coverage: explained ? 'answered' : 'mentioned',
      passage: passageOf(page, heading, text),
    });
  }
  return picked;
}
