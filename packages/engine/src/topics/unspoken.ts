import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { languageOf } from '../text/language.ts';
import { contentStems } from '../text/page-text.ts';
import type { Corpus } from './corpus.ts';
import { isLegalPage, legalKind } from './legal-pages.ts';

/** Something that the site names without a passage that speaks of it. */
export type Unspoken = { term: string; url: string; by: 'heading' | 'link' };

const LONGEST = 60;
const FEWEST_STEMS = 2;

/** Headings without a text below them, and links in text or navigation whose words no passage answers; headings first, each term once. */
export function unspokenTerms(pages: readonly ReadPage[], corpus: Corpus, most: number): Unspoken[] {
  const found = new Map<string, Unspoken>();
  const note = (term: string, page: ReadPage, by: Unspoken['by']) => {
    if (found.size >= most) return;
    const key = term.toLowerCase();
    if (found.has(key) || term.length > LONGEST || legalKind(term) !== null) return;
    if (new Set(contentStems(term, languageOf(page))).size < FEWEST_STEMS) return;
    if (corpus.ask(term, languageOf(page)).coverage === 'missing') found.set(key, { term, url: page.url, by });
  };
  const told = pages.filter((page) => !isLegalPage(page) && page.document.pageType !== 'contact');
  for (const page of told) for (const heading of emptyHeadings(page.document)) note(heading, page, 'heading');
  const read = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  for (const page of told)
    for (const { href, text, internal, region } of page.document.links)
      if (internal && (region === 'main' || region === 'nav') && !read.has(href.split('#')[0] ?? href)) note(text, page, 'link');
  return [...found.values()].slice(0, most);
}

/** Headings after which the next heading of the same or a higher level follows at once. */
export const emptyHeadings = once(({ blocks }: PageDocument): readonly string[] => {
  const main = blocks.filter(({ region }) => region === 'main');
  return main.flatMap((block, at) => {
    if (block.kind !== 'heading' || block.level < 2) return [];
    const next = main[at + 1];
    return !next || (next.kind === 'heading' && next.level <= block.level) ? [block.text] : [];
  });
});
