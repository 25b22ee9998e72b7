import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { JSDOM, VirtualConsole } from 'jsdom';
import { extractDocument } from '../../packages/engine/src/artifacts/extract.ts';
import type { Block } from '../../packages/engine/src/artifacts/page.ts';
import { type Figure, figure, median, notMeasured, type Suite } from '../figures.ts';
import { type Overlap, overlap } from '../validity/overlap.ts';
import { seeded } from '../validity/random.ts';
import { bootstrap, mean } from '../validity/statistics.ts';

/**
 * The main content that we find on pages of real published sites beside what @mozilla/readability and defuddle find. A reader (an AI) labelled each page’s
 * blocks by their text in main-content.json, without looking at what we take them for; no text of a site is stored there. `REALITY_SITES` names the folder with the
 * unpacked sites; pages of others are left out.
 */
export const EXTRACTORS = ['ours', 'readability', 'defuddle'] as const;
export type Extractor = (typeof EXTRACTORS)[number];
export type LabelledPage = {
  /** Pages that were labelled later, for the lists and calls to action among them: their figures are logged apart. */
  batch?: 2;
  site: string;
  /** Of the file, below the site's folder. */
  path: string;
  kind: string;
  language: string;
  /** Every block in the order of the page, and whether it is main content. */
  blocks: readonly (readonly [digest: string, main: boolean])[];
};
export type MeasuredPage = { kind: string; batch?: 2; scores: Record<Extractor, Overlap> };

const LABELS = join(import.meta.dirname, 'main-content.json');
/** Share of a page's blocks that must be those that were labelled. */
const KNOWN = 0.95;
const SEED = 27;

export const digestOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** The text of the blocks labelled as main content; null where the page has other blocks than when it was labelled. */
export function truthOf(blocks: readonly Pick<Block, 'text'>[], labels: LabelledPage['blocks']): string | null {
  const left = new Map<string, boolean[]>();
  for (const [digest, main] of labels) left.set(digest, [...(left.get(digest) ?? []), main]);
  const labelled = blocks.map(({ text }) => ({ text, main: left.get(digestOf(text))?.shift() }));
  const known = labelled.filter(({ main }) => main !== undefined).length;
  if (known < KNOWN * Math.max(blocks.length, labels.length)) return null;
  return textOf(labelled.filter(({ main }) => main));
}

const textOf = (blocks: readonly Pick<Block, 'text'>[]): string => blocks.map(({ text }) => text).join('\n');

/** The text of what another extractor kept, read as ours is; the headline that it gives apart from the content is counted with it. */
function keptText(title: string | null | undefined, content: string | null | undefined): string {
  const text = textOf(extractDocument(`<!doctype html><body>${content ?? ''}</body>`, 'https://kept.test/').blocks);
  return title && !text.includes(title) ? `${title}\n${text}` : text;
}

/** A tree of its own for each, as both change it. No script is run, and what jsdom says of a page's styles is nothing to us. */
const treeOf = (html: string, url: string): Document => new JSDOM(html, { url, virtualConsole: new VirtualConsole() }).window.document;

/** Both others as they come, but for defuddle's requests to other hosts. */
export async function mainContentsOf(html: string, url: string): Promise<Record<Extractor, string>> {
  const ours = extractDocument(html, url).blocks.filter(({ region }) => region === 'main');
  const readable = new Readability(treeOf(html, url)).parse();
  const defuddled = await Defuddle(treeOf(html, url), url, { useAsync: false });
  return {
    ours: textOf(ours),
    readability: keptText(readable?.title, readable?.content),
    defuddle: keptText(defuddled.title, defuddled.content),
  };
}

/** Null where the page is not the one that was labelled. */
export async function measurePage(html: string, url: string, { kind, batch, blocks }: LabelledPage): Promise<MeasuredPage | null> {
  const truth = truthOf(extractDocument(html, url).blocks, blocks);
  if (truth === null) return null;
  const found = await mainContentsOf(html, url);
  const scores = Object.fromEntries(EXTRACTORS.map((name) => [name, overlap(found[name], truth)])) as MeasuredPage['scores'];
  return { kind, ...(batch && { batch }), scores };
}

const hundredths = (value: number): number => Math.round(value * 100);

/** Who found the main content best, to a hundredth of F1: several where they are as good. */
export function bestOf({ scores }: MeasuredPage): Extractor[] {
  const best = Math.max(...EXTRACTORS.map((name) => hundredths(scores[name].f1)));
  return EXTRACTORS.filter((name) => hundredths(scores[name].f1) === best);
}

export function figuresOf(pages: readonly MeasuredPage[]): Figure[] {
  const all = (name: Extractor, part: keyof Overlap) => pages.map(({ scores }) => scores[name][part]);
  return [
    figure('Pages of real sites with main content labelled by hand', pages.length, 'pages'),
    ...EXTRACTORS.flatMap((name) => [
      figure(`Main content, ${name}: F1 over words, median`, median(all(name, 'f1')), ''),
      figure(`Main content, ${name}: F1 over words, mean`, mean(all(name, 'f1')), ''),
      figure(`Main content, ${name}: precision, mean`, mean(all(name, 'precision')), ''),
      figure(`Main content, ${name}: recall, mean`, mean(all(name, 'recall')), ''),
      figure(`Main content, ${name}: best, alone or with another`, pages.filter((page) => bestOf(page).includes(name)).length, 'pages'),
    ]),
    ...(['readability', 'defuddle'] as const).map((other) => {
      const ahead = pages.map(({ scores }) => scores.ours.f1 - scores[other].f1);
      const [low, high] = bootstrap(ahead, mean, seeded(SEED));
      const name = `Main content, mean F1 of ours less that of ${other}, 95 % from ${low.toFixed(3)} to ${high.toFixed(3)}`;
      return figure(name, mean(ahead), '');
    }),
  ];
}

export const mainContent: Suite = async ({ log }) => {
  const { REALITY_SITES: sites } = process.env;
  const { pages } = JSON.parse(readFileSync(LABELS, 'utf8')) as { pages: LabelledPage[] };
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const file = join(sites ?? '', page.site, page.path);
    if (!sites || !existsSync(file)) continue;
    const result = await measurePage(readFileSync(file, 'utf8'), `https://${page.site}.test/${page.path}`, page);
    const name = `${page.site}/${page.path} (${page.kind}, ${page.language})`;
    log(
      result
        ? `${name}: ${byExtractor((one) => result.scores[one].f1)}`
        : `${name}: left out, as its blocks are not those that were labelled`,
    );
    if (result) measured.push(result);
  }
  if (measured.length === 0) return [notMeasured('Main content of real sites', 'REALITY_SITES names no folder with labelled pages')];
  for (const [kind, same] of Map.groupBy(measured, ({ batch, kind }) => `batch ${batch ?? 1}, ${kind}`))
    log(`${kind}, ${same.length} pages, mean F1: ${byExtractor((one) => mean(same.map(({ scores }) => scores[one].f1)))}`);
  return figuresOf(measured);
};

const byExtractor = (value: (name: Extractor) => number): string =>
  EXTRACTORS.map((name) => `${name} ${value(name).toFixed(2)}`).join(', ');
