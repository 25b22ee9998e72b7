import { z } from 'zod';
import { CodedError } from '../errors.ts';

/** What of a mail comes from outside, made harmless: nothing here can add a header or a recipient. */

/** One plain address. Quoted local parts and groups are refused: parsers disagree about them (CVE-2025-14874, and nodemailer before 7.0.7). */
const PlainAddress = z.email().max(254);

/** The address, or request.invalid. */
export function plainAddress(address: string): string {
  const parsed = PlainAddress.safeParse(address.trim());
  if (!parsed.success) throw new CodedError('request.invalid', 'Invalid email address');
  return parsed.data;
}

const SUBJECT_LENGTH = 200;

/** Marks that turn the direction of what follows: a name could make the rest of its line read as something else (Trojan Source). */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** A body without control characters (tab and line ends stay) and without marks of direction. */
export const bodyText = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ' ').replace(DIRECTION, '');

/** A header's text on one line. Line breaks of every kind, NUL and other control characters become spaces. */
export const headerText = (text: string): string =>
  text
    .replace(DIRECTION, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, SUBJECT_LENGTH)
    .toWellFormed();

export type Sender = { name: string; address: string };

/** MAIL_FROM: `Name <address>` or an address. */
export function senderOf(mailFrom: string): Sender {
  const match = /^(.*)<([^<>]+)>$/.exec(mailFrom.trim());
  return { name: headerText((match?.[1] ?? '').replaceAll('"', '')), address: plainAddress(match?.[2] ?? mailFrom) };
}

/** The same for every attempt, so that a mail that arrives twice after all is shown once. */
export const messageIdOf = (mailId: string, sender: Sender): string => `<${mailId}@${sender.address.split('@')[1]}>`;
