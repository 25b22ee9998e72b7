import { listCompetitorAnalyses, listContentOpportunities, listKeywordAnalyses } from '@citelight/contracts/api/data';
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
