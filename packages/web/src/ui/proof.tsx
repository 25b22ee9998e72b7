import { useState } from 'react';
import { lateDialog } from './late.tsx';

/** Lasting changes of an account: where the service wants fresh proof of who asks, a mailed code is asked for, and the change goes on. */

export const ProofDialog = lateDialog(() => import('./proof-dialog.tsx'));

export const needsProof = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'reauthentication_needed';

export function useProof() {
  const [asking, setAsking] = useState<(proven: boolean) => void>();
  /** Does it, if need be once more after a code. */
  async function withProof<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!needsProof(error)) throw error;
      const proven = await new Promise<boolean>((answer) => setAsking(() => answer));
      setAsking(undefined);
      if (!proven) throw error;
      return act();
    }
  }
  return { withProof, proof: asking && <ProofDialog onClose={() => asking(false)} onProven={() => asking(true)} /> };
}
