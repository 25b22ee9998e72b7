import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf } from '../testing.ts';
import { landmarks as audit } from './landmarks.ts';

const page = (landmarks: object) => gatheredPages(goodPage('article', { document: { landmarks } }));

describe(audit.id, () => {
  it('passes a page with main, navigation and a header or footer', () => {
    expect(scoreOf(audit, page({ footer: 0 }))).toBe(1);
  });

  it('a page of nothing but <div> fails, and what is missing is named', () => {
    const bare = page({ main: 0, nav: 0, header: 0, footer: 0 });
    expect(scoreOf(audit, bare)).toBe(0);
    expect(findingsOf(audit, bare)).toContain('no <main>, no <nav> around its menu, no <header>');
  });

  it('a menu that is told from the content by another element is not missing, nor is one that is not there', () => {
    for (const landmarks of [
      { nav: 0, header: 0, aside: 1 },
      { nav: 0, header: 1 },
    ])
      expect(scoreOf(audit, page(landmarks)), JSON.stringify(landmarks)).toBe(1);
    const onlyText = gatheredPages(
      goodPage('article', {
        document: { landmarks: { nav: 0, header: 0, footer: 1 }, blocks: [paragraph('A kiln fires clay and cools overnight.')], links: [] },
      }),
    );
    expect(findingsOf(audit, onlyText)).not.toContain('<nav>');
    const named = gatheredPages(
      goodPage('article', {
        document: {
          landmarks: { nav: 0 },
          blocks: [paragraph('Kilns Glazes Clay', { region: 'nav' }), paragraph('A kiln fires clay and cools overnight.')],
        },
      }),
    );
    expect(findingsOf(audit, named)).toContain('The HTML of the page has no <nav> around its menu.');
  });

  it('main weighs most, and two at once are a fault', () => {
    expect(scoreOf(audit, page({ main: 0 }))).toBeLessThan(scoreOf(audit, page({ main: 2 })));
    expect(scoreOf(audit, page({ main: 2 }))).toBeLessThan(scoreOf(audit, page({ nav: 0 })) + 0.2);
    expect(scoreOf(audit, page({ main: 2 }))).toBeLessThan(1);
  });
});
