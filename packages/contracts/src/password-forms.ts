import { z } from 'zod';
import { Password } from './fields.ts';

/** A new password, typed twice, with the current one where it is asked for. Apart from the other fields, so that only the screens that ask for one load it. */
export const NewPasswordForm = z
  .object({ current: z.string().min(1, 'Required').optional(), password: Password, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { message: 'Passwords do not match', path: ['confirm'] });
