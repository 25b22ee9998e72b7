import type { DemandBand } from '@citelight/contracts';
import { type SupportedLanguage, supported } from '../text/language.ts';
import { contentStems } from '../text/page-text.ts';
import { questionShape } from '../text/questions.ts';
import { type AspectSet, aspectsAsked } from './aspects.ts';
import type { Corpus } from './corpus.ts';
import { takeApart } from './prompts.ts';

/** Headings of a site that ask something, with the stems of what they ask about and what they ask of it. */
export type AskedHeadings = readonly { heading: string; stems: ReadonlySet<string>; aspects: AspectSet }[];

export function askedHeadings({ passages, language }: Corpus): AskedHeadings {
  const spoken = supported(language);
  const headings = new Set(passages.flatMap(({ heading }) => (heading && questionShape(heading, spoken) ? [heading] : [])));
  return [...headings].map((heading) => ({
    heading,
    stems: new Set(contentStems(heading, spoken)),
    aspects: aspectsAsked(heading, spoken).aspects,
  }));
}

/** What is known of the demand for a term. Nobody counted searches, so there is a band and what it rests on, never a number of searches. */
export function demandFor(
  term: string,
  language: string | null,
  headings: AskedHeadings,
  rivals: { answering: number; compared: number },
): DemandBand {
  const spoken = supported(language);
  const { subject, aspects } = readQuestion(term, spoken);
  const stems = contentStems(subject, spoken);
  const asks = (heading: AskedHeadings[number]) =>
    stems.every((stem) => heading.stems.has(stem)) && (aspects === 0 || (aspects & heading.aspects) !== 0);
  const asking = stems.length === 0 ? [] : headings.filter(asks);
  const { answering, compared } = rivals;
  const grounds = [
    ...(answering > 0 ? [`${answering} of ${compared} compared ${compared === 1 ? 'competitor answers' : 'competitors answer'} it`] : []),
    ...(asking.length > 0
      ? [`${asking.length === 1 ? 'a heading asks' : `${asking.length} headings ask`} it (“${asking[0]?.heading}”)`]
      : []),
  ];
  if (grounds.length === 0) {
    const searched =
      compared > 0
        ? `neither the site’s headings nor ${compared === 1 ? 'the compared site asks or answers' : `the ${compared} compared sites ask or answer`} “${term}”`
        : `no heading of the site asks “${term}”, and no competitor was compared`;
    return { band: 'unknown', basis: `No search data is connected; ${searched}.`, estimated: false };
  }
  const strength = 2 * answering + Math.min(2, asking.length);
  const band = strength >= 3 ? 'high' : strength === 2 ? 'medium' : 'low';
  return { band, basis: `Estimated, not counted: ${grounds.join('; ')}.`, estimated: true };
}

/** What a question is about and what it asks; a mere term asks nothing. */
function readQuestion(term: string, language: SupportedLanguage | null): { subject: string; aspects: AspectSet } {
  const apart = language && takeApart(term, language);
  if (apart) return apart;
  const { subject, aspects } = aspectsAsked(term, language);
  return { subject: subject.join(' '), aspects };
}
