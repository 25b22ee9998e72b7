import { expect, test } from 'vitest';
import { caseless, lowered } from './letter-case.ts';

test.each([
  ['HİZMETLER', 'hizmetler'],
  ['İletişim', 'iletişim'],
  ['Kiln', 'kiln'],
  ['ÉTÉ', 'été'],
  ['ışık', 'ışık'],
])('small letters of %s have no loose dot', (text, small) => expect(lowered(text)).toBe(small));

test.each([
  ['IŞIK', 'ışık'],
  ['İŞ SAĞLIĞI', 'iş sağlığı'],
  ['KALİTE', 'kalite'],
])('%s is %s in capitals', (one, other) => expect(caseless(one)).toBe(caseless(other)));
