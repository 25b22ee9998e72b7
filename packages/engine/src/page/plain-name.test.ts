import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Prof. Dr. med. Jane Doe', 'Jane Doe'],
  ['lek. dent. Anna Nowak', 'Anna Nowak'],
  ['docteur Anna Petit', 'Anna Petit'],
  ['Jane Doe, PhD (Senior Editor)', 'Jane Doe'],
  ['Jane Doe Ph.D.', 'Jane Doe'],
  ['Jane Doe PhD, LLM', 'Jane Doe'],
  ['Jane Doe M.Sc. MBA', 'Jane Doe'],
  ['Анна Иванова к.м.н.', 'Анна Иванова'],
  ['DR JANE DOE', 'JANE DOE'],
  ['Sig.ra Rossi', 'Rossi'],
  ['Ann Lee & Dr. Jane Doe', 'Ann Lee & Jane Doe'],
  ['J. M. Doe', 'J. M. Doe'],
  ['Yo-Yo Ma', 'Yo-Yo Ma'],
  ['Md Rahim Khan', 'Md Rahim Khan'],
  ['Don Norman', 'Don Norman'],
  ['J. K. Rowling', 'J. K. Rowling'],
])('%s is called %s', (byline, name) => expect(plainName(byline)).toBe(name));
