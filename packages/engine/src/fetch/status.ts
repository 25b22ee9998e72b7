import type { ErrorCode } from '@citelight/contracts';

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'fetch.unauthorized',
  403: 'fetch.forbidden',
  404: 'fetch.not_found',
  410: 'fetch.not_found',
  429: 'fetch.rate_limited',
  // These carry no page, or a part of one that was not asked for.
  204: 'fetch.status',
  205: 'fetch.status',
  206: 'fetch.status',
};

/** What an HTTP status says about a page: the failure's code, or null where a page came. */
export const failureOfStatus = (status: number): ErrorCode | null => {
  const own = BY_STATUS[status];
  if (own !== undefined) return own;
  if (status >= 200 && status < 300) return null;
  if (status >= 400 && status < 500) return 'fetch.client_error';
  return status >= 500 && status < 600 ? 'fetch.server_error' : 'fetch.status';
};
