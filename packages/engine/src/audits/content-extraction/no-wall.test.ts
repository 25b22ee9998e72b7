import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf } from '../testing.ts';
import { noWall as audit } from './no-wall.ts';

const page = (document: object) => gatheredPages(goodPage('article', { document }));

describe(audit.id, () => {
  it('passes a page without a wall, however short', () => expect(scoreOf(audit, page({ wall: null, wordCount: 3 }))).toBe(1));
  it('passes a banner over a text that is there', () => expect(scoreOf(audit, page({ wall: 'We use cookies', wordCount: 400 }))).toBe(1));
  it('fails a page that holds only its wall, and quotes it', () => {
    const gathered = page({ wall: 'Sign in to read this article', wordCount: 9 });
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('Sign in to read');
  });

  const NOTICE = 'We use cookies to make this shop better for you.';
  const noticed = (url: string, words: number) =>
    goodPage('article', {
      ...{ url, finalUrl: url },
      document: {
        ...{ wall: words < 120 ? `${NOTICE} Accept` : null, wordCount: words },
        blocks: [paragraph(NOTICE), paragraph('Accept'), paragraph(words < 120 ? 'Our catalog' : 'Kilns for every studio. '.repeat(30))],
      },
    });
  it('takes a notice that also stands on a page with its text for none', () => {
    const [empty, full] = [noticed('https://acme.test/catalog', 40), noticed('https://acme.test/kilns', 400)];
    expect(findingsOf(audit, gatheredPages(empty))).toContain('A wall covers the page');
    expect(findingsOf(audit, gatheredPages(empty, full))).toBe('');
  });
  it('says nothing of a page to sign up on', () => {
    const form = (fields: number) => page({ wall: 'Sign in or create an account', wordCount: 9, forms: [{ fields, password: true }] });
    expect(findingsOf(audit, form(2))).toContain('A wall covers the page');
    expect(findingsOf(audit, form(4))).toBe('');
  });
});
