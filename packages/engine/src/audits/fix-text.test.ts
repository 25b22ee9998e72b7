import { describe, expect, it } from 'vitest';
import { namedAuthor } from './authority-trust/named-author.ts';
import { landmarks } from './content-extraction/landmarks.ts';
import { mainContentExtractable } from './content-extraction/main-content-extractable.ts';
import { countedFix } from './fix-text.ts';
import { gatheredPages, goodPage, paragraph, verdictOf } from './testing.ts';

describe('the number of pages in a fix', () => {
  const count = (pages: Parameters<typeof countedFix>[1], more?: boolean) => countedFix('Mend {pages}.', pages, more);
  it('is that of the pages at fault, and no number where none is known', () => {
    expect(count({ applicable: 5, faultless: 1 })).toBe('Mend 4 pages.');
    expect(count({ applicable: 5, faultless: 4 })).toBe('Mend 1 page.');
    expect(count(null)).toBe('Mend pages.');
  });
  it('is the least where more pages may have the fault', () => {
    expect(count({ applicable: 5, faultless: 1 }, true)).toBe('Mend at least 4 pages.');
    expect(count(null, true)).toBe('Mend pages.');
  });
  it('is the least where pages that we read are left out: without text to judge, kept out of the index, or copies', () => {
    const bare = goodPage('other', { document: { blocks: [paragraph('Closed on Monday.')], links: [] } });
    const more = { mayBeMore: true };
    expect(verdictOf(landmarks, gatheredPages(goodPage('home'), bare))).toMatchObject({ pages: { applicable: 1 }, ...more });
    const two = gatheredPages(goodPage('home'), goodPage('about'));
    const keptOut = { ok: true as const, value: new Set([goodPage('about').url]) };
    expect(verdictOf(mainContentExtractable, { ...two, keptOut })).toMatchObject({ pages: { applicable: 1 }, ...more });
    const copy = { ...goodPage('about'), url: 'https://acme.test/about-2', finalUrl: 'https://acme.test/about-2' };
    expect(verdictOf(mainContentExtractable, gatheredPages(goodPage('home'), goodPage('about'), copy))).toMatchObject({
      ...{ pages: { applicable: 2 }, ...more },
    });
    expect(verdictOf(mainContentExtractable, two)).not.toHaveProperty('mayBeMore');
  });
  it('is that of the pages of its type, whatever others there are', () => {
    const article = goodPage('article', { document: { bylines: [] } });
    expect(verdictOf(namedAuthor, gatheredPages(goodPage('home'), article))).not.toHaveProperty('mayBeMore');
  });
});
