import type { AnswerSource, VisibilityAnswer } from '@citelight/contracts/visibility';
import { describe, expect, it } from 'vitest';
import { citedPages, piecesOf } from './marked-text.ts';

const cited = (url: string, ordinal: number, end: number | null): AnswerSource => ({
  role: 'cited',
  ordinal,
  url,
  site: 'x.example',
  title: null,
  owner: 'other',
  start: end === null ? null : 0,
  end,
});
const mention = (start: number, end: number): VisibilityAnswer['mentions'][number] => ({
  entity: 'e',
  name: 'Kilnworks',
  owner: 'own',
  start,
  end,
  negated: false,
});

describe('E3 an answer in pieces', () => {
  it('E3 names and citations stand where they are, and nothing of the text is lost', () => {
    const text = 'Kilnworks is best. Others are not.';
    const sources = [cited('https://a.example/', 1, 18), cited('https://b.example/', 2, 34), cited('https://a.example/', 3, 34)];
    const pieces = piecesOf({ text, sources, mentions: [mention(0, 9)] });
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map((piece) => [piece.text, piece.mention !== null, piece.cites])).toEqual([
      ['Kilnworks', true, []],
      [' is best.', false, [1]],
      [' Others are not.', false, [1, 2]],
    ]);
    expect(citedPages({ sources }).map(({ url }) => url)).toEqual(['https://a.example/', 'https://b.example/']);
  });
  it('E9 places beyond the text, and those that overlap, cut nothing wrong', () => {
    const text = 'abcdef';
    const sources = [cited('https://a.example/', 1, 900), cited('https://b.example/', 2, -4), cited('https://c.example/', 3, null)];
    const pieces = piecesOf({ text, sources, mentions: [mention(0, 4), mention(2, 6), mention(5, 2), mention(3, 99)] });
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.flatMap(({ cites }) => cites)).toEqual([]);
    expect(piecesOf({ text: '', sources, mentions: [] })).toEqual([]);
  });
});
