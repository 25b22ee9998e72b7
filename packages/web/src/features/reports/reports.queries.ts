import { listReports } from '@citelight/contracts/api/data';
import { DELAYS } from '@citelight/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isSettled } from '../../lib/report-query.ts';
import { filtersOf, type ListState, readListState } from './list-state.ts';

/** Asked again every 5 seconds while a report of the page is under way, besides what the event stream tells. */
export const reportsQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['assessment_reports', 'list', filtersOf(state)],
    queryFn: ({ signal }) => call(listReports, { query: filtersOf(state) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some((report) => !isSettled(report)) ? DELAYS.enhancementPoll : false),
  });

/** The first page of the list as it is before any filter, which the dashboard begins with. */
export const newestReportsQuery = reportsQuery(readListState(new URLSearchParams()));
