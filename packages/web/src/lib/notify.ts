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
  | 'crawler-log'
  | 'edit'
  | 'export'
  | 'factor-add'
  | 'factor-remove'
  | 'mail-choices'
  | 'name'
  | 'password'
  | 'plan-change'
  | 'portal'
  | 'profile'
  | 'report-brand'
  | 'reset-mail'
  | 'search-data'
  | 'session-end'
  | 'setup'
  | 'key-revoke'
  | 'recheck'
  | 'recommendation'
  | 'share'
  | 'share-renew'
  | 'share-revoke'
  | 'subscription'
  | 'subscription-cancel'
  | 'suggestions'
  | 'visibility-names'
  | 'visibility-question'
  | 'visibility-round'
  | 'visibility-schedule'
  | 'webhook'
  | 'website';

type Options = { description?: string };

/** Loaded with the first toast: most visits see none. */
let toaster: Promise<typeof import('../ui/toaster.tsx')> | undefined;

let plain: HTMLElement | undefined;

/** A message without the toaster's code, which could not be loaded: what is said then is mostly that the connection is off. */
function showPlainly(text: string, { description }: Options = {}): void {
  plain?.remove();
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'fixed inset-x-4 bottom-4 z-60 mx-auto max-w-md rounded-md bg-ink px-4 py-3 text-ground text-sm';
  note.textContent = description ? `${text}. ${description}` : text;
  document.body.append(note);
  plain = note;
  setTimeout(() => note.remove(), 6_000);
}

async function show(kind: Flash['kind'], matter: Matter, text: string, options?: Options) {
  toaster ??= import('../ui/toaster.tsx');
  try {
    const { ready, showToast } = await toaster;
    await ready;
    showToast(kind, matter, text, options);
  } catch {
    toaster = undefined;
    showPlainly(text, options);
  }
}

export const notify = {
  success: (matter: Matter, text: string, options?: Options) => void show('success', matter, text, options),
  error: (matter: Matter, text: string, options?: Options) => void show('error', matter, text, options),
  info: (matter: Matter, text: string, options?: Options) => void show('info', matter, text, options),
  /** Takes back what was last said of a matter: it is tried again, and its success will show by itself. */
  clear: (matter: Matter) => void toaster?.then(({ ready, takeBack }) => ready.then(() => takeBack(matter))).catch(() => undefined),
};
