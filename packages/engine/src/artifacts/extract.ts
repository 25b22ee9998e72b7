import { detectLanguage } from '../language/detect.ts';
import { sameLanguage } from '../language/same-language.ts';
import { leadsHere, trailAmong } from './breadcrumbs.ts';
import { bandsOf } from './closing-bands.ts';
import { invisibleText, mayHoldInvisibleText } from './invisible-characters.ts';
import { languageSample, sentencesOf } from './language-sample.ts';
import { findMain } from './main-content.ts';
import { type Block, CAPS, type Link, type PageDocument } from './page.ts';
import { detectPageType } from './page-type.ts';
import { findPaywall } from './paywalls.ts';
import type { Stretch } from './region-list.ts';
import { skeletonOf } from './skeleton.ts';
import { Teasers } from './teasers.ts';
import { attribute, type Tree } from './tree.ts';
import { parseTree } from './tree-builder.ts';
import { UrlResolver } from './urls.ts';
import { Walk } from './walk.ts';
import { countWords } from './word-count.ts';

/** Names and addresses of a country tell nothing: where sentences bear out the declaration, it is right. */
function languageIn(sampled: Block[], blocks: Block[], declared: string | null): string | null {
  const detected = detectLanguage(languageSample(sampled), declared);
  if (detected === null || !declared?.trim() || sameLanguage(declared, detected)) return detected;
  const spoken = detectLanguage(sentencesOf(blocks), declared);
  return spoken !== null && sameLanguage(declared, spoken) ? spoken : detected;
}

/**
 * Everything that is kept of one page, in one pass over its tree. Never throws for what stands in the page; what exceeds a cap is left out and said in `cut`.
 * @param html the page's text, decoded
 * @param url the address it was finally had from
 */
export function extractDocument(html: string, url: string): PageDocument {
  const tree = parseTree(html);
  const baseHref = findBase(tree);
  const urls = new UrlResolver(url, baseHref);
  const walk = new Walk(tree, urls);
  const { writer, head, links, images, tables, lists, dates, bylines, hidden } = walk;
  const blocks = writer.blocks.items;
  const { places } = writer.blocks;

  const main = findMain(blocks, places, writer.chars, writer.linkChars, walk.main, head.title);
  const { meta } = head;
  const bands = bandsOf({
    blocks,
    isMain: (i) => main.regionOf(places[i] ?? 'flow', i) === 'main',
    linkChars: writer.linkChars,
    links: links.items,
    containers: walk.main.containers,
    forms: walk.formStretches,
    url,
  });

  const inBand = new Uint8Array(blocks.length);
  for (const { from, to } of bands) inBand.fill(1, from, to);
  const regionOf: typeof main.regionOf = (place, at) => {
    const region = main.regionOf(place, at);
    return region === 'main' && inBand[at] === 1 ? 'aside' : region;
  };
  writer.blocks.settle(regionOf);
  dates.readMeta(meta);
  bylines.readMeta(meta);
  dates.readNearTitle(blocks, places);
  bylines.readNearTitle(blocks, places, walk.jsonLd.blocks, (link) => links.items[link]);
  const sources = { blocks, linkChars: writer.linkChars, links: links.items, bylines: bylines.facts.items, url };
  const teasers = new Teasers({ ...sources, title: head.title, language: walk.lang });
  dates.facts.drop((date, at) => teasers.dates(date, at));
  for (const list of [links, images, tables, lists, bylines.facts]) list.settle(regionOf);
  dates.settle(regionOf, blocks, places);
  links.items.forEach((link, i) => {
    link.block = writer.blockOfLink(i);
  });

  const mainBlocks = blocks.filter((block) => block.region === 'main');
  const mainTexts = mainBlocks.map((block) => block.text);
  const mainChars = mainTexts.reduce((sum, text) => sum + text.length, 0);
  const articleChars = main.by === 'body' ? charsWithin(walk.main.articles, blocks) : 0;
  const detectedLanguage = languageIn(mainBlocks.length ? mainBlocks : blocks, blocks, walk.lang);
  if (mayHoldInvisibleText(html)) for (const text of invisibleText(writer.pieces.join('\n'))) hidden.add(text, 'invisible-characters');

  const skeleton = skeletonOf(tree);
  const document: PageDocument = {
    title: head.title,
    titleCount: head.titleCount,
    metaDescription: head.metaDescription,
    canonicals: head.canonicals,
    lang: walk.lang,
    dir: walk.dir,
    hreflangs: head.hreflangs,
    robotsMeta: head.robotsMeta,
    meta,
    metaRefresh: head.metaRefresh,
    baseHref,
    blocks,
    ...(walk.hiddenH1 && blocks.every(({ level }) => level !== 1) && { hiddenH1: walk.hiddenH1 }),
    links: links.items,
    ...(walk.leads.size > 0 && { leads: [...walk.leads.values()] }),
    ...(walk.scripts > 0 && { scripts: walk.scripts, ownScripts: walk.ownScripts }),
    images: images.items,
    tables: tables.items,
    lists: lists.items,
    jsonLd: walk.jsonLd.blocks,
    microdata: walk.microdata.described,
    breadcrumbs: trailOn(walk, { blocks, links: links.items, title: head.title, url }),
    dates: dates.facts.items,
    bylines: bylines.facts.items,
    hidden: hidden.found,
    ...(hidden.unshown && { unshown: hidden.unshown }),
    landmarks: walk.landmarks.counts,
    insecureResources: [...walk.insecure],
    sitemaps: head.sitemaps,
    forms: walk.forms,
    wall: findPaywall({
      blocks,
      overlays: walk.overlays,
      passwordForm: walk.forms.some((form) => form.password),
      url,
      language: detectedLanguage ?? walk.lang,
    }),
    mainChars,
    visibleChars: writer.visibleChars,
    htmlChars: html.length,
    scriptChars: walk.scriptChars,
    wordCount: countWords(mainTexts, detectedLanguage ?? walk.lang),
    mainBy: main.by,
    ...(articleChars > 0 && { articleChars }),
    nodes: tree.nodes,
    depth: tree.depth,
    ...(skeleton && { skeleton }),
    cut: describeCut(tree, walk),
    detectedLanguage,
    pageType: 'other',
    pageTypeBecause: '',
  };
  const { pageType, because } = detectPageType(document, url);
  return { ...document, pageType, pageTypeBecause: because };
}

