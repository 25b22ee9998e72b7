import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { changed, topicsOf } from './testing-linked-site.ts';
import { businessSite, page, prose, SERVICES } from './testing-site.ts';

/** So many pages that are made alike. */
const times = (count: number, make: (at: number) => ReadPage) => Array.from({ length: count }, (_, at) => make(at));

describe('no topic is invented from', () => {
  it.each<[because: string, pages: ReadPage[], reason: RegExp]>([
    ['one page', [page('Acme', [paragraph(prose(80))], { url: 'https://acme.test/', pageType: 'home', mainChars: 500 })], /only one page/],
    ['frames', [page('Frame', [], { url: 'https://acme.test/', pageType: 'home', blocks: [], mainChars: 0 } as never)], /almost no text/],
    ['images alone', times(4, (at) => page(`Image ${at}`, [], { mainChars: 0 })), /almost no text/],
    [
      'pages without titles',
      times(4, (at) => {
        const one = page(`x${at}`, [], { mainChars: 500 });
        return changed(one, { title: null, blocks: one.document.blocks.slice(1) });
      }),
      /neither titles nor headings/,
    ],
    [
      'pages with one title for all',
      times(5, (at) => page('Acme', [paragraph(prose(60, `w${at}`))], { url: `https://acme.test/p${at}`, mainChars: 500 })),
      /the same title/,
    ],
    [
      '500 pages of a template',
      times(500, (at) =>
        page(`Listing ${at}`, [paragraph(`Item number ${at} in stock.`)], {
          url: `https://acme.test/i/${at}`,
          mainChars: 300,
          pageType: 'article',
        }),
      ),
      /few pages have a label/,
    ],
    [
      'a parked domain',
      [page('acme.test', [paragraph('This domain is for sale.')], { url: 'https://acme.test/', pageType: 'home', mainChars: 30 })],
      /almost no text/,
    ],
    [
      'a login wall',
      times(3, (at) =>
        page('Sign in', [paragraph(prose(60))], {
          url: `https://acme.test/${at}`,
          mainChars: 400,
          forms: [{ action: '/in', password: true, fields: 2 }],
        }),
      ),
      /asks for a login/,
    ],
  ])('%s, and the reason is told', (_because, pages, reason) => {
    const { topics, limited, questions } = buildCorpus(pages, 0);
    expect(topics).toEqual([]);
    expect(questions).toEqual([]);
    expect(limited).toMatch(reason);
  });
});

describe('a site in several languages', () => {
  const spoken = (...languages: (string | undefined)[]) =>
    businessSite(SERVICES).map((one, at) => changed(one, { lang: languages[at] ?? 'en', detectedLanguage: languages[at] ?? 'en' }));
  const each = spoken('en', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl');
  const mostly = spoken('en', 'en', 'en', 'en', 'en', 'de', 'de', 'de');
  const elsewhere = spoken('en', 'fr', 'es', 'de', 'de', 'de', 'de', 'de');

  it.each<[pages: string, site: ReadPage[], topics: number, limit: string | null]>([
    ['each in another', each, 0, 'We found no topics: 6 of 8 pages are in other languages than the start page.'],
    [
      'three of them German',
      mostly,
      3,
      'We looked for topics on only part of the site: 3 of 8 pages are in other languages than the start page.',
    ],
    [
      'most of them in another than the start page',
      elsewhere,
      5,
      'We looked for topics on only part of the site: 3 of 8 pages are not in the site’s main language.',
    ],
    ['two of them German', spoken('en', 'en', 'en', 'en', 'en', 'en', 'de', 'de'), 4, null],
  ])('says how many pages were left out: %s', (_pages, site, topics, limit) => {
    const corpus = buildCorpus(site, 0);
    expect([corpus.topics.length, corpus.limited]).toEqual([topics, limit]);
  });
});

describe('a site without a menu', () => {
  it('has the topics that headings, titles and texts of its pages agree on', () =>
    expect(topicsOf(businessSite(SERVICES).map((one) => changed(one, { links: [] }))).length).toBeGreaterThan(3));
});

describe('a site in a language without a pack', () => {
  const norsk = (answer: string) =>
    buildCorpus(
      businessSite(
        {
          Kroner: [heading(2, 'Vet dere om kronen faktisk er trygg?'), paragraph(answer)],
          Priser: [],
          Ansatte: [],
          'Ledige stillinger': [],
        },
        { lang: 'nb', hub: 'tilbud' },
      ),
      0,
    );
  const short = norsk('Fast pris for hver krone.');
  it('has no topics that only serve every site', () => expect(short.topics.map(({ topic }) => topic)).toEqual(['Kroner']));
  it('does not answer a question with a short line', () => expect(short.questions).toEqual([]));
  it('answers a question with a paragraph', () =>
    expect(norsk(`Fast pris for hver krone. ${prose(30, 'krone')}`).questions).toHaveLength(1));

  const unknown = buildCorpus(businessSite(SERVICES, { lang: 'xx' }), 0);
  it('has topics even if nobody knows the language', () => expect(unknown.topics.length).toBeGreaterThan(3));
  it('has no typed questions if nobody knows the language', () => expect(unknown.questions).toEqual([]));
});
