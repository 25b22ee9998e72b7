import { afterAll, describe, expect, it } from 'vitest';
import { unpackDocument } from './packed-document.ts';
import { createPageReader } from './page-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const page = (body: Uint8Array, contentType: string | null = 'text/html') => ({
  body,
  contentType,
  url: 'https://acme.test/',
  finalUrl: 'https://acme.test/a/',
});
const reader = createPageReader();
afterAll(() => reader.close());

describe('reading a page', () => {
  it('gives the packed document and the facts a crawl needs', async () => {
    const html = `<!doctype html><html lang="en"><title>Shoes</title><link rel=canonical href="/shoes"><h1>Running shoes</h1>
      <p><a href="b#x">B</a> <a href="b" rel="nofollow">B again</a> <a href="https://other.test/" rel="nofollow">Other</a> <a href="tel:1">call</a></p>
      <script type="application/ld+json">{"@type":"Organization","sameAs":["https://social.test/acme","not a url"]}</script>`;
    const reading = await reader.read(page(bytesOf(html)));
    if (!reading.ok) throw new Error(reading.message);
    expect(unpackDocument(reading.bytes).blocks[0]?.text).toBe('Running shoes');
    expect(reading.charset).toBe('utf-8');
    expect(reading.facts).toMatchObject({
      title: 'Shoes',
      h1: 'Running shoes',
      canonical: 'https://acme.test/shoes',
      sameAs: ['https://social.test/acme'],
      textSample: 'Running shoes\nB B again Other call',
      links: [
        { href: 'https://acme.test/a/b', internal: true, rel: [] },
        { href: 'https://other.test/', internal: false, rel: ['nofollow'] },
      ],
    });
    expect(reading.facts.words.length).toBe(6);
  });

  it.each<[string, Uint8Array, string | null]>([
    ['fetch.not_html', bytesOf('{"a":1}'), 'application/json'],
    ['fetch.not_html', bytesOf('%PDF-1.7'), 'text/html'],
    ['fetch.empty', bytesOf(' \n '), 'text/html'],
    ['fetch.empty', new Uint8Array(), 'text/html'],
  ])('answers %s with a sentence', async (code, body, type) => {
    const reading = await reader.read(page(body, type));
    expect(reading).toMatchObject({ ok: false, code });
    expect(!reading.ok && reading.message).toMatch(/\.$/);
  });

  it('decodes by the header', async () => {
    const reading = await reader.read(page(Uint8Array.from([0x3c, 0x70, 0x3e, 0xfc]), 'text/html; charset=iso-8859-1'));
    expect(reading.ok && [reading.charset, reading.facts.textSample]).toEqual(['windows-1252', 'ü']);
  });

  it('takes the whole buffer over, and leaves a shared one alone', async () => {
    const whole = bytesOf('<p>whole');
    const shared = new Uint8Array(bytesOf('<p>first<p>second').buffer, 0, 8);
    await Promise.all([reader.read(page(whole)), reader.read(page(shared))]);
    expect(whole.byteLength).toBe(0);
    expect(shared.byteLength).toBe(8);
  });

  it('answers in order, however many are asked at once', async () => {
    const readings = await Promise.all(Array.from({ length: 20 }, (_, i) => reader.read(page(bytesOf(`<title>${i}</title>x`)))));
    expect(readings.map((reading) => reading.ok && reading.facts.title)).toEqual(Array.from({ length: 20 }, (_, i) => String(i)));
  });
});

describe('a page that holds its thread', () => {
  const LONG = '<p style="color:red">one two <b>three</b> four five'.repeat(150_000);

  it('costs the thread, and the next page is read by a new one', async () => {
    const impatient = createPageReader({ limitMs: 150 });
    const [slow, next] = await Promise.all([impatient.read(page(bytesOf(LONG))), impatient.read(page(bytesOf('<title>Next</title>x')))]);
    expect(slow).toMatchObject({ ok: false, code: 'parse.timeout' });
    expect(next.ok && next.facts.title).toBe('Next');
    await impatient.close();
  });

  it('is given up when the reader closes, as is whatever waits', async () => {
    const closing = createPageReader();
    const readings = Promise.all([closing.read(page(bytesOf(LONG))), closing.read(page(bytesOf('x')))]);
    await closing.close();
    expect(await readings).toMatchObject([{ code: 'fetch.aborted' }, { code: 'fetch.aborted' }]);
    expect(await closing.read(page(bytesOf('x')))).toMatchObject({ code: 'fetch.aborted' });
  });
});
