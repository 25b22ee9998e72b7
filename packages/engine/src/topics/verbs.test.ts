import { describe, expect, it } from 'vitest';
import { isNeverNoun, isSubjectWithVerb, isUsedAsVerb } from './verbs.ts';

describe('English words that are verbs as well', () => {
  it.each([
    ['read', 'Your team can read the rota. It becomes read-only.', true],
    ['takes', 'The first visit takes 75 minutes. Whitening takes about an hour.', true],
    ['report', 'We report to the board, and the report is public. Read each report.', false],
    ['swaps', 'Managers approve swaps of shifts, and swaps are listed.', false],
  ])('%s: %s', (word, text, verb) => expect(isUsedAsVerb([word], [text], 'en')).toBe(verb));

  it.each([
    ['import staff', 'Import your staff from a CSV file.', true],
    ['tran sees', 'Dr. Tran sees our youngest patients.', true],
    ['write documentation', 'Write documentation early. You can write it first, and we write every example twice.', true],
    ['define new lints', 'To define new lints, you define a visitor and define it twice.', true],
    ['check valves', 'Check valves close by themselves. To check a pump, you check the pressure. Our check valves are tested.', false],
    ['train tickets', 'Train tickets to Zion. You can train for it, and you train every day. The price of train tickets rose.', false],
    ['dental implants', 'From check-ups to implants, all under one roof. Dental implants last. The price of dental work rose.', false],
    ['tooth whitens', 'Whoever bleaches, who whitens: a tooth whitens in weeks.', true],
    ['shift swaps', 'Shift swaps are approved by a manager. Swaps of a shift are free.', false],
  ])('%s: %s', (phrase, text, verb) => expect(isUsedAsVerb(phrase.split(' '), [text], 'en')).toBe(verb));

  it('what a plural does is told from what it is called', () => {
    expect(isSubjectWithVerb(['cookies', 'spread'], ['Cookies spread because they melt, and they spread far.'], 'en')).toBe(true);
    expect(isSubjectWithVerb(['savings', 'account'], ['Open a savings account. The account is free.'], 'en')).toBe(false);
    expect(isSubjectWithVerb(['cookies', 'spread'], ['Cookies spread because they melt, and they spread far.'], 'de')).toBe(false);
  });
});

it.each([
  ['calcula', 'pt', 'O sistema calcula salários. Ela calcula férias.', true],
  [
    'salários',
    'pt',
    'O sistema calcula salários. A Folha paga salários, e quem paga salários a tempo dorme bem. Os salários caem no dia 5.',
    false,
  ],
  ['calcule', 'fr', 'Le logiciel calcule la paie. Il calcule aussi les congés, et Nuvola calcule tout.', true],
  ['vendange', 'fr', 'La vendange commence. On aide pendant la vendange, et chaque vendange dure dix jours.', false],
  ['calcula', 'es', 'El programa calcula la nómina.', false],
  ['calculates', 'en', 'It calculates pay. It calculates leave. It calculates all.', false],
] as const)('%s (%s) as a verb alone', (word, language, text, verb) => expect(isNeverNoun(word, [text], language)).toBe(verb));
