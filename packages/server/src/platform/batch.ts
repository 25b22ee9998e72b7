/**
 * Does for many callers at once what costs about the same for one: what is asked for while a run is under way is done together in the next, at most `most`
 * at a time. Each caller's promise settles with its own item: where a run of several fails, each is run alone.
 */
export function batch<T>(most: number, run: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  type Waiting = { item: T; done: () => void; fail: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let running = false;

  const runAll = async (some: readonly Waiting[]): Promise<void> => {
    try {
      await run(some.map(({ item }) => item));
      for (const { done } of some) done();
    } catch (error) {
      if (some.length === 1) some[0]?.fail(error);
      else for (const one of some) await runAll([one]);
    }
  };
  const goOn = async () => {
    running = true;
    while (waiting.length > 0) await runAll(waiting.splice(0, most));
    running = false;
  };

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!running) void goOn();
    });
}
