import { expect, it } from 'vitest';
import { paragraph } from '../audits/testing.ts';
import { ownPlaces } from './own-places.ts';
import { page } from './testing-site.ts';
import { Vocabulary } from './vocabulary.ts';

it.each([
  ['it', 'Podere Serra, 53024 Montalcino', 'Montalcino'],
  ['ja', '株式会社青葉茶園、金谷12番地、静岡県島田市', '静岡県島田市'],
  ['zh', '清河电器有限公司，广东省佛山市', '广东省佛山市'],
] as const)('a town of the makers, %s: %s', (language, footer, town) => {
  const vocabulary = new Vocabulary();
  const stems = vocabulary.tokens(town, language).map((word) => vocabulary.stems[word]);
  const own = page('Shop', [paragraph('A'), paragraph(footer, { region: 'footer' })]);
  expect([...ownPlaces([own], vocabulary, language)]).toEqual(stems);
});
