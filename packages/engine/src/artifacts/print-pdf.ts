import { startBrowser } from './render.ts';
import { findChromium } from './render-chromium.ts';

/** Prints a self-contained HTML document as PDF: tagged, with bookmarks from its headings. Its scripts do not run and nothing is fetched. */

export type PrintOptions = {
  /** An explicit Chromium; default as in findChromium. */
  executable?: string | undefined;
  /** Having neither Chromium's sandbox nor a user of its own is accepted. */
  unsandboxed?: boolean;
  /** Milliseconds for loading and printing; default 60,000. */
  limitMs?: number;
};

const LIMIT_MS = 60_000;
/** Nothing listens here; the document is told to be offline as well. */
const NOWHERE = 'http://127.0.0.1:9';

/** The PDF's bytes, or why no Chromium can print it here. */
export async function printPdf(document: string, options: PrintOptions = {}): Promise<Uint8Array | { unavailable: string }> {
  const found = await findChromium({ executablePath: options.executable });
  if ('unavailable' in found) return found;
  const started = await startBrowser(found, { proxyUrl: NOWHERE, unsandboxed: options.unsandboxed ?? false });
  if ('unavailable' in started) return started;
  try {
    const limit = options.limitMs ?? LIMIT_MS;
    const context = await started.browser.newContext({
      javaScriptEnabled: false,
      offline: true,
      acceptDownloads: false,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(limit);
    await page.setContent(document, { waitUntil: 'load', timeout: limit });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await started.close();
  }
}
