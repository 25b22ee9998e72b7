import { footerOf } from '../../artifacts/footer.ts';
import { letters } from '../../artifacts/text.ts';
import { labeledAddresses } from '../../page/postal-address.ts';
import { statedHours } from '../../topics/faces.ts';
import type { ReadPage } from '../audit.ts';

/** What a site says of how and when its owner is reached, each from where it is said of the whole house. */
export type ContactSource = { page: ReadPage; value: string };
type OnlyOne = { found: ContactSource; because?: never } | { found: null; because: string };

function onlyOneOf(found: ReadonlyMap<string, ContactSource>, none: string, several: (count: number) => string): OnlyOne {
  const [first] = found.values();
  if (first && found.size === 1) return { found: first };
  return { found: null, because: found.size === 0 ? none : several(found.size) };
}

/** A number or address that is that of the house: the only one where a site says how it is reached. One of several may be for emergencies, for one person or for the press. */
export function onlyLinked(pages: readonly ReadPage[], scheme: 'mailto:' | 'tel:'): OnlyOne {
  const found = new Map<string, ContactSource>();
  for (const page of pages)
    for (const { href, region } of page.document.links)
      if (href.startsWith(scheme) && (region === 'header' || region === 'footer' || page.document.pageType === 'contact')) {
        const value = href.slice(scheme.length).split('?')[0] ?? '';
        const key = value.toLowerCase().replace(/[\s()./-]+/g, '');
        found.set(key, { page: found.get(key)?.page ?? page, value });
      }
  return onlyOneOf(
    found,
    'no link to one in the header, in the footer or on a contact page',
    (count) => `${count} different ones are linked`,
  );
}

/** The only postal address behind a label for one in the footer or on a contact page. */
export function onlyAddress(pages: readonly ReadPage[]): OnlyOne {
  const found = new Map<string, ContactSource>();
  for (const page of pages) {
    const { document } = page;
    for (const value of labeledAddresses(document.pageType === 'contact' ? document : { ...document, blocks: footerOf(document) })) {
      const key = letters(value);
      if (!found.has(key)) found.set(key, { page, value });
    }
  }
  return onlyOneOf(
    found,
    'none is labeled as the address in the footer or on a contact page',
    (count) => `${count} different ones are given`,
  );
}

/** The opening hours on a contact page, else on the home page. */
export function openingHours(pages: readonly ReadPage[]): ContactSource | null {
  for (const type of ['contact', 'home'] as const)
    for (const page of pages) {
      const value = page.document.pageType === type ? statedHours(page.document) : null;
      if (value !== null) return { page, value };
    }
  return null;
}
