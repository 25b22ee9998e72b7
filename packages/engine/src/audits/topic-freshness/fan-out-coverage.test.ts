import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import { businessSite } from '../../topics/testing-site.ts';
import type { BlockDraft } from '../testing.ts';
import { aVisit, findingsOf, gatheredFrom, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { fanOutCoverage as audit } from './fan-out-coverage.ts';

const PRICED = [paragraph('It costs £450 for adults.')];
const site = (priced: number, of: number, more: BlockDraft[] = []) => {
  const labels = ['Implants', 'Crowns', 'Braces', 'Bridges', 'Dentures', 'Veneers'].slice(0, of);
  return gatheredFrom(
    aVisit({ pages: businessSite(Object.fromEntries(labels.map((label, at) => [label, at < priced ? PRICED : more]))) }),
    buildCorpus,
  );
};

describe(audit.id, () => {
  it('asks of each topic page what most pages of its kind have', () => {
    expect(scoreOf(audit, site(6, 6))).toBe(1);
    expect(scoreOf(audit, site(4, 6))).toBeCloseTo(4 / 6 / 0.85);
    expect(findingsOf(audit, site(4, 6))).toContain('This page lacks a price; 4 of 6 similar pages have it.');
  });

  it('asks nothing of the overview that leads to the others', () => {
    const labels = ['Implants', 'Crowns', 'Braces', 'Bridges', 'Dentures', 'Veneers', 'Whitening'];
    const pages = businessSite(Object.fromEntries(labels.map((label, at) => [label, at > 0 ? PRICED : []])));
    const leading = (from: string[]) =>
      pages.map((one) =>
        from.some((label) => one.document.title?.startsWith(label))
          ? { ...one, document: { ...one.document, links: one.document.links.map((to) => ({ ...to, region: 'main' as const })) } }
          : one,
      );
    const found = (from: string[]) => findingsOf(audit, gatheredFrom(aVisit({ pages: leading(from) }), buildCorpus));
    expect(found([])).toContain('This page lacks a price; 6 of 7 similar pages have it.');
    expect(found(['Implants'])).toBe('');
    // Where each leads to all, none is their overview.
    expect(found(labels)).toContain('This page lacks a price');
  });

  it('asks of a page of another folder nothing that only those of one folder have', () => {
    const labels = ['Implants', 'Crowns', 'Braces', 'Bridges', 'Dentures', 'Veneers'];
    const pages = businessSite(Object.fromEntries(labels.map((label, at) => [label, at < 5 ? PRICED : []])));
    const moved = (label: string) => at((url) => (url.includes(label) ? url.replace('/services/', '/treatments/') : url));
    const at = (to: (url: string) => string) => {
      const all = pages.map((one) => ({
        ...one,
        ...{ url: to(one.url), finalUrl: to(one.finalUrl) },
        document: { ...one.document, links: one.document.links.map((link) => ({ ...link, href: to(link.href) })) },
      }));
      return findingsOf(audit, gatheredFrom(aVisit({ pages: all }), buildCorpus));
    };
    expect(moved('nothing')).toContain('This page lacks a price; 5 of 6 similar pages have it.');
    expect(moved('veneers')).toBe('');
    expect(moved('crowns')).toContain('This page lacks a price; 5 of 6 similar pages have it.');
    // Each page may have a folder of its own.
    expect(at((url) => url.replace(/(services\/.+)$/, '$1/index.html'))).toContain('This page lacks a price; 5 of 6');
  });

  it('asks for nothing that the site itself seldom finds worth saying, and judges nothing by less than five', () => {
    expect(verdictOf(audit, site(2, 6)).state).toBe('unmeasured');
    expect(verdictOf(audit, site(4, 4)).state).toBe('unmeasured');
  });

  it('takes no free quote for a price, and asks no price of what is free', () => {
    const free = [paragraph('Ask for a free quote before we begin.')];
    const sites = (labels: Record<string, BlockDraft[]>) =>
      findingsOf(audit, gatheredFrom(aVisit({ pages: businessSite(labels) }), buildCorpus));
    expect(sites({ Implants: free, Crowns: free, Braces: free, Bridges: free, Dentures: free, Veneers: [] })).toBe('');
    const found = sites({
      Implants: PRICED,
      Crowns: PRICED,
      Braces: PRICED,
      Bridges: PRICED,
      Dentures: PRICED,
      Veneers: free,
      Whitening: [],
    });
    expect(found).toContain('This page lacks a price; 5 of 7 similar pages have it.');
    expect(found).not.toContain('veneers');
  });

  it('takes one question with its answer for questions and answers', () => {
    const asks = (answer: string) => [heading(3, 'How long does it last?'), ...(answer === '' ? [] : [paragraph(answer)])];
    const [several, one] = [
      [...asks('It lasts for about fifteen years.'), ...asks('It is done in three days.')],
      asks('It lasts for about fifteen years.'),
    ];
    several[2] = heading(3, 'How long does it take?');
    const found = (last: BlockDraft[]) => {
      const labels = ['Implants', 'Crowns', 'Braces', 'Bridges', 'Dentures'].map((label) => [label, several] as const);
      return findingsOf(
        audit,
        gatheredFrom(aVisit({ pages: businessSite({ ...Object.fromEntries(labels), Veneers: last }) }), buildCorpus),
      );
    };
    expect(found([])).toContain('This page lacks questions and answers; 5 of 6 similar pages have it.');
    expect(found(asks(''))).toContain('This page lacks questions and answers');
    expect(found(one)).toBe('');
    // The headline of an advertisement on most pages makes nothing that the others lack.
    const why = [heading(2, 'Why Harrow & Finch?'), paragraph('We have been in town for thirty years and answer for what we do.')];
    const most = ['Implants', 'Crowns', 'Braces', 'Bridges', 'Dentures'].map((label, at) => [label, at === 0 ? several : why] as const);
    expect(
      findingsOf(audit, gatheredFrom(aVisit({ pages: businessSite({ ...Object.fromEntries(most), Veneers: [] }) }), buildCorpus)),
    ).toBe('');
  });

  it('fifty questions without an answer gain nothing', () => {
    const empty = Array.from({ length: 50 }, (_, at) => heading(2, `What is part ${at}?`));
    expect(scoreOf(audit, site(4, 6, empty)) ?? 0).toBeLessThanOrEqual(scoreOf(audit, site(4, 6)) ?? 0);
  });
});
