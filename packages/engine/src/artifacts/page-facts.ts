import { jsonLdNodes } from './json-ld.ts';
import type { PageDocument } from './page.ts';
import type { FoundLink, PageFacts } from './page-reading.ts';
import { cutTo } from './text.ts';
import { sketchWords } from './word-sketch.ts';

const MOST_SAME_AS = 50;
const SAMPLE = 500;

/** The few facts of a page that a crawl needs before the page is judged. */
export function factsOf(document: PageDocument): PageFacts {
  const main = document.blocks.filter((block) => block.region === 'main').map((block) => block.text);
  const around = document.blocks.filter((block) => block.region !== 'main').map((block) => block.text);
  const visible = [...main, ...around].join('\n');
  return {
    links: foundLinks(document),
    canonical: document.canonicals[0] ?? null,
    pageType: document.pageType,
    title: document.title,
    h1: document.blocks.find((block) => block.level === 1)?.text ?? null,
    robotsMeta: document.robotsMeta,
    metaRefresh: document.metaRefresh,
    hreflangs: document.hreflangs,
    sitemaps: sitemapsOf(document),
    sameAs: sameAsOf(document),
    detectedLanguage: document.detectedLanguage,
    words: sketchWords(visible),
    textSample: cutTo(visible, SAMPLE),
    mainChars: document.mainChars,
    visibleChars: document.visibleChars,
    wall: document.wall,
  };
}

/** Each page once, however often and with whatever fragment it is linked; a rel token stays when every link carries it. */
function foundLinks(document: PageDocument): FoundLink[] {
  const found = new Map<string, FoundLink>();
  for (const { href, internal, rel, region } of document.links) {
    if (!href.startsWith('http')) continue;
    const hash = href.indexOf('#');
    const page = hash < 0 ? href : href.slice(0, hash);
    const known = found.get(page);
    if (!known) found.set(page, { href: page, internal, rel: [...rel], region });
    else {
      known.rel = known.rel.filter((token) => rel.includes(token));
      if (region === 'main') known.region = 'main';
    }
  }
  return [...found.values()];
}

const SITEMAP_FILE = /sitemap[^/]*\.(?:xml|txt)(?:\.gz)?$/i;
/** Those of the head, and files that links call so. */
const sitemapsOf = ({ sitemaps, links }: PageDocument): string[] => [
  ...new Set([...sitemaps, ...links.flatMap(({ href, internal }) => (internal && SITEMAP_FILE.test(href) ? href : []))]),
];

function sameAsOf(document: PageDocument): string[] {
  const urls = new Set<string>();
  const take = (value: unknown) => {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (url && /^https?:$/.test(url.protocol) && urls.size < MOST_SAME_AS) urls.add(url.href);
  };
  for (const { node } of jsonLdNodes(document.jsonLd)) for (const value of [node.sameAs].flat()) take(value);
  for (const item of document.microdata) for (const value of item.properties.sameAs ?? []) take(value);
  return [...urls];
}
