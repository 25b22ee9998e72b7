import { describe, expect, it } from 'vitest';
import type { EdgeProbe } from '../artifacts/visit.ts';
import { aPage, aVisit, goodPage, heading, type PageDraft, paragraph, type VisitDraft } from '../audits/testing.ts';
import { engineVerdicts } from './engine-verdicts.ts';

const URL_OF_ARTICLE = 'https://acme.test/blog/firing-temperature';
const of = (agent: string, draft: VisitDraft = {}) => {
  const verdicts = engineVerdicts(aVisit({ pages: [goodPage('article')], ...draft }));
  const page = verdicts.find((engine) => engine.agent === agent)?.pages[0];
  if (!page) throw new Error(`no verdict for ${agent}`);
  return page;
};
const article = (document: object, more: object = {}): VisitDraft => ({ pages: [goodPage('article', { document, ...more })] });
const probe = (agent: string, status: number, url = URL_OF_ARTICLE): EdgeProbe => ({
  url,
  agent,
  status,
  code: null,
  similarity: status === 200 ? 1 : null,
  challenge: null,
});
const robots = (body: string): VisitDraft => ({ robots: { body } });
const asked = (status: number): VisitDraft => ({ edge: [probe('browser', 200), probe('OAI-SearchBot', status)] });
const read = (draft: PageDraft): VisitDraft => ({ pages: [aPage({ url: URL_OF_ARTICLE, ...draft })] });
const [HOME, ABOUT] = ['https://acme.test/', 'https://acme.test/about'];
const edges = (...asked: [url: string, status: number][]): VisitDraft => ({
  edge: asked.flatMap(([url, status]) => [probe('browser', 200, url), probe('OAI-SearchBot', status, url)]),
});
const READABLE = 'Nothing blocks it: 221 words of main text can be read';
/** So many of ten paragraphs are in the raw HTML. */
const part = (sent: number): VisitDraft => {
  const all = Array.from({ length: 10 }, (_, at) => paragraph(`Part ${at} tells how long firing number ${at} of our kiln took to cool.`));
  return article({ blocks: all.slice(0, sent) }, { rendered: { blocks: all } });
};

/** What a header that is never closed makes of a page. */
const IN_HEADER = [
  heading(1, 'How we fire', { region: 'header' }),
  ...Array.from({ length: 8 }, (_, at) =>
    paragraph(`Firing number ${at} of our largest kiln took eleven hours to heat up and another two days to cool.`, { region: 'header' }),
  ),
];

