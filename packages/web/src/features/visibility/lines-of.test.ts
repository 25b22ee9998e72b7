import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it('E1 one question a line, without empty and repeated ones', () =>
  expect(linesOf('\ufeffWhich kiln?\r\n\r\n  Which clay? \nWhich kiln?\rWhy?')).toEqual(['Which kiln?', 'Which clay?', 'Why?']));
it('E1 a comma in typed questions parts nothing', () => expect(linesOf('Which kiln, and why?')).toEqual(['Which kiln, and why?']));
it.each([
  [
    'Top queries,Clicks,Impressions\nwhich kiln,3,40\n"kiln, or oven",1,2\n"a ""big"" kiln",1,2\n',
    ['which kiln', 'kiln, or oven', 'a "big" kiln'],
  ],
  ['Häufigste Suchanfragen;Klicks\nwelcher ofen;3\n', ['welcher ofen']],
  ['"Which kiln, please?"\nWhich clay?', ['Which kiln, please?', 'Which clay?']],
  ['Which kiln?\nWhich clay?', ['Which kiln?', 'Which clay?']],
])('E1 the first column of %s', (text, wanted) => expect(linesOf(text, 'Queries.csv')).toEqual(wanted));
