import { ENGINE_NAMES, VisibilityEngine as Engines, type VisibilityEngine } from '@citelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEngine } from '../src/engines/ask-engine.ts';
import { ENGINES } from '../src/engines/engines.ts';
import { cleanUrl } from '../src/engines/sources.ts';
import { type Asked, type Reply, startEngineServers } from './engine-servers.ts';

let say: (asked: Asked) => Reply = () => ({ text: 'x' });
let servers: Awaited<ReturnType<typeof startEngineServers>>;
beforeAll(async () => {
  servers = await startEngineServers((asked) => say(asked));
});
afterAll(() => servers.stop());

const never = new AbortController().signal;
const ask = (
  engine: VisibilityEngine,
  reply: Reply | ((asked: Asked) => Reply),
  options: { limitMs?: number; signal?: AbortSignal } = {},
) => {
  say = typeof reply === 'function' ? reply : () => reply;
  const settings = {
    engine,
    apiKey: `${engine}-key-1`,
    model: ENGINES[engine].model,
    baseUrl: servers.baseUrls[engine],
    place: { country: 'US', city: 'Austin', timezone: 'America/Chicago' },
  };
  return askEngine(settings, 'Which kiln is best?', {
    signal: options.signal ?? never,
    ...(options.limitMs ? { limitMs: options.limitMs } : {}),
  });
};
const lastBody = () => servers.asked.at(-1)?.body as Record<string, never>;

const PAGES = [
  { url: 'https://kilnworks.example/guide?utm_source=openai&a=1#top', title: 'Guide' },
  { url: 'https://other.example/', title: 'Other' },
];
const clean = 'https://kilnworks.example/guide?a=1';

describe('E3 what each engine retrieved, opened and cited', () => {
  it('E3 OpenAI', async () => {
    const reading = await ask('openai', {
      text: 'Kilnworks is best.',
      retrieved: PAGES,
      opened: ['https://opened.example/'],
      cited: PAGES.slice(0, 1),
      searches: 2,
    });
    expect(reading).toMatchObject({
      status: 'ok',
      problem: null,
      text: 'Kilnworks is best.',
      modelServed: 'gpt-5.4-2026-03-05',
      retrieval: 'used',
      searches: 2,
      inputTokens: 900,
      outputTokens: 120,
    });
    expect(reading.costUsd).toBeCloseTo(0.02 + 0.00225 + 0.0018, 6);
    expect(reading.sources.map(({ role, url }) => [role, url])).toEqual([
      ['retrieved', clean],
      ['retrieved', 'https://other.example/'],
      ['opened', 'https://opened.example/'],
      ['cited', clean],
    ]);
    expect(reading.sources.at(-1)).toMatchObject({ start: 0, end: 5, title: 'Guide', site: 'kilnworks.example' });
    expect(lastBody()).toMatchObject({
      model: 'gpt-5.4',
      store: false,
      include: expect.arrayContaining(['web_search_call.action.sources']),
      tool_choice: { type: 'web_search' },
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'US', city: 'Austin', timezone: 'America/Chicago' } }],
    });
    expect(servers.asked.at(-1)?.headers.authorization).toBe('Bearer openai-key-1');
  });
  it('E3 Anthropic', async () => {
    const reading = await ask('anthropic', { text: 'Kilnworks is best.', retrieved: PAGES, cited: PAGES.slice(1) });
    expect(reading).toMatchObject({
      status: 'ok',
      text: 'Kilnworks is best.',
      modelServed: 'claude-sonnet-4-6-20260301',
      retrieval: 'used',
      searches: 1,
    });
    expect(reading.sources.map(({ role, url }) => [role, url])).toEqual([
      ['retrieved', clean],
      ['retrieved', 'https://other.example/'],
      ['cited', 'https://other.example/'],
    ]);
    expect(reading.sources.at(-1)).toMatchObject({ citedText: 'the words', start: 0, end: 18 });
    expect(lastBody()).toMatchObject({
      tools: [{ type: 'web_search_20260318', max_uses: 5, response_inclusion: 'full', user_location: { country: 'US' } }],
    });
  });
  it('E3 Anthropic is asked on where it paused', async () => {
    const before = servers.asked.length;
    const reading = await ask('anthropic', () =>
      servers.asked.length === before + 1 ? { pause: true, retrieved: PAGES } : { text: 'Done.', retrieved: [], cited: PAGES.slice(0, 1) },
    );
    expect(servers.asked.length - before).toBe(2);
    expect(reading).toMatchObject({ status: 'ok', text: 'Done.', inputTokens: 1800 });
    expect(reading.sources.filter(({ role }) => role === 'retrieved')).toHaveLength(2);
  });
  it('E3 Anthropic may answer without a search', async () =>
    expect(await ask('anthropic', { text: 'Known.', searches: 0 })).toMatchObject({ status: 'ok', retrieval: 'not_used', sources: [] }));
  it('E3 Perplexity', async () => {
    const reading = await ask('perplexity', {
      text: 'Kilnworks is best[1], others are not[1].',
      retrieved: PAGES.slice(1),
      cited: PAGES.slice(0, 1),
    });
    expect(reading).toMatchObject({ status: 'ok', modelServed: 'sonar', retrieval: 'used', costUsd: 0.0061 });
    expect(reading.sources.map(({ role, url, start }) => [role, url, start])).toEqual([
      ['retrieved', clean, null],
      ['retrieved', 'https://other.example/', null],
      ['cited', clean, 17],
      ['cited', clean, 36],
    ]);
    expect(lastBody()).toMatchObject({ model: 'sonar', web_search_options: { user_location: { country: 'US', city: 'Austin' } } });
  });
});

