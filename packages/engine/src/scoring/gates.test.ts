import { describe, expect, it } from 'vitest';
import type { EdgeProbe } from '../artifacts/visit.ts';
import { CATALOGUE } from '../audits/catalogue.ts';
import { aVisit, gatheredFrom, goodPage, heading, paragraph, type VisitDraft } from '../audits/testing.ts';
import { AUDIT_OF_GATE, closedGates } from './gates.ts';

const gates = (draft: VisitDraft = {}) => closedGates(gatheredFrom(aVisit(draft)));
const ids = (draft: VisitDraft = {}) => gates(draft).map(({ id }) => id);
const home = (document: object, more: object = {}) => ({ pages: [goodPage('home', { document, ...more }), goodPage('article')] });
const probe = (agent: string, status: number): EdgeProbe => ({
  url: 'https://acme.test/',
  agent,
  status,
  code: null,
  similarity: status === 200 ? 1 : null,
  challenge: null,
});

describe('gates', () => {
  it('are open on a good site', () => expect(gates()).toEqual([]));

  it('close when robots.txt bars every answer engine, and not when it lets one in', () => {
    expect(ids({ robots: { body: 'User-agent: *\nDisallow: /\n' } })).toEqual(['answer-engines-barred']);
    expect(ids({ robots: { body: 'User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /\n' } })).toEqual([]);
    expect(ids({ robots: { body: 'User-agent: *\nDisallow: /blog/\n' } })).toEqual([]);
  });

  it('close when the edge refuses every AI agent that browsers are served beside', () => {
    expect(ids({ edge: [probe('browser', 200), probe('OAI-SearchBot', 403), probe('PerplexityBot', 403)] })).toEqual(['edge-refuses-ai']);
    expect(ids({ edge: [probe('browser', 200), probe('OAI-SearchBot', 403), probe('PerplexityBot', 200)] })).toEqual([]);
    expect(ids({ edge: [probe('browser', 200), probe('OAI-SearchBot', 403), probe('Googlebot', 200)] })).toEqual(['edge-refuses-ai']);
    expect(ids({ edge: [probe('browser', 200), probe('Googlebot', 403)] })).toEqual([]);
    expect(ids({ edge: [probe('browser', 200), probe('OAI-SearchBot', 429), probe('PerplexityBot', 403)] })).toEqual(['edge-refuses-ai']);
  });

  it('stay open where we were turned away ourselves, or could not fetch robots.txt', () => {
    expect(ids({ edge: [probe('browser', 403), probe('OAI-SearchBot', 403)] })).toEqual([]);
    expect(ids({ robots: { status: null, code: 'fetch.timeout' } })).toEqual([]);
  });

  it('close on a home page with noindex for all, not for one crawler, not on another page', () => {
    expect(ids(home({ robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }))).toEqual(['home-noindex']);
    expect(ids(home({}, { headers: { 'x-robots-tag': 'none' } }))).toEqual(['home-noindex']);
    expect(ids(home({ robotsMeta: [{ agent: 'bingbot', directives: ['noindex'] }] }))).toEqual([]);
    const article = goodPage('article', { document: { robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] } });
    expect(ids({ pages: [goodPage('home'), article] })).toEqual([]);
    const other = goodPage('about');
    expect(ids({ pages: [article, other], homeUrl: null })).toEqual([]);
    expect(ids({ pages: [{ ...article, url: 'https://acme.test/start', finalUrl: 'https://acme.test/' }, other] })).toEqual([
      'home-noindex',
    ]);
    expect(ids({ pages: [{ ...article, url: 'https://acme.test/', finalUrl: 'https://acme.test/en' }, other] })).toEqual(['home-noindex']);
    // Nor on the only page that was read, which is all there is to judge.
    expect(ids({ pages: [article], homeUrl: null })).toEqual(['home-noindex']);
  });

  it('close under 30 % of the text in raw HTML, and say how much there is', () => {
    const all = Array.from({ length: 10 }, (_, index) =>
      paragraph(`Part ${index} tells how long firing number ${index} of our kiln took to cool.`),
    );
    const site = (sent: number) => home({ blocks: all.slice(0, sent) }, { rendered: { blocks: all } });
    expect(gates(site(2))).toMatchObject([{ id: 'text-needs-scripts', because: expect.stringContaining('20 %') }]);
    expect(ids(site(3))).toEqual([]);
  });

  it('close where hardly a page holds any text, with or without a browser', () => {
    const shells = (count: number, rendered: object | null = null) => ({
      pages: Array.from({ length: 4 }, (_, at) =>
        goodPage('article', {
          url: `https://acme.test/${at}`,
          document: at < count ? { blocks: [] } : {},
          ...(rendered && at === 0 && { rendered }),
        }),
      ),
    });
    const unclosed = [
      heading(1, 'How we fire', { region: 'header' }),
      ...Array.from({ length: 8 }, (_, at) =>
        paragraph(`Firing number ${at} of our largest kiln took eleven hours to heat up and another two days to cool.`, {
          region: 'header',
        }),
      ),
    ];
    expect(ids({ pages: [goodPage('article', { document: { blocks: unclosed } })] })).toEqual([]);
    expect(gates(shells(4))).toMatchObject([{ id: 'no-text', because: expect.stringContaining('holds no main text.') }]);
    expect(gates(shells(3, { blocks: [paragraph('The kiln cools for nine hours.')] }))).toMatchObject([
      { id: 'text-needs-scripts', because: 'Only 0 % of the main text of the rendered page is in its raw HTML.' },
    ]);
    expect(ids(shells(2))).toEqual([]);
  });

  it('say what closed them', () => {
    const noindex = { document: { robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] } };
    const article = goodPage('article', noindex);
    const title = 'The home page, or every page, forbids to be indexed';
    const shut = { robots: { body: 'User-agent: *\nDisallow: /\n' } };
    const barred = { id: 'answer-engines-barred', title: 'Every crawler of an answer engine is barred by robots.txt' };
    const all = Array.from({ length: 10 }, (_, at) => paragraph(`Part ${at} tells how long firing number ${at} of our kiln took to cool.`));
    const scripted = (type: 'home' | 'article') => goodPage(type, { document: { blocks: all.slice(0, 2) }, rendered: { blocks: all } });
    const empty = (type: 'home' | 'article') => goodPage(type, { document: { blocks: [] } });
    expect(gates(shut)).toEqual([{ ...barred, because: 'robots.txt lets none of 12 crawlers read any of 8 pages.' }]);
    expect(gates({ ...shut, pages: [goodPage('home')] })).toEqual([
      { ...barred, because: 'robots.txt lets none of 12 crawlers read https://acme.test/.' },
    ]);
    expect(
      gates({ edge: [probe('browser', 200), probe('OAI-SearchBot', 403), probe('PerplexityBot', 403), probe('PerplexityBot', 403)] }),
    ).toEqual([
      {
        id: 'edge-refuses-ai',
        title: 'AI user agents are refused where browsers are served',
        because: 'OAI-SearchBot, PerplexityBot: each was refused, while a browser got the page.',
      },
    ]);
    expect(gates({ pages: [goodPage('home', noindex), goodPage('article')] })).toEqual([
      { id: 'home-noindex', title, because: 'https://acme.test/ carries noindex in meta robots.' },
    ]);
    expect(gates({ pages: [article, goodPage('about', noindex)], homeUrl: null })).toEqual([
      {
        id: 'home-noindex',
        title,
        because: 'https://acme.test/about carries noindex in meta robots, as does every page that was read.',
      },
    ]);
    expect(gates({ pages: [scripted('home'), scripted('article')] })).toEqual([
      {
        id: 'text-needs-scripts',
        title: 'The text appears only after scripts run',
        because: 'Only 20 % of the main text of 2 rendered pages is in their raw HTML.',
      },
    ]);
    expect(gates({ pages: [empty('home')] })).toEqual([
      {
        id: 'no-text',
        title: 'The HTML of the pages holds no text',
        because: 'The HTML of the only page that was read holds no main text.',
      },
    ]);
    expect(gates({ pages: [empty('home'), empty('article')] })).toMatchObject([
      { because: 'The HTML of nearly all 2 pages that were read holds no main text.' },
    ]);
  });

  it('name audits that exist', () => {
    for (const id of AUDIT_OF_GATE.values()) expect(CATALOGUE.map((audit) => audit.id)).toContain(id);
  });
});
