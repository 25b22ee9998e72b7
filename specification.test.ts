import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPREHENSIVE_COST, COSTS } from './packages/contracts/src/credits.ts';
import { DELAYS, LIMITS } from './packages/contracts/src/limits.ts';
import { PACKS, PLANS, pricePerCredit } from './packages/contracts/src/plans.ts';
import { testsByRow } from './scripts/requirements-tests.ts';

/**
 * Every text, number, delay and limit that the specification quotes, word for word and by row. Nothing expected here is imported from the product, so a
 * change of one of them fails the test of its row. That they are shown where and when they should be is the matter of the browser tests of the row.
 */

/** With one form of quotes and of white space, so that only the words count. */
const plain = (text: string) =>
  text
    .replace(/\\?['’]|&apos;/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const sources = new Map<string, string>();

/** Each text is a whole one in the file: between quotes or tags, exact in case. One that ends in `${` goes on with a value. */
function texts(file: string, quoted: readonly string[]): void {
  it.each(quoted)(`“%s” (${file})`, (text) => {
    const source = sources.get(file) ?? plain(readFileSync(join(import.meta.dirname, 'packages', file), 'utf8'));
    sources.set(file, source);
    const whole = text.endsWith('${') ? escaped(text) : `["'\`>}] ?${escaped(text)} ?["'\`<{]`;
    expect(new RegExp(whole).test(source), text).toBe(true);
  });
}

describe('G1 the texts that people read', () => {
  texts('web/src/features/gate/gate-page.tsx', [
    'Early Access',
    'This application is currently in beta. Please enter the access password to continue.',
    'Unlock Access',
  ]);
});
describe('G2 the texts that people read', () => {
  texts('contracts/src/error-codes.ts', ['Incorrect password. Please try again.']);
  texts('contracts/src/fields.ts', ['Incorrect password. Please try again.']);
});
describe('H2 the texts that people read', () => {
  texts('web/src/app/header.tsx', ['Sign In']);
});
describe('H3 the texts that people read', () => {
  texts('web/src/app/header.tsx', ['Dashboard']);
});
describe('H5 the texts that people read', () => {
  texts('web/src/features/account/avatar-menu.tsx', [
    'Profile & Settings',
    'Manage Subscription',
    'Purchase Credits',
    'Subscribe',
    'Sign Out',
  ]);
});
describe('H7 the texts that people read', () => {
  texts('web/src/features/plans/plan-dialog.tsx', [
    'Choose Your Optimization Plan',
    'Start with a free assessment, then scale with automated reports that keep you ahead of the curve.',
  ]);
  texts('web/src/features/landing/pricing-section.tsx', [
    'Start with a free assessment, then scale with automated reports that keep you ahead of the curve.',
  ]);
  texts('web/src/ui/plan-card.tsx', ['Most Popular']);
});
describe('H8 the texts that people read', () => {
  texts('web/src/features/landing/pricing-section.tsx', ['Please sign in to subscribe']);
  texts('web/src/features/plans/use-subscribe.ts', ['Please sign in to subscribe', 'Please analyze your website first before subscribing']);
  texts('web/src/features/auth/use-after-sign-in.ts', ['Please analyze your website first before subscribing']);
});
describe('L2 the texts that people read', () => {
  texts('web/src/features/landing/landing-page.tsx', ['Loading']);
});
describe('L3 the texts that people read', () => {
  texts('contracts/src/error-codes.ts', [
    'Please enter a valid URL',
    'URL must be less than 2048 characters',
    'URL must start with http:// or https://',
  ]);
  texts('contracts/src/url-rules.ts', ['Please enter a valid URL', 'URL must start with http:// or https://']);
});
describe('L4 the texts that people read', () => {
  texts('web/src/features/landing/landing.script.ts', ['Please sign in to analyze websites']);
});
describe('A1 the texts that people read', () => {
  texts('web/src/features/auth/auth-panel.tsx', ['Sign In', 'Sign Up']);
  texts('web/src/features/auth/sign-in.tsx', ['Forgot password']);
  texts('web/src/routes/auth.tsx', ['Back to Home']);
});
describe('A2 the texts that people read', () => {
  texts('contracts/src/fields.ts', ['Invalid email address']);
});
describe('A3 the texts that people read', () => {
  texts('web/src/features/auth/sign-up.tsx', ['Account created! Please check your email to confirm.']);
});
describe('A4 the texts that people read', () => {
  texts('web/src/features/auth/sign-up.tsx', ['This email is already registered. Please sign in instead.']);
});
describe('A5 the texts that people read', () => {
  texts('web/src/features/auth/auth-panel.tsx', ['Welcome back!']);
  texts('web/src/features/auth/use-after-sign-in.ts', ['Failed to start checkout. Redirecting to dashboard...']);
});
describe('A6 the texts that people read', () => {
  texts('web/src/features/account/avatar-menu.tsx', ['Signed out successfully']);
  texts('web/src/features/profile/sessions-card.tsx', ['Signed out successfully']);
});
describe('A7 the texts that people read', () => {
  texts('web/src/lib/analyze.ts', [
    'Analysis started! This is now your tracked website.',
    'Analysis started for your updated website!',
    'Failed to analyze website',
    'Failed to start analysis. You can try again from the dashboard.',
  ]);
  texts('web/src/features/reports/run-dialog.tsx', ['Analysis started for your updated website!', 'Failed to start analysis']);
});
describe('A8 the texts that people read', () => {
  texts('contracts/src/error-codes.ts', ["You've already used your free assessment. Please use the dashboard to run a new analysis."]);
});
describe('F1 the texts that people read', () => {
  texts('web/src/features/auth/forgot-password.tsx', ['Send Reset Link']);
  texts('contracts/src/fields.ts', ['Invalid email address']);
});
describe('F2 the texts that people read', () => {
  texts('web/src/features/auth/forgot-password.tsx', [
    'Check Your Email',
    'Password reset email sent! Please check your inbox.',
    'Back to Sign In',
    "Didn't receive the email? Try again",
  ]);
});
describe('F3 the texts that people read', () => {
  texts('web/src/features/auth/reset-password.tsx', ['Verifying reset link...', 'Update Password']);
});
describe('F4 the texts that people read', () => {
  texts('contracts/src/password-forms.ts', ['Passwords do not match']);
});
describe('F5 the texts that people read', () => {
  texts('web/src/features/auth/reset-password.tsx', ['Invalid or expired reset link. Please request a new one.']);
});
describe('F6 the texts that people read', () => {
  texts('web/src/features/auth/reset-password.tsx', ['Password updated successfully! Redirecting to dashboard...']);
});
describe('D1 the texts that people read', () => {
  texts('web/src/routes/dashboard.tsx', ['Welcome back!']);
});
describe('D2 the texts that people read', () => {
  texts('web/src/features/competitors/competitors-card.tsx', ['Competitor Analysis', 'Track and analyze competitors']);
});
describe('D3 the texts that people read', () => {
  texts('web/src/features/reports/reports-section.tsx', ['Your Reports', 'Run Analysis']);
  texts('web/src/features/reports/run-dialog.tsx', ['Run Analysis', 'Run Comprehensive Analysis']);
});
describe('D4 the texts that people read', () => {
  texts('contracts/src/error-codes.ts', ['Insufficient credits. Please purchase more credits to continue.']);
  texts('web/src/features/reports/run-dialog.tsx', ['Purchase Credits']);
});
describe('D5 the texts that people read', () => {
  texts('web/src/features/reports/filter-bar.tsx', ['Clear']);
});
describe('D7 the texts that people read', () => {
  texts('web/src/features/reports/no-reports.tsx', [
    'No Reports Found',
    'Get started by analyzing your first website',
    'Analyze Website',
    'No reports match your current filters',
  ]);
  texts('web/src/features/landing/marketing.ts', ['Analyze Website']);
});
describe('D9 the texts that people read', () => {
  texts('web/src/features/schedules/next-run-label.ts', ['Processing...', 'Tomorrow']);
});
describe('R1 the texts that people read', () => {
  texts('web/src/ui/report-progress.tsx', ['Analysis in progress...']);
  texts('web/src/features/reports/report-card.tsx', ['Analysis Failed']);
  texts('web/src/routes/report-dialog.tsx', ['Analysis Failed']);
});
describe('R2 the texts that people read', () => {
  texts('web/src/features/reports/report-card.tsx', ['Generating']);
});
describe('R3 the texts that people read', () => {
  texts('web/src/features/reports/report-card.tsx', ['View', 'Share']);
  texts('web/src/routes/report-dialog.tsx', ['Share']);
});
describe('R8 the texts that people read', () => {
  texts('web/src/features/report-view/competitors-tab.tsx', ['No competitor data available', 'Error loading competitor analysis']);
});
describe('R9 the texts that people read', () => {
  texts('web/src/features/report-view/competitors-tab.tsx', ['Inaccessible', 'Get AI Replacement', 'Replace Manually']);
});
describe('R10 the texts that people read', () => {
  texts('contracts/src/fields.ts', ['Please enter a valid email address', 'Email is too long']);
  texts('web/src/features/sharing/share-dialog.tsx', [
    'Report shared!',
    'Failed to share report',
    'Could not send email. Please try again.',
  ]);
  texts('contracts/src/error-codes.ts', ['Could not send email. Please try again.']);
});
describe('C2 the texts that people read', () => {
  texts('contracts/src/fields.ts', ['URL is too long', 'Please select at least one competitor']);
});
describe('C3 the texts that people read', () => {
  texts('web/src/features/competitors/manage-dialog.tsx', ['Competitor removed', 'Failed to remove competitor']);
  texts('web/src/ui/competitor-suggestions.tsx', [
    'Competitor added!',
    'Competitors added!',
    'Failed to get competitor suggestions',
    'Failed to add competitors',
  ]);
  texts('web/src/features/competitors/replace-dialog.tsx', ['Competitor replaced!', 'Failed to get suggestions', 'Failed to replace']);
});
describe('P1 the texts that people read', () => {
  texts('web/src/features/credits/pack-card.tsx', ['Most Popular']);
  texts('web/src/features/credits/balance.tsx', ['Failed to load credit balance']);
  texts('web/src/features/credits/credits-tab.tsx', ['Failed to load credit balance']);
  texts('web/src/features/credits/usage-widget.tsx', ['Failed to load credit balance']);
  texts('web/src/features/reports/run-dialog.tsx', ['Failed to load credit balance']);
});
describe('P2 the texts that people read', () => {
  texts('web/src/lib/checkout.ts', ['Redirecting to checkout...', 'Opening checkout...', 'No checkout URL received']);
  texts('web/src/features/credits/packs.tsx', ['Failed to start checkout process']);
  texts('web/src/features/plans/use-subscribe.ts', ['Failed to start checkout. Please try again.']);
});
describe('P3 the texts that people read', () => {
  texts('web/src/features/billing/plan-choice.tsx', ['Current']);
  texts('web/src/features/billing/manage-subscription.tsx', ['Update Payment Method']);
  texts('web/src/features/billing/danger-zone.tsx', ['Cancel Subscription']);
});
describe('P4 the texts that people read', () => {
  texts('web/src/features/billing/no-subscription.tsx', ['No Active Subscription', 'Return to Dashboard']);
  texts('web/src/features/billing/manage-subscription.tsx', ['Error', 'Failed to load subscription details']);
});
describe('P5 the texts that people read', () => {
  texts('web/src/features/billing/use-subscription-actions.ts', [
    'Plan changed successfully',
    'Your subscription has been updated. Changes will reflect shortly.',
    'Failed to change plan',
    'Subscription cancelled',
    'Failed to cancel subscription',
    'Failed to open payment portal',
    'Your subscription will remain active until ${',
  ]);
});
describe('P6 the texts that people read', () => {
  texts('web/src/features/billing/danger-zone.tsx', ['Already Cancelled']);
});
describe('P7 the texts that people read', () => {
  texts('web/src/features/billing/payment-result.tsx', [
    'Processing Your Payment',
    'Payment Successful!',
    'Go to Dashboard',
    'Back to Home',
  ]);
});
describe('S1 the texts that people read', () => {
  texts('web/src/features/profile/full-name.tsx', ['Not set', 'Name updated successfully', 'Failed to update name']);
  texts('web/src/features/profile/profile-card.tsx', ['Failed to load profile data']);
});
describe('S2 the texts that people read', () => {
  texts('web/src/features/credits/credits-tab.tsx', ['Credit Usage History', 'No transactions yet']);
});
describe('S3 the texts that people read', () => {
  texts('contracts/src/credits.ts', [
    'Scheduled Report',
    'Manual Report',
    'Subscription Credits',
    'Credits Purchase',
    'Monthly Free Credits',
    'Competitor Analysis',
    'Keyword Analysis',
    'Content Opportunities',
  ]);
});
describe('T1 the texts that people read', () => {
  texts('contracts/src/fields.ts', ['Name is required', 'Invalid email address']);
  texts('web/src/features/contact/contact-form.tsx', ['Minimum ${']);
});
describe('T2 the texts that people read', () => {
  texts('web/src/features/contact/contact-form.tsx', [
    'Message sent successfully!',
    "We'll get back to you as soon as possible.",
    'Failed to send message',
    'Please try again later or email us directly at ${',
  ]);
});
describe('T3 the texts that people read', () => {
  texts('web/src/routes/coming-soon.tsx', ['Coming Soon', 'Back to Home', 'Contact Us']);
});
describe('T4 the texts that people read', () => {
  texts('web/src/routes/not-found.tsx', ['Oops! Page not found', 'Return to Home']);
});
describe('U1 the texts that people read', () => {
  texts('web/src/app/routes.ts', ['/reset-password']);
  texts('web/src/features/auth/forgot-password.tsx', ['/reset-password']);
});
describe('X5 the texts that people read', () => {
  texts('web/src/app/guard.tsx', ['Loading...']);
});

describe('limits', () => {
  it('L3 an address is shorter than 2048 characters', () => expect(LIMITS.landingUrlLength).toBe(2048));
  it('A2 F4 a password has at least 6 characters', () => expect(LIMITS.passwordMin).toBe(6));
  it('C2 500 characters for an address and 200 for a name', () =>
    expect([LIMITS.competitorUrlLength, LIMITS.competitorNameLength]).toEqual([500, 200]));
  it('C1 N5 3 suggestions', () => expect(LIMITS.suggestions).toBe(3));
  it('C5 L6 5 competitors', () => expect(LIMITS.activeCompetitors).toBe(5));
  it('R10 255 characters for an address, 100 for a name, 500 for a message', () =>
    expect([LIMITS.emailLength, LIMITS.recipientNameLength, LIMITS.shareMessageLength]).toEqual([255, 100, 500]));
  it('T1 100 for a name, 255 for an address, 200 for a subject, 10 to 2000 for a message', () =>
    expect([
      LIMITS.contactNameLength,
      LIMITS.emailLength,
      LIMITS.contactSubjectLength,
      LIMITS.contactMessageMin,
      LIMITS.contactMessageMax,
    ]).toEqual([100, 255, 200, 10, 2000]));
  it('D6 X2 10 reports a page, and all pages up to 7', () => expect([LIMITS.reportsPerPage, LIMITS.pagerShowsAllUpTo]).toEqual([10, 7]));
  it('S2 100 transactions', () => expect(LIMITS.transactionRows).toBe(100));
  it('S4 30 days', () => expect(LIMITS.expiryWarningDays).toBe(30));
});

describe('delays in milliseconds', () => {
  it('A5 1500 after a checkout that failed', () => expect(DELAYS.afterCheckoutFailure).toBe(1500));
  it('A7 1500 after an analysis has started', () => expect(DELAYS.afterAnalysisStart).toBe(1500));
  it('F5 2000 after a link that is no longer valid', () => expect(DELAYS.invalidResetRedirect).toBe(2000));
  it('F6 1500 after the password has been set', () => expect(DELAYS.afterPasswordUpdate).toBe(1500));
  it('P7 2000 of processing, and the dashboard at 4000', () =>
    expect([DELAYS.paymentProcessing, DELAYS.paymentRedirect]).toEqual([2000, 4000]));
  it('R2 5000 between two looks at what is missing', () => expect(DELAYS.enhancementPoll).toBe(5000));
});

describe('prices', () => {
  it('D3 D4 K2 a report costs 1 credit and a comprehensive analysis 12', () =>
    expect([COSTS.assessment_generation, COMPREHENSIVE_COST]).toEqual([1, 12]));
  it('P1 three packs', () =>
    expect(PACKS.map((pack) => [pack.name, pack.credits, pack.price, pricePerCredit(pack), pack.popular])).toEqual([
      ['Starter Pack', 50, 20, '0.40', false],
      ['Popular Pack', 100, 35, '0.35', true],
      ['Power Pack', 250, 80, '0.32', false],
    ]));
  it('L7 P8 three plans with what they hold', () =>
    expect(PLANS.map(({ name, price, period, featured, features }) => [name, `$${price}/${period}`, featured, ...features])).toEqual([
      [
        'Monthly Reports',
        '$5/month',
        false,
        '1 automated report per month',
        'Complete geo readiness analysis',
        'AI search performance insights',
        'E-mail support',
      ],
      [
        'Weekly Reports',
        '$20/month',
        true,
        '1 automated report per week',
        'Complete geo readiness analysis',
        'AI search performance insights',
        'Priority e-mail support',
      ],
      [
        'Daily Reports',
        '$120/month',
        false,
        '1 automated report per day',
        'Complete geo readiness analysis',
        'AI search performance insights',
        'Premium support',
      ],
    ]));
});

/** Rows beyond the specification that are not built yet; whoever builds one takes it off. */
const NOT_BUILT: readonly string[] = ['I4'];
it('every row of the requirements is named by a test', () => {
  const rows = [...testsByRow(import.meta.dirname)];
  expect(rows.map(([row]) => row)).toEqual(expect.arrayContaining(['E1', 'E9', 'I1', 'I5', ...NOT_BUILT]));
  expect(rows.filter(([row, files]) => files.length === 0 && !NOT_BUILT.includes(row)).map(([row]) => row)).toEqual([]);
});
