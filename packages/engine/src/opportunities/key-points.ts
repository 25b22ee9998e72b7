import { headlineAt } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { isSpeech } from '../artifacts/text.ts';
import { quoted } from '../language/excerpt.ts';
import { announces } from '../language/openers.ts';
import { sentences } from '../language/sentences.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { contentOf, hasForms } from '../topics/pages-about.ts';
import { listed, nameOf, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';

/** Long texts whose beginning says what they are about, not what they say. */

const LONG_WORDS = 800;
const FEWEST_SECTIONS = 4;
/** Characters of an introduction; below, there is none, and above so many it is a part of its own. */
const [SHORTEST, LONGEST] = [100, 1500];
const FEWEST_POINTS = 3;

type Beginning = { headline: string; paragraphs: readonly string[]; sections: readonly string[]; isSummedUp: boolean };
/** What stands between the headline of a page and its first section; null where that is no introduction. */
const beginningOf = memoize((document: PageDocument): Beginning | null => {
  const { blocks, links } = document;
  const at = headlineAt(blocks);
  const headline = blocks[at]?.text ?? '';
  const below = blocks.slice(at + 1).filter(({ region }) => region === 'main' || region === 'aside');
  const isSection = ({ kind, region, text }: Block): boolean => kind === 'heading' && region === 'main' && text !== headline;
  const first = below.findIndex(isSection);
  if (at < 0 || first < 0 || below.some(({ text }) => isSpeech(text))) return null;
  // A table of contents is no summary.
  const isPoint = ({ kind, text, links: own }: Block): boolean =>
    kind === 'listItem' && own.reduce((sum, link) => sum + (links[link]?.text.length ?? 0), 0) < text.length / 2;
  const top = Math.min(...below.filter(isSection).map(({ level }) => level));
  const opening = below.slice(0, first);
  const next = below.slice(first + 1);
  const end = next.findIndex(({ kind }) => kind === 'heading');
  const section = end < 0 ? next : next.slice(0, end);
  return {
    headline,
    paragraphs: opening.filter(({ kind }) => kind === 'paragraph' || kind === 'other').map(({ text }) => text),
    sections: below.flatMap((block) => (isSection(block) && block.level === top ? block.text : [])),
    isSummedUp:
      opening.some((block) => isPoint(block) || block.region === 'aside' || block.kind === 'tableRow' || block.kind === 'quote') ||
      (section.filter(isPoint).length >= FEWEST_POINTS && section.every(({ kind }) => kind === 'listItem')),
  };
});
export const OF_A_BODY = [beginningOf];

/** Of the sections of a text, the share that its introduction names where it sums up nothing. */
const FEW = 0.25;

/** Why an introduction holds no key points; null where it may. */
function lacks({ headline, paragraphs, sections }: Beginning, language: ReturnType<typeof languageOf>, isGuide: boolean): string | null {
  // A question to the reader is no announcement: "Have you ever wondered …?"
  const announcement = paragraphs
    .flatMap((text) => sentences(text, language))
    .find((one) => language && announces(one, language) && !/[?？؟]/.test(one));
  if (announcement) return `announces the text (${quoted(announcement, 120)})`;
  if (!isGuide || sections.length < FEWEST_SECTIONS) return null;
  const [title, opening] = [contentOf(headline, language), paragraphs.flatMap((text) => contentOf(text, language))];
  const named = sections.filter((text) =>
    contentOf(text, language).some((word) => !hasForms(title, [word]) && hasForms(opening, [word])),
  ).length;
  return named < sections.length * FEW ? `mentions ${named === 0 ? 'none' : named} of its ${sections.length} sections` : null;
}

export function keyPoints(context: OpportunityContext): Draft[] {
  const { profile, topics } = context.corpus;
  if (profile.kind === 'documentation') return [];
  // A page of what is sold opens with the offer; what a magazine tells may be a story.
  const sold = new Set(topics.flatMap(({ type, pages: [own] }) => (type === 'offering' || type === 'product' ? own : [])));
  const found = pagesWithPlace(context, ({ isMain, kind }) => isMain && (kind === 'article' || kind === 'page')).flatMap(
    ({ page, own: { kind } }) => {
      const { document } = page;
      if (document.wordCount < LONG_WORDS || isLegalPage(page) || sold.has(page.url)) return [];
      const beginning = beginningOf(document);
      const chars = beginning?.paragraphs.join(' ').length ?? 0;
      if (!beginning || beginning.isSummedUp || chars < SHORTEST || chars > LONGEST) return [];
      const because = lacks(beginning, languageOf(page), kind === 'article' && profile.kind !== 'publisher');
      return because ? [{ page, because }] : [];
    },
  );
  const [first] = found;
  if (!first) return [];
  const name = quoted(nameOf(first.page), 80);
  return [
    {
      type: 'citation_magnet',
      page: first.page,
      title: `Begin ${listed(found.map(({ page }) => nameOf(page)))} with ${found.length > 1 ? 'their' : 'its'} key points`,
      description: `${name} has about ${Math.round(first.page.document.wordCount / 100) * 100} words. Its introduction ${first.because} and has no list of key points. Engines quote the beginning of a long text more than what comes later.`,
      actionSteps: [
        `Put three to five key points below the headline ${name}, each a sentence with its figure or conclusion${found.length > 1 ? ', then do the same for the others' : ''}.`,
      ],
      evidence: { where: first.page.url, what: 'A long text that begins without its key points', snippet: nameOf(first.page) },
    },
  ];
}
