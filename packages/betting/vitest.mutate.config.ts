import { defineConfig } from 'vitest/config';

/** The tests mutants are run against: the tables, but not the random walks, which cost seconds and kill nothing more. */
export default defineConfig({
  test: {
    include: ['packages/betting/src/**/*.test.ts'],
    exclude: ['**/random-walks.test.ts'],
    environment: 'node',
  },
});
