import { describe, expect, it } from 'vitest';
import type { DateFact } from '../../artifacts/page.ts';
import { aPage, findingsOf, gatheredFrom, gatheredPages, goodPage, jsonLd, NOW, scoreOf, verdictOf } from '../testing.ts';
import { dateAgreement as audit } from './date-agreement.ts';

const ago = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString().slice(0, 10);
const shown = (days: number, role: DateFact['role'] = 'modified'): DateFact => ({
  text: 'x',
  iso: ago(days),
  role,
  via: 'time-element',
  region: 'main',
});
type Days = { visible?: number; markup?: number; sitemap?: number; at?: number };
const page = ({ visible, markup, sitemap, at = 1 }: Days) =>
  aPage({
    url: `https://acme.test/a${at}`,
    sitemapLastmod: sitemap === undefined ? null : ago(sitemap),
    document: {
      dates: visible === undefined ? [] : [shown(visible)],
      jsonLd: markup === undefined ? [] : [jsonLd({ '@type': 'Article', dateModified: ago(markup) })],
    },
  });
const score = (days: Days) => scoreOf(audit, gatheredPages(page(days)));

describe(audit.id, () => {
  it('says nothing of a policy, which shows from when it holds', () => {
    const policy = page({ visible: 40, sitemap: 3 });
    expect(findingsOf(audit, gatheredPages(policy))).toContain('the sitemap says');
    const url = 'https://acme.test/privacy-policy';
    const named = { ...policy, url, finalUrl: url, document: policy.document && { ...policy.document, pageType: 'other' as const } };
    expect(verdictOf(audit, gatheredPages(named)).state).toBe('notApplicable');
  });
  it('passes the good site, and a day of difference', () => {
    expect(scoreOf(audit, gatheredFrom())).toBe(1);
    expect(score({ visible: 40, markup: 41, sitemap: 39 })).toBe(1);
  });

  it('compares no month with a day', () => {
    const month: DateFact = { ...shown(40), iso: ago(40).slice(0, 7) };
    const of = (dates: DateFact[]) =>
      verdictOf(audit, gatheredPages(aPage({ document: { dates, jsonLd: [jsonLd({ '@type': 'Article', dateModified: ago(3) })] } }))).state;
    expect(of([month])).toBe('notApplicable');
    expect(of([shown(40)])).toBe('scored');
  });

  it('takes the date of an entry of a list for none of the page', () => {
    const MARKED = [jsonLd({ '@type': 'WebPage', dateModified: ago(400) })];
    const of = (pageType: 'listing' | 'other' | 'article', role: DateFact['role']) =>
      verdictOf(
        audit,
        gatheredPages(goodPage(pageType, { sitemapLastmod: ago(3), document: { dates: [shown(400, role)], jsonLd: MARKED } })),
      ).state;
    expect(of('listing', 'unknown')).toBe('notApplicable');
    expect(of('other', 'unknown')).toBe('notApplicable');
    expect(of('listing', 'published')).toBe('notApplicable');
    expect(of('other', 'modified')).toBe('scored');
    expect(of('article', 'unknown')).toBe('scored');
  });

  it('a markup that makes the page younger than it shows itself fails; one that lags behind is half', () => {
    expect(score({ visible: 400, markup: 1, sitemap: 400 })).toBe(0);
    expect(score({ visible: 40, markup: 400 })).toBe(0.5);
    expect(findingsOf(audit, gatheredPages(page({ visible: 400, markup: 1 })))).toContain(ago(400));
  });

  it('a markup that gives the day of publication alone contradicts no later change', () => {
    const markup = (dates: object) =>
      scoreOf(
        audit,
        gatheredPages(
          aPage({
            sitemapLastmod: null,
            document: { dates: [shown(90, 'published'), shown(40)], jsonLd: [jsonLd({ '@type': 'Article', ...dates })] },
          }),
        ),
      );
    expect(markup({ datePublished: ago(90) })).toBe(1);
    expect(markup({ datePublished: ago(90), dateModified: ago(90) })).toBe(0.5);
    expect(markup({ datePublished: ago(40) })).toBe(0);
  });

  it('a publication that the markup dates otherwise costs, though the last change is the same', () => {
    const published = (days: number, changed = 40) =>
      scoreOf(
        audit,
        gatheredPages(
          aPage({
            sitemapLastmod: null,
            document: {
              dates: [shown(90, 'published'), shown(40)],
              jsonLd: [jsonLd({ '@type': 'Article', datePublished: ago(days), dateModified: ago(changed) })],
            },
          }),
        ),
      );
    expect([published(90), published(45), published(900)]).toEqual([1, 0, 0.5]);
  });

  it('a change that the markup alone tells is no fault unless it is of today, where both say the same of the publication', () => {
    const published = (days: number, changed = 40) =>
      findingsOf(
        audit,
        gatheredPages(
          aPage({
            sitemapLastmod: null,
            document: {
              dates: [shown(90, 'published')],
              jsonLd: [jsonLd({ '@type': 'Article', datePublished: ago(days), dateModified: ago(changed) })],
            },
          }),
        ),
      );
    expect(published(90)).toBe('');
    expect(published(90, 0)).toContain(`only its markup says it was updated on ${ago(0)}`);
    expect(published(45)).toContain(`its markup says ${ago(40)}`);
  });

  it('a sitemap that says otherwise costs', () => {
    expect(score({ visible: 400, sitemap: 1 })).toBe(0);
    expect(score({ visible: 400, markup: 400, sitemap: 1 })).toBe(0.5);
  });

  it('a page with one date alone, or with one that no reader sees, is not judged', () => {
    expect(verdictOf(audit, gatheredPages(page({ markup: 40, sitemap: 40 }))).state).toBe('notApplicable');
    expect(verdictOf(audit, gatheredPages(page({ visible: 40 }))).state).toBe('notApplicable');
    expect(verdictOf(audit, gatheredPages(goodPage('contact', { sitemapLastmod: null }))).state).toBe('notApplicable');
  });

  it('a date in the future fails, wherever it stands', () => {
    for (const days of [{ visible: -60 }, { visible: 40, markup: -60 }, { visible: 40, sitemap: -60 }]) expect(score(days)).toBe(0);
  });

  it('a date that no word claims for the page may be that of an offer, where it lies ahead, or of the last change', () => {
    const unnamed = (visible: number, { published = visible, modified = visible }: { published?: number; modified?: number }) =>
      aPage({
        sitemapLastmod: ago(modified),
        document: {
          dates: [shown(visible, 'unknown')],
          jsonLd: [jsonLd({ '@type': 'Article', datePublished: ago(published), dateModified: ago(modified) })],
        },
      });
    expect(verdictOf(audit, gatheredPages(unnamed(-60, { published: 400, modified: 40 }))).state).toBe('notApplicable');
    expect(scoreOf(audit, gatheredPages(unnamed(40, { published: 400, modified: 40 })))).toBe(1);
    expect(verdictOf(audit, gatheredPages(unnamed(400, { published: 400, modified: 40 }))).state).toBe('notApplicable');
    expect(scoreOf(audit, gatheredPages(unnamed(400, { published: 400, modified: 0 })))).toBe(0);
  });

  it('“changed today” on every page fails, even where all sources agree', () => {
    const today = [1, 2, 3].map((at) => page({ visible: 0, markup: 0, sitemap: 0, at }));
    expect(scoreOf(audit, gatheredPages(...today))).toBe(0);
    expect(scoreOf(audit, gatheredPages(...today, page({ visible: 40, sitemap: 40, at: 4 })))).toBe(1);
  });
});
