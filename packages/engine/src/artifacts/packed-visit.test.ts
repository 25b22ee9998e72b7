import { expect, it } from 'vitest';
import { aPage, aVisit, goodPage } from '../audits/testing.ts';
import { buffersOf, packVisit, unpackVisit } from './packed-visit.ts';

it('a visit comes out of its bytes as it went in', () => {
  const visit = aVisit({ pages: [goodPage('home', { rendered: { title: 'Grüße 漢字' } }), aPage({ document: null })] });
  const packed = packVisit(visit);
  expect(packed.visit.pages.every((page) => page.document === null && page.rendered === null)).toBe(true);
  expect(buffersOf(packed)).toHaveLength(2);
  expect(JSON.stringify(unpackVisit(packed))).toBe(JSON.stringify(visit));
});