function trailOn(
  { trail }: Walk,
  { blocks, links, title, url }: { blocks: Block[]; links: Link[]; title: string | null; url: string },
): string[] {
  if (trail.steps.length === 0) return trailAmong(blocks, links, url);
  const headings = blocks.flatMap(({ kind, text }) => (kind === 'heading' ? text : []));
  return leadsHere(trail, url, [...headings, ...(title?.split(/\s[|–—:·-]\s/) ?? [])]) ? trail.steps : [];
}

/** Characters of the main content in any of these stretches, which may hold one another. */
function charsWithin(stretches: readonly Stretch[], blocks: readonly Block[]): number {
  const inside = new Uint8Array(blocks.length);
  for (const { from, to } of stretches) inside.fill(1, from, to);
  return blocks.reduce((sum, { region, text }, at) => sum + (inside[at] === 1 && region === 'main' ? text.length : 0), 0);
}

/** <base> decides every address, so it is looked up before the walk. */
function findBase(tree: Tree): string | null {
  const root = tree.root.childNodes.find((node) => node.kind === 'element' && node.tagName === 'html');
  const head = root?.kind === 'element' ? root.childNodes.find((node) => node.kind === 'element' && node.tagName === 'head') : undefined;
  if (head?.kind !== 'element') return null;
  for (const node of head.childNodes) {
    const href = node.kind === 'element' && node.tagName === 'base' ? attribute(node, 'href') : null;
    if (href !== null) return href.slice(0, CAPS.label);
  }
  return null;
}

function describeCut(tree: Tree, walk: Walk): string | null {
  const cuts = [
    tree.cut === 'nodes' && 'The page has more than 200,000 nodes; the rest was not read.',
    tree.cut === 'depth' && 'Elements nested deeper than 512 levels were read as if they stood at that depth.',
    walk.writer.textCut && 'The page has more text than is kept; the rest was left out.',
    walk.writer.blocks.full && `The page has more than ${CAPS.blocks} blocks of text; the rest was left out.`,
    walk.links.full && `The page has more than ${CAPS.links} links; the rest was left out.`,
    walk.images.full && `The page has more than ${CAPS.images} images; the rest was left out.`,
  ].filter((cut) => cut !== false);
  return cuts.length ? cuts.join(' ') : null;
}
