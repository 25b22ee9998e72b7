import { isGivenName } from '../language/given-names.ts';
import { wordPattern } from '../language/word-pattern.ts';
import { AUTHOR_WORDS, authorsIn, BY, isCasedName, untitled, withoutRest, withoutTitles } from './author-names.ts';
import { headlineAt } from './h1.ts';
import { jsonLdNodes } from './json-ld.ts';
import { COMMENT } from './landmarks.ts';
import type { Block, Byline, JsonLdBlock, Link } from './page.ts';
import { typeOfPath } from './page-path.ts';
import { type Place, RegionList } from './region-list.ts';

const MOST = 50;
const LONGEST = 80;
const LONGEST_LINE = 120;
/** Blocks around the headline in which a line that signs the page is looked for. */
const BEFORE_TITLE = 4;
const AFTER_TITLE = 8;

/** A day, before who: "5 October 2026 · by Helen Marsh". */
const DAY_BY = new RegExp(String.raw`^[^!?]{0,12}\d[^!?]{0,30}?[·|•—–,]\s*${AUTHOR_WORDS}\s*(?=\p{L})`, 'iu');
/** When, before who: "Publicado el 9 de febrero de 2026 por Rocío Campos". */
const PUBLISHED = wordPattern(({ published, updated }) => [...published, ...updated].map((word) => `${word}*`));
const PUBLISHED_BY = new RegExp(String.raw`^${PUBLISHED}\p{L}*[^.!?]{0,12}\d[^!?]{0,30}?\s${AUTHOR_WORDS}\s*(?=\p{L})`, 'iu');
/** Whether a line begins with who wrote a text, or with when and who. */
export const opensWithName = (line: string): boolean => BY.test(line) || PUBLISHED_BY.test(line) || DAY_BY.test(line);
/** What parts a line that says when and who: "Published: 5 May 2026 | Author: Ann Lee". */
const PARTS = /\s+[|•·∙]\s+/;

/** A name, and when: "Grace Holt · 2 June 2026 · 3 min read". A section may stand there as well ("Product Updates"), so it is a frequent given name or leads to who is behind the site. */
const NAME_FIRST = /^(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,2})\s?[|•·∙–—,/／]\s?(?=[^.!?]{0,20}\d)/u;
function signedFirst(line: string, href: string | null): string | undefined {
  const name = NAME_FIRST.exec(line)?.[1];
  if (name === undefined || isGivenName(name.split(' ')[0] ?? '')) return name;
  return typeOfPath(href ?? '')?.type === 'about' ? name : undefined;
}

const BEFORE_FIGURE = /^[^.!?\p{Nd}]{2,40}\s[|•·∙]\s?[^.!?]{0,20}\p{Nd}/u;

/** What a line that signs may say beside the name: when, in what role. */
const BESIDE_NAME = 40;
const spaceless = (text: string): string => text.replace(/\s+/g, '');

/** Whether a line says hardly more than a name, however it is spaced. */
function signs(line: string, name: string): boolean {
  const [whole, part] = [spaceless(line), spaceless(untitled(name))];
  return whole.length <= part.length + BESIDE_NAME && whole.includes(part);
}

/** Authors of whatever JSON-LD describes; those of reviews and comments have not written the page. */
function markedAuthors(jsonLd: readonly JsonLdBlock[]): string[] {
  const names = new Set<string>();
  for (const { types, node } of jsonLdNodes(jsonLd)) {
    if (types.some((type) => /Review|Comment|Quotation/.test(type))) continue;
    for (const author of [node.author].flat()) {
      const name: unknown = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
      if (typeof name === 'string' && name.length >= 2 && name.length <= LONGEST) names.add(name.trim());
    }
  }
  return [...names];
}

/** Whether one name holds the other. */
const overlap = (one: string, other: string): boolean => {
  const [first, second] = [untitled(one), untitled(other)];
  return first.includes(second) || second.includes(first);
};

/** Of what no reader sees. */
const HEAD: Place = { region: 'header', by: 'element' };

/** Who a page says has written it. */
export class Bylines {
  readonly facts = new RegionList<Byline>(MOST);
  private readonly declared: () => string | null;

  constructor(declaredLanguage: () => string | null) {
    this.declared = declaredLanguage;
  }

