import { describe, expect, it } from 'vitest';
import type { EdgeProbe } from '../../artifacts/visit.ts';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { edgeParity as audit } from './edge-parity.ts';

const probe = (agent: string, fact: Partial<EdgeProbe> = {}): EdgeProbe => ({
  url: 'https://acme.test/',
  agent,
  status: 200,
  code: null,
  similarity: 1,
  challenge: null,
  ...fact,
});
const edge = (...probes: EdgeProbe[]) => gatheredFrom(aVisit({ edge: probes }));
const browser = probe('browser');

describe(audit.id, () => {
  it('passes the same answer for crawlers and browsers', () => {
    expect(scoreOf(audit, edge(browser, probe('OAI-SearchBot'), probe('PerplexityBot', { similarity: 0.95 })))).toBe(1);
  });

  it('each crawler refused costs its share and is named', () => {
    const gathered = edge(browser, probe('OAI-SearchBot', { status: 403, similarity: null }), probe('PerplexityBot'));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toContain('OAI-SearchBot gets status 403; a browser gets 200');
  });

  it('a challenge with status 200 is a refusal', () => {
    const gathered = edge(browser, probe('Claude-SearchBot', { challenge: 'Just a moment…', similarity: 0.02 }));
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('Just a moment');
  });

  it('another text costs, measured against what a browser gets twice', () => {
    expect(scoreOf(audit, edge(browser, probe('OAI-SearchBot', { similarity: 0.3 })))).toBe(0);
    expect(scoreOf(audit, edge(probe('browser', { similarity: 0.6 }), probe('OAI-SearchBot', { similarity: 0.6 })))).toBe(1);
  });

  it('training crawlers refused at the edge change nothing', () => {
    expect(scoreOf(audit, edge(browser, probe('OAI-SearchBot'), probe('GPTBot', { status: 403, similarity: null })))).toBe(1);
  });

  it('a block that hits our browser too, a 429 and a broken line are not held against the site', () => {
    const blocked = edge(probe('browser', { status: 403 }), probe('OAI-SearchBot', { status: 403 }));
    expect(verdictOf(audit, blocked)).toMatchObject({ state: 'unmeasured' });
    const limited = edge(
      browser,
      probe('OAI-SearchBot', { status: 429 }),
      probe('PerplexityBot', { status: null, code: 'fetch.timeout' }),
      probe('Bingbot'),
    );
    expect(scoreOf(audit, limited)).toBe(1);
  });

  it('is unmeasured where the site was not asked', () => {
    expect(verdictOf(audit, edge())).toMatchObject({ state: 'unmeasured' });
  });
});
