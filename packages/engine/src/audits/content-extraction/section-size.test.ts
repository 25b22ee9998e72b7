import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { sectionSize as audit } from './section-size.ts';

const page = (blocks: object[]) => gatheredPages(goodPage('article', { document: { blocks: blocks as never } }));
const WORDS = 'of the house is told here in full so that who reads it knows it too.'.split(' ');
/** Prose of so many words in sentences of eighteen, none twice. */
const prose = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 18 === 0 ? 'Part' : at % 18 === 1 ? `${at}` : WORDS[(at % 18) - 2])).join(' ');
const text = (count: number) => paragraph(prose(count));

describe(audit.id, () => {
  it('passes sections of a few hundred words, and short pages', () => {
    expect(scoreOf(audit, page([heading(1, 'A'), text(100), heading(2, 'B'), text(400)]))).toBe(1);
    expect(scoreOf(audit, page([heading(1, 'A'), text(5)]))).toBe(1);
  });

  it('falls as a section grows endless, and names its heading', () => {
    const scores = [400, 600, 900, 1200].map((count) => scoreOf(audit, page([heading(1, 'A'), heading(2, 'All of it'), text(count)])));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBe(0);
    expect(findingsOf(audit, page([heading(1, 'A'), heading(2, 'All of it'), text(1200)]))).toContain('All of it');
  });

  it('says nothing of headings above a picture, a map or a list that scripts fill, nor of a page without headings', () => {
    expect(findingsOf(audit, page([heading(1, 'A'), text(100), heading(2, 'Our partners'), heading(2, 'Map')]))).toBe('');
    expect(verdictOf(audit, page([text(1200)])).state).toBe('notApplicable');
  });

  it('what folds open has a heading of its own', () => {
    const fold = (at: number) => [{ ...paragraph(`Question ${at}?`), kind: 'summary' }, text(120)];
    expect(findingsOf(audit, page([heading(1, 'A'), ...[1, 2, 3, 4, 5, 6].flatMap(fold)]))).toBe('');
  });
  it('a question on a line of its own heads its answer, but not one that somebody asks in a story', () => {
    const asked = (line: string) =>
      findingsOf(audit, page([heading(1, 'A'), ...[1, 2, 3, 4, 5, 6].flatMap(() => [paragraph(line), text(120)])]));
    expect(asked('Are you going out?')).toBe('');
    expect(asked('— Are you going out?')).toContain('under one heading');
  });
  it('keywords over and over are stuffing, which costs elsewhere: they make no section endless', () => {
    const stuffed = (times: number) =>
      page([heading(1, 'A'), heading(2, 'B'), text(100), paragraph('best kiln repair in town '.repeat(times).trim())]);
    expect(scoreOf(audit, stuffed(200))).toBe(scoreOf(audit, stuffed(0)));
    const alone = page([heading(1, 'A'), paragraph('kiln repair kiln repair')]);
    expect(verdictOf(audit, alone)).toMatchObject({ state: 'notApplicable' });
  });

  it('counts what is said, not the words that a language takes for it', () => {
    const proseWith = (filler: string) =>
      Array.from({ length: 40 }, (_, at) => `Part ${at} of the house ${filler} is told here in full so that all know it.`).join(' ');
    const inWords = (filler: string) => scoreOf(audit, page([heading(1, 'A'), paragraph(proseWith(filler))]));
    expect(inWords('')).toBeLessThan(1);
    expect(inWords('that we have')).toBe(inWords(''));
  });

  it('a text that has lost its stops is as long as its words', () => {
    const run = (count: number) => paragraph(prose(count).replaceAll('.', ''));
    expect(scoreOf(audit, page([heading(1, 'A'), run(400)]))).toBe(1);
    expect(scoreOf(audit, page([heading(1, 'A'), run(1300)]))).toBe(0);
  });

  it('a line of its own above each text names an entry: reviews, notes and examples are no endless section', () => {
    const review = (at: number) => [{ ...paragraph(`Customer ${at}`), kind: 'other' }, text(100)];
    const all = Array.from({ length: 12 }, (_, at) => review(at)).flat();
    expect(findingsOf(audit, page([heading(1, 'Reviews'), ...all]))).toBe('');
    expect(findingsOf(audit, page([heading(1, 'Reviews'), ...all.filter((_, at) => at % 2 === 1)]))).toContain('Reviews');
  });

  it('takes each entry of a definition list for a part: a reference of many members is no endless section', () => {
    const member = (at: number) => [
      { ...paragraph(`open${at}(path)`), kind: 'term' },
      { ...text(100), kind: 'quote' },
    ];
    const all = Array.from({ length: 12 }, (_, at) => member(at)).flat();
    expect(findingsOf(audit, page([heading(1, 'Files'), ...all]))).toBe('');
    expect(findingsOf(audit, page([heading(1, 'Files'), ...all.filter(({ kind }) => kind !== 'term')]))).toContain('Files');
  });

  it('takes each question of a list for a part, as it stands above its answer', () => {
    const all = Array.from({ length: 12 }, (_, at) => [
      paragraph(`Is part ${at} of the house open to those who come by train or by bus, and from when on?`),
      text(100),
    ]).flat();
    expect(findingsOf(audit, page([heading(1, 'Questions'), ...all]))).toBe('');
    const bare = all.map((block) => ({ ...block, text: block.text.replace('?', '.') }));
    expect(findingsOf(audit, page([heading(1, 'Questions'), ...bare]))).toContain('Questions');
  });

  it('counts no captions of pictures, nor the same text beside them', () => {
    const figure = (at: number) => [
      { ...paragraph(`Loom ${at} ${prose(45)}`), kind: 'other' },
      { ...paragraph(`Loom ${at} ${prose(45)}`), kind: 'caption' },
    ];
    const figures = Array.from({ length: 60 }, (_, at) => figure(at)).flat();
    expect(findingsOf(audit, page([heading(1, 'Looms'), text(50), ...figures]))).toBe('');
    expect(findingsOf(audit, page([heading(1, 'Looms'), text(50), ...figures.filter(({ kind }) => kind === 'other')]))).toContain('Looms');
  });

  it('takes a section of cards, each a few lines, for no long text', () => {
    const of = (words: number, count: number) => [
      heading(1, 'A'),
      heading(2, 'Our trips'),
      ...Array.from({ length: count }, () => text(words)),
    ];
    expect(findingsOf(audit, page(of(30, 40)))).toBe('');
    expect(scoreOf(audit, page(of(30, 40)))).toBe(1);
    expect(findingsOf(audit, page(of(60, 20)))).toContain('Our trips');
  });

  it('does not ask for the clauses of a policy to be split', () => {
    const at = (url: string) => gatheredPages(goodPage('other', { url, document: { blocks: [heading(1, 'Terms'), text(1200)] } }));
    expect(verdictOf(audit, at('https://acme.test/terms-of-service.html')).state).toBe('notApplicable');
    expect(findingsOf(audit, page([heading(1, 'Looms'), text(1200)]))).toContain('Looms');
  });

  it('rows and items are short: a table of sixty rows is no endless section', () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...paragraph(`Pane ${at}, ${at + 10} mm`), kind: 'tableRow', group: 0 }));
    expect(scoreOf(audit, page([heading(1, 'A'), text(50), ...rows]))).toBe(1);
  });

  it('does not apply to a page without text', () => {
    expect(verdictOf(audit, page([]))).toMatchObject({ state: 'notApplicable' });
  });
});
