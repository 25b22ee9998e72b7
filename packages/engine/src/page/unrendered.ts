import type { ReadPage } from '../artifacts/page.ts';

/**
 * Whether scripts of the site may add what the HTML of a page lacks: it runs some and was not opened in a browser. Visits of before did not part them from those of others, such as
 * analytics.
 */
export const scriptsMayAdd = ({ document, rendered }: Pick<ReadPage, 'document' | 'rendered'>): boolean =>
  rendered === null && (document.ownScripts ?? document.scripts ?? 0) > 0;
