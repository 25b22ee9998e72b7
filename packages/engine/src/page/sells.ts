import { footerOf } from '../artifacts/footer.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { OFFERS } from '../language/offer-labels.ts';
import { copiesAmong } from './copies.ts';
import { COMPANY_FORM } from './legal-forms.ts';
import { pathOf } from './legal-pages.ts';
import { holdsLink } from './near-links.ts';

const LONGEST_LABEL = 30;

const dashed = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
const linksOffer = holdsLink(
  ({ href, text }) =>
    (text.length <= LONGEST_LABEL && OFFERS.test(dashed(text))) ||
    pathOf(href)
      .split('/')
      .some((segment) => segment.length <= LONGEST_LABEL && OFFERS.test(dashed(segment))),
);

/** What is run for profit, as it stands behind a name. */
const COMPANY = new RegExp(COMPANY_FORM, 'u');
const BUSINESS =
  /(?:Business|Store|Shop|Agent|Agency|Restaurant|Hotel|Lodging|Dentist|Plumber|Electrician|Contractor|Attorney|Physician|Clinic|School|Service|Product|Offer|Course|SoftwareApplication|WebApplication)$/;

const namesCompany = (document: PageDocument): boolean => footerOf(document).some(({ text }) => COMPANY.test(text));
const marksBusiness = (document: PageDocument): boolean =>
  [...jsonLdNodes(document.jsonLd)].some(({ types, node }) => 'priceRange' in node || types.some((type) => BUSINESS.test(type))) ||
  document.microdata.some(({ type }) => BUSINESS.test(type));

/** Whether anything says that a site offers something: a link to it, a company behind it, or markup of its start page. An authority, an adviser, a magazine or a diary has none of these. */
function offers(pages: readonly ReadPage[]): boolean {
  const start = pages.find(({ document }) => document.pageType === 'home') ?? pages[0];
  return linksOffer(pages) || (start !== undefined && (namesCompany(start.document) || marksBusiness(start.document)));
}

export const hasBlocks = memoize(({ blocks }: PageDocument) => blocks.length > 0);

/** Whether a site sells: something on it is offered, and not nearly all of its pages that are not about itself are articles or manuals. */
export const sells = memoize((pages: readonly ReadPage[]): boolean => {
  // What has no text of its own, as copies in a list without them, says nothing of what the site does.
  const copies = copiesAmong(pages);
  const own = pages.filter((page) => hasBlocks(page.document) && !copies.has(page));
  const types = own.map(({ document }) => document.pageType).filter((type) => !['home', 'about', 'contact', 'faq'].includes(type));
  if (types.includes('product')) return true;
  const telling = types.filter((type) => type === 'article' || type === 'docs').length;
  return (types.length === 0 || telling / types.length < 0.75) && offers(pages);
});
