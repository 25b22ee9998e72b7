import { describe, expect, it } from 'vitest';
import {
  aPage,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  heading,
  listItem,
  paragraph,
  scoreOf,
  tableRow,
  verdictOf,
} from '../testing.ts';
import { dataInTables } from './data-in-tables.ts';

const page = (...blocks: BlockDraft[]) => gatheredPages(aPage({ document: { links: [], blocks } }));
const PRICES = paragraph('The Mini costs 100 €, the Small 200 €, the Plain 300 €, the Large 400 €, the Giant 500 € and all ship today.');
const STEPS = paragraph('To start: (1) press the button for a while, (2) set the ramp as you like it, (3) set the hold, (4) walk away.');

describe('data-in-tables', () => {
  it('passes tables and lists', () =>
    expect(scoreOf(dataInTables, page(tableRow('Mini · 100 €', { group: 0 }), listItem('Press', { group: 1 })))).toBe(1));
  it('finds prices and steps buried in paragraphs', () => {
    expect(scoreOf(dataInTables, page(PRICES))).toBe(0);
    expect(scoreOf(dataInTables, page(STEPS))).toBe(0);
    expect(scoreOf(dataInTables, page(PRICES, tableRow('Mini · 100 €', { group: 0 })))).toBe(0.5);
    expect(findingsOf(dataInTables, page(PRICES))).toMatch(/belong in a table/);
  });
  it('takes three things that a sentence enumerates for no steps, unless each has its figure', () => {
    const few = paragraph('How do I book? You can (1) call us, (2) write to us or (3) use the form on this page.');
    expect(verdictOf(dataInTables, page(few)).state).toBe('notApplicable');
    const figures = paragraph('To fire a pot, (1) heat for 3 hours, (2) hold at 1240 °C and (3) let it cool for 12 hours.');
    expect(scoreOf(dataInTables, page(figures))).toBe(0);
  });
  it('takes an argument with prices for no list of them', () => {
    const argued = paragraph(
      'The Mini costs 100 €. The Small costs 200 € or 300 €, as you choose. In a year that is 400 €. The Giant would be 500 €.',
    );
    expect(verdictOf(dataInTables, page(argued)).state).toBe('notApplicable');
  });
  it('counts a list once, however many items', () => {
    expect(scoreOf(dataInTables, page(PRICES, ...Array.from({ length: 50 }, (_, at) => listItem(`Item ${at}`, { group: 0 }))))).toBe(0.5);
  });
  it('takes captions that a script puts side by side for no paragraph', () => {
    const captions = Array.from({ length: 12 }, (_, at) => `Kiln of ${at + 10} kg`);
    expect(verdictOf(dataInTables, page(paragraph(captions.join(' ')))).state).toBe('notApplicable');
    expect(scoreOf(dataInTables, page(paragraph(captions.join(', '))))).toBe(0);
  });
  it('takes no data for buried that a list of the section holds as well', () => {
    const prices = (...all: number[]) => all.map((price) => listItem(`${price} €`, { group: 0 }));
    expect(scoreOf(dataInTables, page(heading(2, 'Prices'), PRICES, ...prices(100, 200, 300)))).toBe(1);
    expect(scoreOf(dataInTables, page(heading(2, 'Prices'), PRICES, ...prices(100, 200)))).toBe(0.5);
    expect(scoreOf(dataInTables, page(heading(2, 'Prices'), PRICES, heading(2, 'Rent'), ...prices(100, 200, 300)))).toBe(0.5);
  });
  it('does not apply to plain prose', () =>
    expect(verdictOf(dataInTables, page(paragraph('It costs 100 € and weighs 5 kg.'))).state).toBe('notApplicable'));
});
