import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, pageOf, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { mainContentExtractable as audit } from './main-content-extractable.ts';

const article = (document: object) => gatheredPages(goodPage('article', { document }));

describe(audit.id, () => {
  it('passes up to 30 % boilerplate on a page of ordinary length', () => {
    expect(scoreOf(audit, article({ mainChars: 7000, visibleChars: 10_000 }))).toBe(1);
  });

  it('falls as boilerplate grows, and says how much there is', () => {
    const scores = [3000, 6000, 9000, 12_000].map((outside) => scoreOf(audit, article({ mainChars: 3000, visibleChars: 3000 + outside })));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
    expect(findingsOf(audit, article({ mainChars: 300, visibleChars: 8300 }))).toContain('8000 characters');
  });

  it('asks for no <main> around a single text with nothing beside it', () => {
    const popUp = (...more: string[]) =>
      findingsOf(
        audit,
        article({
          mainBy: 'body',
          landmarks: { main: 0, article: 0, nav: 0, header: 0, footer: 0 },
          blocks: ['A kiln fires clay. '.repeat(20), ...more].map((text) => paragraph(text)),
          links: [],
          mainChars: 380,
          visibleChars: 380,
        }),
      );
    expect(popUp()).toBe('');
    expect(popUp('It cools overnight.', 'Open it cold.', 'Wear gloves.')).toBe('');
  });

  it('asks for no <main> around a long text that is all of its page, only around one with something beside it', () => {
    const terms = Array.from(
      { length: 6 },
      (_, at) => `<h2>Clause ${at}</h2><p>Kilns are sent within ${at} weeks. See <a href="/p">our prices</a>.</p>`,
    );
    const found = (around: (text: string) => string) =>
      findingsOf(audit, gatheredPages(pageOf(around(`<h1>Terms of sale</h1>${terms.join('')}`))));
    const missing = 'No <main> or <article> contains the main content.';
    expect(found((text) => text)).toBe('');
    expect(found((text) => `${text}<div><a href="/">Back to the kilns</a></div>`)).toContain(missing);
    expect(found((text) => `<a href="/"><img src="logo.png" alt=""></a>${text}`)).toContain(missing);
    expect(found((text) => `${text}<footer>Acme Kilns</footer>`)).toContain(missing);
  });

  describe('where several <article> elements stand on a page', () => {
    const card = (name: string) => `<article><h3>${name}</h3><p>${name} is ready in nine hours, and it cools overnight.</p></article>`;
    const story =
      '<p>We have built kilns for potters since 1994, in a barn that was a dairy before, and we repair those of others.</p>'.repeat(4);
    const found = (body: string) =>
      findingsOf(audit, gatheredPages(pageOf(`<nav><a href="/kilns">Kilns</a></nav><h1>Kilns from Stoke</h1>${body}`)));
    const cards = ['Earthenware', 'Stoneware', 'Porcelain'].map(card).join('');

    it('says that they divide the content where they hold nearly all of it', () => {
      expect(found(cards)).toContain('divided among 3 <article> elements');
    });

    it('takes them for cards where text stands beside them', () => {
      expect(found(`${story}${cards}`)).toContain('No <main> or <article> contains the main content.');
    });
  });

  it('where no element marks the content counts only menus and footers: cards beside the longest text may be content', () => {
    const cards = Array.from({ length: 60 }, (_, at) => paragraph(`Kiln ${at} `.repeat(10), { region: 'aside' }));
    const blog = (region: 'aside' | 'footer') =>
      article({ mainBy: 'density', mainChars: 600, visibleChars: 6600, blocks: cards.map((card) => ({ ...card, region })) });
    expect(scoreOf(audit, blog('aside'))).toBe(1);
    expect(scoreOf(audit, blog('footer'))).toBeLessThan(1);
  });

  it('of a page that was cut counts what is kept: nobody knows where the rest belongs', () => {
    const blocks = [paragraph('A kiln fires stoneware.'), paragraph('Menu', { region: 'nav' })];
    expect(scoreOf(audit, article({ blocks, mainChars: 23, visibleChars: 900_000, cut: 'The page has more text than is kept.' }))).toBe(1);
    expect(scoreOf(audit, article({ blocks, mainChars: 23, visibleChars: 900_000, cut: null }))).toBe(0);
  });

  it('falls with text that is garbled by a wrong encoding, not with foreign letters', () => {
    const long = 'A kiln fires stoneware at a heat that the maker names, and cools overnight before it is opened. '.repeat(20);
    const score = (text: string) =>
      scoreOf(audit, article({ blocks: [paragraph(text)], mainChars: text.length, visibleChars: text.length }));
    for (const [good, bad] of [
      ['Der Ofen kühlt über Nacht ab, bevor er geöffnet wird. ', 'Der Ofen kÃ¼hlt Ã¼ber Nacht ab, bevor er geÃ¶ffnet wird. '],
      ['The maker’s kiln – it’s hot. ', 'The makerâ€™s kiln â€“ itâ€™s hot. '],
      ['NÃO É ÂMBAR, à noite. ', 'N\ufffdo \ufffd \ufffdmbar. '],
    ] as const) {
      expect(score(good.repeat(30)), good).toBe(1);
      expect(score(bad.repeat(30)), bad).toBe(0);
      expect(score(long + bad.repeat(2))).toBeGreaterThan(0);
    }
    expect(findingsOf(audit, article({ blocks: [paragraph('kÃ¼hlt '.repeat(50))] }))).toContain('garbled');
  });

  describe('text garbled by one encoding', () => {
    const page = (at: number, text: string, more: object = {}) =>
      goodPage('article', { url: `https://acme.test/${at}`, document: { blocks: [paragraph(`${PLACES[at]} ${text}`)] }, ...more });
    const PLACES = ['', ...['Bonn', 'Kiel', 'Jena'].map((place) => `In ${place} brennt man Ton. `.repeat(3))];
    const [bad, good] = ['Der Ofen kÃ¼hlt Ã¼ber Nacht ab. '.repeat(9), 'Der Ofen kühlt über Nacht ab. '.repeat(9)];
    const verdict = (...pages: ReturnType<typeof page>[]) => {
      const found = verdictOf(audit, gatheredPages(...pages));
      if (found.state !== 'scored') throw new Error(found.state);
      return found;
    };

    it('is one finding with a name of its own, and the cause of others where most pages have it', () => {
      const served = { charset: 'windows-1252' };
      const most = verdict(page(1, bad, served), page(2, bad, served), page(3, good));
      expect(most.findings).toEqual([
        {
          where: 'https://acme.test/1',
          what: 'The text is garbled on 2 pages: it is written in UTF-8, but served as windows-1252.',
          snippet: expect.stringContaining('kÃ¼hlt'),
        },
      ]);
      expect(most).toMatchObject({ isRootCause: true, failTitle: 'The text is garbled by a wrong encoding' });
      expect(most.fix).toMatch(/^Serve {pages} in the right encoding\. /);
      expect(verdict(page(1, bad), page(2, good), page(3, good))).toMatchObject({ isRootCause: false, fix: most.fix });
    });

    it('is blamed on how it is served only where that is certain', () => {
      expect(verdict(page(1, bad)).findings[0]?.what).toContain('garbled on 1 page: letters are lost, by a wrong encoding or before');
      const gone = page(1, 'N\ufffdo \ufffd \ufffdmbar. '.repeat(9), { charset: 'windows-1252' });
      expect(verdict(gone).findings[0]?.what).toContain('letters are lost');
    });

    it('leaves the name and the advice to what costs more', () => {
      const crowded = (at: number) =>
        page(at, good, { document: { blocks: [paragraph(`${PLACES[at]}`)], mainChars: 300, visibleChars: 30_300 } });
      const mixed = verdict(page(1, bad), crowded(2), crowded(3));
      expect(mixed.findings.map(({ what }) => what.slice(0, 12))).toEqual(['The text is ', '30000 charac', '30000 charac']);
      expect(mixed.fix).toBeUndefined();
    });
  });

  it('more text of its own does not make the menus around it smaller', () => {
    const scores = [300, 3000, 30_000].map((mainChars) => scoreOf(audit, article({ mainChars, visibleChars: mainChars + 7000 })));
    expect(new Set(scores).size).toBe(1);
  });

  it('stuffing the content does not make it larger', () => {
    const menu = paragraph('Kilns Glazes Tools Clay Delivery Returns About us Contact Imprint Privacy '.repeat(5), { region: 'nav' });
    const page = (times: number) =>
      article({
        blocks: [
          paragraph('Our kiln fires stoneware at 1,240 °C in nine hours.'),
          paragraph('best cheap pottery kiln '.repeat(times)),
          menu,
        ],
      });
    expect(scoreOf(audit, page(200))).toBeLessThanOrEqual(scoreOf(audit, page(2)) + 0.01);
  });

  it('a page on which nothing marks the content gets half at most', () => {
    const unmarked = (main: number, parts: number) =>
      article({ mainBy: 'body', landmarks: { main, article: parts, nav: 0, header: 0, footer: 1 }, articleChars: 100_000 });
    for (const [main, parts] of [
      [0, 0],
      [0, 5],
      [2, 0],
    ] as const)
      expect(scoreOf(audit, unmarked(main, parts))).toBe(0.5);
    expect(findingsOf(audit, unmarked(0, 0))).toContain('No <main> or <article> contains the main content.');
    expect(findingsOf(audit, unmarked(0, 5))).toContain('divided among 5 <article> elements; no <main> contains all of it');
    // Where what surrounds the text is marked, the rest is the content.
    expect(scoreOf(audit, article({ mainBy: 'body', landmarks: { main: 0, article: 0, nav: 1, header: 0, footer: 0, aside: 1 } }))).toBe(1);
    // The one that is there may hold little text; nobody can say that it is missing.
    expect(findingsOf(audit, unmarked(0, 1))).toBe('');
  });

  it('says nothing of a page without text, which is said once elsewhere', () => {
    expect(verdictOf(audit, article({ blocks: [], mainChars: 0, mainBy: 'body', landmarks: { main: 0, nav: 0 } })).state).toBe(
      'notApplicable',
    );
  });

  it('does not apply to a contact page', () => {
    expect(verdictOf(audit, gatheredPages(goodPage('contact')))).toMatchObject({ state: 'notApplicable' });
  });
});
