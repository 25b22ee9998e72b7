import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { answerEnginesAllowed as audit } from './answer-engines-allowed.ts';

const robots = (body: string, more: object = {}) => gatheredFrom(aVisit({ robots: { body, ...more } }));

describe(audit.id, () => {
  it('passes where nothing is forbidden, and without a robots.txt', () => {
    expect(scoreOf(audit, robots('User-agent: *\nDisallow: /cart\n'))).toBe(1);
    expect(scoreOf(audit, robots('', { status: 404 }))).toBe(1);
  });

  it('shutting everybody out fails, and the line is named', () => {
    const gathered = robots('User-agent: *\nDisallow: /\n');
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toMatch(/OAI-SearchBot may not read 8 of 8 pages \(line 2\).*Disallow: \//);
  });

  it('each crawler shut out costs its share; each directory costs its pages', () => {
    const bots = ['OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot', 'Bingbot'];
    const scores = [0, 1, 2, 3, 4].map((count) =>
      scoreOf(
        audit,
        robots(
          bots
            .slice(0, count)
            .map((bot) => `User-agent: ${bot}\nDisallow: /\n`)
            .join('\n'),
        ),
      ),
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(5);
    const directory = scoreOf(audit, robots('User-agent: *\nDisallow: /blog/\n'));
    expect(directory).toBeCloseTo(7 / 8, 10);
  });

  it('training crawlers change nothing', () => {
    const training = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'Bytespider']
      .map((bot) => `User-agent: ${bot}\nDisallow: /\n`)
      .join('\n');
    expect(scoreOf(audit, robots(training))).toBe(1);
  });

  it('a robots.txt that answers 503 forbids everything', () => {
    const gathered = robots('', { status: 503 });
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('answered 503');
  });

  it('is unmeasured where we could not fetch robots.txt', () => {
    expect(verdictOf(audit, robots('', { status: null, code: 'fetch.timeout' }))).toMatchObject({ state: 'unmeasured' });
  });
});
