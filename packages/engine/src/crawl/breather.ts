import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 15;

/** For loops over what a site names: lets other work, and the end of the visit, have their turn whenever the loop has run for a while. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
