import { BlockWriter } from './block-writer.ts';
import { NO_STEPS, type Trail } from './breadcrumbs.ts';
import { Bylines } from './bylines.ts';
import type { FormStretch } from './closing-bands.ts';
import { Dates } from './dates.ts';
import { Head } from './head.ts';
import { HiddenTexts } from './hidden-text.ts';
import { JsonLd } from './json-ld.ts';
import { LandmarkPlaces } from './landmarks.ts';
import type { MainHints } from './main-content.ts';
import { Microdata } from './microdata.ts';
import { CAPS, type ImageFact, type Lead, type Link, type ListFact, type PageDocument, type TableFact } from './page.ts';
import { CLEAN, type Paint } from './paint.ts';
import { Quotes } from './quotes.ts';
import { RegionList, type Stretch } from './region-list.ts';
import { joinFrom, label } from './text.ts';
import type { ParentNode } from './tree.ts';
import type { UrlResolver } from './urls.ts';

/**
 * What a walk over a page's tree has met so far: the collectors of text, links, structured data and so on, and what descendants inherit.
 * Readers of single elements (walk-inline, walk-block, walk-skipped, walk-data) take this; the walk itself decides the order.
 */
export abstract class WalkContext {
  readonly writer = new BlockWriter();
  readonly head = new Head();
  readonly jsonLd = new JsonLd();
  readonly microdata = new Microdata();
  readonly hidden = new HiddenTexts();
  readonly quotes = new Quotes();
  readonly bylines = new Bylines(() => this.lang);
  readonly dates = new Dates(() => this.lang);
  readonly links = new RegionList<Link>(CAPS.links);
  readonly images = new RegionList<ImageFact>(CAPS.images);
  readonly tables = new RegionList<TableFact>(CAPS.blocks);
  readonly lists = new RegionList<ListFact>(CAPS.blocks);
  readonly landmarks = new LandmarkPlaces();
  readonly main: MainHints = { mains: [], roles: [], articles: [], containers: [], cards: [] };
  readonly overlays: Stretch[] = [];
  readonly formStretches: FormStretch[] = [];
  readonly forms: PageDocument['forms'] = [];
  readonly insecure = new Set<string>();
  trail: Trail = NO_STEPS;
  /** Text of the first H1 that no reader sees at first. */
  hiddenH1 = '';
  lang: string | null = null;
  dir: string | null = null;
  scriptChars = 0;
  /** Elements with scripts that run. */
  scripts = 0;
  /** Those of them that are the site's own. */
  ownScripts = 0;
  /** Further ways to other pages, by name and address. */
  readonly leads = new Map<string, Lead>();
  /** Form fields met so far. */
  fields = 0;
  /** Those of them that ask for an email address, a telephone number or a message. */
  reachingFields = 0;
  /** Templates around what is being read. */
  templates = 0;
  /** Line breaks since the last text. */
  breaks = 0;
  /** The link being read: text for screen readers, and alternatives of its images. */
  link: { label: string; alt: string } | null = null;
  /** Where text goes: the writer's pieces, or a buffer while a whole element is hidden. */
  sink: string[] = this.writer.pieces;
  /** The table being read: whether it holds data, its index, and where in a row. */
  table = { data: false, index: -1, inRow: false, cells: 0 };
  readonly urls: UrlResolver;

  protected paint: Paint = CLEAN;
  /** Text painted out of sight, until the element that began it ends. */
  protected faint: string[] = [];

  constructor(urls: UrlResolver) {
    this.urls = urls;
  }

  /** Walks on into the children of an element. */
  abstract children(node: ParentNode): void;

  /** No reader sees what is met now. */
  get muted(): boolean {
    return this.sink !== this.writer.pieces || this.paint.how !== null;
  }

  /** Notes a way to another page that is no link a reader sees. */
  lead(raw: string | null, name: string | null): void {
    const named = label(name ?? '');
    if (raw === null || this.leads.size >= CAPS.leads) return;
    const target = this.urls.resolve(raw);
    if (!target || !/^https?:$/.test(target.protocol)) return;
    const { href, internal } = target;
    this.leads.set(`${href} ${named}`, { href, name: named, internal });
  }

  /** The text since `mark`, a length of `sink`. */
  since(mark: number): string {
    return label(joinFrom(this.sink, mark, CAPS.label * 2));
  }

  text(value: string): void {
    if (this.sink !== this.writer.pieces) this.sink.push(value);
    else if (this.paint.how !== null) this.faint.push(value);
    else {
      if (this.breaks > 0 && /\S/.test(value)) this.breaks = 0;
      this.writer.text(value);
    }
  }
}
