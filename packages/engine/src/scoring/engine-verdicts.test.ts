import { describe, expect, it } from 'vitest';
import type { EdgeProbe } from '../artifacts/visit.ts';
import { aPage, aVisit, goodPage, paragraph, type VisitDraft } from '../audits/testing.ts';
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

  it('the first broken link is named, not a later one', () => {
    const draft = { ...article({ robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }), ...robots('User-agent: *\nDisallow: /\n') };
    expect(of('OAI-SearchBot', draft)).toMatchObject({ brokenLink: 'robots' });
  });
});
