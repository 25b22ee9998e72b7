import { oneOf, unmarked } from '../language/word-pattern.ts';

/** Legal forms of organizations, which belong to countries and not to languages. */

/** Run for profit; shows in a text who is behind a site; makes no other name of the one that it ends. */
type Use = 'company' | 'entity' | 'ending';
/** As they are written, case included: "limited" is a word. A point in the middle (·) is a stop that many leave out, as is every space. */
const BEHIND_A_NAME: readonly { uses: readonly Use[]; forms: string }[] = [
  {
    uses: ['company', 'entity', 'ending'],
    forms:
      'GmbH|UG|AG|KG|OHG|e. K.|Ltd|LTD|Limited|LLC|PLLC|L.L.C.|LLP|PLC|plc|Inc|INC|Corp|Corporation|S·A·S·|SASU|SARL|EURL|S·A·|S·L·|S·L·U·|S·r·l·|S·p·A·|B·V·|N·V·|V·O·F·|Lda|Ltda|Pty|Oy|AB|ApS|A/S|KGaA|S·n·c·|sp. z o. o.|sp. j.|sp. k.|s. r. o.|A.S.|A. Ş.|Ltd. Şti·|d.o.o.|Kft·|Zrt·|SRL|Tbk',
  },
  // In Dutch "a.s." stands behind a day to come.
  {
    uses: ['entity', 'ending'],
    forms: 'gGmbH|e. V.|SE|a. s.|CIC|CLG|sp. p.|GbR|eG|SCI|asbl|ASBL|vzw|VZW',
  },
  { uses: ['company', 'entity'], forms: 'S· A· P· I· de C· V·|S· de R· L· de C· V·|S· A· de C· V·|Sdn· Bhd·' },
  { uses: ['entity'], forms: 'P. C.|A. C.|CIO' },
  {
    uses: ['ending'],
    forms: 'GmbH & Co. KG|UG (haftungsbeschränkt)|UG haftungsbeschränkt|Pvt|Co|AS|HB|IS|IVS|Bt|dooel|ood|eood',
  },
];
/** All of them are run for profit. */
const BEFORE_A_NAME = ['ООО', 'ОАО', 'ПАО', 'АО', 'ИП', 'ТОВ'];
const BESIDE_A_NAME: readonly { uses: readonly Use[]; forms: string }[] = [
  { uses: ['company', 'entity', 'ending'], forms: '株式会社|合同会社|有限公司' },
  { uses: ['company', 'entity'], forms: '有限会社|شركة' },
  { uses: ['entity'], forms: '財団法人|社団法人|股份公司|مؤسسة|ش.م.م|ذ.م.م' },
  { uses: ['ending'], forms: '股份' },
];

const formsFor = (table: typeof BEHIND_A_NAME, use: Use): string[] =>
  table.flatMap(({ uses, forms }) => (uses.includes(use) ? forms.split('|') : []));
const SPELLED: Readonly<Record<string, string>> = { '·': String.raw`\.?`, ' ': String.raw`\s?` };
const asWritten = (form: string): string => form.replace(/[\s\S]/gu, (letter) => SPELLED[letter] ?? RegExp.escape(letter));

const inText = (use: 'company' | 'entity'): string =>
  [
    String.raw`(?<=[\p{L}\p{N}&).],?\s)${oneOf(formsFor(BEHIND_A_NAME, use), asWritten)}(?![\p{L}\p{N}])`,
    String.raw`(?<!\p{L})${oneOf(BEFORE_A_NAME)}(?!\p{L})`,
    oneOf(formsFor(BESIDE_A_NAME, use)),
  ].join('|');
/** Sources of patterns for /u. */
export const [COMPANY_FORM, ENTITY_FORM] = [inText('company'), inText('entity')];

/** Small letters without marks and stops, any space left out. */
const asKey = (form: string): string =>
  Array.from(unmarked(form.toLowerCase()).replace(/[·.]/g, ''), (letter) => (letter === ' ' ? ' ?' : RegExp.escape(letter))).join('');
/** The source of a pattern of what ends a name that is in small letters without marks and stops, and of what stands anywhere in it. */
export const [ENDING_FORM, INNER_FORM] = [oneOf(formsFor(BEHIND_A_NAME, 'ending'), asKey), oneOf(formsFor(BESIDE_A_NAME, 'ending'))];
