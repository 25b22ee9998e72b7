import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses the link of a report. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How often a member may share, and how often one address may be written to by one member. */
export const SHARES_AN_HOUR = { name: 'share', points: 5, seconds: 3600 };
export const SHARES_TO_ONE = { name: 'share-recipient', points: 3, seconds: 24 * 3600 };
