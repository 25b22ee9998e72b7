import { describe, expect, it } from 'vitest';
import { ASKS, type LanguagePack, PACK_LANGUAGES, PAGE_NAMES, STAND_IN_KINDS, TRADES, WALL_KINDS } from './pack.ts';
import { packLanguage, packOf } from './packs/index.ts';

/** Every word of a pack, by the path to its list. */
const wordsIn = (value: unknown, path = ''): [string, string][] =>
  value instanceof Set
    ? [...value].map((word: string) => [path, word])
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`))
      : [];
const ended = (pattern: RegExp | null): void => void pattern?.test('a '.repeat(20_000));

describe('language packs', () => {
  it.each(PACK_LANGUAGES)('%s holds what topics and questions need', (language) => {
    const pack: LanguagePack = packOf(language);
    expect(pack.language).toBe(language);
    const needed = {
      stopwords: pack.stopwords,
      openers: pack.spaceless ? pack.questions.inside : pack.questions.openers,
      first: pack.persons.first,
      second: pack.persons.second,
      duration: pack.units.duration,
      currency: pack.units.currency,
      weekdays: pack.weekdays,
      buy: pack.buy,
      priceMarks: pack.priceMarks,
      rating: pack.rating,
      disclosures: pack.disclosures,
      accept: pack.accept,
      breadcrumb: pack.breadcrumb,
      'names of questions': pack.questions.names,
      vagueLinks: pack.vagueLinks,
      author: pack.author,
      'introductions of manuals': pack.manualIntroductions,
      and: pack.and,
      titles: pack.titles,
      // Where words run on, titles stand behind a name.
      honorifics: pack.runOn ? pack.titles : pack.honorifics,
      since: pack.openRange.since.size > 0 ? pack.openRange.since : pack.openRange.onward,
      present: pack.openRange.present,
      ...Object.fromEntries(ASKS.map((ask) => [ask, pack.asks[ask]])),
      ...Object.fromEntries(PAGE_NAMES.map((name) => [`page ${name}`, pack.pages[name]])),
      ...Object.fromEntries(TRADES.map((trade) => [`trade ${trade}`, pack.trades.names[trade]])),
      'others than trades': pack.trades.others,
      governing: pack.trades.governing,
      ...Object.fromEntries(WALL_KINDS.map((kind) => [`wall ${kind}`, pack.walls[kind]])),
      ...Object.fromEntries(STAND_IN_KINDS.map((kind) => [`stand-in ${kind}`, pack.standIns[kind]])),
    };
    expect(
      Object.entries(needed).flatMap(([name, found]) => (found === null || (found instanceof Set && found.size === 0) ? [name] : [])),
    ).toEqual([]);
    // Months are numbers in Chinese, Japanese and Korean.
    expect(pack.months.length).toBe(['ja', 'zh', 'ko'].includes(language) ? 0 : 12);
  });

  it.each(PACK_LANGUAGES)('%s is written in lower case, each word once, without stray white space', (language) => {
    const wrong = wordsIn({ ...packOf(language), subjects: {} }).filter(
      ([, word]) => word !== word.trim() || word !== word.toLowerCase() || word === '',
    );
    expect(wrong).toEqual([]);
  });

  it.each(PACK_LANGUAGES)('%s has no pattern that a long text makes slow', (language) => {
    const { questions, definitions, backReference, announcement, research, dated } = packOf(language);
    const started = performance.now();
    for (const pattern of [
      questions.inside,
      questions.announcing,
      ...definitions.patterns,
      definitions.noTerm,
      backReference,
      announcement,
    ])
      ended(pattern);
    for (const pattern of [...Object.values(research), ...Object.values(dated)]) ended(pattern);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is found by a tag with a country or script, and for no other language', () => {
    expect(['de-AT', 'zh_Hant', 'PT-br', 'pl'].map((tag) => packOf(tag)?.language)).toEqual(['de', 'zh', 'pt', 'pl']);
    expect(['fi', 'x', '', null, undefined].map(packLanguage)).toEqual([null, null, null, null, null]);
  });
});
