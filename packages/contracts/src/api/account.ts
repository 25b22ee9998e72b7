import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What members decide about their account themselves. */

export const MailChoices = z.object({
  /** When the free assessment is finished. */
  report_ready: z.boolean(),
  /** When an automated report is finished. */
  automated_reports: z.boolean(),
  /** News about the product; only for those who ask for it. */
  product_news: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;

export const readMailChoices = endpoint({
  id: 'read-mail-choices',
  method: 'GET',
  path: '/api/mail-choices',
  access: 'member',
  summary: 'Which emails the caller wants.',
  result: MailChoices,
});

export const updateMailChoices = endpoint({
  id: 'update-mail-choices',
  method: 'PATCH',
  path: '/api/mail-choices',
  access: 'member',
  summary: 'Change which emails the caller wants; what is not named stays.',
  body: z.strictObject(MailChoices.partial().shape),
  result: MailChoices,
});

/** What a member has set up for the tracked website, for the check-list that follows a first report. */
export const Setup = z.object({
  /** The website has a completed report. */
  has_report: z.boolean(),
  competitors: z.boolean(),
  /** Search Console is connected, or an export of a search console was imported. */
  search_data: z.boolean(),
  schedule: z.boolean(),
  shared: z.boolean(),
  /** The member put the check-list away. */
  dismissed: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;

export const readSetup = endpoint({
  id: 'read-setup',
  method: 'GET',
  path: '/api/setup',
  access: 'member',
  summary: 'What the caller has set up for the tracked website.',
  result: Setup,
});

export const updateSetup = endpoint({
  id: 'update-setup',
  method: 'PATCH',
  path: '/api/setup',
  access: 'member',
  summary: 'Put the check-list that follows a first report away, or bring it back.',
  body: z.strictObject({ dismissed: z.boolean() }),
  result: Setup,
});

export const deleteAccount = endpoint({
  id: 'delete-account',
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  summary:
    'Delete the account of the caller, proved by the password or, without one, by the code that /auth/v1/reauthenticate mails. Subscriptions end at once.',
  body: z.strictObject({ password: z.string().max(1024).optional(), code: z.string().trim().max(20).optional() }),
  result: z.object({ success: z.literal(true) }),
  errors: ['account.proof_needed', 'account.wrong_password', 'account.wrong_code', 'account.elsewhere'],
  limitPerMinute: 10,
});
