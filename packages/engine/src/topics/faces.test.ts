import { expect, it } from 'vitest';
import { namesHours } from './faces.ts';

it.each([
  ['Mo - Mi 8:00 bis 18:00 Uhr', true],
  ['Emergency line 24/7', true],
  ['10時～19時', true],
  ['We answer within 24-48h', false],
  ['Run 36h after the start', false],
])('%s: %s', (text, isHours) => expect(namesHours(text)).toBe(isHours));
