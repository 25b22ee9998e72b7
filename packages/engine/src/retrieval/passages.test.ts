import { describe, expect, it } from 'vitest';
import { code, heading, link, listItem, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { page, prose, section } from '../topics/testing-site.ts';
import { cutPassages } from './passages.ts';

const cut = (...args: Parameters<typeof page>) => cutPassages(page(...args));

describe('passages', () => {
  it('are cut at headings and carry the heading above them', () => {
    const found = cut('Kilns', [
      paragraph('Kilns fire clay until it is hard.'),
      ...section('Heat', 'Heat work is time and temperature together.'),
    ]);
    expect(found.map(({ heading, text }) => [heading, text])).toEqual([
      ['Kilns', 'Kilns fire clay until it is hard.'],
      ['Heat', 'Heat work is time and temperature together.'],
    ]);
  });

  it('leave out the line that signs a text', () => {
    const links = [link('https://acme.test/about', 'Mara Voss', { rel: ['author'] })];
    const found = cut('Kilns', [
      paragraph('By Mara Voss, potter. Published 2 October 2026.', { links }),
      paragraph('Kilns fire clay until it is hard.'),
    ]);
    expect(found.map(({ text }) => text)).toEqual(['Kilns fire clay until it is hard.']);
  });

  it('a keyword said again at once is not heard, wherever it stands', () => {
    const text = 'The kiln heats slowly and evenly, so that no pot cracks.';
    const tokens = (more: string) =>
      cut('Kilns', [paragraph(`${text}${more}`)])[0]?.pieces[0]?.words.filter((word) => word !== null).length;
    expect(tokens(' Pottery kiln guide Pottery kiln guide Pottery kiln guide')).toBe(tokens(''));
    expect(tokens(' It cools for a day.')).toBeGreaterThan(tokens('') ?? 0);
  });

  it('part long sections at the end of a block or sentence, and leave a short rest where it is', () => {
    const sentence = (seed: string) => `The ${prose(38, seed)} end${seed}.`;
    const long = cut('Kilns', [paragraph(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(sentence).join(' '))]);
    expect(long.map(({ words }) => words)).toEqual([200, 80]);
    expect(long[0]?.text).toMatch(/ende\.$/);
    const rest = cut('Kilns', [paragraph(`${prose(190)}.`), paragraph('The last block is short, but it is there.')]);
    expect(rest).toHaveLength(1);
    expect(rest[0]?.text).toMatch(/but it is there\.$/);
  });

  it('cut even a text that has no stops', () => {
    const found = cut('Kilns', [paragraph(prose(3000))]);
    expect(found.length).toBeGreaterThan(5);
    expect(Math.max(...found.map(({ words }) => words))).toBeLessThan(260);
  });

  it('hold neither navigation nor code nor headings without a text', () => {
    const found = cut('Kilns', [
      paragraph('Kilns, shelves, cones and all the rest of our shop.', { region: 'nav' }),
      heading(2, 'Is there anything below?'),
      heading(2, 'Program'),
      code('for (const kiln of kilns) kiln.fire({ upTo: 1240, hold: 10 })'),
      paragraph('Too short.'),
    ]);
    expect(found).toEqual([]);
  });

  it('hold no text that lines up keywords', () => {
    const stuffed =
      'best pottery kiln cheap pottery kiln buy pottery kiln online pottery kiln price pottery kiln sale pottery kiln shop pottery kiln deals pottery kiln';
    expect(cut('Kilns', [paragraph(stuffed)])).toEqual([]);
    const list =
      'kiln furnace oven clay glaze cone shelf post pyrometer thermocouple controller brick fibre element relay ramp hold porcelain stoneware earthenware raku';
    expect(cut('Kilns', [paragraph(list)])).toEqual([]);
    expect(cut('Kilns', list.match(/\S+ \S+ \S+ \S+ \S+ \S+ \S+/g)?.map((text) => listItem(text)) ?? [])).toHaveLength(1);
  });

  it('hold no phrase said again and again, nor a paragraph that stood before', () => {
    expect(cut('Kilns', [paragraph('Buy a pottery kiln here. Buy a pottery kiln here.')])).toEqual([]);
    const twice = 'Kilns fire clay until it is hard.';
    expect(
      cut('Kilns', [paragraph(twice), paragraph('Heat work is time and temperature together.'), paragraph(twice)])[0]?.text.split(twice),
    ).toHaveLength(2);
  });

  it('of one page are at most 80, and a text that pages repeat is one passage', () => {
    const many = Array.from({ length: 120 }, (_, at) => section(`Part ${at}`, prose(12, `p${at}x`))).flat();
    expect(cut('Kilns', many)).toHaveLength(80);
    const same = [paragraph('Kilns fire clay until it is hard.')];
    expect(buildCorpus([page('A', same), page('B', same)], 0).passages).toHaveLength(1);
  });
});
