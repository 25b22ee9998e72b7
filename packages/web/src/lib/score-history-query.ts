import { listScoreHistory } from '@citelight/contracts/api/data';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The scores of a website's reports, oldest first. */
export const scoreHistoryQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['score_history', websiteId],
    queryFn: ({ signal }) => call(listScoreHistory, { query: { website_id: websiteId } }, signal),
  });
