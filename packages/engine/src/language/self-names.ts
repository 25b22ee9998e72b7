import { anyWord, unmarked, wordsOfAll } from './word-pattern.ts';

const straight = (text: string): string => unmarked(text).replaceAll('’', "'");
const patternOf = (list: readonly string[]): RegExp => new RegExp(anyWord(list.map(straight), 'whole'), 'iu');
const ROLES = patternOf(wordsOfAll(({ roles }) => roles));
const INTRODUCTIONS = patternOf(wordsOfAll(({ introductions }) => introductions));

/** Whether a byline holds a role or a room that signs in a person's stead. */
export const holdsRole = (byline: string): boolean => ROLES.test(straight(byline));
/** Whether somebody says who they are: "I am", "My name is". */
export const introducesSelf = (text: string): boolean => INTRODUCTIONS.test(straight(text));
