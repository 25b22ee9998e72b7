import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decideRefresh, issueRefreshToken, readRefreshToken } from './refresh-token.rules.ts';

const key = new Uint8Array(32).fill(7);
const session = '0b0f9d2e-8d0c-4a5e-9a57-3a1f6f8b9c10';

describe('U2 refresh tokens', () => {
  it('U2 name their session and counter, and nobody else can make one', () => {
    const token = issueRefreshToken(key, session, 42);
    expect(readRefreshToken(key, token)).toEqual({ sessionId: session, counter: 42 });
    expect(readRefreshToken(new Uint8Array(32), token)).toBeNull();
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(readRefreshToken(key, changed)?.counter === 42 && changed !== token, `changed at ${at}`).toBe(false);
    }
    expect(readRefreshToken(key, '')).toBeNull();
    for (const other of [`${token}!`, `!${token}`, `${token} `, `${token}AAAA`, token.slice(0, -4), 'A'.repeat(55)])
      expect(readRefreshToken(key, other), other).toBeNull();
  });

  it('U2 begin with their version; those of another are none', () => {
    const signed = (head: Buffer) =>
      Buffer.concat([head, createHmac('sha256', key).update('refresh-token').update(head).digest().subarray(0, 16)]).toString('base64url');
    const head = Buffer.from(`01${session.replaceAll('-', '')}000000000000002a`, 'hex');
    expect(signed(head)).toBe(issueRefreshToken(key, session, 42));
    head[0] = 2;
    expect(readRefreshToken(key, signed(head))).toBeNull();
  });

  const limits = { reuseIntervalMs: 10_000, graceMs: 86_400_000 };
  const at = (ageMs: number, counter: number, { floor = 0, usedCounter = 0 } = {}) => ({
    counter,
    floor,
    usedCounter,
    refreshedAt: 1_000_000,
    now: 1_000_000 + ageMs,
  });
  it.each([
    ['the current token rotates', at(60_000, 5), 5, 'rotate'],
    ['a token from the future is not ours', at(60_000, 5), 6, 'malformed'],
    ['the one before is honoured when the answer may have been lost', at(60_000, 5), 4, 'again'],
    ['but not for ever', at(86_400_000, 5), 4, 'reused'],
    ['the first token after the second factor is a good one', at(60_000, 7, { floor: 7 }), 7, 'rotate'],
    ['nor once the one after it has been used', at(10_000, 5, { usedCounter: 5 }), 4, 'reused'],
    ['which tabs that race may have done', at(9_999, 5, { usedCounter: 5 }), 4, 'again'],
    ['an earlier use is none of the one after it', at(60_000, 5, { usedCounter: 4 }), 4, 'again'],
    ['older ones are theft, even at once', at(1000, 5), 3, 'reused'],
    ['a token from before the second factor never raises, even at once', at(1000, 7, { floor: 7 }), 5, 'refuse'],
    ['and ends the session later', at(10_000, 7, { floor: 7 }), 5, 'reused'],
  ] as const)('U2 %s', (_title, state, counter, decision) => expect(decideRefresh(state, counter, limits)).toBe(decision));
});
