import { recheckReport } from '@citelight/contracts/api/recommendations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { recommendationsQuery } from '../../lib/recommendations-query.ts';

/** Re-checks of a report: what runs now, and asking for another. */
export function useRechecks(reportId: string, until: string, isRunning: boolean) {
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: (target: { auditId: string } | { page: string }) => call(recheckReport, { body: { reportId, ...target } }),
    onMutate: () => notify.clear('recheck'),
    onSettled: () => queries.invalidateQueries({ queryKey: recommendationsQuery(reportId).queryKey }),
    onError: (error) => notify.error('recheck', 'The re-check could not be started.', { description: error.message }),
  });
  return { ask: ask.mutate, isBusy: ask.isPending || isRunning, isOpen: Date.parse(until) > Date.now() };
}
export type Rechecks = ReturnType<typeof useRechecks>;
