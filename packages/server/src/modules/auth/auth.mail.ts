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
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    lines: ['Please confirm that this address is yours. The link signs you in.'],
    button: 'Confirm e-mail address',
  },
  recovery: {
    subject: `Choose a new ${PRODUCT_NAME} password`,
    lines: ['Somebody asked for a new password for this account. If it was you, follow the link.'],
    button: 'Choose a new password',
  },
  magiclink: { subject: `Sign in to ${PRODUCT_NAME}`, lines: ['This link signs you in.'], button: 'Sign in' },
  email_change_current: {
    subject: `Confirm your new e-mail address for ${PRODUCT_NAME}`,
    lines: ['Somebody asked to move this account to another address. If it was you, confirm it here and in the mail to the new address.'],
    button: 'Confirm the change',
  },
  email_change_new: {
    subject: `Confirm your new e-mail address for ${PRODUCT_NAME}`,
    lines: ['Please confirm that your account shall use this address.'],
    button: 'Confirm the change',
  },
  reauthentication: { subject: `Your ${PRODUCT_NAME} confirmation code`, lines: ['Enter this code to confirm that it is you.'] },
};

const NOTICE_WORDS: Record<Notice, Words> = {
  sign_in_copied: {
    subject: `We ended one of your ${PRODUCT_NAME} sign-ins`,
    lines: ['One of your sign-ins was used in two places, as if somebody had copied it. We ended it in both. Please sign in again.'],
  },
  password: {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    lines: ['Your password was changed, and all other sign-ins have ended.'],
  },
  email: { subject: `Your ${PRODUCT_NAME} e-mail address was changed`, lines: ['Your account now uses another address.'] },
  factor_added: {
    subject: `Two-step sign-in was added to ${PRODUCT_NAME}`,
    lines: ['From now on, you will need a second step to sign in.'],
  },
  factor_removed: { subject: `Two-step sign-in was removed from ${PRODUCT_NAME}`, lines: ['A second step was removed from your account.'] },
  identity_linked: {
    subject: `A way to sign in was added to ${PRODUCT_NAME}`,
    lines: ['Your account can now be signed in to through another service.'],
  },
  identity_unlinked: {
    subject: `A way to sign in was removed from ${PRODUCT_NAME}`,
    lines: ['One of the ways to sign in to your account was removed.'],
  },
};

/** For the owner of an address that somebody signs up with once more: the answer to whoever did so tells nothing of it. */
const KNOWN: Words = {
  subject: `You already have a ${PRODUCT_NAME} account`,
  lines: ['Somebody, probably you, signed up with this address again. Your account is as it was: sign in with the password you have.'],
  button: 'Sign in',
};

const NOT_YOU_TOKEN = 'If this was not you, you can ignore this mail; nothing has happened.';
const NOT_YOU_NOTICE = 'If this was not you, choose a new password at once.';

export type ComposedMail = {
  subject: string;
  lines: string[];
  code: string | null;
  button: { text: string; url: string } | null;
  closing: string;
};

/** The words of a mail; how they look is the mail layout's business. `site` is the application's own address. */
export function compose(mail: AuthMail, site: string): ComposedMail {
  if (mail.kind === 'known') {
    const forgotten = `If you have forgotten it, choose a new one: ${site}/forgot-password`;
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
    lines: [...words.lines, words.button ? 'The link is good for one hour, the code for ten minutes.' : 'It is good for ten minutes.'],
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
    button && code ? h(Paragraph, null, 'Or enter this code where you asked for the mail:') : null,
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
