import { describe, expect, it } from 'vitest';
import { aPage, findingsOf, gatheredPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { readability } from './readability.ts';

const page = (text: string, lang = 'en') =>
  gatheredPages(aPage({ document: { links: [], lang, detectedLanguage: lang, blocks: [paragraph(text)] } }));
/** Twelve times the same, but for a number: a sentence said twice is no prose. */
const times = (text: (at: number) => string): string => Array.from({ length: 12 }, (_, at) => text(at + 1)).join(' ');
const EASY = times((at) => `On day ${at} the kiln is hot. We put in ${at} pots. Then ${at} more go in. We wait for ${at} days.`);
const HARD = times(
  (at) =>
    `Notwithstanding ${at} considerable organizational interdependencies, the multidimensional optimization of methodologies systematically necessitates a comprehensive institutional reconceptualization of interdepartmental responsibilities throughout governmental administrative organizations.`,
);

describe('readability', () => {
  it('passes plain prose', () => expect(scoreOf(readability, page(EASY))).toBe(1));
  it('fails prose that nobody can read', () => {
    expect(scoreOf(readability, page(HARD))).toBe(0);
    expect(findingsOf(readability, page(HARD))).toMatch(/words a sentence/);
  });
  it('calls nothing hard but long sentences', () => {
    const of = (words: number) =>
      times(
        (at) =>
          `Article ${at} regulates ${Array.from({ length: words - 3 }, (_, n) => `administrative${'abcdefghijklmnopqrstuvwxyz'[n]}`).join(' and ')}.`,
      );
    expect(scoreOf(readability, page(of(12)))).toBe(1);
    expect(scoreOf(readability, page(of(14)))).toBeLessThan(1);
  });
  it('takes lines without an end for no sentences', () => {
    const lines = Array.from({ length: 12 }, (_, at) => HARD.split('. ')[at]?.replace(/\.$/, '') ?? '');
    const blocks = lines.map((line) => paragraph(line));
    expect(scoreOf(readability, gatheredPages(aPage({ document: { links: [], lang: 'en', detectedLanguage: 'en', blocks } })))).toBe(1);
  });
  it('does not judge the life of a person, which is a chain of names', () => {
    const titled = (title: string) =>
      gatheredPages(
        aPage({ document: { links: [], lang: 'en', detectedLanguage: 'en', title, blocks: [heading(1, title), paragraph(HARD)] } }),
      );
    expect(verdictOf(readability, titled('Dr. Maria de la Cruz')).state).toBe('notApplicable');
    expect(scoreOf(readability, titled('The Work of Maria'))).toBe(0);
  });
  it('does not judge the clauses of a policy', () => {
    const at = (path: string, title: string) =>
      gatheredPages(
        aPage({
          url: `https://acme.test/${path}`,
          document: {
            pageType: 'other',
            links: [],
            lang: 'en',
            detectedLanguage: 'en',
            blocks: [heading(1, title), paragraph(HARD)],
          },
        }),
      );
    expect(verdictOf(readability, at('privacy-policy', 'Privacy policy')).state).toBe('notApplicable');
    expect(scoreOf(readability, at('kilns', 'Kilns'))).toBe(0);
  });
  it('does not blame a short text, so that padding wins nothing', () => {
    expect(scoreOf(readability, page('Short as a text may be.'))).toBe(1);
  });
  it('has no opinion on languages without a formula', () => {
    expect(verdictOf(readability, page('窯は熱い。'.repeat(60), 'ja')).state).toBe('notApplicable');
  });
});
