import { describe, expect, it } from 'vitest';
import { prepareEngine } from '../../src/modules/reports/run-engine.thread.ts';
import { runOnThread } from '../../src/platform/threads.ts';

const signal = new AbortController().signal;
const NO_VISIT = { task: 'nearest' as const, visit: new Uint8Array([1, 2, 3]), questions: [] };

describe('threads of the engine', () => {
  it('one that a site keeps busy is ended at its limit, and says so', async () => {
    const busy = new URL('data:text/javascript,while(true){}');
    const startedAt = performance.now();
    await expect(runOnThread(busy, {}, { signal, limitMs: 300 })).rejects.toMatchObject({ code: 'parse.timeout' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('one that was started ahead answers the task it is given later', async () => {
    const engine = prepareEngine('nearest');
    engine.start();
    await expect(engine.run(NO_VISIT, { signal })).rejects.toMatchObject({ code: 'artifacts.invalid' });
    await engine.end();
  });

  it('one that ended before its task came is replaced', async () => {
    const engine = prepareEngine('nearest');
    engine.start();
    await engine.end();
    await expect(engine.run(NO_VISIT, { signal })).rejects.toMatchObject({ code: 'artifacts.invalid' });
    await engine.end();
  });

  it('nothing is started for a task that was stopped', async () => {
    await expect(prepareEngine('nearest').run(NO_VISIT, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'fetch.aborted' });
  });
});
