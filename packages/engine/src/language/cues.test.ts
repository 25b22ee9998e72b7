import { describe, expect, it } from 'vitest';
import { holdsCue } from './cues.ts';
import type { PackLanguage } from './pack.ts';
import { unmarked } from './word-pattern.ts';

const holds = (language: PackLanguage, cue: string, text: string, spelled?: (text: string) => string): boolean =>
  holdsCue((pack) => (pack.language === language ? [cue] : []), spelled)(text);

describe('a cue', () => {
  it.each<[because: string, language: PackLanguage, cue: string, text: string, held: boolean]>([
    ['is a whole word', 'en', 'kiln', 'Kilns', false],
    ['is a beginning', 'en', 'kiln*', 'Our kilns', true],
    ['is an end', 'de', '*ofen', 'Der Brennofen', true],
    ['is no end of a longer word', 'de', '*ofen', 'Die Brennofentür', false],
    ['stands anywhere', 'de', '*ofen*', 'Brennofentür', true],
    ['is a phrase over two lines', 'en', 'kiln shelf', 'A kiln\nshelf', true],
    ['may be glued to a number', 'en', 'tel', 'Tel030 123', true],
    ['ends in a number', 'en', 'out of 5', '4 out of 50', false],
    ['begins with a number', 'tr', '5 üzerinden', '15 üzerinden', false],
    ['is written with either I of Turkish', 'tr', 'fırın', 'FIRIN', true],
    ['with a dotted I', 'tr', 'çini', 'ÇİNİ', true],
    ['may stand beside letters without spaces', 'en', 'cookie', 'Cookieを使用', true],
    ['runs on', 'zh', '窑炉', '我们的窑炉很大', true],
    ['with and', 'ar', 'فرن', 'وفرن كبير', true],
    ['with the article', 'ar', 'فرن', 'في الفرن', true],
    ['with and, for and the article', 'ar', 'فرن', 'وللفرن باب', true],
    ['with like and the article', 'ar', 'فرن', 'كالفرن', true],
    ['is no end of another word', 'ar', 'فرن', 'مفرن', false],
  ])('%s (%s): “%s” in “%s”', (_because, language, cue, text, held) => expect(holds(language, cue, text)).toBe(held));

  it('is found in other spellings only where they are the same', () => {
    expect(holds('fr', 'four à gaz', 'FOUR A GAZ')).toBe(false);
    expect(holds('fr', 'four à gaz', 'FOUR A GAZ', unmarked)).toBe(true);
  });

  it('of no language is in no text', () => expect(holdsCue(() => [])('')).toBe(false));
});
