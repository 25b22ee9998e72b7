import { holdsCue } from './cues.ts';
import { unmarked } from './word-pattern.ts';

const straight = (text: string): string => unmarked(text).replaceAll('’', "'");

/** Whether a byline holds a role or a room that signs in a person's stead. */
export const holdsRole = holdsCue(({ roles }) => roles, straight);
/** Whether somebody says who they are: "I am", "My name is". */
export const introducesSelf = holdsCue(({ introductions }) => introductions, straight);
