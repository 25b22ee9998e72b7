import { footerOf } from '../../artifacts/footer.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { letters } from '../../artifacts/text.ts';
import { withoutExamples } from '../../page/example-contacts.ts';
import { holdsPlaces, writesAddress } from '../../page/postal-address.ts';
import type { ReadPage } from '../audit.ts';
import { isAboutPage } from './legal-entity.ts';

export const placesOn = memoize((document: PageDocument) => holdsPlaces(withoutExamples(document)));
export const placesInFooter = memoize((document: PageDocument) =>
  holdsPlaces(withoutExamples({ ...document, blocks: footerOf(document) })),
);
const writesPlaces = (page: ReadPage): boolean => (isAboutPage(page) ? placesOn(page.document) : placesInFooter(page.document));

const SHORT = 400;
/** Whether a text shows a street that the markup names. */
const shows = ({ document: { blocks } }: ReadPage, street: string): boolean =>
  blocks.some(({ region, text }) => region !== 'nav' && text.length < SHORT && letters(text).includes(letters(street)));

/** Whether a reader finds a postal address on a page of the site. */
export const showsAddress = (pages: readonly ReadPage[], { streets }: { streets: readonly string[] }): boolean =>
  pages.some((page) => writesAddress(page.document) || writesPlaces(page) || streets.some((street) => shows(page, street)));
