import { describe, expect, it } from 'vitest';
import type { DateFact, PageArtifact } from '../../artifacts/page.ts';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom,
  goodPage,
  heading,
  jsonLd,
  NOW,
  ofKind,
  paragraph,
  proseOf,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { freshness as audit } from './freshness.ts';

/** A business whose guides are to stay right; of an archive see below. */
const gatheredPages = (...pages: PageArtifact[]) => gatheredFrom(aVisit({ pages }), ofKind('localBusiness'));
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString().slice(0, 10);
const date = (days: number, role: DateFact['role'] = 'published'): DateFact => ({
  text: ago(days),
  iso: ago(days),
  role,
  via: 'time-element',
  region: 'main',
});
const article = (at: number, dates: DateFact[], markup?: number) =>
  aPage({
    url: `https://acme.test/a${at}`,
    sitemapLastmod: null,
    document: { dates, jsonLd: markup === undefined ? [] : [jsonLd({ '@type': 'Article', dateModified: ago(markup) })] },
  });
const aged = (days: number) => scoreOf(audit, gatheredPages(article(1, [date(days)])));

describe(audit.id, () => {
  it('passes the good site and falls with age, never rises', () => {
    expect(scoreOf(audit, gatheredFrom())).toBe(1);
    const scores = [1, 300, 700, 900, 1200, 1600, 2000].map(aged);
    expect(scores[0]).toBe(1);
    expect(scores.at(-1)).toBe(0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('asks for dates alone where no date is old', () => {
    const verdict = (...all: DateFact[][]) =>
      verdictOf(
        audit,
        gatheredPages(
          ...all.map((dates, at) =>
            aPage({
              url: `https://acme.test/a${at}`,
              sitemapLastmod: null,
              document: { dates, jsonLd: [], blocks: [heading(1, `Part ${at}`), paragraph(proseOf(20 + 10 * at))] },
            }),
          ),
        ),
      );
    expect(verdict([], [date(10)])).toMatchObject({ fix: expect.stringMatching(/^Show the dates/) });
    expect(verdict([], [date(2000)])).not.toHaveProperty('fix');
    expect(verdict([date(10)])).not.toHaveProperty('fix');
  });

  it('asks no new date of a record of changes', () => {
    const at = (path: string) =>
      gatheredPages(aPage({ url: `https://acme.test/${path}`, sitemapLastmod: null, document: { dates: [date(1600)], jsonLd: [] } }));
    for (const path of ['docs/changelog', 'release-notes', 'CHANGELOG.html'])
      expect(verdictOf(audit, at(path)).state, path).toBe('notApplicable');
    expect(verdictOf(audit, at('docs/change-of-oil')).state).toBe('scored');
  });

  it('counts a page without a visible date as the oldest, so that hiding a date gains nothing', () => {
    expect(scoreOf(audit, gatheredPages(article(1, [])))).toBe(0);
    expect(scoreOf(audit, gatheredPages(article(1, []), article(2, [date(2000)]), article(3, [date(10)])))).toBeLessThanOrEqual(
      scoreOf(audit, gatheredPages(article(1, [date(900)]), article(2, [date(2000)]), article(3, [date(10)]))),
    );
    expect(findingsOf(audit, gatheredPages(article(1, [])))).toContain('shows no date');
  });

  it('names the source of an age that the page itself does not show', () => {
    expect(findingsOf(audit, gatheredPages(article(1, [date(10)], 1500)))).toContain(
      'The page shows a newer date, but its markup or the sitemap dates it 4 years 1 month ago.',
    );
    expect(findingsOf(audit, gatheredPages(article(1, [date(1500)], 1500)))).toContain('Last updated 4 years 1 month ago');
    // Some days apart say the same of its age.
    expect(findingsOf(audit, gatheredPages(article(1, [date(1480)], 1500)))).toContain('Last updated 4 years 1 month ago');
  });

  it('says nothing of a page whose only date stands beside the text: it may be its own', () => {
    const beside = article(1, [{ ...date(900, 'unknown'), region: 'aside' as const }]);
    expect(verdictOf(audit, gatheredPages(beside)).state).toBe('notApplicable');
  });

  it('says nothing of a page that shows a month in a line: it may be its date', () => {
    const dated = (line: string) =>
      aPage({
        url: 'https://acme.test/a1',
        sitemapLastmod: null,
        document: { dates: [], jsonLd: [], blocks: [heading(1, 'Kilns'), paragraph(line), paragraph(proseOf(20))] },
      });
    expect(verdictOf(audit, gatheredPages(dated('Guide · July 2025'))).state).toBe('notApplicable');
    expect(verdictOf(audit, gatheredPages(dated('GuideJuly 2025'))).state).toBe('notApplicable');
    expect(findingsOf(audit, gatheredPages(dated('Guide · Kilns')))).toContain('shows no date of its own');
  });

  it('claims no absence where the markup gives a date, and none where a line may show that date', () => {
    const marked = (line: string, { markup = {}, dates = [] as DateFact[] } = {}) =>
      gatheredPages(
        aPage({
          url: 'https://acme.test/a1',
          sitemapLastmod: null,
          document: {
            dates,
            jsonLd: [jsonLd({ '@type': 'Article', ...markup })],
            blocks: [paragraph(line), heading(1, 'Kilns'), paragraph(proseOf(20))],
          },
        }),
      );
    const markup = { datePublished: '2026-01-09', dateModified: '2026-01-09' };
    expect(findingsOf(audit, marked('Guide', { markup }))).toContain('The page’s markup gives its date; we found none in its text.');
    expect(scoreOf(audit, marked('Guide', { markup }))).toBe(0);
    expect(findingsOf(audit, marked('Guide'))).toContain('The page shows no date of its own.');
    for (const line of ['Guide · 9th of Jan ’26 (2026)', 'Guide 09.01.2026']) {
      expect(verdictOf(audit, marked(line, { markup })).state, line).toBe('notApplicable');
      expect(verdictOf(audit, marked(line)).state, line).toBe('scored');
    }
    expect(findingsOf(audit, marked('Guide', { dates: [date(-60)] }))).toContain('is that of our visit or a later one');
  });

  it('says nothing of a page whose date can be read as two days', () => {
    const unclear = article(1, [{ ...date(900), iso: null, text: 'Posted on 6/5/2023' }]);
    expect(verdictOf(audit, gatheredPages(unclear)).state).toBe('notApplicable');
  });

  it.each([
    ['a newer date in the markup', article(1, [date(1500)], 0)],
    ['a change on the day of the visit', article(1, [date(1500), date(0, 'modified')])],
    ['a date in the future', article(1, [date(-60)])],
    ['a date in the markup alone', article(1, [], 0)],
  ])('%s gains nothing', (_, faked) => {
    expect(scoreOf(audit, gatheredPages(faked))).toBeLessThanOrEqual(aged(1500));
  });

  it('all pages “changed today” gain nothing', () => {
    const old = [1, 2, 3, 4].map((at) => article(at, [date(1500)]));
    const faked = [1, 2, 3, 4].map((at) => ({ ...article(at, [date(1500), date(0, 'modified')]), sitemapLastmod: ago(0) }));
    expect(scoreOf(audit, gatheredPages(...faked))).toBeLessThanOrEqual(scoreOf(audit, gatheredPages(...old)));
    expect(findingsOf(audit, gatheredPages(...faked))).toContain('All pages say they changed');
  });

  it('takes the median of each class of subject: one old page among fresh ones costs nothing', () => {
    expect(scoreOf(audit, gatheredPages(article(1, [date(10)]), article(2, [date(20)]), article(3, [date(3000)])))).toBe(1);
  });

  it('takes a text at several addresses for one: copies of a fresh page make no site fresher', () => {
    const dated = (at: number, days: number, text: string) =>
      aPage({
        url: `https://acme.test/a${at}`,
        sitemapLastmod: null,
        document: { dates: [date(days)], blocks: [paragraph(text.repeat(20))] },
      });
    const site = [dated(1, 2500, 'Clay is dug. '), dated(2, 2500, 'Slip is cast. '), dated(3, 10, 'Kilns are fired. ')];
    const copied = [4, 5, 6].map((at) => dated(at, 10, 'Kilns are fired. '));
    expect(scoreOf(audit, gatheredPages(...site))).toBe(0);
    expect(scoreOf(audit, gatheredPages(...site, ...copied))).toBe(0);
  });

  it('asks for news, not that those of last year change', () => {
    const item = (age: number, at: number) =>
      aPage({
        url: `https://acme.test/news/${at}`,
        sitemapLastmod: null,
        document: {
          pageType: 'article',
          meta: {},
          jsonLd: [],
          dates: [date(age)],
          links: [],
          blocks: [paragraph(`${'Clay '.repeat(at + 1)} was fired at the fair.`)],
        },
      });
    const news = (...ages: number[]) => gatheredPages(...ages.map(item));
    expect(scoreOf(audit, news(10, 200, 700))).toBe(1);
    expect(findingsOf(audit, news(10, 200, 700))).not.toContain(' ago');
    expect(scoreOf(audit, news(200, 700))).toBeLessThan(1);
    expect(findingsOf(audit, news(200, 700)).match(/ ago/g)).toHaveLength(1);
  });
  it('asks of an archive that something new comes, not that what was written is rewritten', () => {
    const pages = [100, 2500, 3000, 2800].map((days, at) =>
      aPage({
        url: `https://acme.test/a${at}`,
        sitemapLastmod: null,
        document: { dates: [date(days)], jsonLd: [], blocks: [paragraph(`${'Clay '.repeat(at + 1)} was fired at the fair.`)] },
      }),
    );
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages }), ofKind('publisher')))).toBe(1);
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: pages.slice(1) }), ofKind('publisher')))).toContain(
      'The newest of the texts we read is from 6 years',
    );
    // The news of a club, a laboratory or a meeting are a record.
    for (const kind of ['academic', 'association', 'event'] as const)
      expect(verdictOf(audit, gatheredFrom(aVisit({ pages: pages.slice(1) }), ofKind(kind))).state, kind).toBe('notApplicable');
    expect(scoreOf(audit, gatheredPages(...pages))).toBe(0);
  });
  it('asks no date of a manual, a club or an event that shows none', () => {
    const manual = aPage({ sitemapLastmod: null, document: { pageType: 'docs', dates: [], jsonLd: [] } });
    expect(verdictOf(audit, gatheredPages(manual)).state).toBe('notApplicable');
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [article(1, [])] }), ofKind('association'))).state).toBe('notApplicable');
  });
  it('asks more of news than of pottery', () => {
    const news = { ...article(1, [date(200)]), url: 'https://acme.test/news/fair' };
    expect(scoreOf(audit, gatheredPages(news))).toBeLessThan(aged(200));
  });

  it('asks nothing of a site without articles and manuals', () => {
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [goodPage('home'), goodPage('product')] }))).state).toBe('notApplicable');
  });
});
