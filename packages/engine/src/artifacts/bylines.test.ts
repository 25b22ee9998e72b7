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
      'an icon beside one that says when',
      '<div><span><i class="far fa-calendar-alt"></i> 5 May 2026</span> <span><i class="far fa-user"></i> <a href="/acme">Acme Editors</a></span></div>',
      [['Acme Editors', 'https://acme.test/acme', 'class']],
    ],
    ['an icon alone by nobody', '<div><span><i class="far fa-user"></i> My account</span> <span>5 May 2026</span></div>', []],
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
      'a line that names with another title whom JSON-LD names',
      `${marked('BlogPosting', { author: { name: 'Avukat Deniz Kara' } })}<h1>T</h1><p>Bursa | Av. Deniz Kara</p>`,
      [['Avukat Deniz Kara', null, 'visible-text']],
    ],
    [
      'a line that begins with another title and the name that a meta element gives',
      '<meta name="author" content="Avukat Deniz Kara"><h1>T</h1><div>Av. Deniz Kara 8/17/13 11:04am</div>',
      [
        ['Avukat Deniz Kara', null, 'meta'],
        ['Avukat Deniz Kara', null, 'visible-text'],
      ],
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

  const article = (line: string, lang = 'en') => `<html lang="${lang}"><main><h1>T</h1>${line}${TEASERS}</main></html>`;
  const names = (line: string, lang?: string) => bylines(article(line, lang)).map(([text]) => text);

  it.each<[lang: string, line: string, expected: string[]]>([
    ['en', 'Author: Anna Lee', ['Anna Lee']],
    ['en', 'Authors: Anna Lee, Tom Roe', ['Anna Lee', 'Tom Roe']],
    ['en', 'By Anna Lee and Tom Roe', ['Anna Lee', 'Tom Roe']],
    ['en', 'BY ANNA LEE AND TOM ROE', ['ANNA LEE', 'TOM ROE']],
    ['en', 'By Anna Lee & Tom Roe', ['Anna Lee', 'Tom Roe']],
    ['en', 'By Anna Lee, Tom Roe, and J. K. Yu | 5 May 2026', ['Anna Lee', 'Tom Roe', 'J. K. Yu']],
    ['en', 'By Anna Lee and the kiln team', ['Anna Lee']],
    ['en', 'By Anna Lee | Kiln Review & Clay Weekly', ['Anna Lee']],
    ['en', 'By Jane Doe (Senior Editor)', ['Jane Doe']],
    ['en', 'By Jane Doe (text) and Tom Roe (pictures)', ['Jane Doe', 'Tom Roe']],
    ['en', 'By Jane Doe, Senior Editor', ['Jane Doe']],
    ['en', 'By Prof. Dr. med. Jane Doe', ['Prof. Dr. med. Jane Doe']],
    ['de', 'Von Anna Lehmann und Tom Roth', ['Anna Lehmann', 'Tom Roth']],
    ['fr', 'Par le docteur Anna Petit et Tom Roux', ['docteur Anna Petit', 'Tom Roux']],
    ['es', 'Por Ana Ruiz y Luis Gómez', ['Ana Ruiz', 'Luis Gómez']],
    ['es', 'Por José Ortega y Gasset', ['José Ortega y Gasset']],
    ['it', 'Di Anna Rossi ed Emma Bianchi', ['Anna Rossi', 'Emma Bianchi']],
    ['pt', 'Por Ana Silva e João Costa', ['Ana Silva', 'João Costa']],
    ['pt', 'Por João do Carmo', ['João do Carmo']],
    ['de', 'Von Dr.in Anna Lehmann', ['Dr.in Anna Lehmann']],
    ['nl', 'Door Anna de Vries en Jan Jansen', ['Anna de Vries', 'Jan Jansen']],
    ['pl', 'Autorzy: dr Anna Nowak oraz Jan Kowalski', ['dr Anna Nowak', 'Jan Kowalski']],
    ['ru', 'Авторы: Анна Иванова и Иван Петров', ['Анна Иванова', 'Иван Петров']],
    ['tr', 'Yazan: Ayşe Yılmaz ve Ali Demir', ['Ayşe Yılmaz', 'Ali Demir']],
    ['da', 'Af Anna Jensen og Lars Holm', ['Anna Jensen', 'Lars Holm']],
    ['sv', 'Text: Anna Holm och Lars Berg', ['Anna Holm', 'Lars Berg']],
    ['ja', '著者：山田太郎と佐藤花子先生', ['山田太郎', '佐藤花子']],
    ['ja', '著者：清水和太郎', ['清水和太郎']],
    ['zh', '作者：李明辉和王小红', ['李明辉', '王小红']],
    ['zh', '作者：李明辉、王小红', ['李明辉', '王小红']],
    ['ko', '글: 김서연과 이민호 기자', ['김서연', '이민호']],
    ['ar', 'بقلم: أحمد علي ومحمد حسن', ['أحمد علي', 'محمد حسن']],
    ['ar', 'بقلم: أحمد وليد', ['أحمد وليد']],
    ['ar', 'بقلم: أحمد علي وليد حسن', ['أحمد علي وليد حسن']],
    ['en', 'Revised 5 May 2026 by Anna Lee', ['Anna Lee']],
    ['de', '5. Mai 2026 · Text: Anna Lehmann', ['Anna Lehmann']],
    ['it', 'Aggiornato il 5 maggio 2026 a cura di Anna Rossi', ['Anna Rossi']],
    ['nl', 'Gewijzigd op 5 mei 2026 door Anna de Vries', ['Anna de Vries']],
    ['pl', 'Opublikowano 5 maja 2026 przez Anna Nowak', ['Anna Nowak']],
    ['pl', 'przez Anna Nowak | 5 maja 2026', ['Anna Nowak']],
    ['ru', 'Опубликовано 5 мая 2026, автор: Анна Иванова', ['Анна Иванова']],
    ['tr', 'Güncellenme: 5 Mayıs 2026, Yazar: Ayşe Yılmaz', ['Ayşe Yılmaz']],
    ['da', 'Udgivet 5. maj 2026 af Anna Jensen', ['Anna Jensen']],
    ['sv', 'Publicerad 5 maj 2026 av Anna Holm', ['Anna Holm']],
    ['ja', '公開日：2026年5月5日 著者：山田太郎', ['山田太郎']],
    ['zh', '发布日期：2026年5月5日 作者：李明辉', ['李明辉']],
    ['ko', '등록일 2026.5.11, 글: 김서연', ['김서연']],
    ['ar', 'نشر في 5 مايو 2026 بواسطة أحمد علي', ['أحمد علي']],
    ['ar', '5 مايو 2026 — بقلم أحمد علي', ['أحمد علي']],
  ])('each author of a line (%s): %s', (lang, line, expected) => expect(names(`<p>${line}</p>`, lang)).toEqual(expected));

  it.each([
    ['en', 'By the sea and the river'],
    ['de', '3 Nächte, von Freitag an'],
    ['pl', '5 dni, przez cały rok'],
    ['en', 'By Land and Sea'],
    ['en', 'By Royal Appointment and popular demand'],
    ['en', 'Author Guidelines For Everyone'],
    ['ja', '著者紹介'],
    ['zh', '作者简介'],
    ['ko', '저자 소개'],
  ])('nobody where a line goes on with no name (%s): %s', (lang, line) => expect(names(`<p>${line}</p>`, lang)).toEqual([]));

  it('nobody behind titles without end, at once', () => {
    const started = performance.now();
    for (const title of ['dr. ', 'dott.ssa.', 'Dr. med. ', '(', 'and and ']) names(`<p class="author">By ${title.repeat(200)}1</p>`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('each author of a meta element', () =>
    expect(names('<meta name="author" content="Anna Lee and Tom Roe">')).toEqual(['Anna Lee', 'Tom Roe']));

  it('each author of an element, with the link of each', () => {
    const line = '<div class="byline">By <a href="/anna">Anna Lee</a> (text) and <a href="/tom">Tom Roe</a></div>';
    expect(bylines(article(line))).toEqual([
      ['Anna Lee', 'https://acme.test/anna', 'class'],
      ['Tom Roe', 'https://acme.test/tom', 'class'],
    ]);
    expect(bylines(article(line.replace('div class="byline"', 'div')))).toEqual([
      ['Anna Lee', 'https://acme.test/anna', 'visible-text'],
      ['Tom Roe', 'https://acme.test/tom', 'visible-text'],
    ]);
    expect(names('<div class="byline">Anna Lee (Editor)</div>')).toEqual(['Anna Lee']);
  });

  it.each(['blog-post__author-name', 'post-header-author', 'ArticleHero_author'])('class, with what block it is of: %s', (name) =>
    expect(bylines(article(`<div><span class="${name}">Anna Lee</span></div>`))).toEqual([['Anna Lee', null, 'class']]),
  );
  it.each(['testimonial__author-name', 'comment-author'])('not the class of a part that others have written: %s', (name) =>
    expect(names(`<div><span class="${name}">Anna Lee</span></div>`)).toEqual([]),
  );
});
