import { listRecommendations } from '@citelight/contracts/api/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The recommendations of a report with their states. Asked again while a re-check runs, for the event stream may be down. */
export const recommendationsQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['recommendation_states', reportId],
    queryFn: ({ signal }) => call(listRecommendations, { query: { report_id: reportId } }, signal),
    refetchInterval: ({ state }) => (['pending', 'processing'].includes(state.data?.recheck?.status ?? '') ? 2_000 : false),
  });
