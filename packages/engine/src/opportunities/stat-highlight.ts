import { type Claim, claimsOf } from '../audits/answerability/claims.ts';
import { sentences } from '../text/sentences.ts';
import { languageOf } from '../topics/passages.ts';
import { firstDrafts, nameOf, type OpportunityContext, quoted } from './context.ts';
import type { Draft } from './find-opportunities.ts';
import { fromPages } from './recovery.ts';

const TYPES = new Set(['article', 'docs', 'product', 'faq', 'home', 'other']);
const MOST_FIGURES = 2;

/** Figures that stand without their year or their source. */
export function statHighlight({ pages, audits }: OpportunityContext): Draft[] {
  const recovery = fromPages(audits, ['answerability/statistics', 'answerability/claims-sourced']);
  return firstDrafts(pages, (page) => {
    if (!TYPES.has(page.document.pageType)) return null;
    const bare = claimsOf(page).filter(
      (claim) => claim.statistics.length > 0 && (!claim.dated || (claim.sources.length === 0 && !claim.own)),
    );
    const [first] = bare;
    if (!first) return null;
    const named = bare.slice(0, MOST_FIGURES);
    const figure = first.statistics[0]?.text ?? '';
    const sentence = (claim: Claim) =>
      sentences(claim.block.text, languageOf(page)).find((one) => one.includes(claim.statistics[0]?.text ?? '')) ?? claim.block.text;
    return {
      type: 'stat_highlight',
      page,
      title: `Make ${quoted(figure, 40)} on ${quoted(nameOf(page), 60)} citable`,
      description: `${quoted(sentence(first), 200)} gives a figure ${lacking(first)}, so whoever quotes it cannot say what it rests on.`,
      actionSteps: named.flatMap((claim) => stepsFor(claim, sentence(claim))),
      evidence: { where: page.url, what: `A figure ${lacking(first)}`, snippet: sentence(first).slice(0, 200) },
      recovery,
    };
  });
}

const lacking = ({ dated, sources, own }: Claim): string =>
  [...(dated ? [] : ['without the year it is from']), ...(sources.length === 0 && !own ? ['without a source in its passage'] : [])].join(
    ' and ',
  );

function stepsFor(claim: Claim, sentence: string): string[] {
  const figure = quoted(claim.statistics[0]?.text ?? '', 40);
  const steps: string[] = [];
  if (!claim.dated) steps.push(`Write into ${quoted(sentence, 100)} in which year ${figure} was found.`);
  if (claim.sources.length === 0 && !claim.own)
    steps.push(`Link, in the same paragraph, the study, standard or data sheet that ${figure} comes from; if you measured it, say so.`);
  return steps;
}
