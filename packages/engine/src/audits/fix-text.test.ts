import { describe, expect, it } from 'vitest';
import { headingOutline } from './content-extraction/heading-outline.ts';
import { landmarks } from './content-extraction/landmarks.ts';
import { countedFix, mayBeOnMore } from './fix-text.ts';
import { gatheredPages, goodPage, paragraph, verdictOf } from './testing.ts';

describe('the number of pages in a fix', () => {
  const count = (pages: Parameters<typeof countedFix>[1], more?: boolean) => countedFix('Mend {pages}.', pages, more);
  it('is that of the pages at fault, and no number where none is known', () => {
    expect(count({ applicable: 5, faultless: 1 })).toBe('Mend 4 pages.');
    expect(count({ applicable: 5, faultless: 4 })).toBe('Mend 1 page.');
    expect(count(null)).toBe('Mend pages.');
  });
  it('is the least where a check says nothing about some pages, which may have the same fault', () => {
    expect(count({ applicable: 5, faultless: 1 }, true)).toBe('Mend at least 4 pages.');
    expect(count(null, true)).toBe('Mend pages.');
    const most = { applicable: 5, faultless: 2 };
    expect(mayBeOnMore(most, 1)).toBe(true);
    expect(mayBeOnMore(most, 0)).toBe(false);
    expect(mayBeOnMore({ applicable: 5, faultless: 3 }, 1)).toBe(false);
  });
  it('knows how many pages of the sample a check of every page says nothing about', () => {
    const bare = goodPage('other', { document: { blocks: [paragraph('Closed on Monday.')], links: [] } });
    const pages = gatheredPages(goodPage('home'), bare);
    expect(verdictOf(landmarks, pages)).toMatchObject({ pages: { applicable: 1 }, unjudged: 1 });
    expect(verdictOf(headingOutline, pages)).not.toHaveProperty('unjudged');
  });
});
