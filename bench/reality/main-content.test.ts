import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extractDocument } from '../../packages/engine/src/artifacts/extract.ts';
import { overlap } from '../validity/overlap.ts';
import { bestOf, digestOf, figuresOf, type LabelledPage, type MeasuredPage, mainContent, measurePage, truthOf } from './main-content.ts';

const MENU = ['Harbour', 'Boats', 'Berths'];
const TEXT = [
  'Mooring a small boat',
  'Bring the bow into the wind and let the boat lose its way before the buoy, so that nobody has to hold it against the tide with bare hands.',
  'Berths',
  'Every berth has a cleat on either side, fresh water within twenty metres, and a lamp that stays lit for an hour after sunset all year round.',
];
const HTML = `<!doctype html><html lang="en"><head><title>Mooring a small boat</title></head><body>
<nav><ul>${MENU.map((item) => `<li><a href="/${item}">${item}</a></li>`).join('')}</ul></nav>
<main><h1>${TEXT[0]}</h1><p>${TEXT[1]}</p><h2>${TEXT[2]}</h2><p>${TEXT[3]}</p></main>
<footer><p>Harbour office, open from eight to five</p></footer></body></html>`;
const PAGE_URL = 'https://harbour.test/mooring';
const texts = [...MENU, ...TEXT, 'Harbour office, open from eight to five'];
const page: LabelledPage = {
  site: 'harbour',
  path: 'mooring.html',
  kind: 'article',
  language: 'en',
  // “Berths” stands in the menu first and is a heading then.
  blocks: texts.map((text, i) => [digestOf(text), i >= MENU.length && i < MENU.length + TEXT.length]),
};
const blocks = extractDocument(HTML, PAGE_URL).blocks;

describe('main content beside other extractors', () => {
  it('has for truth the blocks labelled as such, and tells equal texts apart by their order', () => {
    expect(truthOf(blocks, page.blocks)).toBe(TEXT.join('\n'));
  });

  it('has no truth where the page has other blocks than when it was labelled', () => {
    expect(truthOf(blocks, page.blocks.slice(0, -1))).toBeNull();
    expect(truthOf(blocks.slice(1), page.blocks)).toBeNull();
  });

  it('tells texts apart by their words, and not by case or white space', () => {
    expect(digestOf(' Fresh\n water ')).toBe(digestOf('fresh water'));
    expect(digestOf('Fresh water')).not.toBe(digestOf('Salt water'));
    expect(digestOf('Fresh water')).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each([
    ['the same', 'one two two', 'one two two', 1, 1, 1],
    ['all and as much again', 'one two three four', 'one two', 0.5, 1, 2 / 3],
    ['half', 'one', 'one two', 1, 0.5, 2 / 3],
    ['a word twice that stands there once', 'one one', 'one', 0.5, 1, 2 / 3],
    ['nothing', '', 'one', 0, 0, 0],
  ])('counts words: %s', (_, found, truth, precision, recall, f1) => {
    const counted = overlap(found, truth);
    expect([counted.precision, counted.recall, counted.f1]).toEqual([precision, recall, f1].map((value) => expect.closeTo(value)));
  });

  it('counts what each extractor finds in the same page, with the headline that some give apart', async () => {
    const measured = await measurePage(HTML, PAGE_URL, page);
    expect(measured?.scores.ours).toEqual({ precision: 1, recall: 1, f1: 1 });
    for (const other of ['readability', 'defuddle'] as const)
      expect(measured?.scores[other], other).toEqual({ precision: 1, recall: 1, f1: 1 });
    expect(await measurePage(HTML.replace('</main>', '<p>Another paragraph</p></main>'), PAGE_URL, page)).toBeNull();
  });

  it('says who is best, several where they are as good to a hundredth', () => {
    const of = (ours: number, readability: number, defuddle: number): MeasuredPage => {
      const score = (f1: number) => ({ precision: f1, recall: f1, f1 });
      return { kind: 'article', scores: { ours: score(ours), readability: score(readability), defuddle: score(defuddle) } };
    };
    const pages = [of(0.9, 0.8, 0.901), of(0.5, 1, 0.7), of(0.6, 0.2, 0.1)];
    expect(pages.map(bestOf)).toEqual([['ours', 'defuddle'], ['readability'], ['ours']]);
    const value = (name: string) => figuresOf(pages).find((one) => one.name.startsWith(`Main content, ${name}`))?.value;
    expect(value('ours: F1 over words, median')).toBe(0.6);
    expect(value('ours: F1 over words, mean')).toBe(0.6667);
    expect(value('ours: best')).toBe(2);
    expect(value('defuddle: best')).toBe(1);
    expect(value('mean F1 of ours less that of readability')).toBeCloseTo(0);
    expect(value('mean F1 of ours less that of defuddle')).toBeCloseTo(0.0997, 3);
  });

  it('has at least forty labelled pages of twenty sites, of every kind and in several languages, without their text', () => {
    const { pages } = JSON.parse(readFileSync(join(import.meta.dirname, 'main-content.json'), 'utf8')) as { pages: LabelledPage[] };
    const different = (of: (one: LabelledPage) => string) => new Set(pages.map(of)).size;
    expect(different(({ site, path }) => `${site}/${path}`)).toBe(pages.length);
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(different(({ site }) => site)).toBeGreaterThanOrEqual(20);
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(
      new Set(['article', 'service', 'product', 'listing', 'home', 'documentation', 'faq']),
    );
    expect(different(({ language }) => language)).toBeGreaterThanOrEqual(5);
    for (const one of pages) {
      expect(one.blocks.every(([digest]) => /^[0-9a-f]{12}$/.test(digest))).toBe(true);
      expect(new Set(one.blocks.map(([, main]) => main)), one.path).toContain(true);
    }
  });

  describe('where there are no sites', () => {
    afterEach(() => vi.unstubAllEnvs());
    it('is not measured', async () => {
      vi.stubEnv('REALITY_SITES', undefined);
      const figures = await mainContent({ full: false, log: () => {}, askedToEnd: () => new AbortController().signal });
      expect(figures).toEqual([expect.objectContaining({ value: expect.stringContaining('REALITY_SITES') })]);
    });
  });
});
