import { expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { pageOf } from '../audits/testing.ts';
import { repairsOf } from './repairs.ts';
import type { Outcome } from './run-audits.ts';

const page = (path: string, body: string) => pageOf(`<html><body>${body}</body></html>`, { url: `https://acme.test/${path}` }) as ReadPage;
const POST = '<div id="page"><main class="content"><h1>Kilns</h1></main></div>';
const posts = ['a', 'b', 'c', 'd'].map((path) => page(path, POST));
const apart = ['<div class="x"><h1>A</h1></div>', '<main class="y"><h1>B</h1></main>', '<table><tr><td><h1>C</h1></table>'].map(
  (body, at) => page(`${at}`, body),
);
const mixed = [...posts.slice(0, 2), ...apart.slice(0, 1)];

const repairOf = (id: string, pages: readonly ReadPage[], scores: readonly number[], lost?: readonly number[]) => {
  const of = (values: readonly number[]) => new Map(pages.map(({ url }, at) => [url, values[at] ?? 0]));
  const verdict = { state: 'scored', score: 0, findings: [], byPage: of(scores), ...(lost && { lostByPage: of(lost) }) };
  const audit = { id, factor: id.startsWith('answerability') ? 'answerability' : 'contentExtraction' };
  return repairsOf([{ audit, verdict } as unknown as Outcome], pages).get(id);
};

const landmarks = 'content-extraction/landmarks';
it.each([
  ['of one structure: once', landmarks, posts, [0, 0, 0.5, 0], { by: 'template', pages: 4 }],
  ['with nothing in common: each', landmarks, apart, [0, 0, 0], { by: 'page', pages: 3 }],
  ['of two structures: nobody knows', landmarks, mixed, [0, 0, 0], undefined],
  ['where one of the same structure has no fault: nobody knows', landmarks, posts, [0, 0, 0, 1], undefined],
  [
    'where one of another structure has none: once',
    landmarks,
    [...posts.slice(1), ...apart.slice(0, 1)],
    [0, 0, 0, 1],
    { by: 'template', pages: 3 },
  ],
  ['of two pages: nothing is said', landmarks, posts.slice(0, 2), [0, 0], undefined],
  ['in their texts: each, whatever they share', 'answerability/on-topic', posts, [0, 0, 0, 0], { by: 'page', pages: 4 }],
  ['in their texts, of another factor: each', 'content-extraction/section-size', posts, [0, 0, 0, 1], { by: 'page', pages: 3 }],
  ['that may lie in either: nobody knows', 'content-extraction/heading-outline', posts, [0, 0, 0, 0], undefined],
])('a fault of pages %s', (_, id, pages, scores, repair) => expect(repairOf(id, pages, scores)).toEqual(repair));

it('a page that loses nothing has no fault', () => {
  expect(repairOf('answerability/on-topic', posts, [0, 0, 0, 0], [1, 1, 1, 0])).toEqual({ by: 'page', pages: 3 });
});

it('nothing is said of an audit of the site, or of pages that are not known', () => {
  const outcome = (verdict: object) => ({ audit: { id: landmarks, factor: 'contentExtraction' }, verdict }) as unknown as Outcome;
  const byPage = new Map(posts.map(({ url }) => [url, 0]));
  expect(
    repairsOf([outcome({ state: 'scored', score: 0, findings: [] }), outcome({ state: 'unmeasured', because: 'x' })], posts).size,
  ).toBe(0);
  expect(repairsOf([outcome({ state: 'scored', score: 0, findings: [], byPage })], []).size).toBe(0);
});
