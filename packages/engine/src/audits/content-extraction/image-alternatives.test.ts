import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, heading, image, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { imageAlternatives as audit } from './image-alternatives.ts';

const page = (...images: ReturnType<typeof image>[]) => gatheredPages(goodPage('article', { document: { images } }));

describe(audit.id, () => {
  it('passes described images and images marked as decoration', () => {
    expect(scoreOf(audit, page(image('A kiln'), image('', { decorative: true }), image('')))).toBe(1);
  });

  it('a missing alt and a file name cost their share and are named', () => {
    const gathered = page(image('A kiln'), image(null), image('IMG_0042.JPG'), image('A pot'));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toContain('IMG_0042.JPG');
  });

  it('the headline of the page twice describes nothing, in any script', () => {
    const of = (headline: string, alt: string) =>
      scoreOf(
        audit,
        gatheredPages(
          goodPage('article', {
            document: { blocks: [heading(1, headline), paragraph('It stands on steel legs.')], images: [image(alt)] },
          }),
        ),
      );
    for (const headline of ['Privacy', '关于我们', 'What does a kiln cost?']) {
      expect(of(headline, `${headline.replace('?', '')} ${headline.replace('?', '')}`)).toBe(0);
      expect(of(headline, headline)).toBe(1);
    }
  });

  it('keywords over and over describe nothing', () => {
    const gathered = page(image('A kiln'), image('Kiln repair kiln repair'), image('pots, pots, pots'), image('A pot'));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toContain('repeats the same words');
    expect(scoreOf(audit, page(image('A kiln beside a kiln'), image('Bora Bora')))).toBe(1);
  });

  it('does not apply without images in the main content', () => {
    expect(verdictOf(audit, page(image(null, { region: 'footer' })))).toMatchObject({ state: 'notApplicable' });
  });
});
