import { type Numbers, packNumbers } from './packed-numbers.ts';
import type { Link, Region } from './page.ts';

const REGIONS: readonly Region[] = ['main', 'nav', 'header', 'footer', 'aside'];
/** Columns of a link: its address, its text, its rel tokens, and its block from 1 (0: none) with its region and whether it is internal. */
const [HREF, TEXT, REL, PLACE, WIDTH] = [0, 1, 2, 3, 4];

/** Links at rest, as numbers: the addresses and words of menus stand on every page of a site, and a site has a hundred thousand links. */
export class LinkStore {
  readonly #texts = new Interned<string>();
  readonly #rels = new Interned<string[]>();

  keep(links: readonly Link[]): Numbers {
    const kept = new Array<number>(links.length * WIDTH);
    for (const [index, { href, text, rel, region, block, internal }] of links.entries()) {
      const at = index * WIDTH;
      kept[at + HREF] = this.#texts.id(href, href);
      kept[at + TEXT] = this.#texts.id(text, text);
      kept[at + REL] = this.#rels.id(rel.join(' '), rel);
      kept[at + PLACE] = ((block + 1) << 4) | (REGIONS.indexOf(region) << 1) | (internal ? 1 : 0);
    }
    return packNumbers(kept);
  }

  /** Links that stay as they are, with their texts shared. */
  share(links: readonly Link[]): void {
    for (const link of links) {
      link.href = this.#texts.of(this.#texts.id(link.href, link.href)) ?? link.href;
      link.text = this.#texts.of(this.#texts.id(link.text, link.text)) ?? link.text;
      link.rel = this.#rels.of(this.#rels.id(link.rel.join(' '), link.rel)) ?? link.rel;
    }
  }

  /** Once all links are kept: what told them apart is as large as they are. */
  close(): void {
    this.#texts.close();
    this.#rels.close();
  }

  read(kept: Numbers): Link[] {
    const links: Link[] = [];
    for (let at = 0; at < kept.length; at += WIDTH) {
      const place = kept[at + PLACE] ?? 0;
      links.push({
        href: this.#texts.of(kept[at + HREF]) ?? '',
        text: this.#texts.of(kept[at + TEXT]) ?? '',
        rel: this.#rels.of(kept[at + REL]) ?? [],
        region: REGIONS[(place >> 1) & 7] ?? 'main',
        block: (place >> 4) - 1,
        internal: (place & 1) === 1,
      });
    }
    return links;
  }
}

/** Things that are the same where their keys are, each once. */
class Interned<T> {
  #ids = new Map<string, number>();
  readonly #things: T[] = [];

  id(key: string, thing: T): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#things.length);
    return this.#things.push(thing) - 1;
  }
  of(id = -1): T | undefined {
    return this.#things[id];
  }
  /** Forgets the keys: what is kept can be read, and nothing more be taken in. */
  close(): void {
    this.#ids = new Map();
  }
}
