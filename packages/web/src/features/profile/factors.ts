import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';

/** The verified second factors of the account. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async () => {
    const { data, error } = await (await getAuth()).mfa.listFactors();
    if (error) throw error;
    return data.all.filter(({ status }) => status === 'verified');
  },
});

/** A name that no other factor of the account has; the part after the comma is not shown. */
export const newFactorName = (kind: string): string => `${kind}, added ${new Date().toISOString().slice(0, 23).replace('T', ' ')}`;
export const shownFactorName = (name: string | undefined): string => name?.replace(/, added [\d:. -]+$/, '') || 'Authenticator app';

export function useRemoveFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (factorId: string) => {
      const auth = await getAuth();
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) throw error;
      // The token still claims the second step until it is renewed.
      await auth.refreshSession();
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
      notify.success('factor-remove', 'Removed');
    },
    onError: (error) => notify.error('factor-remove', error.message),
  });
}

/** Registers a security key; a ceremony that was broken off leaves nothing behind. */
export async function addSecurityKey(friendlyName: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.mfa.webauthn.register({ friendlyName });
  if (!error) return;
  const { data } = await auth.mfa.listFactors();
  const left = data?.all.find((factor) => factor.status === 'unverified' && factor.friendly_name === friendlyName);
  if (left) await auth.mfa.unenroll({ factorId: left.id });
  throw error;
}
