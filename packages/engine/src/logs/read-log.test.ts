import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import type { CrawlerActivity } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { type LogOptions, readLogs } from './read-log.ts';

const GPTBOT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const RANGES = [{ tokens: ['GPTBot'], url: 'https://openai.com/gptbot.json', date: '2026-05-05', prefixes: ['20.171.206.0/24'] }];

type Line = Partial<{ address: string; at: string; path: string; status: number; agent: string; referrer: string }>;
const combined = ({
  address = '20.171.206.7',
  at = '10/Nov/2026:13:55:36 +0100',
  path = '/kilns',
  status = 200,
  agent = GPTBOT,
  referrer = '-',
}: Line = {}) => `${address} - - [${at}] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"`;

const read = (content: string | Buffer, options: LogOptions = {}): Promise<CrawlerActivity> =>
  readLogs([Readable.from([Buffer.from(content)])], { ranges: RANGES, ...options });
const code = (content: string | Buffer, options?: LogOptions) =>
  read(content, options).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

const caddy = JSON.stringify({
  ts: 1794315336.5,
  request: { client_ip: '20.171.206.7', uri: '/kilns', headers: { 'User-Agent': [GPTBOT] } },
  status: 200,
});
const cloudflare = (start: unknown) =>
  JSON.stringify({
    EdgeStartTimestamp: start,
    ClientIP: '20.171.206.7',
    ClientRequestURI: '/kilns',
    ClientRequestUserAgent: GPTBOT,
    EdgeResponseStatus: 200,
  });
const vercel = { proxy: { timestamp: 1794315336500, path: '/kilns', userAgent: [GPTBOT], clientIp: '20.171.206.7', statusCode: 200 } };

describe('E7 formats of logs', () => {
  const FORMATS: [string, string, string][] = [
    ['combined', 'combined', combined()],
    ['combined with a virtual host before', 'combined', `shop.example:443 ${combined()}`],
    [
      'combined with escaped quotes',
      'combined',
      combined({ referrer: String.raw`https://a.example/\"x\"`, path: String.raw`/kilns?q=\x22` }),
    ],
    [
      'JSON with nginx’s variables',
      'json',
      JSON.stringify({
        time_local: '10/Nov/2026:13:55:36 +0100',
        remote_addr: '20.171.206.7',
        request: 'GET /kilns HTTP/2.0',
        status: '200',
        http_user_agent: GPTBOT,
      }),
    ],
    ['Caddy', 'caddy', caddy],
    ['Logpush with a date', 'cloudflare', cloudflare('2026-11-10T12:55:36Z')],
    ['Logpush in seconds', 'cloudflare', cloudflare(1794315336)],
    ['Logpush in nanoseconds', 'cloudflare', cloudflare(1794315336000000000)],
    ['Vercel as NDJSON', 'vercel', JSON.stringify(vercel)],
    ['Vercel as an array', 'vercel', JSON.stringify([vercel])],
    [
      'CloudFront',
      'cloudfront',
      `#Version: 1.0\n#Fields: date time c-ip cs-uri-stem sc-status cs(Referer) cs(User-Agent)\n2026-11-10\t12:55:36\t20.171.206.7\t/kilns\t200\t-\t${encodeURIComponent(GPTBOT)}`,
    ],
    [
      'IIS',
      'w3c',
      `#Software: Microsoft Internet Information Services 10.0\n#Fields: date time cs-uri-stem c-ip cs(User-Agent) sc-status\n2026-11-10 12:55:36 /kilns 20.171.206.7 ${GPTBOT.replaceAll(' ', '+')} 200`,
    ],
  ];
  it.each(FORMATS)('%s', async (_name, id, content) => {
    const { formats, crawlers, lines } = await read(content);
    expect(formats).toEqual([id]);
    expect(lines.unread).toBe(0);
    expect(crawlers).toHaveLength(1);
    expect(crawlers[0]).toMatchObject({ agent: 'GPTBot', class: 'training', hits: 1, identity: { verified: 1 }, statuses: { 200: 1 } });
    expect(crawlers[0]?.hours).toEqual([{ at: '2026-11-10T12:00:00.000Z', hits: 1 }]);
    expect(crawlers[0]?.paths[0]).toMatchObject({ path: '/kilns', hits: 1, lastStatus: 200 });
  });

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ])('%s is recognized by its bytes', async (_name, pack) => {
    expect((await read(pack(`${combined()}\n${combined()}\n`))).crawlers[0]?.hits).toBe(2);
  });

  it('takes keys of its own by name, and asks for them', async () => {
    const own = JSON.stringify({ when: '2026-11-10T12:55:36Z', ip: '20.171.206.7', u: '/kilns', st: 200, ua: GPTBOT });
    expect(await code(own)).toBe('logs.fields');
    const { crawlers } = await read(own, { fields: { time: 'when', address: 'ip', path: 'u', status: 'st', agent: 'ua' } });
    expect(crawlers[0]).toMatchObject({ hits: 1, identity: { verified: 1 } });
  });

  it('follows columns that change in the middle, and another format in the middle', async () => {
    const iis = `#Fields: date time cs-uri-stem sc-status cs(User-Agent)\n2026-11-10 12:00:00 /a 200 GPTBot\n#Fields: date time sc-status cs-uri-stem cs(User-Agent) c-ip\n2026-11-10 13:00:00 404 /b GPTBot 20.171.206.7`;
    expect((await read(iis)).crawlers[0]?.statuses).toEqual({ 200: 1, 404: 1 });
    const changed = await read(`${`${combined()}\n`.repeat(60)}${`${caddy}\n`.repeat(60)}`);
    expect([changed.formats, changed.crawlers[0]?.hits, changed.lines.unread]).toEqual([['combined', 'caddy'], 120, 0]);
    const ends = await read(`${`${combined()}\n`.repeat(60)}${`${caddy}\n`.repeat(3)}`);
    expect([ends.formats, ends.crawlers[0]?.hits, ends.lines.total, ends.lines.unread]).toEqual([['combined', 'caddy'], 63, 63, 0]);
    const messages = `${JSON.stringify({ level: 'info', message: 'started' })}\n`.repeat(70);
    const { crawlers, lines } = await read(`${`${combined()}\n`.repeat(60)}${messages}${combined()}`);
    expect([crawlers[0]?.hits, lines.total, lines.unread, lines.unreadAt[0]]).toEqual([61, 131, 70, 61]);
  });

  it('counts lines that it cannot read, and tells where they are', async () => {
    const { lines, crawlers } = await read(`${combined()}\n${combined()}\nbroken\n${combined()}\n`);
    expect([lines.total, lines.unread, lines.unreadAt, crawlers[0]?.hits]).toEqual([4, 1, [3], 3]);
  });
});

