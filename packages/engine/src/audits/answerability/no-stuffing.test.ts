import { describe, expect, it } from 'vitest';
import {
  aPage,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  goodPages,
  heading,
  listItem,
  paragraph,
  proseOf,
  scoreOf,
  tableRow,
  verdictOf,
} from '../testing.ts';
import { noStuffing } from './no-stuffing.ts';
import { articleIn } from './testing-languages.ts';

const page = (blocks: BlockDraft[]) => gatheredPages(aPage({ document: { links: [], blocks } }));
const article = (): BlockDraft[] => articleIn('en').document?.blocks.map(({ links: _, ...block }) => block) ?? [];

describe('no-stuffing', () => {
  it('passes good pages of every type', () => {
    for (const good of goodPages()) expect(scoreOf(noStuffing, gatheredPages(good)), good.url).toBe(1);
  });
  it('lets the entries of two lists be the same, not those of one', () => {
    const entry = (group: number) =>
      listItem('The logo of the sponsor is shown on the start page of the site and on every printed programme.', { group });
    const other = paragraph('Sponsors choose a package.');
    expect(findingsOf(noStuffing, page([other, entry(1), heading(2, 'Gold'), entry(2)]))).toBe('');
    expect(findingsOf(noStuffing, page([other, entry(1), entry(1), entry(1)]))).toContain('appears on the page more than once');
  });
  it('lets labels, months and the rows of a form be repeated: they are no sentences', () => {
    const months = paragraph('December · November · October · September · August · July · June · May · April · March · February · January');
    const years = ['2025', '2024', '2023'].flatMap((year) => [heading(2, year), months]);
    expect(scoreOf(noStuffing, page([paragraph(proseOf(2)), ...years]))).toBe(1);
  });
  it('lets a list of models stand below every part that fits them: its codes are no prose', () => {
    const models = paragraph('Fits K7, K7+, K7 Plus, E3, E5, E6, E7, G3, G4, G6 and J7.');
    const parts = ['Brush', 'Filter', 'Wheel', 'Belt', 'Lid', 'Knob'].flatMap((part) => [heading(2, part), models]);
    expect(findingsOf(noStuffing, page([paragraph(proseOf(2)), ...parts]))).toBe('');
  });
  it('V2 falls with every dose of stuffing', () => {
    const scores = [1, 2, 5, 10, 20].map((dose) =>
      scoreOf(noStuffing, page([...article(), paragraph('buy cheap heat pump now '.repeat(dose * 3))])),
    );
    for (const [at, score] of scores.entries()) if (at > 0) expect(score).toBeLessThanOrEqual(scores[at - 1] ?? 0);
    expect(scores.at(-1)).toBeLessThan(0.35);
    expect(findingsOf(noStuffing, page([...article(), paragraph('buy cheap heat pump now '.repeat(60))]))).toMatch(/one word appears/);
  });
  it('one line above two parts of a page is no repeated passage', () => {
    const slogan = paragraph('Find out all that we are and do here. Choose one of the parts to learn more about it.');
    const more = paragraph('A heat pump draws heat from the air outside of a house. It needs a third of the power that it gives.');
    expect(findingsOf(noStuffing, page([slogan, more, slogan]))).toBe('');
    expect(findingsOf(noStuffing, page([slogan, more, slogan, more]))).toMatch(/appears on the page more than once/);
  });
  it('names the word as it is written, not its stem', () => {
    const { findings = [] } = verdictOf(noStuffing, page([...article(), paragraph('batteries for winter houses '.repeat(60))])) as {
      findings?: { what: string; snippet?: string }[];
    };
    expect(findings.find(({ what }) => what.startsWith('one word'))?.snippet).toBe('houses');
  });
  it('falls with repeated passages, not with repeated short labels', () => {
    const twice = [...article(), ...article().filter((block) => block.kind === 'paragraph')];
    expect(scoreOf(noStuffing, page(twice))).toBeLessThan(0.5);
    expect(findingsOf(noStuffing, page(twice))).toMatch(/more than once/);
    expect(scoreOf(noStuffing, page([...article(), ...Array.from({ length: 10 }, () => paragraph('Add to cart'))]))).toBe(1);
  });
  it('says nothing of less than three tenths of the text', () => {
    const long = paragraph(proseOf(60));
    const again = (times: number) => [long, ...Array.from({ length: times }, () => paragraph(proseOf(4)))];
    expect(findingsOf(noStuffing, page(again(6)))).toBe('');
    expect(scoreOf(noStuffing, page(again(6)))).toBe(1);
    expect(findingsOf(noStuffing, page(again(9)))).toMatch(/^.*3\d% of the text appears on the page more than once/);
  });
  it('rows of tables may be the same under two headings, and so may items of a manual', () => {
    const ROW = 'Returns: | 0 in case of success, -1 in case of failure, and nothing else at all.';
    const rows = (draft: BlockDraft) => Array.from({ length: 12 }, (_, at) => [heading(2, `Call ${at}`), draft]).flat();
    expect(scoreOf(noStuffing, page([...article(), ...rows(tableRow(ROW))]))).toBe(1);
    const items = (pageType: 'docs' | 'article') =>
      gatheredPages(aPage({ document: { pageType, links: [], blocks: [...article(), ...rows(listItem(ROW))] } }));
    expect(scoreOf(noStuffing, items('docs'))).toBe(1);
    expect(scoreOf(noStuffing, items('article'))).toBeLessThan(1);
  });
  it('does not apply to a few keywords', () =>
    expect(verdictOf(noStuffing, page([heading(1, 'Kilns'), paragraph('kiln repair kiln repair')])).state).toBe('notApplicable'));
  it('does not apply to a page without text', () => expect(verdictOf(noStuffing, page([heading(1, 'Empty')])).state).toBe('notApplicable'));
});
