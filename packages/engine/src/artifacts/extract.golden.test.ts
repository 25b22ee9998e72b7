import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const PAGES = join(import.meta.dirname, '../../test/extract/pages');

/** Whole pages, everything that is kept of them. A change shows up as a diff to be read; `npm run golden` accepts it. */
it.each([
  ['article-en', 'https://stridelab.test/research/shoe-life'],
  ['product-de', 'https://schuhhaus.test/produkte/wolke-3'],
  ['faq-ja', 'https://aozora.test/help'],
])('golden: %s', async (name, url) => {
  const document = extractDocument(readFileSync(join(PAGES, `${name}.html`), 'utf8'), url);
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(join(PAGES, `${name}.golden.json`));
});
