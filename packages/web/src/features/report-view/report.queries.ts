import { listCompetitorAnalyses, listContentOpportunities, listKeywordAnalyses } from '@citelight/contracts/api/data';
import { listRecommendations } from '@citelight/contracts/api/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const input = (id: string) => ({ query: { report_id: id } });

export const keywordsQuery = (id: string) =>
  queryOptions({
    queryKey: ['keyword_analyses', id],
    queryFn: async ({ signal }) => (await call(listKeywordAnalyses, input(id), signal)).items[0] ?? null,
  });

export const opportunitiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['content_opportunities', id],
    queryFn: async ({ signal }) => (await call(listContentOpportunities, input(id), signal)).items,
  });

export const competitorAnalysesQuery = (id: string) =>
  queryOptions({
    queryKey: ['competitor_analyses', id],
    queryFn: async ({ signal }) => (await call(listCompetitorAnalyses, input(id), signal)).items,
  });

/** Asked again while a re-check runs, for the event stream may be down. */
export const recommendationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recommendation_states', id],
    queryFn: ({ signal }) => call(listRecommendations, input(id), signal),
    refetchInterval: ({ state }) => (['pending', 'processing'].includes(state.data?.recheck?.status ?? '') ? 2_000 : false),
  });
