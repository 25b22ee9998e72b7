import { listCrawlerLogs, readCrawlerLog } from '@citelight/contracts/api/crawlers';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const logsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['crawler_logs', websiteId],
    queryFn: ({ signal }) => call(listCrawlerLogs, { query: { website_id: websiteId } }, signal),
  });

export const logQuery = (id: string) =>
  queryOptions({
    queryKey: ['crawler_logs', 'one', id],
    queryFn: ({ signal }) => call(readCrawlerLog, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
