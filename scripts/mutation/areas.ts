/**
 * What is pure and held by unit tests. `tests` are the files that may notice a change of `mutate`; a mutant of what runs on loading runs them all, unless
 * `withoutStatic` leaves it out.
 */
export type Area = { mutate: readonly string[]; tests: readonly string[]; without?: readonly string[]; withoutStatic?: true };

export const AREAS: Readonly<Record<string, Area>> = {
  contracts: {
    // Strings are names and texts. Both are compared elsewhere in a way that no mutant reaches: by `npm run docs` and, for texts, in the source itself.
    without: ['StringLiteral'],
    // What runs on loading makes schemas and tables, nine tenths of the area; the generated OpenAPI description and JSON Schema are compared with them whole.
    withoutStatic: true,
    mutate: ['packages/contracts/src/**/*.ts'],
    tests: ['packages/contracts/src/**/*.test.ts', 'packages/server/src/docs/openapi.rules.test.ts'],
  },
  rules: {
    // Left out: lists of words, of limits and of errors, which a test could only repeat.
    mutate: ['packages/server/src/**/*.rules.ts', '!**/{export-words,auth-limits,auth-errors}.rules.ts'],
    tests: ['packages/server/src/**/*.rules.test.ts'],
  },
  scoring: {
    // Left out: threads, which load a copy of their own that has no mutant, and what asks a site again; the server tests show them.
    mutate: ['packages/engine/src/scoring/**/*.ts', '!**/{judge-off-thread,judge-request,judge.worker,recheck}.ts'],
    tests: ['packages/engine/src/scoring/**/*.test.ts', '!**/judge-off-thread.test.ts'],
  },
  web: {
    // What has no decision of its own is left out: hooks of React, queries that only name a key and a call, and what only moves the document; the browser
    // tests show them.
    mutate: [
      'packages/web/src/lib/**/*.ts',
      '!**/{kept-form,use-open-report,theme,save-file,load-again,upload,notify}.ts',
      '!**/{queries,last-fetched,sample-query,score-history-query,setup-query}.ts',
    ],
    tests: ['packages/web/src/lib/**/*.test.ts'],
  },
};
