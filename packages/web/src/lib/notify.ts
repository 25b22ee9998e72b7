import type { Flash } from './flash.ts';

/** What a toast speaks of. A newer one about the same takes the place of the older: no failure stands beside the success of the second try. */
export type Matter =
  | 'account'
  | 'analysis'
  | 'arrival'
  | 'balance'
  | 'checkout'
  | 'competitor-add'
  | 'competitor-remove'
  | 'competitor-replace'
  | 'confirmation-mail'
  | 'contact'
  | 'copy'
  | 'export'
  | 'factor-add'
  | 'factor-remove'
  | 'name'
  | 'password'
  | 'plan-change'
  | 'portal'
  | 'profile'
  | 'reset-mail'
  | 'session-end'
  | 'share'
  | 'share-revoke'
  | 'subscription'
  | 'subscription-cancel'
  | 'suggestions';

type Options = { description?: string };

/** Loaded with the first toast: most visits see none. */
let toaster: Promise<typeof import('../ui/toaster.tsx')> | undefined;

async function show(kind: Flash['kind'], matter: Matter, text: string, options?: Options) {
  toaster ??= import('../ui/toaster.tsx');
  const { ready, say } = await toaster;
  await ready;
  say(kind, matter, text, options);
}

export const notify = {
  success: (matter: Matter, text: string, options?: Options) => void show('success', matter, text, options),
  error: (matter: Matter, text: string, options?: Options) => void show('error', matter, text, options),
  info: (matter: Matter, text: string, options?: Options) => void show('info', matter, text, options),
  /** Takes back what was last said of a matter: it is tried again, and its success will show by itself. */
  clear: (matter: Matter) => void toaster?.then(({ ready, takeBack }) => ready.then(() => takeBack(matter))),
};
