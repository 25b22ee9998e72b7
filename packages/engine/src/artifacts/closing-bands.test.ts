import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const TEXT = 'Running shoes wear out after about eight hundred kilometres, which most people reach within a year.';
const CONTENT = `<section><h1>Shoe repair</h1><p>${TEXT}</p></section><section><h2>Soles</h2>${`<p>${TEXT}</p>`.repeat(10)}</section>`;
const page = (body: string, url: string) => extractDocument(`<html lang="en"><body><main>${body}</main></body></html>`, url).blocks;
const beside = (body: string, url = 'https://acme.test/repair') =>
  page(body, url).flatMap(({ region, text }) => (region === 'main' ? [] : text));

const CALL = '<div><a href="tel:+441130000000">Call us</a></div>';
const band = (inside: string, links = CALL) => `<section><div>${inside}</div>${links}</section>`;
const ASKS = '<h2>Worn out?</h2><p>Tell us about your shoes. We like to help.</p>';
const ASKED = ['Worn out?', 'Tell us about your shoes. We like to help.', 'Call us'];

describe('the band that closes the main content', () => {
  it.each<[string, string, string[]]>([
    ['with a number to call', band(ASKS), ASKED],
    ['with a line above its heading', band(`<div>Any questions</div>${ASKS}`), ['Any questions', ...ASKED]],
    ['without a sentence', band('<h2>Worn out?</h2>'), ['Worn out?', 'Call us']],
    ['with a link to the contact page', band(ASKS, '<div><a href="/contact">Write to us</a></div>'), [...ASKED.slice(0, 2), 'Write to us']],
    ['below a brief section of a lower level', `${band('<h3>Heels</h3><p>Made of rubber.</p>')}${band(ASKS)}`, ASKED],
    [
      'above related links',
      `${band(ASKS)}<div><h3>Related</h3><div><a href="/heels">Heels</a> <a href="/laces">Laces</a></div></div>`,
      ASKED,
    ],
  ])('is none of it %s', (_, closing, expected) => {
    expect(beside(CONTENT + closing)).toEqual(expected);
  });

  it.each<[string, string]>([
    ['with a figure', band('<h2>Worn out?</h2><p>The first look takes 30 minutes and is free.</p>')],
    ['with a day of the week', band('<h2>Worn out?</h2><p>We mend on Saturdays too.</p>')],
    ['with a long text', band(`<h2>Delivery</h2><p>${TEXT.repeat(4)}</p>`)],
    ['with many texts', band(`<h2>Delivery</h2>${'<p>We bring them back.</p>'.repeat(4)}`)],
    ['with links in a list', band(ASKS, '<ul><li><a href="/contact">Write to us</a></li><li><a href="/laces">Laces</a></li></ul>')],
    ['with a list', band('<h2>Delivery</h2><ul><li>By bike</li><li>By train</li></ul>')],
    ['with text behind its links', `<section>${ASKS}${CALL}<p>Serving Leeds, York and Hull.</p></section>`],
    ['with two headings', band(`${ASKS}<h3>Other ways</h3>`)],
    ['without a link to who is asked', band(ASKS, '<div><a href="/delivery">All about delivery</a></div>')],
    ['with its links in sentences', `<section>${ASKS}<p>You may <a href="/contact">write to us</a> at any time of the year.</p></section>`],
    ['that is an entry of a list', `<div>${band('<h2>Heels</h2><p>Made of rubber.</p>')}${band(ASKS)}</div>`],
    ['without a container', `${ASKS}${CALL}`],
  ])('is a part of it %s', (_, closing) => {
    expect(beside(CONTENT + closing)).toEqual([]);
  });

  it('is the content of a page that hardly holds another, of the contact page, and below its headline', () => {
    expect(beside(`<h1>Shoe repair</h1><p>Soles and heels.</p>${band(ASKS)}`)).toEqual([]);
    expect(beside(CONTENT + band(ASKS), 'https://acme.test/contact')).toEqual([]);
    expect(beside(`<p>${TEXT.repeat(4)}</p>${band('<h1>Worn out?</h1>')}`)).toEqual([]);
  });
});

describe('a form', () => {
  const LABELS = ['Your name', 'Your email', 'Send'];
  const form = (field = '<input type="email">', more = '') =>
    `<form><div><label>Your name</label><input></div><div><label>Your email</label>${field}</div>${more}<button>Send</button></form>`;
  const REPEATED = CONTENT + CONTENT.replace('h1', 'h2').replace('/h1', '/h2');

  it('that asks how to reach a reader is none of the main content, with its heading', () => {
    const asking = `<div><h3>Ask for a repair</h3><p>We answer soon.</p>${form()}</div>`;
    expect(beside(`<section><div>${CONTENT}</div>${asking}</section><p>${TEXT}</p>`)).toEqual([
      'Ask for a repair',
      'We answer soon.',
      ...LABELS,
    ]);
    expect(beside(`${CONTENT}${form('<input type="tel">')}`)).toEqual(LABELS);
    expect(beside(`${CONTENT}${form('<textarea></textarea>')}`)).toEqual(LABELS);
  });

  it('leaves what states a fact, in it and beside it', () => {
    const numbered = '<div>Step 1</div><p>We answer within 2 days.</p>';
    const asking = `<div><h3>Ask for repairs in 2026</h3><p>New soles for 40 euros.</p>${form('<input type="email">', numbered)}</div>`;
    expect(beside(REPEATED + asking)).toEqual(['Ask for repairs in 2026', 'Your name', 'Your email', 'Step 1', 'Send']);
  });

  it.each<[string, string, string?]>([
    ['asks for something else', `${CONTENT}${form('<input>')}`],
    ['names prices', `${CONTENT}${form('<input type="email">', '<p>Soles, €40</p>')}`],
    ['holds the headline', `<form>${CONTENT}<input type="email"></form><p>${TEXT.repeat(20)}</p>`],
    ['holds most of the page', `<h1>Shoe repair</h1><p>Soles.</p>${form()}`],
    ['stands on the contact page', `${CONTENT}${form()}`, 'https://acme.test/contact'],
  ])('that %s is a part of it', (_, body, url) => {
    expect(beside(body, url)).toEqual([]);
  });
});
