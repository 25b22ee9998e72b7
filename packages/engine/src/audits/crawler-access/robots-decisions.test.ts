import { describe, expect, it } from 'vitest';
import { CRAWLERS, type Crawler } from '../../crawl/crawlers.ts';
import { aPage, aVisit } from '../testing.ts';
import { askedUrls, askRobots } from './robots-decisions.ts';

const BINGBOT = CRAWLERS.find(({ token }) => token === 'Bingbot') as Crawler; // safe: the table has it
const asker = askRobots(aVisit({ robots: { body: 'User-agent: *\nDisallow: /a?b=1\n' } }).robots);

describe('asking robots.txt', () => {
  it('decides on path and query, and shows the line', () => {
    expect(asker.decide(BINGBOT, 'https://acme.test/a?b=1#c')).toEqual({ allowed: false, line: 2 });
    expect(asker.decide(BINGBOT, 'https://acme.test/a')).toEqual({ allowed: true, line: null });
    expect(asker.lineText(2)).toBe('Disallow: /a?b=1');
  });

  it('speaks for its own host, with or without www, and for no other', () => {
    expect(asker.speaksFor('https://www.acme.test/x')).toBe(true);
    expect(asker.speaksFor('https://shop.acme.test/x')).toBe(false);
    const pages = [aPage({ url: 'https://shop.acme.test/' })];
    expect(askedUrls(asker, pages, 'https://acme.test/')).toEqual(['https://acme.test/']);
  });
});
