import type { SiteKind } from '@citelight/contracts';
import { sells } from '../page/sells.ts';
import { WITHOUT_OFFER } from '../topics/profile.ts';
import type { ReadPage } from './audit.ts';

const IN_BUSINESS: ReadonlySet<SiteKind> = new Set(['shop', 'software', 'localBusiness']);

/** Whether somebody does business on a site. A legal form, terms, prices and Organization markup are asked of nobody else: not of a professor, a club, a meeting or a diary. */
export const isBusiness = ({ kind }: { kind: SiteKind }, pages: readonly ReadPage[]): boolean =>
  IN_BUSINESS.has(kind) || (!WITHOUT_OFFER.has(kind) && sells(pages));
