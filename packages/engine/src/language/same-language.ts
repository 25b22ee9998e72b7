import { packOf } from './packs/index.ts';

/** Codes that name one language, or languages that a statistical detector confuses: told apart here, our error would be the site's fault. */
const SAME: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'nob', 'nno', 'da'],
  ['zh', 'cmn', 'yue', 'wuu'],
  ['sr', 'hr', 'bs', 'sh', 'srp', 'hrv', 'bos'],
  ['id', 'in', 'ms', 'zlm', 'ind', 'jv', 'su'],
  ['he', 'iw'],
  ['tl', 'fil'],
  ['gl', 'pt'],
  ['ca', 'oc', 'val'],
  ['cs', 'sk'],
  ['ar', 'arb'],
  ['fa', 'pes', 'prs'],
  ['de', 'gsw', 'nds'],
  ['nl', 'af', 'vls', 'fy'],
  ['ru', 'uk', 'be', 'bg', 'mk'],
  ['hi', 'mr', 'ne', 'mai', 'bho'],
];

const base = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
export const sameLanguage = (a: string, b: string): boolean =>
  base(a) === base(b) || SAME.some((group) => group.includes(base(a)) && group.includes(base(b)));

/** Written without spaces between words, or with few; Thai as well, which has no pack. */
export const runsOn = (language: string): boolean => packOf(language)?.runOn ?? base(language) === 'th';
