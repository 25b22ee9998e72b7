import { describe, expect, it } from 'vitest';
import { runOnThread } from '../../src/platform/threads.ts';

describe('threads of the engine', () => {
  it('one that a site keeps busy is ended at its limit, and says so', async () => {
    const busy = new URL('data:text/javascript,while(true){}');
    const startedAt = performance.now();
    await expect(runOnThread(busy, {}, { signal: new AbortController().signal, limitMs: 300 })).rejects.toMatchObject({
      code: 'parse.timeout',
    });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
