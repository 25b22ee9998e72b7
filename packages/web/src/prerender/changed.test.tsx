import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHANGED } from './changed.ts';
import { documentsOf } from './entry.tsx';
import { LISTED } from './head.ts';

/** Without the sample report: its figures change with the engine, and that is no change of the page. */
const documents = documentsOf(null);

/** The words of a page's main part, without its markup. */
function fingerprint(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const words = main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

describe('the sitemap says when a page last changed', () => {
  it.each(LISTED.map(({ path }) => path))('%s has changed on the day that stands in changed.ts', (path) => {
    const body = documents.find(({ name }) => name === `${path.slice(1) || 'index'}.html`)?.body;
    expect(CHANGED[path]?.text, `The text of ${path} has changed: put this value and today's date in changed.ts`).toBe(
      fingerprint(body ?? ''),
    );
  });
});
