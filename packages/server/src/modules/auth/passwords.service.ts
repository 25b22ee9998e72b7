import { availableParallelism } from 'node:os';
import { LIMITS } from '@citelight/contracts';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { authError, invalid, type WeakReason, weakPassword } from './auth-errors.rules.ts';
import { AUTH } from './auth-limits.rules.ts';

/** Argon2id by OWASP's second profile: 19 MiB, two passes. Parameters may be raised; an older hash is renewed at the next sign-in. */
const PARAMETERS = { algorithm: 2 /* Argon2id */, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Longer ones are refused, never cut: hashing must not become a way to keep the server busy. */
const MAX_LENGTH = 1024;
const COMMON = new Set(dictionary['passwords-common'].slice(0, 3000));

/**
 * At most this many at once, off the event loop: a core stays free to answer everybody else, and of the four threads that Node has for such work one is
 * left for files, names and signatures.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
let running = 0;
const waiting: (() => void)[] = [];

/** Whoever would wait too long anyway is told so at once. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= AUTH.waitingHashes * AT_ONCE)
      throw authError(503, 'unexpected_failure', 'Too many people are signing in at this moment. Please try again.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, PARAMETERS));

/** A hash of nothing anybody knows, so that an unknown user costs as much time as a wrong password. */
let decoy: Promise<string> | undefined;

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const same = await bounded(() => verify(against, password));
  return same && stored !== null;
}

export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

/** What is weak about a password. There are no rules of composition: length and not being among the common ones is what matters. */
export function weaknesses(password: string): { reasons: WeakReason[]; message: string } | null {
  if (password.length < LIMITS.passwordMin)
    return { reasons: ['length'], message: `Password should be at least ${LIMITS.passwordMin} characters.` };
  if (COMMON.has(password.toLowerCase()))
    return { reasons: ['pwned'], message: 'This password is among the most common ones, which are tried first. Please choose another.' };
  return null;
}

/** Refuses a password that must not be set. */
export function requireStrong(password: string): void {
  if (password.length > MAX_LENGTH) throw invalid(`Password cannot be longer than ${MAX_LENGTH} characters`);
  const weak = weaknesses(password);
  if (weak) throw weakPassword(weak.reasons, weak.message);
}
