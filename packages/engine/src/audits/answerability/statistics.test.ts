import type { PageType } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, gatheredPages, LONG_TEXT, link, paragraph, proseOf, scoreOf, verdictOf } from '../testing.ts';
import { statistics } from './statistics.ts';

const LONG = paragraph(proseOf(LONG_TEXT));
const page = (blocks: BlockDraft[], pageType: PageType = 'article') =>
  gatheredPages(aPage({ document: { pageType, links: [], blocks: [LONG, ...blocks] } }));
const figure = (text: string) => paragraph(text, { links: [link('https://destatis.de/a', 'Destatis')] });
const THREE = ['In 2024, 45% of new houses had one.', 'It used 5,000 kWh in 2023.', 'In 2022 it cost 18,000 euros.'].map(figure);

describe('statistics', () => {
  it('passes three figures with unit, date and source', () => expect(scoreOf(statistics, page(THREE))).toBe(1));
  it('takes a figure without a date or a source for none, and asks nobody for figures', () => {
    for (const block of [figure('It used 5,000 kWh.'), paragraph('It used 5,000 kWh in 2023.')])
      expect(verdictOf(statistics, page([block])).state).toBe('notApplicable');
    expect(verdictOf(statistics, page([])).state).toBe('notApplicable');
  });
  it('V4 saturates, and repeating or inventing figures brings nothing', () => {
    const one = THREE.slice(0, 1);
    const before = scoreOf(statistics, page(one));
    const repeated = Array.from({ length: 20 }, (_, at) => figure(`In 2024, 45% of new houses had one, again ${at}.`));
    expect(scoreOf(statistics, page([...one, ...repeated]))).toBeLessThanOrEqual(before + 0.001);
    const invented = Array.from({ length: 20 }, (_, at) => paragraph(`In 2024, ${at + 50}% of experts agreed.`));
    expect(scoreOf(statistics, page([...one, ...invented]))).toBe(before);
    expect(scoreOf(statistics, page([...THREE, figure('In 2020 it was 12%.')]))).toBe(1);
  });
  it('asks no figures of a product page and of short articles', () => {
    expect(verdictOf(statistics, page([paragraph('It used 5,000 kWh in 2023.')], 'product')).state).toBe('notApplicable');
    expect(scoreOf(statistics, page(THREE.slice(0, 1), 'product'))).toBe(1);
    expect(verdictOf(statistics, gatheredPages(aPage({ document: { blocks: [paragraph('Closed on Monday.')] } }))).state).toBe(
      'notApplicable',
    );
  });
});
