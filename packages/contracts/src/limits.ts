/** Limits a user can meet. Lengths are in UTF-16 code units, as HTML's maxlength counts them. */
export const LIMITS = {
  landingUrlLength: 2048,
  competitorUrlLength: 500,
  competitorNameLength: 200,
  emailLength: 255,
  recipientNameLength: 100,
  shareMessageLength: 500,
  contactNameLength: 100,
  contactSubjectLength: 200,
  contactMessageMin: 10,
  contactMessageMax: 2000,
  passwordMin: 6,
  fullNameLength: 200,
  brandNameLength: 80,
  /** Characters of a logo's data address: 200 KB in base64. */
  brandLogoLength: 273_100,
  keyNameLength: 60,
  apiKeys: 20,
  webhooks: 10,
  /** Points that a score must drop to be told, unless its owner chooses otherwise. */
  webhookDropThreshold: 5,
  /** Credits that an API key may spend in 24 hours, unless its owner chooses otherwise. */
  keyDailyCredits: 24,
  keyDailyCreditsMost: 10_000,
  /** Calls a minute with one API key. */
  keyCallsPerMinute: 120,
  /** Why a recommendation will not be followed. */
  stateReasonLength: 500,
  /** Re-checks of one report. */
  rechecksPerReport: 100,
  activeCompetitors: 5,
  suggestions: 3,
  reportsPerPage: 10,
  pagerShowsAllUpTo: 7,
  transactionRows: 100,
  expiryWarningDays: 30,
  requestBodyBytes: 1_048_576,
} as const;

/** Delays the specification names, in milliseconds. */
export const DELAYS = {
  afterAnalysisStart: 1500,
  afterPasswordUpdate: 1500,
  afterCheckoutFailure: 1500,
  enhancementPoll: 5000,
  paymentProcessing: 2000,
  paymentRedirect: 4000,
  invalidResetRedirect: 2000,
} as const;
