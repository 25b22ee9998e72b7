import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  pages: string[];
  /** All text in reading order, white space collapsed. */
  text: string;
  links: string[];
  outline: string[];
  tagged: boolean;
  title: string;
  scripts: boolean;
};

/** Reads a PDF back as a reader's program does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url);
  }
  const { info } = await pdf.getMetadata();
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  const tagged = (await (await pdf.getPage(1)).getStructTree()) !== null;
  const scripts = (await pdf.getJSActions()) !== null || (await pdf.getOpenAction()) !== null;
  await loading.destroy();
  const title = (info as { Title?: string }).Title ?? '';
  return { pages, text: pages.join('\n').replace(/\s+/g, ' '), links, outline, tagged, title, scripts };
}
