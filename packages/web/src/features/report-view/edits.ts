import { createEdit, deleteEdit, listEdits } from '@citelight/contracts/api/edits';
import type { Sent } from '@citelight/contracts/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';

/** What the owner of a report changes by hand about its topics and questions. */

export type Owner = { websiteId: string; reportId: string };
/** Undefined for readers of a shared report, who change nothing. */
export const EditingContext = createContext<Owner | undefined>(undefined);

export const editsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['site_edits', websiteId],
    queryFn: async ({ signal }) => (await call(listEdits, { query: { website_id: websiteId } }, signal)).items,
  });

const TOUCHED = [['site_edits'], ['report'], ['keyword_analyses'], ['visibility_questions']];

type WithoutReport<T> = T extends unknown ? Omit<T, 'report_id'> : never;
export type NewEdit = WithoutReport<Sent<typeof createEdit>['body']>;

const MESSAGES: Record<NewEdit['kind'], string> = {
  rename_topic: 'Topic renamed',
  hide_topic: 'Topic hidden',
  add_topic: 'Topic added',
  hide_question: 'Question hidden',
  add_question: 'Question added',
  correct_verdict: 'Verdict corrected',
};

/** `quiet`: whoever calls shows what went wrong. */
export function useEdit({ quiet = false } = {}) {
  const owner = useContext(EditingContext);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edit: NewEdit) => {
      if (!owner) throw new Error('only owners edit');
      return call(createEdit, { body: { report_id: owner.reportId, ...edit } });
    },
    onMutate: () => notify.clear('edit'),
    onSuccess: async (_, { kind }) => {
      notify.success('edit', MESSAGES[kind]);
      await Promise.all(TOUCHED.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => quiet || notify.error('edit', 'This could not be changed', reasonFor(error)),
  });
}

export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteEdit, { params: { id } }),
    onMutate: () => notify.clear('edit'),
    onError: (error) => notify.error('edit', 'This could not be undone', reasonFor(error)),
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
