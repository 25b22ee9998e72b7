/**
 * The field of a sign-up's `data` that names the website the visitor came to analyze. The confirmation of that sign-up answers it once, in the user's
 * metadata, so that the analysis starts in whichever browser the mail is opened.
 */
export const PENDING_WEBSITE = 'pending_website_url';

/**
 * True in the metadata of the user that a confirmation answers, once, when the account has no password: more than one person may have signed up with the
 * address, and whoever confirms it chooses one.
 */
export const NEEDS_PASSWORD = 'needs_password';
