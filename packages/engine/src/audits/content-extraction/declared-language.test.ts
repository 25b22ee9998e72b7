import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { declaredLanguage as audit } from './declared-language.ts';

const page = (lang: string | null, detectedLanguage: string | null) =>
  gatheredPages(goodPage('article', { document: { lang, detectedLanguage } }));

describe(audit.id, () => {
  it.each([
    ['en', 'en'],
    ['es-MX', 'es'],
    ['zh_Hans', 'zh'],
    ['nb-NO', 'no'],
    ['sw', 'sw'],
  ])('passes %s on a text in %s', (lang, detected) => expect(scoreOf(audit, page(lang, detected))).toBe(1));

  it('another language and none at all fail, and both are named', () => {
    const page = (lang: string | null, detectedLanguage: string | null) =>
      gatheredPages(goodPage('article', { document: { lang, detectedLanguage, links: [], blocks: [paragraph('Texto')] } }));
    expect(scoreOf(audit, page('en', 'es'))).toBe(0);
    expect(scoreOf(audit, page(null, 'es'))).toBe(0);
    expect(findingsOf(audit, page('en', 'es'))).toContain('declares en, but its text looks like es');
  });

  it('alternates that call the page by another language cost half', () => {
    const alternates = (...langs: string[]) =>
      gatheredPages(
        goodPage('article', {
          finalUrl: 'https://acme.test/a',
          document: { lang: 'en', detectedLanguage: 'en', hreflangs: langs.map((lang) => ({ lang, href: 'https://acme.test/a' })) },
        }),
      );
    expect(scoreOf(audit, alternates('fr'))).toBe(0.5);
    expect(findingsOf(audit, alternates('fr'))).toContain('hreflang says fr');
    for (const right of [['en'], ['en-GB', 'x-default'], ['x-default'], ['en-US', 'en-GB']])
      expect(scoreOf(audit, alternates(...right))).toBe(1);
  });

  it('where the text is too short to tell, a declaration is believed, and that there is none is a fault all the same', () => {
    expect(scoreOf(audit, page('en', null))).toBe(1);
    expect(verdictOf(audit, page('', null))).toMatchObject({ score: 0, pages: { applicable: 1 } });
    expect(findingsOf(audit, page('', null))).toContain('The page declares no language.');
  });

  it('a pair that detectors confuse is not held against the site', () => expect(scoreOf(audit, page('nb', 'da'))).toBe(1));
});
