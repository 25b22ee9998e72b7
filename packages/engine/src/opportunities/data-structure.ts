import { excerpt, quoted } from '../language/excerpt.ts';
import { isStatistic, type NumberFact } from '../language/numbers.ts';
import { pageText } from '../page/page-text.ts';
import { firstDrafts, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { fromPages } from './recovery.ts';

/** Values of one kind in a paragraph from which it compares. */
const COMPARES = 3;

/** Paragraphs that compare values in running text. */
export function dataStructure({ pages, audits }: OpportunityContext): Draft[] {
  const recovery = fromPages(audits, ['answerability/data-in-tables', 'answerability/commercial-specifics']);
  return firstDrafts(pages, (page) => {
    const text = pageText(page.document);
    const hits = text.main.flatMap((block) => {
      if (block.kind !== 'paragraph') return [];
      const values = amountsOf(comparedIn(block.text, text.numbers(block).filter(isStatistic)));
      return values.length >= COMPARES ? [{ block, values }] : [];
    });
    const [first] = hits.sort((a, b) => b.values.length - a.values.length || a.block.index - b.block.index);
    if (
      !first ||
      hasTableWith(
        page.document.blocks.filter(({ kind }) => kind === 'tableRow').map(({ text: row }) => row),
        first.values,
      )
    )
      return null;
    const heading = first.block.heading >= 0 ? page.document.blocks[first.block.heading]?.text : undefined;
    const list = first.values
      .slice(0, 5)
      .map(({ text: value }) => value)
      .join(', ');
    return {
      type: 'data_structure',
      page,
      title: `Put ${list} on ${quoted(nameOf(page), 60)} into a table`,
      description: `The paragraph ${quoted(first.block.text, 200)} compares ${first.values.length} values (${list}) in running text. Readers and engines cannot pick out one value with its label.`,
      actionSteps: [
        `Below ${quoted(heading ?? nameOf(page), 80)}, add a table with one row for each of ${list} and a header row that names the columns.`,
        `Give the table the caption ${quoted(`${heading ?? nameOf(page)}`, 80)} and keep one sentence of ${quoted(first.block.text, 60)} above it that states the result.`,
      ],
      evidence: {
        where: page.url,
        what: `${first.values.length} values of one kind in a paragraph`,
        snippet: excerpt(first.block.text),
      },
      recovery,
    };
  });
}

/** Values that one sentence holds, or that the same word leads to ("The Mini costs €149. The Studio costs €219."), whichever are more: others are figures of different things. */
function comparedIn(text: string, facts: readonly NumberFact[]): NumberFact[] {
  const groups = new Map<string, NumberFact[]>();
  for (const fact of facts) {
    const before = text.slice(0, fact.at);
    const sentence = before.split(SENTENCE_END).length;
    const word = /(\p{L}+)\P{L}*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
    for (const key of [`in ${sentence}`, `behind ${word}`]) groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}
const SENTENCE_END = /[.!?؟](?=\s)|[。！？]/u;

/** Different amounts of money: of other figures nobody can tell whether they compare, or are a threshold and its results. */
const amountsOf = (facts: readonly NumberFact[]): NumberFact[] => [
  ...new Map(facts.filter(({ kind }) => kind === 'currency').map((fact) => [fact.value, fact])).values(),
];

/** The same values already stand in a table of the page. */
const hasTableWith = (rows: readonly string[], values: readonly NumberFact[]): boolean => {
  const table = rows.join('\n').replace(/[.,\s]/g, '');
  return values.every(({ text }) => table.includes((/\p{Nd}[\p{Nd}.,\s]*/u.exec(text)?.[0] ?? text).replace(/[.,\s]/g, '')));
};
