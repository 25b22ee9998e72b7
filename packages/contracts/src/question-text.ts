import { z } from 'zod';
import { VISIBILITY } from './visibility.ts';

const QUESTION = `Questions have between 3 and ${VISIBILITY.questionLength} characters`;
export const QuestionText = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(3, QUESTION).max(VISIBILITY.questionLength, QUESTION));
