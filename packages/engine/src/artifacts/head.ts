import { collapse, label } from './text.ts';
import { attribute, type Element, textOf } from './tree.ts';
import type { UrlResolver } from './urls.ts';

/** Agents whose directives stand in <meta name>: `robots` for all, and crawlers by their token. */
const AGENT =
  /^(?:robots|[a-z][a-z-]*bot(?:-[a-z]+)?|bingpreview|google-extended|applebot-extended|slurp|teoma|yandex|duckduckbot|claude-searchbot|claude-user|chatgpt-user|perplexity-user|amzn-searchbot|bravebot|ccbot|anthropic-ai|bytespider|meta-externalagent|meta-webindexer|meta-externalfetcher|google-agent)$/;
const DIRECTIVE =
  /(?:^|[,\s])(?:all|none|noindex|index|nofollow|follow|noarchive|nosnippet|noimageindex|notranslate|nocache|noai|noimageai|max-snippet|max-image-preview|max-video-preview|unavailable_after|indexifembedded)\b/;
const RESOURCE_RELS = ['stylesheet', 'icon', 'preload', 'modulepreload', 'prefetch', 'manifest', 'apple-touch-icon'];
/** Programs that write no <meta name="generator"> leave a comment: "Book generated using mdBook". */
const GENERATED = /\bgenerated (?:by|using|with) (\S.{0,80})/i;
/** Sphinx names itself nowhere in <head>, but its pages load scripts of its own. */
const SPHINX = /(?:^|\/)_static\/(?:documentation_options|doctools)\.js(?:\?|$)/;
const MOST = 500;
/** A script of one statement that leads to another address, which is written out there: `window.location.href = "https:\/\/…";`. One inside a function or a condition may never run. */
const LEADS_AWAY =
  /^\s*(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:replace|assign)\s*\()\s*(["'])((?:https?:)?\\?\/[^"'\s]*|https?:[^"'\s]*)\1\s*\)?\s*;?\s*$/;
const LONGEST_REDIRECT = 2_200;

/** What <head> says, and its elements that strayed into the body. */
export class Head {
  title: string | null = null;
  titleCount = 0;
  metaDescription: string | null = null;
  metaRefresh: string | null = null;
  /** Style sheets that were not read are used. */
  styleSheets = false;
  readonly canonicals: string[] = [];
  readonly hreflangs: { lang: string; href: string }[] = [];
  readonly robotsMeta: { agent: string; directives: string[] }[] = [];
  readonly sitemaps: string[] = [];
  private readonly metas = new Map<string, string>();

  get meta(): Record<string, string> {
    return Object.fromEntries(this.metas);
  }

  readTitle(element: Element): void {
    this.titleCount += 1;
    this.title ??= label(textOf(element)) || null;
  }

  /** A comment before the first text. */
  readComment(data: string): void {
    const [, generator] = data.length > 300 ? [] : (GENERATED.exec(data) ?? []);
    if (generator && !this.metas.has('generator')) this.metas.set('generator', label(generator));
  }

  readScriptUrl(src: string): void {
    if (SPHINX.test(src) && !this.metas.has('generator')) this.metas.set('generator', 'Sphinx');
  }

  readMeta(element: Element): void {
    const content = attribute(element, 'content');
    if (content === null) return;
    if (attribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh') this.metaRefresh ??= label(content);
    const name = (attribute(element, 'name') ?? attribute(element, 'property'))?.trim().toLowerCase();
    const property = attribute(element, 'property')?.trim().toLowerCase();
    if (!name || name.length > 100) return;
    if (AGENT.test(name) && DIRECTIVE.test(content.slice(0, 2000).toLowerCase())) this.readRobots(name, content);
    if (name === 'description') this.metaDescription ??= label(content) || null;
    for (const key of new Set([name, property ?? name])) {
      if (!this.metas.has(key) && this.metas.size < MOST) this.metas.set(key, label(content));
    }
  }

  /** `unavailable_after` holds a date with commas of its own. */
  private readRobots(agent: string, content: string): void {
    const directives = collapse(content.slice(0, 2000))
      .toLowerCase()
      .split(/,(?!\s*\d)/)
      .map((directive) => directive.trim())
      .filter(Boolean);
    if (this.robotsMeta.length < MOST) this.robotsMeta.push({ agent, directives });
  }

  /** What a script does on its own as soon as it is read, a refresh does after 0 seconds. */
  readScript(text: string): void {
    const [, , target] = text.length > LONGEST_REDIRECT ? [] : (LEADS_AWAY.exec(text) ?? []);
    if (target) this.metaRefresh ??= label(`0; url=${target.replaceAll('\\/', '/')}`);
  }

  /** Returns the URL of a resource that the page loads through this link. */
  readLink(element: Element, urls: UrlResolver): string | null {
    const raw = attribute(element, 'href');
    const rels = attribute(element, 'rel')?.toLowerCase().slice(0, 200).split(/\s+/) ?? [];
    if (raw === null || rels.length === 0) return null;
    const href = urls.href(raw);
    if (href === null) return null;
    if (rels.includes('canonical') && this.canonicals.length < MOST) this.canonicals.push(href);
    if (rels.includes('alternate')) {
      const lang = attribute(element, 'hreflang');
      if (lang && this.hreflangs.length < MOST) this.hreflangs.push({ lang: lang.slice(0, 40).trim().toLowerCase(), href });
    }
    if (rels.includes('sitemap') && this.sitemaps.length < MOST) this.sitemaps.push(href);
    if (rels.includes('stylesheet')) this.styleSheets = true;
    return rels.some((rel) => RESOURCE_RELS.includes(rel)) ? href : null;
  }
}
