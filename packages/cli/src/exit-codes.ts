/** What the command's exit code says. */
export const EXIT = { ok: 0, underLimit: 1, usage: 2, notAssessed: 3 } as const;

/** A mistake in how the command was called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
