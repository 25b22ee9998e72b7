import type { ReadPage } from '../audits/audit.ts';
import { aPage, type BlockDraft, type DocumentDraft, heading, paragraph } from '../audits/testing.ts';

/** A page of a site of tests: its address is made of its title. */
export function page(title: string, blocks: BlockDraft[], draft: DocumentDraft & { url?: string } = {}): ReadPage {
  const { url = `https://acme.test/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`, ...document } = draft;
  const made = aPage({
    url,
    document: {
      pageType: 'other',
      title,
      meta: {},
      jsonLd: [],
      // Questions of buyers are asked of who sells.
      links: [{ href: 'https://acme.test/pricing', text: 'Pricing', rel: [], region: 'nav', block: -1, internal: true }],
      bylines: [],
      dates: [],
      ...document,
      blocks: [heading(1, title), ...blocks],
    },
  });
  return made as ReadPage; // safe: it has a document
}

export const section = (title: string, text: string): BlockDraft[] => [heading(2, title), paragraph(text)];

/** `count` words that differ. */
export const prose = (count: number, seed = 'word'): string =>
  Array.from({ length: count }, (_, at) => (at % 4 === 3 ? 'the' : `${seed}${letters(at)}`)).join(' ');
const letters = (number: number): string => [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
