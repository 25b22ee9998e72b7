import { describe, expect, it } from 'vitest';
import { asciiDigits, isStatistic, numbersWithUnits, parseNumber } from './numbers.ts';
import type { SupportedLanguage } from './supported.ts';

const statisticsIn = (text: string, language: SupportedLanguage) =>
  numbersWithUnits(text, language)
    .filter(isStatistic)
    .map((one) => one.text);

describe('a number as written', () => {
  it.each<[because: string, written: string, language: SupportedLanguage | null, value: number]>([
    ['English commas part thousands, its point decimals', '1,204.5', 'en', 1204.5],
    ['German points part thousands, its comma decimals', '1.204,5', 'de', 1204.5],
    ['three digits behind a German point are thousands', '3.500', 'de', 3500],
    ['three digits behind an English point are decimals', '3.500', 'en', 3.5],
    ['three digits behind an English comma are thousands', '3,500', 'en', 3500],
    ['French spaces part thousands', '2 190,00', 'fr', 2190],
    ['two points can only part thousands', '1.234.567', 'en', 1234567],
    ['digits alone need no language', '2190', null, 2190],
  ])('%s: %s (%s)', (_because, written, language, value) => expect(parseNumber(written, language)).toBe(value));

  it('keeps its places while its digits become ASCII', () => expect(asciiDigits('a٣٫٥b９')).toBe('a3.5b9'));
});

describe('numbers of a text', () => {
  it.each<[language: SupportedLanguage, text: string, expected: string[]]>([
    [
      'en',
      'In 2024, 45% of 1,200 users paid $3.5 million; it weighs 96 kg and lasts 10 years.',
      ['year 2024', 'percent 45', 'count 1200', 'currency 3.5', 'measure 96', 'duration 10'],
    ],
    [
      'de',
      'Im Jahr 2024 zahlten 45 Prozent der 1.200 Kunden 3,5 Millionen Euro.',
      ['year 2024', 'percent 45', 'count 1200', 'currency 3.5'],
    ],
    ['fr', 'En 2024, 45 pour cent des 1 200 clients ont payé 12,50 €.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['es', 'En 2024, el 45 por ciento de 1.200 clientes pagó 12,50 euros.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['it', 'Nel 2024 il 45 per cento di 1.200 clienti ha pagato 12,50 euro.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['pt', 'Em 2024, 45 por cento de 1.200 clientes pagaram 12,50 euros.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['nl', 'In 2024 betaalde 45 procent van 1.200 klanten 12,50 euro.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['ja', '2024年に45％の1200人が3万円を払った。', ['year 2024', 'percent 45', 'count 1200', 'magnitude 3']],
    ['zh', '2024年，45%的1200名客户支付了300元。', ['year 2024', 'percent 45', 'count 1200', 'currency 300']],
    ['ar', 'في عام ٢٠٢٤ دفع 45٪ من 1200 عميل 300 دولار.', ['year 2024', 'percent 45', 'count 1200', 'currency 300']],
  ])('are told by their units (%s)', (language, text, expected) =>
    expect(numbersWithUnits(text.normalize('NFKC'), language).map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected),
  );

  it.each<[because: string, text: string, found: string[]]>([
    [
      'what has its currency before it counts nothing else',
      'A mug for £28 brings £6; the kiln cost $3.5 million.',
      ['£28', '£6', '$3.5 million'],
    ],
    [
      'versions, times, dates and names are none',
      'Node v22.1, H2O, 10:30, 24/12/2024, #42, the 0.999.0 release, version 1.2.3, 127.0.0.1',
      [],
    ],
  ])('%s', (_because, text, found) => expect(numbersWithUnits(text, 'en').map((one) => one.text)).toEqual(found));

  it('take linear time: anything else would not end within the time of a test', () => {
    for (const bad of ['1 '.repeat(100_000), '1'.repeat(200_000), '1,111'.repeat(40_000), '1 000'.repeat(40_000)])
      numbersWithUnits(bad, 'en');
  });
});

describe('the statistics of a text', () => {
  it.each<[because: string, language: SupportedLanguage, text: string, statistics: string[]]>([
    ['a day is no figure', 'en', 'Published 18 May 2025, updated 3 June 2026', []],
    ['a day is no figure', 'fr', 'Publié le 18 mai 2025', []],
    ['a day is no figure', 'de', 'Seit dem 18 Juli 2025', []],
    ['a day is no figure', 'ja', '2025年3月10日に公開', []],
    ['a day is no figure', 'zh', '2025年3月10日发布', []],
    ['a day is no figure', 'ar', 'نشر في ١٨ مايو 2025', []],

    ['a time of day and a rate are no current', 'en', 'Open from 7 a.m. to 4 p.m., 20 a week.', []],
    ['a capital is a current', 'en', 'A fuse of 16 A.', ['16 A']],

    ['a postcode counts no towns', 'de', 'Jule Brandt, Barfüßerstraße 12, 35037 Marburg', []],
    ['a postcode counts no towns', 'it', '53024 Montalcino (SI)', []],
    ['a postcode counts no towns', 'de', 'Hauptweg 1 · CH-2502 Biel', []],
    ['five digits of visitors are no postcode', 'de', 'Im ersten Jahr kamen 12000 Besucher.', ['12000 Besucher']],
    ['four digits of people are no postcode', 'en', 'Of these, 1200 people stayed.', ['1200 people']],

    ['names of networks count nothing', 'en', 'The 2G and 4G networks cover most towns.', []],
    ['places in books of law and streets count nothing', 'en', 'The court held so in 248 N.Y. 339 and at 12 S. Main Street.', []],
    ['an angle counts nothing', 'en', 'Turn the dial to 34° and hold it there.', []],
    ['kinds of systems count nothing', 'en', 'It needs a 64bit system; a 32-bit one fails.', []],
    ['ports and standards count nothing', 'en', 'Open port 8080 connections, and read RFC 7231 sections.', []],
    ['certificates and errors count nothing', 'en', 'We hold the ISO 9001 certificate; error 1404 pages are gone.', []],
    ['paragraphs of a law count nothing', 'de', 'Nach § 1433 Absatz 2 und Artikel 1013 Satz 1, auf Port 8080 lauschend.', []],
    ['ports and standards count nothing', 'fr', 'Le port 8080 écoute, la norme ISO 9001 aussi.', []],
    [
      'what has a unit counts',
      'en',
      'It holds 16 GB, reaches 34 °C in 2 hours and serves 1200 people.',
      ['16 GB', '34 °C', '2 hours', '1200 people'],
    ],
    ['units of one letter count', 'en', 'A line of 5 g, 3 h and 2 t.', ['5 g', '3 h', '2 t']],
    ['a bare number and a year are none', 'en', 'Chapter 7, written 2019.', []],

    ['hours that tell when are no lengths', 'fr', 'La mairie ouvre le jeudi de 14 h à 18 h, le samedi de 9 h à 12 h.', []],
    ['hours that tell when are no lengths', 'pt', 'Aberto das 9 horas às 18 horas.', []],
    ['hours that tell when are no lengths', 'nl', 'Open van 9 tot 17 uur.', []],
    ['hours that tell how long are lengths', 'fr', 'La pâte repose 12 h, la cuisson dure 2 h à 3 h.', ['12 h', '2 h', '3 h']],
  ])('%s (%s): %s', (_because, language, text, statistics) => expect(statisticsIn(text, language)).toEqual(statistics));
});
