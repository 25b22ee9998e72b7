import { describe, expect, it } from 'vitest';
import { goodPage } from '../audits/testing.ts';
import { describeDirective, directivesOf, noIndexFor, noSnippetFor } from './robots-directives.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const header = (value: string) => directivesOf(goodPage('article', { headers: { 'x-robots-tag': value } }));
const meta = (agent: string, ...directives: string[]) =>
  directivesOf(goodPage('article', { document: { robotsMeta: [{ agent, directives }] } }));

describe('robots directives of a page', () => {
  it('in the header hold for all, or for the agent named', () => {
    expect(noIndexFor(header('noindex, nofollow'), 'Bingbot', NOW)).not.toBeNull();
    expect(noIndexFor(header('googlebot: noindex'), 'Googlebot', NOW)).not.toBeNull();
    expect(noIndexFor(header('googlebot: noindex'), 'Bingbot', NOW)).toBeNull();
    expect(noIndexFor(header('googlebot: nofollow, noindex, bingbot: nosnippet'), 'Bingbot', NOW)).toBeNull();
    expect(noSnippetFor(header('googlebot: nofollow, bingbot: nosnippet'), 'Bingbot')).not.toBeNull();
  });

  it('with a value of their own are not taken for agents', () => {
    expect(header('max-snippet: 0, unavailable_after: 25 Jun 2030 15:00:00 GMT').map(({ name, agent }) => [name, agent])).toEqual([
      ['max-snippet', 'robots'],
      ['unavailable_after', 'robots'],
    ]);
    expect(noSnippetFor(header('max-snippet:0'), 'Googlebot')).not.toBeNull();
    expect(noSnippetFor(header('max-snippet:-1'), 'Googlebot')).toBeNull();
  });

  it('keep a page out from the day on that unavailable_after names', () => {
    for (const past of [
      'unavailable_after: 2025-01-31',
      'unavailable_after: 25 Jun 2026 15:00:00 GMT',
      'unavailable_after: 20 november 2026',
    ])
      expect(noIndexFor(header(past), 'Bingbot', NOW), past).not.toBeNull();
    for (const open of ['unavailable_after: 2027-01-31', 'unavailable_after: 2026-11-21', 'unavailable_after: soon'])
      expect(noIndexFor(header(open), 'Bingbot', NOW), open).toBeNull();
  });

  it('in meta elements: none is noindex, and an agent has its own', () => {
    expect(noIndexFor(meta('robots', 'none'), 'PerplexityBot', NOW)).not.toBeNull();
    expect(noIndexFor(meta('bingbot', 'noindex'), 'PerplexityBot', NOW)).toBeNull();
    const found = noIndexFor(meta('bingbot', 'noindex'), 'Bingbot', NOW);
    expect(found && describeDirective(found)).toBe('noindex in meta robots for bingbot');
  });
});
