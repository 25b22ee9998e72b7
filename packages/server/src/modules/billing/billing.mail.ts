import { createElement as h } from 'react';
import { Action, Layout, Paragraph } from '../../platform/mail/layout.ts';

const FOOTER = 'You get this email because one of your payments needs your attention.';

/** A payment failed; the provider tries again. */
export const PaymentFailedMail = ({ link, triesAgain }: { link: string; triesAgain: string | null }) =>
  h(
    Layout,
    { preview: 'Your payment failed', heading: 'Your payment failed', footer: FOOTER },
    h(
      Paragraph,
      null,
      triesAgain === null
        ? 'The payment for your subscription failed. We will not try it again.'
        : `The payment for your subscription failed. We will try again on ${triesAgain}. Please update your payment method before then.`,
    ),
    h(Action, { href: link }, 'Manage your subscription'),
  );

/** The bank wants the customer to confirm. */
export const ActionRequiredMail = ({ link }: { link: string }) =>
  h(
    Layout,
    { preview: 'Please confirm your payment', heading: 'Your bank asks you to confirm a payment', footer: FOOTER },
    h(Paragraph, null, 'Your bank needs you to confirm the payment for your subscription.'),
    h(Action, { href: link }, 'Confirm the payment'),
  );

/** A payment by a slow method did not arrive. */
export const PurchaseFailedMail = ({ link }: { link: string }) =>
  h(
    Layout,
    { preview: 'Your purchase was not paid', heading: 'Your purchase was not paid', footer: FOOTER },
    h(Paragraph, null, 'The payment for your credits did not arrive. No credits were added, and you were not charged.'),
    h(Action, { href: link }, 'Buy credits'),
  );
