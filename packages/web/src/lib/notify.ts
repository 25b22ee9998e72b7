import type { Flash } from './flash.ts';

type Options = { description?: string };

/** Toasts are loaded with the first one: most visits see none. */
async function show(kind: Flash['kind'], text: string, options?: Options) {
  const { ready, toast } = await import('../ui/toaster.tsx');
  await ready;
  toast[kind](text, options);
}

export const notify = {
  success: (text: string, options?: Options) => void show('success', text, options),
  error: (text: string, options?: Options) => void show('error', text, options),
  info: (text: string, options?: Options) => void show('info', text, options),
};
