import type { z } from 'zod';
import { SETTINGS, type Setting } from './settings.ts';

type Name = keyof typeof SETTINGS;
type Parsed = { readonly [N in Name]: (typeof SETTINGS)[N] extends Setting<infer T> ? T : never };

/** All settings under their own names, parsed once. PUBLIC_URL is always there: without a setting it names the port that is listened on. */
export type Config = Omit<Parsed, 'PUBLIC_URL'> & {
  readonly PUBLIC_URL: string;
  /** False while PUBLIC_URL is only our guess. */
  readonly publicUrlGiven: boolean;
  readonly production: boolean;
  /** Where payments go: Stripe in live or in test mode, the local sandbox, or nowhere. In production there is no sandbox: anybody could pay there. */
  readonly payments: 'live' | 'test' | 'sandbox' | 'off';
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings, a sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\ndocs/configuration.md describes every setting.`,
    );
    this.problems = problems;
  }
}

function paymentsOf({ STRIPE_SECRET_KEY: key }: Parsed, production: boolean): Config['payments'] {
  if (!key) return production ? 'off' : 'sandbox';
  return /^[a-z]+_live_/.test(key) ? 'live' : 'test';
}

const given = (setting: Setting, value: string | undefined) => value !== undefined && (value !== '' || setting.emptyCounts);

function problemsInProduction(config: Parsed, env: Environment): string[] {
  const problems = (Object.entries(SETTINGS) as [Name, Setting][])
    .filter(([name, setting]) => setting.neededInProduction && !given(setting, env[name]))
    .map(
      ([name]) =>
        `${name} must be set with NODE_ENV=production${name === 'EARLY_ACCESS_PASSWORD' ? ' (set it to nothing to switch the gate off)' : ''}.`,
    );
  if (!config.DATABASE_URL && !config.EMBEDDED_IN_PRODUCTION)
    problems.push('DATABASE_URL must be set with NODE_ENV=production, or EMBEDDED_IN_PRODUCTION=yes to use the embedded database.');
  if (Object.keys(config.CRAWL_RESOLVE).length > 0 && !config.CRAWL_RESOLVE_IN_PRODUCTION)
    problems.push(
      'CRAWL_RESOLVE lets the crawler reach private addresses; with NODE_ENV=production it needs CRAWL_RESOLVE_IN_PRODUCTION=yes.',
    );
  if (config.PAYMENT_SANDBOX_URL)
    problems.push('PAYMENT_SANDBOX_URL is refused with NODE_ENV=production: what is paid in a sandbox is never paid.');
  if (!config.RATE_LIMITS) problems.push('RATE_LIMITS=off is refused with NODE_ENV=production.');
  if (env.EARLY_ACCESS_PASSWORD === SETTINGS.EARLY_ACCESS_PASSWORD.default)
    problems.push('EARLY_ACCESS_PASSWORD is the public default; choose another with NODE_ENV=production.');
  return problems;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
export const isLoopback = ({ HOST }: { HOST: string }): boolean => LOOPBACK.test(HOST);

/** What is convenient on one's own machine is a risk where others can reach it. */
function problemsWhenExposed(config: Parsed, env: Environment): string[] {
  if (isLoopback(config)) return [];
  const problems: string[] = [];
  if (!config.HOST_WITHOUT_PRODUCTION)
    problems.push(
      `HOST=${config.HOST} can be reached by other machines, and without NODE_ENV=production payments go to a sandbox. Set NODE_ENV=production, or HOST_WITHOUT_PRODUCTION=yes to accept that.`,
    );
  if (!given(SETTINGS.EARLY_ACCESS_PASSWORD as Setting, env.EARLY_ACCESS_PASSWORD))
    problems.push('EARLY_ACCESS_PASSWORD must be set where other machines can reach HOST (set it to nothing to switch the gate off).');
  return problems;
}

function problemsOfCombinations(config: Parsed): string[] {
  const problems: string[] = [];
  if (config.STRIPE_SECRET_KEY && !config.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY, or payments would never be seen.');
  if (config.AI_PROVIDER !== 'none' && !config.AI_API_KEY && config.AI_PROVIDER !== 'openai-compatible')
    problems.push(`AI_API_KEY must be set with AI_PROVIDER=${config.AI_PROVIDER}.`);
  if (config.AI_PROVIDER === 'openai-compatible' && !config.AI_BASE_URL)
    problems.push('AI_BASE_URL must be set with AI_PROVIDER=openai-compatible.');
  if (config.AI_PROVIDER !== 'none' && !config.AI_MODEL) problems.push(`AI_MODEL must be set with AI_PROVIDER=${config.AI_PROVIDER}.`);
  if (Boolean(config.GOOGLE_SEARCH_CLIENT_ID) !== Boolean(config.GOOGLE_SEARCH_CLIENT_SECRET))
    problems.push('GOOGLE_SEARCH_CLIENT_ID and GOOGLE_SEARCH_CLIENT_SECRET must be set together.');
  if (config.AUTH_ISSUER && !config.AUTH_JWKS_URL) problems.push('AUTH_ISSUER is used with AUTH_JWKS_URL only.');
  return problems;
}

/** Parses all settings; throws a ConfigError that names every problem at once. Secret values are never quoted. */
export function parseConfig(env: Environment): Config {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(SETTINGS) as [Name, Setting][]) {
    const raw = given(setting, env[name]) ? env[name] : setting.default;
    if (raw === null || raw === undefined) {
      values[name] = null;
      continue;
    }
    const parsed = (setting.parse as z.ZodType<unknown, string>).safeParse(raw);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}${setting.secret ? '' : ` (it is ‘${raw}’)`}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems);

  const parsed = values as Parsed;
  const production = parsed.NODE_ENV === 'production';
  problems.push(...problemsOfCombinations(parsed), ...(production ? problemsInProduction(parsed, env) : problemsWhenExposed(parsed, env)));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...parsed,
    production,
    payments: paymentsOf(parsed, production),
    publicUrlGiven: parsed.PUBLIC_URL !== null,
    PUBLIC_URL: parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`,
  };
}

/** The same settings once the port is known. */
export const listeningOn = (config: Config, port: number): Config => ({
  ...config,
  PORT: port,
  PUBLIC_URL: config.publicUrlGiven ? config.PUBLIC_URL : `http://localhost:${port}`,
});
