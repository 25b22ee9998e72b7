import { excerpt } from '../../language/excerpt.ts';
import { isStatistic } from '../../language/numbers.ts';
import { isCalledPolicy } from '../../page/authored.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { type MainBlock, type PageText, pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { GEO, WHAT_GETS_CITED } from './evidence.ts';

/** Distinct figures in one paragraph from which it is a table in disguise. */
const CROWDED = 9;
/** The same for prices. */
const CROWDED_PRICES = 5;
/** Sentences of a list that is written out; an argument with figures has more. */
const MOST_SENTENCES = 2;
/** (1), 1. or ①, followed by something. */
const MARKER = /(?:^|[\s（(])(?:([1-9])[.)）]|([①②③④⑤⑥⑦⑧⑨]))\s?(?=\p{L})/gu;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨';
/** Things in a row that are a list in disguise; fewer, as a sentence enumerates them, are one where each has its figure. */
const [STEPS, WITH_FIGURES] = [4, 3];

/** How many things a paragraph numbers in a row. */
function numbered(text: string): number {
  let next = 1;
  for (const [, digit, circled] of text.matchAll(MARKER)) {
    if ((digit ? Number(digit) : CIRCLED.indexOf(circled ?? '') + 1) === next) next += 1;
  }
  return next - 1;
}

/** A clause begins with its number: "5. Use of trademarks: …", "§ 3", "제3조", "Article 7". */
const CLAUSE = /^(?:§\s?\d|제\s?\d+\s?조|第\s?[\d一二三四五六七八九十]+\s?[条條]|\p{Lu}\p{L}{2,9}\.?\s\d+|\d{1,2}(?:\.\d{1,2})*[.)]\s)/u;
const CLAUSES = 3;
const isSetOfRules = (text: PageText): boolean =>
  text.main.filter(({ kind, text: blockText }) => kind !== 'listItem' && CLAUSE.test(blockText)).length >= CLAUSES;

type Figure = ReturnType<PageText['numbers']>[number];
const keyOf = ({ value, unit }: Figure): string => `${value} ${unit}`;
/** Share of a paragraph's figures that a list or table of its section holds as well, from which they are no longer buried. */
const LISTED = 0.5;
/** The figures in lists and tables of each section: what stands between two headings. */
function listedFigures(text: PageText): ReadonlyMap<MainBlock, ReadonlySet<string>> {
  const bySection = new Map<MainBlock, Set<string>>();
  let listed = new Set<string>();
  for (const block of text.main) {
    if (block.kind === 'heading') listed = new Set();
    bySection.set(block, listed);
    if (block.kind === 'tableRow' || block.kind === 'listItem') for (const figure of text.numbers(block)) listed.add(keyOf(figure));
  }
  return bySection;
}

export const dataInTables = definePageAudit({
  id: 'answerability/data-in-tables',
  factor: 'answerability',
  judges: 'contents',
  weight: 1,
  label: 'Tables for data and lists for steps',
  title: 'Data is in tables and steps are in lists',
  failTitle: 'Data or steps are buried in paragraphs',
  why: 'A table row or list item keeps its label when quoted. The benefit is unproven: formatting alone had little effect in controlled trials (2026), so this check has little weight.',
  fix: 'Turn dense paragraphs on {pages} into tables or lists. Use a table with headers for figures and an ordered list for steps.',
  effort: 'low',
  tier: 'P',
  sources: [GEO, WHAT_GETS_CITED],
  contested: 'Formatting changes alone had little effect on citations in 252,000 controlled trials (2026).',
  notApplicable: 'No sampled page has data that belongs in a table or list.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    // Clauses are numbered in their text: that is how rules are written.
    if (!text.language || isLegalPage(page) || isCalledPolicy(page) || isSetOfRules(text)) return null;
    const buried: string[] = [];
    let ordered = 0;
    const groups = new Set<string>();
    const listedBeside = listedFigures(text);
    for (const block of text.main) {
      // Captions side by side, which a script puts in, are no paragraph.
      if (block.kind === 'paragraph' && /[.,;:!?…。、，；：！？]/u.test(block.text)) {
        const facts = text.numbers(block).filter(isStatistic);
        const distinct = (list: typeof facts) => new Set(list.map(keyOf)).size;
        const crowded =
          distinct(facts) >= CROWDED ||
          (distinct(facts.filter(({ kind }) => kind === 'currency')) >= CROWDED_PRICES && text.sentences(block).length <= MOST_SENTENCES);
        const steps = numbered(block.text);
        const listed = steps >= STEPS || (steps >= WITH_FIGURES && distinct(facts) >= WITH_FIGURES);
        const again = facts.filter((fact) => listedBeside.get(block)?.has(keyOf(fact)));
        if ((crowded && distinct(again) < LISTED * distinct(facts)) || listed) buried.push(block.text);
      } else if (block.kind === 'tableRow' || block.kind === 'listItem') {
        // A group counts once, and only where its rows say something.
        const key = `${block.kind} ${block.group}`;
        if (!groups.has(key) && block.text.length >= 3) ordered += 1;
        groups.add(key);
      }
    }
    if (buried.length === 0) return ordered > 0 ? { score: 1 } : null;
    return {
      score: ordered / (ordered + buried.length),
      findings: buried.map((paragraph) => ({
        what: 'a paragraph holds data or steps that belong in a table or list',
        snippet: excerpt(paragraph),
      })),
    };
  },
});
