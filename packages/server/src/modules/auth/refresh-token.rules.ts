import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is derived, not stored: base64url(version ‖ session id ‖ counter ‖ first 16 bytes of HMAC-SHA-256).
 * The session row holds the counter alone, so a copy of the database yields no usable token without the data key, and the token in force
 * can be handed out again to a client that lost the last answer.
 */
const VERSION = 1;
const LENGTH = 1 + 16 + 8 + 16;

const mac = (key: Uint8Array, head: Buffer): Buffer =>
  createHmac('sha256', key).update('refresh-token').update(head).digest().subarray(0, 16);

export function issueRefreshToken(key: Uint8Array, sessionId: string, counter: number): string {
  const head = Buffer.alloc(25);
  head[0] = VERSION;
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(head, 1);
  head.writeBigUInt64BE(BigInt(counter), 17);
  return Buffer.concat([head, mac(key, head)]).toString('base64url');
}

/** The session and counter that a token names; null for anything that we did not make. */
export function readRefreshToken(key: Uint8Array, token: string): { sessionId: string; counter: number } | null {
  if (!/^[A-Za-z0-9_-]{10,100}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== LENGTH || bytes[0] !== VERSION) return null;
  const head = bytes.subarray(0, 25);
  if (!timingSafeEqual(bytes.subarray(25), mac(key, head))) return null;
  const hex = head.subarray(1, 17).toString('hex');
  return {
    sessionId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    counter: Number(head.readBigUInt64BE(17)),
  };
}

export type RefreshDecision = 'rotate' | 'again' | 'refuse' | 'malformed' | 'reused';

/**
 * What to do with a token that is `counter` old against a session. Several tabs refresh the same token at once, so the token before the current one
 * gets the same answer within the reuse interval; after that only for the grace time, and only while nobody has used what the current one came with: then
 * the last answer was lost. Anything else is a copy and ends the session for all who hold it. A token from before the second factor never yields a
 * session with it.
 */
export function decideRefresh(
  session: { counter: number; floor: number; usedCounter: number; refreshedAt: number; now: number },
  counter: number,
  limits: { reuseIntervalMs: number; graceMs: number },
): RefreshDecision {
  const behind = session.counter - counter;
  if (behind < 0) return 'malformed';
  const age = session.now - session.refreshedAt;
  if (counter < session.floor) return age < limits.reuseIntervalMs ? 'refuse' : 'reused';
  if (behind === 0) return 'rotate';
  if (behind > 1) return 'reused';
  const answerLost = session.usedCounter < session.counter && age < limits.graceMs;
  return answerLost || age < limits.reuseIntervalMs ? 'again' : 'reused';
}
