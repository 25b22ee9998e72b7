import { expect, it } from 'vitest';
import { eventData } from './event-stream.ts';

/** A body that arrives in exactly these pieces. */
const bodyOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function read(...pieces: string[]): Promise<string[]> {
  const events: string[] = [];
  for await (const data of eventData(bodyOf(...pieces))) events.push(data);
  return events;
}

it('X4 reads events however they are cut into pieces', async () => {
  const text = ': hello\n\ndata: {"topic":"user_credits"}\n\nevent: x\ndata: two\ndata: lines\n\n';
  const whole = ['{"topic":"user_credits"}', 'two\nlines'];
  expect(await read(text)).toEqual(whole);
  expect(await read(...text)).toEqual(whole);
});

it('X4 takes every line ending of the standard, also one that is cut', async () => {
  expect(await read('data: a\r', '\n\r\ndata: b\r\n\r\n')).toEqual(['a', 'b']);
});

it('X4 an event that was not finished does not count', async () => {
  expect(await read('data: a\n\ndata: b\n')).toEqual(['a']);
});
