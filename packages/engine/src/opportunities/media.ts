import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { quoted } from '../language/excerpt.ts';
import { isUnspaced } from '../topics/label-text.ts';
import type { SitePage } from '../topics/site-map.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';

/** What pages say in pictures and recordings alone, where no crawler of an engine reads it. */

const AUDIO = /\.(?:mp3|m4a|ogg|opus|aac|flac)(?:$|[?#])/i;
const VIDEO = /\.(?:mp4|webm|mov)(?:$|[?#])|^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com)\//i;
/** Pictures and documents are no pages. */
const OTHER_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf)(?:$|[?#])/i;
/** Characters from which a paragraph counts as prose. */
const PROSE = 120;
/** Pictures from which they carry the page, and characters of text for each of them below which they do. */
const [PICTURES, BESIDE, MOST_BESIDE] = [2, 160, 1000];
/** Characters of prose in which a recording is summed up. */
const SUMMED_UP = 1500;
const FEWEST_RECORDED = 2;

/** Links to different pages from which a page lists others, where each of its pictures may be one's. */
const LISTED = 3;

type Carried = { pictures: number; headings: number; onward: number; chars: number; proseChars: number; recorded: string | null };
const carried = memoize(({ blocks, links, leads = [], images, mainChars }: PageDocument): Carried => {
  const main = blocks.filter(({ region }) => region === 'main');
  const inMain = links.filter(({ region }) => region === 'main');
  const recording = inMain.find(({ href }) => AUDIO.test(href) || VIDEO.test(href)) ?? leads.find(({ href }) => VIDEO.test(href));
  return {
    pictures: new Set(images.filter(({ region, decorative }) => region === 'main' && !decorative).map(({ src }) => src)).size,
    headings: main.filter(({ kind, level }) => kind === 'heading' && level > 1).length,
    onward: new Set(inMain.flatMap(({ href, internal }) => (internal && !OTHER_FILE.test(href) ? href.replace(/#.*/, '') : []))).size,
    chars: main.some(({ text }) => isUnspaced(text)) ? mainChars * 2.5 : mainChars,
    // Show notes are lists of links; the prose is in paragraphs.
    proseChars: main
      .filter(({ kind }) => kind === 'paragraph')
      .reduce((sum, { text }) => sum + (text.length >= PROSE ? text.length : 0), 0),
    recorded: recording?.href ?? null,
  };
});
export const OF_A_BODY = [carried];

const pagesOf = ({ corpus: { site }, pages }: OpportunityContext, may: (own: SitePage) => boolean) =>
  pages.flatMap((page) => {
    const own = site?.pageAt(page.url);
    return own?.isMain && may(own) ? [{ page, own, ...carried(page.document) }] : [];
  });

export function media(context: OpportunityContext): Draft[] {
  return [...pictured(context), ...recorded(context)];
}

/** Instructions and subjects shown in pictures with hardly a word beside them; those of a list are its pages' own. */
function pictured(context: OpportunityContext): Draft[] {
  const found = pagesOf(context, ({ kind, page: { document } }) => kind === 'docs' || (kind === 'page' && document.forms.length === 0))
    .filter(
      ({ pictures, headings, chars, onward }) =>
        // Where each has its heading they are told apart in words.
        pictures >= PICTURES &&
        headings < pictures &&
        onward < Math.max(LISTED, pictures) &&
        chars < Math.min(MOST_BESIDE, pictures * BESIDE),
    )
    .sort((a, b) => b.pictures - a.pictures);
  const [first] = found;
  if (!first) return [];
  const names = listed(found.map(({ page }) => nameOf(page)));
  return [
    {
      type: 'citation_magnet',
      page: first.page,
      title: `Describe the pictures on ${names} in words`,
      description: `${quoted(nameOf(first.page), 80)} has ${first.pictures} pictures and about ${first.page.document.mainChars} characters of text. Engines quote text and get little from pictures.`,
      actionSteps: [
        `Write below each picture on ${quoted(nameOf(first.page), 60)} what it shows and what the reader should do or see${found.length > 1 ? ', then do the same on the others' : ''}.`,
      ],
      evidence: { where: first.page.url, what: `${first.pictures} pictures, about ${first.page.document.mainChars} characters of text` },
    },
  ];
}

/** Episodes and talks that can only be listened to. */
function recorded(context: OpportunityContext): Draft[] {
  const found = pagesOf(context, ({ kind }) => kind === 'article' || kind === 'page' || kind === 'docs').flatMap((one) =>
    one.recorded && one.proseChars < SUMMED_UP ? [{ ...one, recorded: one.recorded }] : [],
  );
  const [first] = found;
  if (!first || found.length < FEWEST_RECORDED) return [];
  const names = listed(found.map(({ page }) => nameOf(page)));
  return [
    {
      type: 'citation_magnet',
      page: first.page,
      title: `Publish a transcript or a summary of ${names}`,
      description: `${found.length} pages like ${quoted(nameOf(first.page), 80)} have a recording but little text about what is said in it. Engines can only quote written text.`,
      actionSteps: [
        `Write on ${quoted(nameOf(first.page), 60)} what is said, in five to ten sentences or as a full transcript with a heading for each subject.`,
        `Do the same for the others, the most popular first.`,
      ],
      evidence: { where: first.page.url, what: 'A recording without a transcript or summary', snippet: first.recorded },
    },
  ];
}
