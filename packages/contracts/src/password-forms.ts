import { z } from 'zod';
import { Password } from './fields.ts';

/** A new password, typed twice. Apart from the other fields, so that only the screens that ask for one load it. */

const twice = (form: { password: string; confirm: string }) => form.password === form.confirm;
const NOT_TWICE = { message: 'Passwords do not match', path: ['confirm'] };

export const ResetPasswordForm = z.object({ password: Password, confirm: z.string() }).refine(twice, NOT_TWICE);
export const ChangePasswordForm = z
  .object({ current: z.string().min(1, 'Required'), password: Password, confirm: z.string() })
  .refine(twice, NOT_TWICE);
