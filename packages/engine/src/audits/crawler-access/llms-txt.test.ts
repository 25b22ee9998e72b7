import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { llmsTxt as audit, llmsTxtFacts } from './llms-txt.ts';

const file = (llmsTxt: object) => aVisit({ llmsTxt });

describe(audit.id, () => {
  it('weighs nothing and says what is there', () => {
    expect(audit.weight).toBe(0);
    for (const draft of [{ status: 404 }, { status: 200, body: '# Acme\n' }]) expect(scoreOf(audit, gatheredFrom(file(draft)))).toBe(1);
    expect(findingsOf(audit, gatheredFrom(file({ status: 404 })))).toContain('There is no llms.txt');
  });

  it('tells a file from a page that answers everything, and Markdown from other text', () => {
    expect(llmsTxtFacts(file({ status: 200, body: '# Acme Kilns\n> Small kilns' }).llmsTxt)).toEqual({ present: true, valid: true });
    expect(llmsTxtFacts(file({ status: 200, body: 'Acme' }).llmsTxt)).toEqual({ present: true, valid: false });
    expect(llmsTxtFacts(file({ status: 200, body: '<!doctype html><title>Home' }).llmsTxt)).toEqual({ present: false, valid: false });
  });

  it('is unmeasured where we could not ask', () => {
    expect(verdictOf(audit, gatheredFrom(file({ status: null, code: 'fetch.timeout' })))).toMatchObject({ state: 'unmeasured' });
  });
});
