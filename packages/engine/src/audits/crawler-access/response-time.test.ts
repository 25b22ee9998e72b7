import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, scoreOf, verdictOf } from '../testing.ts';
import { responseTime as audit } from './response-time.ts';

const site = (...times: (number | null)[]) =>
  gatheredPages(...times.map((ttfbMs, index) => goodPage('article', { url: `https://acme.test/${index}`, ttfbMs })));

describe(audit.id, () => {
  it('takes the third quartile: full up to 800 ms, nothing from 1,800 ms', () => {
    expect(scoreOf(audit, site(100, 200, 800, 5_000))).toBe(1);
    expect(scoreOf(audit, site(1_300))).toBe(0.5);
    expect(scoreOf(audit, site(100, 1_800, 1_900, 2_000))).toBe(0);
    expect(findingsOf(audit, site(1_300))).toContain('after 1300 ms');
  });

  it('a page of more than 2 MiB costs its share', () => {
    const gathered = gatheredPages(goodPage('home'), goodPage('faq', { htmlBytes: 3 * 1024 * 1024 }));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toContain('3.0 MiB');
  });

  it('is unmeasured without any time', () => expect(verdictOf(audit, site(null))).toMatchObject({ state: 'unmeasured' }));
});
