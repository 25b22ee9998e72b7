import type { Progress } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { SitePages } from '../sites/serve-site.ts';
import { page, visitLoopback } from './visiting.ts';

const CHALLENGE =
  '<!doctype html><html><head><title>Just a moment...</title></head><body><p>Checking your browser before accessing acme.test.</p></body></html>';
const by = (agents: RegExp, refused: SitePages[string]): SitePages => ({
  '/': (request, response) => {
    if (!agents.test(request.headers['user-agent'] ?? '')) return page('home');
    return typeof refused === 'function' ? refused(request, response) : refused;
  },
});
const edgeOf = async (pages: SitePages) => Object.fromEntries((await visitLoopback(pages)).visit.edge.map((probe) => [probe.agent, probe]));

describe('the edge', () => {
  it('a 403 for one crawler is seen, and the others are as we are', async () => {
    const edge = await edgeOf(by(/OAI-SearchBot/, { status: 403, body: 'no' }));
    expect(edge['OAI-SearchBot']).toMatchObject({ status: 403, similarity: null, challenge: null });
    expect(edge.PerplexityBot).toMatchObject({ status: 200, similarity: 1 });
    expect(edge.browser).toMatchObject({ status: 200, similarity: 1 });
    expect(Object.keys(edge).sort()).toEqual(
      ['Bingbot', 'ChatGPT-User', 'Claude-SearchBot', 'Claude-User', 'Googlebot', 'OAI-SearchBot', 'PerplexityBot', 'browser'].sort(),
    );
  });

  it('a challenge is recognized by its sentence', async () => {
    const edge = await edgeOf(by(/Claude/, { status: 403, body: CHALLENGE }));
    expect(edge['Claude-User']).toMatchObject({ status: 403, challenge: 'Just a moment' });
  });

  it('another text for a crawler shows in the similarity', async () => {
    const edge = await edgeOf(
      by(
        /GPT/,
        '<!doctype html><html lang="en"><body><main><p>Nothing of interest stands here for machines today.</p></main></body></html>',
      ),
    );
    expect(edge['ChatGPT-User']?.similarity).toBeLessThan(0.4);
    expect(edge.Googlebot?.similarity).toBe(1);
  });

  it('a page that changes at every answer is still itself', async () => {
    let count = 0;
    const edge = await edgeOf({ '/': () => page('home', [], `<meta name="csrf" content="${++count}">`) });
    expect(edge.PerplexityBot?.similarity).toBe(1);
  });

  it('asks three pages of different kinds at most', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/blog/a', '/blog/b', '/products/c', '/about']),
      '*': (request) => (/^\/(?:blog|products|about)/.test(request.url ?? '') ? page(`p ${request.url}`) : { status: 404 }),
    });
    const probed = [...new Set(visit.edge.map(({ url }) => new URL(url).pathname))];
    expect(probed).toEqual(['/', expect.stringMatching(/^\/blog\//), '/products/c']);
  });

  it('a host that hangs for crawlers is a failure of its own, not an answer', async () => {
    const { visit } = await visitLoopback(
      by(/PerplexityBot/, () => undefined),
      { limits: { firstByteMs: 300 } },
    );
    expect(visit.edge.find(({ agent }) => agent === 'PerplexityBot')).toMatchObject({ status: null, code: 'fetch.first_byte_timeout' });
  });
});

