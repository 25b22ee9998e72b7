import { unpackDocument } from '../artifacts/packed-document.ts';
import type { Link, PageDocument } from '../artifacts/page.ts';
import { digestOf } from '../audits/copies.ts';

/** What most of a document is: its blocks and images. */
type Body = Pick<PageDocument, 'blocks' | 'images'>;

/** Enough for a hundred and more of ordinary pages. */
const ROOM = 2_000_000;
/** Bodies that are open at a time beyond those. */
const AT_HAND = 4;

const NO_TOKENS: string[] = [];

/**
 * Documents of a visit that is judged. The first ones stay open; of the others the body is opened whenever it is looked at and closed when others are, so that the
 * memory that judging takes hardly grows with the site. Each document is one object throughout.
 */
export class Shelf {
  #room: number;
  readonly #atHand = new Map<Uint8Array, Body>();
  /** Addresses and words of links: those of menus stand on every page. */
  readonly #texts = new Map<string, string>();

  /** `room`: packed bytes of the documents that stay open. */
  constructor(room = ROOM) {
    this.#room = room;
  }

  open(packed: Uint8Array): PageDocument {
    const document = unpackDocument(packed);
    this.#room -= packed.byteLength;
    for (const link of document.links) this.#share(link);
    if (this.#room >= 0) return document;
    digestOf(document); // asked for before any other page is looked at
    const body = (part: keyof Body) => ({ get: () => this.#body(packed)[part], enumerable: true, configurable: true });
    return Object.defineProperties(document, { blocks: body('blocks'), images: body('images') });
  }

  #body(packed: Uint8Array): Body {
    const known = this.#atHand.get(packed);
    if (known) return known;
    const { blocks, images } = unpackDocument(packed);
    const [oldest] = this.#atHand.size < AT_HAND ? [] : this.#atHand.keys();
    if (oldest) this.#atHand.delete(oldest);
    this.#atHand.set(packed, { blocks, images });
    return { blocks, images };
  }

  #share(link: Link): void {
    link.href = this.#shared(link.href);
    link.text = this.#shared(link.text);
    if (link.rel.length === 0) link.rel = NO_TOKENS;
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}
