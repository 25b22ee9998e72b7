import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, heading, jsonLd, link, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { sameRawAndRendered as audit } from './same-raw-and-rendered.ts';

describe(audit.id, () => {
  it('passes a page that scripts leave as it was', () => {
    expect(scoreOf(audit, gatheredPages(goodPage('article', { rendered: {} })))).toBe(1);
  });

  it.each([
    ['title', { title: 'Loading…' }],
    ['canonical URL', { canonicals: ['https://acme.test/other'] }],
    ['robots directives', { robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] }],
    ['H1', { blocks: [heading(1, 'Welcome back')] }],
    ['JSON-LD types', { jsonLd: [jsonLd({ '@type': 'Thing' })] }],
    ['links in the main text', { blocks: [paragraph('See our list', { links: [link('https://acme.test/new')] })] }],
  ])('a changed %s costs its share and is named', (name, rendered) => {
    const gathered = gatheredPages(goodPage('article', { rendered }));
    expect(scoreOf(audit, gathered)).toBeLessThan(1);
    expect(findingsOf(audit, gathered)).toContain(name);
  });

  it('a slider that repeats its parts changes no H1', () => {
    const blocks = [heading(1, 'Kilns'), heading(1, 'Wheels')];
    const page = goodPage('article', {
      document: { blocks },
      rendered: { blocks: [heading(1, 'Wheels'), ...blocks, heading(1, 'Kilns')] },
    });
    expect(findingsOf(audit, gatheredPages(page))).not.toContain('H1');
  });

  it('the arrows of a slider are no links that scripts add', () => {
    const shown = (path: string) => {
      const page = goodPage('article', { document: { blocks: [heading(1, 'Kilns')] } });
      return goodPage('article', {
        document: { blocks: [heading(1, 'Kilns')] },
        rendered: { blocks: [heading(1, 'Kilns'), paragraph('Next', { links: [link(`${page.finalUrl ?? page.url}${path}`)] })] },
      });
    };
    expect(findingsOf(audit, gatheredPages(shown('#next')))).not.toContain('links in the main text');
    expect(findingsOf(audit, gatheredPages(shown('/next')))).toContain('links in the main text');
  });

  it('JSON-LD with other values of the same types is no change', () => {
    const draft = { jsonLd: [jsonLd({ '@type': 'Thing', name: 'a' })] };
    const page = goodPage('faq', { document: draft, rendered: { jsonLd: [jsonLd({ name: 'b', '@type': 'https://schema.org/Thing' })] } });
    expect(scoreOf(audit, gatheredPages(page))).toBe(1);
  });

  it('is unmeasured where nothing was rendered', () => {
    expect(verdictOf(audit, gatheredPages(goodPage('article')))).toMatchObject({ state: 'unmeasured' });
  });
});
