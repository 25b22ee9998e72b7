import { z } from 'zod';
import { VISIBILITY } from './visibility.ts';

const QUESTION = `Questions have between 3 and ${VISIBILITY.questionLength} characters`;
/** Text on one line: composed, without control characters, trimmed. */
export const OneLine = z.string().transform((text) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

export const QuestionText = OneLine.pipe(z.string().min(3, QUESTION).max(VISIBILITY.questionLength, QUESTION));