describe('links', () => {
  it('outbound links are asked with HEAD, then GET, one a host first', async () => {
    const { visit, others } = await visitLoopback(
      {
        '/': page('home', [
          ...Array.from({ length: 60 }, (_, at) => `http://many.test/${at}`),
          'http://one.test/gone',
          'http://two.test/no-head',
          'http://three.test/ok',
        ]),
      },
      {
        hosts: {
          'many.test': { '*': page('many') },
          'one.test': {},
          'two.test': { '/no-head': (request) => (request.method === 'HEAD' ? { status: 405 } : page('two')) },
          'three.test': { '/ok': page('three') },
        },
      },
    );
    const status = Object.fromEntries(visit.linkChecks.map((check) => [check.url, check.status]));
    expect(status['http://one.test/gone']).toBe(404);
    expect(status['http://two.test/no-head']).toBe(200);
    expect(status['http://three.test/ok']).toBe(200);
    expect(visit.linkChecks.filter(({ from }) => from === 'outbound').length).toBe(40);
    expect(others['three.test']?.requests.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('a foreign host that does not answer is recorded as our failure', async () => {
    const { visit } = await visitLoopback(
      { '/': page('home', ['http://slow.test/x']) },
      { hosts: { 'slow.test': { '*': () => undefined } }, limits: { firstByteMs: 200 } },
    );
    expect(visit.linkChecks).toEqual([expect.objectContaining({ status: null, code: 'fetch.first_byte_timeout' })]);
  });

  it('pages beyond the sample are checked: 20 of the sitemap, 40 of links', async () => {
    const { visit } = await visitLoopback(
      {
        '/': page(
          'home',
          Array.from({ length: 60 }, (_, at) => `/l/${at}`),
        ),
        '/sitemap.xml': `<urlset>${Array.from({ length: 60 }, (_, at) => `<url><loc>http://acme.test/s/${at}</loc></url>`).join('')}</urlset>`,
        '*': (request) => (/^\/[ls]\/\d*[1-9]$/.test(request.url ?? '') ? page(`p ${request.url}`) : { status: 404 }),
      },
      { maxPages: 5 },
    );
    const of = (from: string) => visit.linkChecks.filter((check) => check.from === from);
    expect(of('sitemap').length).toBe(20);
    expect(of('internal').length).toBe(40);
    expect(of('internal').filter(({ status }) => status === 404).length).toBeGreaterThan(0);
  });

  it('sameAs is asked whether it links back', async () => {
    const organization = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Acme',
      sameAs: ['http://friend.test/acme', 'http://stranger.test/acme'],
    };
    const { visit } = await visitLoopback(
      { '/': page('home', [], `<script type="application/ld+json">${JSON.stringify(organization)}</script>`) },
      { hosts: { 'friend.test': { '/acme': page('Acme', ['http://www.acme.test/']) }, 'stranger.test': { '/acme': page('Acme') } } },
    );
    expect(visit.linkChecks.map(({ url, from, linksBack }) => [url, from, linksBack])).toEqual([
      ['http://friend.test/acme', 'sameAs', true],
      ['http://stranger.test/acme', 'sameAs', false],
    ]);
  });
});

describe('the host', () => {
  it('H27 an address that cannot exist is asked for, the same at every visit', async () => {
    const site: SitePages = { '/': page('home'), '/robots.txt': '', '/llms.txt': { status: 404 }, '*': page('welcome') };
    const first = (await visitLoopback(site)).visit.soft404;
    expect(first).toMatchObject({ status: 200, code: null, textSample: expect.stringContaining('welcome') });
    expect((await visitLoopback(site)).visit.soft404?.url).toBe(first?.url);
  });
});

describe('progress', () => {
  it('is true: steps in order, pages as they come', async () => {
    const seen: string[] = [];
    let last = 0;
    const { visit } = await visitLoopback(
      { '/': page('home', ['/a', '/b', '/c']), '*': (request) => (/^\/[abc]$/.test(request.url ?? '') ? page('p') : { status: 404 }) },
      {
        onProgress: ({ step, pagesFetched, pagesFound, pagesPlanned }) => {
          if (seen.at(-1) !== step) seen.push(step);
          expect(pagesFetched).toBeGreaterThanOrEqual(last);
          expect(pagesFetched).toBeLessThanOrEqual(pagesPlanned);
          expect(pagesPlanned).toBeLessThanOrEqual(pagesFound);
          last = pagesFetched;
        },
      },
    );
    expect(seen).toEqual(['resolving', 'robots', 'sitemaps', 'fetching', 'checking']);
    expect(last).toBe(visit.crawl.pagesFetched);
  });

  it('tells what it has found: rules for AI crawlers by name, sitemaps, and the page that came last', async () => {
    const reported: Progress[] = [];
    const titled = (title: string) =>
      `<!doctype html><html lang="en"><title>${title}</title><body><main><p>Kilns need care.</p></main></body></html>`;
    await visitLoopback(
      {
        '/robots.txt': 'User-agent: *\nDisallow: /admin\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\nAllow: /press\n',
        '/sitemap.xml': '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://acme.test/slow</loc></url></urlset>',
        '/': titled('Kilns'),
        '/slow': titled('Slow firings'),
        '*': { status: 404 },
      },
      { onProgress: (progress) => reported.push(progress) },
    );
    const at = (step: Progress['step']) => reported.find((progress) => progress.step === step);
    expect(at('resolving')).not.toHaveProperty('robots');
    expect(at('robots')).toMatchObject({ robots: { outcome: 'rules', aiRules: 2 }, lastPage: 'Kilns' });
    expect(at('robots')).not.toHaveProperty('sitemaps');
    expect(at('fetching')).toMatchObject({ sitemaps: 1, pagesFound: 2 });
    expect(at('checking')).toMatchObject({ lastPage: 'Slow firings' });
  });

  it.each([
    ['none', { status: 404 }],
    ['unreachable', { status: 503, body: 'no' }],
  ] as const)('tells robots.txt that is not there from one that could not be read: %s', async (outcome, robots) => {
    const reported: Progress[] = [];
    await visitLoopback(
      { '/': page('home'), '/robots.txt': robots, '*': { status: 404 } },
      { onProgress: (progress) => reported.push(progress) },
    );
    expect(reported.at(-1)?.robots).toEqual({ outcome, aiRules: 0 });
  });
});
