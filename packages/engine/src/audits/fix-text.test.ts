import { describe, expect, it } from 'vitest';
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
  it('knows how many pages of the sample a check that counts the least says nothing about', () => {
    const bare = goodPage('other', { document: { blocks: [paragraph('Closed on Monday.')], links: [] } });
    const pages = gatheredPages(goodPage('home'), bare);
    expect(verdictOf(landmarks, pages)).toMatchObject({ pages: { applicable: 1 }, unjudged: 1 });
    const two = gatheredPages(goodPage('home'), goodPage('about'));
    const keptOut = { ok: true as const, value: new Set([goodPage('about').url]) };
    expect(verdictOf(landmarks, { ...two, keptOut })).toMatchObject({ pages: { applicable: 1 }, unjudged: 1 });
    expect(verdictOf(mainContentExtractable, pages)).not.toHaveProperty('unjudged');
  });
});
