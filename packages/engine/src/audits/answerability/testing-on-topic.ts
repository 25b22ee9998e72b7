import type { PageDocument } from '../../artifacts/page.ts';
import { aPage, type DocumentDraft, heading, paragraph } from '../testing.ts';
import { articleIn } from './testing-languages.ts';

/** Builders for tests of topics: the English article about heat pumps, changed in one thing, and pages of their own. */

export const article = () => articleIn('en');
/** The blocks of the article, which lead to no other page. */
export const unlinked = () => (article().document?.blocks ?? []).map(({ links: _, ...block }) => block);
export const articleWith = <D extends Partial<PageDocument>>(draft: D) => {
  const page = article();
  return { ...page, document: page.document && { ...page.document, ...draft } };
};
export const withTitle = (title: string | null) => articleWith({ title });
export const at = (path: string, document: DocumentDraft) =>
  aPage({ url: `https://acme.test${path}`, document: { links: [], ...document } });
/** The label of a button. */
export const label = (text: string) => ({ kind: 'other' as const, text });
export const texts = (...all: string[]) => all.map((text) => paragraph(text));

/** A report of what two people said, with its date in a heading. */
export const signed: DocumentDraft = {
  blocks: [
    heading(1, 'A kiln cracked'),
    heading(2, 'June 8, 2012 6:14 AM'),
    ...texts('The kiln cracked, she said.', 'The glaze ran, he said.', 'The kiln is old, said both.'),
  ],
  dates: [{ text: 'June 8, 2012', iso: '2012-06-08', role: 'published', via: 'visible-text', region: 'main' }],
};
export const LOREM = 'Lorem ipsum dolor sit amet, consectetur adipisicing elit. Est blanditiis dolorem culpa incidunt minus dignissimos.';
/** The article with so many paragraphs of placeholder text. */
export const filled = (filler: number) =>
  aPage({
    document: { ...article().document, links: [], blocks: [...unlinked(), ...Array.from({ length: filler }, () => paragraph(LOREM))] },
  });
