/** Names of organizations, as they are compared. */

/** Legal forms behind a name, in small letters and without marks and points. */
const LEGAL_FORMS = [
  'ltd sti|sp z ?oo|inc|pvt|ltd|llc|pllc|llp|limited|corp|corporation|co|plc|pty|clg|cic',
  'gmbh(?: & co ?kg)?|ggmbh|ug(?: ?[(]?haftungsbeschrankt[)]?)?|ag|kg|ohg|gbr|e ?v|e ?k|eg|kgaa',
  'se|sa|sas|sasu|sarl|eurl|sci|srl|spa|snc|sl|slu|lda|ltda|bv|nv|vof|asbl|vzw',
  'oy|ab|as|a/s|aps|hb|is|ivs|sp ?[jkp]|sro|doo|dooel|kft|zrt|bt|ood|eood|tbk',
].join('|');
const ENDING = new RegExp(`[\\s,]+(?:${LEGAL_FORMS})(?=[\\s,]|$)`, 'gu');

/** Folded for comparing names: case, marks and the legal form make no other name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[®™©]/gu, '')
    .replace(/\./g, '')
    .replace(ENDING, '')
    .replace(/株式会社|合同会社|有限公司|股份/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();
