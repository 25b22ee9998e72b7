import type { AuditResult } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';
import { forgetText } from '../text/page-text.ts';
import type { Corpus } from '../topics/corpus.ts';
import type { Draft } from './find-opportunities.ts';

export type OpportunityContext = {
  pages: readonly ReadPage[];
  corpus: Corpus;
  /** The audits' results: what an opportunity recovers is taken from their lost points. */
  audits: readonly AuditResult[];
  /** Epoch milliseconds of the visit. */
  now: number;
};

export const MOST_OF_A_TYPE = 3;

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
    if (found.length === MOST_OF_A_TYPE) break;
  }
  return found;
}

/** A page as a reader knows it: its H1 or title, else its address. */
export const nameOf = ({ url, document }: ReadPage): string => headlineOf(document) ?? document.title ?? url;
