import { expect, it } from 'vitest';
import type { PageDocument } from './page.ts';
import { isSignature } from './signature.ts';

const document = {
  bylines: [{ text: 'Ann Lee' }, { text: 'Anneliese Montgomery-Farquhar' }, { text: '' }],
  dates: [{ text: '4 March 2026' }, { text: '14 November 2026' }],
} as unknown as PageDocument;
const LONG = 'and then she told us all about the glazes of the north and of the south';

it.each([
  ['an author', 'By Ann Lee, potter', true],
  ['a date', 'Updated 4 March 2026 · 5 min read', true],
  ['a longer line that says little else', 'Anneliese Montgomery-Farquhar / 14 November 2026 / 5 minutes to read', true],
  ['no line without either', 'Kilns and glazes', false],
  ['no sentence that names one', `On 4 March 2026 Ann Lee came, ${LONG}.`, false],
])('what is signed: %s', (_, line, signed) => expect(isSignature(document, line)).toBe(signed));
