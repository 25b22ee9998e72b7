import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, heading, paragraph, proseOf, scoreOf } from '../testing.ts';
import { headingOutline as audit } from './heading-outline.ts';

const page = (document: object) => gatheredPages(goodPage('article', { document }));
/** Prose of so many words, no sentence twice. */
const prose = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 8 === 0 ? `Part ${at}` : ['of', 'it', 'is', 'told', 'here', 'now', 'too.'][(at % 8) - 1]))
    .join(' ')
    .split(' ')
    .slice(0, count)
    .join(' ');
const long = paragraph(prose(400));

describe(audit.id, () => {
  it('passes an outline that goes down one level at a time', () => {
    expect(scoreOf(audit, page({ blocks: [heading(1, 'A'), heading(2, 'B'), heading(3, 'C'), heading(2, 'D'), long] }))).toBe(1);
  });

  it('counts the H1 of a page, and says where it has only read the beginning', () => {
    const blocks = [heading(1, 'A'), heading(1, 'B'), heading(2, 'C'), long];
    expect(findingsOf(audit, page({ blocks }))).toContain('The page has 2 H1 headings with text.');
    expect(findingsOf(audit, page({ blocks, cut: 'more than 3000 blocks' }))).toContain('The page has at least 2 H1 headings with text.');
  });

  it('takes the terms of a definition list for headings of their texts', () => {
    const entries = Array.from({ length: 40 }, (_, at) => ({ kind: 'definition' as const, text: `${prose(16)} Entry ${at}.` }));
    expect(findingsOf(audit, page({ blocks: [heading(1, 'A'), ...entries] }))).toBe('');
  });

  it('takes the members of a reference for parts, and asks no policy for headings', () => {
    const members = Array.from({ length: 40 }, (_, at) => [
      { kind: 'term' as const, text: `open${at}(path)` },
      { kind: 'quote' as const, text: `${prose(16)} Member ${at}.` },
    ]).flat();
    const missing = 'no heading of their own';
    expect(findingsOf(audit, page({ blocks: [heading(1, 'Files'), ...members] }))).toBe('');
    expect(findingsOf(audit, page({ blocks: [heading(1, 'Files'), ...members.filter(({ kind }) => kind === 'quote')] }))).toContain(
      missing,
    );
    const policy = (url: string) => gatheredPages(goodPage('other', { url, document: { blocks: [heading(1, 'Rules'), long] } }));
    expect(findingsOf(audit, policy('https://acme.test/privacy-policy'))).toBe('');
    expect(findingsOf(audit, policy('https://acme.test/looms'))).toContain(missing);
  });

  it.each([
    ['no H1', [heading(2, 'B'), long], 'no H1'],
    ['two H1', [heading(1, 'A'), heading(2, 'B'), heading(1, 'Z'), long], '2 H1'],
    ['a skipped level', [heading(1, 'A'), heading(4, 'B'), long], 'skips a level'],
    ['a heading of a sign alone', [heading(1, 'A'), heading(2, '🔥'), long], 'no text'],
    ['a long text without headings', [heading(1, 'A'), long], 'no heading of their own'],
  ])('%s costs and is named', (_, blocks, words) => {
    expect(scoreOf(audit, page({ blocks }))).toBeLessThan(1);
    expect(findingsOf(audit, page({ blocks }))).toContain(words);
  });

  it('reads a subtitle below the H1 of the header, and no other heading there', () => {
    const header = (level: number, text: string) => ({ ...heading(level, text), region: 'header' as const });
    const rest = [heading(3, 'B'), heading(3, 'C'), long];
    expect(findingsOf(audit, page({ blocks: [header(1, 'A'), header(2, 'Subtitle'), ...rest] }))).toBe('');
    expect(findingsOf(audit, page({ blocks: [header(1, 'A'), ...rest] }))).toContain('skips a level');
    expect(findingsOf(audit, page({ blocks: [header(2, 'Acme'), heading(1, 'A'), ...rest] }))).toContain('skips a level');
  });

  it('names the heading that stands before in the source, be it outside of the content', () => {
    const beside = (level: number) => ({ ...heading(level, 'News'), region: 'aside' as const });
    const below = (level: number, ...between: ReturnType<typeof beside>[]) =>
      findingsOf(audit, page({ blocks: [heading(1, 'A'), ...between, heading(level, 'B'), heading(level, 'C'), long] }));
    expect(below(5)).toContain('an H5 after the H1 “A”');
    expect(below(5, beside(2))).toContain('an H5 after the H2 “News”');
    expect(below(3, beside(2))).toBe('');
  });

  it('says that the H1 is hidden where it is', () => {
    const hidden = page({ blocks: [heading(2, 'B'), long], hiddenH1: 'Hire a kiln' });
    expect(findingsOf(audit, hidden)).toContain('The only H1 is hidden when the page loads.');
    expect(findingsOf(audit, hidden)).not.toContain('no H1');
    expect(scoreOf(audit, hidden)).toBeGreaterThan(scoreOf(audit, page({ blocks: [heading(2, 'B'), long] })) ?? 1);
    expect(findingsOf(audit, page({ blocks: [long], hiddenH1: 'Hire a kiln' }))).not.toContain('no headings');
  });

  it.each(['________', '…', '* * *', '~~~~', '────'])('takes a heading of “%s” for decoration', (line) => {
    const found = (text: string) =>
      findingsOf(audit, page({ blocks: [heading(1, 'A'), heading(4, text), heading(2, 'B'), heading(2, 'C'), paragraph(proseOf(20))] }));
    expect(found(line)).toBe('');
    expect(found('D')).toContain('One heading of the content skips a level');
  });

  it('takes one skipped level among ten headings or more for a slip', () => {
    const outline = (ordered: number) =>
      page({
        blocks: [heading(1, 'A'), ...Array.from({ length: ordered }, (_, at) => heading(2, `Part ${at}`)), heading(4, 'Note'), long],
      });
    expect(findingsOf(audit, outline(8))).toBe('');
    expect(findingsOf(audit, outline(7))).toContain('One heading of the content skips a level: it is an H4 after the H2 “Part 6”.');
  });

  it('a page that grows is asked for headings more and more, not at once', () => {
    const scores = [10, 15, 16, 22, 30, 40].map((count) => scoreOf(audit, page({ blocks: [heading(1, 'A'), paragraph(proseOf(count))] })));
    expect(scores.slice(0, 2)).toEqual([1, 1]);
    expect(scores[2]).toBeCloseTo(1 - 0.4 / 15);
    expect(scores[3]).toBeLessThan(scores[2] ?? 0);
    expect(scores.slice(4)).toEqual([0.6, 0.6]);
  });

  it('keywords over and over make no page long', () => {
    const blocks = [heading(1, 'A'), paragraph('Short as a text may be.'), paragraph('best kiln repair in town '.repeat(200).trim())];
    expect(scoreOf(audit, page({ blocks }))).toBe(1);
  });

  it('a short page needs no headings below its H1; headings of the footer are not its outline', () => {
    const blocks = [heading(1, 'A'), paragraph('Short as a text may be.'), heading(4, 'Company', { region: 'footer' })];
    expect(scoreOf(audit, page({ blocks }))).toBe(1);
  });

  it('says of a long page without headings one thing, and nothing of text below several H1', () => {
    const long = (...headings: object[]) =>
      findingsOf(audit, gatheredPages(goodPage('article', { document: { blocks: [...headings, paragraph(proseOf(80))] as never } })));
    expect(long().match(/https:/g)).toHaveLength(1);
    expect(long()).toContain('The HTML of the page has no headings');
    expect(long(heading(1, 'Kilns'))).toContain('below the H1 have no heading of their own');
    // Words of code are none that a heading is missed above.
    const words = (...more: object[]) => /About (\d+) words/.exec(long(heading(1, 'Kilns'), ...more))?.[1];
    expect(Number(words())).toBeGreaterThan(100);
    expect(words({ ...paragraph(proseOf(30)), kind: 'code' })).toBe(words());
    // A heading right above the text is one, whatever was taken for its main content; a sidebar's stands above its own text.
    expect(long(heading(2, 'Kilns', { region: 'aside' }))).toContain('has no H1');
    expect(long(heading(2, 'Kilns', { region: 'aside' }), paragraph('Call us.', { region: 'aside' }))).toContain('has no headings');
    expect(long(heading(1, 'Kilns', { region: 'header' }))).toContain('below the H1 have no heading of their own');
    expect(long(heading(1, 'Kilns'), heading(1, 'Glazes'))).not.toContain('stand under no heading');
    expect(long(heading(1, 'Kilns'), { ...paragraph('What is a cone?'), kind: 'summary' })).toBe('');
  });

  it('takes a bold line for a heading only where a text follows it', () => {
    const lines = (next: string) =>
      findingsOf(
        audit,
        gatheredPages(
          goodPage('article', {
            document: {
              blocks: [
                heading(1, 'Kilns'),
                ...['First firing', 'Second firing'].flatMap((line) => [paragraph(line, { inline: ['b'] }), paragraph(next)]),
              ] as never,
            },
          }),
        ),
      );
    expect(lines('12 March 2026')).toBe('');
    expect(lines(proseOf(3))).toContain('2 short lines are in bold');
  });
});
