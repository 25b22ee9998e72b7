/**
 * Every error a program can meet: its code, the HTTP status that carries it, and a sentence for a person.
 * A thrower may give a more exact sentence; the code never changes meaning. Apart from the schemas, so that a thread that only names errors loads no Zod.
 */
export const ERRORS = {
  // requests
  'request.invalid': [400, 'Some of what was sent is not valid.'],
  'request.not_json': [400, 'The body is not valid JSON.'],
  'request.content_type': [415, 'The body must be sent as application/json.'],
  'request.too_large': [413, 'The body is larger than 1 MB.'],
  'request.origin': [403, 'This origin may not call the application.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.method': [405, 'This address does not answer that method.'],
  'request.rate_limited': [429, 'Too many requests. Please wait a moment and try again.'],
  'server.internal': [500, 'Something went wrong on our side. Please try again.'],
  'server.unavailable': [503, 'The service is not available right now. Please try again shortly.'],
  // who is asking
  'auth.required': [401, 'Please sign in to continue.'],
  'auth.invalid_token': [401, 'Your session has expired. Please sign in again.'],
  // named as clients of the authentication protocol know it
  insufficient_aal: [403, 'Please confirm your second step to continue.'],
  'auth.forbidden': [403, 'You may not do this.'],
  'account.proof_needed': [403, 'Please enter your password, or the code that we emailed you.'],
  'account.wrong_password': [403, 'This password is not right.'],
  'account.wrong_code': [403, 'This code is not right, or it has expired.'],
  'account.elsewhere': [409, 'Your account belongs to another sign-in service. Please contact us to have your data deleted.'],
  'api_key.invalid': [401, 'This API key does not exist or has been revoked.'],
  'api_key.scope': [403, 'This API key lacks the permission for this call.'],
  'api_key.not_accepted': [403, 'This call does not accept API keys. Please use an access token.'],
  'api_key.not_found': [404, 'This API key does not exist.'],
  'api_key.ceiling': [403, 'This API key has spent what it may spend in 24 hours.'],
  'api_key.limit': [409, 'You can have at most 20 API keys. Please revoke one first.'],
  'webhook.not_found': [404, 'This webhook does not exist.'],
  'webhook.delivery_not_found': [404, 'This delivery does not exist.'],
  'webhook.limit': [409, 'You can have at most 10 webhooks. Please delete one first.'],
  'gate.wrong_password': [403, 'Incorrect password. Please try again.'],
  // things that are not there, or not yours (both answer alike)
  'report.not_found': [404, 'This report does not exist.'],
  'website.not_found': [404, 'This website does not exist.'],
  'competitor.not_found': [404, 'This competitor does not exist.'],
  'profile.not_found': [404, 'This profile does not exist.'],
  'profile.logo': [400, 'The logo must be a PNG, JPEG or WebP image.'],
  'share.gone': [410, 'This link is no longer valid. Please ask the sender for a new one.'],
  'share.expired': [410, 'This link has expired. Please ask the sender to renew it; it will then work again.'],
  // reports
  'website.none': [409, 'Please analyze your website first.'],
  'analysis.user_mismatch': [403, 'An analysis can only be started for your own account.'],
  'analysis.scheduler_only': [403, 'Automated reports are started by the schedule only.'],
  'analysis.free_used': [409, "You've already used your free assessment. Please use the dashboard to run a new analysis."],
  'analysis.cancelled': [409, 'The analysis was cancelled. Nothing was charged.'],
  'analysis.over': [409, 'This analysis has ended; there is nothing left to cancel.'],
  'analysis.quote_invalid': [400, 'This quote is not one of ours, or belongs to another account or website. Please ask for a new one.'],
  'analysis.quote_expired': [409, 'This quote has expired. Please ask for a new one.'],
  'analysis.price_changed': [409, 'The price has changed since the quote. Please ask for a new one.'],
  'analysis.stopped': [500, 'The analysis stopped unexpectedly. Nothing was charged. Please run it again.'],
  'report.not_ready': [409, 'This report is not ready yet.'],
  'report.export_busy': [503, 'Many files are being made right now. Please try again in a few seconds.'],
  'report.pdf_unavailable': [
    503,
    'This server cannot print PDF files, because no browser can run on it. Please export the report as HTML.',
  ],
  'recommendation.not_found': [404, 'This report has no such recommendation.'],
  // what members change by hand
  'topic.not_found': [404, 'This report has no such topic.'],
  'topic.duplicate': [409, 'This topic is already on your list.'],
  'topic.limit': [409, 'You can add at most 20 topics. Please remove one first.'],
  'question.not_found': [404, 'This report has no such question.'],
  'question.duplicate': [409, 'This question is already on your list.'],
  'question.limit': [409, 'You can add at most 50 questions. Please remove one first.'],
  'edit.not_found': [404, 'This edit does not exist.'],
  'edit.no_change': [409, 'Nothing would change.'],
  'edit.limit': [409, 'You have made 500 edits to this website. Please undo some first.'],
  'recheck.page_not_found': [404, 'This page is not part of the report.'],
  'recheck.too_late': [409, 'Re-checks are free within a day of the report. Please run a new report.'],
  'recheck.under_way': [409, 'Another re-check of this report is still running. Please wait for it to finish.'],
  'recheck.stopped': [500, 'The re-check stopped unexpectedly. Please try again.'],
  'recheck.limit': [429, 'You have re-checked this report very often. Please run a new report.'],
  'competitor.limit': [409, 'At most 5 competitors can be active. Please remove one first.'],
  'competitor.duplicate': [409, 'This competitor is already on your list.'],
  'share.limit': [429, 'You have shared many reports in the last hour. Please try again later.'],
  'share.mail_failed': [502, 'Could not send email. Please try again.'],
  'contact.mail_failed': [502, 'Please try again later or email us directly.'],
  'realtime.too_many': [429, 'Too many pages are open at once. This one asks for news every few seconds instead.'],
  'ai.unavailable': [503, 'The AI provider did not answer. Please try again later.'],
  // measured visibility
  'visibility.question_not_found': [404, 'This question does not exist.'],
  'visibility.question_duplicate': [409, 'This question is already on your list.'],
  'visibility.question_limit': [409, 'At most 50 questions can be active. Please pause one first.'],
  'visibility.entity_not_found': [404, 'This name does not exist.'],
  'visibility.round_not_found': [404, 'This round does not exist.'],
  'visibility.no_questions': [409, 'There are no active questions to ask. Please add some first.'],
  'visibility.engine_off': [409, 'This engine is not switched on here.'],
  'visibility.price_changed': [409, 'The price has changed. Please look at it again before you start.'],
  'visibility.ceiling': [
    409,
    'This installation has reached its monthly limit for engine costs. Please try again next month or ask its operator.',
  ],
  // money
  'credits.insufficient': [402, 'Insufficient credits. Please purchase more credits to continue.'],
  'credits.idempotency_conflict': [409, 'This operation was already requested with other details.'],
  'billing.unknown_price': [400, 'This price does not exist.'],
  'billing.no_subscription': [404, 'There is no active subscription.'],
  'billing.already_subscribed': [409, 'You already have an active subscription. You can change its plan instead.'],
  'billing.same_plan': [409, 'This is already your plan.'],
  'billing.cancel_pending': [409, 'The subscription is set to cancel, so its plan cannot be changed.'],
  'billing.already_cancelled': [409, 'The subscription is already set to cancel.'],
  'billing.no_customer': [404, 'There are no payments to manage yet.'],
  'billing.provider_unavailable': [502, 'The payment provider did not answer. Please try again: nothing is charged twice.'],
  'billing.payment_failed': [402, 'The payment failed, so nothing was changed. Please update your payment method.'],
  'billing.signature': [400, 'The signature is not valid.'],
  'billing.not_configured': [503, 'Payments are not set up on this server.'],
  // the command line in continuous integration
  'config.invalid': [400, 'The configuration file cannot be used.'],
  'baseline.invalid': [400, 'The baseline cannot be used.'],
  'pages.none': [422, 'None of the listed pages belongs to this site.'],
  'pages.sitemap': [422, 'The sitemap that was named cannot be read.'],
  // fetching a site
  'fetch.not_a_url': [400, 'Please enter a valid URL'],
  'fetch.scheme': [400, 'URL must start with http:// or https://'],
  'fetch.credentials': [400, 'The URL must not contain a user name or password.'],
  'fetch.url_too_long': [400, 'URL must be less than 2048 characters'],
  'fetch.refused_address': [422, 'This address is not on the public internet, so it cannot be assessed.'],
  'fetch.port': [422, 'Only ports 80 and 443 can be assessed.'],
  'fetch.dns': [422, 'The name of the site could not be found. Please check its spelling.'],
  'fetch.dns_failed': [422, 'The name servers of the site gave no usable answer.'],
  'fetch.dns_timeout': [422, 'Looking up the name of the site took longer than 5 seconds.'],
  'fetch.connect': [422, 'The site did not accept a connection.'],
  'fetch.connect_timeout': [422, 'Connecting to the site took longer than 10 seconds.'],
  'fetch.tls': [422, 'A secure connection could not be made: the certificate of the site is not valid.'],
  'fetch.first_byte_timeout': [422, 'The site accepted the connection but sent nothing for 15 seconds.'],
  'fetch.timeout': [422, 'The site did not finish its answer within 30 seconds.'],
  'fetch.protocol': [422, 'The answer of the site is not valid HTTP.'],
  'fetch.headers_too_large': [422, 'The headers of the answer are larger than 16 KiB.'],
  'fetch.too_large': [422, 'The answer is larger than 10 MiB.'],
  'fetch.decoded_too_large': [422, 'The answer is larger than 5 MiB once decoded.'],
  'fetch.encoding': [422, 'The answer is compressed in a way that cannot be read.'],
  'fetch.truncated': [422, 'The answer of the site broke off before its end.'],
  'fetch.redirect_loop': [422, 'The site redirects in a circle or more than 10 times.'],
  'fetch.redirect_invalid': [422, 'The site redirects to an address that is not valid.'],
  'fetch.not_html': [422, 'The address does not answer with a web page (HTML).'],
  'fetch.empty': [422, 'The page is empty.'],
  'fetch.unauthorized': [422, 'The site asks for a sign-in (401).'],
  'fetch.forbidden': [422, 'The site refused our visit (403).'],
  'fetch.not_found': [422, 'The page does not exist (404 or 410).'],
  'fetch.rate_limited': [422, 'The site asked us to slow down (429). Please try again later.'],
  'fetch.client_error': [422, 'The site answered with an error of the 4xx kind.'],
  'fetch.server_error': [422, 'The site answered with an error of its own (5xx).'],
  'fetch.status': [422, 'The site answered with a status that carries no page.'],
  'fetch.aborted': [499, 'The visit was stopped.'],
  'parse.too_complex': [422, 'The page is too large or too deeply nested to be read.'],
  'parse.timeout': [422, 'Reading the page took too long.'],
  'robots.disallowed': [422, 'The robots.txt of the site does not allow our crawler here.'],
  'robots.unavailable': [422, 'The robots.txt of the site could not be read, which means that nothing may be crawled (RFC 9309).'],
  // logs of a web server
  'logs.unreadable': [422, 'The log file cannot be read.'],
  'logs.unknown_format': [422, 'This is not a web server log in a format that we know.'],
  'logs.fields': [422, 'The log has keys of its own. Please say which key holds what.'],
  'logs.truncated': [422, 'The log file breaks off in the middle, so nothing of it was taken. Please try again with the whole file.'],
  'logs.too_large': [413, 'The log file is larger than we accept once decompressed.'],
  'logs.busy': [503, 'Several logs are being read right now. Please try again in a minute.'],
  'logs.not_found': [404, 'This log does not exist.'],
  // exports of search consoles
  'search.unreadable': [422, 'This file cannot be read. Please upload the ZIP or CSV file that the search console exports.'],
  'search.unknown_columns': [422, 'The columns of this file are not those of an export that we know.'],
  'search.unknown_table': [422, 'We could not tell what the rows of this file are about.'],
  'search.empty': [422, 'This export has no rows.'],
  'search.other_site': [422, 'This export is of another website.'],
  'search.not_configured': [503, 'Connecting Search Console is not set up on this server. You can upload its exports.'],
  'search.not_connected': [404, 'Search Console is not connected.'],
  'search.flow_expired': [410, 'This took too long, or was begun by somebody else. Please connect again.'],
  'search.google_refused': [403, 'Google did not grant read access to Search Console. Please connect again and allow it.'],
  'search.google_unavailable': [502, 'Google did not answer. Nothing was changed. Please try again.'],
  'search.other_property': [409, 'This property is not one of those that fit your website.'],
  'search.import_not_found': [404, 'This import does not exist.'],
  'artifacts.invalid': [400, 'The saved artifacts cannot be read.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** As errors.ts exports them, with their schemas. */
type ErrorCode = keyof typeof ERRORS;
type ErrorDetail = { path: string; message: string };

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
export const messageOf = (code: ErrorCode): string => ERRORS[code][1];
export const isFetchError = (code: string): boolean => /^(fetch|parse|robots)\./.test(code);

/** An error with a typed code and a sentence for a person; nothing in it is secret. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  constructor(code: ErrorCode, message: string = messageOf(code), options: { cause?: unknown; details?: ErrorDetail[] } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details;
  }
  get status(): number {
    return statusOf(this.code);
  }
}
