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

it('X4 takes a carriage return alone as a line ending, and only the first space away', async () => {
  expect(await read('data: a\r\rdata:b c\r\rdata:')).toEqual(['a', 'b c']);
});

it('X4 an event that was not finished does not count', async () => {
  expect(await read('data: a\n\ndata: b\n')).toEqual(['a']);
});

it('X4 takes one space off a line, no more, and a character that is cut in two', async () => {
  expect(await read('data:  a\ndata:b\ndatax: c\n\n')).toEqual([' a\nb']);
  const [head, tail] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of ['data: ', head, tail, '\n\n'])
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  const events = [];
  for await (const data of eventData(body)) events.push(data);
  expect(events).toEqual(['é']);
});

it('X4 an empty event is none, and the body is free again for whoever stops reading', async () => {
  expect(await read('\n\n: x\n\ndata: a\n\n\n')).toEqual(['a']);
  const body = bodyOf('data: a\n\ndata: b\n\n');
  for await (const data of eventData(body)) {
    expect(data).toBe('a');
    break;
  }
  expect(body.locked).toBe(false);
});
