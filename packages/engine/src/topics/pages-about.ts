import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { supported } from '../language/supported.ts';
import { unmarked } from '../language/word-pattern.ts';
import { phrasesOf } from '../retrieval/vocabulary.ts';
import { isRunOn, isUtilityName, keyOf, plain, segmentsOf, slugOf } from './label-text.ts';
import type { SiteMap, SitePage } from './site-map.ts';

/** Whether a site has a page about something: told by its names in any form of their words. */

/** A word as it may be written elsewhere: by its stem, with accents spelled out or left off. */
export type Forms = ReadonlySet<string>;

/** The telling words of a text, each in all forms. */
export const contentOf = (text: string, language: string | null): readonly Forms[] =>
  wordsIn(text, language).flatMap(({ content, forms }) => (content ? [forms] : []));
/** The same; all of its words where none tells anything. */
export function formsIn(text: string, language: string | null): readonly Forms[] {
  const telling = contentOf(text, language);
  return telling.length > 0 ? telling : wordsIn(text, language).map(({ forms }) => forms);
}
function wordsIn(text: string, language: string | null): { content: boolean; forms: Forms }[] {
  const lexicon = lexiconOf(supported(language));
  return phrasesOf(text, lexicon).flatMap((word) => {
    if (!word) return [];
    const [spelled, without] = [plain(word.text), unmarked(word.text)];
    return [
      {
        content: word.content,
        forms: new Set([spelled, without, plain(word.stem), unmarked(word.stem), lexicon.word(spelled).stem, lexicon.word(without).stem]),
      },
    ];
  });
}
const isSame = (one: Forms, other: Forms): boolean => !one.isDisjointFrom(other);
/** Whether a text has all telling words of a label, in any form. */
export const hasForms = (text: readonly Forms[], label: readonly Forms[]): boolean =>
  label.length > 0 && label.every((word) => text.some((other) => isSame(word, other)));

type Name = { text: string; forms: readonly Forms[] };
type Names = { page: SitePage | undefined; names: readonly Name[] };
/** What pages are called, those too that were not read: links name them. */
const namesOn = memoize((site: SiteMap): readonly Names[] => {
  const found = new Map<string, Names>();
  const named = (texts: readonly string[]) => texts.map((text): Name => ({ text, forms: formsIn(text, site.language) }));
  for (const page of site.pages) {
    const { document } = page.page;
    const names = [headlineOf(document) ?? '', ...h1sOf(document).slice(0, 2), ...segmentsOf(document.title)].filter(
      // What all pages are called says nothing of one.
      (name) => name && (page.kind === 'home' || !site.sharedTitleParts.has(keyOf(name))),
    );
    found.set(page.url, { page, names: named([...names, addressWords(page.url)]) });
  }
  for (const [url, anchors] of site.anchorsTo) {
    const own = found.get(url) ?? { page: site.pageAt(url), names: named([addressWords(url)]) };
    const called = [...anchors.values()].flatMap(({ text }) => (site.isGeneric(text) ? [] : text));
    found.set(url, { ...own, names: [...own.names, ...named(called)] });
  }
  return [...found.values()];
});

/** The last part of an address with what it asks for, as words. */
function addressWords(url: string): string {
  const slug = slugOf(url);
  const asked = URL.canParse(url) ? [...new URL(url).searchParams.values()].join(' ') : '';
  return isUtilityName(slug) ? asked : `${slug} ${asked}`.replace(/[-_+/]+/g, ' ');
}

/** Whether a page is about a label: called so in any form of its words, or its address has them. Links to parts of `list`, a page that describes several things, name those parts. */
export function hasPageAbout(label: string, site: SiteMap, list?: SitePage): boolean {
  const wanted = formsIn(label, site.language);
  const run = isRunOn(label) ? label.replace(/\s/g, '').toLowerCase() : null;
  const matches = ({ text, forms }: Name) =>
    (run !== null && text.replace(/\s/g, '').toLowerCase().includes(run)) || hasForms(forms, wanted);
  return namesOn(site).some(({ page, names }) => page?.kind !== 'out' && (!list || page !== list) && names.some(matches));
}

/** The telling words of all headings of a site. */
const headingsOn = memoize((site: SiteMap): readonly (readonly Forms[])[] =>
  site.pages.flatMap(({ page, kind }) =>
    kind === 'out'
      ? []
      : page.document.blocks.flatMap((block) =>
          block.kind === 'heading' && (block.region === 'main' || block.region === 'aside') ? [formsIn(block.text, site.language)] : [],
        ),
  ),
);
/** Whether a heading names a label, in any form of its words. */
export function hasSectionAbout(label: string, site: SiteMap): boolean {
  const wanted = formsIn(label, site.language);
  return headingsOn(site).some((heading) => hasForms(heading, wanted));
}

const LONG_SECTION = 200;
/** Text below a heading that names a label, on the pages where it is a section: two sentences or a longer text are worth a page. */
export function isExplainedInSection(label: string, pages: readonly SitePage[], language: string | null): boolean {
  const wanted = formsIn(label, language);
  return pages.some(({ page: { document } }) =>
    document.blocks.some((block, at) => {
      if (block.kind !== 'heading' || !hasForms(formsIn(block.text, language), wanted)) return false;
      let text = '';
      for (const below of document.blocks.slice(at + 1)) {
        if (below.kind === 'heading' && below.level <= block.level) break;
        if (below.kind !== 'code' && below.kind !== 'heading') text += `${text ? '\n' : ''}${below.text}`;
        if (text.length >= LONG_SECTION) return true;
      }
      return (text.match(/[.!?…؟](?=\s|$)|[。！？]/gu)?.length ?? 0) >= 2;
    }),
  );
}

/** Whether a label that no page is about deserves one: none is called so in other words, and where it is a section, that says enough. */
export function deservesPage({ topic, pages }: { topic: string; pages: readonly string[] }, site: SiteMap): boolean {
  const own = pages.flatMap((url) => site.pageAt(url) ?? []);
  return !hasPageAbout(topic, site) && (own.length === 0 || isExplainedInSection(topic, own, site.language));
}
