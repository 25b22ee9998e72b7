import sax from 'sax';
import type { SitemapArtifact } from '../artifacts/visit.ts';
import type { SitemapReader } from './parsed-sitemap.ts';
import type { EntryList } from './sitemap-entries.ts';

const KINDS: Record<string, SitemapArtifact['kind']> = { sitemapindex: 'index', urlset: 'urlset', rss: 'rss', rdf: 'rss', feed: 'atom' };
/** Element of an entry, by kind. */
const ENTRY: Record<SitemapArtifact['kind'], string> = {
  index: 'sitemap',
  urlset: 'url',
  rss: 'item',
  atom: 'entry',
  text: '',
  unknown: '',
};
const LASTMOD = new Set(['lastmod', 'pubdate', 'updated', 'date']);
/** Texts that matter are URLs and dates; no more of any other is held. */
const TEXT_KEPT = 4096;
const DEPTH = 64;

// The types do not know strictEntities; without it the parser takes HTML's entities for XML's.
const OPTIONS: sax.SAXOptions = Object.assign({ position: true }, { strictEntities: true });

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const prefixOf = (name: string) => name.slice(0, name.indexOf(':') + 1);

/**
 * Streaming, without DTD: a DOCTYPE ends the reading, and no entity but XML's own five and character references is known,
 * so that nothing is expanded and nothing is fetched.
 */
export function createXmlSitemapReader(list: EntryList): SitemapReader {
  const parser = sax.parser(true, OPTIONS);
  let kind: SitemapArtifact['kind'] = 'unknown';
  let rootPrefix = '';
  let depth = 0;
  let stopped = false;
  let entryDepth = 0;
  let field = '';
  let text = '';
  let entry: { loc: string | null; lastmod: string | null } | null = null;

  const stop = (problem: string | null) => {
    if (problem && !stopped) list.problem(problem);
    stopped = true;
  };

  parser.ondoctype = (doctype) =>
    stop(/^\s*html\b/i.test(doctype) ? 'is an HTML page, not a sitemap' : 'carries a DOCTYPE, which a sitemap must not: it was not read');
  parser.onerror = (error) => stop(`is not well-formed XML: ${error.message.split('\n')[0]} (line ${parser.line + 1})`);
  parser.onopentag = ({ name, attributes }) => {
    if (stopped) return;
    depth += 1;
    if (depth > DEPTH) return stop(`is nested deeper than ${DEPTH} elements`);
    const local = localName(name);
    if (depth === 1) {
      rootPrefix = prefixOf(name);
      kind = KINDS[local] ?? 'unknown';
      if (kind === 'unknown')
        stop(local === 'html' ? 'is an HTML page, not a sitemap' : `has the root element <${name.slice(0, 40)}>, which no sitemap has`);
      return;
    }
    text = '';
    // Image, video and news extensions have `loc` elements of their own: only those of the sitemap's own namespace count.
    const own = prefixOf(name) === rootPrefix || kind === 'rss';
    if (own && local === ENTRY[kind] && entry === null) {
      entry = { loc: null, lastmod: null };
      entryDepth = depth;
    } else if (entry !== null && depth === entryDepth + 1 && own) {
      field = local;
      if (kind === 'atom' && local === 'link') {
        const rel = attribute(attributes, 'rel');
        if (rel === null || rel === 'alternate') entry.loc ??= attribute(attributes, 'href');
        field = '';
      }
    }
  };
  const take = (piece: string) => {
    if (field !== '' && text.length < TEXT_KEPT) text += piece;
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onclosetag = () => {
    if (stopped) return;
    if (entry !== null && depth === entryDepth + 1 && field !== '') {
      const value = text.trim();
      if (field === 'loc' || (field === 'link' && kind === 'rss')) entry.loc ??= value;
      else if (LASTMOD.has(field)) entry.lastmod ??= value;
      field = '';
    }
    if (entry !== null && depth === entryDepth) {
      const loc = entry.loc ?? '';
      const wanted = kind === 'index' ? list.addChild(loc, entry.lastmod) : list.add(loc, entry.lastmod);
      entry = null;
      if (!wanted) stop(null);
    }
    depth -= 1;
  };

  const write = (piece: string): boolean => {
    if (stopped) return false;
    try {
      parser.write(piece);
    } catch (error) {
      stop(`is not well-formed XML: ${error instanceof Error ? error.message.split('\n')[0] : 'unreadable'}`);
    }
    return !stopped;
  };
  return {
    write,
    end() {
      if (!stopped && depth > 0) list.problem('breaks off before its end');
      return kind;
    },
  };
}

const attribute = (attributes: Record<string, unknown>, name: string): string | null => {
  const value = attributes[name];
  return typeof value === 'string' ? value : null;
};
