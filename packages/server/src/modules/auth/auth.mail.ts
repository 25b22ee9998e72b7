import { PRODUCT_NAME } from '@citelight/contracts';
import { createElement as h } from 'react';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { Action, Code, Layout, Paragraph } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import type { TokenPurpose } from './one-time-tokens.sql.ts';

export type AuthMail =
  | { kind: TokenPurpose; to: string; userId: string; link: string; code: string }
  | { kind: 'notice'; to: string; userId: string; what: Notice }
  | { kind: 'known'; to: string; userId: string };

export type Notice = 'sign_in_copied' | 'password' | 'email' | 'factor_added' | 'factor_removed' | 'identity_linked' | 'identity_unlinked';

type Words = { subject: string; lines: string[]; button?: string };

const TOKEN_WORDS: Record<TokenPurpose, Words> = {
  signup: {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    lines: ['Please confirm that this email address is yours. The link also signs you in.'],
    button: 'Confirm email address',
  },
  recovery: {
    subject: `Choose a new ${PRODUCT_NAME} password`,
    lines: ['Someone asked to reset the password of this account. If it was you, follow the link.'],
    button: 'Choose a new password',
  },
  magiclink: { subject: `Sign in to ${PRODUCT_NAME}`, lines: ['This link signs you in.'], button: 'Sign in' },
  email_change_current: {
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    lines: [
      'Someone asked to change the email address of this account. If it was you, confirm here and in the email we sent to the new address.',
    ],
    button: 'Confirm the change',
  },
  email_change_new: {
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    lines: ['Confirm that you want to use this email address for your account.'],
    button: 'Confirm the change',
  },
  reauthentication: { subject: `Your ${PRODUCT_NAME} confirmation code`, lines: ['Enter this code to confirm that it’s you.'] },
};

const NOTICE_WORDS: Record<Notice, Words> = {
  sign_in_copied: {
    subject: `We signed you out of ${PRODUCT_NAME} for your safety`,
    lines: ['One of your sessions was used in two places, as if someone had copied it. We ended it in both. Please sign in again.'],
  },
  password: {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    lines: ['Your password was changed. You have been signed out everywhere else.'],
  },
  email: { subject: `Your ${PRODUCT_NAME} email address was changed`, lines: ['Your account now uses a different email address.'] },
  factor_added: {
    subject: `Two-step sign-in was added to ${PRODUCT_NAME}`,
    lines: ['From now on, you’ll need a second step to sign in.'],
  },
  factor_removed: { subject: `Two-step sign-in was removed from ${PRODUCT_NAME}`, lines: ['A second step was removed from your account.'] },
  identity_linked: {
    subject: `A way to sign in was added to ${PRODUCT_NAME}`,
    lines: ['You can now sign in to your account through another service.'],
  },
  identity_unlinked: {
    subject: `A way to sign in was removed from ${PRODUCT_NAME}`,
    lines: ['One of the ways to sign in to your account was removed.'],
  },
};

/** For the owner of an address that somebody signs up with once more: the answer to them reveals nothing. */
const KNOWN: Words = {
  subject: `You already have a ${PRODUCT_NAME} account`,
  lines: [
    'Someone, probably you, tried to sign up with this address again. Your account has not changed. Sign in with your current password.',
  ],
  button: 'Sign in',
};

const NOT_YOU_TOKEN = 'If this wasn’t you, you can ignore this email. Nothing has changed.';
const NOT_YOU_NOTICE = 'If this wasn’t you, choose a new password right away.';

export type ComposedMail = {
  subject: string;
  lines: string[];
  code: string | null;
  button: { text: string; url: string } | null;
  closing: string;
};

/** The words of a mail; how they look is the mail layout's business. `site` is the application's own address. */
function compose(mail: AuthMail, site: string): ComposedMail {
  if (mail.kind === 'known') {
    const forgotten = `Forgot it? Choose a new one: ${site}/forgot-password`;
    const button = { text: KNOWN.button ?? '', url: `${site}/auth` };
    return { subject: KNOWN.subject, lines: [...KNOWN.lines, forgotten], code: null, button, closing: NOT_YOU_TOKEN };
  }
  if (mail.kind === 'notice') {
    const words = NOTICE_WORDS[mail.what];
    return { subject: words.subject, lines: words.lines, code: null, button: null, closing: NOT_YOU_NOTICE };
  }
  const words = TOKEN_WORDS[mail.kind];
  return {
    subject: words.subject,
    lines: [...words.lines, words.button ? 'The link works for one hour, the code for ten minutes.' : 'It works for ten minutes.'],
    code: mail.code,
    button: words.button ? { text: words.button, url: mail.link } : null,
    closing: NOT_YOU_TOKEN,
  };
}

const template = ({ subject, lines, code, button, closing }: ComposedMail) => {
  const props = { preview: lines[0] ?? subject, heading: subject, footer: closing };
  return h(
    Layout,
    props,
    ...lines.map((line) => h(Paragraph, { key: line }, line)),
    button ? h(Action, { href: button.url }, button.text) : null,
    button && code ? h(Paragraph, null, 'Or enter this code where you requested the email:') : null,
    code ? h(Code, null, code) : null,
  );
};

/** Puts the mail in the outbox of the transaction. */
export async function sendAuthMail(ctx: Context, tx: Tx, mail: AuthMail): Promise<void> {
  const composed = compose(mail, ctx.config.PUBLIC_URL);
  await queueMail(ctx, tx, {
    purpose: `auth.${mail.kind}`,
    to: mail.to,
    userId: mail.userId,
    subject: composed.subject,
    body: template(composed),
  });
}
