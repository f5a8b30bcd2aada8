import { defineConfig } from 'vitest/config';

/** The tests mutants are run against: the tables, but not the random walks, which cost seconds and kill nothing more. */
export default defineConfig({
  test: {
    include: ['packages/betting/src/**/*.test.ts'],
    exclude: ['**/random-walks.test.ts'],
    environment: 'node',
    // A mutant is switched on at run time, so test files can share what they import; loading it anew costs ten seconds a mutant.
    isolate: false,
  },
});
