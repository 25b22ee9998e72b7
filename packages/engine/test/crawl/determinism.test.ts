import { describe, expect, it } from 'vitest';
import type { SitePages } from '../sites/serve-site.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const topics = ['blog', 'products', 'docs', 'guides', 'team'];
const inner = (topic: string, at: number) =>
  page(`${topic} ${at}`, [
    `/${topic}/${(at * 7 + 1) % 40}`,
    `/${topics[at % 5]}/${(at * 3 + 2) % 40}`,
    '/about',
    `/events/2026/${at}`,
    `/shop?colour=${at}`,
    `/Variants/${at % 2 ? 'A' : 'a'}`,
  ]);
/** 200 pages in five sections, each known through others only, with series of which the first ones found are taken; answers come after a while that `delayOf` gives. */
const site = (delayOf: (path: string) => number): SitePages => ({
  '/': page(
    'home',
    topics.map((topic) => `/${topic}/1`),
  ),
  '/robots.txt': 'User-agent: *\nAllow: /',
  '/about': page('about', ['/contact']),
  '/contact': page('contact'),
  '*': async (request) => {
    const [, topic = '', at = ''] = (request.url ?? '').split('/');
    await new Promise((resolve) => setTimeout(resolve, delayOf(request.url ?? '')));
    if (topics.includes(topic)) return inner(topic, Number(at));
    return /^(?:events|shop|variants)/i.test(topic) ? page(`view ${request.url}`) : { status: 404 };
  },
});

const scramble = (seed: number) => (path: string) => {
  let hash = seed;
  for (const character of path) hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  return hash % 25;
};

describe('the sample does not depend on time', () => {
  it('is the same however the answers are delayed', async () => {
    const samples: string[][] = [];
    for (const seed of [1, 77, 4242])
      samples.push(pathsOf((await visitLoopback(site(scramble(seed)), { maxPages: 20, perHostConcurrency: 8 })).visit));
    expect(samples[0]?.length).toBe(20);
    expect(samples[1]).toEqual(samples[0]);
    expect(samples[2]).toEqual(samples[0]);
  });

  it('checks the same links however the answers are delayed', async () => {
    const checks: string[][] = [];
    for (const seed of [5, 501])
      checks.push(
        (await visitLoopback(site(scramble(seed)), { maxPages: 10, perHostConcurrency: 8 })).visit.linkChecks.map(({ url }) => url),
      );
    expect(checks[0]?.length).toBeGreaterThan(5);
    expect(checks[1]).toEqual(checks[0]);
  });
});
