import { expect, it } from 'vitest';
import { judgingError } from './judge-limits.ts';

it('a judging thread without memory is the site’s doing, every other error ours', () => {
  const full = Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(judgingError(full)).toMatchObject({ code: 'parse.too_complex', message: 'The site is too large to be judged.', cause: full });
  const other = new Error('a bug');
  expect(judgingError(other)).toBe(other);
});
