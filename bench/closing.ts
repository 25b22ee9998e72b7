/**
 * What a bench has started, to be ended again, last first: `closing` politely by `stop`, `atOnce` when the bench itself is ended: then nothing of it may be
 * left behind, and there is no time to be polite.
 */
export function createClosing() {
  const closing: (() => unknown)[] = [];
  const atOnce: (() => unknown)[] = [];
  const abandon = () => {
    for (const end of atOnce.reverse()) {
      try {
        end();
      } catch {
        // it ended before
      }
    }
  };
  process.once('exit', abandon);
  const stop = async (): Promise<void> => {
    for (const close of closing.reverse()) await Promise.resolve(close()).catch(() => {});
    process.off('exit', abandon);
  };
  return { closing, atOnce, stop };
}
