import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const YIELD_AFTER_MS = 15;

/** For loops over what a site names: lets other work, and the end of the visit, have their turn whenever the loop has run for a while. */
export function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < YIELD_AFTER_MS) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
