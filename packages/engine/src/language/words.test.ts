import { describe, expect, it, test } from 'vitest';
import { aDocument, paragraph } from '../audits/testing.ts';
import { pageText } from '../page/page-text.ts';
import { questionShape } from './questions.ts';
import { sentences } from './sentences.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { SUPPORTED_LANGUAGES, type SupportedLanguage } from './supported.ts';
import { TEXT_LIMIT, words } from './words.ts';

describe('words', () => {
  test.each([
    ['en', "Acme's 1,204.5 state-of-the-art boxes don't leak.", ['acme', '1,204.5', 'state', 'of', 'the', 'art', 'boxes', "don't", 'leak']],
    ['de', 'Größere Häuser, 3 Stück', ['größere', 'häuser', '3', 'stück']],
    ['fr', "L'entreprise d’été", ['l', 'entreprise', 'd', 'été']],
    ['ja', '東京は日本の首都です。', ['東京', 'は', '日本', 'の', '首都', 'です']],
    ['zh', '北京是中国的首都。', ['北京', '是', '中国', '的', '首都']],
    ['zh', '角磨机和无刷电机整机保修12个月', ['角磨机', '和', '无刷', '电机', '整机', '保修', '12', '个', '月']],
    ['zh', '旋转锤击、拆、装', ['旋转', '锤击', '拆', '装']],
    ['ar', 'ما هو السعر؟ ٣ قطع', ['ما', 'هو', 'السعر', '٣', 'قطع']],
    [null, 'Cena je 5 €', ['cena', 'je', '5']],
  ] as const)('%s', (language, text, expected) => expect(words(text, language)).toEqual(expected));

  it('folds full-width and case the same everywhere', () => expect(words('ＡＢＣ İ', 'en')[0]).toBe('abc'));
  it('stays bounded', () => expect(words('a '.repeat(TEXT_LIMIT), 'en').length).toBe(TEXT_LIMIT / 2));
});

describe('sentences', () => {
  test.each([
    ['en', 'Dr. Smith paid $3.5 on Jan. 5, 2024. It works! "Really?" Yes.', 4],
    ['en', 'See example.com and node.js for more, e.g. the docs. Then stop.', 2],
    ['de', 'Am 3. Oktober kam z.B. Herr Maier. Danach war Ruhe.', 2],
    ['fr', 'M. Dupont vend des pommes. Combien ? Dix.', 3],
    ['es', 'El Sr. García llegó a EE.UU. en 2024. ¿Cuánto cuesta? Diez euros.', 3],
    ['it', 'Il dott. Rossi arriva. Costa 3,5 euro.', 2],
    ['pt', 'A Sra. Silva chegou. Custa 3,5 euros.', 2],
    ['nl', 'Dhr. Jansen komt bijv. morgen. Daarna niet.', 2],
    ['ja', '東京は首都です。人口は1400万人です！', 2],
    ['zh', '北京是首都。人口多少？两千万。', 3],
    ['ar', 'ما هو السعر؟ السعر عشرة دولارات. شكرا.', 3],
    [null, 'Bez teček žádná věta', 1],
  ] as const)('%s: %s', (language, text, count) => expect(sentences(text, language)).toHaveLength(count));

  it('loses no text', () => {
    const text = 'One. Two e.g. three! "Four?" 5.5 and six';
    expect(sentences(text, 'en').join(' ')).toBe(text);
  });
  it('takes linear time on hostile input: anything else would not end within the time of a test', () => {
    for (const bad of ['.'.repeat(200_000), '. '.repeat(100_000), '"'.repeat(200_000), `${'a.'.repeat(100_000)} B`, ' '.repeat(200_000)])
      sentences(bad, 'en');
  });
});

describe('stopwords', () => {
  test.each(SUPPORTED_LANGUAGES)('%s has a real list', (language) => {
    expect(stopwords(language).size).toBeGreaterThan(100);
    expect(stopwords(language).has('')).toBe(false);
  });
  it('matches what words() cuts', () => {
    for (const [language, text] of [
      ['en', "it's the and don't"],
      ['fr', "l'été est à eux qu'il"],
      ['it', "c'è dell' un"],
      ['ja', 'これはとてもです'],
      ['zh', '我们是的'],
      ['ar', 'هذا هو الذي في'],
    ] as const)
      expect(
        words(text, language).filter((word) => !stopwords(language).has(word) && word !== 'été'),
        text,
      ).toEqual([]);
  });
});

