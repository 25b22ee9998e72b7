declare module 'vitest' {
  export interface ProvidedContext {
    /** Test files with a query of their own, so that each run of a file is a new one. */
    wrapped: readonly string[];
  }
}

/** A test file that runs another, the one at this place among those wrapped, to its first failure. */
export const wrapperOf = (at: number): string => `import { afterEach, beforeEach, inject } from 'vitest';
let failed = false;
beforeEach(({ skip }) => {
  if (failed) skip();
});
afterEach(({ task }) => {
  failed ||= task.result?.state === 'fail';
});
await import(/* @vite-ignore */ inject('wrapped')[${at}]);
`;
