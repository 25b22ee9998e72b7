import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';
import { namesOfRivals } from './rivals.ts';

const TITLES: Readonly<Record<PackLanguage, [versus: string, alternative: string]>> = {
  en: ['Acme vs. Kilnwright', 'The best alternatives to Kilnwright'],
  de: ['Acme gegen Kilnwright', 'Alternativen zu Kilnwright'],
  fr: ['Acme contre Kilnwright', 'Alternatives à Kilnwright'],
  es: ['Acme frente a Kilnwright', 'Alternativas a Kilnwright'],
  it: ['Acme contro Kilnwright', 'Alternative a Kilnwright'],
  pt: ['Acme versus Kilnwright', 'Alternativas ao Kilnwright'],
  nl: ['Acme tegen Kilnwright', 'Alternatieven voor Kilnwright'],
  pl: ['Acme kontra Kilnwright', 'Alternatywy dla Kilnwright'],
  ru: ['Acme против Kilnwright', 'Альтернативы Kilnwright'],
  tr: ['Acme vs Kilnwright', 'Kilnwright alternatifleri'],
  da: ['Acme kontra Kilnwright', 'Alternativer til Kilnwright'],
  sv: ['Acme kontra Kilnwright', 'Alternativ till Kilnwright'],
  ja: ['Acme 対 Kilnwright', 'Kilnwrightの代わりになる窯'],
  zh: ['Acme 对比 Kilnwright', 'Kilnwright 替代品'],
  ko: ['Acme 대 Kilnwright', 'Kilnwright 대안'],
  ar: ['Acme مقابل Kilnwright', 'بدائل Kilnwright'],
};

describe('a rival is named', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...TITLES[language]] as const))('%s: “%s”, “%s”', (_language, versus, alternative) =>
    expect([versus, alternative].map((title) => [...namesOfRivals(title)][0])).toEqual(['Kilnwright', 'Kilnwright']),
  );

  it.each(['Alternatives to paying twice', 'A kiln to Kilnwright', 'Resa mot Kilnwright', '서울대 정문', 'بديل صحي', '砂糖の代わり'])(
    'but not in “%s”',
    (title) => expect([...namesOfRivals(title)]).toEqual([]),
  );
});
