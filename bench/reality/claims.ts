import { createHash } from 'node:crypto';
import type { Assessment } from '@citelight/contracts';

/** What a report claims about a site, one claim at a time. */
export const CHECKS = ['topic', 'question', 'answered', 'opportunity', 'finding', 'recommendation'] as const;
export type Check = (typeof CHECKS)[number];
export type Claim = {
  site: string;
  check: Check;
  /** Path of the page that it is about. */
  page: string;
  /** The claimed facts without our wording: the key changes with them, and with nothing else. */
  facts: string;
  /** What the reader sees. */
  shown: string;
};
/** By key: right, or wrong with the code of a reason. */
export type Verdicts = Record<string, 'right' | `wrong:${string}`>;

const SEVERAL = '*';
const pathOf = (url: string | null | undefined): string => (url && URL.canParse(url) ? new URL(url).pathname : SEVERAL);

/** Site, check and page as they are; of the facts only a digest, so that no text of a site is stored. */
export const keyOf = ({ site, check, page, facts }: Claim): string =>
  `${site} ${check} ${page} ${createHash('sha256').update(facts.toLowerCase()).digest('hex').slice(0, 12)}`;

/** Findings of a check that a reader is shown first. */
const SHOWN = 8;
/** Of a sentence of ours what it claims: numbers, addresses and words of the site. */
const claimed = (what: string): string => (what.match(/https?:\S+|“[^”]*”|\d+(?:[.,]\d+)*/g) ?? []).join(' ');

export function claimsOf(site: string, { topics, questions, opportunities, audits, recommendations }: Assessment): Claim[] {
  return [
    ...topics.map(
      ({ topic, type, evidence, pages }): Claim => ({
        ...{ site, check: 'topic', page: pathOf(pages[0]), facts: topic },
        shown: `${topic} (${type}: ${evidence.kinds.join(', ')})`,
      }),
    ),
    ...questions.map(
      ({ question, page, origin, about }): Claim => ({
        site,
        check: 'question',
        page: pathOf(page),
        facts: question,
        shown: `${question}${about ? ` · ${about}` : ''} (${origin})`,
      }),
    ),
    ...questions
      .filter(({ coverage }) => coverage === 'answered')
      .map(
        ({ question, page, passage }): Claim => ({
          ...{ site, check: 'answered', page: pathOf(passage?.url ?? page), facts: question },
          shown: `${question} → ${passage?.text.slice(0, 300).replaceAll('\n', ' / ') ?? ''}`,
        }),
      ),
    ...opportunities.map(
      ({ type, title, pageUrl, evidence }): Claim => ({
        ...{
          site,
          check: 'opportunity',
          page: pathOf(pageUrl),
          facts: `${type} ${evidence?.snippet ?? evidence?.what ?? title}`,
          shown: title,
        },
      }),
    ),
    ...audits
      .filter(({ pointsLost }) => pointsLost > 0)
      .flatMap(({ id, findings }) =>
        findings.slice(0, SHOWN).map(
          ({ where, what, snippet }): Claim => ({
            ...{ site, check: 'finding', page: pathOf(where), facts: `${id} ${snippet ?? claimed(what)}` },
            shown: `${id}: ${what}${snippet ? ` «${snippet.slice(0, 160)}»` : ''}`,
          }),
        ),
      ),
    ...recommendations.map(
      ({ auditId, title, findings }): Claim => ({
        ...{ site, check: 'recommendation', page: SEVERAL, facts: `${auditId} ${findings.map(({ where }) => pathOf(where)).join(' ')}` },
        shown: `${title}: ${findings
          .slice(0, 3)
          .map(({ where, what }) => `${what} [${where}]`)
          .join('; ')}`,
      }),
    ),
  ];
}
