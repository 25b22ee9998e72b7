import { unpackDocument } from '../artifacts/packed-document.ts';
import type { PackedVisit } from '../artifacts/packed-visit.ts';
import type { PageArtifact } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';

/** A visit whose documents are opened when they are looked at: opening five hundred at once would hold the event loop for seconds. */
export const openVisit = ({ visit, documents }: PackedVisit): Visit => ({
  ...visit,
  pages: visit.pages.map((page, at) => {
    const packed = documents[at];
    const opened: PageArtifact = { ...page };
    for (const name of ['document', 'rendered'] as const) {
      const bytes = packed?.[name];
      if (bytes) openLater(opened, name, bytes);
    }
    return opened;
  }),
});

function openLater(page: PageArtifact, name: 'document' | 'rendered', bytes: Uint8Array): void {
  Object.defineProperty(page, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = unpackDocument(bytes);
      Object.defineProperty(page, name, { value, enumerable: true, configurable: true, writable: true });
      return value;
    },
  });
}
