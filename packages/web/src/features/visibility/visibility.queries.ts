import {
  listVisibilityAnswers,
  listVisibilityEntities,
  listVisibilityQuestions,
  listVisibilityRounds,
  quoteVisibility,
  readVisibility,
  readVisibilityResults,
  suggestVisibilityQuestions,
} from '@citelight/contracts/api/visibility';
import type { RoundPlan, VisibilityEngine } from '@citelight/contracts/visibility';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Keys that begin with `visibility` are fetched again with every answer of a round; what a round does not change has keys of its own. */

export const overviewQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['visibility', 'overview', websiteId],
    queryFn: ({ signal }) => call(readVisibility, { query: { website_id: websiteId } }, signal),
  });

export const roundsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['visibility', 'rounds', websiteId],
    queryFn: ({ signal }) => call(listVisibilityRounds, { query: { website_id: websiteId } }, signal),
  });

export const resultsQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['visibility', 'results', roundId],
    queryFn: ({ signal }) => call(readVisibilityResults, { params: { id: roundId } }, signal),
  });

export const ANSWERS_A_PAGE = 10;
export type AnswerFilter = { engine: VisibilityEngine | undefined; prompt: number | undefined; page: number };
export const answersQuery = (roundId: string, { engine, prompt, page }: AnswerFilter) =>
  queryOptions({
    queryKey: ['visibility', 'answers', roundId, engine, prompt, page],
    queryFn: ({ signal }) =>
      call(
        listVisibilityAnswers,
        {
          params: { id: roundId },
          query: {
            ...(engine ? { engine } : {}),
            ...(prompt === undefined ? {} : { prompt }),
            offset: (page - 1) * ANSWERS_A_PAGE,
            limit: ANSWERS_A_PAGE,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const questionsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['visibility_questions', websiteId],
    queryFn: ({ signal }) => call(listVisibilityQuestions, { query: { website_id: websiteId } }, signal),
  });

export const suggestionsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['visibility_questions', websiteId, 'suggestions'],
    queryFn: ({ signal }) => call(suggestVisibilityQuestions, { query: { website_id: websiteId } }, signal),
  });

export const entitiesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['visibility_entities', websiteId],
    queryFn: ({ signal }) => call(listVisibilityEntities, { query: { website_id: websiteId } }, signal),
  });

export const quoteQuery = (plan: RoundPlan) =>
  queryOptions({
    queryKey: ['visibility_quote', plan],
    queryFn: ({ signal }) => call(quoteVisibility, { body: plan }, signal),
    enabled: plan.engines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
