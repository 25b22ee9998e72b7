import { footerOf } from '../../artifacts/footer.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { letters } from '../../artifacts/text.ts';
import { isPhoneLabel } from '../../language/phone.ts';
import { exampleContacts, mailsExample } from '../../page/example-contacts.ts';
import { labeledAddresses } from '../../page/postal-address.ts';
import { statedHours } from '../../topics/faces.ts';
import type { ReadPage } from '../audit.ts';

/** What a site says of how and when its owner is reached, each from where it is said of the whole house. */
export type ContactSource = { page: ReadPage; value: string };

/** The part of a page that says how its owner is reached: a contact page as a whole, of any other its footer. */
export const ownContact = (document: PageDocument): PageDocument =>
  document.pageType === 'contact' ? document : { ...document, blocks: footerOf(document) };

type OnlyOne = { found: ContactSource; because?: never } | { found: null; because: string };

function onlyOneOf(found: ReadonlyMap<string, ContactSource>, none: string, several: (count: number) => string): OnlyOne {
  const [first] = found.values();
  if (first && found.size === 1) return { found: first };
  return { found: null, because: found.size === 0 ? none : several(found.size) };
}

/** What stands before a link in its text, back to the end of what is said before. */
function labelOf({ block, text }: PageDocument['links'][number], { blocks }: PageDocument): string {
  const whole = blocks[block]?.text ?? '';
  const at = text === '' ? -1 : whole.indexOf(text);
  return at < 0 ? '' : (whole.slice(0, at).split(SAID_BEFORE).at(-1) ?? '');
}
const SAID_BEFORE = /[.!?;|·•,\n]\s|\s[–—]\s/u;

/** A number or address that is that of the house: the only one where a site says how it is reached. One of several may be for emergencies, for one person or for the press. */
export function onlyLinked(pages: readonly ReadPage[], scheme: 'mailto:' | 'tel:'): OnlyOne {
  const found = new Map<string, ContactSource>();
  let isLabeled = false;
  for (const page of pages) {
    const examples = exampleContacts(page.document).blocks;
    for (const link of page.document.links) {
      const { href, region } = link;
      if (examples.has(link.block) || mailsExample(href)) continue;
      if (href.startsWith(scheme) && (region === 'header' || region === 'footer' || page.document.pageType === 'contact')) {
        if (scheme === 'tel:' && !isPhoneLabel(labelOf(link, page.document))) isLabeled = true;
        const value = href.slice(scheme.length).split('?')[0] ?? '';
        const key = value.toLowerCase().replace(/[\s()./-]+/g, '');
        found.set(key, { page: found.get(key)?.page ?? page, value });
      }
    }
  }
  if (isLabeled) return { found: null, because: 'what stands before the number says that it is for something of its own' };
  return onlyOneOf(
    found,
    'no link to one in the header, in the footer or on a contact page',
    (count) => `${count} different ones are linked`,
  );
}

/** The only postal address behind a label for one in the footer or on a contact page. */
export function onlyAddress(pages: readonly ReadPage[]): OnlyOne {
  const found = new Map<string, ContactSource>();
  for (const page of pages)
    for (const value of labeledAddresses(ownContact(page.document))) {
      const key = letters(value);
      if (!found.has(key)) found.set(key, { page, value });
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
