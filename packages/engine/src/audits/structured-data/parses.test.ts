import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, jsonLd, scoreOf, verdictOf } from '../testing.ts';
import { parses } from './parses.ts';

type Blocks = NonNullable<ReturnType<typeof goodPage>['document']>['jsonLd'];
const page = (...blocks: Blocks) => gatheredPages(goodPage('other', { document: { jsonLd: blocks } }));
const broken = { ok: false as const, error: 'Expected "," at line 3', bytes: 10 };

describe('parses', () => {
  it('passes blocks that parse, with or without @graph', () => {
    expect(scoreOf(parses, gatheredPages(goodPage('article')))).toBe(1);
    for (const context of [
      'https://schema.org',
      'http://schema.org/',
      ['https://schema.org', { x: 'https://x.test/' }],
      { '@vocab': 'https://schema.org/' },
    ])
      expect(
        scoreOf(parses, page(jsonLd({ '@context': context, '@type': 'WebPage', name: 'Delivery of kilns' }))),
        JSON.stringify(context),
      ).toBe(1);
  });
  it('counts blocks that do not parse, name no type or no vocabulary', () => {
    expect(scoreOf(parses, page(broken))).toBe(0);
    expect(findingsOf(parses, page(broken))).toMatch(/does not parse: Expected/);
    expect(scoreOf(parses, page(broken, jsonLd({ '@context': 'https://schema.org', '@type': 'WebPage', name: 'Delivery of kilns' })))).toBe(
      0.5,
    );
    expect(scoreOf(parses, page(jsonLd({ '@context': 'https://schema.org', name: 'x' })))).toBe(0);
    expect(scoreOf(parses, page(jsonLd({ '@type': 'WebPage', name: 'Delivery of kilns' })))).toBe(0.5);
  });
  it('is no merit of markup that describes nothing the page is about', () => {
    const date = jsonLd({ '@context': 'https://schema.org', '@type': 'Article', dateModified: '2026-11-21' });
    expect(verdictOf(parses, page(date)).state).toBe('notApplicable');
  });
  it('does not apply without JSON-LD, nor to markup that is false', () => {
    expect(verdictOf(parses, page()).state).toBe('notApplicable');
    const invented = jsonLd({ '@context': 'https://schema.org', '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 999 });
    expect(verdictOf(parses, page(invented)).state).toBe('notApplicable');
  });
});
