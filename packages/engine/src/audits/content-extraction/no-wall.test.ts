import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, scoreOf } from '../testing.ts';
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
});
