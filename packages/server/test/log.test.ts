import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';

function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  createLog({ LOG_LEVEL: 'warn' }, sink).warn({ err }, 'trouble');
  return (JSON.parse(lines[0] ?? '{}') as { err: Record<string, unknown> }).err;
}

it('says what an error says and what had caused it, without the objects it drags along', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', connection: { password: 'x' } });
  const err = logged(new Error('no answer', { cause }));
  expect(err).toEqual({
    type: 'Error',
    message: 'no answer',
    stack: expect.stringContaining('log.test'),
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'refused', stack: expect.any(String) },
  });
});

it('says the same of a copy of an error, as the queue hands it out, and which queue it is about', () => {
  const error = Object.assign(new Error('terminated'), { code: '57P01', client: { secret: 'x' } });
  expect(logged({ ...error, message: error.message, stack: error.stack, queue: 'send-mail', worker: 'w' })).toEqual({
    code: '57P01',
    queue: 'send-mail',
    message: 'terminated',
    stack: expect.any(String),
  });
  expect(logged('only words')).toEqual({ message: 'only words' });
});
