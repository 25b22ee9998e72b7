import { PageFacts } from '@citelight/contracts';
import { expect, it } from 'vitest';
import { aPage, aVisit, goodPage, jsonLd, link, paragraph } from '../audits/testing.ts';
import { pageFacts } from './page-facts.ts';

const nested = (levels: number): unknown => (levels === 0 ? { datePublished: '2025-01-02' } : { about: nested(levels - 1) });

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

it.each<[string, unknown, string | null]>([
  ['a day', { datePublished: '2025-01-02' }, '2025-01-02'],
  ['in a list', [[{ datePublished: '2025-01-02' }]], '2025-01-02'],
  ['of a list', Object.assign([], { datePublished: '2025-01-02' }), null],
  ['no text', { datePublished: 2025, mainEntity: { datePublished: '2025-01-03' } }, '2025-01-03'],
  ['in a list of its own', { datePublished: ['2025-01-02'] }, null],
  ['no day', { datePublished: 'In 2025-01-02' }, null],
  ['a year', { datePublished: '2025' }, null],
  ['nothing', null, null],
  ['another date', { dateModified: '2025-01-02' }, null],
  ['16 levels down', nested(16), '2025-01-02'],
  ['17 levels down', nested(17), null],
])('the date in JSON-LD that is %s', (_, value, datePublished) => {
  expect(pageFacts(aVisit({ pages: [goodPage('article', { document: { dates: [], jsonLd: [jsonLd(value)] } })] }))[0]).toMatchObject({
    datePublished,
  });
});

it('take the date of the first block that has one', () => {
  const blocks = [jsonLd({ name: 'x' }), jsonLd({ datePublished: '2025-01-02' }), jsonLd({ datePublished: '2025-01-03' })];
  const [facts] = pageFacts(aVisit({ pages: [goodPage('article', { document: { dates: [], jsonLd: blocks } })] }));
  expect(facts?.datePublished).toBe('2025-01-02');
});

it('take the date that the page shows before that of its metadata', () => {
  const date = (iso: string | null, via: 'meta' | 'visible-text') => ({
    text: 'x',
    iso,
    role: 'modified' as const,
    via,
    region: 'main' as const,
  });
  const modified = (...dates: ReturnType<typeof date>[]) =>
    pageFacts(aVisit({ pages: [goodPage('article', { document: { dates, jsonLd: [jsonLd({ dateModified: '2025-01-09' })] } })] }))[0]
      ?.dateModified;
  expect([
    modified(date('2025-01-02', 'meta'), date('2025-01-03', 'visible-text')),
    modified(date('2025-01-02', 'meta'), date(null, 'visible-text')),
    modified(date(null, 'meta')),
    modified(date(null, 'visible-text'), date('2025-01-03', 'visible-text')),
    modified(date(null, 'meta'), date('2025-01-02', 'meta')),
  ]).toEqual(['2025-01-03', '2025-01-02', '2025-01-09', '2025-01-03', '2025-01-02']);
});

it('tell directives with their values, each once', () => {
  const robotsMeta = [
    { agent: 'robots', directives: ['noindex', 'max-snippet: 50', 'noindex'] },
    { agent: 'googlebot', directives: ['nosnippet'] },
  ];
  const [facts] = pageFacts(aVisit({ pages: [goodPage('article', { document: { robotsMeta } })] }));
  expect(facts?.robotsDirectives).toEqual(['noindex', 'max-snippet:50', 'googlebot: nosnippet']);
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
    link('https://old.test/'),
    link('https://nowhere.test/'),
    link('https://slow.test/'),
    link('mailto:kiln@acme.test'),
    link('http://plain.test/'),
    link('https://acme.test/nowhere'),
  ];
  const page = aPage({ document: { blocks: [paragraph('See', { links })], links: [] } });
  const check = { code: null, finalUrl: '', linksBack: null };
  const [facts] = pageFacts(
    aVisit({
      pages: [
        page,
        aPage({ url: 'https://acme.test/gone', status: 404, document: null }),
        aPage({ url: 'https://acme.test/nowhere', document: null, error: { code: 'fetch.dns', message: 'x' } }),
      ],
      linkChecks: [
        { ...check, url: 'https://x.test/', status: 500, from: 'outbound' },
        { ...check, url: 'https://walled.test/', status: 403, from: 'outbound' },
        { ...check, url: 'https://old.test/', status: 410, from: 'outbound' },
        { ...check, url: 'https://nowhere.test/', status: null, code: 'fetch.dns', from: 'outbound' },
        { ...check, url: 'https://slow.test/', status: null, code: 'fetch.timeout', from: 'outbound' },
      ],
    }),
  );
  expect(facts).toMatchObject({ internalLinks: 3, externalLinks: 6 });
  expect(facts?.brokenLinks).toEqual([
    { url: 'https://acme.test/gone', status: 404, because: 'It answers with 404.' },
    { url: 'https://x.test/', status: 500, because: 'It answers with an error of the server (500).' },
    { url: 'https://old.test/', status: 410, because: 'It answers with 410.' },
    { url: 'https://nowhere.test/', status: null, because: 'The name of the site does not exist.' },
    { url: 'https://acme.test/nowhere', status: null, because: 'The name of the site does not exist.' },
  ]);
});

it('a page that could not be read has its error and nothing made up', () => {
  const [facts] = pageFacts(aVisit({ pages: [aPage({ document: null })] }));
  expect(facts).toEqual({
    ...{ url: 'https://acme.test/blog/firing-temperature', finalUrl: 'https://acme.test/blog/firing-temperature', status: null },
    ...{
      contentType: 'text/html',
      charset: 'utf-8',
      robotsDirectives: [],
      title: null,
      metaDescription: null,
      canonical: null,
      lang: null,
    },
    ...{ detectedLanguage: null, pageType: 'other', h1: [], wordCount: 0, jsonLdTypes: [], jsonLdErrors: 0, datePublished: null },
    ...{ dateModified: null, internalLinks: 0, externalLinks: 0, brokenLinks: [] },
    error: { code: 'fetch.connect', message: 'The site did not accept a connection.' },
  });
  expect(PageFacts.parse(facts)).toEqual(facts);
});
