import type { Config } from './config.ts';

/** What a request may ask about a site out there; the server's door gives it (the engine stands behind it). */
export type Sites = {
  /** Throws the typed error of an address that may not or cannot be visited. */
  check(url: string): Promise<void>;
  /** Whether a page answers at this address now. */
  answers(url: string): Promise<boolean>;
  /** What a document out there says. Throws where it cannot be read whole or its status is not 200. */
  read(url: string, maxBytes: number): Promise<string>;
  /** Sends a body to an address that a member named: the status of the answer, or why there is none. Redirects are not followed. */
  post(url: string, sent: { body: string; headers: Record<string, string> }): Promise<{ status: number } | { problem: string }>;
};

/** How requests and analyses may reach sites: the same settings for both. */
export const fetcherOptions = (config: Pick<Config, 'CRAWL_RESOLVE' | 'CRAWL_PORTS'>) => ({
  resolve: config.CRAWL_RESOLVE,
  allowedPorts: config.CRAWL_PORTS,
});