describe('stem', () => {
  const pairs: [SupportedLanguage, ...string[][]][] = [
    [
      'en',
      ['box', 'boxes'],
      ['company', 'companies'],
      ['house', 'houses'],
      ['cookie', 'cookies'],
      ['analysis', 'analyses'],
      ['shoe', 'shoes'],
      ['price', 'prices'],
    ],
    [
      'de',
      ['baum', 'bäume'],
      ['haus', 'häuser'],
      ['produkt', 'produkte'],
      ['zeitung', 'zeitungen'],
      ['service', 'services'],
      ['auto', 'autos'],
    ],
    ['fr', ['cheval', 'chevaux'], ['produit', 'produits'], ['bateau', 'bateaux'], ['entreprise', 'entreprises'], ['gratuit', 'gratuite']],
    ['es', ['producto', 'productos'], ['ciudad', 'ciudades'], ['coche', 'coches'], ['opción', 'opciones'], ['luz', 'luces']],
    ['it', ['prodotto', 'prodotti'], ['banca', 'banche'], ['prezzo', 'prezzi'], ['città', 'città']],
    ['pt', ['opção', 'opções'], ['animal', 'animais'], ['produto', 'produtos'], ['homem', 'homens'], ['valor', 'valores']],
    ['nl', ['boom', 'bomen'], ['kat', 'katten'], ['huis', 'huizen'], ['boek', 'boeken'], ['prijs', 'prijzen']],
    ['ar', ['منتج', 'المنتج', 'منتجات'], ['شركة', 'الشركات']],
  ];
  test.each(pairs)('%s: singular and plural agree', (language, ...groups) => {
    for (const group of groups) expect(new Set(group.map((word) => stem(word, language))).size, group.join(' = ')).toBe(1);
  });
  it('keeps apart what differs', () => {
    expect(stem('car', 'en')).not.toBe(stem('care', 'en'));
    expect(stem('plan', 'en')).not.toBe(stem('plane', 'en'));
    expect(stem('bus', 'en')).not.toBe(stem('bug', 'en'));
  });
  it('is identity for Japanese, Chinese and unknown languages', () => {
    expect(stem('価格', 'ja')).toBe('価格');
    expect(stem('价格', 'zh')).toBe('价格');
    expect(stem('boxes', null)).toBe('boxes');
  });
});

describe('questionShape', () => {
  test.each([
    ['What to do first', 'en'],
    ['Qué hacer primero', 'es'],
    ['Cosa fare per primo', 'it'],
    ['Wat te doen in het begin', 'nl'],
    ['What we do', 'en'],
    ['How we test', 'en'],
  ] as const)('%s announces and asks nothing', (heading, language) => {
    expect(questionShape(heading, language)).toBe(false);
    expect(questionShape(`${heading}?`, language)).toBe(true);
  });
  test.each([
    ['en', 'How does a heat pump work', 'Heat pumps at work'],
    ['de', 'Was kostet eine Wärmepumpe', 'Die Kosten einer Wärmepumpe'],
    ['fr', "Qu'est-ce qu'une pompe à chaleur", 'La pompe à chaleur'],
    ['es', 'Cómo funciona una bomba de calor', 'Bombas de calor'],
    ['it', 'Come funziona una pompa di calore', 'Le pompe di calore'],
    ['pt', 'O que é uma bomba de calor?', 'Bombas de calor'],
    ['nl', 'Hoe werkt een warmtepomp', 'Warmtepompen in de praktijk'],
    ['ja', 'ヒートポンプとは', 'ヒートポンプの価格'],
    ['zh', '热泵如何工作', '热泵的价格'],
    ['ar', 'كيف تعمل المضخة الحرارية', 'المضخة الحرارية'],
  ] as const)('%s', (language, question, statement) => {
    expect(questionShape(question, language)).toBe(true);
    expect(questionShape(statement, language)).toBe(false);
  });
  it('knows the marks in any language', () => {
    expect(questionShape('Kolik to stojí?', null)).toBe(true);
    expect(questionShape('Kolik to stojí', null)).toBe(false);
  });
});

describe('prose', () => {
  const prose = (text: string, language: SupportedLanguage = 'en') =>
    pageText(aDocument({ lang: language, detectedLanguage: language, blocks: [paragraph(text)] }));
  const proseFlags = (text: string, language: SupportedLanguage = 'en') => {
    const page = prose(text, language);
    return page.main.flatMap((block) => page.sentences(block).map((sentence) => sentence.prose));
  };
  it('hears sentences, also those that repeat a term', () => {
    expect(
      proseFlags('The purpose of unit tests is to test each unit of code in isolation from the rest of the code, and tests are quick.'),
    ).toEqual([true]);
    expect(proseFlags('It costs 12,000 euros to 25,000 euros.')).toEqual([true]);
    expect(proseFlags('ヒートポンプの費用は12000ユーロから25000ユーロです。', 'ja')).toEqual([true]);
  });
  it('hears a sentence in which only punctuation parts the same word', () => {
    expect(proseFlags('The PPTP (Point-to-Point Tunneling Protocol) protocol was created by Microsoft.')).toEqual([true]);
    expect(proseFlags('The kiln kiln and the glaze glaze are for the shop of the town.')).toEqual([false]);
  });
  it('hears an English sentence on a page in another language', () => {
    const english =
      'The rewrite of this tutorial document with updated contents and more practical examples is available as Guide for Debian Maintainers.';
    expect(proseFlags(english, 'es')).toEqual([true]);
    expect(proseFlags('Kiln repair prices Leeds kiln shop pottery studio glaze clay workshop', 'es')).toEqual([false]);
  });
  it('does not hear rows of keywords', () => {
    for (const row of [
      'Home Home',
      'cheap kiln best kiln buy kiln now',
      '17.5. Setup of kilns 17.5. Setup of kilns',
      'pottery kiln small pottery kiln school pottery kiln studio kilns workshop kilns price',
    ])
      expect(proseFlags(row), row).toEqual([false]);
    expect(proseFlags('Buy a kiln. Clay is soft. Buy a kiln.')).toEqual([false, true, false]);
  });
});
