import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { missingPages as audit } from './missing-pages.ts';

const asked = (soft404: object | null) => gatheredFrom(aVisit({ soft404 }));

describe(audit.id, () => {
  it.each([404, 410])('passes %i', (status) => expect(scoreOf(audit, asked({ status }))).toBe(1));
  it('fails 200, a redirect to the home page and an error of the server', () => {
    expect(scoreOf(audit, asked({ status: 200 }))).toBe(0);
    expect(scoreOf(audit, asked({ status: 500 }))).toBe(0);
    expect(findingsOf(audit, asked({ status: 200, finalUrl: 'https://acme.test/' }))).toContain(
      'A missing page redirects to https://acme.test/ instead of returning 404.',
    );
  });
  it('is unmeasured where we were refused, got no answer or did not ask', () => {
    for (const soft404 of [{ status: 403 }, { status: null, code: 'fetch.timeout' }, null])
      expect(verdictOf(audit, asked(soft404))).toMatchObject({ state: 'unmeasured' });
  });
});
