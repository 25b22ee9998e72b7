import { expect, it } from 'vitest';
import { daysOfWeek, namesHours } from './opening-hours.ts';

it.each([
  ['Mo - Mi 8:00 bis 18:00 Uhr', true],
  ['Emergency line 24/7', true],
  ['10時～19時', true],
  ['We answer within 24-48h', false],
  ['On Sunday from 11:00 Uhr', false],
  ['Run 36h after the start', false],
])('%s: %s', (text, isHours) => expect(namesHours(text)).toBe(isHours));

it.each([
  ['Montag bis Mittwoch\nab 17 Uhr\nSonntag\nab 11 Uhr', 3],
  ['CUMARTESİ 9:00, PAZAR 11:00', 2],
  ['Sunday from 11 am', 0],
  ['Silvester ab 11 Uhr, warme Küche bis 20 Uhr', 0],
])('days of the week with times: %s', (text, days) => expect(daysOfWeek(text)).toBe(days));
