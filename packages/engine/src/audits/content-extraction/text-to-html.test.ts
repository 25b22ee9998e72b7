import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf } from '../testing.ts';
import { textToHtml as audit } from './text-to-html.ts';

const page = (document: object) => gatheredPages(goodPage('article', { document }));

describe(audit.id, () => {
  it('passes an ordinary page', () => expect(scoreOf(audit, gatheredPages(goodPage('article')))).toBe(1));

  it('falls as inline script grows', () => {
    const scores = [1_000, 20_000, 60_000, 400_000].map((scriptChars) => scoreOf(audit, page({ scriptChars })));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBe(0);
    expect(findingsOf(audit, page({ scriptChars: 400_000 }))).toContain('400000 characters of inline script');
  });

  it('stuffing does not make it leaner', () => {
    const stuffed = (times: number) => page({ blocks: [paragraph('best cheap pottery kiln '.repeat(times))], scriptChars: 20_000 });
    expect(scoreOf(audit, stuffed(500))).toBe(scoreOf(audit, stuffed(5)));
  });

  it('white space and comments in the HTML change nothing', () => {
    const [a, b] = [10_000, 90_000].map((htmlChars) => scoreOf(audit, page({ htmlChars, scriptChars: 20_000 })));
    expect(a).toBe(b);
  });

  it('a text in Chinese is not punished for having fewer characters', () => {
    const english = paragraph('The firing temperature of a kiln depends on the clay and on the glaze. '.repeat(30));
    const chinese = paragraph('窑炉的烧成温度取决于坯体的种类和釉料的成分。'.repeat(30));
    const [en, zh] = [english, chinese].map((block) => scoreOf(audit, page({ blocks: [block], scriptChars: 25_000, nodes: 100 })));
    expect(Math.abs((en ?? 0) - (zh ?? 1))).toBeLessThan(0.1);
  });
});
