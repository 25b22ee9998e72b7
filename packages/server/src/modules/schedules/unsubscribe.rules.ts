import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token in a mail's unsubscribe link: whose mails, and a seal, so that nobody can stop another's. Nothing has to be stored for it. */

const SEAL_BYTES = 16;
const seal = (key: Buffer, id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, SEAL_BYTES);

export function unsubscribeToken(key: Buffer, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, seal(key, id)]).toString('base64url');
}

/** Whose mails, or undefined for a token that is not ours. */
export function readUnsubscribeToken(key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 16 + SEAL_BYTES || !timingSafeEqual(bytes.subarray(16), seal(key, bytes.subarray(0, 16)))) return undefined;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
