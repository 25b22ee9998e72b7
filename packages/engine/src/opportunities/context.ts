import type { AuditResult } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';
import { quoted } from '../language/excerpt.ts';
import { forgetText } from '../page/page-text.ts';
import type { Corpus } from '../topics/corpus.ts';
import type { Draft } from './draft.ts';

export type OpportunityContext = {
  pages: readonly ReadPage[];
  corpus: Corpus;
  /** The audits' results: what an opportunity recovers is taken from their lost points. */
  audits: readonly AuditResult[];
  /** Epoch milliseconds of the visit. */
  now: number;
};

/** What calls for the same work, on different pages. */
export const MOST_OF_A_JOB = 3;

/**
 * The first drafts that pages call for, for a kind of which each recovers the same: no page beyond those that are shown is looked at. What is cut of a page is dropped with it,
 * for all pages together it would be a multiple of the site.
 */
export function firstDrafts(pages: readonly ReadPage[], draftFor: (page: ReadPage) => Draft | null): Draft[] {
  const found: Draft[] = [];
  for (const page of pages) {
    const draft = draftFor(page);
    forgetText(page.document);
    if (draft) found.push(draft);
    if (found.length === MOST_OF_A_JOB) break;
  }
  return found;
}

/** Confidence from which something is asked of a topic. */
export const SURE_TOPIC = 0.6;

/** Names in a row, the first of them in quotes: “A”, “B” and 3 more. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const more = names.length - shown.length;
  return AND.format([...shown.map((name) => quoted(name, 60)), ...(more > 0 ? [`${more} more`] : [])]);
}
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the score does not show. */
export const NO_POINTS: Draft['recovery'] = { points: 0, parts: [] };

/** A page as a reader knows it: its H1 or title, else its address. */
export const nameOf = ({ url, document }: ReadPage): string => headlineOf(document) ?? document.title ?? url;
