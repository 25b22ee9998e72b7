import { expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const skeleton = (body: string) => extractDocument(`<html><body>${body}</body></html>`, 'https://acme.test/').skeleton;

it.each<[what: string, body: string, levels: string[]]>([
  ['down to the headline', '<div id="page" class="site wide"><h1>Kilns</h1></div>', ['div#page.site.wide', 'h1']],
  ['classes in any order', '<div class="wide site"><h1>Kilns</h1></div>', ['div.site.wide', 'h1']],
  ['down to <main> without one', '<div class="site"><main class="content"><p>Clay</p></main></div>', ['div.site', 'main.content']],
  [
    'the headline in <main> before any other',
    '<header><h1>Acme</h1></header><main><article class="post"><header class="top"><h1 class="name">Kilns</h1></header></article></main>',
    ['main', 'article.post', 'header.top', 'h1.name'],
  ],
  [
    'a part\u2019s header, not the site\u2019s',
    '<header><h1>Acme</h1></header><article><header><h1>Kilns</h1></header></article>',
    ['article', 'header', 'h1'],
  ],
  ['numbers for any number', '<div id="post-12" class="col-md-8"><h1>Kilns</h1></div>', ['div.col-md-#', 'h1']],
  ['no names made by a build', '<div class="css-1x9f leading-[1.02] box"><h1>Kilns</h1></div>', ['div.box', 'h1']],
  [
    'nothing of what the page is about',
    '<div class="post category-clay tag-glaze has-sidebar active"><section id="kilns"><h1 id="kilns">Kilns</h1></section></div>',
    ['div.post', 'section', 'h1'],
  ],
  [
    'no names without end',
    `<div class="${'a'.repeat(41)} ${Array.from({ length: 99 }, (_, at) => `n-${'x'.repeat(at % 9)}`).join(' ')}"><h1>K</h1></div>`,
    ['div.n-.n-x.n-xx.n-xxx.n-xxxx.n-xxxxx.n-xxxxxx.n-xxxxxxx', 'h1'],
  ],
])('elements around the content: %s', (_, body, levels) => expect(skeleton(body)).toEqual(levels));

it('is bounded, and absent where there is no content to be found', () => {
  expect(skeleton(`${'<div>'.repeat(99)}<h1>Kilns</h1>`)).toHaveLength(30);
  expect(skeleton('<header><h1>Acme</h1></header><p>Clay</p>')).toBeUndefined();
});
