import { describe, expect, it } from 'vitest';
import { readMachineDate, readVisibleDate } from '../language/visible-dates.ts';
import { extractDocument } from './extract.ts';

describe('a date as written', () => {
  it.each<[because: string, text: string, declared: string | null, iso: string | null | undefined]>([
    ['the order of ISO 8601', '2026-03-05', 'en', '2026-03-05'],
    ['the year first, without zeros', '2026/3/5', 'en', '2026-03-05'],
    ['an English day before its month', '5 March 2026', 'en', '2026-03-05'],
    ['an English month before its day', 'March 5, 2026', 'en', '2026-03-05'],
    ['a short month and an ordinal', 'Mar. 5th, 2026', 'en', '2026-03-05'],
    ['a Turkish month in capitals', '12 KASIM 2026', 'tr', '2026-11-12'],
    ['days from one to another', 'March 5–7, 2026', 'en', '2026-03-05'],
    ['words around it', 'Updated on Sept 12 2025 by us', 'en', '2025-09-12'],
    ['a month that runs together with the label before it', 'Shop newsApril 29, 2026·7 min', 'en', '2026-04-29'],
    ['a German month on an English page', '5. März 2026', 'en', '2026-03-05'],
    ['a French month on an English page', '5 mars 2026', 'en', '2026-03-05'],
    ['a French ordinal', '1er août 2025', 'en', '2025-08-01'],
    ['a Spanish month between two prepositions', '5 de marzo de 2026', 'en', '2026-03-05'],
    ['a Portuguese month between two prepositions', '5 de março de 2026', 'en', '2026-03-05'],
    ['an Italian month', '5 marzo 2026', 'en', '2026-03-05'],
    ['a Dutch month', '5 maart 2026', 'en', '2026-03-05'],
    ['Japanese and Chinese units', '2026年3月5日', 'en', '2026-03-05'],
    ['Japanese units with spaces and a weekday', '2026年 3月 5日（木）', 'en', '2026-03-05'],
    ['Arabic digits', '٥ مارس ٢٠٢٦', 'en', '2026-03-05'],
    ['an Arabic month of two words', '5 كانون الثاني 2026', 'en', '2026-01-05'],
    ['no month has the number 13, so it is the day', '13/04/2026', 'en', '2026-04-13'],
    ['no month has the number 13, so the month is first', '04/13/2026', 'en', '2026-04-13'],
    ['both orders give the same day', '04/04/2026', 'en', '2026-04-04'],
    ['an English page may mean either order', '03/04/2026', 'en', null],

    ['a Polish month', '14 kwietnia 2026', 'pl', '2026-04-14'],
    ['a Brazilian page puts the day first', '03/11/2026', 'pt-BR', '2026-11-03'],
    ['a French page puts the day first', '03/11/2026', 'fr', '2026-11-03'],
    ['“listopad” is November in Polish', '14 listopada 2026', 'pl', '2026-11-14'],
    ['“listopad” is October in Croatian', '14. listopada 2026', 'hr', '2026-10-14'],
    ['“listopad” is November in Czech', '14. listopadu 2026', 'cs', '2026-11-14'],
    ['a Russian month', '14 апреля 2026 г.', 'ru', '2026-04-14'],
    ['a Turkish month, whatever the country', '14 Nisan 2026', 'tr-TR', '2026-04-14'],
    ['a Finnish month', '14. huhtikuuta 2026', 'fi', '2026-04-14'],
    ['Hungarian puts the year first', '2026. április 14.', 'hu', '2026-04-14'],
    ['a Greek month', '14 Απριλίου 2026', 'el', '2026-04-14'],
    ['a Hindi month', '14 अप्रैल 2026', 'hi', '2026-04-14'],

    ['dots on a German page put the day first', '05.03.2026', 'de', '2026-03-05'],
    ['dots on an English page may mean either order', '05.03.2026', 'en', null],
    ['dots on a page of no language may mean either order', '05.03.2026', null, null],
    ['Spanish of the United States may mean either order', '03/11/2026', 'es-US', null],
    ['English of Britain may mean either order as well', '03/11/2026', 'en-GB', null],
  ])('%s: %s (%s) is %s', (_because, text, declared, iso) => expect(readVisibleDate(text, declared)?.iso).toBe(iso));

  it.each<[because: string, text: string]>([
    ['a version', 'Version 3.2.2026'],
    ['rooms and halls', 'Room 12 Hall 2026'],
    ['a day that no calendar has', '31 February 2026'],
    ['a year alone', '2026'],
    ['a phone number', 'Call 030 2026 55'],
    ['places, and the year in which they were won', 'Up 3 places in 2025'],
  ])('%s: “%s” holds no date', (_because, text) => expect(readVisibleDate(text, 'en')?.iso ?? null).toBeNull());

  it.each<[because: string, raw: string, iso: string | null]>([
    ['a day', '2026-03-05', '2026-03-05'],
    ['a time with its zone stays as it is', '2026-03-05T10:00:00+01:00', '2026-03-05T10:00:00+01:00'],
    ['a space before the time', '2026-03-05 10:00', '2026-03-05T10:00'],
    ['parts of a second are dropped, and the zone is a capital', '2026-03-05T10:00:00.123z', '2026-03-05T10:00:00Z'],
    ['digits alone', '20260305', '2026-03-05'],
    ['the date of an HTTP header', 'Thu, 05 Mar 2026 10:00:00 GMT', '2026-03-05'],
    ['no February has 30 days', '2026-02-30', null],
    ['a duration', 'PT5M', null],
    ['a word', 'yesterday', null],
  ])('machine-readable, %s: %s is %s', (_because, raw, iso) => expect(readMachineDate(raw)).toBe(iso));
});

