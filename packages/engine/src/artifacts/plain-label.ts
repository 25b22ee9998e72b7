import { caseless } from '../language/letter-case.ts';
import { memoizeText } from './memoize.ts';

const MARKS = /\p{M}+/gu;

/** Small letters without their marks, words parted by single spaces: "İletişim", "iletisim" and "/ILETISIM/" are one. */
export const plain = memoizeText((text) =>
  caseless(text.normalize('NFKD'))
    .replace(MARKS, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);
