import { describe, expect, it } from 'vitest';
import { quotablePassages } from '../../page/quotable-passages.ts';
import { aPage, type BlockDraft, findingsOf, gatheredPages, heading, link, paragraph, scoreOf, verdictOf } from '../testing.ts';
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
/** As a reader counts them. */
const countIn = ({ pages }: ReturnType<typeof gatheredPages>) => (pages.ok ? quotablePassages(pages.value).headed : null);

describe('sections on the subtopics of a subject', () => {
  it('grows with their number, each doubling alike', () => {
    const [five, eleven] = [5, 11].map((count) => score(page('/', ...sections(count))));
    // log2 of 12/3 is twice that of 6/3.
    expect(eleven).toBeCloseTo(2 * (five ?? 0), 9);
    expect(score(page('/', ...sections(2)))).toBe(0);
  });

  it('is full from four on each page on, from 36 on a site of few pages, and from 96 on at most', () => {
    const site = (pages: number, count: number) =>
      score(...Array.from({ length: pages }, (_, at) => page(`/${at}`, ...sections(count, at * count))));
    expect(score(page('/', ...sections(35)))).toBeLessThan(1);
    expect(score(page('/', ...sections(36)))).toBe(1);
    expect(site(20, 3)).toBeLessThan(1);
    expect(site(20, 4)).toBe(1);
    expect(site(96, 1)).toBe(1);
    expect(site(95, 1)).toBeLessThan(1);
  });

  it('says so where it leaves out headings that several pages share', () => {
    const shared = ['/', '/b', '/c'].map((path, at) =>
      page(path, ...sections(2, at * 2), heading(2, 'Prices'), ...section(20 + at).slice(1)),
    );
    expect(findingsOf(breadth, gatheredPages(...shared))).toContain(
      'We count fewer than 10 marked-up headings above passages of two or more sentences on 3 pages (policies, copies, repeated text, text without full sentences, and headings that several pages share not counted)',
    );
    expect(countIn(gatheredPages(page('/', ...sections(2))))).toBe(2);
  });

  it('says how many there are at most', () => {
    expect(findingsOf(breadth, gatheredPages(page('/', ...sections(9)), page('/b', paragraph('Order now.'))))).toContain(
      'We count fewer than 20 marked-up headings above passages of two or more sentences on 2 pages (policies, copies, repeated text, and text without full sentences not counted).',
    );
    const many = Array.from({ length: 20 }, (_, at) => page(`/${at}`, ...(at < 11 ? sections(1, at) : [paragraph('Order now.')])));
    expect(countIn(gatheredPages(...many))).toBe(11);
    const lone = paragraph(
      'One sentence that is long enough for a page to hold a text, and that no other sentence stands beside, tells nobody much about kilns.',
    );
    const found = findingsOf(breadth, gatheredPages(page('/', lone), page('/b', paragraph('Order now.'))));
    expect(found).toContain('We found no marked-up heading with a passage of two or more sentences');
  });

  it('counts as a reader does, and scores what the sentences say', () => {
    // Both sentences say hardly more than the headline.
    const thin = [heading(2, 'Hungry?'), paragraph('Kilns are at kilns. The kilns and the kilns.')];
    const list = [
      heading(2, 'Sizes'),
      ...['Small kilns for potters', 'Large kilns for schools'].map((text) => ({ ...paragraph(text), kind: 'listItem' as const })),
    ];
    const site = (...more: BlockDraft[]) => [page('/', ...sections(3), ...more), page('/b', paragraph('Order now.'))];
    expect(countIn(gatheredPages(...site(...thin)))).toBe(4);
    expect(score(...site(...thin))).toBe(score(...site()));
    expect(countIn(gatheredPages(...site(...list)))).toBe(3);
  });

  it('says nothing of a site whose only page read leads to no other: its menu may come with scripts', () => {
    const alone = page('/', paragraph('Our kilns are on display in the shop in Mill Street from Monday to Friday, also in winter.'));
    expect(verdictOf(breadth, gatheredPages(alone))).toEqual({
      state: 'unmeasured',
      because: 'The only page that we read has no link to another page of the site in its HTML.',
    });
    const leading = page('/', paragraph('Our kilns are on display.', { links: [link('https://acme.test/kilns', 'Kilns')] }));
    expect(score(leading)).toBe(0);
  });

  it('takes the headline of a page for its own where other pages link to it by its name', () => {
    const names = [1, 2, 3].map((at) => section(at)[0]?.text ?? '');
    const links = names.map((name) => heading(3, name));
    const own = names.map((name, at) =>
      aPage({
        url: `https://acme.test/${at}`,
        document: { links: [], blocks: [heading(1, name), ...section(at + 1).slice(1)] },
      }),
    );
    const listing = (path: string) => page(path, ...links, ...sections(3, 60));
    expect(countIn(gatheredPages(...own, listing('/list'), listing('/all')))).toBe(6);
  });

  it('from half of the points on tells the place on the scale, and no fault', () => {
    expect(verdictOf(breadth, gatheredPages(page('/', ...sections(23))))).toMatchObject({
      findings: [],
      because:
        'The site has more than 10 marked-up headings above passages of two or more sentences on 1 page (policies, copies, repeated text, and text without full sentences not counted).',
    });
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
