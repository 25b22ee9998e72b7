import { describe, expect, it } from 'vitest';
import { lexiconOf } from './lexicon.ts';
import type { PackLanguage } from './pack.ts';
import { packOf } from './packs/index.ts';
import { readability, syllables } from './readability.ts';
import { sentences } from './sentences.ts';

const sounds = (word: string, language: PackLanguage) => {
  const formula = packOf(language).readability;
  return formula?.formula === 'flesch' ? syllables(word, formula) : null;
};

describe('readability', () => {
  const EASY = {
    en: 'The cat sat on the mat. It was warm and dry. The dog came in and lay down. They slept until noon. Then they ate.',
    de: 'Die Katze saß auf der Matte. Es war warm und still. Der Hund kam herein. Er legte sich hin. Dann aßen sie.',
    fr: 'Le chat dort sur le tapis. Il fait chaud. Le chien entre et se couche. Ils dorment tous les deux. Puis ils mangent.',
    es: 'El gato duerme en la casa. Hace calor y hay sol. El perro entra y come. Los dos duermen mucho. Luego salen.',
    it: 'Il gatto dorme sul letto. Fa caldo e c’è il sole. Il cane entra e mangia. Poi tutti dormono. La notte è buia.',
    pt: 'O gato dorme na cama. Faz calor e há sol. O cão entra e come. Depois os dois dormem. A noite é escura.',
    nl: 'De kat slaapt op het bed. Het is warm en droog. De hond komt en eet. Dan slapen ze. De nacht is stil.',
  } as const;
  it.each(Object.entries(EASY) as [keyof typeof EASY, string][])(
    '%s: plain text is easy, one endless sentence is not',
    (language, text) => {
      const long = `${text} `.repeat(8);
      const cut = (text: string) => lexiconOf(language).words(text);
      const easy = readability(cut(long), sentences(long, language).length, language);
      expect(easy?.score).toBe(1);
      const hard = cut(long.replaceAll('.', ',')).map(({ text: word }) =>
        lexiconOf(language).word(`${word}${word.length > 3 ? 'aboratione' : ''}`),
      );
      expect(readability(hard, 5, language)?.score).toBeLessThan(0.5);
    },
  );

  it.each(['ja', 'zh', 'ar'] as const)('has no formula for %s', (language) => {
    const words = Array.from({ length: 200 }, () => lexiconOf(language).word('x'));
    expect(readability(words, 10, language)).toBeNull();
  });
  it('does not blame a short text', () =>
    expect(readability(lexiconOf('en').words('Too short.'), 1, 'en')).toEqual({ ease: null, score: 1 }));

  it.each<[because: string, words: string[], language: PackLanguage, expected: number[]]>([
    ['without a silent e', ['temperature', 'kiln', 'table', 'fired', 'the'], 'en', [4, 1, 2, 1, 1]],
    ['with an umlaut', ['wärmepumpe'], 'de', [4]],
    ['with two vowels in one', ['ciudad'], 'es', [2]],
  ])('counts syllables %s', (_because, words, language, expected) => expect(words.map((word) => sounds(word, language))).toEqual(expected));
});
