import type { ReadPage } from '../artifacts/page.ts';
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

/** Services whose pages say no more than that they are offered. */
export const SERVICES: Readonly<Record<string, BlockDraft[]>> = {
  Implants: [],
  'Root canal treatment': [],
  'Teeth whitening': [],
  Crowns: [],
  Braces: [],
  'Gum care': [],
};

type Business = { brand?: string; host?: string; city?: string; lang?: string; hub?: string };

/** A business with a page for each service, linked from the navigation of all pages, and markup of its address on the start page. Services by label, with what their pages say. */
export function businessSite(
  services: Readonly<Record<string, BlockDraft[]>>,
  { brand = 'Harrow & Finch', host = 'harrowfinch.test', city = 'Leeds', lang = 'en', hub = 'services' }: Business = {},
): ReadPage[] {
  const at = (path: string) => `https://${host}/${path}`;
  const slug = (label: string) => encodeURIComponent(label.toLowerCase().replaceAll(' ', '-'));
  const nav = [['Home', ''], ['Contact', 'contact'], ...Object.keys(services).map((label) => [label, `${hub}/${slug(label)}`])].map(
    ([text = '', path = '']) => ({ href: at(path), text, rel: [], region: 'nav' as const, block: -1, internal: true }),
  );
  const common = { lang, detectedLanguage: lang, links: nav };
  const business = {
    '@type': 'Dentist',
    name: brand,
    telephone: '+44 113 555',
    address: { '@type': 'PostalAddress', addressLocality: city },
  };
  const welcome = `In ${city}, ${brand}: ${Object.keys(services).join(', ')}.`;
  return [
    page(brand, [paragraph(welcome)], { ...common, url: at(''), pageType: 'home', jsonLd: [{ ok: true, value: business, bytes: 100 }] }),
    page('Contact', [paragraph(`Write to ${brand}.`)], { ...common, url: at('contact'), title: `Contact | ${brand}`, pageType: 'contact' }),
    ...Object.entries(services).map(([label, blocks]) =>
      page(label, [paragraph(`${label} by ${brand}, every weekday. ${prose(40, label.slice(0, 3))}`), ...blocks], {
        ...{ ...common, url: at(`${hub}/${slug(label)}`), title: `${label} | ${brand}`, mainChars: 600 },
      }),
    ),
  ];
}
