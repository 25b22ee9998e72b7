/** Lifetimes and limits of accounts; times in milliseconds unless named otherwise. */
export const AUTH = {
  accessTokenSeconds: 3600,
  linkMs: 60 * 60_000,
  codeMs: 10 * 60_000,
  /** Between two mails to one address, whether or not it has an account. */
  mailSpacingSeconds: 60,
  reuseIntervalMs: 10_000,
  graceMs: 24 * 60 * 60_000,
  sessionAbsoluteMs: 30 * 24 * 60 * 60_000,
  sessionIdleMs: 7 * 24 * 60 * 60_000,
  challengeMs: 300_000,
  /** How long a sign-in, or a mailed code, counts as fresh: lasting changes ask for no more. */
  proofMs: 10 * 60_000,
  flowMs: 300_000,
  authCodeMs: 60_000,
  /** The longest a request may take, and a refresh may wait for others of its session. */
  requestMs: 10_000,
  lockWaitMs: 5_000,
  /** Passwords that may wait to be hashed, for each that is being hashed: a few seconds' worth. */
  waitingHashes: 100,
  maxFactors: 10,
} as const;

/** Signing keys (auth contract 2.6): readers keep the published keys for ten minutes, our own processes for one. */
export const KEYS = {
  signMs: 90 * 24 * 60 * 60_000,
  publishMs: 15 * 60_000,
  spareMs: 5 * 60_000,
} as const;

/** How long a sign-up that nobody confirmed keeps its password, for a confirmation that is asked for again. */
export const KEPT = { signUpMs: 7 * 24 * 60 * 60_000 } as const;

export const LIMITS = {
  signUp: { name: 'auth.signup', points: 30, seconds: 3600 },
  passwordByIp: { name: 'auth.password.ip', points: 100, seconds: 300 },
  /** One guesser against one account: each row is a wait that begins after so many tries. The account stays open for everybody else. */
  passwordByGuesser: [
    { name: 'auth.password.guesser', points: 10, seconds: 900 },
    { name: 'auth.password.guesser', points: 20, seconds: 3600 },
    { name: 'auth.password.guesser', points: 40, seconds: 24 * 3600 },
  ],
  /** All guessers together against one account; an address that is signed in already is not held off by it. */
  passwordByAccount: { name: 'auth.password.account', points: 100, seconds: 3600 },
  idToken: { name: 'auth.id-token', points: 100, seconds: 300 },
  /** A new password or address, by user. */
  change: { name: 'auth.change', points: 30, seconds: 300 },
  refresh: { name: 'auth.refresh', points: 600, seconds: 300 },
  mailByIp: { name: 'auth.mail.ip', points: 30, seconds: 300 },
  mailByAddress: { name: 'auth.mail.address', points: 1, seconds: AUTH.mailSpacingSeconds },
  verify: { name: 'auth.verify', points: 60, seconds: 300 },
  factor: { name: 'auth.factor.ip', points: 30, seconds: 60 },
  authorize: { name: 'auth.authorize', points: 60, seconds: 300 },
} as const;
