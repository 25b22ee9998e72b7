import { messageOf } from '@citelight/contracts';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import type { Config } from './platform/config.ts';
import { fetcherOptions, type Sites } from './platform/sites.ts';

const ANSWER_MS = 8_000;
const POST_MS = 15_000;
/** The start of a page is proof enough that it is there. */
const ANSWER_BYTES = 64 * 1024;

export function openSites(config: Pick<Config, 'CRAWL_RESOLVE' | 'CRAWL_PORTS'>): Sites & { close(): Promise<void> } {
  const fetcher = createFetcher(fetcherOptions(config));
  return {
    check: (url) => fetcher.check(url),
    async answers(url) {
      const outcome = await fetcher.fetch({
        url,
        maxDecodedBytes: ANSWER_BYTES,
        allowTruncated: true,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return outcome.ok && outcome.status < 400;
    },
    async read(url, maxDecodedBytes) {
      const outcome = await fetcher.fetch({ url, maxDecodedBytes, signal: AbortSignal.timeout(ANSWER_MS) });
      if (!outcome.ok) throw new Error(outcome.message);
      if (outcome.status !== 200) throw new Error(`it answers with status ${outcome.status}`);
      return new TextDecoder().decode(outcome.body);
    },
    async post(url, sent) {
      const outcome = await fetcher.fetch({
        url,
        method: 'POST',
        ...sent,
        maxDecodedBytes: ANSWER_BYTES,
        allowTruncated: true,
        signal: AbortSignal.timeout(POST_MS),
      });
      if (outcome.ok) return { status: outcome.status };
      return { problem: outcome.code === 'fetch.aborted' ? messageOf('fetch.first_byte_timeout') : outcome.message };
    },
    close: () => fetcher.close(),
  };
}
