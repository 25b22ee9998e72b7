import { readLastFetched } from '@citelight/contracts/api/crawlers';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** When each crawler last fetched each page of a report, by the website's logs. */
export const lastFetchedQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['last_fetched', reportId],
    queryFn: ({ signal }) => call(readLastFetched, { params: { id: reportId } }, signal),
  });
