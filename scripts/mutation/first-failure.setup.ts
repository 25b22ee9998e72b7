import { afterEach, beforeEach, inject } from 'vitest';

/**
 * A mutant is done with at the first failure. Vitest's own way of stopping there ends the worker, which is to stay (keep-worker.ts), so the rest is skipped instead.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
    activeMutant: string;
    globalNamespace: string;
  }
}
const shared = globalThis as { noticedMutant?: string };
const mutant = inject('mode') === 'mutant' ? inject('activeMutant') : undefined;
if (mutant !== undefined && inject('mutantActivation') === 'runtime') {
  // What the last mutant left is not active while this one's files are loaded.
  const stryker = (globalThis as Record<string, unknown>)[inject('globalNamespace')];
  if (stryker) (stryker as { activeMutant?: string }).activeMutant = undefined;
}
// Nor are the files after the one that noticed loaded. Stryker counts the failure that came before this one.
if (mutant !== undefined && shared.noticedMutant === mutant) throw new Error('This mutant was noticed already.');
beforeEach(({ skip }) => {
  if (mutant !== undefined && shared.noticedMutant === mutant) skip();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') shared.noticedMutant = mutant;
});
