import { PRODUCT_NAME } from '@citelight/contracts';
import type { FetchAs } from './fetch.ts';

/** The token that robots.txt groups address us by. */
export const OUR_TOKEN = `${PRODUCT_NAME}Bot`;
export const OUR_USER_AGENT = `${OUR_TOKEN}/1.0 (+https://${PRODUCT_NAME.toLowerCase()}.example/bot)`;

const CHROME = '153';
const BROWSER_USER_AGENT = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${CHROME}.0.0.0 Safari/537.36`;

const ENCODINGS = 'gzip, deflate, br, zstd';

/** What Chrome sends with a top-level navigation, in its order. */
const BROWSER_HEADERS = {
  'sec-ch-ua': `"Chromium";v="${CHROME}", "Google Chrome";v="${CHROME}", "Not_A Brand";v="24"`,
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'upgrade-insecure-requests': '1',
  'user-agent': BROWSER_USER_AGENT,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'accept-encoding': ENCODINGS,
  'accept-language': 'en-US,en;q=0.9',
} as const;

/** Crawlers name no language, so that a site answers them in its own. */
const crawlerHeaders = (userAgent: string) => ({
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': ENCODINGS,
});

const OUR_HEADERS = crawlerHeaders(OUR_USER_AGENT);

export const headersFor = (as: FetchAs): Readonly<Record<string, string>> => {
  if (as === 'self') return OUR_HEADERS;
  return as === 'browser' ? BROWSER_HEADERS : crawlerHeaders(as.userAgent);
};
