import { languageOf } from '../artifacts/page-language.ts';
import { ownWork } from '../audits/authority-trust/first-party.ts';
import { excerpt, quoted } from '../language/excerpt.ts';
import { supported } from '../language/supported.ts';
import { claimsOf } from '../page/claims.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { lengthOf } from '../topics/label-text.ts';
import { SURE_TOPIC } from '../topics/typed-questions.ts';
import { nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { fromPages } from './recovery.ts';

/** Own findings that deserve a place of their own. */
export function ownFindings({ pages, audits }: OpportunityContext): Draft[] {
  return pages.flatMap((page) => {
    const language = languageOf(page);
    if (!language || isLegalPage(page) || !['article', 'docs', 'product', 'home', 'about', 'other'].includes(page.document.pageType))
      return [];
    const finding = ownWork(page.document);
    if (finding === null) return [];
    const claim = claimsOf(page).find(({ block }) => block.text.includes(finding));
    const heading = claim && claim.block.heading >= 0 ? page.document.blocks[claim.block.heading]?.text : undefined;
    const figure = claim?.statistics[0]?.text;
    return [
      {
        type: 'citation_magnet',
        page,
        title: `Make ${quoted(finding, 70)} easy to cite`,
        description: `${quoted(finding, 200)} is your own finding, so only you can be cited for it. It is buried ${heading ? `in ${quoted(heading, 80)}` : `in the text of ${quoted(nameOf(page), 80)}`}.`,
        actionSteps: [
          `Give it a heading on ${quoted(nameOf(page), 60)} that states the finding${figure ? `, with ${quoted(figure, 40)} in the first sentence below it` : ''}.`,
          `Explain below ${quoted(finding, 70)} how this was measured: the period, the number of cases and the method.`,
        ],
        evidence: {
          where: page.url,
          what: 'An original finding with a figure',
          snippet: excerpt(finding),
        },
        recovery: fromPages(audits, ['answerability/self-contained']),
      },
    ];
  });
}

const DEFINABLE = new Set(['offering', 'product']);

/** What is sold under a name and that no sentence defines. */
export function undefinedTopics({ pages, corpus, audits }: OpportunityContext): Draft[] {
  if (!supported(corpus.language)) return [];
  return corpus.topics.flatMap(({ topic, type, hasPage, confidence, pages: urls }): Draft[] => {
    const page = pages.find(({ url }) => url === urls[0]);
    // A manual explains features; one word may be any heading.
    const isFeature = corpus.profile.kind === 'documentation' && type === 'guide' && lengthOf(topic) > 1;
    if (!hasPage || !page || confidence < SURE_TOPIC || !(DEFINABLE.has(type) || isFeature)) return [];
    if (corpus.ask(topic, corpus.language, { subject: topic, kind: 'definition' }).coverage === 'answered') return [];
    const first = corpus.passages.find(({ url }) => url === page.url);
    return [
      {
        type: 'citation_magnet',
        page,
        title: `Define ${quoted(topic, 60)} in one sentence`,
        description: `No sentence on your pages says what ${quoted(topic, 60)} is. An engine that explains it will quote another site.`,
        actionSteps: [`Open ${quoted(nameOf(page), 80)} with a sentence that has ${quoted(topic, 60)} as its subject and says what it is.`],
        evidence: first
          ? { where: page.url, what: `The first passage does not define ${quoted(topic, 60)}`, snippet: excerpt(first.text) }
          : null,
        recovery: fromPages(audits, ['answerability/definitions']),
      },
    ];
  });
}
