import { ENDPOINTS } from '@citelight/contracts/api/index';
import { addressOf as addressIn } from '@citelight/contracts/endpoint';
import { RECOMMENDED, type World } from './world.ts';

/**
 * One row for each route of the product: what a well-formed request looks like, and who may make it. Routes without a row, and rows without a route, fail the
 * build (access.test.ts). Requests are made of somebody's world, so that the same row asks for one's own things, another's, and things that are not there.
 */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown /** The body of an upload. */;
  file?: string;
};

export type Row = {
  method: string;
  /** As it is mounted. */
  route: string;
  /**
   * member: an access token of a living account; anyone: the token is not looked at; local: this machine only; signed: whoever can sign; key: whoever
   * holds an API key; stream: a member, and the answer does not end.
   */
  who: 'member' | 'anyone' | 'local' | 'signed' | 'key' | 'stream';
  /** By the table of contracts, or the protocol of /auth/v1, or neither. */
  kind: 'endpoint' | 'auth' | 'other';
  sample: (of: World) => Sample;
};

const NONE = () => ({});
/** Reachable for the checks of addresses, and nothing listens there. */
export const SITE = 'http://shut.test/';

const SAMPLES: Record<string, (of: World) => Sample> = {
  'analyze-website': ({ userId }) => ({ body: { url: SITE, userId } }),
  'quote-analysis': () => ({ body: { url: SITE } }),
  'cancel-analysis': ({ reportId }) => ({ body: { reportId } }),
  'create-checkout': () => ({ body: { priceId: 'price_citelight_monthly', mode: 'subscription' } }),
  'create-credits-checkout': () => ({ body: { priceId: 'price_citelight_pack_50' } }),
  'check-subscription': NONE,
  'suggest-competitors': ({ websiteId, userId }) => ({ body: { url: SITE, websiteId, userId } }),
  'share-report-email': ({ reportId }) => ({ body: { reportId, recipientEmail: 'reader@example.test' } }),
  'send-contact-email': () => ({
    body: { name: 'Ada', email: 'ada@example.test', subject: 'Hello', message: 'A message that is long enough.' },
  }),
  'change-subscription-plan': () => ({ body: { priceId: 'price_citelight_weekly' } }),
  'cancel-subscription': NONE,
  'customer-portal': NONE,

  'list-tracked-websites': () => ({ query: { is_active: 'true' } }),
  'track-website-again': ({ websiteId }) => ({ params: { id: websiteId }, body: { is_active: true } }),
  'list-profiles': NONE,
  'update-profile': ({ userId }) => ({ params: { id: userId }, body: { full_name: 'Ada' } }),
  'list-reports': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'read-report': ({ reportId }) => ({ params: { id: reportId } }),
  'export-report': ({ reportId }) => ({ params: { id: reportId, format: 'csv' } }),
  'list-score-history': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'list-keyword-analyses': ({ reportId }) => ({ query: { report_id: reportId } }),
  'list-content-opportunities': ({ reportId }) => ({ query: { report_id: reportId } }),
  'list-competitor-analyses': ({ reportId }) => ({ query: { report_id: reportId } }),
  'list-competitors': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'create-competitors': ({ websiteId }) => ({
    body: { website_id: websiteId, competitors: [{ competitor_name: 'Other', competitor_url: SITE }] },
  }),
  'update-competitor': ({ competitorId }) => ({ params: { id: competitorId }, body: { is_active: false } }),
  'replace-competitor': ({ competitorId }) => ({
    params: { id: competitorId },
    body: { competitor_name: 'Other', competitor_url: SITE },
  }),
  'list-subscriptions': () => ({ query: { status: 'active' } }),
  'list-scheduled-reports': () => ({ query: { is_active: 'true' } }),
  'list-user-credits': NONE,
  'list-credit-transactions': () => ({ query: { limit: '5' } }),
  'get-available-credits': ({ userId }) => ({ body: { user_uuid: userId, website_uuid: null } }),

  'read-visibility': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'list-visibility-questions': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'suggest-visibility-questions': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'create-visibility-questions': ({ websiteId }) => ({
    body: { website_id: websiteId, origin: 'typed', questions: [{ text: 'Which kiln is best?' }] },
  }),
  'update-visibility-question': ({ questionId }) => ({ params: { id: questionId }, body: { status: 'paused' } }),
  'delete-visibility-question': ({ questionId }) => ({ params: { id: questionId } }),
  'list-visibility-entities': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'update-visibility-entity': ({ entityId }) => ({ params: { id: entityId }, body: { names: ['Another'], excluded: [] } }),
  'quote-visibility': ({ websiteId }) => ({ body: { website_id: websiteId, engines: ['openai'], questions: 5, repeats: 1, days: 1 } }),
  'start-visibility': ({ websiteId }) => ({
    body: { website_id: websiteId, engines: ['openai'], questions: 5, repeats: 1, days: 1, credits: 2 },
  }),
  'cancel-visibility': ({ roundId }) => ({ body: { round_id: roundId } }),
  'schedule-visibility': ({ websiteId }) => ({
    body: { website_id: websiteId, plan: null, credits: 0 },
  }),
  'list-visibility-rounds': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'read-visibility-results': ({ roundId }) => ({ params: { id: roundId } }),
  'list-visibility-answers': ({ roundId }) => ({ params: { id: roundId }, query: { engine: 'openai' } }),
  'export-visibility': ({ roundId }) => ({ params: { id: roundId, format: 'csv' } }),

  'import-search-data': ({ websiteId }) => ({
    query: { website_id: websiteId },
    file: 'Top queries,Clicks,Impressions,CTR,Position\nlamp,1,10,10%,2\n',
  }),
  'delete-search-data': ({ searchImportId }) => ({ params: { id: searchImportId } }),
  'read-search-evidence': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'list-recommendations': ({ reportId }) => ({ query: { report_id: reportId } }),
  'set-recommendation-state': ({ reportId }) => ({ body: { report_id: reportId, audit_id: RECOMMENDED, state: 'done' } }),
  'export-recommendations': ({ reportId }) => ({ params: { format: 'csv' }, query: { report_id: reportId } }),
  'list-edits': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'create-edit': ({ reportId }) => ({
    body: { report_id: reportId, kind: 'add_question', question: 'Which flour is best for rye bread?' },
  }),
  'delete-edit': ({ editId }) => ({ params: { id: editId } }),
  recheck: ({ reportId }) => ({ body: { reportId, auditId: RECOMMENDED } }),

  'read-search-connection': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'connect-search-console': ({ websiteId }) => ({ body: { website_id: websiteId } }),
  'complete-search-console': () => ({ body: { state: 'x'.repeat(43) } }),
  'choose-search-property': ({ websiteId }) => ({ body: { website_id: websiteId, property: 'sc-domain:ours.test' } }),
  'refresh-search-console': ({ websiteId }) => ({ body: { website_id: websiteId } }),
  'disconnect-search-console': ({ websiteId }) => ({ body: { website_id: websiteId } }),

  'upload-crawler-log': ({ websiteId }) => ({
    query: { website_id: websiteId },
    file: `${'x - - [10/Nov/2026:13:55:36 +0100] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.4"'}\n`,
  }),
  'list-crawler-logs': ({ websiteId }) => ({ query: { website_id: websiteId } }),
  'read-crawler-log': ({ crawlerLogId }) => ({ params: { id: crawlerLogId } }),
  'delete-crawler-log': ({ crawlerLogId }) => ({ params: { id: crawlerLogId } }),
  'read-last-fetched': ({ reportId }) => ({ params: { id: reportId } }),

  'read-settings': NONE,
  'unlock-gate': () => ({ body: { password: 'not the password' } }),
  'log-unknown-route': () => ({ body: { path: '/nowhere' } }),
  'read-mail-choices': NONE,
  'update-mail-choices': () => ({ body: { product_news: true } }),
  'read-setup': NONE,
  'update-setup': () => ({ body: { dismissed: true } }),
  'read-report-brand': NONE,
  'update-report-brand': () => ({ body: { brand: { name: 'Acme Consulting', logo: null } } }),
  'delete-account': () => ({ body: { password: 'not the password' } }),
  'list-api-keys': NONE,
  'create-api-key': () => ({ body: { name: 'Build server', scopes: ['read_reports'] } }),
  'revoke-api-key': ({ apiKeyId }) => ({ params: { id: apiKeyId } }),
  'list-webhooks': NONE,
  'create-webhook': () => ({ body: { url: SITE, events: ['report.completed'] } }),
  'delete-webhook': ({ webhookId }) => ({ params: { id: webhookId } }),
  'test-webhook': ({ webhookId }) => ({ params: { id: webhookId } }),
  'list-webhook-deliveries': ({ webhookId }) => ({ params: { id: webhookId } }),
  'resend-webhook-delivery': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'list-sessions': NONE,
  'end-session': ({ sessionId }) => ({ params: { id: sessionId } }),
  'list-shares': ({ reportId }) => ({ params: { id: reportId } }),
  'renew-share': ({ shareId }) => ({ params: { id: shareId } }),
  'revoke-share': ({ shareId }) => ({ params: { id: shareId } }),
  'read-shared': ({ shareToken }) => ({ params: { token: shareToken } }),
  'unsubscribe-mail': ({ unsubscribeToken }) => ({ params: { token: unsubscribeToken } }),
  realtime: NONE,
};

