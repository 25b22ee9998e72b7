import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Prof. Dr. med. Jane Doe', 'Jane Doe'],
  ['lek. dent. Anna Nowak', 'Anna Nowak'],
  ['docteur Anna Petit', 'Anna Petit'],
  ['Jane Doe, PhD (Senior Editor)', 'Jane Doe'],
  ['Don Norman', 'Don Norman'],
  ['J. K. Rowling', 'J. K. Rowling'],
])('%s is called %s', (byline, name) => expect(plainName(byline)).toBe(name));