const OPENAI_ERROR = (message: string, code: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});
const ANTHROPIC_ERROR = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const PERPLEXITY_ERROR = (message: string, type = 'error') => ({ error: { code: 400, message, type } });

describe('E2 what goes wrong is told by its kind, and asked once', () => {
  it.each<[string, VisibilityEngine, Reply, string, boolean]>([
    ['a wrong key', 'openai', { status: 401, body: OPENAI_ERROR('Incorrect API key', 'invalid_api_key') }, 'key', true],
    ['a wrong key', 'anthropic', { status: 401, body: ANTHROPIC_ERROR('authentication_error', 'invalid x-api-key') }, 'key', true],
    ['a wrong key', 'perplexity', { status: 401, body: PERPLEXITY_ERROR('Invalid API key') }, 'key', true],
    [
      'a used up quota',
      'openai',
      { status: 429, body: OPENAI_ERROR('You exceeded your current quota', 'insufficient_quota') },
      'quota',
      true,
    ],
    [
      'a used up quota',
      'anthropic',
      { status: 400, body: ANTHROPIC_ERROR('invalid_request_error', 'Your credit balance is too low') },
      'quota',
      true,
    ],
    [
      'a used up quota',
      'perplexity',
      { status: 401, body: PERPLEXITY_ERROR('You exceeded your current quota, please check your plan', 'insufficient_quota') },
      'quota',
      true,
    ],
    ['too many requests', 'openai', { status: 429, body: OPENAI_ERROR('Rate limit reached', 'rate_limit_exceeded') }, 'rate', false],
    ['too many requests', 'anthropic', { status: 429, body: ANTHROPIC_ERROR('rate_limit_error', 'slow down') }, 'rate', false],
    ['too many requests', 'perplexity', { status: 429, body: PERPLEXITY_ERROR('Too many requests') }, 'rate', false],
    ['an overload', 'anthropic', { status: 529, body: ANTHROPIC_ERROR('overloaded_error', 'Overloaded') }, 'overloaded', false],
    ['a model that is gone', 'openai', { status: 404, body: OPENAI_ERROR('The model does not exist', 'model_not_found') }, 'model', true],
    ['a model that is gone', 'anthropic', { status: 404, body: ANTHROPIC_ERROR('not_found_error', 'model: claude-1') }, 'model', true],
    ['a model that is gone', 'perplexity', { status: 400, body: PERPLEXITY_ERROR('Invalid model', 'invalid_model') }, 'model', true],
    [
      'no web search',
      'anthropic',
      { status: 400, body: ANTHROPIC_ERROR('invalid_request_error', 'web_search is not enabled for this organization') },
      'search_off',
      true,
    ],
    [
      'no web search',
      'openai',
      { status: 400, body: OPENAI_ERROR("Hosted tool 'web_search' is not supported with gpt-4.1-nano.") },
      'search_off',
      true,
    ],
    ['an answer without the search that was demanded', 'openai', { text: 'From memory: Kilnworks.', searches: 0 }, 'search_failed', false],
    ['a filter before any search', 'openai', { text: 'I cannot.', finish: 'filter', searches: 0 }, 'refused', false],
    ['a search that failed', 'anthropic', { searchError: 'unavailable', text: 'From memory: Kilnworks.' }, 'search_failed', false],
    ['a cut answer', 'openai', { text: 'Kilnworks is', finish: 'length' }, 'cut', false],
    ['a cut answer', 'anthropic', { text: 'Kilnworks is', finish: 'length' }, 'cut', false],
    ['a cut answer', 'perplexity', { text: 'Kilnworks is', finish: 'length' }, 'cut', false],
    ['a filter', 'openai', { text: 'I cannot.', finish: 'filter' }, 'refused', false],
    ['a filter', 'anthropic', { text: 'I cannot.', finish: 'filter' }, 'refused', false],
    ['a filter', 'perplexity', { text: 'I cannot.', finish: 'filter' }, 'refused', false],
    ['an empty answer', 'openai', { text: '' }, 'empty', false],
    ['an empty answer', 'anthropic', { text: ' \n' }, 'empty', false],
    ['an empty answer', 'perplexity', { text: '' }, 'empty', false],
    ['wrong JSON', 'openai', { raw: '{"id": 5, "output": "no"' }, 'unreadable', false],
    ['another shape', 'anthropic', { raw: '{"hello":"you"}' }, 'unreadable', false],
    ['another shape', 'perplexity', { raw: '[]' }, 'unreadable', false],
    ['more than 8 MB', 'openai', { raw: `{"x":"${'x'.repeat(9 * 1024 * 1024)}"}` }, 'unreadable', false],
    ['an error of its own', 'openai', { status: 500, body: OPENAI_ERROR('server error') }, 'lost', false],
    ['a broken connection', 'perplexity', { hang: (response) => response.destroy() }, 'lost', false],
  ])('E2 %s at %s', async (_what, engine, reply, code, stopsEngine) => {
    const before = servers.asked.length;
    const reading = await ask(engine, reply);
    expect(reading.problem).toMatchObject({ code, stopsEngine, sentence: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(reading.status).not.toBe('ok');
    expect(servers.asked.length - before).toBe(1);
  });
  it.each(Engines.options)('E2 %s does not answer in time, or does not end its answer', async (engine) => {
    const begun: Reply = { hang: (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":') };
    for (const reply of [{ hang: () => {} }, begun])
      expect(await ask(engine, reply, { limitMs: 200 })).toMatchObject({
        status: 'error',
        problem: { code: 'timeout', mayAskAgain: false, sentence: `${ENGINE_NAMES[engine]} did not answer in time.` },
      });
  });
  it('E2 an engine that is not there, or is stopped', async () => {
    const stop = new AbortController();
    const asking = ask('openai', () => ({ hang: () => stop.abort() }), { signal: stop.signal });
    expect((await asking).problem).toMatchObject({ code: 'interrupted', mayAskAgain: false });
    const gone = await startEngineServers(() => ({ text: 'x' }));
    await gone.stop();
    const settings = { engine: 'openai' as const, apiKey: 'k', model: 'm', baseUrl: gone.baseUrls.openai, place: null };
    expect((await askEngine(settings, 'Which?', { signal: never })).problem).toMatchObject({ code: 'unreachable', mayAskAgain: true });
  });
  it('E2 a redirect does not take the key along', async () => {
    const reading = await ask('perplexity', { status: 307, body: {}, headers: { location: `${servers.url}/openai/v1/responses` } });
    expect(reading.status).toBe('error');
  });
});

describe('E9 hostile answers', () => {
  it.each(Engines.options)('E9 %s: a long text with a hundred links is kept within bounds', async (engine) => {
    const many = Array.from({ length: 100 }, (_, at) => ({ url: `https://site${at}.example/` }));
    const bad = [
      { url: 'javascript:alert(1)' },
      { url: 'data:text/html,x' },
      { url: 'https://ann:secret@x.example/' },
      { url: `https://x.example/${'a'.repeat(3000)}` },
      { url: 'https://chatgpt.com/c/1' },
    ];
    const marks = many.map((_, at) => `[${at + 1}]`).join('');
    const reading = await ask(engine, {
      text: `${marks}<script>alert(1)</script>${'Kilnworks '.repeat(100_000)}`,
      retrieved: [...bad, ...many],
      cited: many,
    });
    expect(reading).toMatchObject({ status: 'ok', cut: true });
    expect(reading.text).toHaveLength(40_000);
    for (const role of ['retrieved', 'cited'] as const)
      expect(reading.sources.filter((source) => source.role === role).length).toBeLessThanOrEqual(60);
    expect(reading.sources.every(({ url }) => /^https:\/\/site\d+\.example\/$/.test(url))).toBe(true);
  });
  it('E9 addresses', () => {
    expect(cleanUrl('https://Www.Example.com/a?utm_medium=x&b=2#c')).toEqual({ url: 'https://www.example.com/a?b=2', site: 'example.com' });
    for (const bad of ['', 'ftp://x.example/', 'https://', '//x.example', 'java\nscript:x']) expect(cleanUrl(bad)).toBeNull();
  });
});
