import { readSearchEvidence } from '@citelight/contracts/api/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the search consoles say about a website, joined with a report; without one, with the newest. Asked again while answers are looked up. */
export const searchEvidenceQuery = (websiteId: string, reportId?: string) =>
  queryOptions({
    queryKey: ['search_evidence', websiteId, reportId ?? 'newest'],
    queryFn: ({ signal }) => call(readSearchEvidence, { query: { website_id: websiteId, report_id: reportId } }, signal),
    refetchInterval: ({ state }) => (state.data?.questions_pending ? 3_000 : false),
  });
