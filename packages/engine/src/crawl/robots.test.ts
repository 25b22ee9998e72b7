import { describe, expect, it } from 'vitest';
import type { RobotsArtifact } from '../artifacts/visit.ts';
import { accessPolicy, crawlDelayOf, decide, parseRobots, ROBOTS_BYTES } from './robots.ts';
import { robotsExpectations } from './testing-robots.ts';

describe('robots.txt by RFC 9309', () => {
  it('has at least 120 expectations', () => expect(robotsExpectations.length).toBeGreaterThanOrEqual(120));

  it.each(robotsExpectations)('$title: $token $path $decided', ({ file, token, path, decided }) => {
    const { allowed, line } = decide(parseRobots(file), token, path);
    expect(`${allowed ? '+' : '-'}${line ?? 0}`).toBe(decided);
  });

  it('H43 reads at least 500 KiB, rules at the very end among them', () => {
    const end = 'User-agent: FooBot\nDisallow: /late\n';
    const filler = `# ${'x'.repeat(97)}\n`;
    const text = filler.repeat(Math.floor((ROBOTS_BYTES - end.length) / filler.length)) + end;
    expect(ROBOTS_BYTES).toBeGreaterThanOrEqual(500 * 1024);
    expect(decide(parseRobots(text), 'FooBot', '/late').allowed).toBe(false);
  });

  it('takes linear time on patterns that make backtracking explode', () => {
    const robots = parseRobots(`User-agent: *\nDisallow: /${'a*'.repeat(1000)}b`);
    const startedAt = process.threadCpuUsage();
    expect(decide(robots, 'FooBot', `/${'a'.repeat(100_000)}`).allowed).toBe(true);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(500);
  });

  it('goes by the first 2,000 rules with an asterisk and by all others', () => {
    const wild = Array.from({ length: 2_001 }, (_, at) => `Disallow: /*w${at}$`);
    const plain = Array.from({ length: 10_000 }, (_, at) => `Disallow: /p${at}/`);
    const robots = parseRobots(['User-agent: *', ...wild, ...plain].join('\n'));
    expect(robots.passedOver).toBe(1);
    expect(decide(robots, 'FooBot', '/x/w1999')).toEqual({ allowed: false, line: 2_001 });
    expect(decide(robots, 'FooBot', '/x/w2000').allowed).toBe(true);
    expect(decide(robots, 'FooBot', '/p9999/x')).toEqual({ allowed: false, line: 12_002 });
  });

  it.each([`Disallow: /a${' '.repeat(400_000)}b`, 'User-agent: x\nContent-Signal: a=b\n'.repeat(10_000)])(
    'parses 500 KiB of %.20s… in linear time',
    (text) => {
      const startedAt = process.threadCpuUsage();
      parseRobots(`User-agent: *\n${text}`);
      expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1000);
    },
  );

  it('keeps sitemaps, signals and crawl delays for information', () => {
    const robots = parseRobots(
      'Sitemap: https://a.test/1.xml\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nCrawl-delay: 2.5\nDisallow: /x\nUser-agent: FooBot\nCrawl-delay: soon\nsitemap:/2.xml\nContent-Usage: bots=n',
    );
    expect(robots.sitemaps).toEqual([
      { url: 'https://a.test/1.xml', line: 1 },
      { url: '/2.xml', line: 8 },
    ]);
    expect(robots.signals.map(({ name, value, agents, line }) => [name, value, agents, line])).toEqual([
      ['content-signal', 'search=yes, ai-train=no', ['*'], 3],
      ['content-usage', 'bots=n', ['foobot'], 9],
    ]);
    expect(crawlDelayOf(robots, 'BarBot')).toBe(2.5);
    expect(crawlDelayOf(robots, 'FooBot')).toBeNull();
  });

  it('notes an HTML page in place of rules', () => {
    expect(parseRobots('<!DOCTYPE html><html><body>User-agent: *<br>Disallow: /</body></html>').html).toBe(true);
    expect(parseRobots('User-agent: *\nDisallow: /<html>').html).toBe(false);
  });
});

describe('what an answer for robots.txt means', () => {
  const answer = (status: number | null, code: string | null = null, body = 'User-agent: *\nDisallow: /x'): RobotsArtifact => ({
    url: 'https://a.test/robots.txt',
    finalUrl: 'https://a.test/robots.txt',
    status,
    hops: [],
    contentType: 'text/plain',
    body,
    bytes: body.length,
    truncated: false,
    code,
  });

  it.each([200, 203, 206, 299])('H43 %i: the rules bind', (status) => {
    expect(accessPolicy(answer(status)).kind).toBe('rules');
  });
  it.each([304, 400, 401, 403, 404, 410, 429, 451, 499])('H43 %i: unavailable, all is allowed (§2.3.1.3)', (status) => {
    expect(accessPolicy(answer(status)).kind).toBe('allowAll');
  });
  it.each([500, 502, 503, 520, 599, 999])('H43 %i: unreachable, nothing is allowed (§2.3.1.4)', (status) => {
    expect(accessPolicy(answer(status))).toEqual({ kind: 'disallowAll', because: `robots.txt answered ${status}` });
  });
  it.each(['fetch.dns', 'fetch.timeout', 'fetch.tls', 'fetch.truncated', 'fetch.refused_address'])(
    'H43 %s: unreachable, nothing is allowed (§2.3.1.4)',
    (code) => {
      expect(accessPolicy(answer(null, code))).toEqual({ kind: 'disallowAll', because: `robots.txt could not be fetched (${code})` });
    },
  );
  it('H43 more redirects than are followed: unavailable (§2.3.1.2)', () => {
    expect(accessPolicy(answer(null, 'fetch.redirect_loop')).kind).toBe('allowAll');
  });
});
