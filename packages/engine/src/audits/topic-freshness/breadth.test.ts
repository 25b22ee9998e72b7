import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, findingsOf, gatheredPages, heading, paragraph, scoreOf } from '../testing.ts';
import { breadth } from './breadth.ts';

const WORDS = 'glaze kiln clay wheel firing cone ash slip bisque stain oxide shelf porcelain trimming handle lid'.split(' ');
/** A section like no other: a heading and two sentences whose words depend on its number. */
const section = (at: number): BlockDraft[] => {
  const word = (step: number) =>
    `${WORDS[(at * 7 + step * 3) % WORDS.length]}${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`;
  return [
    heading(2, `How the ${word(0)} is used`),
    paragraph(
      `The ${word(0)} dries slowly before the ${word(1)} is opened. A ${word(2)} keeps its color when the ${word(3)} cools overnight.`,
    ),
  ];
};
const page = (path: string, ...blocks: BlockDraft[]) =>
  aPage({ url: `https://acme.test${path}`, document: { links: [], blocks: [heading(1, `Kilns ${path}`), ...blocks] } });
const sections = (count: number, from = 0) => Array.from({ length: count }, (_, at) => section(from + at)).flat();
const score = (...pages: Parameters<typeof gatheredPages>) => scoreOf(breadth, gatheredPages(...pages));

describe('sections on the subtopics of a subject', () => {
  it('grows with their number, each doubling alike, and is full from 48 on', () => {
    const [five, eleven] = [5, 11].map((count) => score(page('/', ...sections(count))));
    expect(score(page('/', ...sections(2)))).toBe(0);
    expect((eleven ?? 0) - (five ?? 0)).toBeCloseTo(five ?? 0, 9);
    expect(score(page('/', ...sections(47)))).toBeLessThan(1);
    expect(score(page('/', ...sections(24)), page('/b', ...sections(24, 24)))).toBe(1);
  });

  it('says how many were found', () => {
    expect(findingsOf(breadth, gatheredPages(page('/', ...sections(9)), page('/b', paragraph('Order now.'))))).toContain(
      'We found 9 headings with a passage of two or more sentences on the 2 pages that we read. A site gets full points for 48 or more.',
    );
    const lone = paragraph(
      'One sentence that is long enough for a page to hold a text, and that no other sentence stands beside, tells nobody much about kilns.',
    );
    expect(findingsOf(breadth, gatheredPages(page('/', lone)))).toContain('We found no heading with a passage of two or more sentences');
  });

  const [title = heading(2, ''), text = paragraph('')] = section(1);
  it.each<[string, BlockDraft[]]>([
    ['the same section again', [title, text, title, text, title, text]],
    ['the same text under other headings', [title, text, heading(2, 'Of kilns'), text, heading(2, 'Of clay'), text]],
    ['headings without a text', [title, text, heading(2, 'Of kilns'), heading(2, 'Of clay'), heading(2, 'Of slip')]],
    ['labels', [title, text, heading(2, 'Of kilns'), paragraph('Best pots. Best kilns.')]],
  ])('%s adds nothing but once', (_what, blocks) => {
    const once = score(page('/', ...sections(6, 100), title, text));
    expect(once).toBeGreaterThan(score(page('/', ...sections(6, 100))));
    expect(score(page('/', ...sections(6, 100), ...blocks))).toBe(once);
  });

  it('takes a heading on every page for one of the template', () => {
    const pages = Array.from({ length: 4 }, (_, at) => page(`/${at}`, heading(2, 'Opening hours'), ...section(at).slice(1)));
    expect(score(...pages)).toBe(0);
  });
});
