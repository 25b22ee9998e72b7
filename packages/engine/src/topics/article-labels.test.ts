import { expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, jsonLd, paragraph } from '../audits/testing.ts';
import { type Linked, linkedSite, textOn, topicsOf } from './testing-linked-site.ts';
import { prose } from './testing-site.ts';

const rest = (paths: readonly string[], said = ''): Linked[] =>
  paths.map((path) => ({ path, title: 'Acme', blocks: [paragraph(`${said} ${prose(60, path.slice(1, 3))}`)] }));

/** A blog with one entry that is called so everywhere. */
const entry = (blocks: BlockDraft[]): ReadPage[] =>
  linkedSite(
    [
      ...rest(['/', '/a', '/b']),
      { path: '/posts/soap-bubbles', h1: 'Soap bubbles', title: 'Soap bubbles | Acme', blocks, draft: { pageType: 'article' } },
    ],
    [['Soap bubbles', '/posts/soap-bubbles', 'main']],
  );
it('names an article’s subject where its text takes up the headline or is in parts: that of a story is a title', () => {
  const [one, other] = ['Were you mine once?', 'Who said that?'].map((text) => paragraph(`${text} ${prose(30)}`));
  expect(topicsOf(entry([one, other] as BlockDraft[]))).not.toContain('Soap bubbles');
  expect(topicsOf(entry(['Your soap bubbles rise.', 'Blow a soap bubble.'].map((text) => paragraph(text))))).toContain('Soap bubbles');
  expect(topicsOf(entry([one, heading(2, 'What they are made of'), other] as BlockDraft[]))).toContain('Soap bubbles');
});

/** A page that its title and links call so, and this text. */
const listed = (text: string): ReadPage[] =>
  linkedSite(
    [...rest(['/', '/a', '/b'], text), { path: '/p-3', title: 'Zoom on limes', h1: 'x', blocks: [paragraph(prose(60))] }],
    [['Zoom on limes', '/p-3', 'main']],
  );
it('takes a title that links repeat for a topic only where something else says it', () => {
  expect(topicsOf(listed('News'))).toEqual([]);
  expect(topicsOf(listed('Zoom on limes'))).toEqual(['Zoom on limes']);
});

/** A page that the menu and its headline call so, on a site whose titles are all alike. */
const called = (said: string): ReadPage[] =>
  linkedSite(
    [...rest(['/', '/a', '/b'], said), { path: '/p', title: 'Acme', h1: 'Glaze notes', blocks: [paragraph(prose(60))] }],
    [['Glaze notes', '/p', 'nav']],
  );
it('drops what menu and headline alone call a page, whatever its title', () => {
  expect(topicsOf(called('News'))).toEqual([]);
  expect(topicsOf(called('Of glaze notes'))).toEqual(['Glaze notes']);
});

it('writes a label in small letters where one of its texts does', () => {
  const shouted = (headline: string) =>
    topicsOf(
      linkedSite(
        [...rest(['/', '/a', '/b'], 'Ash glazes'), { path: '/p', title: 'ASH GLAZES | Acme', h1: headline, blocks: textOn('Ash glazes') }],
        [['ASH GLAZES', '/p', 'nav']],
      ),
    );
  expect(shouted('Ash glazes')).toEqual(['Ash glazes']);
  expect(shouted('ASH GLAZES')).toEqual(['ASH GLAZES']);
});

it('takes what the title of a page that only serves the site says beside its name for no topic', () => {
  const faq = { path: '/faq', title: 'FAQ: Rates & Sizes', h1: 'FAQ', blocks: textOn('Rates & Sizes') };
  expect(topicsOf(linkedSite([...rest(['/', '/a', '/b', '/c'], 'Rates & Sizes. Sizes and rates.'), faq]))).toEqual([]);
});

it('takes a part of a headline that only the markup of an article gives for no topic', () => {
  const long = 'Cleaning and drying all the clay that is left over in your studio at home';
  const headline = `${long}: Full Handbook`;
  const pages = linkedSite([
    ...rest(['/', '/a', '/b', '/c'], 'Full Handbook. Read the full handbook.'),
    {
      path: '/posts/entry-7',
      title: 'Clay tips | Acme',
      h1: `${long}: what to know`,
      blocks: textOn('Clay'),
      draft: { pageType: 'article', breadcrumbs: [], jsonLd: [jsonLd({ '@type': 'BlogPosting', headline })] },
    },
  ]);
  expect(topicsOf(pages)).toEqual([]);
});

/** Pages of a product for trades, or of what its maker does; the trades are in the links. */
const trades = (title: (trade: string) => string): ReadPage[] => {
  const all = ['Potters', 'Bakers', 'Glaziers'];
  return linkedSite(
    [
      { path: '/', title: 'Acme', h1: 'Acme', blocks: textOn('Potters, bakers, glaziers') },
      ...rest(['/a', '/b'], 'Potters and bakers and glaziers.'),
      ...all.map((trade) => ({ path: `/${trade.toLowerCase()}`, title: `${title(trade)} – ask us`, h1: 'x', blocks: textOn(trade) })),
    ],
    all.map((trade) => [trade, `/${trade.toLowerCase()}`, 'main']),
  );
};
it('takes those for whom a product is made for no topics', () => {
  expect(topicsOf(trades((trade) => `Acme for ${trade}`))).toEqual([]);
  expect(topicsOf(trades((trade) => trade))).toHaveLength(3);
});
