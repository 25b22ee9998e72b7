import { languageOf } from '../artifacts/page-language.ts';
import { type Claim, claimsOf, isCheckable, isUnsourced, needsSource } from '../audits/answerability/claims.ts';
import type { ReadPage } from '../audits/audit.ts';
import { typesOf } from '../audits/content-extraction/json-ld-types.ts';
import { excerpt, quoted } from '../language/excerpt.ts';
import type { NumberFact } from '../language/numbers.ts';
import { sentences } from '../language/sentences.ts';
import { namesPrice } from '../retrieval/aspects.ts';
import { firstDrafts, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { fromPages } from './recovery.ts';

const TYPES = new Set(['article', 'docs', 'product', 'faq', 'home', 'other']);
const MOST_FIGURES = 2;

/** Instructions measure what the reader shall do, not what was found. */
const INSTRUCTIONS = new Set(['Recipe', 'HowTo']);

/** What somebody must have found out: "€3 million", "40 %", a count. What a thing measures or is asked for it says of itself, and "100 %" is a manner of speaking. */
const isFinding = (fact: NumberFact): boolean =>
  // "Law 5070": a number of four digits that nothing divides is a name as often.
  !(fact.kind === 'count' && /^\p{Nd}{4}(?!\p{Nd})/u.test(fact.text)) &&
  !(fact.unit?.length === 1 && fact.value >= 1900 && fact.value < 2100) &&
  !(fact.kind === 'percent' && (fact.value === 100 || fact.value === 0)) &&
  fact.kind !== 'measure' &&
  (isCheckable(fact) || (fact.kind === 'currency' && fact.unit?.includes(' ') === true));

/** "90 %", "100,000 machines": a figure of one digit is a manner of speaking. */
const isRound = ({ kind, value }: NumberFact): boolean => kind !== 'currency' && /^0?\.?0*[1-9]0*$/.test(String(value));
/** Also where the currency stands behind a word for a large number. */
const isMoney = ({ text: blockText }: Claim['block'], { kind, text, at }: NumberFact): boolean =>
  kind === 'currency' || namesPrice(`${text.replace(/\P{Nd}+$/u, '')}${blockText.slice(at + text.length, at + text.length + 2)}`);

/** Items of a list and of a specification say what a thing is like. */
const factOf = ({ statistics, block }: Claim): NumberFact | undefined =>
  block.kind === 'listItem' || block.kind === 'definition'
    ? undefined
    : statistics.find((fact) => isFinding(fact) && !isRound(fact) && (fact.kind === 'currency' || !isMoney(block, fact)));
const figureOf = (claim: Claim): string | undefined => factOf(claim)?.text;

/** How high a mountain is does not change from year to year. */
const AGELESS =
  /^(?:[ckmdµ]?m[²³23]?|ft|feet|foot|mi|miles?|in|inch(?:es)?|yards?|acres?|ha|hectares?|kilom\p{L}+|(?:centi|milli)?met(?:er|re)s?|met(?:ri|ros)|mètres|米|厘米|公里|キロ|センチ)$/iu;
const lacksYear = (claim: Claim): boolean => !claim.dated && !AGELESS.test(factOf(claim)?.unit ?? '');

/** A shop or a manual states its own figures and money; those of an article are for others to check, and its date says of when they are. */
const isBare = (claim: Claim, page: ReadPage): boolean => {
  const fact = factOf(claim);
  if (!fact) return false;
  if (page.document.pageType !== 'article') return !isMoney(claim.block, fact) && needsSource(claim, page);
  return isUnsourced(claim) || (lacksYear(claim) && page.document.dates.length === 0);
};

/** Figures that stand without their year or their source. */
export function statHighlight({ pages, audits }: OpportunityContext): Draft[] {
  const recovery = fromPages(audits, ['answerability/statistics', 'answerability/claims-sourced']);
  const reported = new Set<string>();
  return firstDrafts(pages, (page) => {
    if (!TYPES.has(page.document.pageType) || typesOf(page.document).some((type) => INSTRUCTIONS.has(type))) return null;
    const bare = claimsOf(page).filter((claim) => isBare(claim, page) && !reported.has(figureOf(claim) ?? ''));
    const [first] = bare;
    if (!first) return null;
    const named = bare.slice(0, MOST_FIGURES);
    const figure = figureOf(first) ?? '';
    reported.add(figure);
    const sentence = (claim: Claim) =>
      sentences(claim.block.text, languageOf(page)).find((one) => one.includes(figureOf(claim) ?? '')) ?? claim.block.text;
    return {
      type: 'stat_highlight',
      page,
      title: `Make ${quoted(figure, 40)} on ${quoted(nameOf(page), 60)} citable`,
      description: `${quoted(sentence(first), 200)} gives a figure ${lacking(first)}, so an engine cannot tell how reliable it is.`,
      actionSteps: named.flatMap((claim) => stepsFor(claim, sentence(claim))),
      evidence: { where: page.url, what: `A figure ${lacking(first)}`, snippet: excerpt(sentence(first)) },
      recovery,
    };
  });
}

const lacking = (claim: Claim): string =>
  [...(lacksYear(claim) ? ['without the year it is from'] : []), ...(isUnsourced(claim) ? ['without a source in its passage'] : [])].join(
    ' and ',
  );

function stepsFor(claim: Claim, sentence: string): string[] {
  const figure = quoted(figureOf(claim) ?? '', 40);
  const steps: string[] = [];
  if (lacksYear(claim)) steps.push(`Add the year of ${figure} to ${quoted(sentence, 100)}.`);
  if (isUnsourced(claim))
    steps.push(
      `Link to the study, standard or data sheet that ${figure} comes from in the same paragraph. If you measured it yourself, say so.`,
    );
  return steps;
}
