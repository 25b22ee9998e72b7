import { CRAWLERS } from '../../crawl/crawlers.ts';

/** Crawlers that fill the indexes answers are drawn from. Noindex and nosnippet speak to them. */
export const SEARCH_CRAWLERS = CRAWLERS.filter(({ purpose }) => purpose === 'search');

/** Crawlers whose fetch leads to an answer: search indexes, and those that a person's question sends out. Training crawlers are the owner's choice. */
export const ANSWER_CRAWLERS = CRAWLERS.filter(({ purpose }) => purpose !== 'training');

/** Those that robots.txt is known to keep out: search indexes, and fetches on behalf of a person where the vendor says that they obey it. */
export const ROBOTS_CRAWLERS = CRAWLERS.filter(
  ({ purpose, respectsRobots }) => purpose === 'search' || (purpose === 'user' && respectsRobots === 'yes'),
);
