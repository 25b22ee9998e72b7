import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { aPage, heading, paragraph, quote } from '../audits/testing.ts';
import { article, good, typed, typedTitles } from './testing-opportunities.ts';

describe('figures', () => {
  it('need no source, which may stand anywhere on their page', () =>
    expect(
      typed([article('Firing costs', paragraph('About 38 percent of all pots crack in their first firing.'))], 'stat_highlight'),
    ).toEqual([]));

  const PRICES = 'The Mini 40 costs €1,490, the Studio 60 costs €2,190 and the School 120 costs €3,890.';
  it('of one kind in running text become rows', () => {
    const [first] = typed([article('Prices', paragraph(PRICES))], 'data_structure');
    expect(first?.title).toContain('€1,490, €2,190, €3,890');
    expect(first?.evidence?.snippet).toBe(PRICES);
  });
  it('in sentences of their own become rows as well', () =>
    expect(
      typed([article('Prices', paragraph('The Mini costs €1,490. The Studio costs €2,190. The School costs €3,890.'))], 'data_structure'),
    ).toHaveLength(1));

  const boiler = [
    'A boiler that needs a part of more than £350 is seldom worth it.',
    'A new one costs £2,350 fitted and saves the average household about £190 a year.',
  ].join(' ');
  it.each<[because: string, pages: ReadPage[], of: (url: string) => boolean]>([
    ['stand in a table already', good, (url) => url === 'https://acme.test/kilns'],
    ['belong to different things', [article('Repair or replace?', paragraph(boiler))], () => true],
    [
      'are no amounts of money',
      [article('Trial', paragraph('The first field lost 55 %, the second field lost 30 % and the third field lost 5 %.'))],
      () => true,
    ],
  ])('become no rows where they %s', (_because, pages, of) =>
    expect(typed(pages, 'data_structure').filter(({ pageUrl }) => of(pageUrl ?? ''))).toEqual([]),
  );
});

describe('an article without a name that readers see', () => {
  const silentWith = (document: object, url = 'https://acme.test/blog/silent') =>
    aPage({
      url,
      document: { mainChars: 1200, blocks: [heading(1, 'Why pots crack'), paragraph('They cool too fast.')], ...document },
    }) as ReadPage; // safe: it has a document
  const silent = silentWith({ bylines: [] });
  const marked = silentWith({ bylines: [{ text: 'Mara Voss', href: null, via: 'meta' }] });
  const crew = silentWith(
    { bylines: [{ text: 'Acme crew', href: null, via: 'class' }], blocks: [heading(1, 'Why pots crack')] },
    'https://acme.test/blog/crew',
  );

  it('is told of the person whom the site names elsewhere', () => {
    const [first] = typed([...good, silent], 'expert_positioning');
    expect(first?.pageUrl).toBe(silent.url);
    expect(first?.actionSteps[0]).toContain('If “Mara Voss” wrote or checked “Why pots crack”');
  });
  it('is told of the author whom its markup names', () =>
    expect(typed([...good, marked], 'expert_positioning').find(({ pageUrl }) => pageUrl === marked.url)).toMatchObject({
      title: 'Show readers who wrote “Why pots crack”',
      description: 'No byline can be seen on “Why pots crack”. The markup of the page names “Mara Voss” as its author.',
      actionSteps: ['Put the name “Mara Voss” under the headline of “Why pots crack”, linked to a page about that person.'],
    }));

  const linked = (via: 'meta' | 'class', text: string) =>
    silentWith({
      bylines: [{ text: 'Mara Voss', href: null, via, region: 'main' }],
      links: [{ href: 'https://acme.test/about', text, rel: [], region: 'footer', block: -1, internal: true }],
    });
  it.each(['meta', 'class'] as const)('of an author by %s calls for nothing more where a link in the footer names the author', (via) => {
    const of = (page: ReadPage) => typed([...good, page], 'expert_positioning').filter(({ pageUrl }) => pageUrl === page.url);
    expect(of(linked(via, 'About us'))).toHaveLength(1);
    expect(of(linked(via, 'About Mara Voss'))).toEqual([]);
  });

  it.each<[because: string, pages: ReadPage[]]>([
    ['articles with bylines', good],
    ['an author in the markup alone', [...good, marked]],
    ['a short notice, and what a crew or an office signs', [...good, article('Summer party', paragraph('On Saturday at six.')), crew]],
  ])('is not meant by %s', (_because, pages) =>
    expect(typed(pages, 'expert_positioning').filter(({ title }) => title.startsWith('Name the author'))).toEqual([]),
  );
});

describe('a quotation', () => {
  const WORDS = '“Most cracked pots come from cooling too fast below 600 °C.”';
  it('without a speaker lacks one', () =>
    expect(typedTitles([article('Cracks', quote(WORDS))], 'expert_positioning').join()).toContain(
      'Name the speaker of “‘Most cracked pots',
    ));
  it('that a line introduces lacks no speaker', () =>
    expect(typedTitles([article('Cracks', paragraph('Mara Voss explains why:'), quote(WORDS))], 'expert_positioning')).not.toContainEqual(
      expect.stringMatching(/^Say who says/),
    ));
});

describe('findings of one’s own', () => {
  it('are not promised by a heading that names a method', () => {
    const steps = paragraph('Melt the butter, stir in the oats and bake for 25 minutes.');
    expect(typedTitles([article('How is flapjack made?', heading(2, 'Method'), steps)], 'citation_magnet').join('\n')).not.toContain(
      'Method',
    );
  });
  it('are quoted', () => {
    const own = 'In our workshop we measured 214 firings in 2025.';
    const [first] = typed([article('How long does a firing take?', paragraph(own))], 'citation_magnet');
    expect(first?.description).toContain(own);
  });
});
