import { readSetup } from '@citelight/contracts/api/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the member has set up for the tracked website. Below the key of competitors, which are a part of it. */
export const setupQuery = queryOptions({
  queryKey: ['competitors', 'setup'],
  queryFn: ({ signal }) => call(readSetup, {}, signal),
  // The dashboard waits for it, and goes on without it.
  retry: false,
});