const endpointRows = ENDPOINTS.flatMap((spec): Row[] => {
  const sample = SAMPLES[spec.id];
  if (!sample) return [];
  const who = spec.raw?.includes('text/event-stream') ? 'stream' : spec.access === 'member' ? 'member' : 'anyone';
  return [{ method: spec.method, route: spec.path, who, kind: 'endpoint', sample }];
});

const auth = (method: string, path: string, who: 'member' | 'anyone', sample: Row['sample'] = NONE): Row => ({
  method,
  route: `/auth/v1${path}`,
  who,
  kind: 'auth',
  sample,
});
const other = (method: string, route: string, who: Row['who'], sample: Row['sample'] = NONE): Row => ({
  method,
  route,
  who,
  kind: 'other',
  sample,
});

const WRONG = { email: 'nobody@example.test', password: 'not the password' };

/** What the authentication service knows by name and does not offer, whatever the method. */
const LEFT_OUT = [
  '/sso',
  '/passkeys/*',
  '/magiclink',
  '/otp',
  '/oauth/*',
  '/factors/recovery-codes',
  '/factors/recovery-codes/*',
  '/admin/*',
  '/invite',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const ROWS: readonly Row[] = [
  ...endpointRows,

  auth('OPTIONS', '/*', 'anyone'),
  auth('GET', '/health', 'anyone'),
  auth('GET', '/.well-known/jwks.json', 'anyone'),
  auth('GET', '/settings', 'anyone'),
  // A password that is refused, so that no account is made.
  auth('POST', '/signup', 'anyone', () => ({ body: { email: 'nobody@example.test', password: 'password' } })),
  auth('POST', '/token', 'anyone', () => ({ query: { grant_type: 'password' }, body: WRONG })),
  auth('POST', '/recover', 'anyone', () => ({ body: { email: 'nobody@example.test' } })),
  auth('POST', '/resend', 'anyone', () => ({ body: { type: 'signup', email: 'nobody@example.test' } })),
  auth('GET', '/verify', 'anyone', ({ shareToken }) => ({ query: { token: shareToken, type: 'signup' } })),
  auth('GET', '/verify.js', 'anyone'),
  auth('POST', '/verify', 'anyone', ({ shareToken }) => ({ body: { token_hash: shareToken, type: 'signup' } })),
  auth('GET', '/authorize', 'anyone', () => ({ query: { provider: 'none' } })),
  auth('GET', '/callback', 'anyone', ({ shareToken }) => ({ query: { state: shareToken, code: 'x' } })),
  auth('POST', '/callback', 'anyone', ({ shareToken }) => ({ body: { state: shareToken, code: 'x' } })),
  auth('GET', '/user', 'member'),
  auth('PUT', '/user', 'member', () => ({ body: { data: { theme: 'dark' } } })),
  auth('POST', '/logout', 'member', () => ({ query: { scope: 'others' } })),
  auth('GET', '/reauthenticate', 'member'),
  auth('GET', '/user/identities/authorize', 'member', () => ({ query: { provider: 'none' } })),
  auth('DELETE', '/user/identities/:id', 'member', ({ identityId }) => ({ params: { id: identityId } })),
  auth('POST', '/factors', 'member', () => ({ body: { factor_type: 'totp', friendly_name: 'another' } })),
  auth('POST', '/factors/:id/challenge', 'member', ({ factorId }) => ({ params: { id: factorId } })),
  auth('POST', '/factors/:id/verify', 'member', ({ factorId, challengeId }) => ({
    params: { id: factorId },
    body: { challenge_id: challengeId, code: '000000' },
  })),
  auth('DELETE', '/factors/:id', 'member', ({ factorId }) => ({ params: { id: factorId } })),
  ...LEFT_OUT.flatMap((path) => METHODS.map((method) => auth(method, path, 'anyone'))),

  other('GET', '/functions/v1/search-console-callback', 'anyone', ({ shareToken }) => ({ query: { state: shareToken, code: 'x' } })),
  other('GET', '/healthz', 'anyone'),
  other('GET', '/readyz', 'anyone'),
  other('GET', '/openapi.json', 'anyone'),
  other('GET', '/metrics', 'local'),
  other('GET', '/dev/mailbox/messages', 'local'),
  other('GET', '/dev/mailbox', 'local'),
  other('GET', '/dev/mailbox/:id', 'local', ({ mailId }) => ({ params: { id: mailId } })),
  other('GET', '/dev/mailbox/:id/html', 'local', ({ mailId }) => ({ params: { id: mailId } })),
  other('POST', '/mcp', 'key', () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } })),
  other('POST', '/webhooks/stripe', 'signed', () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } })),
];

export const nameOf = ({ method, route }: Pick<Row, 'method' | 'route'>): string => `${method} ${route}`;

/** The address of a row's request, with its parameters filled in. */
export function addressOf({ route }: Row, { params = {}, query }: Sample): string {
  return addressIn({ path: route.replace('*', 'x') as '/' }, { params, query });
}

export const changesState = ({ method }: Row): boolean => !['GET', 'OPTIONS'].includes(method);
