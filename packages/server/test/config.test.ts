import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../src/platform/config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://citelight.test',
  DATABASE_URL: 'postgres://db/citelight',
  SECRET_KEY: 'k'.repeat(32),
  EARLY_ACCESS_PASSWORD: 'another one',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'Citelight <no-reply@citelight.test>',
  CONTACT_EMAIL: 'hello@citelight.test',
};

describe('settings', () => {
  it('has defaults for everything', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 8080,
      DATA_DIR: '.data',
      PUBLIC_URL: 'http://localhost:8080',
      EARLY_ACCESS_PASSWORD: 'citelight-early-access',
    });
  });

  it('asks for a decision where other machines can reach a server that is not in production', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([
      'HOST=0.0.0.0 can be reached by other machines, and without NODE_ENV=production payments go to a sandbox. Set NODE_ENV=production, or HOST_WITHOUT_PRODUCTION=yes to accept that.',
      'EARLY_ACCESS_PASSWORD must be set where other machines can reach HOST (set it to nothing to switch the gate off).',
    ]);
    expect(problemsOf({ HOST: '192.168.1.5', HOST_WITHOUT_PRODUCTION: 'yes', EARLY_ACCESS_PASSWORD: 'mine' })).toEqual([]);
    for (const HOST of ['127.0.0.1', '127.8.0.1', '::1', 'localhost']) expect(problemsOf({ HOST }), HOST).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, HOST: '0.0.0.0' })).toEqual([]);
  });

  it('takes an empty value as not set, except for the password of the gate', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: '', EARLY_ACCESS_PASSWORD: '' })).toMatchObject({
      PORT: 8080,
      SMTP_URL: null,
      EARLY_ACCESS_PASSWORD: '',
    });
  });

  it('reads lists and pairs', () => {
    const config = parseConfig({
      CRAWL_RESOLVE: 'acme.test=127.0.0.1:9001, b.test:8443=[::1]:9',
      CRAWL_PORTS: '8443,8080',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(config.CRAWL_RESOLVE).toEqual({ 'acme.test': '127.0.0.1:9001', 'b.test:8443': '[::1]:9' });
    expect(config.CRAWL_PORTS).toEqual([8443, 8080]);
    expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a whole number (it is ‘80a’).'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535 (it is ‘70000’).'],
    [{ PUBLIC_URL: 'citelight.test' }, 'PUBLIC_URL must be an address that starts with http:// or https:// (it is ‘citelight.test’).'],
    [{ PUBLIC_URL: 'https://citelight.test/app' }, 'PUBLIC_URL must not have a path (it is ‘https://citelight.test/app’).'],
    [{ CRAWL_RESOLVE: 'acme.test' }, 'CRAWL_RESOLVE must be written as name=value,name=value (it is ‘acme.test’).'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8,proxy' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.1,192.168.0.0/16 (it is ‘10.0.0.0/8,proxy’).',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.1,192.168.0.0/16 (it is ‘10.0.0.0/33’).',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ AUTH_PROVIDERS: '{' }, 'AUTH_PROVIDERS must be JSON.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY, or payments would never be seen.'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model' }, 'AI_API_KEY must be set with AI_PROVIDER=anthropic.'],
    [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' }, 'AI_MODEL must be set with AI_PROVIDER=anthropic.'],
  ])('says what is wrong with %j, and quotes no secret', (env, sentence) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([sentence]);
  });

  it('names every problem at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', ROLE: 'both' })).toHaveLength(3);
  });
});

describe('production', () => {
  it('starts with everything set', () => {
    expect(parseConfig(PRODUCTION)).toMatchObject({ production: true, publicUrlGiven: true });
    expect(parseConfig({ ...PRODUCTION, EARLY_ACCESS_PASSWORD: '' }).EARLY_ACCESS_PASSWORD).toBe('');
  });

  it.each(['PUBLIC_URL', 'SECRET_KEY', 'EARLY_ACCESS_PASSWORD', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'])('needs %s', (name) => {
    const { [name as keyof typeof PRODUCTION]: _, ...rest } = PRODUCTION;
    expect(problemsOf(rest)).toEqual([expect.stringContaining(`${name} must be set with NODE_ENV=production`)]);
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }, { EMBEDDED_IN_PRODUCTION: 'yes' }],
    ['CRAWL_RESOLVE', { CRAWL_RESOLVE: 'acme.test=127.0.0.1' }, { CRAWL_RESOLVE_IN_PRODUCTION: 'yes' }],
  ])('refuses a doubtful %s unless a second setting confirms it', (name, doubtful, confirmation) => {
    expect(problemsOf({ ...PRODUCTION, ...doubtful })).toEqual([expect.stringContaining(name)]);
    expect(problemsOf({ ...PRODUCTION, ...doubtful, ...confirmation })).toEqual([]);
  });

  it('refuses defaults that everybody knows', () => {
    expect(problemsOf({ ...PRODUCTION, EARLY_ACCESS_PASSWORD: 'citelight-early-access' })).toEqual([
      expect.stringContaining('public default'),
    ]);
    expect(problemsOf({ ...PRODUCTION, RATE_LIMITS: 'off' })).toHaveLength(1);
  });

  it('takes payments by Stripe or not at all', () => {
    const stripe = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(parseConfig(PRODUCTION).payments).toBe('off');
    expect(problemsOf({ ...PRODUCTION, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1' })).toEqual([
      expect.stringContaining('PAYMENT_SANDBOX_URL is refused'),
    ]);
    expect(parseConfig({ ...PRODUCTION, ...stripe('rk_live_1') }).payments).toBe('live');
    expect(parseConfig({ ...PRODUCTION, ...stripe('sk_test_1') }).payments).toBe('test');
    expect(parseConfig({}).payments).toBe('sandbox');
  });
});