describe('can this engine cite this page?', () => {
  it('yes, and says how much there is to read', () => {
    expect(of('OAI-SearchBot')).toMatchObject({ url: URL_OF_ARTICLE, citable: true, brokenLink: null });
    expect(of('OAI-SearchBot').because).toMatch(/\d+ words of main text.*not asked as OAI-SearchBot/);
  });

  it('is asked of search and user crawlers, not of those that train', () => {
    const agents = engineVerdicts(aVisit()).map(({ agent }) => agent);
    expect(agents).toContain('PerplexityBot');
    expect(agents).toContain('ChatGPT-User');
    expect(agents).not.toContain('GPTBot');
  });

  it('names robots.txt with the deciding line', () => {
    const shut = robots('User-agent: PerplexityBot\nDisallow: /blog\n');
    expect(of('PerplexityBot', shut)).toMatchObject({
      citable: false,
      brokenLink: 'robots',
      because: 'Line 2 of robots.txt forbids it: Disallow: /blog',
    });
    expect(of('OAI-SearchBot', shut)).toMatchObject({ citable: true });
  });

  it('robots.txt does not hold back who is documented to pass it; where that is not documented the answer is open', () => {
    const shut = robots('User-agent: *\nDisallow: /\n');
    expect(of('Perplexity-User', shut)).toMatchObject({ citable: true });
    expect(of('ChatGPT-User', shut)).toMatchObject({ citable: null, brokenLink: null });
    expect(of('Claude-User', shut)).toMatchObject({ citable: false, brokenLink: 'robots' });
  });

  it('names the edge, also from a probe of another page', () => {
    const here = { edge: [probe('browser', 200), probe('PerplexityBot', 403)] };
    expect(of('PerplexityBot', here)).toMatchObject({ citable: false, brokenLink: 'edge' });
    const elsewhere = { edge: [probe('browser', 200, 'https://acme.test/'), probe('PerplexityBot', 403, 'https://acme.test/')] };
    expect(of('PerplexityBot', elsewhere)).toMatchObject({ citable: false, brokenLink: 'edge' });
    expect(of('OAI-SearchBot', elsewhere)).toMatchObject({ citable: true });
  });

  it('names the status; a refusal or a failure of ours leaves the answer open', () => {
    const dead = (status: number | null): VisitDraft => ({ pages: [aPage({ url: URL_OF_ARTICLE, document: null, status })] });
    expect(of('OAI-SearchBot', dead(404))).toMatchObject({ citable: false, brokenLink: 'status', because: 'The page answers with 404.' });
    expect(of('OAI-SearchBot', dead(403))).toMatchObject({ citable: null, brokenLink: null });
    expect(of('OAI-SearchBot', dead(null))).toMatchObject({ citable: null });
  });

  it('names index and snippet directives, for the crawler they are meant for', () => {
    expect(of('OAI-SearchBot', article({ robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }))).toMatchObject({
      brokenLink: 'index',
    });
    const google = article({ robotsMeta: [{ agent: 'googlebot', directives: ['nosnippet'] }] });
    expect(of('Googlebot', google)).toMatchObject({ citable: false, brokenLink: 'snippet' });
    expect(of('Bingbot', google)).toMatchObject({ citable: true });
    expect(of('Claude-User', article({ robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }))).toMatchObject({ citable: true });
  });

  it('names missing content for crawlers without scripts', () => {
    const scripted = article({ blocks: [] }, { rendered: { blocks: [paragraph('All of the text comes from a script that runs later.')] } });
    expect(of('OAI-SearchBot', scripted)).toMatchObject({ citable: false, brokenLink: 'content' });
    expect(of('Googlebot', scripted)).toMatchObject({ citable: true });
    expect(of('Googlebot', article({ blocks: [] }))).toMatchObject({ citable: null });
  });

  it.each<[string, string, VisitDraft, boolean | null, string]>([
    [
      'nothing',
      'OAI-SearchBot',
      {},
      true,
      'Nothing blocks it: 221 words of main text can be read; the site was not asked as OAI-SearchBot.',
    ],
    ['nothing, as it was asked', 'OAI-SearchBot', asked(200), true, 'Nothing blocks it: 221 words of main text can be read.'],
    [
      'a probe that was slowed down',
      'OAI-SearchBot',
      asked(429),
      true,
      'Nothing blocks it: 221 words of main text can be read; the site was not asked as OAI-SearchBot.',
    ],
    ['the edge', 'OAI-SearchBot', asked(403), false, 'OAI-SearchBot gets status 403; a browser gets 200.'],
    [
      'robots.txt that answers with an error',
      'OAI-SearchBot',
      { robots: { status: 503 } },
      false,
      'robots.txt answered 503, which forbids every page.',
    ],
    [
      'robots.txt that was not fetched',
      'OAI-SearchBot',
      { robots: { status: null, code: 'fetch.timeout' } },
      null,
      'robots.txt could not be fetched (fetch.timeout).',
    ],
    [
      'robots.txt of another host',
      'OAI-SearchBot',
      { robots: { url: 'https://other.test/robots.txt', body: 'User-agent: *\nDisallow: /\n' } },
      true,
      'Nothing blocks it: 221 words of main text can be read; the site was not asked as OAI-SearchBot.',
    ],
    [
      'robots.txt, not known to be obeyed',
      'ChatGPT-User',
      robots('User-agent: *\nDisallow: /\n'),
      null,
      'Line 2 of robots.txt forbids it: Disallow: / Whether ChatGPT-User obeys is not documented.',
    ],
    ['the edge, elsewhere', 'OAI-SearchBot', edges([HOME, 403], [ABOUT, 403]), false, 'OAI-SearchBot gets status 403; a browser gets 200.'],
    ['the edge, at some other pages', 'OAI-SearchBot', edges([HOME, 403], [ABOUT, 200]), true, `${READABLE}.`],
    ['the edge, elsewhere and not here', 'OAI-SearchBot', edges([HOME, 403], [URL_OF_ARTICLE, 200]), true, `${READABLE}.`],
    [
      'the edge, here and not elsewhere',
      'OAI-SearchBot',
      edges([HOME, 200], [URL_OF_ARTICLE, 403]),
      false,
      'OAI-SearchBot gets status 403; a browser gets 200.',
    ],
    [
      'the edge, at the final address',
      'OAI-SearchBot',
      { ...edges([HOME, 200], ['https://acme.test/final', 403]), ...article({}, { finalUrl: 'https://acme.test/final' }) },
      false,
      'OAI-SearchBot gets status 403; a browser gets 200.',
    ],
    [
      'robots.txt in a loop of redirects',
      'OAI-SearchBot',
      { robots: { status: null, code: 'fetch.redirect_loop' } },
      true,
      `${READABLE}; the site was not asked as OAI-SearchBot.`,
    ],
    ['a redirect', 'OAI-SearchBot', read({ document: {}, status: 300 }), false, 'The page answers with 300.'],
    ['a page that does not answer', 'OAI-SearchBot', read({ document: null, status: null, error: null }), null, 'The page gave no answer.'],
    ['a page that failed', 'OAI-SearchBot', read({ document: null, status: null }), null, 'The site did not accept a connection.'],
    [
      'a page that refused us',
      'OAI-SearchBot',
      read({ document: null, status: 451 }),
      null,
      'The page refused our visit (451); whether it serves this crawler is not known.',
    ],
    ['a page that is no HTML', 'OAI-SearchBot', read({ document: null, status: 200, error: null }), null, 'The page could not be read.'],
    ['a page that is too large', 'OAI-SearchBot', read({ document: null, status: 200 }), null, 'The site did not accept a connection.'],
    [
      'noindex',
      'Bingbot',
      article({ robotsMeta: [{ agent: 'bingbot', directives: ['noindex'] }] }),
      false,
      'The page carries noindex in meta robots for bingbot.',
    ],
    [
      'nosnippet',
      'Bingbot',
      article({ robotsMeta: [{ agent: 'robots', directives: ['nosnippet'] }] }),
      false,
      'The page carries nosnippet in meta robots.',
    ],
    [
      'nosnippet, for a person',
      'ChatGPT-User',
      article({ robotsMeta: [{ agent: 'robots', directives: ['nosnippet'] }] }),
      true,
      'Nothing blocks it: 221 words of main text can be read; the site was not asked as ChatGPT-User.',
    ],
    [
      'no text, rendered',
      'Googlebot',
      article({ blocks: [] }, { rendered: { blocks: [] } }),
      false,
      'The page holds no main text, even after scripts ran.',
    ],
    [
      'no text, not rendered',
      'Googlebot',
      article({ blocks: [] }),
      null,
      'The raw HTML holds no main text; the page was not rendered here.',
    ],
    ['no text', 'OAI-SearchBot', article({ blocks: [] }), false, 'The raw HTML holds no main text.'],
    [
      'all text in a header',
      'OAI-SearchBot',
      article({ blocks: IN_HEADER }),
      true,
      'Nothing blocks it: the text can be read; the site was not asked as OAI-SearchBot.',
    ],
    [
      'all text in a header, rendered',
      'Googlebot',
      article({ blocks: IN_HEADER }, { rendered: { blocks: IN_HEADER } }),
      true,
      'Nothing blocks it: the text can be read; the site was not asked as Googlebot.',
    ],
    ['a wall', 'OAI-SearchBot', article({ wall: 'consent', wordCount: 30 }), false, 'A consent or sign-in wall hides the text.'],
    [
      'little of the text',
      'OAI-SearchBot',
      part(2),
      false,
      'Only 20 % of the text is in the raw HTML, and OAI-SearchBot is not known to run scripts.',
    ],
    [
      'enough of the text',
      'OAI-SearchBot',
      part(3),
      true,
      'Nothing blocks it: 42 words of main text can be read; the site was not asked as OAI-SearchBot.',
    ],
  ])('%s, to %s', (_, agent, draft, citable, because) => expect(of(agent, draft)).toMatchObject({ citable, because }));

  it('the first broken link is named, not a later one', () => {
    const draft = { ...article({ robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }), ...robots('User-agent: *\nDisallow: /\n') };
    expect(of('OAI-SearchBot', draft)).toMatchObject({ brokenLink: 'robots' });
  });
});
