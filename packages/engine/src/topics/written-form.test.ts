import { describe, expect, it } from 'vitest';
import { goesOnWithUnit, madePlural, pluralOf, wordBefore, writtenForm } from './written-form.ts';

describe('the written form of a phrase', () => {
  it.each([
    ['the most frequent inside a sentence', ['heat', 'pump'], ['A Heat Pump is. The heat pump, a heat pump.'], 'en', 'heat pump'],
    ['the one that opens a sentence, with a small letter, where there is no other', ['kiln'], ['Kiln shelves break.'], 'en', 'kiln'],
    ['with its capitals where there are more of them', ['saltconf'], ['SaltConf is a meeting.'], 'en', 'SaltConf'],
    ['with its capital in German', ['ofen'], ['Ofen kaufen'], 'de', 'Ofen'],
    ['whole words alone', ['pump'], ['The heatpump and the pumps. One pUMP too.'], 'en', 'pUMP'],
    ['also right behind a part of a word that looks like it', ['go', 'go'], ['an ago go GO'], 'en', 'go GO'],
    ['in any script and case', ['печь'], ['Новая ПЕЧЬ, запечь'], null, 'ПЕЧЬ'],
    ['beyond the basic plane', ['𐐨𐐨'], ['x𐐨𐐨 𐐀𐐨 b'], null, '𐐀𐐨'],
    [
      'that of sentences, not of headlines in which each word has a capital',
      ['road', 'trip'],
      ['What a Utah Road Trip Costs', 'A Road Trip Itinerary', 'We kept every receipt of our road trip.'],
      'en',
      'road trip',
    ],
    ['that of such headlines where there is no other', ['road', 'trip'], ['What a Utah Road Trip Costs'], 'en', 'Road Trip'],
    ['with the point or stroke inside a name', ['node', 'js', 'module'], ['A Node.js module. node js module'], 'en', 'Node.js module'],
    [
      'in small letters where only headlines have it that write every word with a capital',
      ['build', 'script', 'api'],
      ['Examples of the Build Script API', 'Write a script for your build.'],
      'en',
      'build script API',
    ],
    [
      'as a sentence has it, whatever a headline writes',
      ['web', 'crypto'],
      ['The Web Crypto Module', 'We use Web Crypto. The web; a crypto'],
      'en',
      'Web Crypto',
    ],
    ['the whole of what hyphens join', ['prozent', 'regelung'], ['Die Ein-Prozent-Regelung gilt.'], 'de', 'Ein-Prozent-Regelung'],
    ['with what hyphens join behind it', ['saint', 'aubin'], ['La mairie de Saint-Aubin-des-Bois.'], 'fr', 'Saint-Aubin-des-Bois'],
    ['with the hyphen and space that Chinese sites write', ['rf', '125', '角磨机'], ['RF-125 角磨机'], 'zh', 'RF-125 角磨机'],
    ['none where no text holds it', ['kiln'], ['skiln kilns'], 'en', null],
  ] as const)('is %s', (_, words, texts, language, form) => {
    expect(writtenForm(words, texts, language)).toBe(form);
  });
});

describe('the plural of a phrase', () => {
  it.each([
    [
      ['sash', 'window'],
      ['sash', 'windows'],
    ],
    [['battery'], ['batteries']],
    [['box'], ['boxes']],
    [
      ['riving', 'knife'],
      ['riving', 'knives'],
    ],
    [['child'], ['children']],
  ])('of %j is %j', (words, plural) => {
    expect(pluralOf(words, 'en')).toEqual(plural);
  });
  it('is none of another language, or of what ends like one', () => {
    expect(pluralOf(['ofen'], 'de')).toBeNull();
    expect(pluralOf(['glass'], 'en')).toBeNull();
  });
  it.each([
    ['a is counted', 'A kiln is an oven.', 'kilns'],
    ['each is counted', 'We fire each kiln at night.', 'kilns'],
    ['a verb follows it is', 'A kiln takes an hour.', 'kilns'],
    ['what ends a sentence is', 'Buy a kiln.', 'kilns'],
    ['what stands before another noun is not', 'It won a kiln award in 2023.', null],
    ['what is not counted is not', 'Kiln is in fashion.', null],
  ])('is made where %s', (_, text, plural) => {
    expect(madePlural('kiln', ['kilns'], ['kiln'], [text])).toBe(plural);
  });
  it('is made of what the counted thing is a kind of, unless its kind may be another thing when it is counted', () => {
    const plumbers = (text: string) => madePlural('emergency plumber', ['emergency', 'plumbers'], ['emergency', 'plumber'], [text]);
    expect(plumbers('Our emergency plumber is a reliable plumber.')).toBe('emergency plumbers');
    expect(plumbers('Our emergency plumber has a van.')).toBeNull();
    expect(plumbers('It won a plumber award.')).toBeNull();
    expect(madePlural('pipe fitting', ['pipe', 'fittings'], ['pipe', 'fitting'], ['Pipe fitting takes a fitting.'])).toBeNull();
  });
});

describe('the word before a phrase', () => {
  it.each([
    ['joined by a hyphen', 'purpose flour', ['190 g all-purpose flour', 'All-purpose flour works but spreads.'], 'all-'],
    [
      'the first of a name of four',
      'butter banana bread',
      ['This brown butter banana bread stays moist.', 'Brown Butter Banana Bread'],
      'brown ',
    ],
    ['none of two words', 'banana bread', ['brown banana bread, brown banana bread'], ''],
    [
      'none that only sometimes stands there',
      'butter banana bread',
      ['brown butter banana bread', 'my butter banana bread', 'a butter banana bread'],
      '',
    ],
  ] as const)('is %s', (_, form, texts, before) => expect(wordBefore(form, texts, ['Brown Butter Banana Bread'], 'en')).toBe(before));
});

describe('a number at the end of a phrase', () => {
  it('counts a unit, or belongs to a name', () => {
    expect(goesOnWithUnit('cook time 55', ['Prep time 20 minutes · Cook time 55 minutes'])).toBe(true);
    expect(goesOnWithUnit('Studio 60', ['The Studio 60 costs €2,190.'])).toBe(false);
  });
});
