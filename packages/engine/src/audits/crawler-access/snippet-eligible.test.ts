import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredPages, goodPage, paragraph, scoreOf } from '../testing.ts';
import { snippetEligible as audit } from './snippet-eligible.ts';

const page = (document: object, draft: object = {}) => gatheredPages(goodPage('article', { document, ...draft }));
const text = 'A kiln fires stoneware at 1,240 °C.';

describe(audit.id, () => {
  it('passes pages that forbid nothing, also with a limit of some length', () => {
    expect(scoreOf(audit, page({}))).toBe(1);
    expect(scoreOf(audit, page({ robotsMeta: [{ agent: 'robots', directives: ['max-snippet:160'] }] }))).toBe(1);
  });

  it.each([
    ['nosnippet', { robotsMeta: [{ agent: 'robots', directives: ['nosnippet'] }] }, {}],
    ['max-snippet:0', { robotsMeta: [{ agent: 'robots', directives: ['max-snippet:0'] }] }, {}],
    ['X-Robots-Tag', {}, { headers: { 'x-robots-tag': 'nosnippet' } }],
  ])('%s fails and is named', (name, document, draft) => {
    expect(scoreOf(audit, page(document, draft))).toBe(0);
    expect(findingsOf(audit, page(document, draft))).toContain(name);
  });

  it('a max-snippet shorter than a sentence costs what it cuts off', () => {
    const limits = [-1, 160, 80, 20, 0];
    const scores = limits.map((limit) => scoreOf(audit, page({ robotsMeta: [{ agent: 'robots', directives: [`max-snippet:${limit}`] }] })));
    expect(scores).toEqual([1, 1, 0.5, 0.125, 0]);
    expect(findingsOf(audit, page({ robotsMeta: [{ agent: 'robots', directives: ['max-snippet:20'] }] }))).toContain('max-snippet:20');
  });

  it('data-nosnippet costs what it takes out, beyond a small part', () => {
    const blocks = (hidden: number) => Array.from({ length: 20 }, (_, index) => paragraph(text, { noSnippet: index < hidden }));
    const scores = [0, 1, 10, 20].map((hidden) => scoreOf(audit, page({ blocks: blocks(hidden) })));
    expect(scores).toEqual([1, 1, 0.5, 0]);
    expect(findingsOf(audit, page({ blocks: blocks(10) }))).toContain('excludes 50% of');
    // A checkout has nothing to quote.
    const forms = [{ method: 'post', action: null, fields: 8, password: false }];
    expect(findingsOf(audit, page({ blocks: blocks(20), forms, wordCount: 80 }))).toBe('');
    expect(findingsOf(audit, page({ blocks: blocks(20), forms, wordCount: 400 }))).toContain('100%');
  });
});
