import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from '../src/platform/turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when told to, and says when it began. */
function gate(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}
/** Until everything that can go on has gone on. */
const idle = () => new Promise(setImmediate);

describe('turns', () => {
  it('follow one another by key, in order, and other keys do not wait', async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    const [a, b, c, other] = [gate('a', log), gate('b', log), gate('c', log), gate('other', log)];
    const results = [inTurn('one', a.work), inTurn('one', b.work), inTurn('one', c.work), inTurn('two', other.work)];
    await idle();
    expect(log.toSorted()).toEqual(['a', 'other']);
    for (const one of [b, c, other, a]) one.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'other']);
    expect(log.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  });

  it('go on after a failure, which only its own asker sees', async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    const [a, b] = [gate('a', log), gate('b', log)];
    const first = inTurn('one', a.work);
    const second = inTurn('one', b.work);
    a.fail();
    b.end();
    await expect(first).rejects.toThrow('a');
    expect(await second).toBe('b');
  });

  it('are given up after a minute, and whoever comes later still waits for the one at work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const inTurn = createTurns();
    const log: string[] = [];
    const [a, b, c] = [gate('a', log), gate('b', log), gate('c', log)];
    const first = inTurn('one', a.work);
    const second = expect(inTurn('one', b.work)).rejects.toMatchObject({ code: 'server.unavailable' });
    await idle();
    await vi.advanceTimersByTimeAsync(60_000);
    await second;
    const third = inTurn('one', c.work);
    await idle();
    expect(log).toEqual(['a']);
    a.end();
    c.end();
    expect(await Promise.all([first, third])).toEqual(['a', 'c']);
    expect(log).toEqual(['a', 'c']);
  });
});
