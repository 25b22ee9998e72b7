import type { Link } from '../../artifacts/page.ts';
import { BUY } from '../../artifacts/page-type.ts';

/** Links that are there to sell: no text rests on them. */

const AFFILIATE =
  /^https?:\/\/(?:[\w-]+\.)*(?:amzn\.to|awin1\.com|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|tkqlhce\.com|click\.linksynergy\.com|go\.skimresources\.com|partnerads\.com|digistore24\.com|tradedoubler\.com|prf\.hn|impact\.com)(?:\/|$)|^https?:\/\/(?:[\w-]+\.)*amazon\.[a-z.]+\/.*[?&]tag=|[?&](?:aff(?:iliate)?(?:_?id)?|partner_?id)=/i;

/** A network of affiliates, or an address that says who is paid for the sale. */
export const isAffiliate = ({ href }: Pick<Link, 'href'>): boolean => AFFILIATE.test(href);

/** The same, or a link whose words ask to buy. */
export const sells = (link: Pick<Link, 'href' | 'text'>): boolean => isAffiliate(link) || BUY.test(link.text);
