import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';
import { isPlaceholder, placeholderShare } from './placeholder.ts';

describe('placeholder text', () => {
  it.each([
    'Lorem ipsum dolor sit amet consectetur.',
    'Use this area to describe your project. Lorem ipsum dolor sit amet, consectetur adipisicing elit. Est blanditiis dolorem culpa incidunt minus dignissimos deserunt repellat aperiam quasi sunt officia expedita.',
    'Vestibulum ante ipsum primis in faucibus orci luctus et ultrices posuere cubilia curae; Donec velit neque.',
  ])('is told from text: %s', (text) => expect(isPlaceholder(text)).toBe(true));
  it.each([
    'Lorem ipsum is the placeholder text that printers have used since the 1960s to fill a page before its words are written.',
    'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae appellantur.',
    'Il dolore è un segnale, et la culpa non c’entra.',
    'Lorem',
  ])('%s is none', (text) => expect(isPlaceholder(text)).toBe(false));

  it('has no language and is a share of the main text', () => {
    const lorem = `<p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore. '.repeat(5)}</p>`;
    const document = extractDocument(`<html><main><h1>Shoes</h1>${lorem}<h2>Lorem ipsum dolor</h2></main></html>`, 'https://acme.test/');
    expect(document.detectedLanguage).toBeNull();
    expect(placeholderShare(document)).toBe(1);
    const code = extractDocument(
      `<main><pre>${'Lorem ipsum dolor sit amet. '.repeat(5)}</pre><p>How it is filled.</p></main>`,
      'https://acme.test/',
    );
    expect(placeholderShare(code)).toBe(0);
  });
});
