import { describe, expect, it } from 'vitest';
import { type DocumentDraft, findingsOf, gatheredPages, goodPage, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { mainTextInRawHtml as audit } from './main-text-in-raw-html.ts';

/** Ten parts of a long text, of which the server sends the first `sent`. */
const page = (sent: number) => {
  const all = Array.from({ length: 100 }, (_, index) =>
    paragraph(`Part ${index} tells how long firing number ${index} of our kiln took to cool.`),
  );
  return goodPage('article', { document: { blocks: all.slice(0, 10 * sent) }, rendered: { blocks: all } });
};

describe(audit.id, () => {
  it('passes a page whose text the server sends', () => {
    expect(scoreOf(audit, gatheredPages(page(10)))).toBe(1);
    expect(scoreOf(audit, gatheredPages(page(9)))).toBe(1);
  });

  it('lowers the score with each part that only scripts add', () => {
    const scores = [10, 9, 8, 7, 6, 3, 0].map((sent) => scoreOf(audit, gatheredPages(page(sent))));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-3)).toBe(0);
    expect(scores[3]).toBeGreaterThan(0);
    expect(findingsOf(audit, gatheredPages(page(3)))).toContain('Only 30 %');
  });

  it('is unmeasured without a browser, and shows an estimate for a page of scripts', () => {
    const shell = goodPage('home', {
      document: { blocks: [heading(1, 'Loading the pages of our kilns')], scriptChars: 90_000 },
      notRendered: 'no Chromium was found',
    });
    const verdict = verdictOf(audit, gatheredPages(shell));
    expect(verdict).toMatchObject({ state: 'unmeasured', because: 'no Chromium was found' });
    expect(findingsOf(audit, gatheredPages(shell))).toContain('Estimate');
    expect(findingsOf(audit, gatheredPages(goodPage('home')))).toBe('');
  });

  it('needs no browser to fail a page that holds no text, and counts for as many pages as that are', () => {
    const shell = goodPage('home', { document: { blocks: [heading(1, 'Loading')], scriptChars: 90_000 } });
    expect(verdictOf(audit, gatheredPages(shell))).toMatchObject({ state: 'scored', score: 0, share: 1 });
    expect(findingsOf(audit, gatheredPages(shell))).toContain('The HTML holds only 1 word of main text.');
    expect(verdictOf(audit, gatheredPages(shell, goodPage('article'), goodPage('faq'), goodPage('about')))).toMatchObject({ share: 1 / 4 });
    expect(scoreOf(audit, gatheredPages(shell, page(10)))).toBe(0.5);
  });

  it('advises on pages without text by what is known of them, and leaves those that are kept out alone', () => {
    const shell = (draft: object) => goodPage('home', { document: { blocks: [heading(1, 'Loading')] }, ...draft });
    const fixOf = (draft: object) => verdictOf(audit, gatheredPages(shell(draft))) as { fix?: string };
    expect(fixOf({}).fix).toContain('Give {pages} a main text in the HTML.');
    expect(fixOf({ rendered: { blocks: [] } }).fix).toContain('Give {pages}');
    expect(fixOf({ rendered: { blocks: [paragraph('Ten kilns of all sizes stand in our hall and may be seen.')] } }).fix).toBeUndefined();
    const gathered = gatheredPages(shell({}), page(10));
    expect(verdictOf(audit, { ...gathered, keptOut: { ok: true, value: new Set([shell({}).url]) } })).toMatchObject({ score: 1 });
  });

  it('counts text of the HTML in whatever region: a header that is never closed holds all of it', () => {
    const firing = (index: number) =>
      `Firing number ${index} of our largest kiln took eleven hours to heat up and another two days to cool.`;
    const inHeader = [
      heading(1, 'How we fire', { region: 'header' }),
      ...Array.from({ length: 8 }, (_, index) => paragraph(firing(index), { region: 'header' })),
    ];
    const unclosed = (rendered?: DocumentDraft['blocks']) =>
      goodPage('article', { document: { blocks: inHeader }, ...(rendered && { rendered: { blocks: rendered } }) });
    const added = [...inHeader, paragraph('Back to the top of the page')];
    expect(findingsOf(audit, gatheredPages(unclosed(added)))).toBe('');
    expect(scoreOf(audit, gatheredPages(unclosed(added)))).toBe(1);
    // Not rendered, it is no page without text.
    expect(verdictOf(audit, gatheredPages(unclosed())).state).toBe('unmeasured');
    // Text that scripts move from one region to another was in the HTML.
    const moved = inHeader.slice(1).map(({ text }) => paragraph(text));
    expect(findingsOf(audit, gatheredPages(unclosed(moved)))).toBe('');
    // A notice without an H1, and a header of few words, are no main text.
    for (const few of [inHeader.slice(1), inHeader.slice(0, 2)])
      expect(findingsOf(audit, gatheredPages(goodPage('article', { document: { blocks: few } })))).toContain(
        'The HTML holds no main text.',
      );
  });

  it('names the share of a page without main text that other regions of its HTML hold', () => {
    const blocks = Array.from({ length: 10 }, (_, index) =>
      paragraph(`Kiln ${index} holds ${index} dozen of cups that potter ${index} threw in week ${index}.`),
    );
    const holding = (count: number) =>
      goodPage('article', {
        document: { blocks: blocks.slice(0, count).map(({ text }) => paragraph(text, { region: 'aside' })) },
        rendered: { blocks },
      });
    expect(findingsOf(audit, gatheredPages(holding(4)))).toContain('Only 40 % of the text a reader sees');
    expect(scoreOf(audit, gatheredPages(holding(4)))).toBe(0);
    expect(scoreOf(audit, gatheredPages(holding(10)))).toBe(1);
  });

  it('takes a page that only sends its readers on for a redirect', () => {
    const stub = goodPage('about', { document: { blocks: [], metaRefresh: '0; url=/start' } });
    expect(verdictOf(audit, gatheredPages(stub, page(10)))).toMatchObject({ score: 1, pages: { applicable: 1 } });
  });
});
