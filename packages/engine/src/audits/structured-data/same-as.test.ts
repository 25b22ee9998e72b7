import { describe, expect, it } from 'vitest';
import type { LinkCheck } from '../../artifacts/visit.ts';
import { aVisit, findingsOf, gatheredFrom, goodPage, jsonLd, scoreOf, verdictOf } from '../testing.ts';
import { sameAs } from './same-as.ts';

const URL_A = 'https://www.wikidata.org/wiki/Q1';
const URL_B = 'https://www.linkedin.com/company/acme-kilns';
const check = (url: string, status: number | null, linksBack: boolean | null): LinkCheck => ({
  url,
  status,
  code: null,
  finalUrl: url,
  from: 'sameAs',
  linksBack,
});
const site = (...linkChecks: LinkCheck[]) => gatheredFrom(aVisit({ linkChecks }));

describe('same-as', () => {
  it('passes profiles that answer and link back', () => {
    expect(scoreOf(sameAs, site(check(URL_A, 200, true), check(`${URL_B}/`, 200, true)))).toBe(1);
  });
  it('counts dead profiles and those that do not link back', () => {
    expect(scoreOf(sameAs, site(check(URL_A, 200, true), check(URL_B, 404, null)))).toBe(0.5);
    expect(scoreOf(sameAs, site(check(URL_A, 200, false)))).toBe(0.5);
    expect(findingsOf(sameAs, site(check(URL_B, 404, null)))).toMatch(/returns 404/);
  });
  it('a network that refuses us is not measured', () => {
    expect(scoreOf(sameAs, site(check(URL_A, 200, true), check(URL_B, 999, null)))).toBe(1);
    expect(verdictOf(sameAs, site(check(URL_B, 403, null), check(URL_A, null, null))).state).toBe('unmeasured');
  });
  it('does not apply without sameAs', () => {
    const page = goodPage('home', {
      document: { jsonLd: [jsonLd({ '@type': 'Organization', name: 'Acme Kilns', url: 'https://acme.test/' })] },
    });
    expect(verdictOf(sameAs, gatheredFrom(aVisit({ pages: [page] }))).state).toBe('notApplicable');
  });
});
