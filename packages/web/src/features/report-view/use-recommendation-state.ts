import { setRecommendationState } from '@citelight/contracts/api/recommendations';
import type { Sent } from '@citelight/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { recommendationsQuery } from '../../lib/recommendations-query.ts';

type Change = Omit<Sent<typeof setRecommendationState>['body'], 'report_id' | 'audit_id'>;

/** Sets the state of a recommendation of a report, or of one page of it. */
export function useRecommendationState(reportId: string, auditId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => call(setRecommendationState, { body: { report_id: reportId, audit_id: auditId, ...change } }),
    onMutate: () => notify.clear('recommendation'),
    onSuccess: (changed) => {
      queries.setQueryData(
        recommendationsQuery(reportId).queryKey,
        (list) => list && { ...list, items: list.items.map((item) => (item.audit_id === auditId ? changed : item)) },
      );
    },
    onError: (error) => notify.error('recommendation', 'The state could not be saved.', { description: error.message }),
  });
}
