import { expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const textsOf = (body: string) =>
  extractDocument(`<!doctype html><html lang="en"><body>${body}</body></html>`, 'https://acme.test/').blocks.map(({ text }) => text);

const inLine = (inside: string, tag = 'div', more = '') =>
  `<${tag} aria-hidden="true" style="position: relative; display: inline-block;${more}">${inside}</${tag}>`;
const letters = (word: string, tag?: string, more?: string) => [...word].map((letter) => inLine(letter, tag, more)).join('');
const words = (text: string, tag?: string, more?: string) =>
  text
    .split(' ')
    .map((word) => inLine(letters(word, tag, more), tag))
    .join(' ');
const line = (text: string) => `<div style="position: relative; display: block;">${words(text)}</div>`;

it.each<[because: string, body: string, texts: string[]]>([
  ['words', `<h2 style="perspective: 400px">${words('We fire a kiln')}</h2><p>Daily.</p>`, ['We fire a kiln', 'Daily.']],
  ['words in lines', `<h2>${line("All of today's")}${line('kilns')}</h2>`, ["All of today's kilns"]],
  ['letters alone', `<h2>${letters('Kilns')} ${letters('here')}</h2>`, ['Kilns here']],
  ['letters that are to come in', `<h2>${words('Kilns here', 'div', 'opacity: 0')}</h2>`, ['Kilns here']],
  ['spans that are to come in', `<h2>${words('Kilns here', 'span', 'opacity: 0')}</h2>`, ['Kilns here']],
  ['words in a row', `<div>${words('Fire a kiln.')}</div>`, ['Fire a kiln.']],
  ['a paragraph', `<p>${line('Kilns are fired at')}${line('a thousand degrees.')}</p>`, ['Kilns are fired at a thousand degrees.']],
])('a text cut into letters is read as it was: %s', (_because, body, texts) => expect(textsOf(body)).toEqual(texts));

it.each<[because: string, body: string, texts: string[]]>([
  ['letters below each other', '<div class="a">A</div><div class="b">B</div><div class="c">C</div>', ['A', 'B', 'C']],
  ['a letter alone', `${inLine('5')} stars`, ['5', 'stars']],
  ['words side by side', `${inLine('Kilns')} ${inLine('Glazes')}`, ['Kilns', 'Glazes']],
  ['a text out of sight as a whole', `<div style="opacity:0">${words('Buy kilns at once')}</div><p>Kilns.</p>`, ['Kilns.']],
])('other elements stay apart: %s', (_because, body, texts) => expect(textsOf(body)).toEqual(texts));
