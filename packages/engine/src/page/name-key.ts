import { untitled } from '../artifacts/author-names.ts';
import { caseless } from '../language/letter-case.ts';
import { ENDING_FORM, INNER_FORM } from './legal-forms.ts';

/** Names of organizations, as they are compared. */

const ENDING = new RegExp(`[\\s,]+${ENDING_FORM}(?=[\\s,]|$)`, 'gu');
const INNER = new RegExp(INNER_FORM, 'gu');

/** Folded for comparing names: case, marks and the legal form make no other name. */
export const wholeNameKey = (name: string): string =>
  caseless(name.normalize('NFKD'))
    .replace(/\p{M}+/gu, '')
    .replace(/[®™©]/gu, '')
    .replace(/\./g, '')
    .replace(ENDING, '')
    .replace(INNER, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();

/** The same of a name without the titles of a person: "Av. Deniz Kara" is "Avukat Deniz Kara". */
export const nameKey = (name: string): string => wholeNameKey(untitled(name));
