/**
 * The field of a sign-up's `data` that names the website the visitor came to analyze. The confirmation of that sign-up answers it once, in the user's
 * metadata, so that the analysis starts in whichever browser the mail is opened.
 */
export const PENDING_WEBSITE = 'pending_website_url';