describe('E7 who visited', () => {
  it('tells verified, claimed and contradicted apart, and names addresses of the last only', async () => {
    const { crawlers, contradicted } = await read(
      [combined(), combined({ address: '93.184.216.34' }), combined({ address: '10.0.0.1' })].join('\n'),
    );
    expect(crawlers[0]?.identity).toEqual({ verified: 1, claimed: 1, contradicted: 1 });
    expect(crawlers[0]?.edition).toEqual({ url: RANGES[0]?.url, hash: createHash('sha256').update('20.171.206.0/24').digest('hex') });
    expect(contradicted).toEqual([expect.objectContaining({ address: '93.184.216.34', agent: 'GPTBot', hits: 1 })]);
  });

  it('accuses nobody by a list that confirmed nothing', async () => {
    const { crawlers, contradicted } = await read(combined({ address: '93.184.216.34' }));
    expect([crawlers[0]?.identity, contradicted]).toEqual([{ verified: 0, claimed: 1, contradicted: 0 }, []]);
    expect(crawlers[0]?.paths[0]?.lastAt).toBe('2026-11-10T12:55:36.000Z');
  });

  it('believes a name that resolves both ways', async () => {
    const confirm = {
      knows: (token: string) => token === 'GPTBot',
      confirm: async (_token: string, address: string) => address === '93.184.216.34',
    };
    const { crawlers } = await read(`${combined({ address: '93.184.216.34' })}\n${combined({ address: '93.184.216.35' })}`, { confirm });
    expect(crawlers[0]?.identity).toEqual({ verified: 1, claimed: 0, contradicted: 1 });
  });

  it('keeps nothing of people but counts', async () => {
    const lines = [
      combined(),
      combined({ agent: PERSON, address: '203.0.113.99', path: '/private-page', referrer: 'https://mail.example/inbox' }),
    ];
    const activity = await read(lines.join('\n'));
    expect(activity.lines.others).toBe(1);
    expect(JSON.stringify(activity)).not.toMatch(/203\.0\.113\.99|private-page|mail\.example/);
  });

  it('leaves out our own visits and other bots, and keeps similar names apart', async () => {
    const agents = ['CitelightBot/1.0', 'Mozilla/5.0 (compatible; AhrefsBot/7.0)', 'NotGPTBot/1.0', 'GPTBot-Imitator/1.0'];
    expect((await read([combined(), ...agents.map((agent) => combined({ agent }))].join('\n'))).crawlers.map(({ hits }) => hits)).toEqual([
      1,
    ]);
  });

  it('names errors that only crawlers got, visitors from answers, and pages that no crawler fetched', async () => {
    const activity = await read(
      [
        combined({ path: '/blocked', status: 403 }),
        combined({ path: '/gone', status: 404 }),
        combined({ path: '/kilns' }),
        combined({ path: '/robots.txt' }),
        combined({ agent: PERSON, path: '/blocked', referrer: 'https://chatgpt.com/' }),
        combined({ agent: PERSON, path: '/kilns?utm_source=perplexity.ai' }),
      ].join('\n'),
      { pages: ['https://kiln.example/kilns', 'https://kiln.example/blocked', 'https://kiln.example/about'] },
    );
    expect(activity.crawlerOnlyErrors).toEqual([{ path: '/blocked', status: 403, agents: ['GPTBot'], hits: 1 }]);
    expect(activity.unfetchedPages).toEqual(['https://kiln.example/blocked', 'https://kiln.example/about']);
    expect(activity.referrals.map(({ engine, hits }) => [engine, hits])).toEqual([
      ['chatgpt.com', 1],
      ['perplexity.ai', 1],
    ]);
    expect(activity.crawlers[0]?.robotsTxt).toBe(1);
  });
});

