import { messageOf } from '@citelight/contracts';
import { decodeHtml } from '../fetch/charset.ts';
import { sniffHtml } from '../fetch/sniff.ts';
import { extractDocument } from './extract.ts';
import { packDocument } from './packed-document.ts';
import { factsOf } from './page-facts.ts';
import type { PageInput, PageReading } from './page-reading.ts';

/** Reads one answer in the thread that calls: bytes in, packed document and facts out. Never throws for what stands in the page. */
export function readPage({ body, contentType, finalUrl }: Omit<PageInput, 'url'>): PageReading {
  try {
    if (!sniffHtml(body, contentType)) return { ok: false, code: 'fetch.not_html', message: messageOf('fetch.not_html') };
    const { text, charset } = decodeHtml(body, contentType);
    if (text.trim() === '') return { ok: false, code: 'fetch.empty', message: messageOf('fetch.empty') };
    const document = extractDocument(text, finalUrl);
    return { ok: true, bytes: packDocument(document), charset, facts: factsOf(document) };
  } catch (error) {
    // Too deep a recursion or too long a string: the page's making.
    if (error instanceof RangeError) return { ok: false, code: 'parse.too_complex', message: messageOf('parse.too_complex') };
    return {
      ok: false,
      code: 'server.internal',
      message: `The page could not be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
