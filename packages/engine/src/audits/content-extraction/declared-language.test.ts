import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, scoreOf, verdictOf } from '../testing.ts';
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
    expect(scoreOf(audit, page('en', 'es'))).toBe(0);
    expect(scoreOf(audit, page(null, 'es'))).toBe(0);
    expect(findingsOf(audit, page('en', 'es'))).toContain('declares the language en, its text reads as es');
  });

  it('where the text is too short to tell, a declaration is believed and none is asked for', () => {
    expect(scoreOf(audit, page('en', null))).toBe(1);
    expect(verdictOf(audit, page('', null))).toMatchObject({ state: 'notApplicable' });
  });

  it('a pair that detectors confuse is not held against the site', () => expect(scoreOf(audit, page('nb', 'da'))).toBe(1));
});
