import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { quoted } from '../language/excerpt.ts';
import type { SitePage } from '../topics/site-map.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';

/** What pages say in recordings alone, where no crawler of an engine reads it. */

const AUDIO = /\.(?:mp3|m4a|ogg|opus|aac|flac)(?:$|[?#])/i;
const VIDEO = /\.(?:mp4|webm|mov)(?:$|[?#])|^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com)\//i;
/** Characters from which a paragraph counts as prose. */
const PROSE = 120;
/** Characters of prose in which a recording is summed up. */
const SUMMED_UP = 1500;
const FEWEST_RECORDED = 2;

type Carried = { proseChars: number; recorded: string | null };
const carried = memoize(({ blocks, links, leads = [] }: PageDocument): Carried => {
  const main = blocks.filter(({ region }) => region === 'main');
  const inMain = links.filter(({ region }) => region === 'main');
  const recording = inMain.find(({ href }) => AUDIO.test(href) || VIDEO.test(href)) ?? leads.find(({ href }) => VIDEO.test(href));
  return {
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

/** Episodes and talks that can only be listened to. */
export function media(context: OpportunityContext): Draft[] {
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
