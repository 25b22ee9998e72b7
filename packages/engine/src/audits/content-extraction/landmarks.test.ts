import { describe, expect, it } from 'vitest';
import { type BlockDraft, findingsOf, gatheredPages, goodPage, link, pageOf, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { landmarks as audit } from './landmarks.ts';

const page = (landmarks: object) => gatheredPages(goodPage('article', { document: { landmarks } }));

describe(audit.id, () => {
  it('passes a page with main and navigation, also without a header and footer, which not every page has', () => {
    expect(scoreOf(audit, page({ header: 0, footer: 0 }))).toBe(1);
  });

  it('a page of nothing but <div> fails, and what is missing is named', () => {
    const menu = ['Kilns', 'Clay', 'Glazes'].map((name) => paragraph(name, { links: [link(`https://acme.test/${name}`, name)] }));
    const blocks = [...menu, paragraph('A kiln fires clay and cools overnight.')];
    const landmarks = { main: 0, nav: 0, header: 0, footer: 0 };
    const bare = gatheredPages(goodPage('article', { document: { landmarks, blocks, links: [] } }));
    expect(scoreOf(audit, bare)).toBe(0);
    expect(findingsOf(audit, bare)).toContain('The HTML of the page has no <main>, no <nav> around its menu.');
  });

  it('one link that a class calls navigation is no menu', () => {
    const page = (links: string) =>
      pageOf(
        `<div class="nav">${links}</div><main><h1>Kilns</h1><p>A kiln fires clay and cools overnight, with its vents closed.</p></main>`,
      );
    const [one, three] = [1, 3].map((count) =>
      Array.from({ length: count }, (_, at) => `<a href="/${at}">Kiln number ${at}</a> `).join(''),
    );
    expect(findingsOf(audit, gatheredPages(page(three ?? '')))).toContain('no <nav> around its menu');
    expect(findingsOf(audit, gatheredPages(page(one ?? '')))).not.toContain('no <nav> around its menu');
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

  it('takes rows of links above the text for a menu, and those below it for cards', () => {
    const text = '<p>A kiln fires clay and cools overnight, with its vents closed until the morning after the firing.</p>';
    const row = '<div><a href="/a">Kilns</a></div><div><a href="/b">Clay</a></div><div><a href="/c">Glazes</a></div>';
    expect(findingsOf(audit, gatheredPages(pageOf(`${row}<main><h1>Kilns</h1>${text}</main>`)))).toContain('no <nav> around its menu');
    expect(findingsOf(audit, gatheredPages(pageOf(`<main><h1>Kilns</h1>${text}${row}</main>`)))).not.toContain('<nav>');
  });

  it('takes links within sentences for no menu', () => {
    const sentences = ['Kilns', 'Clay', 'Glazes'].map((name) =>
      paragraph(`${name} of all kinds are what we make here, by hand and with much care, for potters all over the country.`, {
        links: [link(`https://acme.test/${name}`, name)],
      }),
    );
    const page = goodPage('article', { document: { landmarks: { nav: 0, header: 0, footer: 1 }, blocks: sentences, links: [] } });
    expect(findingsOf(audit, gatheredPages(page))).toBe('');
  });

  it.each([
    ['pictures', '<a href="/a"><img src="a.png"></a><a href="/b"><img src="b.png"></a><a href="/c"><img src="c.png"></a>'],
    [
      'pictures in a row of cells',
      '<table><tr><td><a href="/a"><img src="a.png"></a><td><a href="/b"><img src="b.png"></a><td><a href="/c"><img src="c.png"></a><tr><td>1<td>2<td>3</table>',
    ],
    ['a row of links behind a label', '<p>Firing clay at home: <a href="/a">kilns</a> <a href="/b">clay</a> <a href="/c">glazes</a></p>'],
    ['a list of links', '<ul><li><a href="/a">Kilns</a><li><a href="/b">Clay</a><li><a href="/c">Glazes</a></ul>'],
  ])('takes %s for a menu, unless it stands in the footer', (_what, row) => {
    const text = '<p>A kiln fires clay and cools overnight, with its vents closed, before it is opened again.</p>';
    const missing = 'no <nav> around its menu';
    expect(findingsOf(audit, gatheredPages(pageOf(`${row}<main>${text}</main>`)))).toContain(missing);
    expect(findingsOf(audit, gatheredPages(pageOf(`<main>${text}</main><footer>${row}</footer>`)))).not.toContain(missing);
  });

  it('asks nothing of a single text with nothing around it', () => {
    const popUp = (...more: BlockDraft[]) =>
      gatheredPages(
        goodPage('article', {
          document: {
            landmarks: { main: 0, nav: 0, header: 0, footer: 0 },
            blocks: [paragraph('Close'), paragraph('A kiln fires clay. '.repeat(20)), ...more],
            links: [],
          },
        }),
      );
    expect(verdictOf(audit, popUp()).state).toBe('notApplicable');
  });

  it('asks nothing of a page that is all one text, however long; a region or a link beside it is something to tell apart', () => {
    const text = Array.from(
      { length: 9 },
      (_, at) => `<h2>Clause ${at}</h2><p>Kilns are sent within ${at} weeks. See <a href="/p">our prices</a>.</p>`,
    );
    const found = (more: string) => findingsOf(audit, gatheredPages(pageOf(`<h1>Terms of sale</h1>${text.join('')}${more}`)));
    expect(found('')).toBe('');
    expect(found('<p><a href="/">Back to the kilns</a></p>')).toContain('no <main>');
    expect(found('<footer>Acme Kilns, Stoke</footer>')).toContain('no <main>');
  });

  it('main weighs most, and two at once are a fault', () => {
    expect(scoreOf(audit, page({ main: 0 }))).toBeLessThan(scoreOf(audit, page({ main: 2 })));
    expect(scoreOf(audit, page({ main: 2 }))).toBeLessThan(scoreOf(audit, page({ nav: 0 })) + 0.2);
    expect(scoreOf(audit, page({ main: 2 }))).toBeLessThan(1);
  });
});
