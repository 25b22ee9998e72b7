import { describe, expect, it } from 'vitest';
import { goodPage } from '../testing.ts';
import { directivesOf, noIndexFor, noSnippetFor, tellDirective } from './directives.ts';

const header = (value: string) => directivesOf(goodPage('article', { headers: { 'x-robots-tag': value } }));
const meta = (agent: string, ...directives: string[]) =>
  directivesOf(goodPage('article', { document: { robotsMeta: [{ agent, directives }] } }));

describe('robots directives of a page', () => {
  it('in the header hold for all, or for the agent named', () => {
    expect(noIndexFor(header('noindex, nofollow'), 'Bingbot')).not.toBeNull();
    expect(noIndexFor(header('googlebot: noindex'), 'Googlebot')).not.toBeNull();
    expect(noIndexFor(header('googlebot: noindex'), 'Bingbot')).toBeNull();
    expect(noIndexFor(header('googlebot: nofollow, noindex, bingbot: nosnippet'), 'Bingbot')).toBeNull();
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

  it('in meta elements: none is noindex, and an agent has its own', () => {
    expect(noIndexFor(meta('robots', 'none'), 'PerplexityBot')).not.toBeNull();
    expect(noIndexFor(meta('bingbot', 'noindex'), 'PerplexityBot')).toBeNull();
    const found = noIndexFor(meta('bingbot', 'noindex'), 'Bingbot');
    expect(found && tellDirective(found)).toBe('noindex in meta robots for bingbot');
  });
});
