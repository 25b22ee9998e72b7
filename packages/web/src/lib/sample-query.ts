import type { PublicReport } from '@citelight/contracts/api/site';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, unreachable } from './errors.ts';

/** The report of our demonstration shop, a file of the build. */
export const SAMPLE_FILE = 'sample-report.json';

export const sampleQuery = queryOptions({
  queryKey: ['sample'],
  queryFn: async ({ signal }) => {
    const answer = await fetch(`/${SAMPLE_FILE}`, { signal }).catch((error: unknown) => {
      throw signal.aborted ? error : unreachable();
    });
    if (!answer.ok) throw new ApiError('', '', answer.status);
    return (await answer.json()) as PublicReport; // safe: the build parsed it with this schema
  },
  staleTime: Number.POSITIVE_INFINITY,
});
