import { registerHooks } from 'node:module';

/**
 * Vitest ends a worker with each run, so that every mutant would wait for all modules to be loaded anew: seconds each, for tests of milliseconds. A mutant that
 * works at run time changes nothing about what was loaded, so the worker stays for the next one; the test files themselves are always loaded anew. A mutant
 * of what runs on loading gets a worker of its own.
 */
const CHANGES: readonly (readonly [was: string, is: string])[] = [
  [
    'this.queue[0]?.task.isolate === false && isEqualRunner(runner, this.queue[0].task)',
    "task.context.providedContext?.mutantActivation === 'runtime'",
  ],
  [
    'if (task.isolate) throw new Error("Isolated tasks should not share runners");',
    "if (task.context.providedContext?.mutantActivation !== 'runtime') return false;",
  ],
  // A worker has the configuration from its start, and which tests are to run is part of it.
  ['runner.request(method, task.context);', 'runner.request(method, { ...task.context, config: task.project.serializedConfig });'],
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/vitest\/dist\/chunks\/[^/]+\.js$/.test(url)) return loaded;
    const source = String(loaded.source);
    if (!CHANGES.every(([was]) => source.includes(was))) return loaded;
    return { ...loaded, source: CHANGES.reduce((text, [was, is]) => text.replace(was, is), source) };
  },
});
