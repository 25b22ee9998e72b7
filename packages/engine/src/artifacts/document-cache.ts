import { LinkStore } from './link-store.ts';
import { type DocumentBody, unpackBody, unpackDocument, unpackHead } from './packed-document.ts';
import type { Link, PageDocument } from './page.ts';

/** Packed bytes of the documents that are kept open: those of some two hundred ordinary pages. */
const ROOM = 2_500_000;
/** Bodies, and lists of links, that are open at a time of a larger visit. */
const AT_HAND = 4;

/**
 * Documents of a visit that is judged. Those of a small one are opened; of a larger one each body is opened whenever it is looked at and closed when others are, so that the
 * memory that judging takes hardly grows with the site; links rest as numbers meanwhile. Each document is one object throughout.
 */
export class DocumentCache {
  readonly #isSmall: boolean;
  readonly #closed = new WeakMap<object, Closed>();
  readonly #bodies = new Map<Uint8Array, DocumentBody>();
  readonly #links = new Map<LinkNumbers, Link[]>();
  readonly #store = new LinkStore();
  readonly #parts: PropertyDescriptorMap;

  /** `bytes`: of all documents that will be opened, packed. */
  constructor(bytes: number, room = ROOM) {
    this.#isSmall = bytes <= room;
    const part = (read: (closed: Closed) => unknown): PropertyDescriptor => {
      const cache = this;
      // The same function for all documents: with one of its own for each, V8 would keep each as a table.
      return {
        get() {
          return read(cache.#closed.get(this) as Closed); // safe: set below
        },
        enumerable: true,
        configurable: true,
      };
    };
    this.#parts = {
      links: part(({ links }) => recent(this.#links, links, () => this.#store.read(links))),
      blocks: part(({ packed }) => this.#body(packed).blocks),
      images: part(({ packed }) => this.#body(packed).images),
      tables: part(({ packed }) => this.#body(packed).tables),
      lists: part(({ packed }) => this.#body(packed).lists),
    };
  }

  open(packed: Uint8Array): PageDocument {
    if (this.#isSmall) {
      const document = unpackDocument(packed);
      this.#store.share(document.links);
      return document;
    }
    const { links, ...head } = unpackHead(packed);
    this.#closed.set(head, { packed, links: this.#store.keep(links) });
    return Object.defineProperties(head, this.#parts) as PageDocument; // safe: the parts are all that it lacks
  }

  /** Once all documents are open. */
  close(): void {
    this.#store.close();
  }

  #body(packed: Uint8Array): DocumentBody {
    return recent(this.#bodies, packed, () => unpackBody(packed));
  }
}

type LinkNumbers = ReturnType<LinkStore['keep']>;
type Closed = { packed: Uint8Array; links: LinkNumbers };

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
