import { describe, expect, it } from 'vitest';
import { jsonLd, paragraph } from '../audits/testing.ts';
import { page, section } from '../topics/testing-site.ts';
import { many, PLAIN, titles } from './testing-opportunities.ts';

type Guide = { title: string; published?: string; path?: string; wordCount?: number; types?: string };
const guide = ({ title, published = '2025-03-01', path = 'blog', wordCount = 800, types = 'BlogPosting' }: Guide) =>
  page(title, [paragraph(many('one')), ...['Costs', 'Visits', 'Care'].flatMap((part) => section(part, many(part)))], {
    ...{
      url: `https://harrowfinch.test/${path}/${title.toLowerCase().replaceAll(' ', '-')}`,
      pageType: 'article',
      lang: 'en',
      detectedLanguage: 'en',
    },
    ...{ mainChars: 4000, wordCount, jsonLd: [jsonLd({ '@type': types, datePublished: published })] },
  });
const found = (...guides: Guide[]) => titles([...PLAIN, ...guides.map(guide)]).filter((title) => title.endsWith('for the current year'));
const OLD = { title: 'What crowns cost in 2025' };

describe('guides for a year that is over', () => {
  it('are brought up to date in one job', () =>
    expect(found(OLD, { title: 'Insurance for teeth 2024', published: '2023-12-01' })).toEqual([
      'Update “What crowns cost in 2025” and “Insurance for teeth 2024” for the current year',
    ]));
  it.each<[because: string, guides: Guide[]]>([
    ['the year is not over', [{ title: 'What crowns cost in 2026', published: '2026-03-01' }]],
    ['a later text looks back', [{ ...OLD, published: '2026-03-01' }]],
    ['another one for a later year follows', [OLD, { title: 'What crowns cost in 2026', published: '2026-03-01' }]],
    ['it tells of the year itself', [{ title: '2025 at our practice' }]],
    ['the number is that of a norm or a span', [{ title: 'Norm ISO 9001:2025' }, { title: 'Crowns from 2024-2025' }]],
    ['it is news', [{ ...OLD, path: 'news' }]],
    ['its markup calls it news', [{ ...OLD, types: 'NewsArticle' }]],
    ['it is a short notice', [{ ...OLD, wordCount: 120 }]],
  ])('are left alone where %s', (_because, guides) => expect(found(...guides)).toEqual([]));
});
