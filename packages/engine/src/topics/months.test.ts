import { describe, expect, it } from 'vitest';
import { SUPPORTED_LANGUAGES } from '../text/language.ts';
import { spaceless } from '../text/words.ts';
import { monthNames } from './months.ts';

describe('names of months', () => {
  it.each(SUPPORTED_LANGUAGES.filter((language) => !spaceless(language)))('are in %s those that Intl gives', (language) => {
    const long = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    expect(monthNames(language)).toEqual(Array.from({ length: 12 }, (_, month) => long.format(Date.UTC(2026, month, 15))));
  });

  it('are none where months are numbers', () => {
    expect(monthNames('ja')).toEqual([]);
    expect(monthNames('zh')).toEqual([]);
  });
});
