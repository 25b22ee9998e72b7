import { PageFacts } from '@citelight/contracts';
import { expect, it } from 'vitest';
import { aPage, aVisit, goodPage, jsonLd, link, paragraph } from '../audits/testing.ts';
import { pageFacts } from './page-facts.ts';

it('tell what a page says of itself', () => {
  const [facts] = pageFacts(
    aVisit({ pages: [goodPage('article', { headers: { 'x-robots-tag': 'bingbot: noarchive, max-snippet:50' } })] }),
  );
  expect(PageFacts.parse(facts)).toEqual(facts);
  expect(facts).toMatchObject({
    title: 'What temperature does a pottery kiln fire at? | Acme Kilns',
    h1: ['What temperature does a pottery kiln fire at?'],
    pageType: 'article',
    datePublished: '2026-03-04',
    dateModified: '2026-10-02',
    robotsDirectives: ['bingbot: noarchive', 'bingbot: max-snippet:50'],
    error: null,
  });
  expect(facts?.jsonLdTypes).toContain('BreadcrumbList');
});

it('take dates from JSON-LD where the page shows none, and count broken blocks', () => {
  const blocks = [
    jsonLd({ '@graph': [{ '@type': 'Article', datePublished: '2025-01-02T10:00:00Z' }] }),
    { ok: false as const, error: 'x', bytes: 3 },
  ];
  const [facts] = pageFacts(aVisit({ pages: [goodPage('article', { document: { dates: [], jsonLd: blocks } })] }));
  expect(facts).toMatchObject({ datePublished: '2025-01-02T10:00:00Z', dateModified: null, jsonLdErrors: 1 });
});

it('take a date that does not say what it is of for that of publication, where no other is given', () => {
  const day = (text: string, iso: string, role: 'modified' | 'unknown') => ({
    text,
    iso,
    role,
    via: 'visible-text' as const,
    region: 'main' as const,
  });
  const bare = day('3 November 2026', '2026-11-03', 'unknown');
  const read = (dates: ReturnType<typeof day>[], type: 'article' | 'other' = 'article') =>
    pageFacts(aVisit({ pages: [goodPage(type, { document: { dates, jsonLd: [] } })] }))[0];
  expect(read([bare])).toMatchObject({ datePublished: '2026-11-03', dateModified: null });
  expect(read([bare], 'other')).toMatchObject({ datePublished: null });
  expect(read([bare, day('4 November 2026', '2026-11-04', 'modified')])).toMatchObject({ datePublished: null, dateModified: '2026-11-04' });
});

it('count each link once and name those that are known to be dead', () => {
  const links = [
    link('https://acme.test/a#x'),
    link('https://acme.test/a'),
    link('https://acme.test/gone'),
    link('https://x.test/'),
    link('https://walled.test/'),
  ];
  const page = aPage({ document: { blocks: [paragraph('See', { links })], links: [] } });
  const check = { code: null, finalUrl: '', linksBack: null };
  const [facts] = pageFacts(
    aVisit({
      pages: [page, aPage({ url: 'https://acme.test/gone', status: 404, document: null })],
      linkChecks: [
        { ...check, url: 'https://x.test/', status: 500, from: 'outbound' },
        { ...check, url: 'https://walled.test/', status: 403, from: 'outbound' },
      ],
    }),
  );
  expect(facts).toMatchObject({ internalLinks: 2, externalLinks: 2 });
  expect(facts?.brokenLinks.map(({ url, status }) => [url, status])).toEqual([
    ['https://acme.test/gone', 404],
    ['https://x.test/', 500],
  ]);
});

it('a page that could not be read has its error and nothing made up', () => {
  const [facts] = pageFacts(aVisit({ pages: [aPage({ document: null })] }));
  expect(facts).toMatchObject({ title: null, wordCount: 0, error: { code: 'fetch.connect' } });
  expect(PageFacts.parse(facts)).toEqual(facts);
});
