import type { AuditResult } from '@citelight/contracts';
import type { ReadPage } from '../audits/audit.ts';
import type { Corpus } from '../topics/corpus.ts';

export type OpportunityContext = {
  pages: readonly ReadPage[];
  corpus: Corpus;
  /** The audits' results: what an opportunity recovers is taken from their lost points. */
  audits: readonly AuditResult[];
  /** Epoch milliseconds of the visit. */
  now: number;
};

/** Words of the site between quotation marks, on one line, cut where they are long. */
export function quoted(text: string, longest = 140): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line}”`;
}

/** A page as a reader knows it: its H1 or title, else its address. */
export const nameOf = ({ url, document }: ReadPage): string =>
  document.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? document.title ?? url;
