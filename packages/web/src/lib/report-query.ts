import { readReport } from '@citelight/contracts/api/data';
import type { ReportListItem } from '@citelight/contracts/entities';
import { DELAYS } from '@citelight/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

const PART_ENDED = ['completed', 'failed', 'none'];

/** Every enhancement has its outcome. */
export const partsEnded = ({ parts }: Pick<ReportListItem, 'parts'>): boolean =>
  Object.values(parts).every((status) => PART_ENDED.includes(status));

/** A completed report whose other parts were never asked for. */
export const isBaseReport = ({ status, parts }: Pick<ReportListItem, 'status' | 'parts'>): boolean =>
  status === 'completed' && parts.keywords === 'none';

/** Nothing about this report changes any more. */
export const isSettled = (report: Pick<ReportListItem, 'status' | 'parts'>): boolean =>
  report.status === 'failed' || (report.status === 'completed' && partsEnded(report));

/** Not below the key of the list: a finished report of 500 pages is not fetched again for each step of another one. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: ({ signal }) => call(readReport, { params: { id } }, signal),
    refetchInterval: ({ state: { data } }) => (data && !isSettled(data) ? DELAYS.enhancementPoll : false),
  });
