import { describe, expect, it } from 'vitest';
import type { DateFact } from '../../artifacts/page.ts';
import type { ReadPage } from '../audit.ts';
import { aPage, jsonLd, NOW } from '../testing.ts';
import { allChangedToday, believedDate, DAY_MS, datesOf, timeOf } from './page-dates.ts';

const now = Date.parse(NOW);
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);
const dates = (published: number | null, modified: number | null): DateFact[] => [
  ...(published === null
    ? []
    : [{ text: 'x', iso: ago(published), role: 'published' as const, via: 'time-element' as const, region: 'main' as const }]),
  ...(modified === null
    ? []
    : [{ text: 'x', iso: ago(modified), role: 'modified' as const, via: 'visible-text' as const, region: 'main' as const }]),
];
const page = (published: number | null, modified: number | null, more: { markup?: number; sitemap?: number; at?: number } = {}) =>
  aPage({
    url: `https://acme.test/a${more.at ?? 0}`,
    sitemapLastmod: more.sitemap === undefined ? null : ago(more.sitemap),
    document: {
      dates: dates(published, modified),
      jsonLd: more.markup === undefined ? [] : [jsonLd({ '@type': 'Article', dateModified: ago(more.markup) })],
    },
  }) as ReadPage; // safe: it has a document
const age = (one: ReadPage, allToday = false) => {
  const date = believedDate(one, now, allToday);
  return date === null ? null : Math.floor((now - date) / DAY_MS);
};

describe('the date that is believed', () => {
  it('is the last change that a reader sees', () => {
    expect(age(page(900, 40))).toBe(40);
    expect(age(page(900, null))).toBe(900);
    expect(age(page(null, null, { markup: 3, sitemap: 3 }))).toBeNull();
  });

  it('is the oldest where sources disagree, so that no single changed date makes a page younger', () => {
    expect(age(page(900, 40, { markup: 500 }))).toBe(500);
    expect(age(page(900, 40, { sitemap: 700 }))).toBe(700);
    expect(age(page(900, 800, { markup: 2 }))).toBe(800);
    expect(age(page(900, 800, { sitemap: 2 }))).toBe(800);
  });

  it('is not the day of the visit unless the sitemap knows of the change, and never ahead of it', () => {
    expect(age(page(900, 0))).toBe(900);
    expect(age(page(900, 0, { markup: 0 }))).toBe(900);
    expect(age(page(900, 0, { markup: 0, sitemap: 0 }))).toBeLessThanOrEqual(1);
    expect(age(page(900, 0, { sitemap: 0 }), true)).toBe(900);
    expect(age(page(0, null))).toBeLessThanOrEqual(1);
    expect(age(page(-30, null))).toBeNull();
  });

  it('all pages changed today is told from a day of new articles', () => {
    const three = (published: number | null, modified: number | null) => [1, 2, 3].map((at) => page(published, modified, { at }));
    expect(allChangedToday(three(900, 0), now)).toBe(true);
    expect(allChangedToday(three(0, 0), now)).toBe(false);
    expect(allChangedToday([...three(900, 0), page(900, 40, { at: 4 })], now)).toBe(false);
    expect(allChangedToday(three(900, 0).slice(1), now)).toBe(false);
  });
});

describe('dates are read', () => {
  it('without the machine’s time zone', () => {
    expect(timeOf('2026-03-04T10:00')).toBe(Date.UTC(2026, 2, 4, 10));
    expect(timeOf('2026-03-04T10:00:00+02:00')).toBe(Date.UTC(2026, 2, 4, 8));
    expect(timeOf('2026-03-04')).toBe(Date.UTC(2026, 2, 4));
    for (const none of ['', 'yesterday', '04.03.2026', '2026-13-40', null]) expect(timeOf(none)).toBeNull();
  });

  it('only near the text: neither from the footer nor from related articles', () => {
    const aside: DateFact = { text: 'x', iso: '2026-11-20', role: 'modified', via: 'time-element', region: 'aside' };
    const one = aPage({ document: { dates: [aside], jsonLd: [] }, sitemapLastmod: null }) as ReadPage; // safe: it has a document
    expect(datesOf(one).visible).toEqual({ published: null, modified: null, named: false, inMonths: false });
  });
});
