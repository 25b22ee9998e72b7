import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';

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

/** The member's own name and logo on PDF reports, in place of ours. */
export const ReportBrand = z.object({
  name: z.string(),
  /** A `data:` address of a PNG, JPEG or WebP image. */
  logo: z.string().nullable(),
});
export type ReportBrand = z.infer<typeof ReportBrand>;

export const readReportBrand = endpoint({
  id: 'read-report-brand',
  method: 'GET',
  path: '/api/report-brand',
  access: 'member',
  summary: 'The name and logo that the caller puts on PDF reports; null where they carry ours.',
  result: z.object({ brand: ReportBrand.nullable() }),
});

export const updateReportBrand = endpoint({
  id: 'update-report-brand',
  method: 'PATCH',
  path: '/api/report-brand',
  access: 'member',
  summary: 'Put a name and a logo on PDF reports; `brand: null` brings ours back.',
  body: z.strictObject({
    brand: z
      .strictObject({
        name: z.string().trim().min(1, 'Enter a name').max(LIMITS.brandNameLength, `Use ${LIMITS.brandNameLength} characters or fewer`),
        logo: z.string().max(LIMITS.brandLogoLength, 'The logo must be smaller than 200 KB').nullable(),
      })
      .nullable(),
  }),
  result: z.object({ brand: ReportBrand.nullable() }),
  errors: ['profile.logo'],
  limitPerMinute: 20,
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
