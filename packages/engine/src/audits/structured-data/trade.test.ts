import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { readPages } from '../gather.ts';
import { aVisit, type DocumentDraft, goodPage, heading } from '../testing.ts';
import { tradeOf } from './trade.ts';

const [TITLE, H1, DESCRIPTION, NAME] = ['the title', 'the H1', 'the meta description', 'the name of the site'];
type Texts = { title?: string; h1?: string; description?: string; name?: string; language?: string };
const home = ({ title = 'Harrow', h1 = 'Welcome', description = '', name = 'Harrow', language = 'en' }: Texts) => {
  const document: DocumentDraft = {
    title,
    metaDescription: description,
    blocks: [heading(1, h1)],
    meta: { 'og:site_name': name },
    lang: language,
    detectedLanguage: language,
  };
  return readPages(aVisit({ pages: [goodPage('home', { document })] }));
};
const of = (texts: Texts, kind: SiteKind = 'localBusiness') => tradeOf(home(texts), { kind, places: new Map() });

describe('the trade of a site', () => {
  it.each<[texts: Texts, type: string | null, places?: string[]]>([
    [{ title: 'Dentist in Leeds', h1: 'Your dental practice' }, 'Dentist', [TITLE, H1]],
    [{ name: 'Harrow Bakery', description: 'A bakery in York.' }, 'Bakery', [DESCRIPTION, NAME]],
    [{ title: 'Zahnarztpraxis Harrow', h1: 'Zahnärztin in Linz', language: 'de' }, 'Dentist', [TITLE, H1]],
    [{ title: 'Dentist in Leeds' }, null],
    [{ title: 'Restaurant equipment', h1: 'Restaurant equipment' }, null],
    // As often another one.
    [{ title: 'Hotel and restaurant', h1: 'Our hotel, our restaurant', name: 'Hotel & Restaurant' }, null],
    [{ title: 'Rechtsanwalt und Notar', h1: 'Notar und Rechtsanwalt', language: 'de' }, null],
    [{ title: 'The restaurant', h1: 'Our restaurant', name: 'The Restaurant', description: 'A hotel.' }, 'Restaurant', [TITLE, H1, NAME]],
    [{ title: 'Dentist', h1: 'Dentist', language: 'fi' }, null],
  ])('%j: %s', (texts, type, places) => {
    const found = of(texts);
    expect(found?.type ?? null).toBe(type);
    if (places) expect(found?.from.map(({ place }) => place)).toEqual(places);
  });

  it('only a local business has one', () => {
    for (const kind of ['shop', 'software', 'publisher', 'association', 'other'] as const)
      expect(of({ title: 'Dentist', h1: 'Dentist' }, kind)).toBeNull();
  });
});
