import { describe, expect, it } from 'vitest';
import type { MicrodataItem } from '../../artifacts/page.ts';
import { findingsOf, gatheredPages, goodPage, jsonLd, scoreOf, verdictOf } from '../testing.ts';
import { agrees } from './agrees.ts';
import { authorPerson } from './author-person.ts';

const page = (author: unknown, draft: object = {}) =>
  gatheredPages(
    goodPage('article', {
      document: {
        jsonLd: [
          jsonLd({
            '@type': 'Article',
            headline: 'What temperature does a pottery kiln fire at?',
            ...(author !== undefined && { author }),
          }),
        ],
        ...draft,
      },
    }),
  );

describe('author-person', () => {
  it('passes a Person whose name stands on the page', () => {
    expect(scoreOf(authorPerson, gatheredPages(goodPage('article')))).toBe(1);
    expect(scoreOf(authorPerson, page([{ '@type': 'Person', name: 'Mara Voss' }]))).toBe(1);
  });
  it('passes a Person in microdata, where the author is an item of its own', () => {
    const microdata: MicrodataItem[] = [
      {
        type: 'Article',
        properties: { headline: ['What temperature does a pottery kiln fire at?'], author: ['Person'] },
        parts: { author: [1] },
      },
      { type: 'Person', properties: { name: ['Mara Voss'] } },
    ];
    const marked = (draft: object) => gatheredPages(goodPage('article', { document: { jsonLd: [], microdata, ...draft } }));
    expect(scoreOf(authorPerson, marked({}))).toBe(1);
    // Without it, the markup would seem to name somebody called “Person”, whom no reader sees.
    expect(scoreOf(agrees, marked({}))).toBe(1);
  });
  it('halves a bare text; an organization that the page names may sign', () => {
    expect(scoreOf(authorPerson, page('Mara Voss'))).toBe(0.5);
    expect(scoreOf(authorPerson, page({ '@type': 'Organization', name: 'Acme Kilns', url: 'https://acme.test/' }))).toBe(1);
  });
  it('finds a name that the page gives without its titles', () => {
    expect(scoreOf(authorPerson, page({ '@type': 'Person', name: 'Dr. Mara Voss, PhD' }))).toBe(1);
  });
  it('fails without an author and with one that nobody can see', () => {
    expect(scoreOf(authorPerson, page(undefined))).toBe(0);
    expect(findingsOf(authorPerson, page(undefined))).toMatch(/names no author/);
    expect(scoreOf(authorPerson, page({ '@type': 'Person', name: 'John Invented' }, { bylines: [] }))).toBe(0);
  });
  it('asks for no markup where there is some that names somebody whom readers do not see', () => {
    const verdict = (author: unknown) => verdictOf(authorPerson, page(author, { bylines: [] }));
    expect(verdict({ '@type': 'Person', name: 'John Invented' })).toMatchObject({ fix: expect.stringMatching(/^Show the author/) });
    expect(verdict(undefined)).not.toHaveProperty('fix');
  });
  it('says of the HTML alone what scripts of the site may add to the page', () => {
    const invented = (draft: object) =>
      findingsOf(authorPerson, page({ '@type': 'Person', name: 'John Invented' }, { bylines: [], ...draft }));
    expect(invented({ scripts: 1, ownScripts: 1 })).toMatch(/is not named in the page’s HTML; scripts may add it/);
    expect(invented({ scripts: 1, ownScripts: 0 })).toMatch(/is not named on the page/);
  });
  it('does not apply to articles without Article markup and to other pages', () => {
    expect(verdictOf(authorPerson, gatheredPages(goodPage('article', { document: { jsonLd: [] } }))).state).toBe('notApplicable');
    expect(verdictOf(authorPerson, gatheredPages(goodPage('product'))).state).toBe('notApplicable');
  });
});
