import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const TEXT = '<p>Kilns cool slowly overnight, and large ones need a second day before the door is opened.</p>';
const ENTRY = '<a href="/open-day">Open day at our studio</a>';
const SECOND = '<a href="/kiln">A new kiln has come</a>';
const DAY = '<time datetime="2019-03-12">12 March 2019</time>';
const EARLIER = '<time datetime="2018-05-03">3 May 2018</time>';
const OWN = '<p>Published <time datetime="2026-06-01">1 June 2026</time></p>';
const page = (main: string, title = 'Electric kilns | Kiln Review') =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>Electric kilns</h1>${main}</main></body></html>`;
const days = (main: string, title?: string) =>
  extractDocument(page(main, title), 'https://acme.test/blog/a').dates.map(({ iso }) => iso?.slice(0, 10));

describe('the date of another page is no date of the page', () => {
  it.each([
    ['in a list', `<h2>News</h2><ul><li>${DAY} ${ENTRY}</li><li>${EARLIER}: <a href="/kiln">New kiln</a></li></ul>`],
    ['in a list, where words say what it is of', `<h2>News</h2><ul><li>Published ${DAY} <a href="/open-day">Open day</a></li></ul>`],
    ['in a list, in a block of its own', `<h2>News</h2><ul><li><p>${DAY}</p><p>${ENTRY}</p></li></ul>`],
    ['in a list behind a text, in a block of its own', `<h2>News</h2>${TEXT}<ul><li><p>${DAY}</p><p>${ENTRY}</p></li></ul>`],
    ['in a table', `<h2>News</h2><table><tr><th>Day</th><th>What</th></tr><tr><td>${DAY}</td><td>${ENTRY}</td></tr></table>`],
    ['in a line', `<h2>News</h2><div>${DAY} ${ENTRY}</div><div>${EARLIER} ${SECOND}</div>`],
    [
      'in a card without a heading',
      `<h2>News</h2><div><div>${DAY}</div><div>${ENTRY}</div></div><div><div>${EARLIER}</div><div>${SECOND}</div></div>`,
    ],
    ['below the title of a card', `<h2>News</h2><div><h3>${ENTRY}</h3>${DAY}<p>We fire the kilns.</p></div>`],
    [
      'above the title of a card',
      `<h2>News</h2><div><time class="published" datetime="2019-03-12">12 March 2019</time><h3>${ENTRY}</h3></div>`,
    ],
    ['in a card that is a link', `<h2>News</h2><a href="/open-day"><div>Open day at our studio</div><div>${DAY}</div></a>`],
  ])('%s', (_because, news) => {
    expect(days(TEXT + news)).toEqual([]);
    expect(days(OWN + TEXT + news)).toEqual(['2026-06-01']);
  });

  it('in a list above the text', () => expect(days(`<ul><li>12 March 2019 ${ENTRY}</li></ul>${TEXT}`)).toEqual([]));
  it('above a card below the headline', () => expect(days(`<div>${DAY}<h2>${ENTRY}</h2></div>${TEXT}`)).toEqual([]));
});

describe('the date of the page is', () => {
  it.each<[because: string, main: string, title?: string]>([
    ['a line with its author', `<p>${DAY} by <a href="/about/anna" rel="author">Anna Maria Lee</a></p>${TEXT}`],
    ['an item with its section', `<ul><li>${DAY} in <a href="/news">News</a></li></ul>${TEXT}`],
    ['an item with its author', `<ul><li class="byline">${DAY} <a href="/about/anna" rel="author">Anna Maria Lee</a></li></ul>${TEXT}`],
    ['an item with its tag', `<ul><li>${DAY} in <a href="/tips" rel="tag">Tips and tricks</a></li></ul>${TEXT}`],
    [
      'told below a heading that is a link',
      `${TEXT}<h2><a href="/hall">Our hall</a></h2><p>On ${DAY} we opened the hall with four kilns and a clay store.</p>`,
    ],
    ['an item beside its section', `<ul><li>${DAY}</li><li><a href="/tips">Tips and tricks for kilns</a></li></ul>${TEXT}`],
    ['a link to the archive of the day', `<ul><li><a href="/2019/03/12">${DAY}</a></li></ul>${TEXT}`],
    [
      'at the end, with a further link',
      `${TEXT}<h2>Cooling</h2>${TEXT}<p>Last updated ${DAY}. <a href="/report">Report an error on this page</a></p>`,
    ],
    [
      'at the end, above a link to other pages',
      `${TEXT}<h2>Cooling</h2>${TEXT}<p>Published ${DAY}</p><p><a href="/blog">Back to all our texts</a></p>`,
    ],
    [
      'at the end, without words, above such a link',
      `${TEXT}<h2>Cooling</h2>${TEXT}<p>${DAY}</p><p><a href="/blog">Back to all our texts</a></p>`,
    ],
    ['at the end, above what others read next', `${TEXT}<h2>Cooling</h2>${TEXT}<p>Published ${DAY}</p><h3>${ENTRY}</h3>`],
    ['below a heading that links to the page itself', `<h2><a href="/blog/a">How kilns cool</a></h2><p>${DAY}</p>${TEXT}`],
    [
      'below a heading that the title names',
      `<h2>How kilns cool</h2><ul><li>${DAY} in <a href="/news">News</a></li></ul>${TEXT}`,
      'How kilns cool | Electric kilns',
    ],
  ])('%s', (_because, main, title) => expect(days(main, title)).toEqual(['2019-03-12']));
});
