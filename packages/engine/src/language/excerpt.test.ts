import { describe, expect, it } from 'vitest';
import { excerpt, quoted } from './excerpt.ts';

describe('an excerpt', () => {
  it('is the text where there is room for it', () => expect(excerpt('A seal costs £ 385.', 19)).toBe('A seal costs £ 385.'));
  it('ends between words, with an ellipsis', () => {
    expect(excerpt('Seals alone cut the loss by half; glass decides', 40)).toBe('Seals alone cut the loss by half; glass…');
    expect(excerpt('Seals alone cut the loss by half; glass decides', 37)).toBe('Seals alone cut the loss by half…');
  });
  it('cuts through what has no words, but through no character', () => {
    expect(excerpt('窗'.repeat(300), 200)).toBe(`${'窗'.repeat(199)}…`);
    expect(excerpt(`${'a'.repeat(198)}😀😀`, 200)).toBe(`${'a'.repeat(198)}…`);
  });
});

it('a quotation inside a quotation has single marks', () =>
  expect(quoted('“The frame is rarely\n the problem”, says “Dr” Lindqvist')).toBe(
    '“‘The frame is rarely the problem’, says ‘Dr’ Lindqvist”',
  ));
