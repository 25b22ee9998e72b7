import type { PageName, PolicyKind } from './pack.ts';

/** Languages without a pack: what their pages about the makers, contact and policies are called. */
export const OTHER_PAGES: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  about: ['tietoa meistä', 'o nás', 'o firmě', 'om oss', 'про нас'],
  contact: ['yhteystiedot', 'kontakty', 'kontakti', 'контакти'],
  terms: ['käyttöehdot', 'obchodní podmínky'],
  privacy: ['personvern', 'personvernerklæring', 'tietosuoja', 'tietosuojaseloste'],
};
export const OTHER_POLICIES: Readonly<Partial<Record<PolicyKind, RegExp>>> = {
  privacy: /personvern|tietosuoja|ochrana osobn/iu,
  terms: /k[aä]ytt[oö]ehdot|obchodn[ií] podm[ií]nky/iu,
};
