import { expect, it } from 'vitest';
import { extractDocument } from '../artifacts/extract.ts';
import { supported } from '../language/supported.ts';
import { pageText } from './page-text.ts';
import { isSignature } from './signature.ts';

const signatures = (language: string, body: string) => {
  const document = extractDocument(
    `<html lang="${language}"><body><main><h1>Kilns</h1>${body}</main></body></html>`,
    'https://acme.test/blog/kilns',
  );
  return document.blocks.filter((block) => isSignature(block, document, supported(language))).map(({ text }) => text);
};

it.each([
  ['en', '<p>By <a rel="author" href="/ann">Ann Lee</a>, potter in Leeds for twenty years. Published 18 May 2025</p>'],
  ['en', '<p>The kiln team. Published 18 May 2025, updated 3 June 2026</p>'],
  ['en', '<p>Last updated on <time datetime="2026-06-03">3 June 2026</time></p>'],
  ['de', '<p>Zuletzt aktualisiert am 3. Juni 2026</p>'],
  ['fr', '<p>Dernière mise à jour le 3 juin 2026</p>'],
  ['fr', '<p>Publié le 3 mai 2026 chez Krume, mis à jour le 3 juin 2026</p>'],
  ['ja', '<p>公開日：2026年6月3日</p>'],
  ['en', '<p>By Jonas Lindqvist, Staff Engineer · <time datetime="2026-08-19">Aug 19, 2026</time> · 6 min read</p>'],
  ['en', '<p>5 October 2026 · by Helen Marsh</p>'],
  ['en', '<p>Written by Priya Raman, GP. Medically reviewed by Owen Clarke, rheumatologist. Last reviewed: 3 June 2026.</p>'],
  ['nl', '<p>Door Sanne de Wit, register-makelaar · 8 oktober 2026</p>'],
  ['en', '<p>3 June 2026</p>'],
  ['it', '<div><span class="author">Osamu Aoki</span></div>'],
  ['en', '<p>Copyright © 2000-2022 Kiln Developers</p>'],
])('a line that says who wrote the text and when (%s: %s)', (language, line) => {
  expect(signatures(language, line)).toHaveLength(1);
});

it.each([
  ['en', '<p>The new rules were published on 3 June 2026 and apply to every kiln that is sold from then on.</p>'],
  ['en', '<ul><li>3 June 2026: we opened the second kiln</li></ul>'],
  ['en', '<p>Ann Lee leads the firing on Sundays.</p>'],
  ['en', '<p>A kiln reaches 1,240 °C.</p>'],
  ['en', '<p>The copyright of a glaze recipe is hard to claim.</p>'],
])('not what is told of a day or a person (%s: %s)', (language, line) => {
  expect(signatures(language, line)).toEqual([]);
});

it('a signature is not part of the text', () => {
  const document = extractDocument(
    '<html lang="en"><body><main><h1>Kilns</h1><p>The kiln team. Published 18 May 2025</p><p>A kiln reaches 1,240 °C.</p></main></body></html>',
    'https://acme.test/blog/kilns',
  );
  expect(pageText(document).main.map(({ text }) => text)).toEqual(['Kilns', 'A kiln reaches 1,240 °C.']);
});
