import { describe, expect, it } from 'vitest';
import { aPage, findingsOf, gatheredPages, goodPage, paragraph, scoreOf, verdictOf } from '../testing.ts';
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

  it('believes sentences in the declared language more than names and addresses in another', () => {
    const hotels = ['Prolongación Paseo de la Reforma 557, Santa Fe, Cuajimalpa de Morelos', 'Carretera a Toluca, Colonia Yaqui'];
    const of = (sentence: string) =>
      gatheredPages(
        aPage({
          document: { lang: 'en', detectedLanguage: 'es', links: [], blocks: [...hotels, sentence].map((text) => paragraph(text)) },
        }),
      );
    expect(scoreOf(audit, of('Check the location of the university and of the hotels that we recommend to you.'))).toBe(1);
    expect(scoreOf(audit, of('Consulte la ubicación de la universidad y de los hoteles que le recomendamos.'))).toBe(0);
  });

  it('where the text is too short to tell, a declaration is believed and none is asked for', () => {
    expect(scoreOf(audit, page('en', null))).toBe(1);
    expect(verdictOf(audit, page('', null))).toMatchObject({ state: 'notApplicable' });
  });

  it('a pair that detectors confuse is not held against the site', () => expect(scoreOf(audit, page('nb', 'da'))).toBe(1));
});
