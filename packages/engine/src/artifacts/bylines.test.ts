import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

/** An article in microdata. */
const microdata = (inside: string) => `<div itemscope itemtype="https://schema.org/Article">${inside}</div>`;
const person = (name: string) => `<span itemprop="author" itemscope itemtype="https://schema.org/Person">${name}</span>`;
/** JSON-LD of a type. */
const marked = (type: string, more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...more })}</script>`;
const REVIEW = marked('Product', { name: 'T', review: { '@type': 'Review', author: { name: 'Ada Lovelace' } } });
const CARD = '<span class="author vcard"><a class="url fn n" href="/ada">Ada Lovelace</a></span>';
const COMMENT = '<li class="comment-item"><a class="author-name" href="/u">Bob Reader</a></li>';
const TEASERS = '<p>Teaser of another text.</p>'.repeat(20);
const MENTION = 'Many years before the first computer stood anywhere, Ada Lovelace wrote a program for one.';

describe('a page is signed by', () => {
  const bylines = (html: string) =>
    extractDocument(html, 'https://acme.test/blog/a').bylines.map(({ text, href, via }) => [text, href, via]);
  it.each<[because: string, body: string, expected: unknown[][]]>([
    ['rel=author', '<p>By <a rel="author" href="/ada">Ada Lovelace</a></p>', [['Ada Lovelace', 'https://acme.test/ada', 'rel-author']]],
    ['itemprop', microdata(person('<span itemprop="name">Ada Lovelace</span>')), [['Ada Lovelace', null, 'itemprop']]],
    [
      'class, the innermost',
      '<div class="byline">By <a class="author-name" href="/ada">Ada Lovelace</a> | 5 min</div>',
      [['Ada Lovelace', 'https://acme.test/ada', 'class']],
    ],
    [
      'class, with the link of the name inside',
      `<span class="byline">by ${CARD}, <a href="#c">3 comments</a></span>`,
      [['Ada Lovelace', 'https://acme.test/ada', 'class']],
    ],
    [
      'itemprop, with the link of the name inside',
      microdata('<span itemprop="author"><a href="/ada">Ada Lovelace</a></span>'),
      [['Ada Lovelace', 'https://acme.test/ada', 'itemprop']],
    ],
    [
      'class, beside a link that is not the name',
      '<div class="byline">By Ada Lovelace | <a href="/news">News</a></div>',
      [['Ada Lovelace', null, 'class']],
    ],
    ['class, without what follows', '<div class="byline">Von Ada Lovelace | 5. März 2026</div>', [['Ada Lovelace', null, 'class']]],
    [
      'a line that says when before it says who',
      '<h1>T</h1><p>Опубликовано: 28 октября 2025 | Автор: Ада Лавлейс</p>',
      [['Ада Лавлейс', null, 'visible-text']],
    ],
    ['meta', '<meta name="author" content="Ada Lovelace">', [['Ada Lovelace', null, 'meta']]],
    [
      'a line near the title of the text, not near the name of the site',
      `<header><h1>Acme</h1></header>${TEASERS}<main><h1>T</h1><p>By Ada Lovelace on Jul 04, 2014</p></main>`,
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line near the first heading of a text without H1',
      `${TEASERS}<main><h2>T</h2><p>By Ada Lovelace on Jul 04, 2014</p></main>`,
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line that begins with the name that a meta element gives',
      '<meta name="author" content="Ada Lovelace"><h1>T</h1><div>Ada Lovelace 8/17/13 11:04am</div>',
      [
        ['Ada Lovelace', null, 'meta'],
        ['Ada Lovelace', null, 'visible-text'],
      ],
    ],
    [
      'its author, not who comments',
      `<main><h1>T</h1><p class="byline">By Ada Lovelace Tuesday</p><ol class="comments">${COMMENT}</ol></main>`,
      [['Ada Lovelace', null, 'class']],
    ],
    [
      'microdata whose name is a link, by its text',
      microdata(person('<a itemprop="name" href="#ada">Ada Lovelace</a>')),
      [['Ada Lovelace', 'https://acme.test/blog/a#ada', 'itemprop']],
    ],
    ['class, with the link inside it', `<span class="byline">投稿者: ${CARD}</span>`, [['Ada Lovelace', 'https://acme.test/ada', 'class']]],
    [
      'a line that says hardly more than the name in JSON-LD',
      `${marked('BlogPosting', { author: { '@type': 'Person', name: 'Ada Lovelace' } })}<h1>T</h1><p>14 kwietnia 2026, Ada Lovelace</p>`,
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line in a script without capitals, by the name in JSON-LD',
      `${marked('Article', { author: { '@type': 'Person', name: '김서연' } })}<h1>T</h1><p>2026년 5월 11일 · 김서연 원장</p>`,
      [['김서연', null, 'visible-text']],
    ],
    [
      'JSON-LD alone, where a line only speaks of whom it names',
      `${marked('Article', { author: { name: 'Ada Lovelace' } })}<h1>T</h1><p>${MENTION}</p>`,
      [['Ada Lovelace', null, 'meta']],
    ],
    [
      'a Chinese line with a further label',
      '<h1>电机</h1><p>作者：李明辉　发布日期：2026年9月18日</p>',
      [['李明辉', null, 'visible-text']],
    ],
    ['a line near the title', '<h1>T</h1><p>Por Ada Lovelace de Byron</p>', [['Ada Lovelace de Byron', null, 'visible-text']]],
    [
      'a line that says when before who',
      '<h1>T</h1><p>Publicado el 9 de febrero de 2026 por Ada Lovelace</p>',
      [['Ada Lovelace', null, 'visible-text']],
    ],
    ['a line with a title', '<h1>T</h1><p>Par le Dr Ada Lovelace, le 14 janvier 2026</p>', [['Dr Ada Lovelace', null, 'visible-text']]],
    ['a Japanese line', '<h1>記事</h1><p>文：山田太郎</p>', [['山田太郎', null, 'visible-text']]],
  ])('%s', (_because, body, expected) => expect(bylines(body)).toEqual(expected));

  it.each<[because: string, body: string]>([
    ['who wrote a review of the product', `${REVIEW}<h1>T</h1><p>Ada Lovelace ★★★★★</p>`],
    ['words after a date that are no name', '<h1>T</h1><p>Published on 9 February 2026 by popular demand</p>'],
    [
      'a customer below the words that are quoted',
      '<h1>T</h1><p>"They came on the day and did careful work."</p><div>BH</div><span class="author-name">Bea Hart</span>',
    ],
    ['a sentence that begins with “by”', '<h1>T</h1><p>By the river we sat.</p>'],
    ['a reviewer in microdata', '<div itemscope itemtype="https://schema.org/Review"><span itemprop="author">Bob</span></div>'],
  ])('not %s', (_because, body) => expect(bylines(body)).toEqual([]));
});
