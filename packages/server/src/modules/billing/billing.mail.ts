import { createElement as h } from 'react';
import { Action, Layout, Paragraph } from '../../platform/mail/layout.ts';

const FOOTER = 'You get this mail because a payment of yours needs your attention.';

/** A payment failed; the provider tries again. */
export const PaymentFailedMail = ({ link, triesAgain }: { link: string; triesAgain: string | null }) =>
  h(
    Layout,
    { preview: 'Your payment failed', heading: 'Your payment failed', footer: FOOTER },
    h(
      Paragraph,
      null,
      triesAgain === null
        ? 'The payment for your subscription failed and is not tried again.'
        : `The payment for your subscription failed. It is tried again on ${triesAgain}; please update your payment method before.`,
    ),
    h(Action, { href: link }, 'Manage your subscription'),
  );

/** The bank wants the customer to confirm. */
export const ActionRequiredMail = ({ link }: { link: string }) =>
  h(
    Layout,
    { preview: 'Please confirm your payment', heading: 'Your bank asks you to confirm a payment', footer: FOOTER },
    h(Paragraph, null, 'The payment for your subscription waits for your confirmation.'),
    h(Action, { href: link }, 'Confirm the payment'),
  );

/** A payment by a slow method did not arrive. */
export const PurchaseFailedMail = ({ link }: { link: string }) =>
  h(
    Layout,
    { preview: 'Your purchase was not paid', heading: 'Your purchase was not paid', footer: FOOTER },
    h(Paragraph, null, 'The payment for your credits did not arrive, so no credits were added and nothing was charged.'),
    h(Action, { href: link }, 'Buy credits'),
  );
