import { expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const read = (head: string, url = 'https://acme.test/a/') =>
  extractDocument(`<!doctype html><html lang="de-AT" dir="LTR"><head>${head}</head><body><p>x</p></body></html>`, url);

it('reads title, description, language and the first of each meta', () => {
  const document = read(`<title> A &amp; B
    C</title><title>Second</title><meta name="Description" content=" Text "><meta property="og:title" content="One"><meta property="og:title" content="Two"><meta name="generator" content="Hugo">`);
  expect(document).toMatchObject({ title: 'A & B C', titleCount: 2, metaDescription: 'Text', lang: 'de-AT', dir: 'ltr' });
  expect(document.meta).toEqual({ description: 'Text', 'og:title': 'One', generator: 'Hugo' });
});

it('keeps every robots directive with its agent', () => {
  const { robotsMeta } = read(
    '<meta name="ROBOTS" content="NoIndex, max-snippet:-1"><meta name="googlebot" content="nosnippet"><meta name="OAI-SearchBot" content="noindex"><meta name="robots" content="unavailable_after: 25 Jun 2027 15:00:00 PST"><meta name="author" content="all">',
  );
  expect(robotsMeta).toEqual([
    { agent: 'robots', directives: ['noindex', 'max-snippet:-1'] },
    { agent: 'googlebot', directives: ['nosnippet'] },
    { agent: 'oai-searchbot', directives: ['noindex'] },
    { agent: 'robots', directives: ['unavailable_after: 25 jun 2027 15:00:00 pst'] },
  ]);
});

it('resolves canonicals, languages and sitemaps against <base>', () => {
  const document = read(
    '<link rel="canonical" href="page"><base href="https://acme.test/b/"><link rel="alternate" hreflang="fr-FR" href="/fr"><link rel="sitemap" type="application/xml" href="map.xml"><link rel=canonical href="https://other.test/">',
  );
  expect(document.baseHref).toBe('https://acme.test/b/');
  expect(document.canonicals).toEqual(['https://acme.test/b/page', 'https://other.test/']);
  expect(document.hreflangs).toEqual([{ lang: 'fr-fr', href: 'https://acme.test/fr' }]);
  expect(document.sitemaps).toEqual(['https://acme.test/b/map.xml']);
});

it('reads a refresh, and says nothing where nothing stands', () => {
  expect(read('<meta http-equiv="Refresh" content="0; url=/new">').metaRefresh).toBe('0; url=/new');
  expect(read('<script>window.location.href = "https:\\/\\/other.test\\/new";</script>').metaRefresh).toBe('0; url=https://other.test/new');
  expect(read("<script>location.replace('/new')</script>").metaRefresh).toBe('0; url=/new');
  for (const script of ['function go() { location.href = "/new"; }', 'if (old) location.href = "/new";', 'location.href = next;'])
    expect(read(`<script>${script}</script>`).metaRefresh, script).toBeNull();
  expect(read('')).toMatchObject({ title: null, titleCount: 0, metaDescription: null, metaRefresh: null, baseHref: null, meta: {} });
});

it('a title inside a drawing is no title of the page', () => {
  expect(extractDocument('<title>Page</title><svg><title>Icon</title></svg>', 'https://acme.test/')).toMatchObject({
    title: 'Page',
    titleCount: 1,
  });
});
