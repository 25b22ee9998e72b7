import type { PageType } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aPage,
  type DocumentDraft,
  findingsOf,
  gatheredPages,
  goodPage,
  goodPages,
  heading,
  jsonLd,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { agrees } from './agrees.ts';

const page = (node: object, pageType: PageType = 'product', draft: DocumentDraft = {}) =>
  gatheredPages(
    aPage({
      document: {
        pageType,
        title: 'Studio 60 pottery kiln',
        bylines: [],
        dates: [],
        breadcrumbs: [],
        blocks: [
          heading(1, 'Studio 60 pottery kiln'),
          paragraph('It costs €2,190.00. Rated 4.8 out of 5 by 212 reviews. Written by Mara Voss.'),
        ],
        jsonLd: [jsonLd({ '@context': 'https://schema.org', ...node })],
        ...draft,
      },
    }),
  );
const product = (more: object) => page({ '@type': 'Product', name: 'Studio 60 pottery kiln', ...more });
const offer = (price: unknown) => product({ offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } });
const rating = (ratingValue: unknown, reviewCount: unknown) =>
  product({ aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } });

describe('agrees', () => {
  it('passes markup that says what the page shows', () => {
    expect(scoreOf(agrees, offer('2190.00'))).toBe(1);
    expect(scoreOf(agrees, offer(2190))).toBe(1);
    expect(scoreOf(agrees, rating(4.8, 212))).toBe(1);
    expect(scoreOf(agrees, rating('4,8', '212'))).toBe(1);
    for (const good of goodPages().filter(({ document }) => document?.pageType !== 'docs'))
      expect(scoreOf(agrees, gatheredPages(good)), good.url).toBe(1);
  });
  it('asks for the name of an organization, not for that of a person who publishes the site', () => {
    const published = (type: string) =>
      page({ '@type': 'WebSite', name: 'Studio 60', publisher: { '@type': type, name: 'Ines Okafor' } }, 'home');
    expect(findingsOf(agrees, published('Organization'))).toMatch(/not named on the page/);
    expect(findingsOf(agrees, published('Person'))).toBe('');
  });
  it('takes titles for no part of a name', () => {
    const named = (name: string, shown: string, url = 'https://acme.test/') =>
      findingsOf(
        agrees,
        page(
          {
            '@type': 'Article',
            headline: 'Studio 60 pottery kiln',
            author: { '@type': 'Person', name },
            publisher: { '@type': 'LegalService', name, url },
          },
          'article',
          { blocks: [heading(1, 'Studio 60 pottery kiln'), paragraph(`Written by ${shown} in May.`)] },
        ),
      );
    expect(named('Avukat Deniz Kara', 'Av. Deniz KARA')).toBe('');
    expect(named('Dr. Deniz Kara', 'Deniz Kara')).toBe('');
    expect(named('Avukat Deniz Kara', 'Av. Deniz Aksu')).toMatch(
      /organization in the markup is not named.*author in the markup is not named/s,
    );
  });
  it('finds a price that differs and a price that stands nowhere', () => {
    expect(scoreOf(agrees, offer('1990.00'))).toBe(0);
    expect(findingsOf(agrees, offer('1990.00'))).toMatch(/not among the prices/);
    const silent = page({ '@type': 'Product', name: 'Studio 60 pottery kiln', offers: { '@type': 'Offer', price: 55 } }, 'product', {
      blocks: [heading(1, 'Studio 60 pottery kiln')],
    });
    expect(findingsOf(agrees, silent)).toMatch(/does not appear on the page/);
    expect(scoreOf(agrees, silent)).toBe(0);
  });
  it('lets a shop mark up variants that are not shown', () => {
    const variants = product({
      offers: [
        { '@type': 'Offer', price: '2190.00' },
        { '@type': 'Offer', price: '3190.00' },
      ],
    });
    expect(scoreOf(agrees, variants)).toBe(1);
  });
  it('sees what scripts bring in, where the page was rendered', () => {
    const late = { '@type': 'Product', name: 'Studio 60', offers: { '@type': 'Offer', price: '77.50' } };
    const document = { pageType: 'product' as const, blocks: [heading(1, 'Studio 60')], jsonLd: [jsonLd(late)] };
    expect(scoreOf(agrees, gatheredPages(aPage({ document })))).toBe(0);
    expect(scoreOf(agrees, gatheredPages(aPage({ document, rendered: { blocks: [heading(1, 'Studio 60'), paragraph('€77.50')] } })))).toBe(
      1,
    );
  });
  it('finds an invented rating', () => {
    expect(scoreOf(agrees, rating(4.9, 1287))).toBe(0);
    expect(findingsOf(agrees, rating(4.9, 1287))).toMatch(/rating in the markup does not appear/);
    const bare = page(
      { '@type': 'Product', name: 'Studio 60', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 3 } },
      'product',
      {
        blocks: [heading(1, 'Studio 60 kiln'), paragraph('Ships in 5 days, with 3 shelves.')],
      },
    );
    expect(scoreOf(agrees, bare), 'a number without anything of a rating beside it').toBe(0);
  });
  it.each([
    ['en', 'Rated 4.8 by our customers'],
    ['de', 'Kundenbewertung: 4,8'],
    ['fr', 'Note moyenne : 4,8'],
    ['es', 'Puntuación media: 4,8'],
    ['it', 'Valutazione media: 4,8'],
    ['pt', 'Classificação média: 4,8'],
    ['nl', 'Klantbeoordeling: 4,8'],
    ['pl', 'Ocena klientów: 4,8'],
    ['ru', 'Средняя оценка: 4,8'],
    ['tr', 'ORTALAMA PUANI: 4,8'],
    ['da', 'Kundernes vurdering: 4,8'],
    ['sv', 'Snittbetyg: 4,8'],
    ['ja', 'お客様の評価：4.8'],
    ['zh', '用户评分：4.8'],
    ['ko', '고객 평점은 4.8입니다'],
    ['ar', 'متوسط التقييمات: ٤٫٨'],
  ])('sees a rating beside a word for it in %s: %s', (language, text) => {
    const rated = (shown: string) =>
      page({ '@type': 'Product', name: 'Studio 60', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8 } }, 'product', {
        ...{ lang: language, detectedLanguage: language },
        blocks: [heading(1, 'Studio 60'), paragraph(shown)],
      });
    expect(findingsOf(agrees, rated(text))).toBe('');
    expect(findingsOf(agrees, rated('4,8')), 'the figure alone').toMatch(/rating in the markup does not appear/);
  });
  it.each([
    ['pl', 4.8, 212, 'Ocena klientów: 4,8 na podstawie 212 opinii', true],
    ['en', 4.8, 212, '4.8 · 212', true],
    ['en', 4.8, 212, '4.8 kW at 230 volts', false],
    ['en', 5, 212, '5 (212)', true],
    ['en', 5, 5, '5 · 5', false],
    ['en', 12, 12, '12 kilns', false],
    ['fi', 4.8, 212, '4,8', true],
    ['fi', 4.8, 212, '9,3', false],
  ])('%s, rated %d by %d people: “%s”', (language, ratingValue, reviewCount, text, shown) => {
    const rated = { '@type': 'Product', name: 'Studio 60', aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } };
    const found = findingsOf(
      agrees,
      page(rated, 'product', {
        ...{ lang: language, detectedLanguage: language },
        blocks: [heading(1, 'Studio 60'), paragraph(text)],
      }),
    );
    expect(found === '').toBe(shown);
  });
  it('finds another name, author or organization; a date that differs is judged elsewhere', () => {
    expect(scoreOf(agrees, page({ '@type': 'Product', name: 'Cheap sofa bed' }))).toBe(0);
    const article = (more: object, draft: DocumentDraft = {}) =>
      page({ '@type': 'Article', headline: 'Studio 60 pottery kiln', ...more }, 'article', draft);
    const byline = { bylines: [{ text: 'Mara Voss', href: null, via: 'rel-author' as const, region: 'main' as const }] };
    expect(scoreOf(agrees, article({ author: { '@type': 'Person', name: 'Mara Voss' } }, byline))).toBe(1);
    expect(scoreOf(agrees, article({ author: { '@type': 'Person', name: 'John Invented' } }, byline))).toBe(0);
    expect(scoreOf(agrees, article({ author: { '@type': 'Person', name: 'John Invented' } }))).toBeCloseTo(0.7);
    const dated = {
      dates: [
        { text: '4 March 2026', iso: '2026-03-04', role: 'published' as const, via: 'visible-text' as const, region: 'main' as const },
      ],
    };
    expect(scoreOf(agrees, article({ datePublished: '2026-03-05T01:00:00+02:00' }, dated))).toBe(1);
    expect(scoreOf(agrees, article({ datePublished: '2026-11-01' }, dated))).toBe(1);
    expect(scoreOf(agrees, page({ '@type': 'Organization', name: 'Globex', url: 'https://acme.test/' }))).toBe(0);
  });
  it.each<[what: string, telephone: string, street: string, finds: RegExp]>([
    ['the same number and address', '+44 1782 555014', 'Mill Lane 4', /^$/],
    ['the number without the code of the country', '01782 555 014', 'Mill Lane 4', /^$/],
    ['another number', '+44 1782 999999', 'Mill Lane 4', /the telephone number in the markup is none of those on the page/],
    ['another address', '+44 1782 555014', 'Kiln Road 77', /the address in the markup is not the one on the page/],
  ])('compares how a business is reached: %s', (_what, telephone, streetAddress, finds) => {
    const address = { '@type': 'PostalAddress', streetAddress, postalCode: streetAddress === 'Mill Lane 4' ? 'ST4 2AB' : 'ST9 9ZZ' };
    const business = { '@type': 'LocalBusiness', name: 'Studio 60', url: 'https://acme.test/', telephone, address };
    const links = [{ href: 'tel:+441782555014', text: 'Call', rel: [], region: 'footer' as const, block: -1, internal: false }];
    const line = { ...paragraph('Studio 60, Mill Lane 4, Stoke, ST4 2AB'), region: 'footer' as const };
    const blocks = [heading(1, 'Studio 60'), paragraph('We fire clay for Hall Road 9, Stoke, ST1 1AA.'), line];
    expect(findingsOf(agrees, page(business, 'home', { blocks, links }))).toMatch(finds);
    // What shows no way to be reached contradicts none.
    expect(findingsOf(agrees, page(business, 'home', { blocks: blocks.slice(0, 2), links: [] }))).toBe('');
  });
  it('finds questions that cannot be read on the page', () => {
    const faq = (name: string, text: string) =>
      page({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] }, 'faq', {
        blocks: [heading(2, 'Is it loud?'), paragraph('No, a kiln makes no noise at all.')],
      });
    expect(scoreOf(agrees, faq('Is it loud?', '<p>No, a kiln makes no noise at all.</p>'))).toBe(1);
    expect(scoreOf(agrees, faq('Is it free?', 'Yes, of course it is free.'))).toBe(0);
    expect(scoreOf(agrees, faq('Is it loud?', ''))).toBe(0);
    expect(scoreOf(agrees, faq('Does a pottery kiln make noise?', 'No, such a kiln makes no noise at all.'))).toBe(1);
    expect(scoreOf(agrees, faq('Does a pottery kiln make noise?', 'No noise at all.'))).toBe(0);
  });
  it('finds no question in words that stand apart on the page', () => {
    const faq = {
      '@type': 'FAQPage',
      mainEntity: ['Can you inspect kilns with a camera?', 'Do you collect old kilns?'].map((name) => ({
        ...{ '@type': 'Question', name },
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, we inspect and collect kilns.' },
      })),
    };
    const blocks = [
      heading(1, 'Kilns'),
      paragraph('Yes, we inspect kilns and collect them.'),
      paragraph('Do you have a question? Call us.'),
      paragraph('With a camera you can see how old it is.'),
    ];
    expect(findingsOf(agrees, page(faq, 'other', { blocks }))).toContain('none of the 2 questions in the markup appears on the page');
  });
  it('says of the HTML alone what scripts of the site may add to the page', () => {
    const questions = ['Is it loud?', 'Is it hot?', 'Is it heavy?'].map((name) => ({
      ...{ '@type': 'Question', name },
      acceptedAnswer: { '@type': 'Answer', text: `It is not: ${name}` },
    }));
    const faq = (all: number, draft: DocumentDraft) =>
      page({ '@type': 'FAQPage', mainEntity: questions.slice(0, all) }, 'faq', { blocks: [heading(1, 'Kilns')], ...draft });
    const scripted = faq(3, { scripts: 3, ownScripts: 1 });
    expect(findingsOf(agrees, scripted)).toContain(
      'none of the 3 questions in the markup appears in the page’s HTML with its answer; scripts may add them',
    );
    expect(scoreOf(agrees, scripted)).toBe(0);
    expect(findingsOf(agrees, faq(1, { scripts: 1 })), 'a visit of before').toContain(
      'the question in the markup does not appear in the page’s HTML',
    );
    for (const still of [{}, { scripts: 3, ownScripts: 0 }])
      expect(findingsOf(agrees, faq(3, still))).toContain('none of the 3 questions in the markup appears on the page with its answer');
    const own = { scripts: 1, ownScripts: 1 };
    const bare = { blocks: [heading(1, 'Studio 60 pottery kiln')], ...own };
    const found = (node: object, pageType: PageType, draft: DocumentDraft) => findingsOf(agrees, page(node, pageType, draft));
    for (const node of [
      { '@type': 'Product', name: 'Studio 60 pottery kiln', offers: { '@type': 'Offer', price: 55 } },
      { '@type': 'Product', name: 'Studio 60 pottery kiln', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9 } },
      { '@type': 'Organization', name: 'Globex', url: 'https://acme.test/' },
    ])
      expect(found(node, 'product', bare)).toMatch(/in the page’s HTML; scripts may add it/);
    expect(found({ '@type': 'Article', headline: 'Studio 60 pottery kiln', author: 'Mara Voss' }, 'article', bare)).toContain(
      'the author in the markup is not named in the page’s HTML; scripts may add it',
    );
    // What a browser showed is what a reader sees.
    const document = {
      pageType: 'faq' as const,
      blocks: [heading(1, 'Kilns')],
      jsonLd: [jsonLd({ '@type': 'FAQPage', mainEntity: questions })],
      ...own,
    };
    expect(findingsOf(agrees, gatheredPages(aPage({ document, rendered: document })))).toContain('appears on the page with its answer');
  });
  it('does not apply without markup', () => {
    expect(verdictOf(agrees, gatheredPages(goodPage('article', { document: { jsonLd: [] } }))).state).toBe('notApplicable');
  });
  it('reads Japanese and Arabic pages as well', () => {
    const ja = page({ '@type': 'Product', name: 'スタジオ60陶芸窯', offers: { '@type': 'Offer', price: '219000' } }, 'product', {
      lang: 'ja',
      title: 'スタジオ60陶芸窯',
      blocks: [heading(1, 'スタジオ60陶芸窯'), paragraph('価格は219,000円です。')],
    });
    expect(scoreOf(agrees, ja)).toBe(1);
    const ar = page({ '@type': 'Product', name: 'فرن الخزف', offers: { '@type': 'Offer', price: '2190' } }, 'product', {
      lang: 'ar',
      title: 'فرن الخزف',
      blocks: [heading(1, 'فرن الخزف'), paragraph('السعر ٢١٩٠ يورو.')],
    });
    expect(scoreOf(agrees, ar)).toBe(1);
  });
});
