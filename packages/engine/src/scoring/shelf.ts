import { unpackDocument } from '../artifacts/packed-document.ts';
import type { Link, PageDocument } from '../artifacts/page.ts';
import { digestOf } from '../audits/copies.ts';
import { LinkStore } from './link-store.ts';

/** What most of a document is: its blocks and images. */
type Body = Pick<PageDocument, 'blocks' | 'images'>;

/** Enough for a hundred and more of ordinary pages. */
const ROOM = 2_000_000;
/** Bodies, and lists of links, that are open at a time beyond those. */
const AT_HAND = 4;

/**
 * Documents of a visit that is judged. The first ones stay open; of the others the body is opened whenever it is looked at and closed when others are, so that the
 * memory that judging takes hardly grows with the site; their links rest as numbers meanwhile. Each document is one object throughout.
 */
export class Shelf {
  #room: number;
  readonly #bodies = new Map<Uint8Array, Body>();
  readonly #links = new Map<Int32Array, Link[]>();
  readonly #store = new LinkStore();

  /** `room`: packed bytes of the documents that stay open. */
  constructor(room = ROOM) {
    this.#room = room;
  }

  open(packed: Uint8Array): PageDocument {
    const document = unpackDocument(packed);
    this.#room -= packed.byteLength;
    if (this.#room >= 0) {
      this.#store.share(document.links);
      return document;
    }
    digestOf(document); // asked for before any other page is looked at
    const kept = this.#store.keep(document.links);
    const body = (part: keyof Body) => ({ get: () => this.#body(packed)[part], enumerable: true, configurable: true });
    const links = { get: () => recent(this.#links, kept, () => this.#store.read(kept)), enumerable: true, configurable: true };
    return Object.defineProperties(document, { blocks: body('blocks'), images: body('images'), links });
  }

  /** Once all documents are open. */
  close(): void {
    this.#store.close();
  }

  #body(packed: Uint8Array): Body {
    return recent(this.#bodies, packed, () => {
      const { blocks, images } = unpackDocument(packed);
      return { blocks, images };
    });
  }
}

/** What was opened last is at hand; what was opened longest ago makes room. */
function recent<K, T>(atHand: Map<K, T>, key: K, open: () => T): T {
  const known = atHand.get(key);
  if (known) return known;
  const opened = open();
  const [oldest] = atHand.size < AT_HAND ? [] : atHand.keys();
  if (oldest) atHand.delete(oldest);
  atHand.set(key, opened);
  return opened;
}
