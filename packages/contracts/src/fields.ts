import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { httpUrlProblem, normalizedUrl, websiteUrlProblem, withScheme } from './url-rules.ts';

/** The rules and messages of every field a user fills in; forms and the server parse with the same schemas. */

/** The website URL of the landing form and of analyze-website. Output: the normalized absolute URL. */
export const WebsiteUrl = z
  .string()
  .superRefine((text, ctx) => {
    const problem = websiteUrlProblem(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  })
  .transform(normalizedUrl);

const email = (invalid: string, tooLong: string) => z.string().trim().max(LIMITS.emailLength, tooLong).pipe(z.email(invalid));

const EMAIL_INVALID = 'Invalid email address';
export const Email = email(EMAIL_INVALID, `Email must be less than ${LIMITS.emailLength} characters`);

export const Password = z.string().min(LIMITS.passwordMin, `Password must be at least ${LIMITS.passwordMin} characters`);

export const SignInForm = z.object({ email: Email, password: Password });
export const ForgotPasswordForm = z.object({ email: Email });
export const CompetitorUrl = z
  .string()
  .transform(withScheme)
  .pipe(z.string().max(LIMITS.competitorUrlLength, 'URL is too long'))
  .superRefine((text, ctx) => {
    const problem = httpUrlProblem(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  });

const COMPETITOR_NAME = `Competitor name must be between 1 and ${LIMITS.competitorNameLength} characters`;
export const CompetitorName = z.string().trim().min(1, COMPETITOR_NAME).max(LIMITS.competitorNameLength, COMPETITOR_NAME);
export const CompetitorForm = z.object({ competitor_name: CompetitorName, competitor_url: CompetitorUrl });
export const SELECT_COMPETITOR = 'Please select at least one competitor';

export const ShareForm = z.object({
  recipientEmail: email('Please enter a valid email address', 'Email is too long'),
  recipientName: z
    .string()
    .trim()
    .max(LIMITS.recipientNameLength, `Name must be ${LIMITS.recipientNameLength} characters or less`)
    .optional(),
  personalMessage: z
    .string()
    .trim()
    .max(LIMITS.shareMessageLength, `Personal message must be ${LIMITS.shareMessageLength} characters or less`)
    .optional(),
});

export const ContactForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(LIMITS.contactNameLength, `Name must be less than ${LIMITS.contactNameLength} characters`),
  email: Email,
  subject: z
    .string()
    .trim()
    .max(LIMITS.contactSubjectLength, `Subject must be less than ${LIMITS.contactSubjectLength} characters`)
    .optional(),
  message: z
    .string()
    .trim()
    .min(LIMITS.contactMessageMin, `Message must be at least ${LIMITS.contactMessageMin} characters`)
    .max(LIMITS.contactMessageMax, `Message must be less than ${LIMITS.contactMessageMax} characters`),
});

/** A profile's name: trimmed, and null when empty. */
export const FullName = z
  .string()
  .trim()
  .max(LIMITS.fullNameLength, `Name must be ${LIMITS.fullNameLength} characters or less`)
  .nullable()
  .transform((name) => name || null);

/** The gate's password is matched exactly: no trimming, no case folding. */
export const GateForm = z.object({ password: z.string().max(1024) });
export const GATE_WRONG_PASSWORD = 'Incorrect password. Please try again.';
