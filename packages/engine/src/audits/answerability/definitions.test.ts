import { describe, expect, it } from 'vitest';
import {
  aPage,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  goodPage,
  heading,
  LONG_TEXT,
  paragraph,
  proseOf,
  scoreOf,
  term,
  verdictOf,
} from '../testing.ts';
import { definitions } from './definitions.ts';

const FILLER = ['Heat pumps stand in the cellar, and the cellar must be dry.', ...proseOf(LONG_TEXT).split(/(?<=\.) /)].map((text) =>
  paragraph(text),
);
const page = (...blocks: BlockDraft[]) =>
  gatheredPages(aPage({ document: { title: 'Heat pumps', links: [], blocks: [heading(1, 'Heat pumps at home'), ...blocks] } }));
const IS = paragraph('A heat pump is a machine that moves heat.');

describe('definitions', () => {
  it('passes a definition near the first use or under its own heading', () => {
    expect(scoreOf(definitions, page(IS, ...FILLER))).toBe(1);
    expect(scoreOf(definitions, page(term('Heat pump'), ...FILLER))).toBe(1);
    expect(scoreOf(definitions, page(...FILLER, heading(2, 'What is a heat pump?'), IS))).toBe(1);
  });
  it('halves a late one', () => {
    const late = [heading(1, 'What is a heat pump?'), ...FILLER, heading(2, 'In the end'), IS];
    expect(scoreOf(definitions, gatheredPages(aPage({ document: { title: 'What is a heat pump?', links: [], blocks: late } })))).toBe(0.5);
  });
  it('fails a text whose headline asks what something is, and asks no other for a definition', () => {
    const asking = (...blocks: BlockDraft[]) =>
      gatheredPages(
        aPage({ document: { title: 'What is a heat pump?', links: [], blocks: [heading(1, 'What is a heat pump?'), ...blocks] } }),
      );
    expect(scoreOf(definitions, asking(...FILLER))).toBe(0);
    expect(findingsOf(definitions, asking(...FILLER))).toContain('The headline asks what something is');
    expect(scoreOf(definitions, asking(paragraph('A zebra is an animal.'), ...FILLER))).toBe(0);
    expect(scoreOf(definitions, asking(IS, ...FILLER))).toBe(1);
    expect(verdictOf(definitions, page(...FILLER)).state).toBe('notApplicable');
    const introduced = { title: 'Heat pump basics', links: [], blocks: [heading(1, 'Heat pump basics'), ...FILLER] };
    expect(verdictOf(definitions, gatheredPages(aPage({ document: introduced }))).state).toBe('notApplicable');
  });
  it('asks no definition of a home page', () =>
    expect(verdictOf(definitions, gatheredPages(goodPage('home'))).state).toBe('notApplicable'));
});
