import type { Link } from '../artifacts/page.ts';
import { asksToBuy } from '../language/selling.ts';

/** Links that are there to sell, or for which nobody vouches: no text rests on them. */

const AFFILIATE =
  /^https?:\/\/(?:[\w-]+\.)*(?:amzn\.to|awin1\.com|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|tkqlhce\.com|click\.linksynergy\.com|go\.skimresources\.com|partnerads\.com|digistore24\.com|tradedoubler\.com|prf\.hn|impact\.com)(?:\/|$)|^https?:\/\/(?:[\w-]+\.)*amazon\.[a-z.]+\/.*[?&]tag=|[?&](?:aff(?:iliate)?(?:_?id)?|partner_?id)=/i;

/** A network of affiliates, or an address that says who is paid for the sale. */
export const isAffiliate = ({ href }: Pick<Link, 'href'>): boolean => AFFILIATE.test(href);

/** Paid for, or written by a visitor: the site itself does not vouch for it. */
const NOT_VOUCHED_FOR = new Set(['sponsored', 'ugc']);

/** Whether a text may rest on the link: not where it is marked otherwise, leads to an affiliate, or asks to buy. */
export const mayBearOut = (link: Pick<Link, 'href' | 'text' | 'rel'>): boolean =>
  !link.rel.some((token) => NOT_VOUCHED_FOR.has(token)) && !isAffiliate(link) && !asksToBuy(link.text);
