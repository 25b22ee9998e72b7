import { expect, it } from 'vitest';
import { aVisit } from '../audits/testing.ts';
import { judgeVisit } from '../scoring/judge-visit.ts';
import { DocumentCache } from './document-cache.ts';
import { packDocument, packJson } from './packed-document.ts';
import type { PageDocument } from './page.ts';

const packed = aVisit().pages.flatMap(({ document }) => (document ? [{ document, bytes: packDocument(document) }] : []));
const size = packed.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

it('judges documents that are opened when they are looked at like open ones', () => {
  const cache = new DocumentCache(size, 0);
  const reopened = (document: PageDocument | null) => document && cache.open(packDocument(document));
  const visit = aVisit();
  const later = { ...visit, pages: visit.pages.map((page) => ({ ...page, document: reopened(page.document) })) };
  expect(visit.pages.length).toBeGreaterThan(5);
  expect(JSON.stringify(judgeVisit(later))).toBe(JSON.stringify(judgeVisit(visit)));
});

it('of a large visit closes a body when others are looked at', () => {
  const cache = new DocumentCache(size, size - 1);
  const [first, ...others] = packed.map(({ bytes }) => cache.open(bytes));
  const closed = first?.blocks;
  expect(first?.blocks).toBe(closed);
  expect(others.map((document) => ({ ...document }))).toEqual(packed.slice(1).map(({ document }) => document));
  expect(first?.blocks).not.toBe(closed);
  expect({ ...first }).toEqual(packed[0]?.document);
});

it('of a small visit keeps all open', () => {
  const cache = new DocumentCache(size, size);
  const documents = packed.map(({ bytes }) => cache.open(bytes));
  const blocks = documents.map((document) => document.blocks);
  expect(documents.every((document, at) => document.blocks === blocks[at])).toBe(true);
  expect(documents).toEqual(packed.map(({ document }) => document));
});

it.each([0, 1])('opens a document that was packed before heads and bodies were parted, with room %i', (room) => {
  const [whole] = packed;
  const bytes = packJson(Buffer.from(JSON.stringify(whole?.document)));
  expect({ ...new DocumentCache(1, room).open(bytes) }).toEqual(whole?.document);
});