describe('E9 files that are no logs', () => {
  const whole = gzipSync(`${combined()}\n`.repeat(5_000));
  it.each<[string, string | Buffer, string, LogOptions?]>([
    ['prose', 'Dear reader,\nthis is a letter.\n', 'logs.unknown_format'],
    ['nothing', '', 'logs.unknown_format'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 3]), 'logs.unknown_format'],
    [
      'the common format, which names no user agent',
      '127.0.0.1 - - [10/Nov/2026:13:55:36 +0100] "GET / HTTP/1.1" 200 5',
      'logs.unknown_format',
    ],
    ['a gzip file cut off', whole.subarray(0, whole.length - 20), 'logs.truncated'],
    ['a damaged gzip file', Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200, 7)]), 'logs.unreadable'],
    ['a bomb', gzipSync(Buffer.alloc(20_000_000)), 'logs.too_large', { maxBytes: 1_000_000 }],
  ])('%s', async (_name, content, wanted, options) => {
    expect(await code(content, options)).toBe(wanted);
  });

  it('a line without an end takes no memory', async () => {
    const { lines, crawlers } = await read(`${combined()}\n${'x'.repeat(3_000_000)}\n${combined()}\n`);
    expect([crawlers[0]?.hits, lines.unread]).toEqual([2, 1]);
  });

  it('markup in a user agent or a path stays text', async () => {
    const { crawlers } = await read(combined({ path: '/<script>alert(1)</script>', agent: `<b>${GPTBOT}` }));
    expect(crawlers[0]?.paths[0]?.path).toBe('/<script>alert(1)</script>');
  });

  it('E9 what is made to fill memory is counted and not kept: long paths, agents and addresses, ages of hours, an object without an end', async () => {
    const long = 'x'.repeat(5_000);
    const lines = [
      combined(),
      combined({ path: `/${long}` }),
      combined({ agent: `${GPTBOT} ${long}` }),
      combined({ agent: PERSON, path: `/b${long}` }),
      combined({ address: '2001:db8::1'.padEnd(60, 'f') }),
      ...Array.from({ length: 20_100 }, (_, at) => {
        const [, day, month, year] = new Date(at * 3_600_000).toUTCString().split(' ');
        return combined({ at: `${day}/${month}/${year}:${String(at % 24).padStart(2, '0')}:00:00 +0000` });
      }),
    ];
    const { crawlers, pathsCapped, contradicted } = await read(lines.join('\n'));
    expect(crawlers[0]).toMatchObject({ hits: 20_104, otherPaths: 1, hours: { length: 20_000 }, identity: { claimed: 1 } });
    expect([pathsCapped, contradicted]).toEqual([true, []]);
    const { lines: counted, crawlers: vercels } = await read(`[${`${JSON.stringify(vercel)},`.repeat(60)}{"a":"${'y'.repeat(3_000_000)}`);
    expect([vercels[0]?.hits, counted.unread > 0]).toEqual([60, true]);
  });

  it('keeps a bounded number of paths apart and says so', async () => {
    const lines = Array.from({ length: 101_000 }, (_, at) => combined({ path: `/p/${at}` })).join('\n');
    const { crawlers, pathsCapped } = await read(lines);
    expect(pathsCapped).toBe(true);
    expect((crawlers[0]?.otherPaths ?? 0) + (crawlers[0]?.paths ?? []).reduce((sum, { hits }) => sum + hits, 0)).toBe(101_000);
  });
});
