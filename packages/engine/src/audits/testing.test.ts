import { describe, expect, it } from 'vitest';
import { definePageAudit } from './audit.ts';
import { aPage, aVisit, findingsOf, gatheredFrom, gatheredPages, goodPage, heading, link, paragraph, scoreOf } from './testing.ts';

const titled = definePageAudit({
  id: 'content-extraction/titled',
  label: 'Titles',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1,
  title: 'Pages have a title',
  failTitle: 'Pages have no title',
  why: 'w',
  fix: 'f',
  effort: 'low',
  tier: 'P',
  sources: [],
  notApplicable: 'no page',
  judgePage: ({ document }) => (document.title ? { score: 1 } : { score: 0, findings: [{ what: 'no title' }] }),
});

describe('builders', () => {
  it('number blocks, headings and links as extraction does', () => {
    const page = aPage({ document: { blocks: [heading(1, 'A'), paragraph('b c', { links: [link('https://x.test/', 'x')] })] } });
    expect(page.document?.blocks[1]).toMatchObject({ heading: 0, links: [0], region: 'main' });
    expect(page.document?.links[0]).toMatchObject({ href: 'https://x.test/', block: 1, internal: false });
    expect(page.document?.wordCount).toBe(3);
  });

  it('give audits the pages that were read, by URL, and leave the failed out', () => {
    const visit = aVisit({ pages: [aPage({ url: 'https://acme.test/b' }), aPage({ url: 'https://acme.test/a', document: null })] });
    const { pages, visited } = gatheredFrom(visit);
    expect(pages.ok && pages.value.map((page) => page.url)).toEqual(['https://acme.test/b']);
    expect(visited.ok && visited.value.map((page) => page.url)).toEqual(['https://acme.test/a', 'https://acme.test/b']);
  });

  it('judge a page of the test', () => {
    expect(scoreOf(titled, gatheredPages(goodPage('home'), goodPage('faq', { document: { title: null } })))).toBe(0.5);
    expect(findingsOf(titled, gatheredPages(goodPage('faq', { document: { title: null } })))).toBe('https://acme.test/faq | no title');
  });
});
