import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { trainingCrawlers as audit } from './training-crawlers.ts';

const robots = (draft: object) => gatheredFrom(aVisit({ robots: draft }));

describe(audit.id, () => {
  it('weighs nothing, whether training is allowed or not', () => {
    expect(audit.weight).toBe(0);
    for (const body of ['', 'User-agent: GPTBot\nDisallow: /\n']) expect(scoreOf(audit, robots({ body }))).toBe(1);
  });
  it('says who is shut out, and by which line', () => {
    const text = findingsOf(audit, robots({ body: 'User-agent: GPTBot\nDisallow: /\n' }));
    expect(text).toContain('GPTBot is shut out (line 2)');
    expect(text).toContain('ClaudeBot is allowed.');
    expect(text).not.toContain('OAI-SearchBot');
  });
  it('is unmeasured where we could not fetch robots.txt', () => {
    expect(verdictOf(audit, robots({ status: null, code: 'fetch.connect' }))).toMatchObject({ state: 'unmeasured' });
  });
});