const read = (html: string) => extractDocument(html, 'https://acme.test/blog/a');
const dates = (html: string) => read(html).dates.map(({ iso, role, via }) => [iso, role, via]);
const LONG = '<p>Some text of the page.</p>'.repeat(30);

describe('a page takes its dates from', () => {
  it.each<[because: string, body: string, expected: unknown[][]]>([
    [
      'meta',
      '<meta property="article:published_time" content="2026-03-05T10:00:00Z"><meta property="og:updated_time" content="2026-04-01">',
      [
        ['2026-03-05T10:00:00Z', 'published', 'meta'],
        ['2026-04-01', 'modified', 'meta'],
      ],
    ],
    [
      '<time> with its words',
      '<p>Published <time datetime="2026-03-05">yesterday</time>, updated <time>April 1, 2026</time></p>',
      [
        ['2026-03-05', 'published', 'time-element'],
        ['2026-04-01', 'modified', 'time-element'],
      ],
    ],
    [
      '<time> below a headline that speaks of an update, and behind a label of its own',
      '<h1>Update 2.0</h1><time datetime="2026-03-05">5 March</time><div>Updated</div><time datetime="2026-04-01">1 April</time>',
      [
        ['2026-03-05', 'unknown', 'time-element'],
        ['2026-04-01', 'modified', 'time-element'],
      ],
    ],
    [
      '<time> with microdata',
      '<div itemscope><time itemprop="datePublished" datetime="2026-03-05">x</time></div>',
      [['2026-03-05', 'published', 'microdata']],
    ],
    ['microdata on meta', '<div itemscope><meta itemprop="dateModified" content="2026-03-05"></div>', [['2026-03-05', 'modified', 'meta']]],
    [
      'microdata in an attribute, and the day that readers see',
      '<div itemscope><h1>T</h1><p itemprop="datePublished" content="2023-10-01">Published: 28 October 2025</p></div>',
      [
        ['2023-10-01', 'published', 'meta'],
        ['2025-10-28', 'published', 'visible-text'],
      ],
    ],
    [
      'microdata around the day that readers see',
      '<div itemscope><h1>T</h1><p itemprop="datePublished">28 October 2025</p></div>',
      [['2025-10-28', 'published', 'microdata']],
    ],
    ['a class', '<p>Text.</p><span class="post-date">5 mars 2026</span>', [['2026-03-05', 'published', 'visible-text']]],
    ['a line near the title', '<h1>T</h1><p>Zuletzt aktualisiert: 5. März 2026</p>', [['2026-03-05', 'modified', 'visible-text']]],
    [
      'the sentence of the line that holds it',
      '<h1>T</h1><p>Published 5 March 2026. We update this page each spring.</p>',
      [['2026-03-05', 'published', 'visible-text']],
    ],
    [
      'a month with its year, where the line says what it is of',
      '<h1>T</h1><p>Updated August 2026</p>',
      [['2026-08', 'modified', 'visible-text']],
    ],
    ['a month in Japanese', '<h1>T</h1><p>2026年8月 更新</p>', [['2026-08', 'modified', 'visible-text']]],
    [
      'a label of its own before the date',
      `<main><h1>T</h1>${LONG}<h3>Last update:</h3><p>Nov 11, 2026</p><p>3 May 1995</p></main>`,
      [['2026-11-11', 'modified', 'visible-text']],
    ],
    [
      'a last update at the end of a long page',
      `<main><h1>T</h1>${LONG}<p>Last updated on Feb 08, 2026.</p></main>`,
      [['2026-02-08', 'modified', 'visible-text']],
    ],
  ])('%s', (_because, body, expected) => expect(dates(body)).toEqual(expected));

  it.each<[because: string, body: string]>([
    ['a sentence that tells of another day', '<h1>T</h1><p>On 5 March 2026 we opened our new hall in Leeds. It was updated since.</p>'],
    ['a month of which nothing is said', '<h1>T</h1><p>Season August 2026</p>'],
    ['a duration', '<p>Takes <time datetime="PT5M">5 minutes</time></p>'],
    ['a day before there were pages, of which the text tells', '<h1>T</h1><p>Signed into law on August 14, 1935.</p>'],
    ['a date in the running text', `<h1>T</h1><p>${'On March 5, 2026 we met and talked about many things that mattered. '.repeat(4)}</p>`],
  ])('not %s', (_because, body) => expect(dates(body)).toEqual([]));

  it('a line right above the headline stands with it, though the text has a container of its own', () => {
    const above = (lines: string, before = '') =>
      read(`<body>${before}<section>${lines}<h1>How to glaze</h1></section><article>${LONG}</article></body>`).dates.map(
        ({ iso, region }) => [iso, region],
      );
    expect(above('<div><span>Shop news</span><span>April 29, 2026</span><span>·</span><span>7 min read</span></div>')).toEqual([
      ['2026-04-29', 'main'],
    ]);
    expect(above('<time datetime="2026-04-29">April 29</time><div>7 min read</div>')).toEqual([['2026-04-29', 'main']]);
    // What a landmark or another heading parts from it is not beside it.
    expect(above('<nav>Start</nav>', '<p>April 29, 2026</p>')).toEqual([['2026-04-29', 'aside']]);
    expect(above('<h2>Next course</h2>', '<p>April 29, 2026</p>')).toEqual([['2026-04-29', 'aside']]);
  });

  it.each<[lang: string, line: string]>([
    ['de', 'Veröffentlicht am 5. März 2026 von Karin Wiesinger, zuletzt geändert am 2. September 2026'],
    ['en', 'Published March 5, 2026. Updated September 2, 2026.'],
    ['ja', '2026年3月5日公開、2026年9月2日更新'],
  ])('a line that gives two dates, each with its own words (%s)', (lang, line) => {
    const found = read(`<html lang="${lang}"><main><h1>T</h1><p>${line}</p></main>`).dates;
    expect(found.map(({ iso, role }) => [iso, role])).toEqual([
      ['2026-03-05', 'published'],
      ['2026-09-02', 'modified'],
    ]);
  });
});