  readMeta(meta: Readonly<Record<string, string>>): void {
    for (const name of ['author', 'article:author', 'dc.creator', 'parsely-author', 'citation_author', 'twitter:creator']) {
      const text = Object.hasOwn(meta, name) ? meta[name] : undefined;
      if (!text) continue;
      const isUrl = /^https?:\/\//.test(text);
      if (isUrl) this.add(text, text, 'meta', HEAD, 0);
      else for (const author of this.each(text.replace(BY, ''))) this.add(author, null, 'meta', HEAD, 0);
    }
  }

  /** An element that says author by rel, itemprop or class; `from`: how many bylines there were when it began, so that the innermost wins. */
  read(
    raw: string,
    leadsTo: (name: string) => string | null,
    via: 'rel-author' | 'itemprop' | 'class',
    place: Place,
    at: number,
    from: number,
  ): void {
    if (this.facts.items.length > from || place === COMMENT) return;
    // A section stands there as often as a name: "Kiln care · 6 min read".
    const mayBeSection = via === 'class' && !BY.test(raw) && BEFORE_FIGURE.test(raw);
    for (const author of this.each(raw.replace(BY, ''))) {
      const text = via === 'class' ? withoutRest(author) : author.trim();
      if (mayBeSection && !isCasedName(text)) continue;
      if (text.length >= 2 && text.length <= LONGEST && text.split(' ').length <= 8) this.add(text, leadsTo(text), via, place, at);
    }
  }

  /** The authors of a text that names several, or the text as it is. */
  private each(text: string): readonly string[] {
    const authors = authorsIn(text, this.declared());
    return authors.length > 1 ? authors : [text];
  }

  /**
   * A line such as “By Jane Doe” within a few blocks of the title, one that begins with the name that a meta element gives, or one that says hardly more than the name that JSON-LD
   * gives (“18. Juni 2026 | Jane Doe”). Only a name that looks like one counts. Whom JSON-LD alone names follows as `meta`.
   */
  readNearTitle(
    blocks: readonly Block[],
    places: readonly Place[],
    jsonLd: readonly JsonLdBlock[],
    linkOf: (link: number) => Link | undefined,
  ): void {
    const title = Math.max(0, headlineAt(blocks));
    const declared = this.facts.items.filter((fact) => fact.via === 'meta' && fact.href === null && isCasedName(fact.text));
    const marked = markedAuthors(jsonLd);
    for (let i = Math.max(0, title - BEFORE_TITLE); i < Math.min(blocks.length, title + AFTER_TITLE); i++) {
      const block = blocks[i];
      if (!block || block.text.length > LONGEST_LINE) continue;
      const links = block.links.flatMap((link) => linkOf(link) ?? []);
      let names = this.signersOf(block, declared, links[0]?.href ?? null);
      if (names.length === 0 && block.kind !== 'heading') names = marked.filter((one) => signs(block.text, one)).slice(0, 1);
      for (const name of names) {
        if (this.facts.items.some(({ via, text }) => via !== 'meta' && overlap(text, name))) continue;
        const own = names.length > 1 ? links.find(({ text }) => text !== '' && name.includes(text)) : links[0];
        this.add(name, own?.href ?? null, 'visible-text', places[i] ?? 'flow', i);
      }
    }
    // Who is named in the markup alone is no byline that a reader sees, and not nobody either.
    for (const name of marked) {
      if (!this.facts.items.some(({ text }) => overlap(text, name)) && !/^https?:/.test(name)) this.add(name, null, 'meta', HEAD, 0);
    }
  }

  /** Whom a line names as authors: behind "by", or by the name that it begins with. */
  private signersOf({ text, kind }: Block, declared: readonly Byline[], href: string | null): string[] {
    const line = [text, ...text.split(PARTS)].find(opensWithName);
    const by = line === undefined ? undefined : [PUBLISHED_BY, BY, DAY_BY].find((pattern) => pattern.test(line));
    if (line !== undefined && by) return authorsIn(line.replace(by, ''), this.declared());
    if (kind === 'heading') return [];
    if (declared.some((one) => withoutTitles(text).startsWith(untitled(one.text))))
      return declared.flatMap((one) => (text.includes(untitled(one.text)) ? one.text : []));
    const name = signedFirst(text, href);
    return name === undefined ? [] : [name];
  }

  private add(text: string, href: string | null, via: Byline['via'], place: Place, at: number): void {
    if (text) this.facts.add({ text: text.slice(0, 200), href, via, region: 'main' }, place, at);
  }
}
