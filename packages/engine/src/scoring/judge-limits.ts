import { CodedError } from '@citelight/contracts';

/** What whoever judges on a thread of its own keeps to: a hostile page must not take the process down, so V8 ends the thread at this heap. */
export const JUDGE_HEAP_MB = 320;

/** The error of a judging thread as it is reported: the site is to blame where the thread ran out of memory. */
export const judgingError = (error: Error & { code?: string }): Error =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new CodedError('parse.too_complex', 'The site is too large to be judged.', { cause: error })
    : error;
