import { memoizeText } from './memoize.ts';

const MARKS = /\p{M}+/gu;

/** Small letters without their marks, words parted by single spaces: "İletişim", "iletisim" and "/ILETISIM/" are one. */
export const plain = memoizeText((text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);
