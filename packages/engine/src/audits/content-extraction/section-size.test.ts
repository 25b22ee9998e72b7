import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { sectionSize as audit } from './section-size.ts';

const page = (blocks: object[]) => gatheredPages(goodPage('article', { document: { blocks: blocks as never } }));
const text = (count: number) => paragraph('word '.repeat(count).trim());

describe(audit.id, () => {
  it('passes sections of a few hundred words, and short pages', () => {
    expect(scoreOf(audit, page([heading(1, 'A'), text(100), heading(2, 'B'), text(400)]))).toBe(1);
    expect(scoreOf(audit, page([heading(1, 'A'), text(5)]))).toBe(1);
  });

  it('falls as a section grows endless, and names its heading', () => {
    const scores = [400, 600, 900, 1200].map((count) => scoreOf(audit, page([heading(1, 'A'), heading(2, 'All of it'), text(count)])));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBe(0);
    expect(findingsOf(audit, page([heading(1, 'A'), heading(2, 'All of it'), text(1200)]))).toContain('All of it');
  });

  it('fifty empty headings lower the score', () => {
    const empty = Array.from({ length: 50 }, (_, index) => heading(2, `Question ${index}?`));
    expect(scoreOf(audit, page([heading(1, 'A'), text(100), ...empty]))).toBeLessThan(0.1);
  });

  it('a heading that only opens deeper ones is not empty', () => {
    expect(scoreOf(audit, page([heading(1, 'A'), heading(2, 'B'), heading(3, 'C'), text(50)]))).toBe(1);
  });

  it('does not apply to a page without text', () => {
    expect(verdictOf(audit, page([]))).toMatchObject({ state: 'notApplicable' });
  });
});
