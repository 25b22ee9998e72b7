import { describe, expect, it } from 'vitest';
import { holdsHonorific } from './honorifics.ts';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';
import { packOf } from './packs/index.ts';

describe('a title behind which every name is a person’s', () => {
  it.each<[PackLanguage | null, string]>([
    ['en', 'Owner: Mr. Quill'],
    ['de', 'Inhaberin ist Frau Quill'],
    ['de', 'Dr. med. A. Quillmann'],
    ['fr', 'Mme Quillot'],
    ['fr', 'Dr Quillot'],
    ['es', 'La Dra. Quílez'],
    ['es', 'Don Quílez'],
    ['it', 'Sig.ra Quilli'],
    ['it', 'Titolare: signor Quilli'],
    ['pt', 'Profa. Quilha'],
    ['nl', 'Mevr. Quillema'],
    ['pl', 'mgr Quilska'],
    ['ru', 'Директор: г-н Квиллов'],
    ['tr', 'Av. Kılıçoğlu'],
    ['da', 'Hr. Quilsen'],
    ['sv', 'Fru Quilström'],
    // English ones stand on every page.
    ['fr', 'Mr. Quill'],
    [null, 'Dr. Quill'],
  ])('%s: %s', (language, text) => expect(holdsHonorific(text, language)).toBe(true));

  it.each<[PackLanguage | null, string]>([
    ['en', 'Pan American Kilns'],
    ['en', 'Av. Paulista 12'],
    ['en', 'Doctor Near You'],
    ['en', 'Mme Quillot'],
    ['es', 'Ing. Civil'],
    ['it', 'La signora Quilli'],
    ['sv', 'Herr Skor'],
    ['pl', 'Pani Doktor'],
    ['de', 'Fraud'],
    [null, 'Herr Quill'],
  ])('not in %s: %s', (language, text) => expect(holdsHonorific(text, language)).toBe(false));

  it.each(PACK_LANGUAGES)('%s has only such as are titles', (language) => {
    const { honorifics, titles } = packOf(language);
    expect([...honorifics].filter((word) => !titles.has(word.replace(/\.$/, '')))).toEqual([]);
  });
});
