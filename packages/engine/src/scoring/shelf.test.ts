import { expect, it } from 'vitest';
import { packDocument } from '../artifacts/packed-document.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { aVisit } from '../audits/testing.ts';
import { judgeVisit } from './judge-visit.ts';
import { Shelf } from './shelf.ts';

it('judges documents that are opened when they are looked at like open ones', () => {
  const shelf = new Shelf(0);
  const reopened = (document: PageDocument | null) => document && shelf.open(packDocument(document));
  const visit = aVisit();
  const later = { ...visit, pages: visit.pages.map((page) => ({ ...page, document: reopened(page.document) })) };
  expect(visit.pages.length).toBeGreaterThan(5);
  expect(JSON.stringify(judgeVisit(later))).toBe(JSON.stringify(judgeVisit(visit)));
});

it('closes a body when others are looked at, and keeps the first ones open', () => {
  const documents = aVisit()
    .pages.flatMap(({ document }) => document ?? [])
    .slice(0, 6);
  const packed = documents.map(packDocument);
  const shelf = new Shelf(packed[0]?.byteLength);
  const [first, second, ...others] = packed.map((bytes) => shelf.open(bytes));
  const [kept, closed] = [first?.blocks, second?.blocks];
  expect(second?.blocks).toBe(closed);
  expect(others.map((document) => document.images)).toEqual(documents.slice(2).map(({ images }) => images));
  expect(first?.blocks).toBe(kept);
  expect(second?.blocks).not.toBe(closed);
  expect({ ...second }).toEqual(documents[1]);
});
